"""The databases of released versions: today's program takes each, and there is a way back."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Collection
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bot.cli.db import restore_database, upgrade_database
from bot.cli.export import export_session
from bot.sessions import errors
from bot.sessions.moves import moves_of
from bot.sessions.snapshot import Fit
from bot.sessions.view import View
from bot.store.migrate import applied_to, pending, upgrade
from tests.bot.stored import Stored, opened
from tests.contract.player import Luck
from tests.stored import RELEASES, unpack

ROOT = Path(__file__).parents[2]
EVERY_GAME = {"burgundy", "caledonia", "london", "macrobber", "scythe"}
GAMES = dict.fromkeys(RELEASES, EVERY_GAME) | {"0.1.0": {"burgundy", "macrobber"}}
KEPT = ("sessions", "entries", "holders", "names", "languages", "salts", "points", "presses", "kept", "ended")
"""Tables of which no upgrade changes a row that is there."""
RUNNING = """
SELECT s.id, s.game, e.open <> ''
FROM sessions s JOIN entries e ON e.session = s.id
WHERE s.status = 'running' AND e.seq = (SELECT MAX(seq) FROM entries WHERE session = s.id)
"""
BEGIN_AGAIN = {("0.1.0", "macrobber")}
"""There people chose their clans, and confirmed each phase of a turn: such a move begins again."""
PRESSES = 6
FUTURE = "INSERT INTO _yoyo_migration VALUES ('a hash', '9999_future', '2030-01-01')"
COMMANDS = (
    ("run",),
    ("db", "upgrade"),
    ("db", "check"),
    ("db", "restore", "newer.db"),
    ("export",),
    ("export", "abcdefgh"),
)


@pytest.fixture
def path(release: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file as the release has left it."""
    path = tmp_path / "automa.db"
    unpack(release, path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    return path


def rows(path: Path, query: str) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return sorted(db.execute(query).fetchall())


def kept(path: Path, among: Collection[str] = KEPT) -> dict[str, list[tuple[str, ...]]]:
    """Return what lies in the tables that are there."""
    there = {name for (name,) in rows(path, "SELECT name FROM sqlite_master")}
    return {name: rows(path, f"SELECT * FROM {name}") for name in among if name in there}


def everything(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return list(db.iterdump())


def backups(path: Path) -> list[Path]:
    return sorted(one for one in path.parent.glob(f"{path.name}.backup-*") if one.suffix != ".proof")


async def is_as_stored(stored: Stored, view: View) -> bool:
    """Tell whether a session stands as the entry says that its last one leads back to."""
    entries = {one.seq: one for one in await stored.sessions.history.entries(view.id)}
    target = entries[view.entry.base]
    if target.open:
        return bool(view.questions) or view.fit == Fit.WAITING
    return view.game.dump(view.game.load(target.state)) == view.game.dump(view.state)


async def go_on(stored: Stored, view: View) -> View:
    """Answer what is asked and do what comes next, for some presses."""
    luck, before = Luck(view.id), view.seq
    for _ in range(PRESSES):
        with suppress(errors.Mistake):  # what was typed, or chosen together, isn't always allowed
            view = view if view.is_ended else await stored.press(view, luck)
    assert view.seq > before
    return view


def test_each_release_is_there() -> None:
    """`python -m tests.stored.release` writes what is missing."""
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert set(RELEASES) == set(re.findall(r"^## (\d+\.\d+\.\d+) ", changes, re.MULTILINE))


@pytest.mark.parametrize("release", RELEASES)
def test_each_of_its_games_runs_there_and_waits_in_the_middle_of_a_turn(path: Path, release: str) -> None:
    found = rows(path, RUNNING)
    assert {game for _, game, _ in found} == GAMES[release]
    assert {game for _, game, is_open in found if is_open} == GAMES[release]


@pytest.mark.parametrize("release", RELEASES)
async def test_each_session_is_as_it_was_with_its_rules(path: Path, release: str) -> None:
    before, running = kept(path), rows(path, RUNNING)
    assert await asyncio.to_thread(upgrade_database) == 0
    assert kept(path, before) == before
    async with opened(path.name, path) as stored:
        for session, game, _ in running:
            view = await stored.sessions.records.view(session)
            assert await is_as_stored(stored, view)
            assert view.fit == Fit.WHOLE or (view.entry.open and (release, game) in BEGIN_AGAIN)


@pytest.mark.parametrize("release", RELEASES)
async def test_all_that_has_happened_is_shown(path: Path) -> None:
    assert await asyncio.to_thread(upgrade_database) == 0
    async with opened(path.name, path) as stored:
        history = stored.sessions.history
        for (session,) in rows(path, "SELECT id FROM sessions"):
            view = await stored.sessions.records.view(session)
            told = [one for one in moves_of(await history.entries(session)) if one.events]
            assert await history.count_told(view) == len(told)
            assert await history.played(view, await history.told(view, 1, len(told))) == told


@pytest.mark.slow
@pytest.mark.parametrize("release", RELEASES)
async def test_each_session_goes_on_and_then_back_to_its_start(path: Path) -> None:
    upgrade(f"sqlite:///{path}")
    async with opened(path.name, path) as stored:
        sessions = [session for session, *_ in rows(path, RUNNING)]
        steps = 0
        for session in sessions:
            view = await go_on(stored, await stored.sessions.records.view(session))
            with suppress(errors.NothingToUndo):  # what an automa alone has planned is nobody's to undo
                while True:
                    view = await stored.undo(view)
                    assert await is_as_stored(stored, view)
                    steps += 1
            await go_on(stored, view)
        assert steps > 5 * len(sessions)


@pytest.mark.parametrize("release", RELEASES)
def test_the_backup_made_before_an_upgrade_leads_back(path: Path) -> None:
    before, missing = everything(path), pending(path)
    assert upgrade_database() == 0
    assert bool(backups(path)) == bool(missing)
    for copy in backups(path):
        assert restore_database(copy) == 0
        assert everything(path) == before
        assert not applied_to(path).intersection(missing)


@pytest.mark.parametrize("release", RELEASES[:1])
def test_what_an_older_program_has_written_is_exported_after_its_upgrade(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (session, *_), *_ = rows(path, RUNNING)
    assert export_session("", None) == 0
    assert session in capsys.readouterr().out
    assert export_session(session, None) == 1
    assert "isn't up to date, see `automa db upgrade`" in capsys.readouterr().err
    assert upgrade_database() == 0
    assert export_session(session, None) == 0


@pytest.mark.parametrize("release", RELEASES[-1:])
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_what_a_newer_program_has_written_is_refused_in_one_line(path: Path, words: tuple[str, ...]) -> None:
    upgrade(f"sqlite:///{path}")
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(FUTURE)
    (path.parent / "newer.db").write_bytes(path.read_bytes())
    before = path.read_bytes()
    command = (sys.executable, "-m", "bot", *words)
    environment = os.environ | {"DISCORD_TOKEN": "token", "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(command, cwd=path.parent, env=environment, capture_output=True, text=True)
    assert ran.returncode == 1
    assert ran.stdout == ""
    (line,) = ran.stderr.splitlines()
    assert line.startswith("The database was made by a newer Automa (it has 9999_future): update the program")
    assert path.read_bytes() == before
