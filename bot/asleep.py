"""Answers for a person who sleeps: the game's own answer to what they don't decide."""

from bot.sessions.errors import NotAsleep, NotOffered
from bot.sessions.holders import is_person
from bot.sessions.rights import Person, answering
from bot.sessions.seating import waits_for
from bot.sessions.service import Sessions, first
from bot.sessions.view import View
from engines.core.run import Said

HOUR = 3_600_000
"""Milliseconds."""


async def answer_for(sessions: Sessions, view: View, seat: str, by: Person, now: int, hours: float) -> View:
    """Let a seat that has been awaited for so many hours go by: each question gets its answer for sleepers.

    Raises NotOffered if no person is awaited there, NotAsleep before that time.
    """
    holder = view.holders.of(seat)
    if seat not in waits_for(view) or not is_person(holder) or view.holders.seat_of(by.id) is None:
        raise NotOffered(view)
    if now - await _awake_at(sessions, view, holder) < hours * HOUR:
        raise NotAsleep(view)
    sleeper = Person(holder, by.guild)
    note = {"strength": "asleep", "weighed": [], "iterations": 0, "is_open": False, "by": by.id}
    if not view.questions:
        view = await sessions.move(view.id, view.seq, first, sleeper)
    while (question := next((one for one in view.questions if one.to == seat), None)) is not None:
        if question.asleep is None:
            raise NotOffered(view)
        view = await sessions.answer(
            view.id, view.seq, answering(Said(question.id, question.asleep)), sleeper, note
        )
    return view


async def _awake_at(sessions: Sessions, view: View, holder: str) -> int:
    """Return when the person pressed last, or else when the turn began that waits for them."""
    history = await sessions.history(view.id)
    began = await sessions.turn_began_at(view)
    return max(
        entry.at
        for entry in history
        if entry.seq == began or (entry.author == holder and '"asleep"' not in entry.input)
    )
