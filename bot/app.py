"""The bot from start to stop: store, games, connection, and a quiet end."""

import asyncio
import gc
import secrets
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from bot import __version__
from bot.automas.automas import Automas
from bot.backups.daily import keep_making
from bot.doctor.daily import keep_looking
from bot.doctor.outside import Outside
from bot.doctor.pulse import keep_telling
from bot.doctor.telling import Telling
from bot.exits import Exit
from bot.log import get_logger, note_loose_end
from bot.posts.dashboards import Dashboards
from bot.posts.notice_messages import NoticeMessages
from bot.posts.notices import Notices
from bot.posts.pictures import LatePictures
from bot.posts.posts import Posts
from bot.posts.reminders import Reminders
from bot.posts.renderer import Draws, Renderer
from bot.posts.sketches import Sketches
from bot.posts.table_messages import TableMessages
from bot.posts.traffic import Traffic
from bot.presses.command_push import push_commands
from bot.presses.kept import Kept
from bot.presses.press import Context, Meter
from bot.presses.router import enter
from bot.screens.command_tree import source_hash
from bot.service import Service
from bot.sessions.limits import Limits
from bot.sessions.mentions import Mentions
from bot.sessions.people import People
from bot.sessions.service import Sessions
from bot.sessions.start import Origin
from bot.sessions.watch import Listener
from bot.settings import Settings
from bot.shards.alone import Alone, everywhere
from bot.sharing import Sharing, shards_of
from bot.store.address import is_postgres, sqlite_path
from bot.store.errors import StoreFault
from bot.store.store import SqlStore
from bot.store.stores import store_at
from bot.tidying import Tidying
from bot.wire.absences import Absences
from bot.wire.channel import Http
from bot.wire.client import INTENTS_REFUSED, SHARDS_REFUSED, Client, GatewayClosed, WrongToken
from bot.wire.permissions import invitation
from bot.words.words import I18n
from bot.worker.line import Line
from bot.worker.workers import Workers
from engines.core.game.registry import games

log = get_logger()

FOR_PRESSES, FOR_TABLES, FOR_WORKER, FOR_GATEWAY = 5.0, 2.0, 0.5, 2.0
"""Seconds that the parts get to come to an end; together they stay under ten."""
LOOKS_EVERY = 60.0
"""Seconds between two looks whether the database is where it was; each write looks, too."""
GONE = "put the same file back, or stop the bot and run `automa db restore FILE`"
MOST_FILES = (2, 20)
"""Exports, or files that people bring, that may wait while one is at work: of a server, and of all."""
ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


def new_id() -> str:
    """Return a new session's id: 8 characters of base32."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(8))


def new_seed() -> str:
    """Return a new seed that nobody can guess."""
    return secrets.token_hex(16)


def now() -> int:
    """Return the time in milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000


class UnreadLog(Listener):
    """Says in the log what of a server's things can't be read."""

    def unread(self, guild: str, game: str, kind: str, rows: int) -> None:  # noqa: D102
        log.warning("kept-unread", guild=guild, game=game, kind=kind, rows=rows)


async def run(settings: Settings) -> int:
    """Run the bot until a signal stops it; return the exit code. The database must be up to date."""
    store = store_at(settings.database_url)
    await store.open()
    asyncio.get_running_loop().set_exception_handler(note_loose_end)
    shards = shards_of(store) if is_postgres(settings.database_url) else None
    servers = shards or Alone()
    client = Client(
        servers,
        settings.discord_api_base,
        settings.discord_rest_proxy,
        settings.shard_ids,
        settings.shard_count,
    )
    workers = Workers(settings.worker_idle, settings.workers)
    outside = Outside(settings, store, workers)

    def bot_id() -> str:
        return str(client.user.id if client.user else 0)

    context, autoplay = compose(
        settings, store, client.http, bot_id, outside.worker, servers.serves, outside.meter
    )
    dashboards, tidying, forget = context.dashboards, context.tidying, store.forget_all
    tidying.is_member, client.servers.news = client.servers.is_member, tidying.wake
    sessions, posts, late_pictures = context.sessions, context.posts, context.late_pictures
    with suppress(StoreFault):  # what is past its week is shown to nobody: it goes at another start
        await sessions.collections.drop_forgotten()
    stop = asyncio.Event()
    for signum in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(signum, stop.set)
    sharing = Sharing(shards, posts, dashboards, client, forget, stop.set) if shards else None
    bot = asyncio.create_task(_serve(client, context, store, settings, sharing))
    stopped = asyncio.create_task(stop.wait())
    service = Service()
    outside.show(client)
    tell = Telling(client.http, store, context.i18n, servers.serves).tell
    beside = (
        watch_place(store),
        keep_telling(service, client, store),
        keep_looking(settings.doctor_hours, tell),
        dashboards.keep(),
        tidying.keep(),
        _back_up(settings),
        context.reminders.keep_looking(),
    )
    tasks = [asyncio.create_task(one) for one in beside]
    try:
        await asyncio.wait((bot, stopped), return_when=asyncio.FIRST_COMPLETED)
        return _exit_code(bot) if bot.done() else Exit.WELL
    finally:
        for task in (stopped, *tasks):
            task.cancel()
        service.stopping()
        await client.finish_presses(FOR_PRESSES)
        if sharing:
            await sharing.close()
        await autoplay.close()
        await asyncio.gather(
            posts.close(FOR_TABLES), late_pictures.close(FOR_TABLES), outside.close(FOR_TABLES)
        )
        await asyncio.gather(workers.close(FOR_WORKER), context.importer.close(FOR_WORKER))
        await _disconnect(client, bot)
        await store.close()
        log.info("stopped")


async def _back_up(settings: Settings) -> None:
    """Make a backup each day; those of a server are its host's."""
    if not is_postgres(settings.database_url):
        await keep_making(settings.backup_hours, sqlite_path(settings.database_url))


def compose(
    settings: Settings,
    store: SqlStore,
    http: Http,
    bot_id: Callable[[], str],
    worker: Draws,
    serves: Callable[[str], bool] = everywhere,
    meter: Meter | None = None,
) -> tuple[Context, Automas]:
    """Put together what serves presses, and what plays for automas, on a store that is open.

    `bot_id` returns the bot's own user's id, once it has logged in; `serves` tells of a server whether it is
    this process's; `meter` hears of each press.
    """
    traffic = Traffic()
    limits = Limits(settings.most_entries, settings.most_seat_changes, settings.most_tables)
    sessions = Sessions(store, games(), now, Origin(new_id, new_seed), limits)
    i18n = I18n(sessions.records.games)
    renderer = Renderer(worker if settings.pictures == "on" else None)
    late_pictures = LatePictures(renderer, traffic)
    mentions = Mentions(sessions, store, now)
    people = People(store)
    notice_messages = NoticeMessages(sessions, i18n, renderer, late_pictures)
    posts = Posts(
        sessions,
        store,
        Notices(store, mentions, http, bot_id, notice_messages),
        TableMessages(sessions, store, mentions, http, Sketches(sessions, i18n, renderer)),
        late_pictures,
        serves,
    )
    reminders = Reminders(sessions, store, people, mentions, posts, traffic, now, serves)
    autoplay = Automas(sessions, worker, posts.announce, settings.search_seconds, serves=serves)
    dashboards = Dashboards(sessions, store, http, i18n, traffic, serves)
    sessions.watch.join(posts, autoplay, dashboards, UnreadLog())
    context = Context(
        sessions,
        i18n,
        posts,
        dashboards,
        mentions,
        people,
        reminders,
        traffic,
        renderer,
        late_pictures,
        autoplay.think,
        autoplay.allow,
        settings.asleep_hours,
        settings.faults_to,
        http,
        Absences(http, time.monotonic),
        Tidying(sessions, store, serves),
        Line(1, *MOST_FILES),
        Line(1, *MOST_FILES),
        Workers(settings.worker_idle, name="import-worker"),
        Kept(),
        meter,
    )
    return context, autoplay


async def watch_place(store: SqlStore) -> None:
    """Say in the log when the database is gone from its place, and when it is back; without end."""
    is_there = True
    while True:
        await asyncio.sleep(LOOKS_EVERY)
        was_there, is_there = is_there, True
        try:
            store.look_at_place()
        except StoreFault as fault:
            is_there = False
            if was_there:
                log.critical("database-gone", fault=str(fault), hint=GONE)
        if is_there and not was_there:
            log.info("database-back")


async def _serve(
    client: Client, context: Context, store: SqlStore, settings: Settings, sharing: Sharing | None
) -> None:
    # What was made so far stays for ever: the collector, off since the start, need not look at it.
    gc.freeze()
    gc.enable()
    await client.log_in(settings.discord_token.get_secret_value())
    log.info(
        "started",
        version=__version__,
        games=",".join(games()),
        invite=invitation(client.application_id or 0),
    )
    try:
        async with asyncio.TaskGroup() as group:
            catching_up = group.create_task(_catch_up(client, context, store, settings, sharing))
            await client.stay_connected(partial(enter, context))
            catching_up.cancel()
    except ExceptionGroup as faults:
        raise faults.exceptions[0] from None


async def _catch_up(
    client: Client, context: Context, store: SqlStore, settings: Settings, sharing: Sharing | None
) -> None:
    """Bring commands and tables at Discord up to date, and serve the shards that are this process's.

    A fault that isn't foreseen ends the process: without this it would look well and serve nobody.
    """
    application = client.application_id or 0
    source = source_hash(games(), application)
    # What tables look like depends on it.
    program = f"{__version__} {source} {settings.pictures}"
    if sharing is None:
        context.dashboards.begin()
    await asyncio.gather(
        push_commands(client.http, application, source, store),
        sharing.keep(program) if sharing else context.posts.resume(program),
    )


def _exit_code(bot: "asyncio.Task[None]") -> Exit:
    """Return the exit code of a bot that has stopped by itself, and say why."""
    fault = bot.exception()
    if isinstance(fault, WrongToken):
        log.critical(
            "wrong-token", hint="Discord doesn't know DISCORD_TOKEN: set it in .env or the environment"
        )
        return Exit.SETTING
    if isinstance(fault, GatewayClosed) and fault.code == INTENTS_REFUSED:
        hint = "Discord doesn't let this application have its intents: see Bot in the developer portal"
        log.critical("intents-refused", code=fault.code, hint=hint)
        return Exit.INTENTS
    if isinstance(fault, GatewayClosed) and fault.code in SHARDS_REFUSED:
        hint = "Discord wants other shards: take SHARD_COUNT out or raise it, and start the bot again"
        log.critical("shards-refused", code=fault.code, hint=hint)
        return Exit.CLOSED
    if isinstance(fault, GatewayClosed):
        log.critical("gateway-closed", code=fault.code)
        return Exit.CLOSED
    if fault is not None:
        log.critical("bot-failed", exc_info=fault)
        return Exit.FAULT
    return Exit.WELL


async def _disconnect(client: Client, bot: "asyncio.Task[None]") -> None:
    if not await client.disconnect(FOR_GATEWAY):
        log.warning("gateway-not-closed")
    bot.cancel()
    await asyncio.gather(bot, return_exceptions=True)
