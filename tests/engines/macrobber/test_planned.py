"""What a seat's own view has of its plan: the tokens that are left; others see none of it."""

from dataclasses import replace
from typing import Any

import pytest

from engines.macrobber import GAME
from engines.macrobber.model.state import PlannedStep, State, Turn
from tests.contract.words import words
from tests.engines.macrobber.states import FOUR

STATUS = "Your tokens: 1 yellow, 2 blue, 1 green, 2 red"


def hand(state: State, seat: str) -> list[str]:
    assert GAME.hand is not None
    return [words(GAME)(line).replace("**", "") for line in GAME.hand(state, seat).lines]


def planning(*steps: PlannedStep) -> State:
    assert FOUR.turn is not None
    return replace(FOUR, turn=Turn(phase=2, status=FOUR.turn.status, plan=steps))


@pytest.mark.parametrize(
    ("do", "left"),
    [
        ("warriors", "2 blue, 1 green, 2 red"),
        ("bagpipers", "1 yellow, 1 blue, 1 green, 2 red"),
        ("castle", "1 yellow, 1 green, 2 red"),
        ("cattle", "1 yellow, 2 blue, 1 green, 1 red"),
        ("monks:1", "1 yellow, 2 blue, 2 red"),
        ("estate:YR", "2 blue, 1 green, 1 red"),
        ("bard:s3:Y", "1 yellow, 1 blue, 1 green, 2 red"),
        ("bard:s3:BG:G", "1 yellow, 1 blue, 1 green, 2 red"),
    ],
)
def test_who_plans_reads_the_tokens_that_are_left_and_others_read_what_they_did(do: str, left: str) -> None:
    assert STATUS in hand(FOUR, "s1")
    state = planning(PlannedStep(do))
    assert f"Your tokens: {left}" in hand(state, "s1")
    for seat in ("s2", "s3", "s4"):
        assert hand(state, seat) == hand(FOUR, seat)
        assert not any(line.startswith("Your tokens") for line in hand(state, seat))


@pytest.mark.parametrize(
    ("estates", "told"),
    [
        (("abbey", "castle", "cattle"), "🐄🏰⛪"),
        (("abbey", "", "castle"), "🏰⛪"),
        (("abbey", "cattle", "cattle"), "🐄⛪"),
        (("", ""), "none"),
    ],
)
def test_who_may_raid_reads_the_loot_in_the_order_of_its_question(
    estates: tuple[Any, ...], told: str
) -> None:
    """result.3, result.7."""
    state = planning(PlannedStep("done"))
    one, other, *others = state.seats
    state = replace(state, seats=(one, replace(other, estates=estates), *others))
    rivals = " · ".join(line for line in hand(state, "s1") if "Balnevis" in line)
    assert rivals.split(" · ")[0] == f"Balnevis 14: {told}"
