"""How autocomplete goes on with a line: no more work than there is room for suggestions."""

from collections.abc import Iterator
from itertools import count

from bot.presses.suggest import lines
from bot.wire.limits import CHOICE_NAME, OPTIONS
from bot.words.words import Words
from engines.core.errors import BadAnswer
from engines.core.notation import Notation
from engines.core.text import text

WORDS = Words((), is_strict=True)
"""The words of a game that has none of its own for what is typed."""


def test_it_looks_no_further_than_needed() -> None:
    looked_at = []

    def go_on(typed: str) -> Iterator[str]:
        for n in count():
            looked_at.append(n)
            yield f"{typed}{n}"

    found = lines(WORDS, Notation(str, go_on), "move ")
    assert len(found) == OPTIONS
    assert found[0] == ("move", "move")
    assert len(looked_at) < OPTIONS
    assert lines(WORDS, Notation(str, lambda typed: (typed + "x" * CHOICE_NAME for _ in count())), "y") == [
        ("y", "y")
    ]


def test_what_is_too_long_for_discord_or_comes_twice_is_left_out() -> None:
    long = "x" * (CHOICE_NAME + 1)
    notation = Notation(str, lambda _: ["a", long, "a", "", "😀" * 51, "b"])
    assert lines(WORDS, notation, long) == [("a", "a"), ("b", "b")]


def test_a_line_that_can_not_be_read_is_not_suggested_itself() -> None:
    def read(_: str) -> None:
        raise BadAnswer(text("bad-line"))

    assert lines(WORDS, Notation(read, lambda typed: [f"{typed} on"]), "go") == [("go on", "go on")]
