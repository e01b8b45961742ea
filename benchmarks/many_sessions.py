"""How long a start takes to go on with many running sessions of which nothing is due."""

import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

from bot import app
from bot.sessions.rights import Person
from bot.sessions.start import Start
from bot.settings import Settings
from bot.store.migrate import upgrade
from bot.store.sqlite import SqliteStore

SESSIONS = 10_000
PROGRAM = "the same as before"


class Discord:
    """Takes everything, and counts the requests."""

    def __init__(self) -> None:
        self.requests = 0

    async def request(self, route: Any, **_: Any) -> Any:
        """Answer as if it had been done."""
        self.requests += 1
        return [] if route.method == "GET" else {"id": str(self.requests)}


async def start() -> tuple[float, int]:
    """Return how many seconds the start's work takes, and how many requests it sends."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "automa.db"
        await make(path, SESSIONS)
        with sqlite3.connect(path) as db:
            assert db.execute("SELECT count(*) FROM sessions").fetchone()[0] > SESSIONS
        return await _life(path)


async def make(path: Path, sessions: int) -> None:
    """Make a database with so many running sessions, and one more."""
    upgrade(f"sqlite:///{path}")
    await _life(path, is_first=True)
    _copy(path, sessions)


async def _life(path: Path, *, is_first: bool = False) -> tuple[float, int]:
    store, discord, worker = SqliteStore(path), Discord(), None
    await store.open()
    settings = Settings(discord_token="token", pictures="off")
    context, autoplay = app.compose(settings, store, discord, lambda: "1", worker)  # type: ignore[arg-type]
    if is_first:
        await context.sessions.start(Start("burgundy", {"board": "dealt"}, "0"), Person("1", "1"))
    began = time.perf_counter()
    await context.posts.resume(PROGRAM)
    took = time.perf_counter() - began
    await autoplay.close()
    await context.posts.close(10)
    await store.close()
    return took, discord.requests


def _copy(path: Path, sessions: int) -> None:
    """Make many sessions of the one there is, with all that belongs to it, each in a server of its own."""
    with sqlite3.connect(path) as db:
        parts = ("entries", "places", "holders", "posted", "languages")
        tables = {"sessions": "id", **dict.fromkeys(parts, "session")}
        for table, key in tables.items():
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            made = {key: "'m' || printf('%07d', n)", "channel": "n", "message": "n", "guild": "n << 22"}
            values = ", ".join(made.get(one, one) for one in columns)
            db.execute(
                "WITH RECURSIVE numbers(n) AS"
                f" (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {sessions})"
                f" INSERT INTO {table} SELECT {values} FROM {table}, numbers"
            )
