"""Events as a game declares them: each once, by name, with its arguments and what it means for the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from inspect import signature
from typing import Any, Generic, ParamSpec

from engines.core.script.event import Event

P = ParamSpec("P")


@dataclass(frozen=True)
class Meaning:
    """What an event means for the table, where a move is summed up in a title and a few short lines.

    `title` is the id of the words that name the move by it: the first event with one does. `short` is that of
    its line, if not its own words. By `joins` it goes on with the event right before it, in one line: the
    words of that line by the id of the other. A `detail` is the first to give way, then what `gives_points`
    and moves nothing. One that is `passing` is said only while nothing has come of it; one that is `unsaid`
    has no line: the title or the score says it. A `reason` comes last: first what hands must do, then why.
    """

    title: str = ""
    short: str = ""
    joins: Mapping[str, str] = field(default_factory=dict)
    detail: bool = False
    gives_points: bool = False
    passing: bool = False
    unsaid: bool = False
    reason: bool = False


PLAIN = Meaning()
"""An event of which nothing is said: it has a line of its own, in its own words."""


@dataclass(frozen=True)
class Telling(Generic[P]):
    """A kind of event: called with its arguments, all by name, it is what happened."""

    id: str
    arguments: frozenset[str]
    meaning: Meaning = PLAIN

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Event:
        """Return the event with these arguments. Raises TypeError for others."""
        if args or kwargs.keys() != self.arguments:
            raise TypeError(f"the event {self.id} takes {sorted(self.arguments)}, not {[*args, *kwargs]}")
        return Event(self.id, dict(kwargs))


Events = Mapping[str, Telling[...]]
"""All events of a game by their ids."""


def telling(meaning: Meaning = PLAIN) -> Callable[[Callable[P, None]], Telling[P]]:
    """Declare an event by the name and parameters of a function: `drew_card` is told as `event-drew-card`."""

    def declare(declared: Callable[P, None]) -> Telling[P]:
        id_ = declared.__name__.strip("_").replace("_", "-")
        return Telling(id_, frozenset(signature(declared).parameters), meaning)

    return declare


def tellings(declared: Mapping[str, Any]) -> Events:
    """Return the events among the names of a module (`vars()`), by their ids."""
    return {one.id: one for one in declared.values() if isinstance(one, Telling)}


def meaning_of(event: Event, events: Events) -> Meaning:
    """Return what an event means; that of one which isn't declared any more is plain."""
    return events[event.id].meaning if event.id in events else PLAIN
