"""Decisions in which every good player sees the same answer: a Reiver and a Chieftain see it, too."""

from dataclasses import replace
from typing import Any

import pytest

from engines.macrobber.model.state import State
from engines.macrobber.model.tokens import Tokens
from engines.macrobber.search.decide import decide
from tests.engines.macrobber.quandaries import no_clock
from tests.engines.macrobber.test_drover import RAIDED, Answers, asked, table

pytestmark = pytest.mark.slow

STRENGTHS = pytest.mark.parametrize("strength", ["reiver", "chieftain"])
TRIES = 600
DONE: Answers = (("d.action", "done"),)
WON: Answers = (*RAIDED, *(("d.attack", "4"), ("d.defend", "1")) * 3)


def answer(strength: str, state: State, drawn: str = "YBGGRR", answers: Answers = ()) -> Any:
    """Return what a clan of this strength answers at this moment."""
    dilemma = replace(asked(state, drawn, answers).dilemma(strength), iterations=TRIES)
    return decide(dilemma, no_clock).answer


@STRENGTHS
@pytest.mark.parametrize(
    ("points", "estates", "loot"),
    [
        ((5, 5, 5), ("cattle", "castle", "abbey"), "cattle"),
        ((5, 9, 5), ("castle", "", ""), "castle"),
        ((5, 9, 5), ("", "abbey", ""), "abbey"),
    ],
)
def test_what_hurts_a_rival_is_taken(
    strength: str, points: tuple[int, ...], estates: tuple[Any, ...], loot: str
) -> None:
    own, rival, third = ({"points": n} for n in points)
    state = table(own | {"hand": (4, 4, 4, 4)}, rival | {"hand": (1, 1, 1, 1), "estates": estates}, third)
    assert answer(strength, state, answers=WON) == loot


@STRENGTHS
def test_four_ones_are_for_no_raid(strength: str) -> None:
    state = table({"hand": (1, 1, 1, 1), "court": Tokens(Y=4)})
    assert answer(strength, state, "RRRRRR", DONE) == "exchange"


@STRENGTHS
def test_four_fours_are_for_a_raid_that_brings_cattle(strength: str) -> None:
    state = table({"hand": (4, 4, 4, 4)}, {"estates": ("", "")}, {"estates": ("cattle", "cattle")})
    assert answer(strength, state, "RRRRRR", DONE) == "raid:s3"


@STRENGTHS
@pytest.mark.parametrize(
    ("first", "last"),
    [("3", "2"), ("2", "3")],
)
def test_the_last_card_of_a_raid_that_is_open_is_the_best(strength: str, first: str, last: str) -> None:
    state = table({"hand": (1, 2, 3, 4), "court": Tokens(Y=4)}, {"hand": (2, 2, 3, 3)})
    fought = (("d.attack", first), ("d.defend", "3"), ("d.attack", last), ("d.defend", "2"))
    assert answer(strength, state, answers=(*RAIDED, *fought)) == "4"


@STRENGTHS
def test_the_only_estate_is_filled_rather_than_nothing_done(strength: str) -> None:
    state = table({"hand": (1, 2, 3), "court": Tokens(Y=3, B=2)})
    assert answer(strength, state, "RRRRRR") == "cattle"


@STRENGTHS
def test_most_tokens_without_use_go_back(strength: str) -> None:
    state = table({"estates": ("castle", "castle", "castle", "castle", "abbey", "abbey")})
    back = answer(strength, replace(state, marker="s1"), "RRRRRR")
    assert len(back) >= 4
