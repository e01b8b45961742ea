"""How the bot decides for a seat that it plays: what it is asked, what it may know, and what it thought."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from engines.core.script.form import Form
from engines.core.script.requests import Choice, Json, MultiChoice, Number, Question
from engines.core.text import Text


@dataclass(frozen=True, slots=True)
class Dilemma:
    """A question to a seat, with all that the seat may know.

    `options` is what the question offers, as `offered` gives it. `seed` begins a random stream of the
    search's own. With `iterations` the search is just so long, else it stops by a number of its own. After
    `seconds` it is cut short: that is for a machine which would never end, and no measure of a search.
    """

    strength: str
    seat: str
    seen: Json
    question: str
    options: Json
    seed: str
    iterations: int | None = None
    seconds: float = math.inf


@dataclass(frozen=True, slots=True)
class Weighed:
    """An alternative: its value to the seat, and how often the search looked at it."""

    label: Text
    value: float
    visits: int


@dataclass(frozen=True, slots=True)
class Thought:
    """The answer, and the alternatives weighed, best first: the first of them is the answer.

    `is_open` says that telling the values now gives nothing away that is hidden. For "Why?" there is more:
    `about` names the decision, `event` is the id of the event that the answer leads to (empty if it has none
    of its own), and `by` says what the values measure, if it `is_measured`, or else which rule of thumb has
    put the alternatives in their order. `is_cut` says that a search was cut short by its seconds.
    """

    answer: Json
    weighed: tuple[Weighed, ...]
    iterations: int
    is_open: bool
    about: Text | None = None
    by: Text | None = None
    is_measured: bool = False
    event: str = ""
    is_cut: bool = False


Clock = Callable[[], float]
"""Seconds since some moment. Engines have none of their own: whoever lets one decide gives it."""
Decide = Callable[[Dilemma, Clock], Thought]
"""Runs in a process of its own: the dilemma and the thought can be pickled.

The clock only says when a search is cut short. The same number of iterations gives the same thought.
"""


def offered(question: Question) -> Json:
    """Return what a question offers: ids, ids with how many of them, or the lowest and the highest number.

    Of a form that is what each of its questions offers, by its id.
    """
    match question:
        case Form():
            return {one.id: offered(one) for one in question.questions}
        case Choice():
            return [option.id for option in question.options]
        case MultiChoice():
            ids = [option.id for option in question.options]
            return {"options": ids, "low": question.low, "high": question.high}
        case Number():
            return {"low": question.low, "high": question.high}
    return None
