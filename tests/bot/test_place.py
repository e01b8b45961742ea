"""The database is deleted, moved or replaced beneath the bot."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import structlog

from bot import app
from bot.store.errors import StoreFault
from bot.store.sqlite import SqliteStore

GONE = r"The setting was not saved: the file that is open was deleted, moved or replaced .*\({}\)"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "automa.db"


def replace(file: Path) -> None:
    """Put a file with the same content in the place of another, as an editor or `cp` and `mv` do."""
    shutil.copy(file, file.with_name("other"))
    file.with_name("other").replace(file)


def take_away(file: Path) -> None:
    file.rename(f"{file}.away")


def put_back(file: Path) -> None:
    Path(f"{file}.away").rename(file)


WAYS: dict[str, Callable[[Path], object]] = {
    "deleted": Path.unlink,
    "moved": take_away,
    "replaced": replace,
}


@pytest.mark.parametrize("end", ["", "-wal", "-shm"])
@pytest.mark.parametrize("way", WAYS)
async def test_nothing_is_saved_into_a_file_that_is_gone(
    store: SqliteStore, path: Path, way: str, end: str
) -> None:
    await store.set_meta("day", "today")
    WAYS[way](Path(f"{path}{end}"))
    with pytest.raises(StoreFault, match=GONE.format(f"{path}{end}")):
        await store.set_meta("day", "tomorrow")
    with pytest.raises(StoreFault, match="Nothing is saved: the file that is open"):
        store.look_at_place()
    assert await store.meta("day") == "today"


@pytest.mark.parametrize("end", ["", "-wal", "-shm"])
async def test_what_is_put_back_is_written_again(store: SqliteStore, path: Path, end: str) -> None:
    file = Path(f"{path}{end}")
    take_away(file)
    with pytest.raises(StoreFault):
        await store.set_meta("day", "today")
    put_back(file)
    store.look_at_place()
    await store.set_meta("day", "tomorrow")
    assert await store.meta("day") == "tomorrow"


async def test_a_folder_that_was_moved_is_noticed(tmp_path: Path, empty: Path) -> None:
    (tmp_path / "data").mkdir()
    store = SqliteStore(Path(shutil.copy(empty, tmp_path / "data")))
    await store.open()
    (tmp_path / "data").rename(tmp_path / "old")
    with pytest.raises(StoreFault, match="deleted, moved or replaced"):
        await store.set_meta("day", "today")
    await store.close()


async def test_a_link_that_leads_elsewhere_is_noticed(tmp_path: Path, empty: Path) -> None:
    (tmp_path / "link.db").symlink_to(Path(shutil.copy(empty, tmp_path / "one.db")))
    store = SqliteStore(tmp_path / "link.db")
    await store.open()
    await store.set_meta("day", "today")
    (tmp_path / "link.db").unlink()
    (tmp_path / "link.db").symlink_to(Path(shutil.copy(empty, tmp_path / "two.db")))
    with pytest.raises(StoreFault, match="deleted, moved or replaced"):
        await store.set_meta("day", "tomorrow")
    await store.close()


@pytest.mark.parametrize("end", ["-wal", "-shm"])
async def test_without_its_wal_an_ordinary_stop_saves_all(store: SqliteStore, path: Path, end: str) -> None:
    await store.set_meta("day", "today")
    WAYS["deleted"](Path(f"{path}{end}"))
    await store.close()
    again = SqliteStore(path)
    await again.open()
    assert await again.meta("day") == "today"
    await again.check()
    await again.set_meta("day", "tomorrow")
    await again.close()


async def test_moved_and_put_back_while_the_bot_is_stopped_nothing_is_lost(
    store: SqliteStore, path: Path
) -> None:
    await store.set_meta("day", "today")
    take_away(path)
    await store.close()
    put_back(path)
    again = SqliteStore(path)
    await again.open()
    assert await again.meta("day") == "today"
    await again.close()


async def test_another_database_in_its_place_is_not_mixed_with_it(
    store: SqliteStore, path: Path, empty: Path
) -> None:
    for number in range(50):
        await store.set_meta(f"day {number}", "x" * 1_000)
    shutil.move(shutil.copy(empty, path.with_name("other")), path)
    await store.close()
    (kept,) = path.parent.glob("automa.db.replaced-*")
    assert kept.name.endswith("-wal")
    again = SqliteStore(path)
    await again.open()
    await again.check()
    assert await again.meta("day 0") is None
    await again.close()


async def test_the_log_says_once_that_it_is_gone_and_once_that_it_is_back(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = asyncio.Semaphore(0)
    look = store.look_at_place

    def counted() -> None:
        looked.release()
        look()

    async def looks(number: int) -> None:
        for _ in range(number):
            await looked.acquire()

    monkeypatch.setattr(app, "LOOKS_EVERY", 0)
    monkeypatch.setattr(store, "look_at_place", counted)
    with structlog.testing.capture_logs() as lines:
        watching = asyncio.create_task(app.watch_place(store))
        await looks(3)
        take_away(path)
        await looks(4)
        put_back(path)
        await looks(4)
        watching.cancel()
    assert [(line["event"], line["log_level"]) for line in lines] == [
        ("database-gone", "critical"),
        ("database-back", "info"),
    ]
    assert str(path) in lines[0]["fault"]
