"""Plays random games and stops at every moment at which somebody is asked; changes what a seat can't know."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engines.core.script.run import Asking, Done, Said
from engines.macrobber import GAME
from engines.macrobber.model.state import Laid, State
from tests.contract.player import Luck, perform, step


def begun(name: str = "begun", **options: Any) -> State:
    """Return a new game."""
    state: State = perform(GAME, None, None, Luck(name), options).after
    return state


def moments(state: State, name: str, turns: int = 400) -> Iterator[tuple[Asking, State]]:
    """Yield what is open at each moment of the game from this state on, and the state at the turn's start."""
    for result, before in results(state, name, turns):
        if isinstance(result, Asking):
            yield result, before


def results(state: State, name: str, turns: int = 400) -> Iterator[tuple[Asking | Done[State], State]]:
    """Yield the moments and the ends of all turns, each with the state at the turn's start."""
    luck = Luck(name)
    for _ in range(turns):
        offers = GAME.offers(state)
        if not offers:
            return
        waited: list[Asking] = []

        def people(asking: Asking, waited: list[Asking] = waited) -> Said:
            waited.append(asking)
            question = luck.pick(asking.questions)
            return Said(question.id, luck.answer(question))

        done = step(GAME, state, offers[0].move, people=people)
        assert isinstance(done, Done)
        yield from ((one, state) for one in waited)
        yield done, state
        state = done.value


def mixed(state: State, viewer: str) -> State:
    """Return the state with all that the viewer can't know changed: cards, estates, a plan."""
    others = [seat for seat in state.seats if seat.id != viewer]
    raid = state.raid
    is_laid_hidden = raid is not None and raid.laid is not None and raid.attacker != viewer
    cards = [*state.pile, *(card for seat in others for card in (*seat.hand, *seat.down))]
    if raid and raid.laid and is_laid_hidden:
        cards.append(raid.laid.card)
    cards = [5 - card for card in cards]
    tiles = [number + 100 for number in (*state.stock, *state.removed)]

    def dealt(n: int) -> tuple[int, ...]:
        return tuple(sorted(cards.pop() for _ in range(n)))

    if raid and raid.laid and is_laid_hidden:
        raid = replace(raid, laid=Laid(cards.pop(), raid.laid.piper))
    if raid:
        raid = replace(raid, ahead=tuple(one for one in raid.ahead if one.seat == viewer))
    seats = tuple(
        replace(
            seat,
            tiles=tuple(number + 100 for number in seat.tiles),
            hand=seat.hand if seat.id == viewer else dealt(len(seat.hand)),
            down=seat.down if seat.id == viewer else dealt(len(seat.down)),
            back=seat.back if seat.id == viewer else tuple(5 - card for card in seat.back),
        )
        for seat in state.seats
    )
    is_planning = state.turn is not None and state.in_turn != viewer
    return replace(
        state,
        seats=seats,
        pile=tuple(cards),
        stock=tuple(tiles[: len(state.stock)]),
        removed=tuple(tiles[len(state.stock) :]),
        raid=raid,
        turn=replace(state.turn, plan=()) if state.turn and is_planning else state.turn,
        position=state.position + 99,
    )
