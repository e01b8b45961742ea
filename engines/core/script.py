"""Rules as scripts: generators that yield what they need from outside and get the answer."""

from collections.abc import Callable, Generator, Mapping
from typing import Any, TypeVar

from engines.core.requests import Chance, Event, Question, Request, Show, Tell, Together

T = TypeVar("T")
Script = Generator[Request, Any, T]
"""A rule that may ask: yields requests, returns its result."""


def ask(question: Question) -> Script[Any]:
    """Ask the people and return the checked answer."""
    return (yield question)


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


def tell(event: Event) -> Script[None]:
    """Tell the table."""
    yield Tell(event)


def show(state: Any) -> Script[None]:
    """Show the state as it stands now, in the middle of a move."""
    yield Show(state)
