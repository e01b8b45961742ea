"""A PostgreSQL server that is far, cut off or gone: what is said of it is true, and nothing is half saved."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import psycopg
import pytest

from bot.sessions.view import View
from bot.store import postgres
from bot.store.errors import DatabaseAway, DatabaseLocked, LostRace, StoreFault, Unheard
from bot.store.postgres import PostgresDatabase
from bot.store.rows import Current, Delivery, DueRow, HolderRow, KeptRow, Step
from bot.store.store import SqlStore
from tests.bot.conftest import ANSWERS, Table
from tests.bot.rows import FIRST, SESSION, entry, other
from tests.relay import COMMIT, Relay, relay_to


@pytest.fixture
async def relay(server: str) -> AsyncIterator[Relay]:
    async with relay_to(server) as one:
        yield one


@pytest.fixture
async def far(relay: Relay) -> AsyncIterator[SqlStore]:
    """A store whose server is behind a relay."""
    store = SqlStore(PostgresDatabase(relay.address))
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that is soon out of patience."""
    monkeypatch.setattr(postgres, "WAIT", 0.3)
    monkeypatch.setattr(postgres, "LEAST", 0.1)


def run(server: str, statement: str) -> list[Any]:
    with psycopg.connect(server, autocommit=True) as db:
        found = db.execute(statement.encode())
        return found.fetchall() if found.description else []


async def saved(server: str) -> list[int]:
    """Return which entries are in the database."""
    return [seq for (seq,) in run(server, "SELECT seq FROM entries ORDER BY seq")]


async def go_on(table: Table, view: View) -> View:
    """Press what comes next."""
    if view.questions:
        return await table.answer(view.questions[0].id, ANSWERS.get(view.questions[0].id, "3"))
    return await table.turn()


async def test_a_press_goes_there_and_back_once_or_twice_if_its_session_is_not_at_hand(
    far: SqlStore, relay: Relay
) -> None:
    table = Table(far)
    view = await table.start()
    for _ in range(8):  # then the server has prepared what it is asked
        view = await go_on(table, view)
    for trips in (1, 2, 1):
        if trips == 2:
            far._at_hand.forget_all()
        before = relay.trips
        view = await go_on(table, view)
        assert relay.trips - before == trips


async def test_what_was_cut_off_before_is_tried_again(far: SqlStore, relay: Relay) -> None:
    await far.create(SESSION, Step(FIRST))
    for seq in range(1, 6):
        relay.cut()
        await far.append(Step(entry(seq)))
    assert [row.seq for row in await far.history("aaaaaaaa")] == list(range(6))


@pytest.mark.usefixtures("hasty")
async def test_a_server_that_is_gone_is_told_and_nothing_is_saved(
    far: SqlStore, relay: Relay, server: str
) -> None:
    await far.create(SESSION, Step(FIRST))
    await far.current("aaaaaaaa")
    relay.go_down()
    async with asyncio.timeout(10):
        with pytest.raises(DatabaseAway, match="The move was not saved: the server can't be reached"):
            await far.append(Step(entry(1)))
        with pytest.raises(DatabaseAway, match="The session was not read: the server can't be reached"):
            await far.current("aaaaaaaa")
    assert await saved(server) == [0]


async def test_when_the_server_is_back_all_goes_on(far: SqlStore, relay: Relay) -> None:
    await far.create(SESSION, Step(FIRST))
    relay.go_down()
    with pytest.raises(DatabaseAway):
        await far.append(Step(entry(1)))
    relay.is_down = False
    async with asyncio.timeout(10):
        while True:
            try:
                await far.append(Step(entry(1)))
                break
            except DatabaseAway:
                continue
    assert await far.current("aaaaaaaa") == Current(SESSION, entry(1))


async def test_of_what_was_saved_unheard_it_is_found_out_that_it_was(far: SqlStore, relay: Relay) -> None:
    await far.create(SESSION, Step(FIRST, press="900"))
    for seq in range(1, 4):
        relay.is_heard = lambda said: COMMIT not in said
        sits = HolderRow("aaaaaaaa", seq, "red", "30", "30", seq, 1)
        await far.append(Step(entry(seq), holders=[sits], press=f"90{seq}"))
        current = await far.current("aaaaaaaa")
        assert current is not None
        assert current.entry == entry(seq)
        assert len(await far.holders("aaaaaaaa")) == seq
    relay.is_heard = lambda said: COMMIT not in said
    await far.settle(Delivery("aaaaaaaa", due=[DueRow("aaaaaaaa", "panel", 1, 1)]))
    assert len(await far.due("aaaaaaaa")) == 1
    relay.is_heard = lambda said: COMMIT not in said
    await far.create(*other("bbbbbbbb", channel="21"))
    assert [row.seq for row in await far.history("aaaaaaaa")] == [0, 1, 2, 3]


async def test_who_was_faster_while_the_server_was_lost_stays_so(
    far: SqlStore, relay: Relay, server: str
) -> None:
    await far.create(SESSION, Step(FIRST))
    rival = SqlStore(PostgresDatabase(server))
    await rival.open()
    await rival.append(Step(replace(entry(1), author="31")))
    relay.is_heard = lambda said: COMMIT not in said
    with pytest.raises(LostRace):
        await far.append(Step(entry(1)))
    await rival.close()


@pytest.mark.usefixtures("hasty")
async def test_where_it_is_not_known_whether_it_was_saved_that_is_told(
    far: SqlStore, relay: Relay, server: str
) -> None:
    await far.create(SESSION, Step(FIRST))

    def is_heard(said: bytes) -> bool:
        if COMMIT in said:
            relay.is_down = True
            return False
        return True

    relay.is_heard = is_heard
    with pytest.raises(Unheard, match="The move was not saved"):
        await far.append(Step(entry(1)))
    assert await saved(server) == [0, 1]


@pytest.mark.usefixtures("hasty")
async def test_a_server_that_falls_silent_keeps_nobody_waiting(far: SqlStore, relay: Relay) -> None:
    await far.create(SESSION, Step(FIRST))
    relay.freeze()
    async with asyncio.timeout(10):
        with pytest.raises(Unheard):
            await far.append(Step(entry(1)))
        with pytest.raises(DatabaseAway):
            await far.current("aaaaaaaa")
        with pytest.raises(DatabaseAway):  # nobody was told to save
            await far.create(*other("bbbbbbbb", channel="21"))
    relay.thaw()


async def test_what_a_server_keeps_is_not_told_to_be_somebody_elses_change(
    far: SqlStore, relay: Relay
) -> None:
    kept = KeptRow("10", "pebbles", "cards", "bridge", '"9 red"', "30", 1)
    relay.is_heard = lambda said: COMMIT not in said
    with pytest.raises(Unheard):
        await far.keep([], [], [kept])
    assert await far.kept("10", "pebbles") == [kept]


async def test_of_many_starts_at_once_only_as_many_succeed_as_may(far: SqlStore, server: str) -> None:
    rival = SqlStore(PostgresDatabase(server))
    await rival.open()
    starts = [(far, rival)[n % 2].create(*other(f"session{n}", str(n)), most=4) for n in range(12)]
    results = await asyncio.gather(*starts, return_exceptions=True)
    await rival.close()
    assert sorted(type(one).__name__ for one in results) == ["NoneType"] * 4 + ["ServerFull"] * 8


def refuses(server: str, code: str, times: int) -> None:
    """Let the server refuse entries so many times with the code of an error."""
    run(server, "CREATE SEQUENCE tries")
    run(
        server,
        f"""
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF nextval('tries') <= {times} THEN RAISE EXCEPTION 'hush' USING ERRCODE = '{code}'; END IF;
            RETURN NEW;
        END $$
        """,
    )
    run(server, "CREATE TRIGGER refuses BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse()")


@pytest.mark.parametrize("code", ["40001", "40P01"])
async def test_what_the_server_asks_for_again_is_tried_again_as_a_whole(
    far: SqlStore, server: str, code: str
) -> None:
    await far.create(SESSION, Step(FIRST))
    refuses(server, code, 3)
    await far.append(Step(entry(1), press="901", due=[DueRow("aaaaaaaa", "turn", 1, 1)]), Step(entry(2)))
    assert await saved(server) == [0, 1, 2]
    assert [one.nr for one in await far.due("aaaaaaaa")] == [1]


async def test_what_never_succeeds_is_given_up_in_time(far: SqlStore, server: str) -> None:
    await far.create(SESSION, Step(FIRST))
    refuses(server, "40001", 1_000_000)
    with pytest.raises(DatabaseLocked, match="others write at the same moment"):
        await far.append(Step(entry(1)))
    assert await saved(server) == [0]


@pytest.mark.parametrize("code", ["53100", "XX000"])
async def test_a_server_that_refuses_is_told_without_what_was_to_be_saved(
    far: SqlStore, server: str, code: str
) -> None:
    await far.create(SESSION, Step(FIRST))
    refuses(server, code, 1)
    with pytest.raises(StoreFault, match=rf"was not saved: the server refuses it .*{code}") as caught:
        await far.append(Step(entry(1)))
    assert "hush" not in str(caught.value)
    await far.append(Step(entry(1)))


async def test_a_move_after_one_that_the_next_server_never_got_is_refused(
    far: SqlStore, relay: Relay, server: str
) -> None:
    await far.create(SESSION, Step(FIRST))
    await far.append(Step(entry(1)))
    assert await far.current("aaaaaaaa") == Current(SESSION, entry(1))
    run(server, "DELETE FROM entries WHERE seq = 1")
    relay.cut()
    with pytest.raises(LostRace):
        await far.append(Step(entry(2), press="902", due=[DueRow("aaaaaaaa", "turn", 2, 2)]))
    assert await far.current("aaaaaaaa") == Current(SESSION, FIRST)
    assert await far.due("aaaaaaaa") == []
    run(server, "DELETE FROM places WHERE seq = 1")
    await far.append(Step(entry(1), press="902"))


@pytest.mark.parametrize("who", ["nobody-there:hush@", ""])
async def test_neither_user_nor_password_is_ever_told(server: str, who: str, caplog: Any) -> None:
    caplog.set_level("DEBUG")
    address = server.replace("automa@", "me:hush@") if who else server.replace("/test_", "/no_test_")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres, "FOR_OPENING", 0.2)
        with pytest.raises(DatabaseAway) as caught:
            await SqlStore(PostgresDatabase(address)).open()
    assert "me" not in str(caught.value).replace("same moment", "").split()
    assert "hush" not in f"{caught.value}{caplog.text}"
