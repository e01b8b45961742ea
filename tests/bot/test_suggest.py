"""How autocomplete goes on with a line: no more work than there is room for suggestions."""

from collections.abc import Iterator
from itertools import count

from bot.presses.suggest import lines
from bot.wire.limits import CHOICE_NAME, OPTIONS
from engines.core.errors import BadAnswer
from engines.core.notation import Notation
from engines.core.text import text


def test_it_looks_no_further_than_needed() -> None:
    looked_at = []

    def go_on(typed: str) -> Iterator[str]:
        for n in count():
            looked_at.append(n)
            yield f"{typed}{n}"

    found = lines(Notation(str, go_on), "move ")
    assert len(found) == OPTIONS
    assert found[0] == ("move", "move")
    assert len(looked_at) < OPTIONS
    assert lines(Notation(str, lambda typed: (typed + "x" * CHOICE_NAME for _ in count())), "y") == [
        ("y", "y")
    ]


def test_what_is_too_long_for_discord_or_comes_twice_is_left_out() -> None:
    long = "x" * (CHOICE_NAME + 1)
    notation = Notation(str, lambda _: ["a", long, "a", "", "😀" * 51, "b"])
    assert lines(notation, long) == [("a", "a"), ("b", "b")]


def test_a_line_that_can_not_be_read_is_not_suggested_itself() -> None:
    def read(_: str) -> None:
        raise BadAnswer(text("bad-line"))

    assert lines(Notation(read, lambda typed: [f"{typed} on"]), "go") == [("go on", "go on")]
