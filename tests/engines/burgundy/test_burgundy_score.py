"""How the points are shown: one automata alone, several side by side."""

from dataclasses import replace
from typing import Any

from engines.burgundy import GAME
from engines.burgundy.state import Category
from engines.core.panel import Panel
from tests.contract.player import Luck, perform
from tests.contract.words import words

SAY = words(GAME)


def score(*ledgers: dict[Category, int], is_over: bool = True) -> Panel:
    """Return the score of automatas with these points."""
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


def fields(panel: Panel) -> list[tuple[str, str]]:
    return [(SAY(field.name), SAY(field.value).replace("\u00a0", "")) for field in panel.fields]


def test_of_one_automata_in_its_colour_without_what_brought_nothing() -> None:
    panel = score({"cards": 30, "sales": 12, "bonus": 0})
    assert panel.seat == "a1"
    assert SAY(panel.title) == "Automata 1: 42 points"
    assert fields(panel) == [("Completed cards", "30"), ("Sales", "12")]


def test_before_the_end_with_what_the_end_would_bring() -> None:
    panel = score({"cards": 30}, is_over=False)
    assert SAY(panel.title) == "Automata 1: 39 points if it ended now"
    assert lines(panel)[0] == "30 are on the track, the rest at the end."
    assert fields(panel) == [
        ("Completed cards", "30"),
        ("Unsold goods", "6"),
        ("Silver", "1"),
        ("Unfinished cards", "2"),
    ]


def test_of_several_side_by_side_with_their_places() -> None:
    panel = score({"cards": 30}, {"cards": 25, "sales": 9}, {"sales": 30})
    assert panel.seat is None
    assert SAY(panel.title) == "Most points: ■ Automata 2 with 34"
    places = [
        "Place 1: ■ Automata 2, 34 points",
        "Place 2: ● Automata 1, 30 points",
        "Place 2: ▲ Automata 3, 30 points",
    ]
    assert lines(panel)[:3] == places
    assert fields(panel) == [("Completed cards", "●30 · ■25 · ▲0"), ("Sales", "●0 · ■9 · ▲30")]
