"""`/automa import`: a game goes on here that was played in another channel, or that comes as a file."""

import json
from contextlib import suppress
from dataclasses import replace

from bot.log import get_logger
from bot.presses.payload import Forged
from bot.presses.press import Press
from bot.presses.response import show
from bot.presses.serves import Options, does
from bot.presses.start import may_begin
from bot.screens.panel import footer_of
from bot.screens.screens import remark, trouble
from bot.screens.subcommands import Subcommand
from bot.sessions.errors import NoSession
from bot.sessions.imports import MOST_BYTES, Unfit, from_json
from bot.sessions.moment import Moment
from bot.sessions.servers import ServerSettings
from bot.sessions.view import View
from bot.wire.endpoint import FileRefused
from bot.wire.faults import FAULTS, short
from bot.wire.interaction import Sent
from bot.wire.json import Json
from bot.worker.line import LineFull, Table
from bot.worker.process import TaskFailed, WorkerFault

log = get_logger()

WITHIN = 30.0
"""Seconds that it may take to replay a file; the longest games take five."""
MOST_LISTED = 10
MOST_MOVES = 1_000_000
GAME, FILE, MOVE, SAME_SEED = "game", "file", "move", "same_seed"


@does(Subcommand.IMPORT)
async def import_(press: Press, options: Options) -> None:
    """Play on here with a game of this server or of a file."""
    move, is_same = options.get(MOVE), bool(options.get(SAME_SEED))
    if move is not None and (type(move) is not int or not 0 < move < MOST_MOVES):
        raise Forged
    if bool(options.get(GAME)) == bool(options.get(FILE)):
        await press.refuse(trouble(press.own(), "ui-import-which"))
        return
    settings = await press.demand_start()
    if not await may_begin(press, ""):
        return
    await press.sessions.records.demand_free(press.by.channel)
    if options.get(GAME):
        await _of_server(press, settings, str(options[GAME]), move or 0, is_same=is_same)
    else:
        await _of_file(press, settings, str(options[FILE]), move or 0, is_same=is_same)


async def _of_server(press: Press, settings: ServerSettings, id_: str, move: int, *, is_same: bool) -> None:
    forks = press.sessions.forks
    try:
        view = await press.sessions.records.view(id_.strip().lower())
    except NoSession:
        view = None
    if view is None or view.session.guild != press.by.guild:
        await press.refuse(trouble(press.own(), "ui-import-unknown", id=id_))
        return
    if move:
        moment = await forks.moment(view, move, press.by, is_same=is_same)
    else:
        moment = await forks.last_moment(view, press.by, is_same=is_same)
    here = press.by.channel
    new = await forks.fork(view, moment, here, press.by, is_same=is_same, of_server=settings.of_all)
    log.info("session-forked", game=view.game.id)
    await show(press, new)


async def _of_file(press: Press, settings: ServerSettings, option: str, move: int, *, is_same: bool) -> None:
    """Take a file in: a process of its own reads and replays it, whatever it holds."""
    sent = press.interaction.sent(option)
    if sent is None:
        raise Forged
    await press.sessions.records.demand_room(press.by.guild)
    if sent.size > MOST_BYTES:
        await press.refuse(trouble(press.own(), "ui-import-long"))
        return
    await press.reply.think(private=True)
    told = await _read(press, sent, move)
    if isinstance(told, str):
        await press.refuse(trouble(press.own(), told))
        return
    game = await press.sessions.records.load(told["game"])
    moment = _in_language(press, settings, from_json(told, game))
    forks, here = press.sessions.forks, press.by.channel
    await forks.begin(moment, here, press.by, is_same=is_same, of_server=settings.of_all)
    log.info("session-imported", game=game.id)
    await press.reply.edit(remark(press.own(), "ui-import-done"))


async def _read(press: Press, sent: Sent, move: int) -> Json | str:
    """Return what is to be gone on from, or the id of the text that says why there is nothing.

    One file is at hand at a time, and a process of its own reads it: others' pictures don't wait for that.
    """
    try:
        async with press.context.imports.place(Table(press.by.guild)):
            content = await press.interaction.fetch(sent, MOST_BYTES)
            made = await press.context.importer.do("import", {"move": move}, content, WITHIN)
    except LineFull:
        return "ui-import-busy"
    except (FileRefused, *FAULTS) as fault:
        log.warning("file-not-fetched", fault=short(fault))
        return "ui-kept-unfetched"
    except WorkerFault as fault:
        # What it says may repeat what somebody's file holds.
        log.warning("file-not-read", fault=type(fault).__name__)
        return "ui-import-no-export" if isinstance(fault, TaskFailed) else "ui-import-long"
    told: Json = json.loads(made)
    return f"ui-import-{Unfit(told['unfit'])}" if "unfit" in told else told


def _in_language(press: Press, settings: ServerSettings, moment: Moment) -> Moment:
    """Return a moment in its language, where this bot has that for the game; else in the server's."""
    i18n, session = press.context.i18n, moment.session
    if session.language in i18n.languages(session.game):
        return moment
    language = i18n.language(settings.language or press.interaction.guild_locale, session.game)
    return replace(moment, session=replace(session, language=language))


async def suggest(press: Press, typed: str) -> list[tuple[str, str]]:
    """Return the running games of who types, as far as what is typed is in their names."""
    own, _ = await press.sessions.records.running_with(press.by.guild, press.by.id, MOST_LISTED)
    found = []
    for one in own:
        with suppress(NoSession):  # such as one whose game is missing
            view = await press.sessions.records.view(one)
            found.append((_line(press, view), view.id))
    return [one for one in found if typed.casefold() in one[0].casefold()]


def _line(press: Press, view: View) -> str:
    return f"{footer_of(press.own_of(view))} · {view.id}"
