"""Runs a script with the answers given so far, until it asks something new or ends."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engines.core.errors import BadAnswer, Diverged
from engines.core.script import Script
from engines.core.script.chance import Stream
from engines.core.script.event import Event
from engines.core.script.requests import (
    Chance,
    IsAsBefore,
    Json,
    Question,
    Request,
    Show,
    Tell,
    Together,
)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Said:
    """An answer or an outcome of chance: to which request, and what.

    `by` is "people", "chance", or "secret" for an outcome of chance that nobody may see before the end.
    """

    id: str
    value: Json
    by: str = "people"

    def to_json(self) -> list[Json]:
        """Return it as JSON data."""
        return [self.id, self.value, self.by]

    @staticmethod
    def from_json(data: list[Json]) -> "Said":
        """Return what `to_json` made the data of."""
        return Said(*data)


@dataclass(frozen=True, slots=True)
class Asking:
    """The script waits: the open questions, what was said and told so far, and where the stream stands.

    `state` is what the script showed last of the state in the middle of the move; None if nothing.
    """

    questions: tuple[Question, ...]
    said: tuple[Said, ...]
    events: tuple[Event, ...]
    position: int
    state: Any = None


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    """The script has ended with `value`."""

    value: T
    said: tuple[Said, ...]
    events: tuple[Event, ...]
    position: int


Settle = Callable[[Chance, Stream], Json]
"""Gives the outcome of a random request that nothing said settles yet."""


def by_stream(request: Chance, stream: Stream) -> Json:
    """Return the outcome that the session's stream gives."""
    return request.outcome(stream)


People = Callable[[Asking], Said]
"""Answers one of the open questions at once, so that nothing is run again for the next answer."""


def run(
    script: Script[T],
    said: Sequence[Said],
    stream: Stream,
    settle: Settle = by_stream,
    people: People | None = None,
    *,
    as_before: bool = False,
) -> Asking | Done[T]:
    """Run a fresh script: what was said answers its requests in order, `settle` answers new chance.

    `stream` stands where it stood when the move began; outcomes that were said advance it as they did then.
    With `people` it runs to its end. `as_before` asks whatever earlier versions have asked, and says so to a
    script that wants to know. Raises BadAnswer if the last thing said doesn't fit its question, Diverged if
    an earlier one doesn't or if something said is left over.
    """
    return _Run(script, said, stream, settle, people, as_before=as_before).go()


class _Run(Generic[T]):
    def __init__(
        self,
        script: Script[T],
        said: Sequence[Said],
        stream: Stream,
        settle: Settle,
        people: People | None,
        *,
        as_before: bool,
    ) -> None:
        self.script = script
        self.given = list(said)
        self.said: list[Said] = []
        self.events: list[Event] = []
        self.stream = stream
        self.settle = settle
        self.people = people
        self.as_before = as_before
        self.shown: Any = None

    def go(self) -> Asking | Done[T]:
        answer: Any = None
        while True:
            try:
                request = self.script.send(answer)
            except StopIteration as end:
                if self.given:
                    raise Diverged("the end", self.given[0].id) from None
                return Done(end.value, tuple(self.said), tuple(self.events), self.stream.position)
            open_questions, answer = self.serve(request)
            if open_questions:
                if self.given:
                    raise Diverged(open_questions[0].id, self.given[0].id)
                return self.asking(open_questions)

    def asking(self, questions: tuple[Question, ...]) -> Asking:
        return Asking(questions, tuple(self.said), tuple(self.events), self.stream.position, self.shown)

    def serve(self, request: Request) -> tuple[tuple[Question, ...], Any]:
        """Return the questions that stay open, or none and the answer."""
        match request:
            case Tell(event):
                self.events.append(event)
                return (), None
            case Show(state):
                self.shown = state
                return (), None
            case Question():
                return self.put((request,), one=True)
            case Together(questions, shown):
                return self.put(questions, one=False, shown=shown)
            case IsAsBefore():
                return (), self.as_before
            case Chance():
                return self.chance(request)

    def put(
        self,
        questions: tuple[Question, ...],
        *,
        one: bool,
        shown: Callable[[Mapping[str, Any]], Any] | None = None,
    ) -> tuple[tuple[Question, ...], Any]:
        answers: dict[str, Any] = {}
        for question in questions:
            only = None if question.always or self.is_asked_as_before(question) else question.only_answer()
            if only is not None:
                answers[question.id] = question.check(only)
        waiting = {question.id: question for question in questions if question.id not in answers}
        before = self.shown
        while waiting:
            if not self.given:
                if shown is not None and answers:
                    self.shown = shown(answers)
                if self.people is not None:
                    self.given.append(self.people(self.asking(tuple(waiting.values()))))
            if not self.given or self.given[0].id not in waiting:
                return tuple(waiting.values()), None
            said = self.given.pop(0)
            answers[said.id] = self.checked(waiting.pop(said.id), said)
        self.shown = before
        ordered = [answers[question.id] for question in questions]
        return (), ordered[0] if one else ordered

    def is_asked_as_before(self, question: Question) -> bool:
        """Tell whether an earlier version has asked what is no longer asked: its answer is in the log."""
        is_next = bool(self.given) and self.given[0].id == question.id
        return question.was_asked and (self.as_before or is_next)

    def checked(self, question: Question, said: Said) -> Any:
        try:
            value = question.check(said.value)
        except BadAnswer:
            if self.given:
                raise Diverged(question.id, said.id) from None
            raise
        self.said.append(said)
        return value

    def chance(self, request: Chance) -> tuple[tuple[Question, ...], Any]:
        if request.by_table:
            question = request.question()
            if question is None:
                return (), request.unknown()
            waiting, answer = self.put((question,), one=True)
            return waiting, None if waiting else request.read(answer)
        by = "secret" if request.secret else "chance"
        if self.given:
            if self.given[0].id != request.id:
                raise Diverged(request.id, self.given[0].id)
            # The stream moves on, but what was said stands, also where a newer version would draw otherwise.
            request.outcome(self.stream)
            outcome = self.possible(request, self.given.pop(0))
        else:
            outcome = self.settle(request, self.stream)
        self.said.append(Said(request.id, outcome, by))
        return (), outcome

    def possible(self, request: Chance, said: Said) -> Json:
        """Return an outcome. Raises Diverged if it can't come out so: a newer version has other cards."""
        try:
            request.check(said.value)
        except ValueError:
            raise Diverged(request.id, said.id) from None
        return said.value
