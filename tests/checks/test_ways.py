"""Each way to install the bot works in a clean place; the container's is in test_image.py."""

import asyncio
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from shutil import copy

import pytest

from bot import __version__
from tests.checks.wheel import ROOT, sources, wheel

PIPX = ROOT / ".venv-check" / "bin" / "pipx"
PYTHON = os.path.realpath(sys.executable)
AROUND = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DISCORD"))}
AROUND["PIP_NO_COMPILE"] = "1"
"""The environment of somebody who has no checkout; to compile what is run once takes longest of all."""
SAYS = "DISCORD_TOKEN is missing: expected the bot's token, from https://discord.com/developers/applications"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def automa(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program as `pipx install` of the wheel makes it, in a place where nothing else is."""
    assert PIPX.exists(), "pipx isn't installed: run `make .venv-check/done`"
    home = tmp_path_factory.mktemp("pipx")
    built = copy(wheel(sources(home / "clone")), home)
    around = AROUND | {
        "HOME": str(home),
        "PIPX_HOME": str(home / "pipx"),
        "PIPX_BIN_DIR": str(home / "bin"),
        "PIPX_DEFAULT_PYTHON": PYTHON,
    }
    ran = subprocess.run((PIPX, "install", built), env=around, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return home / "bin" / "automa"


def run(folder: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, cwd=folder, env=AROUND, capture_output=True, text=True, check=False)


def test_pipx_installs_the_program(automa: Path, tmp_path: Path) -> None:
    assert run(tmp_path, automa, "--version").stdout == f"automa, version {__version__}\n"


def test_in_an_empty_folder_it_says_what_to_do(automa: Path, tmp_path: Path) -> None:
    for words in ((automa, "run"), (automa,)):
        ran = run(tmp_path, *words)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr.startswith(SAYS)
        assert ran.stderr.endswith("set it in .env or the environment.\n")
    assert list(tmp_path.iterdir()) == []


def test_it_brings_a_unit_for_the_program_that_pipx_has_made(automa: Path, tmp_path: Path) -> None:
    unit = run(tmp_path, automa, "systemd").stdout
    (program,) = re.findall(r"^ExecStart=(.+) run$", unit, re.MULTILINE)
    assert Path(program).samefile(automa)
    assert f"\nWorkingDirectory={tmp_path}\n" in unit


def test_it_can_make_a_database_and_look_after_it(automa: Path, tmp_path: Path) -> None:
    for words in (("db", "upgrade"), ("db", "check"), ("db", "backup")):
        ran = run(tmp_path, automa, *words)
        assert ran.returncode == 0, ran.stderr
    assert (tmp_path / "data" / "automa.db").stat().st_mode & 0o777 == 0o600


async def test_all_games_are_there_without_a_checkout(automa: Path, tmp_path: Path) -> None:
    """The look-alike's page is in the wheel, too."""
    program = await asyncio.create_subprocess_exec(
        automa,
        "sandbox",
        cwd=tmp_path,
        env=AROUND,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        assert program.stdout is not None
        async with asyncio.timeout(60):
            while not (found := re.search(rb"The sandbox is at (\S+) ", await program.stdout.readline())):
                pass
        page = await asyncio.to_thread(urllib.request.urlopen, found[1].decode())
        assert page.status == 200
    finally:
        program.terminate()
        _, logged = await asyncio.wait_for(program.communicate(), 30)
    assert b"games=burgundy,caledonia,london,macrobber,scythe" in logged
    assert program.returncode == 0


def test_a_procfile_host_runs_a_clone_with_the_locked_libraries(tmp_path: Path) -> None:
    folder = sources(tmp_path / "app")
    (command,) = re.findall(r"^worker: (.+)$", (ROOT / "Procfile").read_text("utf-8"), re.MULTILINE)
    subprocess.run((PYTHON, "-m", "venv", tmp_path / "venv"), check=True)
    pip = (tmp_path / "venv/bin/pip", "install", "--quiet", "--require-hashes")
    subprocess.run((*pip, "-r", "requirements/run.txt"), cwd=folder, env=AROUND, check=True)
    around = AROUND | {"PATH": f"{tmp_path / 'venv/bin'}:{os.defpath}"}
    ran = subprocess.run(command.split(), cwd=folder, env=around, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith(SAYS)
