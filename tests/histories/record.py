"""The record of a history: what was sent, by whom and when, and all that was answered."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandbox.calls import Call
from sandbox.json import Json
from tests.faults.wires import Answer

MARK = re.compile(r'"a1:([a-z2-7]{8}):(\d+):')
"""A session and its entry, as buttons name them."""
FAULT = re.compile(r"\(Error [0-9a-f]+\)")
QUIET = (5, 6)
"""Answers that say only that the bot is at work."""
ANSWERED_ALREADY = 40060
NOTHING = ("refused", "asked", "failed", "old")
"""What a process says in its log of interactions that have changed nothing, but for these words to people."""
UNSURE = ("it is saved, or nothing was changed", "That was already done", "Your move is saved")


@dataclass(frozen=True)
class Said:
    """One answer to an interaction that Discord has taken."""

    at: float
    by: str
    """The process."""
    body: Json

    @property
    def words(self) -> str:
        """What it says, in one line without the number of a fault."""
        said = self.body.get("data") or self.body
        embeds = [one.get(key, "") for one in said.get("embeds") or () for key in ("title", "description")]
        return FAULT.sub("", " ".join([said.get("content") or "", *embeds]).replace("\n", " "))

    @property
    def marks(self) -> dict[str, int]:
        """The entries that its buttons name, by session, of several the last; one of no moment names none."""
        found = sorted((one[1], int(one[2])) for one in MARK.finditer(json.dumps(self.body)))
        return {session: seq for session, seq in found if seq}


@dataclass
class Sent:
    """One interaction, and all that came of it."""

    id: str
    person: str
    channel: int
    what: str
    marks: dict[str, int]
    """The entry that the pressed button names, by session."""
    at: float
    says: list[Said] = field(default_factory=list)
    became: dict[str, str] = field(default_factory=dict)
    """What each process that has served it says of it in its log."""
    refused: list[str] = field(default_factory=list)
    """The processes that were told that another one had answered."""

    @property
    def outcome(self) -> str:
        """What whoever pressed was told: of it, the process that has answered says so."""
        return self.became.get(self.says[-1].by, "unknown") if self.says else "unknown"

    @property
    def is_unsure(self) -> bool:
        """Whether the last answer says that it may have changed something: it may do so later, too."""
        said = json.dumps(self.says[-1].body) if self.says else ""
        return any(one in said for one in UNSURE)

    @property
    def is_told_of_nothing(self) -> bool:
        """Whether the last answer says that this interaction has changed nothing."""
        return self.outcome in NOTHING and not self.is_unsure


class Record:
    """All interactions of a history, in the order in which they were sent."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.sent: dict[str, Sent] = {}
        self._ids: dict[str, str] = {}

    def begins(self, what: str, data: Json) -> None:
        """Note an interaction as it is given to the bot."""
        pressed = str(data["data"].get("custom_id", ""))
        marks = {one[1]: int(one[2]) for one in MARK.finditer(f'"{pressed}')}
        id_, person = data["id"], data["member"]["user"]["id"]
        self._ids[data["token"]] = id_
        self.sent[id_] = Sent(id_, person, int(data["channel_id"]), what, marks, self.clock())

    def answered(self, by: str, token: str, method: str, body: Any, answer: Answer) -> None:
        """Note what a process has answered, if it says more than that the bot is at work."""
        sent = self.sent[self._ids[token]]
        if answer.ok and method != "DELETE" and (body or {}).get("type") not in QUIET:
            sent.says.append(Said(self.clock(), by, body))
        elif not answer.ok and answer._body.get("code") == ANSWERED_ALREADY:
            sent.refused.append(by)

    def ended(self, by: str, press: str, became: str) -> None:
        """Note what a process says has become of an interaction."""
        self.sent[press].became[by] = became

    def call(self, call: Call) -> Sent:
        """Return what is known of an interaction."""
        return self.sent[str(call.id)]
