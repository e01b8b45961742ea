"""The moves that led to where a session stands: what was undone is not among them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store.rows import EntryRow
from engines.core.requests import Event
from engines.core.text import Text

MOVES = ("start", "turn", "report", "fix")


@dataclass(frozen=True, slots=True)
class Weighed:
    """What an automa on a seat weighed before an answer: the alternatives with their values, best first.

    Until the end it may be told only if it `is_open`: the values of others tell of hidden things.
    """

    strength: str
    alternatives: tuple[tuple[Text, float], ...]
    is_open: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A move with its events; `seq` is the entry it began with."""

    seq: int
    kind: str
    label: Text | None
    events: tuple[Event, ...]
    weighed: tuple[Weighed, ...] = ()
    is_open: bool = False
    """Whether it waits for an answer."""


def moves_of(history: Sequence[EntryRow]) -> list[Played]:
    """Return the moves that still count, oldest first; the last one may be open."""
    played: list[Played] = []
    for entry in _living(history):
        events = tuple(Event.from_json(one) for one in json.loads(entry.events))
        if entry.kind in MOVES:
            label = json.loads(entry.input).get("label")
            played.append(Played(entry.seq, entry.kind, Text.from_json(label) if label else None, events))
        elif played and entry.kind == "answer":
            weighed = played[-1].weighed + _weighed(json.loads(entry.input))
            played[-1] = replace(played[-1], events=played[-1].events + events, weighed=weighed)
        elif played and entry.kind == "restart":
            played[-1] = replace(played[-1], events=events, weighed=())
        if played:
            played[-1] = replace(played[-1], is_open=bool(entry.open))
    return played


def _weighed(given: dict[str, Any]) -> tuple[Weighed, ...]:
    thought = given.get("thought")
    if not thought or len(thought["weighed"]) < 2:
        return ()
    alternatives = tuple((Text.from_json(label), value) for label, value, _ in thought["weighed"])
    return (Weighed(thought["strength"], alternatives, thought["is_open"]),)


def _living(history: Sequence[EntryRow]) -> list[EntryRow]:
    """Return the entries that the last one stands on, oldest first."""
    by_seq = {entry.seq: entry for entry in history}
    living: list[EntryRow] = []
    seq = history[-1].base if history else 0
    while seq in by_seq:
        living.append(by_seq[seq])
        seq = by_seq[seq].prev
    return living[::-1]
