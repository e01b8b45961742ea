"""A start looks at the tables of which something is due, and at all only if the program has changed."""

import asyncio
from typing import Any

import pytest

from bot import app
from bot.sessions.rights import Person
from bot.sessions.start import Start
from bot.settings import Settings
from bot.store.rows import UnfinishedRow
from bot.store.store import SqlStore
from tests.bot.conftest import meddle

ADA = Person("1001", "77")
CHANNELS = ("501", "502", "503")


class Discord:
    """Takes everything, and knows what was asked of it: the method and the channel."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []

    async def request(self, route: Any, **_: Any) -> Any:
        self.asked.append((route.method, str(route.channel_id)))
        return [] if route.method == "GET" else {"id": str(len(self.asked))}


async def life(store: SqlStore, program: str, *, starts: bool = False) -> list[tuple[str, str]]:
    """Let a bot live, start games if wanted, and return what it has asked of Discord until it rests."""
    discord, settings = Discord(), Settings(discord_token="token", pictures="off")
    worker: Any = None
    context, autoplay = app.compose(settings, store, discord, lambda: "1", worker)
    for channel in CHANNELS if starts else ():
        await context.sessions.start(Start("pebbles", {}, channel), ADA)
    await context.posts.resume(program)
    while tasks := context.posts._tasks:
        await asyncio.wait(tasks)
    await autoplay.close()
    await context.posts.close(1)
    return sorted(discord.asked)


async def test_tables_that_say_what_they_should_are_left_alone(store: SqlStore) -> None:
    asked = await life(store, "1", starts=True)
    assert [one for one in asked if one[0] == "POST"] == [("POST", one) for one in CHANNELS]
    assert await life(store, "1") == []


async def test_a_table_of_which_something_is_due_is_brought(store: SqlStore) -> None:
    await life(store, "1", starts=True)
    second = (await store.unfinished())[1].session
    current = await store.current(second)
    assert current is not None
    meddle(
        store,
        f"DELETE FROM posted WHERE session = '{second}'",
        f"INSERT INTO outbox (session, kind, nr, seq, body) VALUES ('{second}', 'panel', 0, 1, '{{}}')",
    )
    store._at_hand.forget_all()
    asked = await life(store, "1")
    assert {channel for _, channel in asked} == {current.session.channel}
    assert "POST" in [method for method, _ in asked]


async def test_another_program_brings_those_up_to_date_that_say_something_else(store: SqlStore) -> None:
    await life(store, "1", starts=True)
    meddle(store, "UPDATE posted SET said = 'as other words had it' WHERE channel = '502'")
    store._at_hand.forget_all()
    assert await life(store, "1") == []
    assert await life(store, "2") == [("PATCH", "502")]
    assert await life(store, "2") == []


async def test_a_press_that_comes_before_it_is_known_what_is_due_looks_for_the_table(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await life(store, "1", starts=True)
    first, *_ = await store.unfinished()
    due = "(session, kind, nr, seq, body)"
    meddle(store, f"INSERT INTO outbox {due} VALUES ('{first.session}', 'panel', 0, 1, '{{}}')")
    store._at_hand.forget_all()
    is_read = asyncio.Event()
    unfinished = store.unfinished

    async def slowly() -> list[UnfinishedRow]:
        await is_read.wait()
        return await unfinished()

    monkeypatch.setattr(store, "unfinished", slowly)
    discord, worker = Discord(), None
    settings = Settings(discord_token="token", pictures="off")
    context, autoplay = app.compose(settings, store, discord, lambda: "1", worker)  # type: ignore[arg-type]
    resuming = asyncio.create_task(context.posts.resume("1"))
    await asyncio.sleep(0)
    context.posts.go_on(await context.sessions.records.view(first.session))
    await asyncio.wait(context.posts._tasks)
    assert discord.asked[0][0] == "GET"
    is_read.set()
    await resuming
    await autoplay.close()
    await context.posts.close(1)
