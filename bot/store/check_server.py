"""Looks for damage in a database on a PostgreSQL server, while bots may use it.

Of the checks of a file those are left out that a server makes itself: pages, and rows that belong to nothing.
"""

from collections.abc import Iterator

from bot.store import schema
from bot.store.check import FAILURE, Readable, current, missing_columns, unread
from bot.store.rows import Current
from bot.store.sides import server_at
from bot.store.sql_whole import RUNNING_TO_CHECK

COLUMNS = (
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
)


def check_server(address: str, can_be_read: Readable = lambda *_: True) -> list[str]:
    """Read all rows of a database and return what is wrong with it, a line for each finding.

    Raises StoreFault when it belongs to another program or can't be read.
    """
    missing = schema.pending(address, FAILURE)
    with server_at(address, FAILURE) as side, side.transaction():
        return missing_columns(side.rows(COLUMNS), missing) or unread(side.rows, missing, can_be_read)


def running_on_server(address: str) -> Iterator[Current]:
    """Yield the sessions that run, each with its last entry. Raises StoreFault when it can't be read."""
    with server_at(address, FAILURE) as side, side.transaction():
        yield from map(current, side.rows(RUNNING_TO_CHECK))
