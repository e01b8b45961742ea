"""Where the database is, as written in DATABASE_URL."""

from pathlib import Path

SQLITE = "sqlite:///"


def sqlite_path(database_url: str) -> Path:
    """The file that `sqlite:///data/automa.db` (relative) or `sqlite:////srv/automa.db` (absolute) names.

    `sqlite:///~/automa.db` is in the home folder; a `~` elsewhere would be a folder of that name, which
    nobody means. Raises ValueError for any other address; the message never repeats it, as it may hold a
    password.
    """
    scheme, _, _ = database_url.partition(":")
    if scheme in {"postgres", "postgresql"}:
        raise ValueError("asks for PostgreSQL, which is not supported yet")
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
