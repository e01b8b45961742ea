"""Moves: what the bot does next, and what people report of their own turns."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

from engines.core.errors import IllegalMove
from engines.core.game.correction import correct
from engines.core.game.move import Move, Offer
from engines.core.script import Script, ask
from engines.core.text import Text, text

from ..model import tile
from ..model.state import PHASES, State, forward, is_automata, space_of, waiting, with_played
from ..rules.phase import ROUNDS, next_phase, next_round
from ..rules.score import end
from ..rules.tracked import market_question, with_good, with_goods, without
from ..rules.turn import turn
from ..rules.workspace import Table, seat_label
from .corrections import corrections
from .switch import switch

OF_THEIR_TURN = ("take", "buy", "ship", "claim", "advance")
"""The reports of what people did in their own turn."""
MOST_STEPS = 3
MOST_IN_A_TURN = {"take": 3, "ship": 2, "claim": 2}
"""How often the same can happen in a person's turn."""


def turns(state: State) -> tuple[Offer, ...]:
    """Return what comes next: a person's turn or an automata's, a round, a phase or the end.

    People need not say when they are done: behind their turns stands what comes after them.
    """
    return () if state.is_over else tuple(_coming(state))


def play(state: State, move: Move) -> Script[State]:
    """Return the script of a move. Raises IllegalMove if it isn't offered now."""
    if state.is_over:
        raise IllegalMove(text("game-is-over"))
    if move.action == "fix":
        field, value = (str(move.args.get(name, "")) for name in ("field", "value"))
        return correct(corrections, state, field, value)
    if all(move.code != one.move.code for one in chain(turns(state), reports(state))):
        raise IllegalMove(text("not-legal-now", move=move.code))
    script = SCRIPTS[move.action](state, **move.args)
    return _telling(script) if move.action in OF_THEIR_TURN else script


def _telling(script: Script[State]) -> Script[State]:
    """Note that people have told something of the turn that they are having."""
    state = yield from script
    return replace(state, is_told=True)


def _coming(state: State) -> Iterator[Offer]:
    """Yield the turns of people up to the next automata's, then that, or else the next round (phase.1)."""
    for seat in waiting(state):
        action = "turn" if is_automata(seat) else "done"
        label = text(f"offer-{action}", seat=seat_label(seat))
        offer = Offer(Move(action, {"seat": seat}), label, "turn", seat=seat)
        if is_automata(seat):
            yield offer
            return
        yield _asking_for_tiles(state, offer)
    if state.round < ROUNDS:
        label = text("offer-round", phase=PHASES[state.phase - 1], round=state.round + 1)
        yield Offer(Move("round"), label, "turn")
    elif state.phase < len(PHASES):
        yield Offer(Move("phase"), text("offer-phase", phase=PHASES[state.phase]), "turn")
    else:
        yield Offer(Move("end"), text("offer-end"), "turn")


def _asking_for_tiles(state: State, offer: Offer) -> Offer:
    """Return the end of a person's turn; where the bot keeps the board it has to know what they took."""
    if state.options.board == "search":
        return offer
    if state.is_told:
        return replace(offer, hint=text("turn-hint-told"))
    return replace(offer, hint=text("turn-hint-untold"), doubt=text("doubt-no-tile"))


def _done(state: State, seat: str) -> Script[State]:
    """Say that a person has had their turn, and who was to play before them."""
    yield from Table(state).tell("person-done", "", who=seat_label(seat))
    return with_played(state, seat)


def reports(state: State) -> Iterator[Offer]:
    """Yield what people can report of their own turns, and who may keep the board from now on."""
    if state.is_over:
        return
    yield from _takes(state)
    yield from _buys(state)
    yield from _ships(state)
    yield from _claims(state)
    yield from _steps(state)
    yield from _tellings(state)
    for mode in ("search", "tracked", "dealt"):
        if mode != state.options.board:
            yield _report("board", text("report-board", mode=mode), mode=mode)


def _report(action: str, label: Text, **args: str | int) -> Offer:
    seat = str(args["player"]) if "player" in args else None
    most = MOST_IN_A_TURN.get(action, 1)
    group = text("group", action=action)
    return Offer(Move(action, args), label, "report", group, seat, most, also=group if seat else None)


def _of_tile(one: str, offer: Offer) -> Offer:
    """Return the offer, which is found by the tile's colour and kind too."""
    return replace(offer, also=text("tile-words", colour=tile.colour(one)))


def _people(state: State) -> list[str]:
    return [f"p{n}" for n in range(1, state.options.people + 1)]


def _takes(state: State) -> Iterator[Offer]:
    """Yield each tile of the depots; those that are alike are called alike, too."""
    for number, depot in enumerate(state.depots or (), start=1):
        for slot, one in enumerate(depot.tiles):
            if one:
                label = text("report-take", depot=number, tile=tile.label(one))
                yield _of_tile(one, _report("take", label, depot=number, slot=slot + 1))


def _buys(state: State) -> Iterator[Offer]:
    for slot, one in enumerate(state.market or ()):
        if one:
            label = text("report-buy", slot=slot + 1, tile=tile.label(one))
            yield _of_tile(one, _report("buy", label, slot=slot + 1))


def _ships(state: State) -> Iterator[Offer]:
    for person in _people(state):
        for number, depot in enumerate(state.depots or (), start=1):
            if depot.goods:
                label = text("report-ship", who=seat_label(person), depot=number, n=len(depot.goods))
                yield _report("ship", label, player=person, depot=number)
        yield _report("ship", text("report-ship-none", who=seat_label(person)), player=person, depot=0)


def _claims(state: State) -> Iterator[Offer]:
    for colour, sizes in (state.bonus or {}).items():
        for size in sizes:
            label = text("report-claim", colour=tile.colour_label(colour), size=size)
            yield _report("claim", label, colour=colour, size=size)


def _steps(state: State) -> Iterator[Offer]:
    for person in _people(state):
        room = len(state.track) - 1 - space_of(state.track, person)
        for steps in range(1, min(room, MOST_STEPS) + 1):
            label = text("report-advance", who=seat_label(person), steps=steps)
            yield _report("advance", label, player=person, steps=steps)


def _tellings(state: State) -> Iterator[Offer]:
    if state.options.board != "tracked":
        return
    if state.depots and 0 in state.depots[state.white - 1].goods:
        for kind in range(1, 7):
            label = text("report-good", good=text("good", n=kind), depot=state.white)
            yield _report("good", label, type=kind)
    yield _report("market", text("report-market"))


def _take(state: State, depot: int, slot: int) -> Script[State]:
    depots = state.depots or ()
    taken = tile.label(depots[depot - 1].tiles[slot - 1])
    yield from Table(state).tell("reported-take", "", tile=taken, depot=depot)
    return replace(state, depots=without(depots, depot, slot - 1))


def _buy(state: State, slot: int) -> Script[State]:
    market = state.market or ()
    yield from Table(state).tell("reported-buy", "", tile=tile.label(market[slot - 1]))
    return replace(state, market=tuple("" if i == slot - 1 else one for i, one in enumerate(market)))


def _ship(state: State, player: str, depot: int) -> Script[State]:
    track = forward(state.track, player)
    space = space_of(track, player)
    who = seat_label(player)
    if depot and state.depots:
        yield from Table(state).tell("reported-ship", "bonus.8", who=who, depot=depot, space=space)
        return replace(state, track=track, depots=with_goods(state.depots, depot, ()))
    yield from Table(state).tell("reported-ship-none", "bonus.9", who=who, space=space)
    return replace(state, track=track)


def _claim(state: State, colour: str, size: str) -> Script[State]:
    bonus = dict(state.bonus or {})
    bonus[colour] = tuple(one for one in bonus[colour] if one != size)
    yield from Table(state).tell("reported-claim", "complete.6", colour=tile.colour_label(colour), size=size)
    return replace(state, bonus=bonus)


def _advance(state: State, player: str, steps: int) -> Script[State]:
    track = forward(state.track, player, steps)
    space = space_of(track, player)
    yield from Table(state).tell("reported-advance", "", who=seat_label(player), space=space)
    return replace(state, track=track)


def _good(state: State, **told: int) -> Script[State]:
    kind, depots = told["type"], state.depots or ()
    goods = list(depots[state.white - 1].goods)
    goods.remove(0)
    yield from Table(state).tell("reported-good", "", good=text("good", n=kind), depot=state.white)
    rest = replace(depots[state.white - 1], goods=tuple(goods))
    kept = (*depots[: state.white - 1], rest, *depots[state.white :])
    return replace(state, depots=with_good(kept, state.white, kind))


def _market(state: State) -> Script[State]:
    row = yield from ask(market_question(state.options.market_size))
    yield from Table(state).tell("reported-market", "", tiles=tuple(tile.label(one) for one in row if one))
    return replace(state, market=row)


SCRIPTS: dict[str, Callable[..., Script[Any]]] = {
    "turn": turn,
    "done": _done,
    "round": next_round,
    "phase": next_phase,
    "end": end,
    "take": _take,
    "buy": _buy,
    "ship": _ship,
    "claim": _claim,
    "advance": _advance,
    "good": _good,
    "market": _market,
    "board": switch,
}
