"""What a table says of how it waits for people: paused, away, reminded no more, and the reminder itself."""

from collections.abc import Sequence

from bot.screens.localized_view import LocalizedView
from bot.screens.seats import called, mention
from bot.sessions.reminding import hours_at, stopped
from bot.sessions.view import MANNERS
from bot.words.words import Markup


def waiting_lines(local: LocalizedView) -> list[str]:
    """Return a line for each thing that keeps the table waiting, and at first what was agreed of that."""
    view = local.view
    waiting, seats = view.waiting, {view.holders.of(seat): seat for seat in view.seats}
    lines = speed_lines(local) if view.is_opening else []
    lines += [local.say("ui-paused", since=Markup.time(waiting.paused))] if waiting.paused else []
    for who, away in waiting.away.items():
        if who in seats:
            id_ = "ui-away-replace" if away.may_replace else "ui-away"
            lines.append(_line(local, id_, seats[who], until=Markup.time(away.until)))
    return [*lines, *(_line(local, "ui-reminders-stopped", seat) for seat in stopped(view))]


def speed_lines(local: LocalizedView) -> list[str]:
    """Return how fast people have agreed to play, else when the server reminds them, if it does."""
    speed = local.view.options.get("speed")
    if speed in MANNERS["speed"]:
        return [local.say(f"ui-speed-{speed}")]
    hours = hours_at(local.view)
    return [local.say("ui-speed-server", hours=hours)] if hours else []


def _line(local: LocalizedView, id_: str, seat: str, **args: Markup) -> str:
    return local.say(id_, seat=Markup(called(local, seat)), **args)


def reminder(local: LocalizedView, people: Sequence[str], *, is_last: bool) -> str:
    """Return what stands above a table that reminds people; one alone may be the last who is awaited."""
    names = Markup(" ".join(map(mention, people)))
    return local.say("ui-reminder-last" if is_last else "ui-reminder", people=names)
