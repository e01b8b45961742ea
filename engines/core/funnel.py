"""The funnel: candidates, criterion after criterion, tie-break; and the trace of it for "Why?"."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from engines.core.text import Text, text

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Step:
    """One criterion at work: its words, its clause, and who was left after it."""

    by: Text
    rule: str
    left: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Trace:
    """How a choice was made: the candidates and what each criterion left of them."""

    candidates: tuple[Text, ...]
    steps: tuple[Step, ...]

    def to_json(self) -> list[Any]:
        """Return the trace as JSON data."""
        steps = [[step.by.to_json(), step.rule, [one.to_json() for one in step.left]] for step in self.steps]
        return [[one.to_json() for one in self.candidates], steps]

    @staticmethod
    def from_json(data: list[Any]) -> "Trace":
        """Return the trace that `to_json` made the data of."""
        steps = tuple(
            Step(Text.from_json(by), rule, tuple(Text.from_json(one) for one in left))
            for by, rule, left in data[1]
        )
        return Trace(tuple(Text.from_json(one) for one in data[0]), steps)


@dataclass(frozen=True, slots=True)
class Criterion(Generic[T]):
    """What makes one candidate better than another: those with the least `key` stay.

    `id` names its words in the locale file (`by-<id>`), `rule` the clause it stands in.
    """

    id: str
    key: Callable[[T], Any]
    rule: str


def least(id: str, key: Callable[[T], Any], rule: str) -> Criterion[T]:  # noqa: A002
    """Return the criterion that keeps the candidates with the least key."""
    return Criterion(id, key, rule)


def most(id: str, key: Callable[[T], int], rule: str) -> Criterion[T]:  # noqa: A002
    """Return the criterion that keeps the candidates with the greatest key (a number)."""
    return Criterion(id, lambda one: -key(one), rule)


class Outcome(NamedTuple, Generic[T]):
    """What a funnel came to: the winner, None without candidates, and the trace."""

    winner: T | None
    trace: Trace


def funnel(candidates: Sequence[T], *criteria: Criterion[T], label: Callable[[T], Text]) -> Outcome[T]:
    """Return the winner (None without candidates) and the trace.

    The criteria work one after the other until one candidate is left; the last of them must part any two
    candidates that differ for the rules, so of those left at the end the first is taken.
    """
    left = list(candidates)
    steps = []
    for criterion in criteria:
        if len(left) < 2:
            break
        best = min(criterion.key(one) for one in left)
        left = [one for one in left if criterion.key(one) == best]
        steps.append(Step(text(f"by-{criterion.id}"), criterion.rule, tuple(label(one) for one in left)))
    trace = Trace(tuple(label(one) for one in candidates), tuple(steps))
    return Outcome(left[0] if left else None, trace)
