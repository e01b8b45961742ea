"""What the outbox holds: what is to be told, as records; the only place that knows their JSON."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from bot.sessions.field import BROKEN, field
from bot.sessions.view import View
from bot.store.rows import DueRow, Posted
from engines.core.errors import DataFault

AGREE = {"undo": Posted.AGREE_UNDO, "end": Posted.AGREE_END}
"""What somebody may ask the others to agree to, and what the message is that asks for it."""


class DueKind(StrEnum):
    """What is to be told; the first of them as a message for each, the table last of all."""

    TURN = "turn"
    UNLOG = "unlog"
    SEATS = "seats"
    PASSED = "passed"
    FORKED = "forked"
    AGREE_UNDO = "agree-undo"
    AGREE_END = "agree-end"
    TABLE = "panel"


@dataclass(frozen=True, slots=True)
class Turn:
    """The end of a turn, as a message that stays; `nr` is the entry."""

    nr: int
    again: int = 0
    """The entry that has brought the turn back; 0 where it wasn't undone."""

    kind = DueKind.TURN


@dataclass(frozen=True, slots=True)
class Unlog:
    """That turns were undone: their messages go; `nr` is the last entry that still counts."""

    nr: int

    kind = DueKind.UNLOG


@dataclass(frozen=True, slots=True)
class Seats:
    """Who holds seats from now on; `nr` is the first of the holder rows."""

    nr: int

    kind = DueKind.SEATS


@dataclass(frozen=True, slots=True)
class Passed:
    """That an absent person's seat was answered for; `nr` is the entry."""

    nr: int
    seat: str
    person: str
    """Who has answered (the user's id); empty in rows of before 0.4, which tell nothing any more."""

    kind = DueKind.PASSED


@dataclass(frozen=True, slots=True)
class Forked:
    """That somebody plays on elsewhere from a moment of this game; `nr` is the time."""

    nr: int
    person: str
    """The user's id."""
    channel: str
    move: int
    """After how many moves of this game."""
    is_same: bool
    """Whether with its seed."""

    kind = DueKind.FORKED


@dataclass(frozen=True, slots=True)
class Request:
    """That somebody asks the others to agree; `nr` is the last entry that everybody has seen."""

    nr: int
    what: str
    """One of `AGREE`."""
    asker: str
    """The user's id."""
    at: int
    """Milliseconds since 1970 UTC; 0 in the first rows of all."""
    undone: int | None
    """The entry that a step back takes away; None in older rows, which don't say."""

    @property
    def kind(self) -> DueKind:
        """What it is in the outbox."""
        return DueKind(AGREE[self.what])


@dataclass(frozen=True, slots=True)
class TableMessage:
    """The table; one that is `below` moves to the end of the channel.

    `nr` is 0 after a step. What becomes due without one has a row of its own, so that it isn't checked off
    with a table that is just being sent: `nr` is the last of the holder rows if seats have changed, the press
    whose answer is to show the table, the message whose picture is to follow, or else the time.
    """

    nr: int = 0
    below: bool = False
    reminds: tuple[str, ...] = ()
    """The people (users' ids) whom it tells again that it waits for them, as long as it does."""

    kind = DueKind.TABLE


Outgoing = Turn | Unlog | Seats | Passed | Forked | Request | TableMessage


class Due(NamedTuple):
    """What is to be told, and the row that goes once Discord has it."""

    row: DueRow
    out: Outgoing


def due(view: View, out: Outgoing) -> DueRow:
    """Return that something is to be told of a session as it stands."""
    return DueRow(view.id, out.kind, out.nr, view.entry.seq, body_of(out))


def by_reply(view: View, press: str) -> DueRow:
    """Return that the reply to a press is to show the table, below all else."""
    return due(view, TableMessage(int(press), below=True))


def body_of(out: Outgoing) -> str:
    """Return what is stored beside kind and `nr`. A resent message is known by it: see `Notices`."""
    parts = asdict(out)
    del parts["nr"]
    if isinstance(out, Request):
        del parts["what"]
    elif not isinstance(out, Passed):
        parts = {key: part for key, part in parts.items() if part}
    return json.dumps(parts)


def read(row: DueRow) -> Outgoing:
    """Return what a row of the outbox says is to be told. Raises DataFault that names the row."""
    try:
        return _read(DueKind(row.kind), row.nr, json.loads(row.body))
    except BROKEN as fault:
        raise DataFault(
            f"session {row.session}",
            f"outbox row {row.kind!a} {row.nr!a}",
            "what is to be told can't be read; the table shows how the game stands instead",
        ) from fault


def _read(kind: DueKind, nr: int, body: Mapping[str, Any]) -> Outgoing:
    if not isinstance(body, dict) or not isinstance(nr, int):
        raise TypeError("no row of the outbox")
    match kind:
        case DueKind.TURN:
            return Turn(nr, field(body, "again", int, 0))
        case DueKind.UNLOG:
            return Unlog(nr)
        case DueKind.SEATS:
            return Seats(nr)
        case DueKind.PASSED:
            return Passed(nr, field(body, "seat", str, ""), field(body, "person", str, ""))
        case DueKind.FORKED:
            person, channel = field(body, "person", str, ""), field(body, "channel", str, "")
            return Forked(
                nr, person, channel, field(body, "move", int, 0), field(body, "is_same", bool, False)
            )
        case DueKind.TABLE:
            reminds = tuple(map(str, field(body, "reminds", list, [])))
            return TableMessage(nr, field(body, "below", bool, False), reminds)
        case DueKind.AGREE_UNDO | DueKind.AGREE_END:
            what = next(what for what, posted in AGREE.items() if posted.value == kind.value)
            at, undone = field(body, "at", int, 0), field(body, "undone", int, None)
            asker = field(body, "asker", str, "")
            if not asker:
                raise ValueError("asker is missing")
            return Request(nr, what, asker, at, undone)


def sort_out(rows: Iterable[DueRow]) -> tuple[list[Due], list[tuple[DueRow, DataFault]]]:
    """Return what is to be told, and the rows that can't be read, each with what is wrong."""
    dues: list[Due] = []
    unread: list[tuple[DueRow, DataFault]] = []
    for row in rows:
        try:
            dues.append(Due(row, read(row)))
        except DataFault as fault:
            unread.append((row, fault))
    return dues, unread


def readable(rows: Iterable[DueRow]) -> list[Due]:
    """Return what is to be told, without the rows that can't be read: the outbox at work clears them away."""
    return sort_out(rows)[0]


def table_messages_in(rows: Iterable[DueRow]) -> list[tuple[DueRow, TableMessage]]:
    """Return what is due of the table."""
    return [(row, out) for row, out in readable(rows) if isinstance(out, TableMessage)]
