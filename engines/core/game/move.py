"""Moves: what can be done now, and what people may correct."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from engines.core.script.notation import LONGEST
from engines.core.text import Text

SEVERAL = "several"
"""The action of a move that is several moves."""
DONE = "done"
"""The action by which people end their turn, whatever they did in it."""
REPORT = "report"
"""The action of a line that people write of the table: `report line=<as typed>`."""


@dataclass(frozen=True, slots=True)
class Move:
    """What somebody does between questions: an automa turn or a table action, with its parameters."""

    action: str
    args: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def code(self) -> str:
        """The move in one short word: `take depot=3 slot=1`."""
        return " ".join([self.action, *(f"{name}={value}" for name, value in self.args.items())])

    @property
    def is_line(self) -> bool:
        """Whether it is a line that people wrote, for the game's notation to read."""
        return self.action == REPORT

    def to_json(self) -> list[Any]:
        """Return the move as JSON data."""
        return [self.action, dict(self.args)]

    @property
    def parts(self) -> tuple["Move", ...]:
        """The moves that it is made of; itself if it is one."""
        if self.action != SEVERAL:
            return (self,)
        return tuple(map(Move.from_json, json.loads(str(self.args["moves"]))))

    @staticmethod
    def from_json(data: list[Any]) -> "Move":
        """Return the move that `to_json` made the data of."""
        return Move(data[0], data[1])


@dataclass(frozen=True, slots=True)
class Offer:
    """A move that is legal now, with its words.

    `kind` is "turn" (what comes next) or "report" (what people tell). `group` gathers the reports that one
    menu lists, of which up to `most` happen in a turn; `seat` is the one that acts, None for anybody.
    A turn that `is_apart` is only taken by its own button: what is reported first doesn't end with it.
    `also` are words that aren't shown by which typing finds it beside those of its label.
    Where it matters in which order the reports of such groups are picked, each can be picked `times` times,
    and `most` are all of them together.
    `hint` is what the table says to a person whose turn it ends, if not the bot's own words. Who does what is
    in `doubt` is asked that first.
    """

    move: Move
    label: Text
    kind: Literal["turn", "report"]
    group: Text | None = None
    seat: str | None = None
    most: int = 1
    is_apart: bool = False
    also: Text | None = None
    times: int = 0
    hint: Text | None = None
    doubt: Text | None = None


def several(offers: Sequence[Offer]) -> Move:
    """Return the one move that does all of these, one after the other."""
    return Move(SEVERAL, {"moves": json.dumps([offer.move.to_json() for offer in offers])})


FIX = "fix"
"""The action of a correction: `fix field=<id> value=<as typed>`."""


NAMED = "fix-name"
"""What a name is called that people give, and may correct."""


@dataclass(frozen=True, slots=True)
class Fix:
    """A value that people may correct: its id, its name, what it is now, and how to write it.

    One of a `seat` is for who holds that seat, or for anybody if no person does. `most` is how many
    characters it can have.
    """

    id: str
    label: Text
    now: str
    hint: Text
    seat: str | None = None
    most: int = LONGEST

    @property
    def is_name(self) -> bool:
        """Whether it is a name that people give: no word of it means anything, in no language."""
        return self.label.id == NAMED
