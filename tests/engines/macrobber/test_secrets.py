"""What only one seat may know is nowhere else: whole games are searched for every hidden card."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engines.core.script.requests import Question
from engines.core.script.run import Asking, Done
from engines.macrobber import GAME
from engines.macrobber.model.public import public
from engines.macrobber.model.state import Seat, State
from engines.macrobber.rules.seat_view import seen
from tests.engines.macrobber.moments import begun, mixed, moments, results

pytestmark = pytest.mark.slow

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
HIDDEN = re.compile(r"(?<![0-9])[12][0-9]{4}(?![0-9])")
"""Cards and estates of `marked` games: numbers that nothing else has."""


def marked(seats: int) -> State:
    """Return a new game in which every card and every estate has a number of its own."""
    state = begun(seats=seats, red_area=20)
    cards = [10_000 + 10 * n for n in range(67)]
    hands = [tuple(cards.pop(31 * place % len(cards)) for _ in range(4)) for place in range(1, seats + 1)]
    return replace(
        state,
        seats=tuple(
            replace(seat, hand=tuple(sorted(hand))) for seat, hand in zip(state.seats, hands, strict=True)
        ),
        pile=tuple(cards[::-1]),
        stock=tuple(20_000 + 7 * n for n in range(25)),
        marker="s1",
    )


def numbers(*shown: Any) -> set[int]:
    """Return the numbers of cards and estates in anything that is shown."""
    return {int(found) for found in HIDDEN.findall("".join(map(repr, shown)))}


def with_piper(cards: set[int]) -> set[int]:
    """Return the cards and what they count with a bagpiper on them."""
    return cards | {card + 1 for card in cards}


def open_cards(state: State) -> set[int]:
    """Return what has been turned up: cards of combat, estates."""
    rounds = state.raid.rounds if state.raid else ()
    return with_piper({*state.face_up, *(laid.card for one in rounds for laid in one)}) | {*state.turned}


def own_cards(state: State, seat: str) -> set[int]:
    """Return what a seat knows of its own."""
    mine = state.seat(seat)
    raid, turn = state.raid, state.turn
    laid = [raid.laid.card] if raid and raid.laid and raid.attacker == seat else []
    planned = [card for step in turn.plan for card in step.cards] if turn and state.in_turn == seat else []
    return with_piper({*mine.hand, *mine.down, *laid, *planned})


def told(result: Asking | Done[State]) -> list[Any]:
    """Return all that the log shows before the end: events, and chance that is not secret."""
    outcomes = [one.to_json() for one in result.said if one.by == "chance"]
    return [*(event.to_json() for event in result.events), *outcomes]


def asked(questions: tuple[Question, ...], seat: str) -> Iterator[Question]:
    yield from (question for question in questions if question.to == seat or not question.private)


@SEATS
def test_no_hidden_card_or_estate_is_in_anything_that_others_see(seats: int) -> None:
    turned: set[int] = set()
    for result, before in results(marked(seats), f"hidden {seats}", turns=60):
        state: State = result.state if isinstance(result, Asking) else result.value
        questions = result.questions if isinstance(result, Asking) else ()
        turned |= open_cards(state)
        shown = (GAME.panel(state), GAME.footer(state), GAME.score(state), GAME.offers(before), public(state))
        assert numbers(*shown) <= turned
        assert numbers(told(result)) <= turned
        assert numbers([one for one in questions if not one.private]) <= turned
        for seat in state.seats:
            known = turned | own_cards(state, seat.id)
            mine = (seen(state, seat.id), GAME.hand(state, seat.id) if GAME.hand else None)
            assert numbers(*mine, list(asked(questions, seat.id))) <= known
            assert numbers(*mine) >= {*seat.hand} - own_planned(state, seat)
    assert turned


def own_planned(state: State, seat: Seat) -> set[int]:
    """Return cards that the seat's own plan throws away already."""
    if state.turn is None or state.in_turn != seat.id:
        return set()
    return {card for step in state.turn.plan for card in step.cards}


@SEATS
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(seats: int) -> None:
    for asking, _ in moments(replace(begun(seats=seats), marker="s2"), f"unknown {seats}", turns=40):
        state = asking.state
        for viewer in ("", *(seat.id for seat in state.seats)):
            other = mixed(state, viewer)
            assert public(other) == public(state)
            assert GAME.panel(other) == GAME.panel(state)
            assert GAME.score(other) == GAME.score(state)
            if viewer:
                assert seen(other, viewer) == seen(state, viewer)
                assert GAME.hand is not None
                assert GAME.hand(other, viewer) == GAME.hand(state, viewer)


def test_nobody_else_learns_that_cards_are_laid_ahead() -> None:
    sides = set()
    for seats in (3, 4, 5):
        for asking, _ in moments(begun(seats=seats), f"several {seats}", turns=60):
            state = asking.state
            for order in state.raid.ahead if state.raid else ():
                sides.add(order.seat == state.raid.attacker)
                without = replace(state.raid, ahead=tuple(one for one in state.raid.ahead if one != order))
                other = replace(state, raid=without)
                assert public(state) == public(other)
                assert GAME.panel(state) == GAME.panel(other)
                assert all(one.ask.args["round"] == len(state.raid.rounds) + 1 for one in asking.questions)
                for seat in (one.id for one in state.seats if one.id != order.seat):
                    assert seen(state, seat) == seen(other, seat)
                    assert GAME.hand is not None
                    assert GAME.hand(state, seat) == GAME.hand(other, seat)
    assert sides == {True, False}


@SEATS
def test_what_a_seat_sees_is_json(seats: int) -> None:
    for asking, _ in moments(begun(seats=seats), f"json {seats}", turns=15):
        for seat in asking.state.seats:
            view = seen(asking.state, seat.id)
            assert json.loads(json.dumps(view))["own"]["hand"] == list(view["own"]["hand"])
            assert view["own"]["seat"] == seat.id


@SEATS
def test_questions_about_cards_go_to_one_seat_in_private_and_are_always_asked(seats: int) -> None:
    fights = 0
    for asking, before in moments(begun(seats=seats), f"asked {seats}", turns=40):
        for question in asking.questions:
            assert question.private
            assert question.to in [seat.id for seat in before.seats]
            if question.id in ("d.attack", "d.defend", "d.discard"):
                fights += 1
                assert question.always
    assert fights


@SEATS
def test_how_often_a_raid_asks_that_is_fought_card_by_card_tells_nothing_of_the_hands(seats: int) -> None:
    raids = 0
    for asking, _ in moments(begun(seats=seats), f"raids {seats}", turns=60):
        raid, answered = asking.state.raid, [one.id for one in asking.said]
        is_plain = all(one.value != "ahead" for one in asking.said)
        if is_plain and asking.questions[0].id.startswith("d.layback"):
            raids += 1
            for question, seat, side in (("d.attack", raid.attacker, 0), ("d.defend", raid.defender, 1)):
                # All can count: with three warriors and no bagpiper left the last card is the only way.
                court = asking.state.seat(seat).court
                has_choice = court.Y > 3 or court.B + raid.rounds[2][side].piper > 0
                assert answered.count(question) == 2 + has_choice
    assert raids
