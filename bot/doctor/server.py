"""What can be seen of a database on a PostgreSQL server, while bots may use it."""

import asyncio
from collections.abc import AsyncIterator

from bot.doctor.finding import Finding, Level, holds
from bot.store import schema
from bot.store.errors import NewerDatabase, StoreFault
from bot.store.postgres import PostgresDatabase
from bot.store.server import place_of
from bot.store.sql_whole import RUNNING_PLACES
from bot.store.statement import Statement

FAILURE = "The database can't be looked at"
STOPS = "The bot doesn't start, or saves nothing."


async def server(address: str) -> AsyncIterator[Finding]:
    """Look whether a server is there, lets the bot in, and has this version's tables."""
    place = place_of(address)
    try:
        missing = await asyncio.to_thread(schema.pending, address, FAILURE)
    except NewerDatabase as newer:
        says = f"a newer Automa made it: it has {', '.join(newer.migrations)}"
        mend = "Install that version again, or put back a backup from before it."
        yield Finding("version", Level.FAULT, says, "The bot doesn't start.", mend, place)
    except StoreFault as fault:
        says = str(fault).replace(place, "...")
        mend = "Start the server, or correct DATABASE_URL."
        yield Finding("database", Level.FAULT, says, STOPS, mend, place)
    else:
        yield holds("database", "the server is there and lets the bot in", place)
        if missing:
            says = f"it lacks {', '.join(missing)}"
            yield Finding("version", Level.WARNING, says, "", "The next start of the bot does that.", place)
        else:
            yield holds("version", "it is up to date", place)


async def running_places(address: str) -> list[tuple[str, str]]:
    """Return server and channel of each session that runs. Raises StoreFault."""
    database = PostgresDatabase(address)
    await database.open()
    try:
        return [
            (str(guild), str(channel)) for guild, channel in await database.look(Statement(RUNNING_PLACES))
        ]
    finally:
        await database.close()
