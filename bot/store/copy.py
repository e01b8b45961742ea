"""Copies a whole database into an empty one of the same kind or of another, and compares what has arrived."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import islice
from typing import Any, NamedTuple, Protocol

from bot.store.errors import StoreFault

FAILURE = "The database was not copied"
OF_SESSIONS = (
    "sessions",
    "languages",
    "salts",
    "entries",
    "places",
    "holders",
    "names",
    "points",
    "mentions",
    "notes",
    "outbox",
    "posted",
    "presses",
    "ended",
    "waits",
    "plans",
)
"""The tables that belong to sessions: the one that the others refer to comes first."""
OF_SERVERS = ("kept", "forgotten", "servers")
OF_PEOPLE = ("people", "farewells")
HALF = "half-copied"
"""Under this the copy says, until it is whole, that it isn't."""
AT_ONCE = 20
"""Sessions that are copied by one transaction."""
ROWS = 200
"""Rows that are in memory at once."""

Row = tuple[Any, ...]


class Side(Protocol):
    """A database that is copied from or to; the places of values are `$1`, `$2`, ..."""

    name: str
    """What it is called in messages: never its address, which may hold a password."""

    def rows(self, query: str, *values: str | int) -> Iterator[Row]:
        """Yield the rows of a query; not all of them are in memory at once."""
        ...

    def columns(self, table: str) -> list[str]:
        """Return the names of a table's columns; none if there is no such table."""
        ...

    def write(self, statement: str, rows: Iterable[Row] = ((),)) -> None:
        """Run a statement with each of these values."""
        ...

    def transaction(self) -> AbstractContextManager[object]:
        """Write all that is written within it, or nothing."""
        ...


class Copied(NamedTuple):
    """What a copy has."""

    sessions: int
    rows: int


def copy(source: Side, target: Side) -> Copied:
    """Copy all sessions and all that is kept of servers and people, compare it, and return how much it is.

    Raises StoreFault if the target isn't empty, unless it is a copy that was interrupted: that begins anew.
    """
    with source.transaction():
        return _copied(source, target)


def _copied(source: Side, target: Side) -> Copied:
    tables = {one: _columns(source, target, one) for one in (*OF_SESSIONS, *OF_SERVERS, *OF_PEOPLE, "meta")}
    _begin(target)
    counts = Counter[str]()
    ids = (str(id_) for (id_,) in source.rows("SELECT id FROM sessions ORDER BY created, id"))
    while page := list(islice(ids, AT_ONCE)):
        with target.transaction():
            for table in OF_SESSIONS:
                key = "id" if table == "sessions" else "session"
                places = ", ".join(f"${n}" for n, _ in enumerate(page, start=1))
                found = f"{_select(table, tables[table])} WHERE {key} IN ({places})"
                counts[table] += _move(source, target, table, tables[table], key, found, page)
    with target.transaction():
        target.write("DELETE FROM meta WHERE key = $1", [(HALF,)])
        for table in (*OF_SERVERS, *OF_PEOPLE, "meta"):
            found = _select(table, tables[table])
            counts[table] += _move(source, target, table, tables[table], tables[table][0], found)
    return Copied(counts["sessions"], counts.total())


class _Digests(dict[str, tuple[int, int]]):
    """Of each owner of rows how many it has, and the sum of their hashes: their order is no matter."""

    def add(self, owner: str, row: Row) -> None:
        count, total = self.get(owner, (0, 0))
        hashed = int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest())
        self[owner] = count + 1, (total + hashed) % 2**256

    def total(self) -> int:
        return sum(count for count, _ in self.values())


def _columns(source: Side, target: Side, table: str) -> list[str]:
    """Return the columns of a table, which have to be the same on both sides."""
    columns = source.columns(table)
    if sorted(columns) != sorted(target.columns(table)):
        raise StoreFault(f"{FAILURE}: {table} isn't the same in both: bring them up to date first.")
    return columns


def _begin(target: Side) -> None:
    """Make sure that the target is empty, and let it say that it is no whole copy."""
    with target.transaction():
        if not any(target.rows("SELECT value FROM meta WHERE key = $1", HALF)):
            for table in ("sessions", *OF_SERVERS, *OF_PEOPLE):
                if any(target.rows(f"SELECT 1 FROM {table} LIMIT 1")):  # noqa: S608
                    raise StoreFault(f"{FAILURE}: {target.name} isn't empty; nothing was changed.")
        for table in (*reversed(OF_SESSIONS), *OF_SERVERS, *OF_PEOPLE, "meta"):
            target.write(f"DELETE FROM {table}")  # noqa: S608
        target.write("INSERT INTO meta (key, value) VALUES ($1, $2)", [(HALF, "")])


def _select(table: str, columns: Sequence[str]) -> str:
    return f"SELECT {', '.join(columns)} FROM {table}"  # noqa: S608


def _move(
    source: Side,
    target: Side,
    table: str,
    columns: Sequence[str],
    owner: str,
    query: str,
    values: Sequence[str] = (),
) -> int:
    """Copy the rows of a query, compare what has arrived of each of their owners, and return their number."""
    sent, key = _Digests(), columns.index(owner)
    places = ", ".join(f"${n}" for n, _ in enumerate(columns, start=1))
    statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608
    rows = source.rows(query, *values)
    while some := list(islice(rows, ROWS)):
        for row in some:
            sent.add(str(row[key]), row)
        target.write(statement, some)
    _compare(table, sent, _digests(key, target.rows(query, *values)))
    return sent.total()


def _digests(key: int, rows: Iterable[Row]) -> _Digests:
    digests = _Digests()
    for row in rows:
        digests.add(str(row[key]), row)
    return digests


def _compare(table: str, sent: _Digests, arrived: _Digests) -> None:
    if sent != arrived:
        owner = next(one for one in {**sent, **arrived} if sent.get(one) != arrived.get(one))
        raise StoreFault(f"{FAILURE}: what has arrived of {owner} in {table} isn't what was sent.")
