"""How people write what they did or see: lines that are read, and continued while they are typed.

A line is one move, all of it or nothing: saved, undone and replayed as one. What is wrong is found before
anything is asked, and named with its part (`in_part`). Autocomplete shows 25 lines of at most 100
characters, so they are yielded one by one; a line need not be finished, `mech D4 to` is a good step on the
way. The words are those of the messages `typed-<id>` in every language, whole or their beginnings: `read`
sees ids.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from engines.core.errors import BadAnswer, IllegalMove
from engines.core.text import Text, text

T_co = TypeVar("T_co", covariant=True)

LONGEST = 1000
"""Characters of a line."""
LONGEST_SHOWN = 60
"""Characters that a title or an error shows of what was typed."""
BETWEEN = ";"
MOST_DIGITS = 9
"""Longer numbers are none."""


def _nothing(_: str) -> tuple[str, ...]:
    return ()


def _as_it_is(line: str, _: str) -> str:
    return line


@dataclass(frozen=True, slots=True)
class Notation(Generic[T_co]):
    """How a line is written, for a question or for what people report of a game.

    `read` returns what a line means: to a question its answer, to a game the script that does all of it.
    It raises BadAnswer with what was expected.

    `go_on` yields whole lines that begin with what is typed so far and that can be read, or go on further,
    the likeliest first; "" begins a line. Where it yields nothing people type without help.

    `of_seat` returns a line as that seat means it: where a line that names nobody would be about another one,
    with whose it is.
    """

    read: Callable[[str], T_co]
    go_on: Callable[[str], Iterable[str]] = _nothing
    example: str = ""
    of_seat: Callable[[str, str], str] = _as_it_is

    def written_for(self, seat: str | None) -> "Notation[T_co]":
        """Return how who reports for a seat writes a line; as it is for nobody's."""
        if seat is None:
            return self

        def read(line: str) -> T_co:
            return self.read(self.of_seat(line, seat))

        def go_on(typed: str) -> Iterator[str]:
            meant = self.of_seat(typed, seat)
            added = len(meant) - len(typed)
            return (one[added:] for one in self.go_on(meant))

        return replace(self, read=read, go_on=go_on)

    def check(self, line: Any) -> T_co:
        """Return what a line means. Raises BadAnswer, also for what is no line."""
        if not isinstance(line, str):
            raise BadAnswer(text("bad-line"))
        if len(line) > LONGEST:
            raise BadAnswer(text("bad-line-length", most=LONGEST, got=len(line)))
        if any("\ud800" <= char <= "\udfff" for char in line):  # half of a character: nothing can keep it
            raise BadAnswer(text("bad-line"))
        return self.read(line.strip())

    def takes(self, line: str) -> bool:
        """Tell whether a line can be read."""
        try:
            self.check(line)
        except IllegalMove:
            return False
        return True


def whole(word: str, most: int, least: int = 0) -> int | None:
    """Return the number that a word is; None if it isn't one from `least` to `most`, in plain digits."""
    if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS):
        return None
    return int(word) if least <= int(word) <= most else None


def short(line: str) -> str:
    """Return as much of a line as a title or an error shows."""
    return line if len(line) <= LONGEST_SHOWN else f"{line[: LONGEST_SHOWN - 1]}…"


def quoted(part: str) -> Text:
    """Return a part of a line as it is told: in the words in which who reads it would have written it."""
    return text("line-part", line=short(part))


def parts_of(line: str) -> list[str]:
    """Return the parts of a line that a `;` divides; an empty one is none."""
    return [part.strip() for part in line.split(BETWEEN) if part.strip()]


def unfinished(line: str) -> tuple[list[str], str, str]:
    """Return the finished parts of a line, the text that they begin it with, and the part being typed."""
    *done, last = line.split(BETWEEN)
    finished = parts_of(BETWEEN.join(done))
    return finished, "".join(f"{part}{BETWEEN} " for part in finished), last.strip()


@contextmanager
def in_part(number: int, part: str) -> Iterator[None]:
    """Name a line's part, counted from 1, in what is wrong with it; also around a script's `yield from`."""
    try:
        yield
    except IllegalMove as fault:
        raise type(fault)(text("bad-part", n=number, part=short(part), why=fault.text)) from fault
