"""Who is to be reminded that a table waits for them, when, and what the table says of that."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.sessions.people import HOUR, Wishes
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.sessions.waiting import MOST_REMINDERS, Away, Reminded, Waiting

LEAST = HOUR
"""Nobody is reminded of what they have waited for less long (milliseconds)."""
AGREED = {"live": 1, "daily": 24, "free": 0}
"""After how many hours people are reminded, by the speed that the table has agreed on; 0 for never."""
NEVER = 2**53
"""A moment that doesn't come, as far as JSON and databases can count."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """A person for whom a table waits: in which turn, and since when."""

    person: str
    turn: int
    since: int


@dataclass(frozen=True, slots=True)
class Found:
    """What a look at a table's waiting finds."""

    waiting: Waiting
    remind: tuple[str, ...]
    """Who is to be reminded now."""
    looks_at: int
    """When the table is to be looked at again."""


def look_at(
    view: View, awaited: Sequence[Awaited], wishes: Mapping[str, Wishes], known: int, now: int
) -> Found:
    """Return how a table waits now, and who is to be reminded.

    There are the `wishes` of all who sit there. When the table was shown last, so many people were `known` to
    be waited for.
    """
    was = view.waiting
    away = {
        who: Away(one.away, one.may_replace and bool(view.game.strengths))
        for who, one in wishes.items()
        if one.is_away(now)
    }
    turns = {one.person: one.turn for one in awaited}
    muted = {who: turn for who, turn in was.muted.items() if turns.get(who) == turn}
    reminded = {who: one for who, one in was.reminded.items() if turns.get(who) == one.turn}
    remind, looks_at = list[str](), min([NEVER, *(one.until for one in away.values())])
    for one in awaited if not was.paused else ():
        at = _due(one, wishes[one.person], reminded.get(one.person), view, now)
        if one.person in muted or at is None:
            continue
        if at > now:
            looks_at = min(looks_at, at)
            continue
        remind.append(one.person)
        before = reminded.get(one.person)
        reminded[one.person] = Reminded(one.turn, before.count + 1 if before else 1, now)
        if again := _due(one, wishes[one.person], reminded[one.person], view, now):
            looks_at = min(looks_at, again)
    stopped = tuple(sorted(who for who, one in reminded.items() if one.count >= MOST_REMINDERS))
    turn = next(iter(turns.values()), 0)
    is_several = len(awaited) > 1 or known > 1 or (bool(turn) and was.several == turn)
    waiting = replace(
        was,
        away=away,
        muted=muted,
        reminded=reminded,
        stopped=stopped,
        stopped_at=view.public_seq if stopped else 0,
        several=turn if is_several else 0,
    )
    return Found(waiting, tuple(remind), looks_at)


def hours_at(view: View) -> int:
    """Return after how many hours a table reminds people who wish nothing else; 0 for never."""
    agreed = AGREED.get(view.options.get("speed", ""))
    return int(view.options.get("remind", 0)) if agreed is None else agreed


def _due(one: Awaited, wishes: Wishes, before: Reminded | None, view: View, now: int) -> int | None:
    """Return when a person is to be reminded next, not before now; None for never."""
    hours = hours_at(view) if wishes.remind is None else wishes.remind
    if not hours or wishes.is_away(now) or (before and before.count >= MOST_REMINDERS):
        return None
    begun = max(one.since, view.waiting.since, wishes.away, before.at if before else 0)
    return wishes.after_quiet(max(begun + hours * HOUR, now))


def stopped(view: View) -> list[str]:
    """Return the seats that a table waits for whose people are reminded no more."""
    waiting = view.waiting
    if waiting.stopped_at != view.public_seq:
        return []
    return [seat for seat in waits_for(view) if view.holders.of(seat) in waiting.stopped]


def is_last(view: View) -> bool:
    """Tell whether one seat alone is awaited yet, of several that were in this turn."""
    return len(waits_for(view)) == 1 and bool(view.waiting.several)
