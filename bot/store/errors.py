"""What can go wrong in the store."""

import sqlite3

from bot.exits import Exit

REASONS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the file is read-only for this program",
    sqlite3.SQLITE_PERM: "this program has no permission for the file",
    sqlite3.SQLITE_CANTOPEN: "the file is missing or this program may not open it",
    sqlite3.SQLITE_BUSY: "another program keeps the database locked",
    sqlite3.SQLITE_LOCKED: "another program keeps the database locked",
    sqlite3.SQLITE_IOERR: "the disk failed to read or write",
    sqlite3.SQLITE_NOTADB: "the file is not an SQLite database",
    sqlite3.SQLITE_CORRUPT: "the database is damaged, restore a backup with `automa db restore`",
}


class StoreFault(Exception):
    """The store could not do its work; the message tells the person who hosts what was not done and why.

    `exit_code` is that of a command that ends by it.
    """

    exit_code: Exit = Exit.FAULT


class DatabaseLocked(StoreFault):
    """Another program keeps the database locked: in a moment it may be free."""


class DatabaseAway(StoreFault):
    """The server of the database isn't there: in a moment it may be. Nothing was written."""


class Unheard(StoreFault):
    """The server of the database was lost while it saved: whether it has isn't known."""


class DatabaseDamaged(StoreFault):
    """What is read is a database no longer sound."""


class DatabaseInUse(StoreFault):
    """Another process of Automa works with the database; `holder` names it."""

    exit_code = Exit.IN_USE

    def __init__(self, holder: str, where: object) -> None:
        self.holder = holder
        super().__init__(
            f"Another Automa ({holder}) works with this database: "
            f"stop it first; nothing was changed ({where})."
        )


class NewerDatabase(StoreFault):
    """The database has migrations that this program does not know; `migrations` names them."""

    def __init__(self, migrations: tuple[str, ...]) -> None:
        self.migrations = migrations
        super().__init__(
            f"The database was made by a newer Automa (it has {', '.join(migrations)}): "
            "update the program or restore a backup; nothing was changed."
        )


class LeaseLost(StoreFault):
    """Another process serves the server by now."""


class LostRace(Exception):
    """Someone else wrote entry `seq` of `session` first; nothing was written."""

    def __init__(self, session: str, seq: int) -> None:
        self.session = session
        self.seq = seq
        super().__init__(f"entry {seq} of session {session} exists already")


class PressServed(Exception):
    """The interaction `press` has had its effect already; nothing was written."""

    def __init__(self, press: str) -> None:
        self.press = press
        super().__init__(f"interaction {press} has had its effect already")


class KeptChanged(Exception):
    """Somebody else has changed what the server keeps since it was looked at; nothing was written."""


class ForgottenFull(Exception):
    """Of what the server has forgotten lately no more can be saved; nothing was written."""


class ServerFull(Exception):
    """As many sessions run in that server as may; nothing was written."""


class ChannelTaken(Exception):
    """Session `session` runs in that channel already; nothing was changed."""

    def __init__(self, session: str) -> None:
        self.session = session
        super().__init__(f"session {session} runs in this channel already")


CLASHES = (LeaseLost, LostRace, PressServed, KeptChanged, ForgottenFull, ServerFull, ChannelTaken)
"""What others have written stands against it."""


def fault(failure: str, error: sqlite3.Error, where: object) -> StoreFault:
    """Put an error of SQLite into words: `failure` (what was not done), the reason, and the file."""
    kind: type[StoreFault] = DatabaseLocked if is_locked(error) else StoreFault
    if code_of(error) == sqlite3.SQLITE_CORRUPT:
        kind = DatabaseDamaged
    return kind(f"{failure}: {REASONS.get(code_of(error), error)} ({where}).")


def is_locked(error: Exception) -> bool:
    """Tell whether SQLite was kept out by a lock; then nothing was changed."""
    return code_of(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def code_of(error: Exception) -> int:
    """Return SQLite's primary result code."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF
