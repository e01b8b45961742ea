"""What people may correct: each value declared once, with how it reads and how it is written."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Generic, TypeVar

from engines.core.errors import IllegalMove
from engines.core.game.move import Fix
from engines.core.script import Script, is_as_before, tell
from engines.core.script.event import Event
from engines.core.script.notation import LONGEST
from engines.core.text import Text, text

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Correction(Generic[S]):
    """A value that people may correct: `reads` gives what it is in a state, as it would be typed.

    `writes` returns the state with the value that was typed, or is a script that does, and tells what it
    changed itself. It raises BadAnswer for what can't be read, IllegalMove for what can't be. One of a `seat`
    is for who holds that seat, or for anybody if no person does. `most` is how many characters it can have.
    What is called `fix-name` is a name that people give: no word of it means anything, in no language.
    Logs of earlier versions may have what `writes` makes otherwise or refuses: `wrote` does as those did.
    """

    id: str
    label: Text
    hint: Text
    reads: Callable[[S], str]
    writes: Callable[[S, str], S | Script[S]]
    seat: str | None = None
    most: int = LONGEST
    wrote: Callable[[S, str], S | Script[S]] | None = None

    def of(self, state: S) -> Fix:
        """Return the correction with what the value is now."""
        return Fix(self.id, self.label, self.reads(state), self.hint, self.seat, self.most)


Corrections = Callable[[S], tuple[Correction[S], ...]]
"""Which values of a state people may correct."""


def nothing(_: object) -> tuple[Correction[S], ...]:
    """Return the corrections of a game that has none."""
    return ()


def correct(corrections: Corrections[S], state: S, field: str, value: str) -> Script[S]:
    """Correct one value. Raises IllegalMove if there is no such field, or as its `writes` does."""
    wanted = next((one for one in corrections(state) if one.id == field), None)
    if wanted is None:
        raise IllegalMove(text("no-such-field", field=field[:40]))
    writes = wanted.writes
    if wanted.wrote is not None and (yield from is_as_before()):
        writes = wanted.wrote
    changed = writes(state, value)
    if isinstance(changed, Generator):
        return (yield from changed)
    after = next(one for one in corrections(changed) if one.id == field)
    yield from tell(fixed(wanted, state, after.reads(changed)))
    return changed


def fixed(wanted: Correction[S], state: S, after: str) -> Event:
    """Return what is told of a correction: the value's name, what it was and what it is now."""
    return Event("fixed", {"field": wanted.label, "before": wanted.reads(state), "after": after})
