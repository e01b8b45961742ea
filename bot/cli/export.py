"""`automa export`."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import click

from bot.cli.db import offline_settings
from bot.sessions.export import written
from bot.store.address import is_postgres, sqlite_path
from bot.store.check import running
from bot.store.errors import StoreFault
from bot.store.identity import require_ours
from bot.store.migrate import pending
from bot.store.private import own_file
from bot.store.rows import Current
from bot.store.store import SqlStore
from bot.store.stores import store_at

FAILURE = "The session was not exported"


def export_session(session: str, to: Path | None) -> int:
    """Write a session's document, or list those that run if none is named; return the exit code."""
    settings = offline_settings()
    if settings is None:
        return 2
    try:
        if not session:
            for one in asyncio.run(_running(settings.database_url)):
                row = one.session
                click.echo(f"{row.id}  {row.game}  server {row.guild}  channel {row.channel}")
            return 0
        document = asyncio.run(_document(settings.database_url, session))
        if document is None:
            click.echo(f"There is no session {session}.", err=True)
            return 1
        if to is None:
            click.echo(document)
        else:
            put(document + "\n", to)
    except (StoreFault, OSError) as fault:
        click.echo(str(fault), err=True)
        return 1
    return 0


async def _running(database_url: str) -> list[Current]:
    """Return the sessions that run."""
    if not is_postgres(database_url):
        path = sqlite_path(database_url)
        require_ours(path, "The sessions were not listed")
        pending(path, "The sessions were not listed")  # one of a newer program is refused
        return [*running(path)]
    async with _opened(database_url, "The sessions were not listed") as store:
        return await store.running()


@asynccontextmanager
async def _opened(database_url: str, failure: str) -> AsyncIterator[SqlStore]:
    """Open a database that is there."""
    if is_postgres(database_url):
        from bot.store import schema

        missing = schema.pending(database_url, failure)
    else:
        require_ours(sqlite_path(database_url), failure)
        missing = pending(sqlite_path(database_url), failure)
    if missing:
        raise StoreFault(f"{failure}: the database isn't up to date, see `automa db upgrade`.")
    store = store_at(database_url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def put(document: str, to: Path) -> None:
    """Write a new file for its owner alone: a seed is in it. Raises StoreFault, and leaves no half one."""
    try:
        own_file(to)
        try:
            to.write_text(document, encoding="utf-8")
        except BaseException:
            to.unlink()
            raise
    except FileExistsError as error:
        raise StoreFault(f"{FAILURE}: there is a file already ({to}). Name another one.") from error
    except OSError as error:
        raise StoreFault(f"{FAILURE}: {error.strerror} ({to}).") from error


async def _document(database_url: str, session: str) -> str | None:
    async with _opened(database_url, FAILURE) as store:
        current = await store.current(session)
        if current is None:
            return None
        text, _ = written(current.session, await store.history(session), await store.holders(session))
    return text.decode()
