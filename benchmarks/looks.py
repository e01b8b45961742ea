"""What a look costs at a table with a short log and at one with a long one: presses that only look."""

import asyncio
import itertools
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot import app
from bot.presses.press import Context
from bot.presses.router import COMMAND, enter
from bot.sessions.rights import Person
from bot.sessions.start import Start
from bot.settings import Settings
from bot.store.migrate import upgrade
from bot.store.sqlite import SqliteStore
from bot.wire.interaction import Interaction

SHORT, LONG = 15, 1_000
"""Entries of the two logs."""
TIMES = 40
ADA = Person("1001", "77", name="Ada")
FIX, VALUES = "a1-silver", ("1", "2")


class Discord:
    """Takes everything, and keeps what was sent last."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self._ids = itertools.count(10_000)

    async def request(self, *args: Any, **_: Any) -> Any:
        """Answer as if it had been done."""
        self.sent = [args]
        message = {"id": str(next(self._ids))}
        return message | {"resource": {"message": message}}


class Desk:
    """A bot in this process, and a person who presses."""

    def __init__(self, context: Context, discord: Discord) -> None:
        self.context = context
        self.discord = discord
        self._ids = itertools.count(1)

    async def command(self, channel: str, verb: str) -> float:
        """Type a subcommand and return how many seconds its answer took."""
        return await self._enter(channel, COMMAND, {"name": "automa", "options": [{"name": verb, "type": 1}]})

    async def _enter(self, channel: str, kind: int, data: Mapping[str, Any]) -> float:
        everything = SimpleNamespace(manage_guild=True, administrator=True)
        raw: Any = SimpleNamespace(
            id=next(self._ids),
            token="token",
            application_id="1",
            type=SimpleNamespace(value=kind),
            user=SimpleNamespace(id=ADA.id, display_name=ADA.name),
            guild_id=ADA.guild,
            channel_id=channel,
            channel=None,
            data=data,
            locale="en-GB",
            guild_locale="en-GB",
            message=None,
            is_guild_integration=lambda: True,
            is_user_integration=lambda: False,
            permissions=everything,
            app_permissions=everything,
            filesize_limit=10_000_000,
        )
        servers = SimpleNamespace(know=lambda *_: True)
        interaction = Interaction(raw, self.discord, servers)  # type: ignore[arg-type]
        began = time.perf_counter()
        await enter(self.context, interaction)
        return time.perf_counter() - began


@asynccontextmanager
async def desk() -> AsyncIterator[Desk]:
    """Run a bot on a new file, without a socket and without pictures."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "automa.db"
        upgrade(f"sqlite:///{path}")
        store, discord, worker = SqliteStore(path), Discord(), None
        await store.open()
        settings = Settings(discord_token="token", pictures="off", most_tables=10_000)
        context, autoplay = app.compose(settings, store, discord, lambda: "1", worker)  # type: ignore[arg-type]
        try:
            yield Desk(context, discord)
        finally:
            await autoplay.close()
            await context.posts.close(10)
            await store.close()


async def lengthen(at: Desk, channel: str, entries: int) -> None:
    """Start a game in a channel, and correct it until its log has so many entries."""
    sessions = at.context.sessions
    view = await sessions.start(Start("burgundy", {"board": "dealt"}, channel, "bench"), ADA)
    for n in range(view.seq, entries):
        view = await sessions.fix(view.id, None, FIX, VALUES[n % 2], ADA)


async def looks(long: int = LONG, repeats: int = TIMES) -> tuple[float, float]:
    """Return the medians of a look at a short log and at a long one, in seconds."""
    async with desk() as at:
        for channel, entries in (("1", SHORT), ("2", long)):
            await lengthen(at, channel, entries)
        took: dict[str, list[float]] = {"1": [], "2": []}
        for _ in range(repeats):
            for channel, times in took.items():
                times.append(await at.command(channel, "look"))
                if ":lookat" not in str(at.discord.sent):
                    raise RuntimeError(f"that was no look at the table: {at.discord.sent}")
        return statistics.median(took["1"]), statistics.median(took["2"])


if __name__ == "__main__":
    short, long = asyncio.run(looks())
    print(f"Look, {LONG:,} entries / {SHORT}: {long / short:.2f} ({short * 1e3:.1f} -> {long * 1e3:.1f} ms)")
