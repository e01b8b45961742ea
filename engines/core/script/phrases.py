"""The frame of lines that say several things one after another: `sold 2 whisky; took 24`.

A part's script (`do`) and what is known of it while people type (`after`) are apart: a line is read and
continued by `after` alone, and no script is begun before the whole line is found to be right.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic, TypeVar

from engines.core.errors import BadAnswer
from engines.core.script import Script
from engines.core.script.notation import Notation, in_part, parts_of, unfinished
from engines.core.text import Text

S = TypeVar("S")


@dataclass(frozen=True)
class Part(Generic[S]):
    """What a part of a line says: its script, if it has one, and the state as later parts find it.

    By `verb` and `about` a game knows what has been said already.
    """

    do: Callable[[S], Script[S]] | None
    after: S
    verb: str = ""
    about: str = ""


@dataclass(frozen=True)
class Begun(Generic[S]):
    """A line so far: the state before it, and what its parts say up to here."""

    before: S
    parts: tuple[Part[S], ...] = ()

    @property
    def now(self) -> S:
        """The state as the next part finds it."""
        return self.parts[-1].after if self.parts else self.before


def plain(typed: str) -> str:
    """Return what is typed in small letters with single blanks, as it is compared; `_` is a blank."""
    return " ".join(typed.casefold().replace("_", " ").split())


def phrased(
    state: S,
    read: Callable[[Begun[S], str], Part[S]],
    say: Callable[[Begun[S], str], Iterable[str]],
    nothing: Text,
    *,
    end: Callable[[S, Sequence[Part[S]]], Script[S]] | None = None,
    further: bool = True,
    example: str = "",
) -> Notation[Script[S]]:
    """Return how lines of parts are written.

    `read` returns what a part says after those that have begun the line, or raises BadAnswer. `say` yields
    what can stand there, the likeliest first, and may look at what is typed of it. `nothing` is said to a
    line without a part. `end` is the script after the last part. What can follow a part is shown as soon as
    it is finished; `further` is off where parts may as well go on themselves.
    """

    def begun_with(parts: Iterable[str]) -> Begun[S]:
        line = Begun(state)
        for number, part in enumerate(parts, start=1):
            with in_part(number, part):
                line = Begun(state, (*line.parts, read(line, part)))
        return line

    def script(parts: Sequence[Part[S]]) -> Script[S]:
        now = state
        for part in parts:
            now = (yield from part.do(now)) if part.do else now
        return (yield from end(now, parts)) if end else now

    def whole(typed: str) -> Script[S]:
        parts = begun_with(parts_of(typed)).parts
        if not parts:
            raise BadAnswer(nothing)
        return script(parts)

    def go_on(typed: str) -> Iterator[str]:
        finished, begun, last = unfinished(typed)
        with suppress(BadAnswer):
            line, so_far = begun_with(finished), plain(last)
            for phrase in say(line, last):
                said = plain(phrase)
                if further and said == so_far:
                    with suppress(BadAnswer):
                        after = Begun(state, (*line.parts, read(line, phrase)))
                        yield from (f"{begun}{phrase}; {more}" for more in say(after, ""))
                elif said.startswith(so_far):
                    yield begun + phrase

    return Notation(whole, go_on, example)
