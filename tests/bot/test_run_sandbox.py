"""`automa sandbox` beside a bot on Discord: who watches that one sees nothing of the sandbox's."""

import sys
from pathlib import Path

import pytest

from bot.cli.sandbox import run_sandbox

RUN = """
import sys
from pathlib import Path
from types import ModuleType
sys.modules["bot.app"] = app = ModuleType("bot.app")
async def run(settings):
    told = (settings.heartbeat_url, settings.metrics_port, settings.health_file, settings.pictures)
    Path("told").write_text(" ".join(map(str, told)))
    return 0
app.run = run
from bot.cli import main
main(sys.argv[1:])
"""
"""A bot that tells its settings, and ends."""


def test_it_calls_nobody_and_says_nowhere_that_it_is_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    outside = f"HEARTBEAT_URL=https://ping.example/hush\nMETRICS_PORT=9300\nHEALTH_FOLDER={tmp_path}\n"
    (tmp_path / ".env").write_text(f"{outside}PICTURES=off\n")
    monkeypatch.setattr("bot.cli.sandbox.python", lambda _, *words: [sys.executable, "-c", RUN, *words])
    assert run_sandbox(0) == 0
    heartbeat, port, health_file, pictures = (tmp_path / "told").read_text().split(" ")
    assert (heartbeat, port, pictures) == ("", "None", "off")
    assert health_file.startswith("/")
    assert not health_file.startswith(f"{tmp_path}/")
