"""Events as a game declares them: each once, by name, with its arguments and what it means for the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import signature
from typing import Any, Generic, ParamSpec

from engines.core.script.requests import Event

P = ParamSpec("P")


@dataclass(frozen=True)
class Telling(Generic[P]):
    """A kind of event: called with its arguments it is what happened, for the table to see.

    What it means in a move's short lines: a `detail` is the first to give way, then what `gives_points` and
    moves nothing. One that is `passing` is said only while nothing has come of it. One that is `unsaid` has
    no line: the title or the score says it. `joins` names those after which it stands in the same line.
    `short` is the id of its words there, if not its own.
    """

    id: str
    arguments: tuple[str, ...]
    detail: bool = False
    gives_points: bool = False
    passing: bool = False
    unsaid: bool = False
    joins: tuple[str, ...] = ()
    short: str = ""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Event:
        """Return the event with these arguments, all given by name. Raises TypeError for others."""
        if args or kwargs.keys() != set(self.arguments):
            raise TypeError(f"the event {self.id} takes {self.arguments}, not {(*args, *kwargs)}")
        return Event(self.id, dict(kwargs))


def telling(
    *,
    detail: bool = False,
    gives_points: bool = False,
    passing: bool = False,
    unsaid: bool = False,
    joins: tuple[str, ...] = (),
    short: str = "",
) -> Callable[[Callable[P, None]], Telling[P]]:
    """Declare an event by the name and parameters of a function: `drew_card` is told as `event-drew-card`."""

    def declare(declared: Callable[P, None]) -> Telling[P]:
        return Telling(
            declared.__name__.strip("_").replace("_", "-"),
            tuple(signature(declared).parameters),
            detail=detail,
            gives_points=gives_points,
            passing=passing,
            unsaid=unsaid,
            joins=joins,
            short=short,
        )

    return declare


def tellings(module: Any) -> Mapping[str, Telling[...]]:
    """Return all events that a module declares, by their ids. Raises ValueError if two have one id."""
    found: dict[str, Telling[...]] = {}
    for one in vars(module).values():
        if isinstance(one, Telling) and found.setdefault(one.id, one) is not one:
            raise ValueError(f"{module.__name__} declares the event {one.id} twice")
    return found
