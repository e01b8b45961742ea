"""The funnel: candidates, criterion after criterion, and who is left; with lots drawn if the rules say so."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engines.core.script import Script, leave_to
from engines.core.script.requests import Option, Pick
from engines.core.script.trace import Step, Trace, Value
from engines.core.text import Text, text

T = TypeVar("T")
Key = bool | int | float | str | tuple["Key", ...]
"""What candidates are compared by."""
K = TypeVar("K", bound=Key)


@dataclass(frozen=True, slots=True)
class Criterion(Generic[T]):
    """What makes one candidate better than another: those with the best `key` stay.

    `id` names its words in the locale file (`by-<id>`), `rule` the clause it stands in. Without a `key` a
    candidate's place counts. `shown` is what people see in place of the key. One that `is_hard` looks at a
    single candidate too, and may leave none.
    """

    id: str
    rule: str
    best: Callable[[Sequence[Any]], Any]
    key: Callable[[T], Key] | None = None
    shown: Callable[[T], Value] | None = None
    is_hard: bool = False


def least(
    id: str,  # noqa: A002 - the field's own name, here and below
    key: Callable[[T], K],
    rule: str,
    shown: Callable[[T], Value] | None = None,
) -> Criterion[T]:
    """Return the criterion that keeps the candidates with the least key."""
    return Criterion(id, rule, min, key, shown)


def most(
    id: str,  # noqa: A002
    key: Callable[[T], K],
    rule: str,
    shown: Callable[[T], Value] | None = None,
) -> Criterion[T]:
    """Return the criterion that keeps the candidates with the greatest key; of truth values that is True."""
    return Criterion(id, rule, max, key, shown)


def only(
    id: str,  # noqa: A002
    test: Callable[[T], bool],
    rule: str,
    shown: Callable[[T], Value] | None = None,
) -> Criterion[T]:
    """Return the criterion that keeps the candidates that pass the test, even if that is none."""
    return Criterion(id, rule, lambda _: True, lambda one: bool(test(one)), shown, is_hard=True)


def first(id: str, rule: str) -> Criterion[Any]:  # noqa: A002
    """Return the criterion that keeps the first of those left, in the order of the candidates."""
    return Criterion(id, rule, min)


def last(id: str, rule: str) -> Criterion[Any]:  # noqa: A002
    """Return the criterion that keeps the last of those left, in the order of the candidates."""
    return Criterion(id, rule, max)


@dataclass(frozen=True, slots=True)
class Selection(Generic[T]):
    """What a funnel came to: all that are left, in their order, and the trace."""

    left: tuple[T, ...]
    trace: Trace

    @property
    def winner(self) -> T | None:
        """The first of those left; None if nobody is."""
        return self.left[0] if self.left else None


def funnel(candidates: Sequence[T], *criteria: Criterion[T], label: Callable[[T], Text]) -> Selection[T]:
    """Return who is left of the candidates, and the trace.

    The criteria work one after the other. Once a single candidate is left only the hard ones are looked at,
    and nothing once none is. `label` names a candidate to people; what is compared needn't stand in it.
    """
    left = [(one, label(one)) for one in candidates]
    trace = Trace(tuple(name for _, name in left), ())
    for criterion in criteria:
        if len(left) < (1 if criterion.is_hard else 2):
            continue
        trace, left = _sifted(trace, left, criterion)
    return Selection(tuple(one for one, _ in left), trace)


def _sifted(
    trace: Trace, there: list[tuple[T, Text]], criterion: Criterion[T]
) -> tuple[Trace, list[tuple[T, Text]]]:
    """Return the trace with the criterion's step, and those whom it leaves."""
    keys = [criterion.key(one) for one, _ in there] if criterion.key else range(len(there))
    best = criterion.best(keys)
    # Those who stay come first, each part in its order.
    compared = sorted(zip(there, keys, strict=True), key=lambda pair: bool(pair[1] != best))
    left = [one for one, key in compared if key == best]
    values = tuple((name, criterion.shown(one) if criterion.shown else key) for (one, name), key in compared)
    step = Step(
        text(f"by-{criterion.id}"),
        criterion.rule,
        tuple(name for _, name in left),
        values if criterion.key else (),
    )
    return Trace(trace.candidates, (*trace.steps, step)), left


def drawn(
    candidates: Sequence[T],
    *criteria: Criterion[T],
    label: Callable[[T], Text],
    id: str,  # noqa: A002
    ask: Text,
    rule: str,
    name: Callable[[T], str] = str,
    by_table: bool = False,
) -> Script[Selection[T]]:
    """Return what the funnel leaves; of several one that is drawn by lot, which the trace tells.

    `id`, `ask` and `by_table` are those of the `Pick`, `rule` is the clause of the draw, and `name` gives a
    candidate's id, by which the draw stands in the log. Raises ValueError if two candidates have the same.
    """
    chosen = funnel(candidates, *criteria, label=label)
    if len(chosen.left) < 2:
        return chosen
    named = {name(one): one for one in chosen.left}
    if len(named) < len(chosen.left):
        raise ValueError(f"{id}: two candidates have the same name: {', '.join(map(name, chosen.left))}")
    options = tuple(Option(id_, label(one)) for id_, one in named.items())
    winner = named[(yield from leave_to(Pick(id=id, ask=ask, options=options, by_table=by_table)))]
    step = Step(text("by-lot"), rule, (label(winner),))
    return Selection((winner,), Trace(chosen.trace.candidates, (*chosen.trace.steps, step)))
