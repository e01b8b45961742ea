"""`automa healthy` says what the health file of a running bot says, as containers ask."""

import json
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.cli.healthy import OLDEST
from bot.doctor.health_file import write
from bot.doctor.pulse import SAYS, Wrong


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///games/automa.db")
    (tmp_path / "games").mkdir()
    return tmp_path / "games" / "health.json"


def asked() -> Result:
    return CliRunner().invoke(main, ["healthy"])


def test_a_bot_that_is_well(file: Path) -> None:
    write(file, ())
    ran = asked()
    assert (ran.exit_code, ran.stdout) == (0, "The bot is well.\n")


def test_a_bot_that_is_not_well_says_why(file: Path) -> None:
    write(file, (Wrong.SILENT, Wrong.UNSAVED))
    ran = asked()
    assert (ran.exit_code, ran.stdout) == (1, "")
    assert ran.stderr == f"The bot is not well: {SAYS[Wrong.SILENT]}, {SAYS[Wrong.UNSAVED]}.\n"


@pytest.mark.usefixtures("file")
def test_a_bot_that_does_not_run() -> None:
    ran = asked()
    assert ran.exit_code == 1
    assert ran.stderr == "There is no games/health.json: the bot doesn't run, or has just been started.\n"


@pytest.mark.parametrize("age", [OLDEST + 5, 10**400], ids=["old", "older than any"])
def test_a_bot_that_hangs_or_was_killed(file: Path, age: int) -> None:
    told = {"healthy": True, "at": int(time.time()) - age, "wrong": []}
    file.write_text(json.dumps(told))
    ran = asked()
    assert ran.exit_code == 1
    assert "seconds old: the bot hangs, or was killed." in ran.stderr


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "{", '{"healthy": true}', '{"healthy":true,"at":"now","wrong":[]}'),
        *('{"healthy":false,"at":1,"wrong":5}', '{"healthy":false,"at":1,"wrong":[[]]}'),
    ],
)
def test_a_file_that_is_not_the_bots(file: Path, text: str) -> None:
    file.write_text(text)
    ran = asked()
    assert ran.exit_code == 1
    assert ran.stderr == "games/health.json is not what the bot writes, or can't be read.\n"


def test_a_server_needs_a_folder(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://automa@db.example/automa")
    assert "name a folder in HEALTH_FOLDER" in asked().stderr
    monkeypatch.setenv("HEALTH_FOLDER", str(file.parent))
    write(file, ())
    assert asked().exit_code == 0


@pytest.mark.usefixtures("file")
def test_settings_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "mysql://")
    ran = asked()
    assert ran.exit_code == 1
    assert ran.stderr.startswith("DATABASE_URL ")
