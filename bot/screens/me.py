"""What one person wishes of the bot, and how they change it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from bot.screens.controls.me import (
    AskQuiet,
    AwayUntil,
    Listen,
    MayReplace,
    Mute,
    Pause,
    PlaysOnly,
    QuietHours,
    RemindAfter,
    ShowPictures,
)
from bot.screens.message import QUIET, embed, message
from bot.screens.parts import button, choice_field, form, labelled, menu, row, text_input
from bot.screens.retry import ending_with
from bot.screens.screens import private
from bot.sessions.people import PICTURES, UTC, Wishes, zone_of
from bot.sessions.view import View
from bot.sessions.waiting import HOURS
from bot.wire.json import Json
from bot.words.words import Markup, Words

AGREED, HERE = "agreed", "here"
"""Values of menus: reminded as the table has agreed, and not away."""
DAYS = (*range(1, 15), *range(21, 22 + 7 * 9, 7))
"""After so many days one can be back."""
ZONE, BEGIN, END = "zone", "begin", "end"
LONGEST_ZONE = 40
USUALLY = "usual"
"""The value of a menu for pictures as at the table."""
NONE = "none"
"""The value of a menu for no quiet hours."""
USUAL = (22 * 60, 7 * 60)
"""What is proposed as quiet hours, in minutes since midnight."""
BETWEEN, NOTHING = ", ", "–"
"""How what was typed and chosen stands in one line: no hour has a comma."""


@dataclass(frozen=True, slots=True)
class Asking:
    """A person who looks at what they wish."""

    wishes: Wishes
    now: int
    may_be_replaced: bool
    """Whether an automa can play at one of their tables."""
    here: View | None = None
    """The running game of the channel, if they sit there."""
    is_awaited: bool = False
    """Whether it waits for them, and reminds them of it."""


def me_message(words: Words, asking: Asking) -> Json:
    """Return what a person wishes, with the menus and buttons that change it."""
    wishes = asking.wishes
    allows = MayReplace(not wishes.may_replace).of_none()
    buttons = [button(AskQuiet().of_none(), words.label("ui-me-quiet-change"))]
    if asking.may_be_replaced:
        label = words.label("ui-me-keep-seat" if wishes.may_replace else "ui-me-give-seat")
        buttons.append(button(allows, label))
    only = words.label("ui-me-only-ask" if wishes.plays_only else "ui-me-only")
    buttons.append(button(PlaysOnly(not wishes.plays_only).of_none(), only))
    label = words.label("ui-me-listen-not" if wishes.is_listening else "ui-me-listen")
    buttons.append(button(Listen(not wishes.is_listening).of_none(), label))
    menus = (_reminds(words, wishes), _away(words, asking), _pictures(words, wishes))
    rows = [*menus, row(*buttons), *_here(words, asking)]
    return message(embed(words.label("ui-me-title"), _lines(words, asking), colour=QUIET), rows=rows)


def _lines(words: Words, asking: Asking) -> list[str]:
    wishes = asking.wishes
    is_away, when = wishes.is_away(asking.now), Markup.time(wishes.away)
    zone = wishes.zone or UTC
    lines = [
        words.say("ui-me-reminders", after=Markup(after_label(words, wishes.remind))),
        words.say("ui-me-quiet", begin=wishes.quiet[0] // 60, end=wishes.quiet[1] // 60, zone=zone)
        if wishes.quiet
        else words.say("ui-me-quiet-none", zone=zone),
        words.say("ui-me-away", until=when) if is_away else words.say("ui-me-here"),
    ]
    lines.append(words.say("ui-me-only-plays" if wishes.plays_only else "ui-me-only-waits"))
    if wishes.pictures:
        lines.append(words.say("ui-me-pictures", how=Markup(_shown(words, wishes.pictures))))
    if wishes.is_listening:
        lines.append(words.say("ui-me-listening"))
    if asking.may_be_replaced:
        lines.append(words.say("ui-me-replace" if wishes.may_replace else "ui-me-replace-not"))
    return lines


def _reminds(words: Words, wishes: Wishes) -> Json:
    values: Sequence[int | None] = (None, 0, *HOURS)
    options = [(_value(one), after_label(words, one)) for one in values]
    return menu(RemindAfter().of_none(), options, words.label("ui-me-remind"), chosen=[_value(wishes.remind)])


def _value(hours: int | None) -> str:
    return AGREED if hours is None else str(hours)


def after_label(words: Words, hours: int | None) -> str:
    """Return after how many hours people are reminded; 0 for never, None for as the table has agreed."""
    if hours is None:
        return words.label("ui-me-remind-agreed")
    return words.label("ui-me-remind-after", hours=hours) if hours else words.label("ui-me-remind-never")


def _away(words: Words, asking: Asking) -> Json:
    """Return the menu of the days on which a person may be back."""
    today = datetime.fromtimestamp(asking.now / 1000, zone_of(asking.wishes.zone)).date()
    days = [today + timedelta(days=one) for one in DAYS]
    options = [(HERE, words.label("ui-me-not-away"))]
    options += [(one.isoformat(), _until(words, one)) for one in days]
    return menu(AwayUntil().of_none(), options, words.label("ui-me-away-ask"))


def _pictures(words: Words, wishes: Wishes) -> Json:
    """Return the menu of how pictures are shown in private."""
    options = [(one or USUALLY, _shown(words, one)) for one in PICTURES]
    chosen = [wishes.pictures or USUALLY]
    return menu(ShowPictures().of_none(), options, words.label("ui-me-pictures-ask"), chosen=chosen)


def _shown(words: Words, how: str) -> str:
    return words.label(f"ui-me-pictures-{how or USUALLY}")


def _until(words: Words, day: date) -> str:
    return words.label("ui-me-back-on", weekday=day.isoweekday(), day=day.day, month=day.month)


def _here(words: Words, asking: Asking) -> list[Json]:
    """Return what can be done about the table of this channel."""
    if asking.here is None:
        return []
    is_paused = bool(asking.here.waiting.paused)
    label = words.label("ui-go-on" if is_paused else "ui-pause")
    buttons = [button(Pause(not is_paused).of(asking.here), label)]
    if asking.is_awaited:
        buttons.append(button(Mute().of(asking.here), words.label("ui-mute")))
    return [row(*buttons)]


def quiet_form(words: Words, wishes: Wishes, typed: Sequence[str] = ()) -> Json:
    """Return the form for the quiet hours and the time zone, with what is wished or was `typed_again`."""
    begins = _begins(words)
    first, last = (begins[str(minutes // 60)] for minutes in wishes.quiet or USUAL)
    zone, begin, end = typed or (wishes.zone, first, last)
    ends = [one for one in begins.items() if one[0] != NONE]
    typed_zone = text_input(ZONE, zone, LONGEST_ZONE)
    fields = [
        labelled(words.label("ui-me-zone"), typed_zone, words.label("ui-me-zone-hint")),
        labelled(words.label("ui-me-quiet-from"), choice_field(BEGIN, begins.items(), begin)),
        labelled(words.label("ui-me-quiet-to"), choice_field(END, ends, end)),
    ]
    return form(QuietHours().of_none(), words.label("ui-me-quiet-change"), fields)


def _begins(words: Words) -> dict[str, str]:
    """Return what quiet hours can begin at, by the values of its menu; they end at an hour, too."""
    hours = {str(hour): words.label("ui-me-hour", hour=hour) for hour in range(24)}
    return {NONE: words.label("ui-me-quiet-no")} | hours


def bad_zone(words: Words, typed: Mapping[str, str], near: Sequence[str]) -> Json:
    """Return why quiet hours aren't taken: their time zone is none, or may be each of those that are `near`.

    The message ends with what was typed and chosen, for the form to begin with: see `typed_again`.
    """
    zone, begins = typed.get(ZONE, ""), _begins(words)
    why = words.say("ui-me-bad-zone-near" if near else "ui-me-bad-zone", typed=zone, near=words.listed(near))
    hours = [begins.get(typed.get(field, ""), NOTHING) for field in (BEGIN, END)]
    return ending_with(words, private(why), BETWEEN.join([zone, *hours]), AskQuiet().of_none())


def typed_again(line: str) -> list[str]:
    """Return the time zone, and from when to when it is quiet, of what a message ends with; else nothing."""
    parts = line.rsplit(BETWEEN, 2)
    return parts if len(parts) == len((ZONE, BEGIN, END)) else []
