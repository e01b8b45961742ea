"""A Drover does what it says of itself under "Why?": each of its rules of thumb, typed a second time."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engines.core.script.run import Asking, Said
from engines.macrobber import GAME
from engines.macrobber.model.state import State
from engines.macrobber.model.tokens import Tokens
from tests.contract.player import step
from tests.contract.words import words
from tests.engines.macrobber.moments import begun
from tests.engines.macrobber.quandaries import Quandary

Answers = Sequence[tuple[str, Any]]
NOTHING: dict[str, Any] = {}
RAIDED: Answers = (("d.action", "done"), ("d.phase3", "raid:s2"), ("d.confirm", "confirm"))


def table(
    own: dict[str, Any] = NOTHING,
    rival: dict[str, Any] = NOTHING,
    third: dict[str, Any] = NOTHING,
) -> State:
    """Return a game before the turn of s1."""
    state = replace(begun(), beginner="s1", in_turn="s1", pile=(1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4))
    some = zip(state.seats, (own, rival, third), strict=True)
    return replace(state, seats=tuple(replace(seat, **changes) for seat, changes in some))


def asked(state: State, drawn: str, answers: Answers = ()) -> Quandary:
    """Return the question that is open after these answers."""
    move = GAME.turns(state)[0].move
    result = step(GAME, state, move, (Said("tokens", list(drawn), "chance"),))
    for id_, value in answers:
        result = step(GAME, state, move, (*result.said, Said(id_, value)))
    assert isinstance(result, Asking)
    return Quandary(result.state, result.questions[0])


def answer(state: State, drawn: str = "YBGGRR", answers: Answers = ()) -> Any:
    """Return what a Drover answers then."""
    return asked(state, drawn, answers).thought("drover").answer


def why(state: State, drawn: str = "YBGGRR", answers: Answers = ()) -> str:
    """Return its rule of thumb for that."""
    told = asked(state, drawn, answers).thought("drover").by
    assert told is not None
    return words(GAME)(told)


@pytest.mark.parametrize(
    ("drawn", "back"),
    [("YYYYGR", ["Y.1", "Y.2", "Y.3"]), ("YYBGRR", ["Y.1"]), ("YBBGRR", []), ("BBGGRR", [])],
)
def test_all_yellow_but_one_go_back(drawn: str, back: list[str]) -> None:
    state = replace(table(), marker="s1")
    assert answer(state, drawn) == back
    assert why(state, drawn) == "all yellow but one go back"


FREE: dict[str, Any] = {"estates": ("cattle", ""), "court": Tokens(Y=5, B=1, G=2), "hand": (1, 2, 3, 3, 4)}
FULL = FREE | {"estates": ("cattle", "castle")}
POOR = FULL | {"court": Tokens(Y=3, B=1), "hand": (1, 2, 3)}
ORDER = (
    "cattle, castle, an estate if none is free (never paid with monks of the court), monks, abbey, bagpiper, "
    "warrior; never a bard"
)
ACTS = [
    (FREE, "YBBGGR", "cattle"),
    (FREE, "YBBGGG", "castle"),
    (FREE, "YBGGGR", "cattle"),
    (FREE, "YBGGGG", "monks:2"),
    (FREE, "YYYYYG", "monks:1"),
    (FREE, "YYYYYB", "bagpipers"),
    (FREE, "YYYYYY", "warriors"),
    (FULL, "YBBBBR", "estate:YR"),
    (FULL, "YBBGGG", "estate:YGG"),
    (FULL, "YBBGGR", "estate:YGG"),
    (FULL, "BBBBBR", "estate:yR"),
    (FULL, "BBGGGG", "estate:yGG"),
    (FULL, "YBBBBG", "monks:1"),
    (FULL, "YBBBBB", "bagpipers"),
    (POOR, "BBBBBR", "bagpipers"),
]


@pytest.mark.parametrize(("own", "drawn", "action"), ACTS)
def test_it_acts_in_the_order_that_it_tells(own: dict[str, Any], drawn: str, action: str) -> None:
    state = table(own)
    assert answer(state, drawn) == action
    assert why(state, drawn) == ORDER


def test_a_second_action_is_the_next_of_that_order() -> None:
    state = table(FREE | {"estates": ("cattle", "", "")})
    assert answer(state, "RBBGGG", (("d.action", "cattle"),)) == "castle"
    assert answer(state, "RBBGGG", (("d.action", "castle"),)) == "cattle"
    assert answer(table(FREE), "RBBGGG", (("d.action", "cattle"),)) == "estate:yGG"
    assert answer(table(FREE), "RBBBBG", (("d.action", "cattle"),)) == "monks:1"
    assert answer(table(FREE), "GGGGBY", (("d.action", "monks:1"),)) == "abbey"


@pytest.mark.parametrize(
    ("hand", "points", "choice"),
    [
        ((1, 2, 2, 4), (2, 5, 9), "raid:s3"),
        ((1, 2, 2, 4), (20, 9, 5), "raid:s2"),
        ((1, 2, 2, 4), (2, 5, 5), "raid:s2"),
        ((2, 2, 2, 3), (2, 5, 9), "exchange"),
        ((1, 1, 1, 2), (2, 5, 9), "exchange"),
        ((2, 3, 3), (2, 5, 9), "raid:s3"),
    ],
)
def test_it_raids_the_leader_of_the_others_with_a_fair_hand(
    hand: tuple[int, ...], points: tuple[int, ...], choice: str
) -> None:
    own, rival, third = ({"points": n} for n in points)
    court = Tokens(Y=len(hand), B=2)
    state = table(own | {"hand": hand, "court": court}, rival, third)
    done = (("d.action", "done"),)
    assert answer(state, "RRRRRR", done) == choice
    told = "raids the other with most points if its best three cards add up to 8, else exchanges 1s and 2s"
    assert why(state, "RRRRRR", done) == told


def test_with_neither_a_fair_hand_nor_poor_cards_it_rests() -> None:
    state = table({"hand": (3,), "court": Tokens(Y=3)})
    assert answer(state, "RRRRRR", (("d.action", "done"),)) == "nothing"


@pytest.mark.parametrize(
    ("hand", "exchange", "thrown", "told"),
    [
        ((1, 2, 3, 4), "up_to_3", ["1.1", "2.1"], "up to three 1s and 2s"),
        ((1, 1, 2, 2), "up_to_3", ["1.1", "1.2", "2.1"], "up to three 1s and 2s"),
        ((3, 3, 4, 4), "up_to_3", [], "up to three 1s and 2s"),
        ((1, 3, 4, 4), "exactly_3", ["1.1", "3.1", "4.1"], "the three lowest cards"),
    ],
)
def test_it_exchanges_poor_cards(hand: tuple[int, ...], exchange: Any, thrown: list[str], told: str) -> None:
    """exchange.2, exchange.3."""
    state = table({"hand": hand})
    state = replace(state, options=replace(state.options, exchange=exchange))
    chosen = (("d.action", "done"), ("d.phase3", "exchange"))
    assert answer(state, answers=chosen) == thrown
    assert why(state, answers=chosen) == told


def test_a_lost_warrior_costs_the_lowest_card() -> None:
    """warrior.6."""
    state = table(rival={"hand": (2, 3, 3, 4)})
    lost = (("d.action", "bard:s2"), ("d.bard", "bard:s2:Y"), ("d.confirm", "confirm"))
    assert answer(state, answers=lost) == "2"
    assert why(state, answers=lost) == "the lowest card"


@pytest.mark.parametrize(
    ("fought", "attack", "defence"),
    [
        ((), "4", "3+p"),
        ((("d.attack", "4"), ("d.defend", "3")), "3", "2+p"),
        ((("d.attack", "4"), ("d.defend", "3"), ("d.attack", "3"), ("d.defend", "2")), "2+p", "1+p"),
    ],
)
def test_it_fights_with_the_highest_card_left(fought: Answers, attack: str, defence: str) -> None:
    state = table({"hand": (1, 2, 3, 4)}, {"hand": (1, 1, 2, 3)})
    raid = (*RAIDED, *fought)
    assert answer(state, answers=raid) == attack
    assert answer(state, answers=(*raid, ("d.attack", attack))) == defence
    told = "the highest card; a bagpiper in every defence, in an attack in the last round only"
    assert {why(state, answers=raid), why(state, answers=(*raid, ("d.attack", attack)))} == {told}


@pytest.mark.parametrize(
    ("estates", "loot"),
    [
        (("abbey", "castle", "cattle"), "cattle"),
        (("abbey", "castle", ""), "castle"),
        (("abbey", "", ""), "abbey"),
    ],
)
def test_its_loot_is_cattle_else_a_castle_else_an_abbey(estates: tuple[Any, ...], loot: str) -> None:
    """result.3."""
    state = table({"hand": (4, 4, 4, 4)}, {"hand": (1, 1, 1, 1), "estates": estates})
    won = (*RAIDED, *(("d.attack", "4"), ("d.defend", "1")) * 3)
    assert answer(state, answers=won) == loot
    assert why(state, answers=won) == "cattle, else a castle, else an abbey"


def test_after_a_raid_the_two_lowest_cards_go_back() -> None:
    """refill.3."""
    state = table({"hand": (1, 1, 1, 2)}, {"hand": (2, 2, 2, 3)})
    lost = (*RAIDED, *(("d.attack", "1"), ("d.defend", "2")) * 3)
    assert answer(state, answers=lost) == ["1.1", "1.2"]
    assert why(state, answers=lost) == "the two lowest cards"
