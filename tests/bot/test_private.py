import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli.export import own
from bot.store import backup as copying
from bot.store.backup import backup
from bot.store.migrate import upgrade
from bot.store.private import make_private
from bot.store.sqlite import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "automa.db"


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """New files of this process can be read by everybody, unless it says otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {one.name: mode(one) for one in folder.iterdir()}


async def test_all_that_is_made_is_for_its_owner_alone(path: Path) -> None:
    upgrade(f"sqlite:///{path}")
    store = SqliteStore(path)
    await store.open()
    await store.set_meta("tree", "oak")
    copy = backup(f"sqlite:///{path}")
    names = {"automa.db", "automa.db-wal", "automa.db-shm", "automa.db.lock", copy.name}
    assert modes(path.parent) == dict.fromkeys(names, 0o600)
    assert mode(path.parent) == 0o700
    await store.close()


def test_a_copy_is_private_while_it_is_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade(f"sqlite:///{path}")
    seen = []
    monkeypatch.setattr(copying, "fill", lambda copy, _: seen.append(mode(copy)))
    backup(f"sqlite:///{path}", path.parent / "chosen.db")
    assert seen == [0o600]


def test_what_others_could_read_is_narrowed(path: Path) -> None:
    path.parent.mkdir()
    ends = ("", "-wal", "-shm", ".lock", ".pid", ".backup-20260101T000000Z-1", ".replaced-20260101T000000Z-1")
    for end in ends:
        Path(f"{path}{end}").touch(0o644)
    neighbours = [path.parent / "automa.dbx", path.parent / "notes.txt"]
    for one in neighbours:
        one.touch(0o644)
    assert make_private(path) == [path.parent]
    assert {mode(Path(f"{path}{end}")) for end in ends} == {0o600}
    assert {mode(one) for one in neighbours} == {0o644}


def test_the_folder_of_others_is_left_as_it_is_and_told(path: Path) -> None:
    path.parent.mkdir(mode=0o750)
    upgrade(f"sqlite:///{path}")
    assert make_private(path) == [path.parent]
    assert mode(path.parent) == 0o750
    path.parent.chmod(0o700)
    assert make_private(path) == []


def test_a_link_to_something_else_is_not_followed(path: Path, tmp_path: Path) -> None:
    path.parent.mkdir(mode=0o700)
    (tmp_path / "shared").touch(0o644)
    Path(f"{path}.backup-mine").symlink_to(tmp_path / "shared")
    assert make_private(path) == []
    assert mode(tmp_path / "shared") == 0o644


def test_a_database_behind_a_link_is_narrowed(path: Path, tmp_path: Path) -> None:
    path.parent.mkdir(mode=0o700)
    path.touch(0o644)
    (tmp_path / "link.db").symlink_to(path)
    assert make_private(tmp_path / "link.db") == []
    assert mode(path) == 0o600


@pytest.mark.parametrize("is_there", [False, True])
def test_an_export_is_for_its_owner_alone(tmp_path: Path, is_there: bool) -> None:
    file = tmp_path / "game.json"
    if is_there:
        file.write_text("an older one, much longer")
    with os.fdopen(own(file), "w") as opened:
        opened.write("{}")
    assert (mode(file), file.read_text()) == (0o600, "{}")
