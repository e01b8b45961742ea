"""Stand-ins: what plays for the people of a table when a game is simulated.

`act` is asked before each main button, for the person whose turn comes next and for nobody else; it yields
their moves, and each `yield` gives the state after it. `answer` answers what people are asked, by default
at random. Both know the state and a random stream, and keep nothing else. The message `stand-in-<id>` says
what it does.
"""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Generic, TypeVar

from engines.core.game.move import Move
from engines.core.script.chance import Stream
from engines.core.script.form import Form, takes
from engines.core.script.requests import Choice, Json, Line, MultiChoice, Number, Question

S = TypeVar("S")
Acts = Generator[Move, S, None]
"""What people do, one move after another: each `yield` gives the state after the move."""
MOST_LINES = 100
"""Of the lines that a notation suggests, so many are chosen from."""
TRIES = 50
"""So often a form is filled in anew, if it doesn't take answers that don't go together."""


def at_random(question: Question, state: Any, luck: Stream) -> Json:
    """Return an answer that the question takes, each as likely; a typed line is a suggested one."""
    match question:
        case Choice(options=options):
            return options[luck.below(len(options))].id
        case MultiChoice(options=options, low=low, high=high, repeats=repeats):
            n = low + luck.below((high if repeats else min(high, len(options))) - low + 1)
            if repeats:
                return [options[luck.below(len(options))].id for _ in range(n)]
            return [option.id for option in luck.shuffled(options)[:n]]
        case Number(low=low, high=high):
            return low + luck.below(high - low + 1)
        case Line(notation=notation, prefill=prefill):
            lines = [line for line in islice(notation.go_on(""), MOST_LINES) if notation.takes(line)]
            return lines[luck.below(len(lines))] if lines else notation.example or prefill
        case Form(questions=questions):
            tries = ({one.id: at_random(one, state, luck) for one in questions} for _ in range(TRIES))
            return next(answer for answer in tries if takes(question, answer))
    return bool(luck.below(2))


def _nothing(state: Any, luck: Stream) -> Acts[Any]:  # noqa: ARG001 - whatever there is to do
    yield from ()


@dataclass(frozen=True, slots=True, kw_only=True)
class StandIn(Generic[S]):
    """One way in which people may play; the message `stand-in-<id>` says in a sentence which.

    All that it does comes from the state that it is given and from `luck`, a stream of its own.
    """

    id: str
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    """The start options that it can't do without, such as a board on which nothing is asked."""
    act: Callable[[S, Stream], Acts[S]] = _nothing
    """What people do before the game goes on with the first of `Game.turns`: reports, or another turn."""
    answer: Callable[[Question, S, Stream], Json] = at_random
    """What people answer. The state is what the script showed last, else the one before the move; during
    the set-up there may be none yet (None)."""


NOBODY: StandIn[Any] = StandIn(id="nobody")
"""The stand-in of every game that has none of its own: nothing is reported, answers are random."""
