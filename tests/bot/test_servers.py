"""What the bot keeps of servers, by discord.py's client on the look-alike: an upgrade may keep more again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.shards.alone import Alone
from bot.wire.client import Client
from bot.wire.interaction import Interaction
from bot.wire.servers import Servers
from sandbox.driver import BotOffline, Crowd, Sandbox, TimedOut

CROWD = Crowd(3)
SERVER = CROWD.ids[1]
CHANNEL = CROWD.channel_ids(SERVER)[-1]
NEW = str(SERVER + 50_000)
ROLE = {"id": NEW, "name": "New", "permissions": "0", "position": 1, "color": 0, "hoist": False}
EMOJI = {"id": NEW, "name": "new", "roles": [], "animated": False, "managed": False, "require_colons": True}
THREAD = {"id": NEW, "guild_id": str(SERVER), "parent_id": str(CHANNEL), "type": 11, "name": "A thread"}
OPEN, ARCHIVED = ({"thread_metadata": {"archived": is_so}} for is_so in (False, True))


class Ears:
    """Takes what is pressed, and answers nothing."""

    def __init__(self) -> None:
        self.heard: list[Interaction] = []

    async def __call__(self, interaction: Interaction) -> None:
        self.heard.append(interaction)


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with Sandbox(answer_within=0.05) as running:
        running.crowd = CROWD
        yield running


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
async def client(sandbox: Sandbox, ears: Ears) -> AsyncIterator[Client]:
    client = Client(Alone(), sandbox.api_base)
    await client.log_in(sandbox.token)
    connection = asyncio.create_task(client.stay_connected(ears))
    await sandbox.ready(with_commands=False)
    yield client
    await client.disconnect(5)
    await connection


def knows(client: Client, channel: int | str = NEW) -> bool:
    return client.servers.know(str(SERVER), str(channel))


def made(client: Client) -> list[Any]:
    """Return what discord.py has made of servers."""
    return [*client.guilds, *client.emojis, *client.stickers, *client.get_all_channels()]


async def told(sandbox: Sandbox, event: str, **data: Any) -> None:
    """Let the bot take in an event of the server."""
    sandbox.tell(event, {"guild_id": str(SERVER)} | data)
    await sandbox.ready(with_commands=False)


async def test_of_a_server_its_channels_are_known_and_nothing_else_is_kept(client: Client) -> None:
    assert len(client.servers) == 1 + CROWD.servers
    for server in CROWD.ids:
        assert all(client.servers.know(str(server), str(one)) for one in CROWD.channel_ids(server))
    assert not client.servers.know(str(CROWD.ids[0]), str(CHANNEL))
    assert not client.servers.know("", str(CHANNEL))
    assert made(client) == []


@pytest.mark.parametrize(
    ("event", "data"),
    [
        ("GUILD_UPDATE", {"id": str(SERVER), "name": "Another", "roles": [ROLE], "emojis": [EMOJI]}),
        ("GUILD_ROLE_CREATE", {"role": ROLE}),
        ("GUILD_ROLE_UPDATE", {"role": ROLE}),
        ("GUILD_ROLE_DELETE", {"role_id": NEW}),
        ("GUILD_EMOJIS_UPDATE", {"emojis": [EMOJI]}),
        ("CHANNEL_CREATE", {"id": NEW, "type": 0, "name": "new", "position": 1}),
        ("CHANNEL_CREATE", {"id": NEW, "type": 0, "name": "new", "guild_id": "5"}),
        ("CHANNEL_UPDATE", {"id": str(CHANNEL), "type": 0, "name": "new", "position": 1}),
        ("CHANNEL_PINS_UPDATE", {"channel_id": str(CHANNEL), "last_pin_timestamp": None}),
        ("THREAD_CREATE", THREAD | OPEN),
        ("THREAD_MEMBERS_UPDATE", {"id": NEW, "member_count": 1}),
        ("STAGE_INSTANCE_CREATE", {"id": NEW, "channel_id": str(CHANNEL), "topic": "Talk"}),
        ("AN_EVENT_OF_TOMORROW", {}),
    ],
)
async def test_nothing_that_happens_in_a_server_fills_the_memory(
    client: Client, sandbox: Sandbox, event: str, data: dict[str, Any]
) -> None:
    await told(sandbox, event, **data)
    assert made(client) == []
    assert (len(client.servers), knows(client, CHANNEL)) == (1 + CROWD.servers, True)


async def test_a_channel_that_comes_and_goes_is_noticed(client: Client, sandbox: Sandbox) -> None:
    await told(sandbox, "CHANNEL_CREATE", id=NEW, type=0, name="new", position=1)
    assert knows(client)
    await told(sandbox, "CHANNEL_DELETE", id=NEW, type=0)
    assert not knows(client)
    assert knows(client, CHANNEL)


async def test_only_an_open_thread_is_known(client: Client, sandbox: Sandbox) -> None:
    await told(sandbox, "THREAD_CREATE", **THREAD, **OPEN)
    assert knows(client)
    await told(sandbox, "THREAD_UPDATE", **THREAD, **ARCHIVED)
    assert not knows(client)
    await told(sandbox, "THREAD_UPDATE", **THREAD, **OPEN)
    assert knows(client)
    await told(sandbox, "THREAD_DELETE", **THREAD)
    assert not knows(client)
    await told(sandbox, "THREAD_LIST_SYNC", threads=[THREAD])
    assert knows(client)
    await told(sandbox, "CHANNEL_DELETE", id=str(CHANNEL), type=0)
    assert not knows(client)


async def test_a_server_with_an_outage_comes_back_and_one_that_removes_the_bot_is_gone(
    client: Client, sandbox: Sandbox
) -> None:
    sandbox.tell("GUILD_DELETE", {"id": str(SERVER), "unavailable": True})
    await sandbox.ready(with_commands=False)
    assert (len(client.servers), knows(client, CHANNEL)) == (4, True)
    sandbox.tell("GUILD_DELETE", {"id": str(SERVER)})
    await sandbox.ready(with_commands=False)
    assert (len(client.servers), knows(client, CHANNEL)) == (3, False)
    await told(sandbox, "CHANNEL_CREATE", id=NEW, type=0, name="late", position=1)
    assert (len(client.servers), knows(client)) == (3, False)


@pytest.mark.parametrize("kind", [0, 2, 5, 10, 11, 12, 13])
@pytest.mark.usefixtures("client")
async def test_a_press_is_understood_wherever_it_is_and_however_little_is_told_of_the_channel(
    sandbox: Sandbox, ears: Ears, kind: int
) -> None:
    for told_of in ({}, {"last_message_id": "77"}):
        place = {"id": str(CHANNEL), "type": kind} | told_of
        with suppress(TimedOut, BotOffline):
            await sandbox.send_raw(
                sandbox.user("Ada"), sandbox.channel("general"), 2, {"name": "x"}, forged={"channel": place}
            )
        await sandbox.ready(with_commands=False)
        (heard,) = ears.heard
        assert (heard.channel, heard.guild) == (str(CHANNEL), str(sandbox.guild.id))
        assert heard.is_in_thread == (kind in (10, 11, 12))
        assert heard.newest == told_of.get("last_message_id", "")
        assert heard.name == "Ada"
        assert heard.lacks(("send_messages",)) == ()
        ears.heard.clear()


def test_a_shard_that_logs_in_anew_begins_with_its_own_servers_anew() -> None:
    servers, even, odd = Servers(), 2 << 22, 3 << 22
    for number, server in ((0, even), (1, odd)):
        servers.heard["READY"]({"shard": [number, 2], "guilds": [{"id": str(server)}]})
        channels, threads = [{"id": "5"}], [{"id": "6"}]
        servers.heard["GUILD_CREATE"]({"id": str(server), "channels": channels, "threads": threads})
    assert all(servers.know(str(server), one) for server in (even, odd) for one in "56")
    servers.heard["READY"]({"shard": [0, 2], "guilds": []})
    assert len(servers) == 1
    assert not any(servers.know(str(even), one) for one in "56")
    assert all(servers.know(str(odd), one) for one in "56")
