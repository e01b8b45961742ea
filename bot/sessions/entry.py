"""What an entry of the log is, and the input that it was made of: the only place that knows its JSON."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.sessions.field import BROKEN, field, text_field
from bot.sessions.holders import is_person
from bot.sessions.thought import ONLY, PLANNED, Thought
from bot.store.rows import EntryRow
from engines.core.errors import DataFault
from engines.core.game.move import Move
from engines.core.script.requests import Json
from engines.core.state.cache import remembered
from engines.core.text import Text

MOST_READ = 8
"""Entries whose inputs are at hand: a press asks for that of the last one again and again."""


class Kind(StrEnum):
    """What an entry is."""

    START = "start"
    TURN = "turn"
    REPORT = "report"
    FIX = "fix"
    ANSWER = "answer"
    RESTART = "restart"
    UNDO = "undo"
    REDO = "redo"
    END = "end"


MOVES = (Kind.START, Kind.TURN, Kind.REPORT, Kind.FIX)
"""What begins a move."""
BACK = (Kind.UNDO, Kind.REDO)
"""What goes to where the session has stood before."""
OUTSIDE = (*BACK, Kind.END)
"""What is done with the session, and not in its game."""
ALWAYS = {
    Kind.START: ("options",),
    **dict.fromkeys(MOVES[1:], ("move", "label")),
    Kind.ANSWER: ("question", "value", "label"),
    Kind.RESTART: ("label",),
    **dict.fromkeys(BACK, ("of", "kind", "label")),
    Kind.END: (),
}
"""The keys that the input of each kind has, whatever stands there; it has others where there is a need."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Input:
    """The input of an entry: what was pressed. Of all this each kind has only some."""

    kind: Kind
    label: Text | None = None
    """The move that it belongs to; with an undo or redo the one that it takes or brings back."""
    options: Mapping[str, Json] | None = None
    is_seed_chosen: bool = False
    move: Move | None = None
    question: str = ""
    value: Json = None
    thought: Thought | None = None
    """An automa's, or that of an answer for a sleeper."""
    of: int = 0
    """The entry that an undo or redo takes or brings back."""
    of_kind: Kind | None = None
    is_private: bool = False
    """Whether only a seat may know of it."""
    public_seq: int | None = None
    """The last entry that everybody has seen something of; None if that is this one."""
    has_more: bool = False
    """Whether before what an undo takes back its author has planned more that nobody has seen."""
    agreed: tuple[str, ...] = ()
    """Other people (users' ids) who agreed to it."""
    by_manager: bool = False
    """Whether who ended it manages the server and hasn't sat at the table."""
    told: int | None = None
    """When the seed was told by an end that was taken back since (milliseconds since 1970 UTC)."""

    @property
    def is_planned(self) -> bool:
        """Whether its author has said it in advance, once or for all, and pressed nothing just then."""
        return self.thought is not None and self.thought.strength in (PLANNED, ONLY)

    def pressers(self, author: str) -> set[str]:
        """Return the people who have pressed for an entry by `author`: for a sleeper others have.

        Nobody has for what was said in advance.
        """
        if self.is_planned:
            return set()
        by = self.thought and self.thought.asleep
        return {one for one in (by or author, *self.agreed) if is_person(one)}

    def to_json(self) -> dict[str, Json]:
        """Return the input as JSON data."""
        is_unplanning = self.is_private and self.kind in BACK
        data: dict[str, Json] = {
            "options": self.options,
            "seed": "chosen" if self.is_seed_chosen else None,
            "move": self.move and self.move.to_json(),
            "question": self.question or None,
            "value": self.value,
            "of": self.of or None,
            "kind": self.of_kind,
            "label": self.label and self.label.to_json(),
            "private": self.is_private or None,
            "thought": self.thought and self.thought.to_json(),
            "shown": self.public_seq,
            "more": self.has_more if is_unplanning else None,
            "agreed": self.agreed[0] if len(self.agreed) == 1 else list(self.agreed) or None,
            "manager": self.by_manager or None,
            "told": self.told,
        }
        always = ALWAYS[self.kind]
        return {key: part for key, part in data.items() if part is not None or key in always}

    @staticmethod
    def from_json(kind: Kind, data: Mapping[str, Any]) -> "Input":
        """Return the input that `to_json` made the data of; what is missing has its default.

        Raises one of `field.BROKEN` for what is no input.
        """
        of, thought = field(data, "of", int, 0), field(data, "thought", dict, None)
        if kind in BACK and not of:
            raise ValueError("of is missing")
        return Input(
            kind=kind,
            label=text_field(data, "label"),
            options=field(data, "options", dict, None),
            is_seed_chosen=data.get("seed") == "chosen",
            move=Move.from_json(data["move"]) if "move" in data else None,
            question=field(data, "question", str, ""),
            value=data.get("value"),
            thought=None if thought is None else Thought.from_json(thought),
            of=of,
            of_kind=Kind(data["kind"]) if "kind" in data else None,
            is_private=field(data, "private", bool, False),
            public_seq=field(data, "shown", int, None),
            has_more=field(data, "more", bool, False),
            agreed=_people(data.get("agreed")),
            by_manager=field(data, "manager", bool, False),
            told=field(data, "told", int, None),
        )

    @staticmethod
    def read(entry: EntryRow) -> "Input":
        """Return the input of an entry as the store keeps it. Raises DataFault that names the entry."""
        return _read(entry)


def _read_anew(entry: EntryRow) -> Input:
    try:
        return Input.from_json(Kind(entry.kind), json.loads(entry.input))
    except BROKEN as fault:
        raise DataFault(
            f"session {entry.session}",
            f"entry {entry.seq}",
            "its input can't be read; nothing was changed, a backup comes back by `automa db restore`",
        ) from fault


_read = remembered(_read_anew, MOST_READ)


def _people(agreed: Any) -> tuple[str, ...]:
    """Return who agreed: one is written alone, several in a list. Raises TypeError for anything else."""
    several = isinstance(agreed, list) and len(agreed) > 1
    people = tuple(agreed) if several else () if agreed is None else (agreed,)
    if not all(isinstance(one, str) for one in people):
        raise TypeError("agreed is no people")
    return people
