"""Backups are made, used once, told of, and put away when they are old."""

import asyncio
import os
import shutil
import sqlite3
import stat
from collections import namedtuple
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.backups import daily, trial
from bot.backups.at_start import prove_at_start
from bot.backups.proof import Proof, note, proof_of
from bot.backups.rotation import KIND, dailies
from bot.backups.trial import prove
from bot.cli.db import backup_daily, restore_database
from bot.doctor.database import database
from bot.doctor.finding import Finding, Level
from bot.store.backup import backup
from bot.store.errors import StoreFault
from bot.store.migrate import upgrade
from bot.store.restore import restore
from engines.core.game import registry
from tests.bot.daily_backups import BAD, GOOD, NOON, leave, stored, url
from tests.stored import COMMITS, unpack

GAMES = registry.games()
Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with games of all five, in mid-question and ended, as an earlier version wrote it."""
    return stored(tmp_path)


def run(path: Path, *statements: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        return [db.execute(statement).fetchall() for statement in statements][-1]


def only(path: Path, hours: float = 24) -> Finding:
    (found,) = [one for one in database(path, hours) if one.check == "backup"]
    return found


def trials(path: Path) -> list[Path]:
    return [*path.parent.glob("*.trial*")]


@pytest.mark.parametrize("commit", COMMITS)
def test_a_backup_is_used_as_a_bot_would_also_one_of_an_earlier_version(tmp_path: Path, commit: str) -> None:
    path = tmp_path / "automa.db"
    unpack(commit, path)
    copy = backup(url(path))
    before = copy.read_bytes()
    proof = prove(copy, GAMES, path)
    games = [game for (game,) in run(path, "SELECT DISTINCT game FROM sessions ORDER BY game")]
    ((running,),) = run(path, "SELECT count(*) FROM sessions WHERE status = 'running'")
    assert (proof.sessions, proof.faults) == (running, ())
    assert sorted((*proof.games, *proof.others)) == games
    assert proof_of(copy) == proof
    assert copy.read_bytes() == before
    assert {one.name for one in tmp_path.iterdir()} == {"automa.db", copy.name, f"{copy.name}.proof"}
    assert stat.S_IMODE(Path(f"{copy}.proof").stat().st_mode) == 0o600


def test_a_backup_is_good_while_people_play_on(path: Path) -> None:
    upgrade(url(path))
    copy = backup(url(path))
    run(
        path,
        "INSERT INTO entries SELECT session, seq + 1000, kind, author, input, said, events, state, open,"
        " base, prev, redo, at FROM entries",
    )
    assert prove(copy, GAMES, path).is_good


def test_what_can_not_be_read_is_named(path: Path) -> None:
    run(path, "UPDATE entries SET said = '{' WHERE seq = 2")
    copy = backup(url(path))
    proof = prove(copy, GAMES)
    assert any("entry 2 of session" in fault for fault in proof.faults)
    assert "entry 2 of session" in proof.says


def test_a_session_that_can_not_be_loaded_is_named(path: Path) -> None:
    ((session,),) = run(path, "SELECT id FROM sessions WHERE status = 'running' AND game = 'london' LIMIT 1")
    run(path, f"UPDATE entries SET input = '[1]' WHERE session = '{session}'")
    proof = prove(backup(url(path)), GAMES)
    assert f"session {session} can't be loaded" in " ".join(proof.faults)


def test_what_only_sessions_can_not_read_is_named_and_keeps_nobody_from_a_restore(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = backup(url(path))
    run(path, "UPDATE entries SET kind = 'foo' WHERE seq = 2")
    monkeypatch.setenv("DATABASE_URL", url(path))
    assert restore_database(source) == 0
    assert "entry 2: its input can't be read" in capsys.readouterr().err
    assert run(path, "SELECT * FROM entries") == run(source, "SELECT * FROM entries")


def test_what_comes_out_otherwise_when_it_is_played_again_is_said(path: Path) -> None:
    """It may be that earlier rules have played it: then it is no fault of the backup."""
    proof = prove(backup(url(path)), GAMES, path)
    assert proof.games == ("caledonia", "london", "macrobber")
    assert "those of burgundy, scythe play otherwise by today's rules" in proof.says
    run(path, "UPDATE entries SET state = replace(state, ':1', ':2')")
    assert prove(backup(url(path)), GAMES, path).games == ()


def test_entries_that_are_not_those_of_the_database_are_named(path: Path) -> None:
    copy = backup(url(path))
    run(copy, "UPDATE entries SET at = at + 1")
    proof = prove(copy, GAMES, path)
    assert "isn't as it is in the database" in proof.says


def test_behind_a_link_a_backup_lies_where_it_is_looked_for(path: Path) -> None:
    link = path.parent.parent / "link.db"
    link.symlink_to(path)
    made = backup(url(link), kind=KIND)
    assert [one.file for one in dailies(link)] == [made]
    note(made, GOOD)
    assert only(link).where == str(made)


def test_without_room_no_backup_is_made(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    size = path.stat().st_size
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(0, 0, size // 2))
    with pytest.raises(
        StoreFault, match=r"The backup was not made: there is no room for it, .* MiB are free"
    ):
        backup(url(path))
    assert [one.name for one in path.parent.iterdir()] == ["automa.db"]


def test_without_room_to_try_it_a_backup_is_kept_and_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = backup(url(path))
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(0, 0, 0))
    proof = prove(copy, GAMES, path)
    assert "there is no room for it" in proof.says
    assert proof_of(copy) == proof
    monkeypatch.undo()
    found = only(path)
    assert (found.level, found.where) == (Level.WARNING, str(copy.resolve()))
    assert "there is no room for it" in found.says


@pytest.mark.parametrize(
    ("name", "left"), [("automa.db.backup-1", "automa.db.backup-0.trial"), ("mine.db", "mine.db.trial")]
)
def test_what_a_killed_trial_left_goes_with_the_next(
    path: Path, monkeypatch: pytest.MonkeyPatch, name: str, left: str
) -> None:
    copy = backup(url(path), path.parent / name)
    old = path.parent / left
    old.mkdir()
    (old / "automa.db").write_bytes(b"half")
    pid = os.fork()
    if pid == 0:

        def die(*_: object) -> None:
            os._exit(9)

        monkeypatch.setattr(trial, "check", die)
        prove(copy, GAMES)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 9
    assert not old.exists()
    assert len(trials(path)) == 1
    monkeypatch.setattr(trial, "check", lambda *_: ["not tried any further"])
    prove(copy, GAMES)
    assert not trials(path)


def test_two_may_try_the_same_backup_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy, said = backup(url(path), path.parent / "mine.db"), []

    def meanwhile(*_: object) -> list[str]:
        monkeypatch.setattr(trial, "check", lambda *_: ["not tried any further"])
        said.append(prove(copy, GAMES).says)
        return [f"{len(trials(path))} under way"]

    monkeypatch.setattr(trial, "check", meanwhile)
    said.append(prove(copy, GAMES).says)
    assert said == ["not proved: not tried any further", "not proved: 1 under way"]


def test_what_cannot_be_opened_as_a_trial_that_was_left_hinders_no_other(path: Path) -> None:
    copy = backup(url(path))
    theirs = path.parent / f"{copy.name}-2.trial"
    theirs.write_bytes(b"buy milk")
    assert prove(copy, GAMES).is_good
    assert theirs.exists()


def test_what_is_no_backup_is_not_tried(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("buy milk")
    for file in (tmp_path / "notes.txt", tmp_path / "nothing"):
        with pytest.raises(StoreFault, match="The backup was not tried"):
            prove(file, GAMES)
    assert not (tmp_path / "notes.txt.proof").exists()


def test_a_database_that_is_in_use_is_not_taken_for_a_backup(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("SELECT * FROM sessions").fetchall()
        with pytest.raises(StoreFault, match="in use, not a backup"):
            prove(path, GAMES)
    assert not Path(f"{path}.proof").exists()


async def pauses(hours: float, path: Path, made: list[bool], monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return how long is waited before each of so many backups, and before the next."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def make() -> bool:
        if not made:
            raise asyncio.CancelledError
        return made.pop(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await daily.keep_making(hours, path, make)
    return waited


async def test_one_is_made_soon_and_then_each_day(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await pauses(24, path, [True, True], monkeypatch) == [daily.FIRST, 86_400, 86_400]


async def test_after_a_failure_it_is_tried_again_in_an_hour(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await pauses(24, path, [False, True], monkeypatch) == [daily.FIRST, 3600, 86_400]


@pytest.mark.parametrize(
    ("proof", "days", "due"),
    [(GOOD, 0.25, 0.75), (GOOD, 2, 0), (None, 0.25, 0), (BAD, 0.25, 0.75)],
)
async def test_a_start_makes_none_where_there_is_one_of_today(
    path: Path, monkeypatch: pytest.MonkeyPatch, proof: Proof | None, days: float, due: float
) -> None:
    """One that was cut off is none, and a clock that was ahead keeps nobody from it."""
    monkeypatch.setattr(daily, "now", NOON.timestamp)
    leave(path, days, proof)
    leave(path, -9)
    assert await pauses(24, path, [], monkeypatch) == [max(daily.FIRST, due * 86_400)]


async def test_with_no_hours_none_is_made(path: Path) -> None:
    async def never() -> bool:
        raise AssertionError

    await daily.keep_making(0, path, never)


async def test_a_process_of_its_own_makes_it_and_the_log_says_so(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade(url(path))
    monkeypatch.setenv("DATABASE_URL", url(path))
    with capture_logs() as lines:
        assert await daily.make()
    (made,) = dailies(path)
    assert made.proof
    assert made.proof.is_good
    assert [(one["event"], one["file"]) for one in lines] == [("backup-made", str(made.file))]
    assert "one of each game was played again" in lines[0]["says"]
    assert only(path).level == Level.HOLDS
    kept = restore(url(path), made.file)
    assert kept
    assert run(path, "SELECT * FROM entries") == run(kept, "SELECT * FROM entries")


def test_where_memory_is_short_already_one_is_made_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise ValueError("not allowed to raise maximum limit")

    monkeypatch.setattr("resource.setrlimit", refuse)  # as it does for who isn't root
    monkeypatch.setattr("os.nice", lambda _: 0)
    monkeypatch.setenv("DATABASE_URL", url(tmp_path / "automa.db"))
    upgrade(url(tmp_path / "automa.db"))
    assert backup_daily() == 0
    assert len(dailies(tmp_path / "automa.db")) == 1


async def test_why_none_was_made_stands_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", url(tmp_path / "none.db"))
    with capture_logs() as lines:
        assert not await daily.make()
    assert [one["event"] for one in lines] == ["backup-failed"]
    assert "there is no database" in lines[0]["says"]


async def test_one_that_is_not_proved_stands_in_the_log_as_an_error(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(path, "UPDATE entries SET said = '{' WHERE seq = 2")
    monkeypatch.setenv("DATABASE_URL", url(path))
    with capture_logs() as lines:
        assert await daily.make()
    assert [(one["event"], one["log_level"]) for one in lines] == [("backup-not-proved", "error")]
    assert "entry 2 of session" in lines[0]["says"]
    assert only(path).level == Level.WARNING


def test_the_backup_before_an_upgrade_is_proved_before_it(path: Path) -> None:
    seen: list[Path] = []
    waits: list[None] = []

    def prove_it(copy: Path) -> None:
        assert "salts" not in {name for (name,) in run(path, "SELECT name FROM sqlite_master")}
        prove_at_start(copy, path, lambda: waits.append(None))
        seen.append(copy)

    with capture_logs() as lines:
        assert upgrade(url(path), prove_it)
    (copy,) = seen
    proof = proof_of(copy)
    assert proof
    assert proof.is_good
    assert [one["event"] for one in lines] == ["backup-made"]
    assert waits == [None]


def test_doctor_says_that_the_daily_one_is_missing(path: Path) -> None:
    upgrade(url(path))
    (copy,) = path.parent.glob("*.backup-*-1")
    assert "was never tried" in only(path).says
    note(copy, GOOD)
    assert only(path).level == Level.HOLDS
    then = copy.stat().st_mtime - 28 * 3600
    os.utime(copy, (then, then))
    found = only(path)
    assert found.level == Level.WARNING
    assert "backup-failed" in found.mend
    assert only(path, hours=0).level == Level.HOLDS


def test_before_a_restore_what_is_there_is_backed_up_if_that_can_be(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", url(path))
    source = backup(url(path), path.parent / "source.db")
    assert restore_database(source) == 0
    told = capsys.readouterr()
    (made,) = path.parent.glob(f"{path.name}.backup-*-1")
    assert told.out.splitlines()[0] == str(made)
    assert f"{made.name} is proved" in told.err
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (path.stat().st_size - 4096))
    assert restore_database(source) == 0
    told = capsys.readouterr()
    assert "The backup was not made" in told.err
    assert "What was there before is in" in told.out
    assert len(list(path.parent.glob(f"{path.name}.backup-*-?"))) == 1


def test_a_refused_restore_makes_no_backup(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", url(path))
    (path.parent / "notes.txt").write_text("buy milk")
    assert restore_database(path.parent / "notes.txt") == 1
    assert not list(path.parent.glob(f"{path.name}.backup-*"))
