"""Forms: several questions that one person answers at once.

Each question's `prefill` stands in the form and in the message above it; where every one is an answer, one
tap confirms all. Kinds can be mixed: yes or no and up to 25 options are menus, the rest is typed and read
by the question's `check`. The first line of its `ask` names it: a few words, 45 characters at most, no two
alike. Discord's forms have five fields; the lines of a longer one are typed into one, each behind its name.
Answers that don't go together are refused by a `check` of a form's own, which calls `Form.check` first.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engines.core.errors import BadAnswer
from engines.core.script.requests import Json, Line, Question
from engines.core.text import Text, text

MOST_FAULTS = 5
"""So many faults of a form are told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(Question):
    """Several questions that are answered at once, all or none of them; the script gets a tuple of answers.

    The answer that is kept has each question's answer by its id. The form says who may answer, and what a
    sleeper would: `to`, `private`, `always` and `asleep` of its questions don't count. Raises ValueError
    if two of them share an id, or one is a form itself.
    """

    questions: tuple[Question, ...]

    def __post_init__(self) -> None:
        """Check the questions."""
        ids = [question.id for question in self.questions]
        if len(set(ids)) < len(ids) or any(isinstance(question, Form) for question in self.questions):
            raise ValueError(f"the form {self.id} has a form in it, or an id twice: {', '.join(ids)}")

    def check(self, answer: Json) -> tuple[Any, ...]:
        """Return the answers as the script wants them, in the order of the questions."""
        if not isinstance(answer, dict) or answer.keys() != {question.id for question in self.questions}:
            raise BadAnswer(text("bad-form"))
        return tuple(self.each(lambda question: question.check(answer[question.id])).values())

    def each(self, read: Callable[[Question], Any]) -> dict[str, Any]:
        """Return what `read` makes of each question, by its id. Raises BadAnswer that tells every fault."""
        read_so_far, faults = {}, []
        for question in self.questions:
            try:
                read_so_far[question.id] = read(question)
            except BadAnswer as fault:
                faults.append(text("bad-field", what=question.ask, why=fault.text))
        if faults:
            raise bad_fields(faults)
        return read_so_far

    def only_answer(self) -> Json | None:
        """Return the answers where each question has only one."""
        only = {question.id: question.only_answer() for question in self.questions}
        return None if None in only.values() else only


def bad_fields(faults: Sequence[Text]) -> BadAnswer:
    """Return what is wrong with several answers: as much as can be told, and how many faults are left."""
    left = len(faults) - MOST_FAULTS
    more = (text("bad-fields-more", n=left),) if left > 0 else ()
    return BadAnswer(text("bad-fields", faults=(*faults[:MOST_FAULTS], *more)))


def lines_of(question: Question) -> tuple[Question, ...]:
    """Return the questions of a form; of any other question none."""
    return question.questions if isinstance(question, Form) else ()


def only_line(question: Question) -> Line | None:
    """Return the typed line that a question is, or that is all of its form; None for any other question."""
    only = question.questions[0] if isinstance(question, Form) and len(question.questions) == 1 else question
    return only if isinstance(only, Line) else None


def as_shown(question: Question) -> Json | None:
    """Return the answer that a question or a whole form is prefilled with, None if that is none."""
    shown = question.prefill
    if isinstance(question, Form):
        shown = {one.id: one.prefill for one in question.questions}
    elif shown == "":
        return None
    return shown if takes(question, shown) else None


def takes(question: Question, answer: Json) -> bool:
    """Tell whether the question takes the answer."""
    try:
        question.check(answer)
    except BadAnswer:
        return False
    return True
