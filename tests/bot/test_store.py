import asyncio
import logging
import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import database
from bot.store.errors import ChannelTaken, LostRace, StoreFault
from bot.store.rows import Current, EntryRow, HolderRow, Posted, PostedRow, SessionRow
from bot.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[2]
SESSION = SessionRow(
    "aaaaaaaa", "10", "20", "burgundy", "1", '{"automas": 1}', "hush-seed", "c0ffee", "running", 1_000
)
FIRST = EntryRow(
    "aaaaaaaa", 0, "start", "30", "{}", "[]", "[]", '{"deck": "hush-state"}', "", 0, 0, "[]", 1_000
)

WRITER = """
import asyncio, sys
from dataclasses import replace
from pathlib import Path
from bot.store.sqlite import SqliteStore

async def write() -> None:
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    entry = (await store.current("aaaaaaaa")).entry
    while True:
        entry = replace(entry, seq=entry.seq + 1, state="x" * 5_000)
        await store.append(entry)
        print(entry.seq, flush=True)

asyncio.run(write())
"""


@pytest.fixture
def path(empty: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(empty, tmp_path))


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    await store.open()
    yield store
    await store.close()


def entry(seq: int, at: int = 1_000, session: str = "aaaaaaaa") -> EntryRow:
    return replace(FIRST, session=session, seq=seq, kind="turn", at=at)


def other(session: str, channel: str = "20", **changes: str | int) -> tuple[SessionRow, EntryRow]:
    row = replace(SESSION, id=session, channel=channel, **changes)  # type: ignore[arg-type]
    return row, replace(FIRST, session=session)


async def test_a_session_is_read_as_it_was_saved(store: SqliteStore) -> None:
    await store.create(SESSION, FIRST)
    assert await store.current("aaaaaaaa") == Current(SESSION, FIRST)
    assert await store.current_in("20") == Current(SESSION, FIRST)
    assert await store.entry("aaaaaaaa", 0) == FIRST
    assert await store.history("aaaaaaaa") == [FIRST]
    assert await store.sessions_of("10", 9) == [SESSION]


async def test_what_is_not_there_is_none(store: SqliteStore) -> None:
    assert await store.current("zzzzzzzz") is None
    assert await store.current_in("20") is None
    assert await store.entry("zzzzzzzz", 0) is None
    assert await store.history("zzzzzzzz") == []
    assert await store.sessions_of("10", 9) == []
    assert await store.meta("tree") is None


async def test_the_current_entry_is_the_one_appended_last(store: SqliteStore) -> None:
    await store.create(SESSION, FIRST)
    for seq in range(1, 12):
        await store.append(entry(seq))
    current = await store.current("aaaaaaaa")
    assert current is not None
    assert current.entry == entry(11)
    assert [row.seq for row in await store.history("aaaaaaaa")] == list(range(12))


async def test_sessions_outlive_the_process(store: SqliteStore, path: Path) -> None:
    await store.create(SESSION, FIRST)
    await store.close()
    again = SqliteStore(path)
    await again.open()
    assert await again.current("aaaaaaaa") == Current(SESSION, FIRST)
    await again.close()


async def test_a_channel_has_one_running_session(store: SqliteStore) -> None:
    await store.create(SESSION, FIRST)
    with pytest.raises(ChannelTaken) as caught:
        await store.create(*other("bbbbbbbb"))
    assert caught.value.session == "aaaaaaaa"
    assert await store.current("bbbbbbbb") is None
    await store.create(*other("cccccccc", channel="21"))
    await store.append(entry(1), ends=True)
    await store.create(*other("bbbbbbbb"))


async def test_an_id_is_used_once(store: SqliteStore) -> None:
    await store.create(SESSION, FIRST)
    with pytest.raises(LostRace):
        await store.create(*other("aaaaaaaa", channel="21"))
    assert await store.current("aaaaaaaa") == Current(SESSION, FIRST)


async def test_a_lost_race_overwrites_nothing(store: SqliteStore) -> None:
    await store.create(SESSION, FIRST)
    await store.append(entry(1))
    for ends in (False, True):
        with pytest.raises(LostRace) as caught:
            await store.append(replace(entry(1), author="31"), ends=ends)
        assert (caught.value.session, caught.value.seq) == ("aaaaaaaa", 1)
    assert await store.current("aaaaaaaa") == Current(SESSION, entry(1))


async def test_of_two_stores_exactly_one_wins_each_seq(store: SqliteStore, path: Path) -> None:
    rival = SqliteStore(path)
    await rival.open()
    await store.create(SESSION, FIRST)
    for seq in range(1, 20):
        ours, theirs = replace(entry(seq), author="ours"), replace(entry(seq), author="theirs")
        results = await asyncio.gather(store.append(ours), rival.append(theirs), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["LostRace", "NoneType"]
        winner = ours if results[0] is None else theirs
        assert await store.entry("aaaaaaaa", seq) == winner
    await rival.close()


async def test_of_two_stores_exactly_one_takes_each_channel(store: SqliteStore, path: Path) -> None:
    rival = SqliteStore(path)
    await rival.open()
    for channel in map(str, range(20)):
        ours, theirs = other(f"ours{channel}", channel), other(f"theirs{channel}", channel)
        results = await asyncio.gather(store.create(*ours), rival.create(*theirs), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["ChannelTaken", "NoneType"]
    await rival.close()


async def test_the_end_is_saved_with_its_entry_and_can_be_undone(store: SqliteStore) -> None:
    await store.create(SESSION, FIRST)
    await store.append(entry(1), ends=True)
    assert await store.current("aaaaaaaa") == Current(replace(SESSION, status="ended"), entry(1))
    assert await store.sessions_of("10", 9) == []
    await store.reopen(entry(2))
    assert await store.current("aaaaaaaa") == Current(SESSION, entry(2))


async def test_a_session_is_not_reopened_over_another(store: SqliteStore) -> None:
    await store.create(SESSION, FIRST)
    await store.append(entry(1), ends=True)
    await store.create(*other("bbbbbbbb"))
    with pytest.raises(ChannelTaken) as caught:
        await store.reopen(entry(2))
    assert caught.value.session == "bbbbbbbb"
    assert await store.current("aaaaaaaa") == Current(replace(SESSION, status="ended"), entry(1))


async def test_a_lost_race_reopens_nothing(store: SqliteStore) -> None:
    await store.create(SESSION, FIRST)
    await store.append(entry(1), ends=True)
    with pytest.raises(LostRace):
        await store.reopen(entry(1))
    assert await store.current("aaaaaaaa") == Current(replace(SESSION, status="ended"), entry(1))


async def test_a_channel_shows_its_running_session_or_the_one_that_ended_last(store: SqliteStore) -> None:
    async def shown() -> str:
        current = await store.current_in("20")
        assert current is not None
        return current.session.id

    await store.create(SESSION, FIRST)
    await store.append(entry(1, at=2_000), ends=True)
    await store.create(*other("bbbbbbbb", created=3_000))
    assert await shown() == "bbbbbbbb"
    await store.append(entry(1, at=4_000, session="bbbbbbbb"), ends=True)
    assert await shown() == "bbbbbbbb"
    await store.reopen(entry(2, at=5_000))
    assert await shown() == "aaaaaaaa"
    await store.append(entry(3, at=6_000), ends=True)
    assert await shown() == "aaaaaaaa"


async def test_the_panel_is_where_it_was_put_last(store: SqliteStore) -> None:
    await store.create(SESSION, FIRST)
    for channel, message in (("20", "40"), ("21", "41")):
        await store.settle(
            "aaaaaaaa", posted=[PostedRow("aaaaaaaa", message, channel, Posted.PANEL, 1, "said")]
        )
    current = await store.current("aaaaaaaa")
    assert current is not None
    session = current.session
    assert (session.panel_channel, session.panel_message, session.panel_said) == ("21", "41", "said")
    kinds = {one.message: one.kind for one in await store.posted("aaaaaaaa")}
    assert kinds == {"40": "old-panel", "41": "panel"}
    # An older one that was still being changed when a newer one came takes its place no more.
    await store.settle("aaaaaaaa", posted=[PostedRow("aaaaaaaa", "9", "20", Posted.PANEL, 1, "late")])
    kinds = {one.message: one.kind for one in await store.posted("aaaaaaaa")}
    assert kinds == {"9": "old-panel", "40": "old-panel", "41": "panel"}


async def test_a_session_moves_to_a_free_channel_only(store: SqliteStore) -> None:
    await store.create(SESSION, FIRST)
    await store.create(*other("bbbbbbbb", channel="21"))
    with pytest.raises(ChannelTaken) as caught:
        await store.move_channel("aaaaaaaa", "21")
    assert caught.value.session == "bbbbbbbb"
    assert await store.current_in("20") == Current(SESSION, FIRST)
    await store.move_channel("aaaaaaaa", "20")
    await store.move_channel("aaaaaaaa", "22")
    assert await store.current_in("20") is None
    assert await store.current_in("22") == Current(replace(SESSION, channel="22"), FIRST)


async def test_sessions_of_a_guild_are_its_running_ones(store: SqliteStore) -> None:
    await store.create(*other("bbbbbbbb", channel="21", created=2_000))
    await store.create(SESSION, FIRST)
    await store.create(*other("cccccccc", channel="22", guild="11"))
    assert [session.id for session in await store.sessions_of("10", 9)] == ["aaaaaaaa", "bbbbbbbb"]


async def test_meta_keeps_the_value_set_last(store: SqliteStore) -> None:
    await store.set_meta("tree", "one")
    await store.set_meta("tree", "two")
    assert await store.meta("tree") == "two"


async def test_an_entry_needs_its_session(store: SqliteStore) -> None:
    with pytest.raises(StoreFault, match=r"The move was not saved"):
        await store.append(entry(1))


async def test_many_at_once_are_all_saved(store: SqliteStore) -> None:
    ids = [f"session{number}" for number in range(50)]
    await asyncio.gather(*(store.create(*other(name, channel=name)) for name in ids))
    await asyncio.gather(*(store.append(entry(1, session=name), ends=name > "session3") for name in ids))
    for name in ids:
        assert len(await store.history(name)) == 2
    await store.check()


async def test_a_cancelled_press_leaves_no_half_of_it(store: SqliteStore) -> None:
    task = asyncio.create_task(store.create(SESSION, FIRST))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert len(await store.history("aaaaaaaa")) == 1
    assert await store.current("aaaaaaaa") == Current(SESSION, FIRST)
    await store.append(entry(1))
    await store.append(entry(2), ends=True)


def test_a_commit_waits_for_the_disk(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        for pragma in database.PRAGMAS:
            db.execute(pragma)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize("acknowledged", [1, 30])
async def test_kill_9_loses_nothing_that_was_acknowledged(
    store: SqliteStore, path: Path, acknowledged: int
) -> None:
    await store.create(SESSION, FIRST)
    command = (sys.executable, "-c", WRITER, str(path))
    writer = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
    assert writer.stdout is not None
    seen = [int(await writer.stdout.readline()) for _ in range(acknowledged)]
    writer.kill()
    seen += [int(line) for line in (await writer.communicate())[0].splitlines()]
    await store.check()
    saved = [row.seq for row in await store.history("aaaaaaaa")]
    assert saved == list(range(len(saved)))
    assert saved[-1] >= seen[-1] >= acknowledged
    await store.append(entry(len(saved)))


async def test_a_full_disk_refuses_and_spoils_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as small:
        small.setattr(database, "PRAGMAS", (*database.PRAGMAS, "PRAGMA max_page_count = 40"))
        store = SqliteStore(path)
        await store.open()
    await store.create(SESSION, FIRST)
    acknowledged = []

    async def play_on() -> None:
        for seq in range(1, 1_000):
            await store.append(replace(entry(seq), state="x" * 5_000))
            acknowledged.append(seq)

    with pytest.raises(StoreFault, match=r"The move was not saved: the disk is full \(.*automa\.db\)"):
        await play_on()
    saved = len(acknowledged)
    session, first = other("bbbbbbbb", channel="21")
    with pytest.raises(StoreFault, match="The session was not created: the disk is full"):
        await store.create(session, replace(first, state="x" * 50_000))
    with pytest.raises(StoreFault, match="The move was not saved: the disk is full"):
        await store.append(replace(entry(saved + 1), state="x" * 50_000), ends=True)
    assert await store.current("bbbbbbbb") is None
    assert await store.sessions_of("10", 9) == [SESSION]
    await store.close()

    roomy = SqliteStore(path)
    await roomy.open()
    await roomy.check()
    assert [row.seq for row in await roomy.history("aaaaaaaa")] == [0, *acknowledged]
    await roomy.append(entry(saved + 1))
    await roomy.close()


async def test_a_read_only_database_says_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "PRAGMA query_only = ON"))
    store = SqliteStore(path)
    await store.open()
    with pytest.raises(StoreFault, match="The session was not created: the file is read-only"):
        await store.create(SESSION, FIRST)
    with pytest.raises(StoreFault, match="The setting was not saved: the file is read-only"):
        await store.set_meta("tree", "one")
    assert await store.current("aaaaaaaa") is None
    await store.close()


async def test_a_locked_database_says_so(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.create(SESSION, FIRST)
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "PRAGMA busy_timeout = 0"))
    hasty = SqliteStore(path)
    await hasty.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        for ends in (False, True):
            with pytest.raises(StoreFault, match="The move was not saved: another program keeps"):
                await hasty.append(entry(1), ends=ends)
        assert await hasty.current("aaaaaaaa") == Current(SESSION, FIRST)
    await hasty.append(entry(1))
    await hasty.close()


async def test_a_missing_database_is_not_made(tmp_path: Path) -> None:
    for _ in range(2):
        with pytest.raises(StoreFault, match="The database was not opened: the file is missing"):
            await SqliteStore(tmp_path / "none.db").open()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("buy milk\n" * 1_000)
    with pytest.raises(StoreFault, match="the file is not an SQLite database"):
        await SqliteStore(path).open()


async def test_a_damaged_database_is_found_out(store: SqliteStore, path: Path) -> None:
    await store.create(SESSION, replace(FIRST, state="x" * 100_000))
    await store.check()
    await store.close()
    with path.open("r+b") as file:
        file.seek(4096 * 12)
        file.write(b"\xff" * 4096 * 4)
    await store.open()
    with pytest.raises(StoreFault, match="restore a backup"):
        await store.check()


async def test_a_closed_store_refuses(store: SqliteStore) -> None:
    await store.close()
    await store.close()
    with pytest.raises(StoreFault, match="The move was not saved: the store is closed"):
        await store.append(entry(1))


async def test_no_secret_reaches_a_log(store: SqliteStore, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await store.create(SESSION, FIRST)
    with pytest.raises(LostRace) as caught:
        await store.append(FIRST)
    assert "hush" not in caplog.text
    assert "hush" not in f"{await store.current('aaaaaaaa')!r} {caught.value!r}"


async def steps_of_looks(store: SqliteStore) -> int:
    """Return how many steps of SQLite's machine two looks at a channel take."""
    taken: list[None] = []
    assert store._reader is not None
    store._reader.set_progress_handler(lambda: taken.append(None), 1)
    assert await store.current_in("20")
    assert await store.last_of("20", SESSION.game)
    store._reader.set_progress_handler(None, 1)
    return len(taken)


async def test_what_has_ended_in_a_channel_slows_no_look(store: SqliteStore) -> None:
    await store.create(SESSION, FIRST)
    await store.append(entry(1), ends=True)
    few = await steps_of_looks(store)
    for n in range(200):
        session, first = other(f"many{n:04}")
        await store.create(session, first)
        await store.append(replace(entry(1), session=session.id, at=10 + n), ends=True)
    assert await steps_of_looks(store) <= few + 10
    current = await store.current_in("20")
    assert current is not None
    assert current.session.id == "many0199"


async def test_what_ends_again_has_ended_last(store: SqliteStore) -> None:
    await store.create(SESSION, FIRST)
    await store.append(entry(1), ends=True)
    session, first = other("bbbbbbbb")
    await store.create(session, first)
    await store.append(replace(entry(1), session="bbbbbbbb"), ends=True)
    await store.reopen(entry(2))
    await store.append(entry(3), ends=True)
    current = await store.current_in("20")
    assert current is not None
    assert current.session.id == SESSION.id


async def test_a_persons_sessions_are_those_started_and_those_sat_at(store: SqliteStore) -> None:
    def row(nr: int, seat: str, holder: str, author: str) -> HolderRow:
        return HolderRow("", nr, seat, holder, author, 0, 5)

    seats = {
        "started": [row(1, "a", "", "ada"), row(2, "a", "ben", "ben")],
        "sits": [row(1, "a", "ben", "ben"), row(2, "b", "ada", "ben")],
        "has-left": [row(1, "a", "ben", "ben"), row(2, "b", "ada", "ada"), row(3, "b", "", "ada")],
        "others": [row(1, "a", "ben", "ben")],
    }
    for n, (name, rows) in enumerate(seats.items()):
        session, first = other(name, channel=str(n))
        await store.create(session, first, [replace(one, session=name) for one in rows])
    assert await store.sessions_with("10", "ada") == ["sits", "started"]
    assert await store.sessions_with("11", "ada") == []


async def test_what_ended_last_before_an_update_is_known_after_it(store: SqliteStore, path: Path) -> None:
    for name, at in (("first", 30), ("second", 40), ("third", 20)):
        session, first = other(name)
        await store.create(session, first)
        await store.append(replace(entry(1), session=name, at=at), ends=True)
    with closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM ended")
        for _ in range(2):  # killed in between, an update does it again
            db.executescript((ROOT / "migrations" / "0010_ended.sql").read_text())
        db.commit()
    current = await store.current_in("20")
    assert current is not None
    assert current.session.id == "second"
