"""The gateway's shards: who is told what, two sessions on one, and logins that are refused."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from sandbox.driver import BotOffline, Call, Guild, Sandbox, TimedOut
from tests.sandbox.client import Client, Wire, connected

INVALID_SESSION = {"op": 9, "d": False, "s": None, "t": None}
MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 15


@pytest.fixture
def guilds(sandbox: Sandbox) -> list[Guild]:
    """A server for each of three shards."""
    sandbox.kick()
    return [
        sandbox.add_guild(f"Server {number}", f"table-{number}", shard=(number, 3)) for number in range(3)
    ]


@pytest.fixture
async def wires(sandbox: Sandbox) -> AsyncIterator[list[Wire]]:
    """Three connections that haven't logged in."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(connected(sandbox)) for _ in range(3)]


@pytest.fixture
async def shards(wires: list[Wire], guilds: list[Guild]) -> list[Wire]:
    """Three shards that have been told of their servers."""
    assert len(wires) == len(guilds)
    for number, wire in enumerate(wires):
        await wire.identify([number, 3])
        await wire.taken()
    return wires


def use(sandbox: Sandbox, channel: str, **forged: Any) -> Coroutine[Any, Any, Call]:
    """Use a command."""
    data = {"id": "1", "name": "tiny", "type": 1}
    return sandbox.send_raw(sandbox.user("Ada"), sandbox.channel(channel), 2, data, forged=forged)


async def answer(client: Client, call: Call, words: str) -> tuple[int, Any]:
    """Answer a command as the bot does."""
    body = {"type": 4, "data": {"content": words}}
    path = f"/interactions/{call.id}/{call.token}/callback?with_response=1"
    return await client.api("POST", path, body)


def guild_ids(events: Iterable[Any]) -> list[str]:
    return [each["d"]["id"] for each in events if each["t"] == "GUILD_CREATE"]


def names(events: Iterable[Any]) -> list[str]:
    return [each["t"] for each in events]


async def test_each_shard_is_told_of_its_servers(wires: list[Wire], guilds: list[Guild]) -> None:
    for number, wire in enumerate(wires):
        ready = await wire.identify([number, 3])
        assert ready["d"]["shard"] == [number, 3]
        assert [each["id"] for each in ready["d"]["guilds"]] == [str(guilds[number].id)]
        assert guild_ids(await wire.taken()) == [str(guilds[number].id)]


async def test_a_session_without_shards_is_told_of_all(wires: list[Wire], guilds: list[Guild]) -> None:
    ready = await wires[0].identify()
    assert ready["d"]["shard"] == [0, 1]
    assert guild_ids(await wires[0].taken()) == [str(guild.id) for guild in guilds]


async def test_what_happens_in_a_server_is_told_to_its_shard_alone(
    sandbox: Sandbox, shards: list[Wire]
) -> None:
    sandbox.delete_channel(sandbox.channel("table-1"))
    another = sandbox.add_guild("Another", shard=(1, 3))
    sandbox.answer_within = 0.01
    with pytest.raises(TimedOut):
        await use(sandbox, "table-2")
    first, second, third = [await wire.taken() for wire in shards]
    assert names(first) == []
    assert (names(second), guild_ids(second)) == (["CHANNEL_DELETE", "GUILD_CREATE"], [str(another.id)])
    assert names(third) == ["INTERACTION_CREATE"]


async def test_what_comes_from_no_server_goes_to_the_first_shard(
    sandbox: Sandbox, shards: list[Wire]
) -> None:
    sandbox.answer_within = 0.01
    with pytest.raises(TimedOut):
        await use(sandbox, "table-2", guild_id=None, guild=None, member=None)
    assert [names(await wire.taken()) for wire in shards] == [["INTERACTION_CREATE"], [], []]


async def test_members_are_told_to_the_shard_of_their_server_alone(
    shards: list[Wire], guilds: list[Guild]
) -> None:
    asked = {"guild_id": str(guilds[1].id), "query": "", "limit": 0}
    for wire in shards:
        await wire.say(8, asked)
    assert [names(await wire.taken()) for wire in shards] == [[], ["GUILD_MEMBERS_CHUNK"], []]


@pytest.mark.usefixtures("guilds")
async def test_a_server_whose_shard_is_not_there_finds_no_bot(sandbox: Sandbox, wires: list[Wire]) -> None:
    await wires[0].identify([0, 3])
    assert sandbox.shards == [(0, 3)]
    with pytest.raises(BotOffline):
        await use(sandbox, "table-1")


async def test_two_sessions_on_a_shard_are_told_all_and_one_answer_is_taken(
    sandbox: Sandbox, client: Client, wires: list[Wire]
) -> None:
    sessions = wires[:2]
    for wire in sessions:
        await wire.identify([0, 1])
        await wire.taken()
    assert sandbox.shards == [(0, 1), (0, 1)]
    sandbox.add_channel("new")
    assert [names(await wire.taken()) for wire in sessions] == [["CHANNEL_CREATE"]] * 2
    using = asyncio.create_task(use(sandbox, "new"))
    told = [(await wire.next())["d"]["token"] for wire in sessions]
    call = sandbox.calls[-1]
    assert told == [call.token] * 2
    assert (await answer(client, call, "one"))[0] == 200
    status, body = await answer(client, call, "other")
    assert (status, body["code"]) == (400, 40060)
    done = (await using).message
    assert done is not None
    assert done.content == "one"


async def test_each_of_two_sessions_on_a_shard_is_resumed_by_itself(
    sandbox: Sandbox, wires: list[Wire]
) -> None:
    ids = [(await wire.identify([0, 1]))["d"]["session_id"] for wire in wires[:2]]
    sandbox.faults.cut_gateway()
    # Who begins anew on the same shard takes nothing away from who comes back.
    await wires[2].identify([0, 1])
    sandbox.add_channel("new")
    for session in ids:
        async with connected(sandbox) as again:
            await again.resume(session, 2)
            assert names(await again.taken()) == ["CHANNEL_CREATE", "RESUMED"]


async def test_one_shard_alone_can_be_cut_and_resumed(sandbox: Sandbox, wires: list[Wire]) -> None:
    sandbox.kick()
    ready = [await wire.identify([number, 3]) for number, wire in enumerate(wires)]
    sandbox.faults.cut_gateway(1)
    assert sandbox.is_online
    assert sandbox.shards == [(0, 3), (2, 3)]
    async with connected(sandbox) as again:
        await again.resume(ready[1]["d"]["session_id"], 1)
        assert names(await again.taken()) == ["RESUMED"]
        assert sandbox.shards == [(0, 3), (1, 3), (2, 3)]


async def test_a_session_that_nobody_resumes_in_time_is_forgotten(
    sandbox: Sandbox, wires: list[Wire]
) -> None:
    ready = await wires[0].identify()
    sandbox.faults.cut_gateway()
    sandbox.clock.skip(121)
    await wires[1].identify()
    await wires[2].resume(ready["d"]["session_id"], 1)
    assert await wires[2].next() == INVALID_SESSION


async def test_sessions_of_different_counts_stand_side_by_side(
    wires: list[Wire], guilds: list[Guild]
) -> None:
    """As where a bot is replaced by one with more shards."""
    await wires[0].identify([1, 3])
    await wires[1].identify()
    assert guild_ids(await wires[0].taken()) == [str(guilds[1].id)]
    assert len(guild_ids(await wires[1].taken())) == len(guilds)


@pytest.mark.parametrize("shard", [[1, 1], [-1, 2], [0, 0], [0], [0, 1, 2], ["0", "1"], [0.5, 2], "0", 3])
async def test_a_shard_that_there_is_not_is_refused(wires: list[Wire], shard: Any) -> None:
    await wires[0].say(2, {"token": wires[0].token, "intents": 1, "shard": shard})
    assert await wires[0].close_code() == 4010


async def test_a_very_large_bot_takes_a_multiple_of_its_shards(sandbox: Sandbox, wires: list[Wire]) -> None:
    sandbox.logins.multiple = 16
    await wires[0].say(2, {"token": sandbox.token, "intents": 1, "shard": [0, 24]})
    assert await wires[0].close_code() == 4010
    assert (await wires[1].identify([0, 32]))["t"] == "READY"


@pytest.mark.usefixtures("guilds")
async def test_a_session_of_too_many_servers_is_refused(sandbox: Sandbox, wires: list[Wire]) -> None:
    sandbox.logins.most_servers = 3
    await wires[0].say(2, {"token": sandbox.token, "intents": 1})
    assert await wires[0].close_code() == 4011
    assert (await wires[1].identify([0, 3]))["t"] == "READY"


async def test_intents_that_were_not_granted_are_refused(sandbox: Sandbox, wires: list[Wire]) -> None:
    await wires[0].say(2, {"token": sandbox.token, "intents": MESSAGES | MESSAGE_CONTENT})
    assert await wires[0].close_code() == 4014
    await wires[1].say(2, {"token": sandbox.token, "intents": 1 << 26})
    assert await wires[1].close_code() == 4013
    sandbox.logins.granted = MESSAGE_CONTENT
    await wires[2].identify(intents=MESSAGES | MESSAGE_CONTENT)
    sandbox.user("Ada").say(sandbox.channel("general"), "hello")
    assert (await wires[2].next())["d"]["content"] == "hello"
