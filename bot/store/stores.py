"""The store at an address."""

from bot.store.address import is_postgres, sqlite_path
from bot.store.store import SqlStore


def store_at(database_url: str) -> SqlStore:
    """Return the store that DATABASE_URL means, not opened yet."""
    if is_postgres(database_url):
        from bot.store.postgres import PostgresDatabase  # nobody else pays for it

        return SqlStore(PostgresDatabase(database_url))
    from bot.store.sqlite import SqliteStore

    return SqliteStore(sqlite_path(database_url))
