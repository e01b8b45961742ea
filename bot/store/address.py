"""Where the database is, as written in DATABASE_URL."""

from importlib.util import find_spec
from pathlib import Path

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
NEEDED = ("psycopg", "psycopg_pool")


def store_address(database_url: str) -> str:
    """Return the address of a database that the store can open; raises ValueError for any other one.

    The message never repeats the address, as it may hold a password.
    """
    if not is_postgres(database_url):
        sqlite_path(database_url)
    elif not all(map(find_spec, NEEDED)):
        raise ValueError("asks for PostgreSQL, which needs its library: pip install 'automa[postgres]'")
    else:
        from bot.store.server import refuse_unreadable

        refuse_unreadable(database_url)
    return database_url


def is_postgres(database_url: str) -> bool:
    """Tell whether an address is that of a PostgreSQL server."""
    return database_url.startswith(POSTGRES)


def sqlite_path(database_url: str) -> Path:
    """The file that `sqlite:///data/automa.db` (relative) or `sqlite:////srv/automa.db` (absolute) names.

    `sqlite:///~/automa.db` is in the home folder; a `~` elsewhere would be a folder of that name, which
    nobody means. Raises ValueError for any other address; the message never repeats it.
    """
    path = database_url.removeprefix(SQLITE)
    if path in {database_url, "", ":memory:"} or path.endswith("/") or "\0" in path:
        raise ValueError("is not the address of an SQLite file")
    *folders, name = path.removeprefix("~/").split("/")
    if name == "~" or any(folder.startswith("~") for folder in folders):
        raise ValueError("has a ~ that isn't the home folder, which is sqlite:///~/ and a path from there")
    try:
        return Path(path).expanduser() if path.startswith("~/") else Path(path)
    except RuntimeError:
        raise ValueError("begins with ~, but this user has no home folder") from None
