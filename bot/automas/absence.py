"""Answers for a person who sleeps: by the game's own answer to what they don't decide, or as an automa."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from bot.sessions.errors import NotAsleep, NotOffered
from bot.sessions.rights import Person, answering
from bot.sessions.seating import waits_for
from bot.sessions.service import Sessions, first
from bot.sessions.view import View
from engines.core.script.requests import Question
from engines.core.script.run import Said

HOUR = 3_600_000
"""Milliseconds."""
LET_BY = {"strength": "asleep", "weighed": [], "iterations": 0, "is_open": False}
Think = Callable[[View, Question, str], Awaitable[dict[str, Any]]]
"""How an automa of a strength decides a question: its answer and what it thought."""


def demand_absent(view: View, seat: str, by: Person, *, is_absent: bool) -> None:
    """Raise NotOffered if no person is awaited on a seat, NotAsleep if that one is still here."""
    is_awaited = seat in waits_for(view) and view.seat(seat).is_persons
    if not is_awaited or view.holders.seat_of(by.id) is None:
        raise NotOffered(view)
    if not is_absent:
        raise NotAsleep(view)


async def answer_for(sessions: Sessions, view: View, seat: str, by: Person, think: Think) -> View:
    """Answer for a seat that is awaited and whose person is absent.

    Where the session's option `asleep` says so an automa thinks; else each question gets its answer for
    sleepers. Raises NotOffered if there is none.
    """
    holder = view.holders.of(seat)
    sleeper = Person(holder, by.guild, by.press)
    is_automa = json.loads(view.session.options).get("asleep") == "automa"
    let_by = LET_BY | {"asleep": by.id}
    if not view.questions:
        # Noted as the answers are: it is no sign of who sleeps, should the rest come to nothing.
        seq = view.known_to(holder).seq
        view = await sessions.move(view.id, seq, first, sleeper, thought=let_by)
    while (question := next((one for one in view.questions if one.to == seat), None)) is not None:
        if is_automa:
            thought = await think(view, question, view.game.strengths[0])
        elif question.asleep is not None:
            thought = let_by | {"answer": question.asleep}
        else:
            raise NotOffered(view)
        said = Said(question.id, thought.pop("answer"))
        seq = view.known_to(holder).seq
        view = await sessions.answer(view.id, seq, answering(said), sleeper, thought | {"asleep": by.id})
    return view


async def is_asleep(sessions: Sessions, view: View, seat: str, now: int, hours: float) -> bool:
    """Tell whether a seat has been awaited for so many hours; those of a pause don't count."""
    if seat not in waits_for(view) or view.waiting.paused:
        return False
    _, since = await sessions.history.awaited_since(view, seat)
    return now - max(since, view.waiting.since) >= hours * HOUR
