"""A database that can't be written is refused at the start: root may write everything, so nobody tries."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.bot.test_foreign import look

ROOT = Path(__file__).parents[2]
NOBODY = 65534
START = f"""
import os, sys
from pathlib import Path
import bot.app, bot.cli.run, bot.store.check, bot.store.identity, bot.store.lock, bot.store.migrate
bot.store.migrate.shipped()
async def started(_): print("started"); return 0
bot.app.run = started
os.chdir(sys.argv[1])
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid({NOBODY})
    os.setuid({NOBODY})
sys.exit(bot.cli.run.run_bot())
"""


@pytest.fixture
def folder(empty: Path) -> Iterator[Path]:
    """A folder of somebody who may not do everything, with a database; pytest's own is for root alone."""
    with TemporaryDirectory() as made:
        folder = Path(made)
        Path(shutil.copy(empty, folder)).chmod(0o600)
        for one in (folder, *folder.iterdir()):
            if os.geteuid() == 0:
                os.chown(one, NOBODY, NOBODY)
        yield folder
        folder.chmod(0o700)


def start(folder: Path) -> subprocess.CompletedProcess[str]:
    """Start the bot up to where it would speak to Discord."""
    settings = {"DISCORD_TOKEN": "none", "DATABASE_URL": "sqlite:///automa.db", "LOG_LEVEL": "error"}
    return subprocess.run(
        [sys.executable, "-c", START, str(folder)],
        cwd=ROOT,
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_can_be_written_is_started(folder: Path) -> None:
    ran = start(folder)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "started\n", "")


@pytest.mark.parametrize("part", ["automa.db", "automa.db-wal", "automa.db-shm", "."])
@pytest.mark.parametrize("has_run", [False, True])
def test_what_can_not_be_written_is_refused_and_left_as_it_is(folder: Path, part: str, has_run: bool) -> None:
    if has_run:
        start(folder)
    (folder / part).touch()
    (folder / part).chmod(0o555)
    before = look(folder)
    ran = start(folder)
    assert (ran.returncode, ran.stdout) == (1, "")
    (line,) = ran.stderr.splitlines()
    assert "this program may not write there; nothing was changed" in line
    assert str((folder / part).resolve()) in line
    assert look(folder) == before


def test_a_new_database_in_a_folder_that_can_not_be_written_is_refused(folder: Path) -> None:
    (folder / "automa.db").unlink()
    folder.chmod(0o555)
    ran = start(folder)
    assert ran.returncode == 1
    assert "this program may not write there" in ran.stderr
    assert list(folder.iterdir()) == []
