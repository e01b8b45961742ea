"""Rules as scripts: generators that yield what they need from outside and get the answer."""

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from engines.core.script.collection import Keep
from engines.core.script.event import Event
from engines.core.script.requests import Chance, IsAsBefore, Json, Question, Request, Show, Tell, Together
from engines.core.script.trace import Trace

T = TypeVar("T")
Script = Generator[Request, Any, T]
"""A rule that may ask: yields requests, returns its result."""


def ask(question: Question) -> Script[Any]:
    """Ask the people and return the checked answer."""
    return (yield question)


def only_if_it_matters(
    question: Question, possible: Iterable[Json], decide: Callable[[Any], Any]
) -> Script[Any]:
    """Ask only if the possible answers lead to different results; else go on with the first of them.

    `decide` says what an answer leads to. It is tried with each, so it only looks: it is no script, it tells
    nothing and leaves nothing to chance. A question that is `always` asked is asked here too.
    Raises TypeError if `decide` is a script, ValueError if no answer is possible.
    """
    answers = [question.check(one) for one in possible]
    if not answers:
        raise ValueError(f"{question.id}: no answer is possible")
    results = [decide(one) for one in answers]
    if any(isinstance(one, Generator) for one in results):
        raise TypeError(f"{question.id}: what decides is a script; it must return its result at once")
    if question.always or any(one != results[0] for one in results):
        return (yield question)
    return answers[0]


def ask_together(
    *questions: Question, shown: Callable[[Mapping[str, Any]], Any] | None = None
) -> Script[list[Any]]:
    """Ask several seats at the same time and return their answers in the order of the questions.

    `shown` gives the state to be shown while only some have answered.
    """
    answers: list[Any] = yield Together(questions, shown)
    return answers


def leave_to(chance: Chance) -> Script[Any]:
    """Leave it to chance and return the outcome."""
    return (yield chance)


def tell(
    event: Event,
    rule: str = "",
    trace: Trace | None = None,
    *,
    seat: str | None = None,
    keep: tuple[Keep, ...] = (),
) -> Script[None]:
    """Tell the table what happened, by which clause, what was weighed, whose doing it is, what is kept."""
    yield Tell(
        replace(
            event,
            rule=rule or event.rule,
            trace=trace or event.trace,
            seat=seat or event.seat,
            keep=keep or event.keep,
        )
    )


def show(state: Any) -> Script[None]:
    """Show the state as it stands now, in the middle of a move."""
    yield Show(state)


def is_as_before() -> Script[bool]:
    """Tell whether the move is of an old log and played as earlier versions did, never in a game that is on.

    A replay plays a move by these rules first, and as before if what comes out isn't what was recorded.
    """
    return bool((yield IsAsBefore()))
