"""`/automa start`: begins a session, in the channel or in a thread of its own."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from bot.log import get_logger
from bot.presses.payload import Forged
from bot.presses.press import Press
from bot.presses.response import show
from bot.presses.serves import serves
from bot.screens.controls.table import Again
from bot.screens.screens import remark, trouble
from bot.sessions.errors import Mistake, StaleSeq
from bot.sessions.fork import KEY as FORK
from bot.sessions.holders import Change, is_automa
from bot.sessions.rights import demand_at_table
from bot.sessions.seating import STRENGTHS, Automas
from bot.sessions.servers import ServerSettings
from bot.sessions.start import Start
from bot.sessions.view import OF_SERVER, View, take_manners
from bot.wire.channel import open_thread
from bot.wire.custom_id import CustomId
from bot.wire.faults import FAULTS, may_have_arrived, short
from bot.wire.limits import THREAD_NAME, clip
from bot.wire.permissions import FOR_THREAD
from bot.words.words import Markup
from engines.core.game.options import chosen_options

log = get_logger()

LEAST = "-"
"""Stands for the least strength."""


async def start(press: Press, game: str, options: dict[str, Any]) -> None:
    """Begin a session of the game."""
    settings = await press.demand_start()
    wanted, in_thread = await _read(press, settings, game, dict(options))
    if in_thread:
        if await may_open_thread(press, game):
            await _start_in_thread(press, wanted)
    elif await may_begin(press, game):
        await show(press, await _begin(press, wanted))


async def may_open_thread(press: Press, game: str) -> bool:
    """Tell whether a thread can be opened here; if not that is said."""
    if press.interaction.is_in_thread:
        await press.refuse(trouble(press.own(game), "ui-thread-in-thread"))
        return False
    return await may_begin(press, game, FOR_THREAD)


async def may_begin(press: Press, game: str, needed: tuple[str, ...] = ()) -> bool:
    """Tell whether the bot has the permissions needed here, by default for a table; what lacks is said."""
    if lacking := press.missing(needed):
        here = Markup.channel(press.by.channel)
        told = trouble(press.own(game), "ui-missing-permissions", permissions=lacking, channel=here)
        await press.refuse(told)
    return not lacking


async def seats_left(press: Press, settings: ServerSettings, game: str, options: dict[str, Any]) -> str:
    """Return who gets the seats beside the starter's by these options, as the id of a text.

    It is empty where there are no others, or where the set-up has to ask first.
    """
    wanted, _ = await _read(press, settings, game, dict(options))
    try:
        _, changes = await press.sessions.rehearse(wanted, press.by)
    except Mistake:  # options that don't go together: told when they are to be played
        return ""
    if any(not one.holder for one in changes):
        return "ui-start-join"
    return "ui-start-full" if any(is_automa(one.holder) for one in changes) else ""


async def _read(
    press: Press, settings: ServerSettings, game: str, options: dict[str, Any]
) -> tuple[Start, bool]:
    """Return what the options of a start say, and whether it is to be in a thread.

    What they leave out is as the server's settings have it. Raises Forged for what no client offers.
    """
    if game not in press.sessions.records.games:
        raise Forged
    seed, in_thread = _clean(str(options.pop("seed", "") or "")), options.pop("thread", None)
    if in_thread is None:
        in_thread = settings.has_threads and press.interaction.takes_threads
    if press.interaction.is_direct:  # there are no threads, and nobody else to leave room for
        in_thread = False
    automas: Automas = (None, "")
    rules = await press.sessions.records.load(game)
    if rules.strengths:
        automas = (_number(options.pop("automas", None)), _strengths(options))
    language = _language(press, settings, game, options.pop("language", None))
    try:
        manners = settings.manners | take_manners(options)
        chosen_options(rules, options)
    except (ValueError, TypeError):
        raise Forged from None
    return Start(game, options, press.by.channel, seed, automas, manners, language), bool(in_thread)


async def _begin(press: Press, wanted: Start) -> View:
    view = await press.sessions.start(wanted, press.by)
    log.info("session-started", game=view.game.id)
    return view


@serves(Again)
async def again(press: Press, custom_id: CustomId[Again]) -> None:
    """Start the same table anew: the same game, options and people. Raises NotSeated for a stranger."""
    view = await press.view(custom_id.session)
    if not view.is_ended:
        raise StaleSeq(view)
    demand_at_table(view, press.by)
    settings = await press.demand_start()
    chosen = dict(view.options)
    for key in ("kept", FORK, *OF_SERVER):
        chosen.pop(key, None)
    manners = settings.manners | take_manners(chosen)
    holders = view.holders
    strengths = [held.strength for seat in view.seats if (held := view.seat(seat)).is_automas]
    automas: Automas = (len(strengths), " ".join(strengths))
    seats = [Change(seat, holders.of(seat), holders.name_of(seat)) for seat in view.seats]
    new = await press.sessions.start(
        Start(
            view.game.id,
            chosen,
            press.by.channel,
            automas=automas,
            manners=manners,
            language=view.session.language,
            seats=seats if holders.seat_of(press.by.id) else (),
        ),
        press.by,
    )
    log.info("session-started", game=view.game.id)
    await show(press, new, is_new=True)


def _language(press: Press, settings: ServerSettings, game: str, given: Any) -> str:
    """Return the language that was chosen, else the server's, or English where the game lacks that.

    Raises Forged for one that isn't offered.
    """
    i18n = press.context.i18n
    if given is None:
        return i18n.language(settings.language or press.interaction.guild_locale, game)
    if given not in i18n.languages(game):
        raise Forged
    return str(given)


def _strengths(options: dict[str, Any]) -> str:
    """Take how strong each automa is: one that isn't given is as strong as the one before it."""
    found = [str(options.pop(name, None) or "") for name in STRENGTHS]
    for place, one in enumerate(found):
        found[place] = one or (found[place - 1] if place else LEAST)
    return " ".join(found)


def _number(given: Any) -> int | None:
    """Return a number of automas, None if it's left out. Raises Forged for anything else."""
    if given is not None and (type(given) is not int or given < 0):
        raise Forged
    return given


def _clean(seed: str) -> str:
    """Return the seed as it can be shown at the end, letter by letter."""
    return "".join(char for char in seed if char.isprintable() and char != "`").strip()


async def _start_in_thread(press: Press, wanted: Start) -> None:
    await press.sessions.rehearse(wanted, press.by)

    async def begin(thread: str) -> View:
        return await _begin(press, replace(wanted, channel=thread))

    await in_new_thread(press, wanted.game, wanted.language, begin)


async def in_new_thread(
    press: Press, game: str, language: str, begin: Callable[[str], Awaitable[View]]
) -> None:
    """Open a thread first: the session lives in it from its first entry on."""
    await press.sessions.records.demand_room(press.by.guild)
    await press.reply.think(private=True)
    words = press.context.i18n.words(game, language)
    name = clip(words.label("ui-thread-name", game=words.label("game-name")), THREAD_NAME)
    try:
        thread = await open_thread(press.context.http, press.by.channel, name)
    except FAULTS as fault:
        if not may_have_arrived(fault):
            raise
        log.warning("thread-unsure", fault=short(fault))
        await press.refuse(trouble(press.own(), "ui-thread-unsure"))
        return
    with press.beginning_in(thread):
        await begin(thread)
    await press.reply.edit(remark(press.own(), "ui-thread-started", channel=Markup.channel(thread)))
