"""What was compared for points and for "largest following", step by step, as "Why?" shows it."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.text import Text
from engines.macrobber import GAME
from engines.macrobber.model.tokens import Tokens
from tests.contract.words import words
from tests.engines.macrobber.states import BEGUN
from tests.engines.macrobber.test_round_end import idle_turn

NOBODY = ""
Board = tuple[Tokens, tuple[Any, ...]]


def told(boards: tuple[Board, ...], id_: str, marker: str = NOBODY) -> list[list[str]]:
    """Return clause, criterion and what was compared, of each event with this id at the end of a round."""
    seats = tuple(
        replace(seat, court=court, estates=estates, hand=(2,) * court.Y)
        for seat, (court, estates) in zip(BEGUN.seats, boards, strict=True)
    )
    events = idle_turn(replace(BEGUN, seats=seats, marker=marker))
    return [shown(one) for one in events if one.id == id_]


def shown(event: Any) -> list[str]:
    say, lines = words(GAME), []
    for one in event.trace.steps if event.trace else ():
        values = (f"{say(who)} {say(n) if isinstance(n, Text) else n}" for who, n in one.values)
        lines.append(f"{one.rule} {say(one.by)}: {', '.join(values)}")
    return lines


BOARDS: tuple[Board, ...] = (
    (Tokens(Y=5, B=3, G=2), ("castle", "castle", "")),
    (Tokens(Y=4, B=3, G=2), ("cattle", "cattle", "cattle", "abbey")),
    (Tokens(Y=4, B=1, G=1), ("cattle", "cattle")),
)
YELLOW = "marker.1 Most yellow tokens: Ardroch 5, Corrieglen 5, Erskay 4"


@pytest.mark.parametrize(
    ("id_", "lines"),
    [
        ("green", [["score.6 Most green tokens: Corrieglen 5, Ardroch 2, Erskay 1"]]),
        ("green-second", [["score.6 Most green tokens: Ardroch 2, Erskay 1"]]),
        ("red", [[], []]),
        ("red-most", [["score.8 Most cattle: Corrieglen 3, Erskay 2"]]),
        ("blue", [[], []]),
        ("marker", [["marker.1 Most yellow tokens: Ardroch 5, Corrieglen 4, Erskay 4"]]),
    ],
)
def test_what_a_round_scores_for_names_what_was_compared(id_: str, lines: list[list[str]]) -> None:
    """score.6, score.8, marker.1; who has none of it isn't one of the candidates."""
    assert told(BOARDS, id_) == lines


@pytest.mark.parametrize(
    ("greens", "marker", "id_", "compared"),
    [
        ((2, 1), NOBODY, "marker", "Ardroch 10, Corrieglen 9"),
        ((2, 2), "s1", "marker-kept", "Ardroch 10, Corrieglen 10"),
        ((2, 2), "s3", "marker-kept", "Ardroch 10, Corrieglen 10"),
        ((2, 2), NOBODY, "marker-none", "Ardroch 10, Corrieglen 10"),
    ],
)
def test_a_tie_for_most_yellow_names_the_courts_too(
    greens: tuple[int, int], marker: str, id_: str, compared: str
) -> None:
    """marker.2, marker.3, marker.4."""
    courts = (Tokens(Y=5, B=3, G=greens[0]), Tokens(Y=5, B=3, G=greens[1]), Tokens(Y=4, B=9))
    lines = told(tuple((court, ("",)) for court in courts), id_, marker)
    assert lines == [[YELLOW, f"marker.2 Most tokens in the court: {compared}"]]
