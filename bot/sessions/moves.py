"""The moves that led to where a session stands: what was undone is not among them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.sessions.entry import MOVES, Input, Kind
from bot.sessions.thought import Thought
from bot.store.rows import EntryRow
from engines.core.script.event import Event
from engines.core.text import Text


@dataclass(frozen=True, slots=True)
class Weighed:
    """What an automa on a seat weighed before an answer: the alternatives, best first.

    Each comes with its value and how often it was tried; `by` says what the values measure, if it
    `is_measured`, or else which rule of thumb ranks them. The answer led to event number `at` of the move.
    Until the end it may be told only if it `is_open`: the values of others tell of hidden things.
    """

    strength: str
    seat: str
    about: Text
    alternatives: tuple[tuple[Text, float, int], ...]
    by: Text | None
    is_measured: bool
    is_open: bool
    event: str
    """The id of the event that it led to; empty if that is just the next one."""
    at: int


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
    last: int = 0
    """Its last entry so far."""


@dataclass(frozen=True, slots=True)
class Moved:
    """The moves that go with an undo, or come back with a redo: the last ones, and how many there are.

    Of those that are named persons have begun so many.
    """

    moves: tuple[Played, ...] = ()
    count: int = 0
    of_persons: int = 0


def moves_of(history: Sequence[EntryRow]) -> list[Played]:
    """Return the moves that still count, oldest first; the last one may be open."""
    return _read(_living(history))


def _read(living: Sequence[EntryRow]) -> list[Played]:
    played: list[Played] = []
    for entry in living:
        events = tuple(Event.from_json(one) for one in json.loads(entry.events))
        if entry.kind in MOVES:
            given = Input.read(entry)
            played.append(Played(entry.seq, given.kind, given.label, events))
        elif played and entry.kind == Kind.ANSWER:
            played[-1] = _answered(played[-1], Input.read(entry).thought, events)
        elif played and entry.kind == Kind.RESTART:
            played[-1] = replace(played[-1], events=events, weighed=())
        if played:
            played[-1] = replace(played[-1], is_open=bool(entry.open), last=entry.seq)
    return played


def _answered(played: Played, thought: Thought | None, events: tuple[Event, ...]) -> Played:
    """Return the move after an answer; what has been weighed since its last event leads to the new ones."""
    told, at = played.events + events, len(played.events)
    placed = []
    for one in (*played.weighed, *_weighed(thought, at)):
        if one.at >= len(played.events):
            # What has no event of its own belongs to the step before it.
            at = next((n for n in range(at, len(told)) if one.event == told[n].id), at)
            one = replace(one, at=at)
        placed.append(one)
    return replace(played, events=told, weighed=tuple(placed))


def _weighed(thought: Thought | None, at: int) -> tuple[Weighed, ...]:
    if thought is None or not thought.seat:
        return ()
    one = Weighed(
        strength=thought.strength,
        seat=thought.seat,
        about=thought.about or Text("ui-why-decision"),
        alternatives=thought.weighed,
        by=thought.by,
        is_measured=thought.is_measured,
        is_open=thought.is_open,
        event=thought.event,
        at=at,
    )
    return (one,)


def _living(history: Sequence[EntryRow]) -> list[EntryRow]:
    """Return the entries that the last one stands on, oldest first."""
    by_seq = {entry.seq: entry for entry in history}
    living: list[EntryRow] = []
    seq = history[-1].base if history else 0
    while seq in by_seq:
        living.append(by_seq[seq])
        seq = by_seq[seq].prev
    return living[::-1]
