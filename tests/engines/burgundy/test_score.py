"""How the points are shown: one automata alone, several side by side."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.sessions.result import result_of, winners_of
from engines.burgundy import GAME
from engines.burgundy.model.state import Category
from engines.core.game.panel import Panel
from tests.contract.player import Luck, perform
from tests.contract.words import words

SAY = words(GAME)


def score(*ledgers: dict[Category, int], is_over: bool = True) -> Panel:
    """Return the score of automata with these points."""
    options = {"board": "dealt", "automas": len(ledgers), "players": 1}
    state: Any = perform(GAME, None, None, Luck("score"), options).after
    seats = tuple(
        replace(seat, ledger=ledger, points=sum(ledger.values()))
        for seat, ledger in zip(state.seats, ledgers, strict=True)
    )
    (panel,) = GAME.score(replace(state, seats=seats, is_over=is_over))
    return panel


def lines(panel: Panel) -> list[str]:
    return [SAY(line).replace("**", "") for line in panel.lines]


def test_of_one_automata_is_in_its_colour() -> None:
    panel = score({"cards": 30, "sales": 12, "bonus": 0})
    assert panel.seat == "a1"
    assert SAY(panel.title) == "Automata 1: 42 points"
    assert lines(panel) == ["Automata win ties with people."]


def test_before_the_end_says_what_the_end_would_bring() -> None:
    panel = score({"cards": 30}, is_over=False)
    assert SAY(panel.title) == "Automata 1: 39 points if it ended now"
    assert lines(panel)[0] == "30 are on the track, the rest at the end."


def test_of_several_names_who_has_most() -> None:
    panel = score({"cards": 30}, {"cards": 25, "sales": 9}, {"sales": 30})
    assert panel.seat is None
    assert SAY(panel.title) == "Most: ■ Automata 2, 34"
    assert lines(panel) == ["Automata win ties with people."]
    shared = score({"cards": 30}, {"sales": 25}, {"sales": 30})
    assert SAY(shared.title) == "Most: ● Automata 1, ▲ Automata 3, 30"
    now = score({"cards": 30}, {"cards": 25}, is_over=False)
    assert lines(now) == ["If the game ended now.", "Automata win ties with people."]


@pytest.mark.parametrize("is_over", [False, True])
def test_leaves_the_numbers_to_the_picture(is_over: bool) -> None:
    assert score({"cards": 30}, {"cards": 25}, is_over=is_over).fields == ()


@pytest.mark.parametrize(
    ("tied", "told"),
    [
        (("a1", "p1"), ["Automata win ties with people."]),
        (("a1", "a2"), []),
        (("p1", "p2"), []),
    ],
)
def test_only_a_tie_of_automata_and_people_is_settled(tied: tuple[str, ...], told: list[str]) -> None:
    state: Any = perform(GAME, None, None, Luck("score"), {"automas": 2, "players": 2}).after
    assert GAME.ties is not None
    assert [SAY(one) for one in GAME.ties(state, tied)] == told


@pytest.mark.parametrize(("entered", "winners"), [(29, ["a1"]), (30, ["a1"]), (31, ["p1"])])
def test_level_on_points_with_a_person_the_automata_has_won(entered: int, winners: list[str]) -> None:
    """The points that a person enters at the end are compared with the automata's (score.8)."""
    state: Any = perform(GAME, None, None, Luck("score"), {"board": "dealt"}).after
    seats = (replace(state.seats[0], ledger={"cards": 30}, points=30),)
    over = replace(state, seats=seats, is_over=True)
    view: Any = SimpleNamespace(game=GAME, state=over, seats=("p1",), entered={"p1": entered})
    assert winners_of(view, result_of(view)) == winners
