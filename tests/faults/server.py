"""The store on a PostgreSQL server, which does all at once, as that on a file does here."""

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any

import psycopg
from psycopg.errors import IntegrityError

from bot.store.pipeline import HOLD
from bot.store.statement import Row, Rows, Statement
from bot.store.store import SqlStore
from tests.cluster import Cluster


class ServerDatabase:
    """Runs each statement as it comes: what is told of a server that fails is tested elsewhere."""

    most_at_hand = 500_000

    def __init__(self, address: str) -> None:
        self._address = address
        self._db: psycopg.Connection[Row] | None = None
        self.writes_fail = False
        self.changes = 0
        """How many rows were changed."""

    async def open(self) -> None:
        self._db = psycopg.connect(self._address, autocommit=True, cursor_factory=psycopg.RawCursor)

    async def close(self) -> None:
        if self._db:
            self._db.close()

    async def check(self) -> None:
        pass

    def look_at_place(self) -> None:
        pass

    def others_wrote(self) -> bool:
        return False

    async def look(self, statement: Statement) -> Rows:
        return self._run(statement)

    async def look_at(self, statements: Sequence[Statement]) -> list[Rows]:
        return [self._run(one) for one in statements]

    async def read(self, _: str, statement: Statement) -> Rows:
        return self._run(statement)

    async def write(
        self, _: str, statements: Iterable[Statement], session: str = "", /, **__: bool
    ) -> list[Rows]:
        assert self._db
        before = self.changes
        try:
            with self._db.transaction():
                self._run(Statement(HOLD, (session,)))
                return [self._run(one) for one in statements]
        except BaseException:
            self.changes = before
            raise

    def _run(self, statement: Statement) -> Rows:
        assert self._db
        try:
            done = self._db.execute(statement.text.encode(), statement.values)
        except IntegrityError as error:
            raise (statement.rival or error) from error
        rows = done.fetchall() if done.description else []
        self.changes += 0 if done.description else done.rowcount
        if statement.judge:
            statement.judge(rows)
        return rows


class ServerDisk:
    """A database on a server: what is saved there is on its disk. Copies of it are kept beside it."""

    def __init__(self, cluster: Cluster, name: str) -> None:
        self._cluster = cluster
        self._name = name
        self._db = psycopg.connect(cluster.url(name), autocommit=True)
        self._copies = count(1)
        self._tables = [
            table for (table,) in self.rows("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        ]
        self._tables.sort(key=lambda one: one != "sessions")  # most others belong to them
        self.empty = self.content
        """A database without sessions."""

    def store(self) -> SqlStore:
        """Return a store on it."""
        return SqlStore(ServerDatabase(self._cluster.url(self._name)))

    def put(self, content: bytes) -> None:
        """Put a whole database in place, which is known by the name of its copy."""
        gone = [f"DELETE FROM {table}" for table in reversed(self._tables)]
        come = [f"INSERT INTO {table} SELECT * FROM {content.decode()}.{table}" for table in self._tables]
        self._db.execute("; ".join(["BEGIN", *gone, *come, "COMMIT"]).encode())

    @property
    def content(self) -> bytes:
        """The whole database, by the name of a copy."""
        copy = f"copy{next(self._copies)}"
        self._db.execute(f"CREATE SCHEMA {copy}".encode())
        for table in self._tables:
            self._db.execute(f"CREATE TABLE {copy}.{table} AS TABLE {table}".encode())
        return copy.encode()

    def entry(self, session: str, seq: int) -> Any:
        """Return an entry as it stands there; None if there is none."""
        found = self.rows(f"SELECT * FROM entries WHERE session = '{session}' AND seq = {seq}")
        return found[0] if found else None

    def rows(self, query: str) -> list[Any]:
        """Return what a query finds there."""
        return self._db.execute(query.encode()).fetchall()

    def lose(self) -> None:
        """Lose nothing."""

    def close(self) -> None:
        """Disconnect."""
        self._db.close()
