"""Events as a game declares them: each once, by name, with its arguments and what it means for the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from inspect import signature
from typing import Any, Generic, ParamSpec

from engines.core.script.event import Event

P = ParamSpec("P")


@dataclass(frozen=True)
class Further:
    """A line that follows that of an event: the id of its words, which have the event's arguments."""

    words: str
    detail: bool = False


@dataclass(frozen=True)
class Meaning:
    """What an event means for the table, where a move is summed up in a title and a few short lines.

    Words are given by their ids. Nothing of it has to be said: then an event has a line in its own words.

    *The title.* The first event that has a `title` names the move; `unnamed` is it without whose move it is.
    What is said `once` has no line then, but has one if another event names the move.

    *Its line.* `short` is said in place of its own words. `within` is what that stands in, as its argument
    `what`: a sign before it, or whose it is. The lines of `further` follow it.

    *Lines of several.* By `joins` it goes on with the event right before it: the words of that line by the
    id of the other. They have the arguments of both; none may have two values, but those that this event
    `adds` to the other's. Events of a seat that name the same `line` stand in that one, wherever in a move
    they are: it has a `piece` of each (if none is named, its short words) as `parts`, and the arguments
    that are the same in all of them. One that is alone there is said in its short words, if it has any.

    *What is said of it.* A `detail` is the first to give way, then what `gives_points` and moves nothing.
    One that is `passing` is said only while nothing has come of it; one that is `unsaid` has no line: the
    title or the score says it. Nor has one whose argument `empty` is 0. A `reason` comes last: first what
    hands must do, then why, and of that the details last.
    """

    title: str = ""
    unnamed: str = ""
    once: bool = False
    short: str = ""
    within: str = ""
    further: tuple[Further, ...] = ()
    joins: Mapping[str, str] = field(default_factory=dict)
    adds: tuple[str, ...] = ()
    line: str = ""
    piece: str = ""
    closes: bool = False
    detail: bool = False
    gives_points: bool = False
    passing: bool = False
    unsaid: bool = False
    empty: str = ""
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


def ids_of(*kinds: Telling[...]) -> frozenset[str]:
    """Return the ids of these kinds of events."""
    return frozenset(kind.id for kind in kinds)


def meaning_of(event: Event, events: Events) -> Meaning:
    """Return what an event means; that of one which isn't declared any more is plain."""
    return events[event.id].meaning if event.id in events else PLAIN
