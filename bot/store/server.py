"""Where a PostgreSQL server is, and how its faults are called: nothing here shows a user or a password."""

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.errors import (
    DeadlockDetected,
    InvalidAuthorizationSpecification,
    InvalidCatalogName,
    ReadOnlySqlTransaction,
    SerializationFailure,
    UniqueViolation,
)

from bot.store.errors import DatabaseAway, DatabaseLocked, StoreFault

AGAIN = (SerializationFailure, DeadlockDetected, UniqueViolation)
"""Others have written at the same moment: tried again as a whole, it may succeed."""
AWAY = ("08", "57P", "53300", "25006")
"""How the codes of errors begin by which a server doesn't serve for a while: cut off, stopped or starting,
full of connections, or by now the one that only reads."""
REASONS: dict[type[psycopg.Error], str] = {
    InvalidAuthorizationSpecification: "the server refuses the user or the password",
    InvalidCatalogName: "the server has no such database",
    ReadOnlySqlTransaction: "the server is one that can only be read",
}


def refuse_unreadable(address: str) -> None:
    """Raise ValueError unless an address can be read, and names a database."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        raise ValueError("is not the address of a PostgreSQL database") from None
    if not all(port.isdecimal() for port in str(parts.get("port") or "0").split(",")):
        raise ValueError("has a port that is no number")
    if not parts.get("dbname"):
        raise ValueError("names no database: postgresql://user@host/database")
    if "@" in f"{parts.get('host')}{parts['dbname']}":  # a part of the password, which messages would show
        raise ValueError("has an @ in its host or database: in a password write @ as %40 and / as %2F")


def place_of(address: str) -> str:
    """Return which database at which server an address means, without who may enter."""
    parts = conninfo_to_dict(address)
    hosts = str(parts.get("host") or "localhost").split(",")
    ports = str(parts.get("port") or "").split(",")
    named = [
        f"{host}:{port}" if port else host for host, port in zip(hosts, ports * len(hosts), strict=False)
    ]
    return f"{','.join(named)}/{parts.get('dbname')}"


def is_away(error: psycopg.Error) -> bool:
    """Tell whether a server isn't there for a while, or can't serve."""
    if error.sqlstate is None:
        return isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
    return error.sqlstate.startswith(AWAY)


def fault_of(error: psycopg.Error) -> type[StoreFault]:
    """Return what kind of fault an error is: those of others and of a server that is away may pass."""
    if isinstance(error, AGAIN):
        return DatabaseLocked
    return DatabaseAway if is_away(error) else StoreFault


def reason_of(error: psycopg.Error) -> str:
    """Return what is wrong, in words for who hosts.

    What the server itself says isn't shown: it may hold what was to be saved.
    """
    if isinstance(error, AGAIN):
        return "others write at the same moment"
    for kind, reason in REASONS.items():
        if isinstance(error, kind):
            return reason
    if error.sqlstate is None or is_away(error):
        return "the server can't be reached"
    return f"the server refuses it ({type(error).__name__}, {error.sqlstate})"
