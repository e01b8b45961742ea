"""Where the database is, as written in DATABASE_URL."""

from pathlib import Path

SQLITE = "sqlite:///"


def sqlite_path(database_url: str) -> Path:
    """The file that `sqlite:///data/automa.db` (relative) or `sqlite:////srv/automa.db` (absolute) names.

    Raises ValueError for any other address; the message never repeats it, as it may hold a password.
    """
    scheme, _, _ = database_url.partition(":")
    if scheme in {"postgres", "postgresql"}:
        raise ValueError("asks for PostgreSQL, which is not supported yet")
    path = database_url.removeprefix(SQLITE)
    if path in {database_url, "", ":memory:"} or path.endswith("/"):
        raise ValueError("is not the address of an SQLite file")
    return Path(path)
