"""`/automa me`: what a person wishes of the bot, for them alone; and the pause of a table."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import cache
from zoneinfo import available_timezones

from bot.presses.payload import Forged, chosen, entered, typed_before
from bot.presses.press import Press
from bot.presses.serves import Options, does, serves
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
from bot.screens.me import (
    AGREED,
    BEGIN,
    DAYS,
    END,
    HERE,
    NONE,
    USUALLY,
    ZONE,
    Asking,
    bad_zone,
    me_message,
    quiet_form,
    typed_again,
)
from bot.screens.screens import trouble
from bot.screens.subcommands import Subcommand
from bot.sessions.errors import GameMissing, NoSession, NotSeated, SessionEnded
from bot.sessions.people import LARGE, WORDS, Wishes, zone_of
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.sessions.waiting import HOURS
from bot.wire.custom_id import CustomId
from engines.core.script.notation import whole

MOST_TABLES = 25
"""Of a person in a server: so many are asked whether an automa can play there."""
MOST_NEAR = 5
LAST_HOUR = 23


@does(Subcommand.ME)
async def me(press: Press, _: Options) -> None:
    """Show who asks what they wish, and how to change it."""
    await _show(press, await press.context.people.wishes(press.by.id))


@serves(RemindAfter)
async def remind_after(press: Press, _: CustomId[RemindAfter]) -> None:
    """Let a person be reminded after so many hours, or as the table has agreed, or never."""
    value = next(iter(chosen(press.data)), "")
    hours = None if value == AGREED else whole(value, max(HOURS))
    if hours is None and value != AGREED:
        raise Forged
    await _wish(press, lambda wishes: replace(wishes, remind=hours))


@serves(AwayUntil)
async def away_until(press: Press, _: CustomId[AwayUntil]) -> None:
    """Let a person be away until the day begins that they choose, by their own clock."""
    value = next(iter(chosen(press.data)), "")
    if value == HERE:
        await _wish(press, lambda wishes: replace(wishes, away=0))
        return
    wishes, now = await press.context.people.wishes(press.by.id), press.sessions.now()
    try:
        day = datetime.combine(date.fromisoformat(value), datetime.min.time(), zone_of(wishes.zone))
        until = round(day.timestamp() * 1000)
    except (ValueError, OverflowError):
        raise Forged from None
    if not now < until < now + timedelta(days=max(DAYS) + 1) / timedelta(milliseconds=1):
        await press.refuse(trouble(press.own(), "ui-me-day-over"))
        return
    await _wish(press, lambda wishes: replace(wishes, away=until))


@serves(MayReplace)
async def may_replace(press: Press, custom_id: CustomId[MayReplace]) -> None:
    """Let an automa have a person's seats while they are away, or not."""
    await _wish(press, lambda wishes: replace(wishes, may_replace=custom_id.control.is_allowed))


@serves(PlaysOnly)
async def plays_only(press: Press, custom_id: CustomId[PlaysOnly]) -> None:
    """Let the only thing that a person can do play itself, or not."""
    await _wish(press, lambda wishes: replace(wishes, plays_only=custom_id.control.is_allowed))


@serves(ShowPictures)
async def show_pictures(press: Press, _: CustomId[ShowPictures]) -> None:
    """Show pictures as a person chooses, in what they alone see."""
    value = next(iter(chosen(press.data)), "")
    if value not in (USUALLY, LARGE, WORDS):
        raise Forged
    await _wish(press, lambda wishes: replace(wishes, pictures="" if value == USUALLY else value))


@serves(Listen)
async def listen(press: Press, custom_id: CustomId[Listen]) -> None:
    """Let what a person alone sees have words made for listening, or not."""
    await _wish(press, lambda wishes: replace(wishes, is_listening=custom_id.control.is_listening))


@serves(AskQuiet)
async def ask_quiet(press: Press, _: CustomId[AskQuiet]) -> None:
    """Ask for the quiet hours and the time zone, with what was typed if the message ends with it."""
    wishes, typed = await press.context.people.wishes(press.by.id), typed_before(press.interaction.message)
    await press.reply.modal(quiet_form(press.own(), wishes, typed_again(typed)))


@serves(QuietHours)
async def quiet_hours(press: Press, _: CustomId[QuietHours]) -> None:
    """Take the quiet hours that were chosen, and the time zone that was typed."""
    typed = {key: one.strip() for key, one in entered(press.data.get("components")).items()}
    zones = zones_like(typed.get(ZONE, ""))
    if len(zones) != 1:
        await press.refuse(bad_zone(press.own(), typed, zones[:MOST_NEAR]))
        return
    begin, end = typed.get(BEGIN, ""), typed.get(END, "")
    if not begin and not end:  # an old client that shows no menus in forms
        await _wish(press, lambda wishes: replace(wishes, zone=zones[0]))
        return
    quiet = None
    if begin != NONE:
        first, last = whole(begin, LAST_HOUR), whole(end, LAST_HOUR)
        if first is None or last is None:
            raise Forged
        quiet = 60 * first, 60 * last
    await _wish(press, lambda wishes: replace(wishes, zone=zones[0], quiet=quiet))


@serves(Pause)
async def pause(press: Press, custom_id: CustomId[Pause]) -> None:
    """Let a table pause, or go on; those who sit there may."""
    view = await _own_table(press, custom_id.session)
    await press.context.reminders.pause(view, press.by, is_paused=custom_id.control.is_paused)
    await me(press, {})


@serves(Mute)
async def mute(press: Press, custom_id: CustomId[Mute]) -> None:
    """Remind a person no more in this turn."""
    await press.context.reminders.mute(await _own_table(press, custom_id.session), press.by)
    await me(press, {})


async def _own_table(press: Press, session: str) -> View:
    """Return a running session at which who presses sits. Raises SessionEnded and NotSeated."""
    view = await press.view(session)
    if view.is_ended:
        raise SessionEnded(view)
    if view.holders.seat_of(press.by.id) is None:
        raise NotSeated(view)
    return view


async def _wish(press: Press, change: Callable[[Wishes], Wishes]) -> None:
    """Save what a person wishes otherwise, and show it."""
    people = press.context.people
    wishes = change(await people.wishes(press.by.id))
    await people.wish(press.by.id, wishes)
    press.wish(wishes)
    press.note_kept()
    press.context.reminders.look_soon()
    await _show(press, wishes)


async def _show(press: Press, wishes: Wishes) -> None:
    here = await _here(press)
    asking = Asking(
        wishes,
        press.sessions.now(),
        await _may_be_replaced(press),
        here,
        here is not None and _is_awaited(here, press.by.id),
    )
    await press.note(me_message(press.own(), asking))


async def _here(press: Press) -> View | None:
    """Return the running session of the channel if who presses sits there."""
    try:
        view = await press.sessions.records.running_in(press.by.channel)
    except (NoSession, SessionEnded):
        return None
    return view if view.holders.seat_of(press.by.id) else None


def _is_awaited(view: View, person: str) -> bool:
    """Tell whether a table waits for a person who wants to hear of it."""
    awaited = {view.holders.of(seat) for seat in waits_for(view)}
    return person in awaited and person not in view.waiting.muted


async def _may_be_replaced(press: Press) -> bool:
    """Tell whether an automa can play at one of a person's tables in this server, or elsewhere at any."""
    records = press.sessions.records
    guild = press.by.guild if press.interaction.is_in_server else ""
    own, _ = await records.running_with(guild, press.by.id, MOST_TABLES)
    for one in own:
        try:
            view = await records.view(one)
        except (NoSession, GameMissing):
            continue
        if view.game.strengths:
            return True
        await asyncio.sleep(0)  # others' presses don't wait for all of them to be loaded
    return False


@cache
def _zones() -> dict[str, str]:
    """Return the names of all time zones by what people type for them."""
    return {one.casefold(): one for one in sorted(available_timezones())}


def zones_like(typed: str) -> list[str]:
    """Return the time zone of a typed name or city; several that it may mean; none if there is none."""
    zones, name = _zones(), "_".join(typed.casefold().split())
    if name in zones:
        return [zones[name]]
    cities = [zone for key, zone in zones.items() if key.rpartition("/")[2] == name]
    if cities:
        return cities
    return [zone for key, zone in zones.items() if len(name) > 2 and name in key]
