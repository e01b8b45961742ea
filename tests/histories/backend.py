"""Connections to a PostgreSQL server that is never waited for by the clock.

What is said to the server is done before anything else happens: answered, or held up by a lock that another
connection has. So in every run of a history the server says the same at the same moment.
"""

import select
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, LiteralString

import psycopg

from tests.cluster import Cluster

GREETING = b""
"""The letter of the first thing that is said: it has none."""
GOODBYE = b"X"
ACTED_ON = (GREETING, b"S", b"Q", GOODBYE)
"""The letters of what the server acts on; it answers all that was said before."""
READY, KEY = b"Z", b"K"
"""What the server says: all is answered; this is my number."""
HEAD = 5
"""Bytes of a letter and of the length of what follows, which counts its own four."""
LOOKS_EVERY = 0.002
"""True seconds without a word after which it is asked whether the server waits for a lock."""
LOCKED = "SELECT DISTINCT pid FROM pg_locks WHERE NOT granted"
DEADLOCKS = "ALTER DATABASE {} SET deadlock_timeout = '10min'"
"""Said once: whoever is in one gives up by the history's clock, not by the server's."""


class Backend:
    """One connection, with the process of the server that serves it."""

    def __init__(self, port: int, settle: Callable[[], None]) -> None:
        self.connection = socket.create_connection(("127.0.0.1", port))
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.hear: Callable[[bytes], None] = lambda _: None
        """Told what the server says, and nothing at its end."""
        self.pid = 0
        self.is_over = False
        self._settle = settle
        self._owed = 0
        """How often the server has still to say that all is answered."""
        self._said, self._heard, self._answer = b"", b"", b""
        self._is_greeted = self._is_left = False

    @property
    def is_awaited(self) -> bool:
        """Whether the server has something to do for it."""
        return not self.is_over and (self._owed > 0 or self._is_left)

    def say(self, data: bytes) -> None:
        """Say something: what the server doesn't act on yet is kept until the rest is there."""
        self._said += data
        now = 0
        for kind, _, stop in messages(self._said, has_letters=self._is_greeted):
            if kind in ACTED_ON:
                now = stop
                self._owed += kind != GOODBYE
            self._is_greeted = True
        said, self._said = self._said[:now], self._said[now:]
        if said and not self._is_left and not self.is_over:
            with suppress(ConnectionError):  # its end is heard
                self.connection.sendall(said)
            self._settle()

    def leave(self) -> None:
        """Hang up: the server does what it was told, and takes back what wasn't to be saved."""
        if not self._is_left:
            self._is_left = True
            self.hear = lambda _: None
            with suppress(OSError):
                self.connection.shutdown(socket.SHUT_WR)
            self._settle()

    def listen(self) -> None:
        """Take in what the server says."""
        data = b""
        with suppress(ConnectionError):
            data = self.connection.recv(1 << 16)
        if not data:
            self.is_over = True
            self.connection.close()
        self._answer += data
        self._heard += data
        end = 0
        for kind, start, end in messages(self._heard):  # noqa: B007 - the last one counts
            self._owed -= kind == READY
            if kind == KEY:
                self.pid = struct.unpack_from("!i", self._heard, start + HEAD)[0]
        self._heard = self._heard[end:]

    def pass_on(self) -> None:
        """Hand over what the server has said since."""
        if self._answer:
            self.hear(self._answer)
            self._answer = b""
        if self.is_over:
            self.hear(b"")


class Backends:
    """All connections of a history."""

    def __init__(self, cluster: Cluster, database: str) -> None:
        self._port = cluster.port
        self._all: list[Backend] = []
        self._looking = psycopg.connect(cluster.url(database), autocommit=True)

    def connect(self) -> Backend:
        """Return a new connection."""
        self._all.append(backend := Backend(self._port, self._settle))
        return backend

    def find(self, query: LiteralString) -> list[tuple[Any, ...]]:
        """Return what is in the database."""
        return self._looking.execute(query).fetchall()

    def close(self) -> None:
        """Disconnect."""
        for one in self._all:
            one.connection.close()
        self._looking.close()

    def _settle(self) -> None:
        """Return when the server has done all that it can."""
        while awaited := [one for one in self._all if one.is_awaited]:
            found = select.select([one.connection for one in awaited], [], [], LOOKS_EVERY)[0]
            for one in awaited:
                if one.connection in found:
                    one.listen()
            if not found and self._are_locked(awaited):
                break
        for one in tuple(self._all):
            one.pass_on()
        self._all = [one for one in self._all if not one.is_over]

    def _are_locked(self, awaited: list[Backend]) -> bool:
        """Tell whether all of them wait for a lock: who is given one is so before anybody else is told."""
        locked = {pid for (pid,) in self.find(LOCKED)}
        return all(one.pid in locked for one in awaited)


def messages(data: bytes, *, has_letters: bool = True) -> Iterator[tuple[bytes, int, int]]:
    """Yield the letter, the beginning and the end of each whole message; the first may have no letter."""
    start, head = 0, HEAD if has_letters else HEAD - 1
    while len(data) >= start + head:
        stop = start + head - 4 + struct.unpack_from("!i", data, start + head - 4)[0]
        if stop > len(data):
            return
        yield data[start : start + head - 4], start, stop
        start, head = stop, HEAD
