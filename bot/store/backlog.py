"""How much there is to do in a database, in numbers."""

from typing import NamedTuple

from bot.store import sql
from bot.store.database import Database
from bot.store.statement import Statement


class Backlog(NamedTuple):
    """How many sessions run, how many messages are due, and since when the oldest is (ms since 1970 UTC)."""

    running: int
    due: int
    oldest: int | None


async def backlog(database: Database) -> Backlog:
    """Count all that, of all processes that share the database. Raises StoreFault."""
    ((running, due, oldest),) = await database.read("What is due was not counted", Statement(sql.BACKLOG))
    return Backlog(int(running), int(due), oldest)
