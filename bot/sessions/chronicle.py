"""The moves that led to where a session stands: what was undone is not among them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.store.rows import EntryRow
from engines.core.requests import Event
from engines.core.text import Text

MOVES = ("start", "turn", "report", "fix")


@dataclass(frozen=True, slots=True)
class Played:
    """A move with its events; `seq` is the entry it began with."""

    seq: int
    kind: str
    label: Text | None
    events: tuple[Event, ...]


def moves_of(history: Sequence[EntryRow]) -> list[Played]:
    """Return the moves that still count, oldest first; the last one may be open."""
    played: list[Played] = []
    for entry in _living(history):
        events = tuple(Event.from_json(one) for one in json.loads(entry.events))
        if entry.kind in MOVES:
            label = json.loads(entry.input).get("label")
            played.append(Played(entry.seq, entry.kind, Text.from_json(label) if label else None, events))
        elif played and entry.kind == "answer":
            played[-1] = replace(played[-1], events=played[-1].events + events)
        elif played and entry.kind == "restart":
            played[-1] = replace(played[-1], events=events)
    return played


def _living(history: Sequence[EntryRow]) -> list[EntryRow]:
    """Return the entries that the last one stands on, oldest first."""
    by_seq = {entry.seq: entry for entry in history}
    living: list[EntryRow] = []
    seq = history[-1].base if history else 0
    while seq in by_seq:
        living.append(by_seq[seq])
        seq = by_seq[seq].prev
    return living[::-1]
