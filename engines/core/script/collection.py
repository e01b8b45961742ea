"""What a server keeps of a game from one session to the next: confirmed cards, a deck of its own.

To keep something an event is told with `keep`; it is saved with the step in which that is first told. To
use it a game looks into the option `kept` at the start, values by key in order, and puts into its state
what it needs later. Undo, redo and replay neither forget it nor write it again. Values come back to later
versions of a game, which have to take them as they are.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engines.core.state.visible_text import seen
from engines.core.text import Text, text

MOST = 500
LONGEST_KEY, LONGEST = 60, 1000
"""Characters of a key, and of a value as JSON text."""
LONGEST_SHOWN = 40
"""Characters of what a file has in the text that says what is wrong with it."""
KINDS = ("cards", "deck")
_DIGITS = re.compile(rf"(\d{{1,{LONGEST_KEY}}})")
"""Digits of any script, as `int` takes them; not `²`, which is none."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A kind of thing that a server keeps of a game: each has a key (a card's name) and a value.

    `/automa <id>` lists, shows and changes them. What is kept when a session begins is its option `kept`:
    values by key, by kind. A script that lets an event `keep` something changes that for later sessions.
    """

    id: Literal["cards", "deck"]
    read: Callable[[Any], tuple[str, Any]]
    """Returns key and value of what somebody typed, a line of text, or what a JSON file has for one of them,
    whatever that is. Raises BadAnswer that names what is wrong in it: the word, the field."""
    write: Callable[[str, Any], Any]
    """Returns key and value as `read` takes them: a line of text, or an object for a JSON file."""
    example: str
    """One of them as it is typed."""
    most: int = MOST
    """So many can be kept, at most `MOST`."""
    is_whole: bool = False
    """Whether a file stands in place of all that was kept, as with a deck, or is added to it."""
    example_json: str = ""
    """One of them as a JSON file has it; "" if it's no other than what is typed."""
    names: Callable[[str], tuple[str, ...]] = lambda _: ()
    """What else a key is called by who asks for that thing."""
    chosen_by: str = ""
    """The start option that plays with them, as it is typed; "" if they need none."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Something to be kept for the server from now on, in place of what it has under that key.

    Raises ValueError for what is too long or can't be shown: a game looks at that where it is typed.
    """

    kind: str
    key: str
    value: Any

    def __post_init__(self) -> None:
        if fault := unfit(self.key, self.value):
            raise ValueError(f"{self.kind} {self.key[:LONGEST_KEY]!r} can't be kept: {fault.id}")

    def to_json(self) -> list[Any]:
        """Return it as JSON data."""
        return [self.kind, self.key, self.value]

    @staticmethod
    def from_json(data: list[Any]) -> "Keep":
        """Return what `to_json` made the data of."""
        return Keep(*data)


def unfit(key: str, value: Any) -> Text | None:
    """Return why something can't be kept, None if it can."""
    try:
        words = json.dumps(value, ensure_ascii=False, allow_nan=False)
    except (ValueError, TypeError, RecursionError):
        return text("bad-kept-value")
    if not 0 < len(key) <= LONGEST_KEY or len(words) > LONGEST:
        return text("bad-kept-long", key=LONGEST_KEY, value=LONGEST)
    # Surrogates can't be saved; what turns the direction of writing, or isn't seen, misleads.
    is_seen = key.isprintable() and words.isprintable() and seen(key) == key
    return None if is_seen else text("bad-kept-signs")


def fault_of(kind: Kept, key: str, value: Any) -> Text | None:
    """Return why a thing can't be kept, None if it can be, and shown and read again."""
    if fault := unfit(key, value):
        return fault
    try:
        is_same = kind.read(kind.write(key, value)) == (key, value)
    except Exception:  # a game writes what it has read itself: anything else may break it anywhere
        is_same = False
    return None if is_same else text("bad-kept-again")


def in_words(value: Any, most: int = LONGEST_SHOWN) -> str:
    """Return what a fault calls something that a file has: words as they are, all else as JSON has it."""
    words = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    cut = words if len(words) <= most else words[: most - 1] + "…"
    return "".join(char if char.isprintable() else "?" for char in cut)


def in_order(key: str) -> tuple[Any, ...]:
    """Return what keys are sorted by: numbers in them count as numbers."""
    return tuple(
        (int(part), "") if part.isdecimal() else (-1, part) for part in _DIGITS.split(key.casefold())
    )


def option_of(kinds: tuple[Kept, ...], kept: Mapping[str, Any]) -> dict[str, Any]:
    """Return the option `kept` of a game with these kinds, by its name; nothing for a game without any.

    Raises ValueError for what can't have been kept.
    """
    if not kinds:
        return {}
    if not isinstance(kept, Mapping) or not all(isinstance(one, Mapping) for one in kept.values()):
        raise ValueError("what was kept isn't a mapping for each kind")
    if any(unfit(key, value) for things in kept.values() for key, value in things.items()):
        raise ValueError("what was kept can't have been")
    return {"kept": {kind.id: dict(kept.get(kind.id, {})) for kind in kinds}}
