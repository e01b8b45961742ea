import asyncio
import errno
import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.store import backup as copying
from bot.store.backup import backup
from bot.store.migrate import upgrade
from bot.store.private import make_private
from bot.store.sqlite import SqliteStore
from tests.bot.rows import other


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


@pytest.fixture
def session(path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of the database that is set."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    upgrade(f"sqlite:///{path}")

    async def begin() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.create(*other("aaaaaaaa"), 100)
        await store.close()

    asyncio.run(begin())
    return "aaaaaaaa"


def export(session: str, to: Path) -> Result:
    return CliRunner().invoke(main, ["export", session, "--to", str(to)])


def test_an_export_is_for_its_owner_alone(session: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert export(session, file).exit_code == 0
    assert (mode(file), json.loads(file.read_text())["session"]) == (0o600, session)


def test_an_export_takes_the_place_of_nothing(session: str, path: Path, tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(path)
    before = path.read_bytes()
    for there in (path, tmp_path / "link.json"):
        ran = export(session, there)
        assert (ran.exit_code, ran.stdout) == (1, "")
        assert f"The session was not exported: there is a file already ({there})." in ran.stderr
        assert path.read_bytes() == before


def test_of_an_export_that_fails_no_half_is_left(
    session: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_half(file: Path, words: str, **_: str) -> None:
        file.write_bytes(words[:10].encode())
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", write_half)
    file = tmp_path / "game.json"
    ran = export(session, file)
    assert (ran.exit_code, ran.stderr) == (
        1,
        f"The session was not exported: No space left on device ({file}).\n",
    )
    assert not file.exists()
