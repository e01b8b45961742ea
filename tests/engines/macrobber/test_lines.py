"""The line of each event where a move is summed up, and whether it is a detail, the first to give way."""

from typing import Any

import pytest

from bot.screens.phone import broken
from engines.core.script.event import Event
from engines.macrobber.display.gist import gist
from engines.macrobber.model.labels import tokens_label
from engines.macrobber.model.tokens import Tokens
from tests.engines.macrobber.test_gist import SAY, SHOWN, clan, event

FEW, SOME = tokens_label(Tokens(B=2)), tokens_label(Tokens(Y=1, R=1))
LINES: list[tuple[str, dict[str, Any], str, bool]] = [
    ("renamed", {"before": clan("s2")}, "Ardroch is now ● Corrieglen", False),
    ("set-up", {"points": 5, "sack": FEW}, "Every clan begins with 5 points", False),
    ("begins", {}, "● Corrieglen begins", False),
    ("drawn", {"tokens": SOME}, "Drawn: 1 yellow, 1 red", True),
    ("kept", {}, "All tokens are kept", True),
    ("no-action", {}, "No action", True),
    ("built", {"building": "cattle"}, "🐄 cattle", False),
    ("built", {"building": "castle"}, "🏰 castle", False),
    ("built", {"building": "abbey"}, "⛪ abbey", False),
    ("warrior", {}, "🟨 warrior and a card", False),
    ("bagpiper", {}, "🟦 bagpiper", False),
    ("monks", {"n": 1}, "🟩 1 monk", False),
    ("discarded", {}, "↳ ● Corrieglen discards a card", True),
    ("drew", {}, "↳ ● Corrieglen draws a card", True),
    ("shuffled", {"n": 7}, "The return deck is shuffled: pile of 7", True),
    ("rested", {}, "Neither raid nor exchange", True),
    ("exchanged", {"n": 0}, "Exchanges no cards", True),
    ("exchanged", {"n": 1}, "Exchanges 1 card", True),
    ("exchanged", {"n": 3}, "Exchanges 3 cards", True),
    ("refilled", {"drawn": 5, "back": 2}, "Both draw 5 cards and lay 2 back", True),
    ("marker", {}, "● Corrieglen takes “largest following”", True),
    ("marker-kept", {}, "● Corrieglen keeps “largest following”", True),
    ("marker-none", {"seats": (clan("s1"), clan("s2"))}, "Nobody gets “largest following”", True),
    ("estate-removed", {}, "An estate leaves the game face down", True),
    ("no-estate", {}, "No estate is left: the game goes on", True),
    ("estate-turned", {"number": 36, "points": 37}, "Estate 36 turned up, the leader has 37", False),
    ("round", {"n": 4, "seat": clan("s2")}, "Round 4 begins with Ardroch", True),
    ("over", {"why": "end-1"}, "The estate's number is reached: game over", False),
    ("over", {"why": "end-3"}, "Fewer than 6 tokens in the sack: game over", False),
    ("over", {"why": "end-5"}, "No estate is left: game over", False),
]


@pytest.mark.parametrize(("id_", "args", "line", "is_detail"), LINES, ids=[one[0] for one in LINES])
def test_an_event_has_its_line(id_: str, args: dict[str, Any], line: str, is_detail: bool) -> None:
    (found,) = gist([event(id_, **args)]).lines
    assert " ".join(broken(SHOWN, found.text)).replace("**", "") == line
    assert found.is_detail is is_detail


def test_tokens_put_back_and_those_drawn_for_them_are_details() -> None:
    found = gist([event("redrawn", back=FEW, tokens=SOME)]).lines
    assert [(SAY(one.text), one.is_detail) for one in found] == [
        ("Put back: 2 blue", True),
        ("Drawn: 1 yellow, 1 red", True),
    ]


@pytest.mark.parametrize(
    ("done", "expected"),
    [
        (
            event("estate", paid="status", status=SOME, court=FEW),
            [("🏞️ estate", False), ("↳ paid: 1 yellow, 1 red", True)],
        ),
        (
            event("estate", paid="court", status=FEW, court=SOME),
            [("🏞️ estate", False), ("↳ paid: 1 yellow, 1 red of the court", True)],
        ),
        (
            event("bard", victim=clan("s2"), taken=FEW, kept="B"),
            [("🎶 Bard to Ardroch: 2 blue", False), ("↳ keeps the blue one", True)],
        ),
        (
            event("bard", victim=clan("s2"), taken=FEW, kept="G"),
            [("🎶 Bard to Ardroch: 2 blue", False), ("↳ keeps the green one", True)],
        ),
    ],
)
def test_what_belongs_to_an_action_is_a_detail_below_it(
    done: Event, expected: list[tuple[str, bool]]
) -> None:
    assert [(SAY(one.text), one.is_detail) for one in gist([done]).lines] == expected


def test_all_that_a_seat_adds_to_its_board_is_one_line() -> None:
    bought = event("estate", paid="status", status=SOME, court=FEW)
    done = [
        event("warrior"),
        event("bagpiper"),
        event("monks", n=2),
        event("built", building="abbey"),
        bought,
    ]
    first, paid = gist(done).lines
    added = "🟨 warrior and a card · 🟦 bagpiper · 🟩 2 monks · ⛪ abbey · 🏞️ estate"
    assert SAY(first.text).replace("\n", " ") == added
    assert SAY(paid.text) == "↳ paid: 1 yellow, 1 red"
