"""What is kept of a server that the bot has left: for a month, and all of it if it comes back."""

import pytest

from bot.store.store import SqlStore
from bot.tidying import MONTH, Tidying
from bot.wire.servers import Servers
from tests.bot.conftest import ADA, Table, meddle

BOTH = True


class Tidied(Table):
    """A table with a clock by hand, whose bot is in no server unless told so."""

    def __init__(self, store: SqlStore) -> None:
        super().__init__(store)
        self.at = 1
        self.sessions._clock = lambda: self.at
        self.tidying = Tidying(self.sessions, store)
        self.servers: set[str] = set()
        self.tidying.is_member = self.servers.__contains__

    async def look(self, later: int = 0) -> None:
        self.at += later
        await self.tidying.look()


@pytest.fixture
def table(store: SqlStore) -> Tidied:
    return Tidied(store)


async def counts(store: SqlStore) -> list[int]:
    tables = ("sessions", "entries", "holders", "kept", "servers")
    rows = [await store._read("It was not read", f"SELECT COUNT(*) FROM {one}") for one in tables]
    return [int(found[0][0]) for found in rows]


async def begun(table: Tidied) -> None:
    await table.start()
    await table.start(channel="501")
    meddle(table.store, "INSERT INTO kept VALUES ('77', 'pebbles', 'cards', 'a', '1', '1001', 0)")


async def test_all_of_it_stays_for_a_month_and_goes_then(table: Tidied) -> None:
    await begun(table)
    await table.look()
    await table.look(MONTH - 1)
    assert (await counts(table.store))[0] == 2
    await table.look(1)
    assert await counts(table.store) == [0, 0, 0, 0, 0]


async def test_a_server_that_comes_back_keeps_all(table: Tidied) -> None:
    await begun(table)
    before = await counts(table.store)
    await table.look()
    await table.look(MONTH - 1)
    table.servers.add(ADA.guild)
    await table.look(MONTH)
    table.servers.clear()
    await table.look()
    assert (await counts(table.store))[:4] == before[:4], "the month begins anew"


async def test_since_when_it_is_gone_survives_a_restart(table: Tidied) -> None:
    await begun(table)
    await table.look()
    again = Tidied(table.store)
    await again.look(MONTH)
    assert (await counts(table.store))[0] == 0


async def test_before_discord_has_told_the_servers_nothing_is_noted(table: Tidied) -> None:
    await begun(table)
    table.tidying.is_member = lambda _: None
    await table.look(2 * MONTH)
    await table.look(2 * MONTH)
    assert (await counts(table.store))[0] == 2
    assert await table.store.gone() == {}


async def test_another_processs_servers_are_left_alone(table: Tidied) -> None:
    await begun(table)
    table.tidying._serves = lambda _: False
    await table.look()
    await table.look(2 * MONTH)
    assert (await counts(table.store))[0] == 2


async def test_games_of_a_server_that_is_gone_are_nobodys_to_list(table: Tidied) -> None:
    await begun(table)
    assert (await table.sessions.records.running_with("", ADA.id, 10))[1] == 2
    await table.look()
    assert (await table.sessions.records.running_with("", ADA.id, 10))[1] == 0


def test_a_shard_that_has_told_its_servers_knows_which_are_none() -> None:
    servers, told = Servers(), []
    servers.news = lambda: told.append(True)
    mine, other = 1 << 22, 2 << 22
    assert servers.is_member(str(mine)) is None
    servers.heard["READY"]({"shard": [1, 2], "guilds": [{"id": str(mine)}]})
    assert servers.is_member(str(mine)) is True
    assert servers.is_member(str(3 << 22)) is False
    assert servers.is_member(str(other)) is None
    assert told


def test_an_outage_is_no_leaving() -> None:
    servers = Servers()
    servers.heard["READY"]({"shard": [0, 1], "guilds": [{"id": "7"}]})
    servers.heard["GUILD_DELETE"]({"id": "7", "unavailable": True})
    assert servers.is_member("7") is True
    servers.heard["GUILD_DELETE"]({"id": "7"})
    assert servers.is_member("7") is False
