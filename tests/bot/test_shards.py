"""Which process serves which servers: leases that run out, are handed over, and are lost for good."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field

import pytest

from bot.shards.shards import EVERY, FOLLOWS, LASTS, SOON, TRUSTED, Change, Shards, shard_of
from bot.store.errors import LeaseLost, StoreFault
from bot.store.lease import Lease
from bot.store.statement import Statement

SERVERS = {shard: str((4 + shard) << 22) for shard in range(4)}
"""Of each of four shards a server."""


@dataclass
class Leases:
    """All leases: what the database keeps."""

    now: float = 0.0
    is_there: bool = True
    owners: dict[int, str] = field(default_factory=dict)
    ends: dict[int, float] = field(default_factory=dict)
    generations: dict[int, int] = field(default_factory=dict)
    wanted: dict[int, str] = field(default_factory=dict)
    logins: dict[int, float] = field(default_factory=dict)
    """When the next one of a key may follow."""


class Table:
    """The leases as one process sees them."""

    def __init__(self, leases: Leases, me: str) -> None:
        self.leases, self.me = leases, me

    def _look(self) -> Leases:
        if not self.leases.is_there:
            raise StoreFault("The database is gone.")
        return self.leases

    async def claim(self, shards: Iterable[int], count: int) -> list[Lease]:
        assert count == len(SERVERS)
        all_ = self._look()
        mine = []
        for one in shards:
            if all_.owners.get(one) != self.me and all_.ends.get(one, 0) > all_.now:
                continue
            if all_.owners.get(one) != self.me:
                all_.generations[one] = all_.generations.get(one, 0) + 1
                all_.wanted.pop(one, None)
            all_.owners[one], all_.ends[one] = self.me, all_.now + LASTS
            mine.append(Lease(one, all_.generations[one], one in all_.wanted))
        return mine

    async def processes(self) -> int:
        all_ = self._look()
        return len({one for shard, one in all_.owners.items() if all_.ends[shard] > all_.now})

    async def want(self, shards: Iterable[int], count: int) -> None:
        assert count == len(SERVERS)
        self._look().wanted.update(dict.fromkeys(shards, self.me))

    async def let_identify(self, key: int, every: float) -> bool:
        all_ = self._look()
        if all_.logins.get(key, 0) > all_.now:
            return False
        all_.logins[key] = all_.now + every
        return True

    def guard(self, lease: Lease) -> Statement:
        return Statement(self.me, (lease.shard, lease.generation))

    async def release(self, shards: Iterable[int]) -> None:
        for one in shards:
            self._look().ends[one] = 0


class SlowTable(Table):
    """What it asks for takes a while: on its way there, or on its way back."""

    there = back = 0

    async def claim(self, shards: Iterable[int], count: int) -> list[Lease]:
        wanted = list(shards)
        for _ in range(self.there):
            await asyncio.sleep(0)
        found = await super().claim(wanted, count)
        for _ in range(self.back):
            await asyncio.sleep(0)
        return found


@pytest.fixture
def leases() -> Leases:
    return Leases()


def process(leases: Leases, me: str, mine: Iterable[int] = range(4), table: type[Table] = Table) -> Shards:
    async def pause(seconds: float) -> None:
        leases.now += seconds
        await asyncio.sleep(0)

    shards = Shards(table(leases, me), lambda: leases.now, pause)
    shards.take(mine, len(SERVERS))
    return shards


def test_a_server_is_of_the_shard_that_discord_sends_it_to() -> None:
    # The example of Discord's own page on sharding has no server's id; these are reckoned by its formula.
    assert [shard_of(server, 4) for server in SERVERS.values()] == [0, 1, 2, 3]
    assert shard_of("", 4) == 0


async def test_a_process_serves_the_servers_of_its_shards_alone(leases: Leases) -> None:
    one, two = process(leases, "one", (0, 1)), process(leases, "two", (2, 3))
    assert not one.serves(SERVERS[0])
    assert await one.look() == Change(gained=frozenset({0, 1}))
    assert await two.look() == Change(gained=frozenset({2, 3}))
    assert [one.serves(server) for server in SERVERS.values()] == [True, True, False, False]
    assert [two.serves(server) for server in SERVERS.values()] == [False, False, True, True]
    assert await one.look() == Change()


async def test_a_lease_that_is_not_renewed_is_trusted_no_more_before_another_can_have_it(
    leases: Leases,
) -> None:
    one, two = process(leases, "one"), process(leases, "two")
    await one.look()
    leases.now += LASTS * TRUSTED
    assert not one.serves(SERVERS[1])
    assert await two.look() == Change()
    leases.now += LASTS * (1 - TRUSTED)
    assert (await two.look()).gained == frozenset(range(4))
    assert (two.lease(SERVERS[1]) or Lease(0, 0)).generation == 2


async def test_a_process_that_was_frozen_past_its_lease_is_replaced_for_good(leases: Leases) -> None:
    one, two = process(leases, "one"), process(leases, "two")
    await one.look()
    leases.now += LASTS
    await two.look()
    assert (await one.look()).lost == frozenset(range(4))
    assert not one.mine
    assert await two.look() == Change()
    assert two.serves(SERVERS[0])


async def test_a_database_that_is_gone_for_ten_seconds_costs_no_lease(leases: Leases) -> None:
    one = process(leases, "one")
    await one.look()
    leases.is_there = False
    leases.now += 10
    assert await one.look() == Change()
    assert one.serves(SERVERS[3])
    leases.is_there = True
    leases.now += 5
    assert await one.look() == Change()


async def test_a_lease_that_ran_out_while_the_database_was_gone_is_lost_and_gained_again(
    leases: Leases,
) -> None:
    one = process(leases, "one")
    await one.look()
    leases.is_there = False
    leases.now += LASTS * TRUSTED
    assert (await one.look()).lost == frozenset(range(4))
    leases.is_there = True
    assert (await one.look()).gained == frozenset(range(4))
    assert one.mine == frozenset(range(4))


async def test_a_process_that_was_cut_off_past_its_lease_is_replaced_for_good(leases: Leases) -> None:
    one, two = process(leases, "one"), process(leases, "two")
    await one.look()
    leases.is_there = False
    leases.now += LASTS
    await one.look()
    leases.is_there = True
    await two.look()
    assert await one.look() == Change()
    assert not one.mine
    assert await two.look() == Change()


async def test_what_is_wanted_takes_no_new_work_and_is_handed_over(leases: Leases) -> None:
    old, new = process(leases, "old"), process(leases, "new", (2, 3))
    await old.look()
    await new.look()
    assert await old.look() == Change(wanted=frozenset({2, 3}))
    assert [old.serves(server) for server in SERVERS.values()] == [True, True, False, False]
    assert old.lease(SERVERS[2])  # what is under way may still be saved
    assert not new.serves(SERVERS[2])
    assert await old.look() == Change()

    await old.hand_over(frozenset({2, 3}))
    assert not old.lease(SERVERS[2])
    assert (await new.look()).gained == frozenset({2, 3})
    assert await old.look() == Change()
    assert [old.serves(server) for server in SERVERS.values()] == [True, True, False, False]


@pytest.mark.parametrize("way", ["there", "back"])
async def test_what_is_handed_over_while_leases_are_renewed_is_not_taken_back(
    leases: Leases, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = process(leases, "old", table=SlowTable), process(leases, "new")
    await old.look()
    await new.look()
    await old.look()
    monkeypatch.setattr(SlowTable, way, 9)
    looking = asyncio.create_task(old.look())
    await asyncio.sleep(0)
    await old.hand_over(frozenset(range(4)))
    await looking
    assert not old.held
    assert (await new.look()).gained == frozenset(range(4))


async def test_a_press_waits_for_its_shard_to_be_handed_over(leases: Leases) -> None:
    old, new = process(leases, "old"), process(leases, "new")
    await old.look()
    await new.look()
    waiting = asyncio.create_task(new.served(SERVERS[1], within=60))
    await asyncio.sleep(0)
    await old.look()
    await old.hand_over(frozenset(range(4)))
    await new.look()
    assert await waiting
    assert not await old.served(SERVERS[1], within=0)


async def test_for_some_seconds_a_press_may_have_been_answered_by_who_had_its_shard(leases: Leases) -> None:
    old, new = process(leases, "old"), process(leases, "new")
    await old.look()
    assert not old.follows(SERVERS[1])  # nobody else was there to hear
    await new.look()
    assert new.follows(SERVERS[1])
    await old.look()
    await old.hand_over(frozenset(range(4)))
    await new.look()
    assert new.serves(SERVERS[1])
    assert new.follows(SERVERS[1])
    leases.now += FOLLOWS
    await new.look()
    assert not new.follows(SERVERS[1])


async def test_a_process_that_was_frozen_is_trusted_no_more_before_it_knows(leases: Leases) -> None:
    one = process(leases, "one")
    assert not one.is_trusted()
    await one.look()
    assert one.is_trusted()
    leases.now += LASTS * TRUSTED
    assert not one.is_trusted()


async def test_what_is_written_in_a_server_carries_its_lease(leases: Leases) -> None:
    one, two = process(leases, "one", (0, 1)), process(leases, "two", (2, 3))
    await one.look()
    await two.look()
    assert two.guard(SERVERS[3]) == Statement("two", (3, 1))
    with pytest.raises(LeaseLost):
        one.guard(SERVERS[3])


async def test_logins_of_a_key_take_turns_between_processes_also_while_the_database_is_gone(
    leases: Leases,
) -> None:
    one, two = process(leases, "one"), process(leases, "two")
    await one.let_identify(0, 5)
    await two.let_identify(1, 5)
    assert leases.now == 0
    await two.let_identify(0, 5)
    assert leases.now == 5
    leases.is_there = False
    waiting = asyncio.create_task(one.let_identify(1, 5))
    await asyncio.sleep(0)
    assert not waiting.done()
    leases.is_there = True
    await waiting


async def test_leases_are_renewed_every_second_and_missing_ones_tried_for_at_once(leases: Leases) -> None:
    one, two = process(leases, "one"), process(leases, "two")
    await one.look()
    await two.look()
    await two.rest()
    assert leases.now == SOON
    await one.rest()
    assert leases.now == SOON + EVERY
