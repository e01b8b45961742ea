"""What a seat can say before it comes to it, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engines.core.game.move import Move
from engines.core.script.requests import Choice, Json, Question
from engines.core.text import Text


@dataclass(frozen=True, slots=True)
class Ahead:
    """Something that a seat can say before it comes to it; it is offered anew in each state.

    What was said holds as long as it is offered with the same words: a label names what it is built on, such
    as the money for passing now. `move` is the turn that is taken; `answers` are, by the ids of questions,
    the answers in the order in which they are preferred. At least one of both is there. Those of a `ranking`
    can be said one behind the other.
    """

    id: str
    label: Text
    move: Move | None = None
    answers: Mapping[str, tuple[Json, ...]] = field(default_factory=dict)
    ranking: str = ""
    """The question whose answers are ranked; its last one is for when none of those said is possible."""

    def before(self, other: "Ahead", label: Text) -> "Ahead":
        """Return that this is said first, and `other` of the same ranking behind it."""
        ranked = (*self.answers[self.ranking][:-1], *other.answers[self.ranking])
        return replace(
            self, id=f"{self.id}.{other.id}", label=label, answers={**self.answers, self.ranking: ranked}
        )

    def answer(self, question: Question) -> Json:
        """Return the answer to a question: of those said the first that it takes. None if there is none."""
        wanted = self.answers.get(question.id, ())
        if not isinstance(question, Choice):
            return next(iter(wanted), None)
        there = {one.id for one in question.options}
        return next((one for one in wanted if one in there), None)
