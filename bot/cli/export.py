"""`automa export`."""

import asyncio
import os
import stat
from pathlib import Path

import click

from bot.cli.db import offline_settings
from bot.sessions.export import written
from bot.store.address import sqlite_path
from bot.store.check import running
from bot.store.errors import StoreFault
from bot.store.identity import require_ours
from bot.store.private import FOR_OWNER
from bot.store.sqlite import SqliteStore


def export_session(session: str, to: Path | None) -> int:
    """Write a session's document, or list those that run if none is named; return the exit code."""
    settings = offline_settings()
    if settings is None:
        return 2
    try:
        if not session:
            _list(sqlite_path(settings.database_url))
            return 0
        document = asyncio.run(_document(settings.database_url, session))
        if document is None:
            click.echo(f"There is no session {session}.", err=True)
            return 1
        if to is None:
            click.echo(document)
        else:
            with os.fdopen(own(to), "w", encoding="utf-8") as file:
                file.write(document + "\n")
    except (StoreFault, OSError) as fault:
        click.echo(str(fault), err=True)
        return 1
    return 0


def _list(path: Path) -> None:
    """Print the id, the game, the server and the channel of each session that runs."""
    require_ours(path, "The sessions were not listed")
    for one in running(path):
        row = one.session
        click.echo(f"{row.id}  {row.game}  server {row.guild}  channel {row.channel}")


def own(path: Path) -> int:
    """Open a file to write, for its owner alone: a session's seed is in it."""
    file = os.open(path, os.O_WRONLY | os.O_CREAT, FOR_OWNER)
    if stat.S_ISREG(os.fstat(file).st_mode):  # it may have been there already
        os.fchmod(file, FOR_OWNER)
        os.truncate(file, 0)
    return file


async def _document(database_url: str, session: str) -> str | None:
    path = sqlite_path(database_url)
    require_ours(path, "The session was not exported")
    store = SqliteStore(path)
    await store.open()
    try:
        current = await store.current(session)
        if current is None:
            return None
        text, _ = written(current.session, await store.history(session), await store.holders(session))
    finally:
        await store.close()
    return text.decode()
