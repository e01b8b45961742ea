"""The checks beside a running bot: what its log says, and what servers are told, once."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.doctor import daily
from bot.doctor.finding import Finding, Level, holds, unknown
from bot.doctor.telling import Telling
from bot.store.migrate import upgrade
from bot.store.sqlite import SqliteStore
from bot.wire.plain_http import PlainHttp
from bot.words.words import I18n
from sandbox.driver import Channel, Sandbox
from tests.bot.rows import other

FULL = Finding("space", Level.FAULT, "there is no room", "It stops.", "Make room.", "/srv")
GOOD = holds("clock", "it agrees")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    path = tmp_path / "automa.db"
    upgrade(f"sqlite:///{path}")
    store = SqliteStore(path)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        yield running


@pytest.fixture
async def telling(sandbox: Sandbox, store: SqliteStore) -> AsyncIterator[Telling]:
    async with PlainHttp(sandbox.api_base, sandbox.token) as http:
        yield Telling(http, store, I18n({}))


def lacking(channel: Channel, *permissions: str, level: Level = Level.FAULT) -> Finding:
    guild = str(channel.guild.id)
    return Finding("channels", level, "it lacks", guild=guild, channel=str(channel.id), lacks=permissions)


def said(channel: Channel) -> list[str]:
    return [one.text for one in channel.history.values()]


def test_the_log_has_a_line_for_each_fault_and_one_that_all_was_looked_at() -> None:
    with capture_logs() as lines:
        daily.note([GOOD, FULL, unknown("clock", "no date")])
    assert [(one["log_level"], one["event"], one.get("check")) for one in lines] == [
        ("error", "doctor", "space"),
        ("info", "doctor", "clock"),
        ("info", "doctor-done", None),
    ]
    assert lines[0]["mend"] == "Make room."
    assert "mend" not in lines[1]


async def test_they_run_again_and_again_and_go_on_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "FIRST", 0.0)
    finds = iter([None, [FULL], [FULL, GOOD]])
    told: list[Sequence[Finding]] = []

    async def find() -> list[Finding] | None:
        return next(finds)

    async def tell(found: Sequence[Finding]) -> None:
        told.append(found)
        if len(told) == 1:
            raise RuntimeError
        raise asyncio.CancelledError

    with capture_logs(), pytest.raises(asyncio.CancelledError):
        await daily.keep_looking(1e-9, tell, find)
    assert told == [[FULL], [FULL, GOOD]]


async def test_with_no_hours_they_never_run() -> None:
    async def never(*_: Any) -> Any:
        raise AssertionError

    await daily.keep_looking(0, never, never)


async def test_a_process_of_its_own_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/automa.db")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    found = await daily.look()
    assert found is not None
    by_check = {one.check: one.level for one in found}
    assert (by_check["settings"], by_check["fonts"]) == (Level.FAULT, Level.HOLDS)


async def test_a_server_is_told_once_in_its_system_channel(sandbox: Sandbox, telling: Telling) -> None:
    table, system = sandbox.channel("general"), sandbox.channel("quiet-corner")
    sandbox.guild.system_channel_id = system.id
    found = [GOOD, lacking(table, "send_messages", "embed_links")]
    await telling.tell(found)
    await telling.tell(found)
    (told,) = said(system)
    assert f"<#{table.id}>" in told
    assert "Send Messages" in told
    assert "Embed Links" in told
    assert said(table) == []


async def test_of_several_processes_the_one_that_serves_a_server_tells_it(
    sandbox: Sandbox, store: SqliteStore
) -> None:
    """What the others look at leaves what it has told as it is."""
    table, system = sandbox.channel("general"), sandbox.channel("quiet-corner")
    sandbox.guild.system_channel_id = system.id
    found = [lacking(table, "send_messages")]
    async with PlainHttp(sandbox.api_base, sandbox.token) as http:
        own = Telling(http, store, I18n({}))
        another = Telling(http, store, I18n({}), lambda _: False)
        await another.tell(found)
        assert said(system) == []
        await own.tell(found)
        sandbox.delete_message(*system.history.values())  # else the nonce would find it
        await another.tell(found)
        await own.tell(found)
    assert said(system) == []


async def test_it_is_told_again_only_when_it_was_mended_in_between(
    sandbox: Sandbox, telling: Telling
) -> None:
    table, system = sandbox.channel("general"), sandbox.channel("quiet-corner")
    sandbox.guild.system_channel_id = system.id
    await telling.tell([lacking(table, "send_messages")])
    await telling.tell([unknown("channels", "no network")])
    await telling.tell([lacking(table, "send_messages")])
    assert len(said(system)) == 1
    await telling.tell([GOOD])
    sandbox.delete_message(*system.history.values())  # else the nonce would find it
    await telling.tell([lacking(table, "send_messages")])
    assert len(said(system)) == 1


async def test_a_deleted_channel_is_told_in_the_servers_language(sandbox: Sandbox, telling: Telling) -> None:
    table, system = sandbox.channel("general"), sandbox.channel("quiet-corner")
    sandbox.guild.system_channel_id = system.id
    sandbox.guild.locale = "nl"
    await telling.tell([lacking(table, level=Level.WARNING)])
    (told,) = said(system)
    assert "Een kanaal waarin een spel liep, is verwijderd." in told


async def test_the_language_of_a_servers_settings_comes_first(
    sandbox: Sandbox, telling: Telling, store: SqliteStore
) -> None:
    table, system = sandbox.channel("general"), sandbox.channel("quiet-corner")
    sandbox.guild.system_channel_id = system.id
    sandbox.guild.locale = "nl"
    before = await store.server(str(sandbox.guild.id))
    await store.set_server(before, before._replace(settings='{"language": "en"}'))
    await telling.tell([lacking(table, level=Level.WARNING)])
    (told,) = said(system)
    assert "A channel in which a game ran was deleted." in told


async def test_without_a_system_channel_another_table_of_the_server_is_told(
    sandbox: Sandbox, telling: Telling, store: SqliteStore
) -> None:
    table, elsewhere = sandbox.channel("general"), sandbox.channel("quiet-corner")
    for channel in (table, elsewhere):
        row = other(str(channel.id)[-8:], str(channel.id), guild=str(sandbox.guild.id))
        await store.create(*row, 100)
    await telling.tell([lacking(table, "send_messages")])
    assert len(said(elsewhere)) == 1


async def test_what_can_not_be_told_is_tried_the_next_time(sandbox: Sandbox, telling: Telling) -> None:
    table, system = sandbox.channel("general"), sandbox.channel("quiet-corner")
    sandbox.guild.system_channel_id = system.id
    sandbox.deny(system, "send_messages")
    with capture_logs() as lines:
        await telling.tell([lacking(table, "send_messages")])
    assert [one["event"] for one in lines] == ["server-not-told"]
    sandbox.allow(system, "send_messages")
    await telling.tell([lacking(table, "send_messages")])
    assert len(said(system)) == 1


async def test_pictures_that_lack_are_told_at_the_table_already(sandbox: Sandbox, telling: Telling) -> None:
    system = sandbox.channel("quiet-corner")
    sandbox.guild.system_channel_id = system.id
    await telling.tell([lacking(sandbox.channel("general"), "attach_files", level=Level.WARNING)])
    assert said(system) == []
