"""Rare states: few tokens, cards, estates or points; both forms of the rules agree there too."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from engines.core.script.requests import MultiChoice, Question
from engines.core.script.run import Asking, Done
from engines.macrobber import GAME
from engines.macrobber.fast.convert import position_of
from engines.macrobber.fast.moves import legal
from engines.macrobber.fast.notation import answer
from engines.macrobber.model.catalogue import components
from engines.macrobber.model.conservation import losses
from engines.macrobber.model.state import WORTH, State
from engines.macrobber.model.tokens import Tokens, tokens
from tests.contract.player import Luck
from tests.engines.macrobber.fast_twin import Twin
from tests.engines.macrobber.moments import begun, moments
from tests.engines.macrobber.quandaries import Quandary

STATES = 150
RAID = 3
"""So many cards a raid needs, and an exchange of exactly 3."""
THINGS = ("Y", "B", "G", "cattle", "castle", "abbey", "")
"""What a board can get: a token of the court, or an estate with what stands on it."""


def rare(number: int) -> State:
    """Return a state between turns; everything is somewhere once, but oddly spread."""
    luck = Luck(f"rare {number}")
    exchange = ("up_to_3", "exactly_3")[number // 3 % 2]
    state = begun(f"rare {number}", seats=3 + number % 3, red_area=luck.pick((20, 30, 40)), exchange=exchange)
    state = with_cards(with_boards(state, luck), luck)
    ids = [seat.id for seat in state.seats]
    base = luck.pick((0, 1, 30, state.options.red_area - 5))
    points = [max(0, base + luck.number(-2, 2)) for _ in ids]
    state = replace(
        state,
        beginner=luck.pick(ids),
        in_turn=luck.pick(ids),
        marker=luck.pick(("", *ids)),
        seats=tuple(
            replace(seat, points=n, ledger={"start": n}) for seat, n in zip(state.seats, points, strict=True)
        ),
    )
    assert not losses(state)
    return state


def with_boards(state: State, luck: Luck) -> State:
    """Spread tokens over the boards until about so many are left in the sack, and leave few estates."""
    size = luck.pick((4, 6, 7, 9, 20))
    sack = sum((seat.board for seat in state.seats), state.sack) - Tokens(Y=3 * len(state.seats))
    courts = {seat.id: Tokens(Y=3) for seat in state.seats}
    estates: dict[str, list[Any]] = {seat.id: [] for seat in state.seats}
    room = {seat.id: luck.number(2, 6) for seat in state.seats}
    for _ in range(300):
        taker, thing = luck.pick(list(courts)), luck.pick(THINGS)
        cost = WORTH[thing] if thing in WORTH else tokens(thing)
        if not sack >= cost or sack.total - cost.total < size:
            continue
        if thing not in WORTH:
            courts[taker] += cost
        elif len(estates[taker]) < room[taker]:
            estates[taker].append(thing)
        else:
            continue
        sack -= cost
    numbers, seats = list(state.stock), []
    for seat in state.seats:
        land = (*estates[seat.id], "", "")[: max(2, len(estates[seat.id]))]
        tiles = tuple(numbers.pop() for _ in land[2:])
        seats.append(replace(seat, court=courts[seat.id], estates=land, tiles=tiles))
    left = luck.pick((0, 1, 2))
    return replace(
        state, seats=tuple(seats), sack=sack, stock=tuple(numbers[:left]), removed=tuple(numbers[left:])
    )


def with_cards(state: State, luck: Luck) -> State:
    """Deal hands, some of them too small for their warriors; a small pile, all else on the return deck."""
    cards = list(components().card_counts[state.options.card_counts].all)
    seats = []
    for seat in state.seats:
        # A seat that loses all warriors but 3 still has a card for each of them.
        missing = luck.number(1, 3) if luck.one_in(2) else 0
        hand = [cards.pop(luck.number(0, len(cards) - 1)) for _ in range(seat.court.Y - missing)]
        seats.append(replace(seat, hand=tuple(sorted(hand))))
    pile = tuple(cards.pop(luck.number(0, len(cards) - 1)) for _ in range(luck.number(0, 11)))
    down = cards[::2]
    seats[0] = replace(seats[0], down=tuple(down))
    return replace(state, seats=tuple(seats), pile=pile, face_up=tuple(cards[1::2]))


class RareTwin(Twin):
    """A game from a state on to its end; where several cards or tokens are picked, all ways are compared."""

    def __init__(self, state: State, number: int) -> None:
        super().__init__(number)
        self.fast = position_of(state, self.outcomes)
        self.told: set[tuple[str, str, Any]] = set()
        """The events of the game: what, by which clause, and what was paid."""

    def take(self, result: Asking | Done[State]) -> Asking | Done[State]:
        self.told |= {(event.id, event.rule, event.args.get("paid")) for event in result.events}
        return super().take(result)

    def choose(self, question: Question, ask: int) -> None:
        self.flush()
        if isinstance(question, MultiChoice):
            ids = [option.id[0] for option in question.options]
            sizes = range(question.low, min(question.high, len(ids)) + 1)
            offered = {tuple(sorted(some)) for size in sizes for some in combinations(ids, size)}
            mine = {tuple(sorted(one[0] for one in answer(ask, move))) for move in legal(self.fast)}
            assert offered == mine, question.id
        super().choose(question, ask)


@pytest.mark.slow
def test_both_forms_of_the_rules_agree_in_rare_states() -> None:
    told: set[tuple[str, str, Any]] = set()
    for number in range(STATES):
        state = rare(number)
        twin = RareTwin(state, number)
        twin.finish(state)
        told |= twin.told
    ends = {("over", "end.3", None), ("over", "end.5", None), ("no-estate", "end.5", None)}
    assert told >= ends | {("repelled", "result.9", 0)}


@pytest.mark.parametrize("strength", GAME.strengths)
def test_a_clan_with_few_cards_answers_what_is_offered(strength: str) -> None:
    answered = set()
    for number in range(12):
        for asking, _ in moments(rare(number), f"few cards {number}", turns=3):
            for question in asking.questions:
                one = Quandary(asking.state, question)
                if len(asking.state.seat(one.seat).hand) < RAID:
                    question.check(one.thought(strength).answer)
                    answered.add(question.id)
    assert answered >= {"d.phase3", "d.attack", "d.defend"}
