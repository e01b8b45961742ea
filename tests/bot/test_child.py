import asyncio
import os
import site
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from bot.worker import child
from bot.worker.child import environment, python
from bot.worker.workers import Workers
from engines.core.picture.font import FONT_FILES

pytestmark = pytest.mark.slow

TRAP = """
import pathlib
pathlib.Path(__file__).with_suffix(".ran").touch()
"""
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>'
ENOUGH = 20.0


@pytest.fixture
def hostile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with files in it that are called like what the bot imports."""
    for name in ("bot", "engines", "json", "click", "resvg_py", "sitecustomize", "usercustomize"):
        (tmp_path / f"{name}.py").write_text(TRAP)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def ran(folder: Path) -> list[str]:
    return sorted(one.stem for one in folder.glob("*.ran"))


@pytest.mark.parametrize("paths", ["", ".", os.pathsep, f"{os.pathsep}somewhere"])
async def test_the_worker_imports_nothing_from_the_current_folder(
    hostile: Path, monkeypatch: pytest.MonkeyPatch, paths: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", paths)
    worker = Workers(idle=60)
    head = {"width": 40, "height": 20, "fonts": [str(file) for file in FONT_FILES]}
    assert (await worker.do("draw", head, SVG, ENOUGH)).startswith(b"\x89PNG")
    assert await worker.do("tree", {}, b"", ENOUGH)
    await worker.close(ENOUGH)
    assert ran(hostile) == []


async def test_a_child_finds_the_games_of_a_relative_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`PYTHONPATH=games automa run`."""
    (tmp_path / "games" / "automa_more").mkdir(parents=True)
    (tmp_path / "games" / "automa_more" / "__main__.py").write_text("print('found')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", "games")
    settings = environment()
    monkeypatch.chdir("/")
    process = await asyncio.create_subprocess_exec(*python("automa_more"), stdout=PIPE, env=settings)
    assert (await process.communicate())[0] == b"found\n"


def test_what_pip_installed_stays_behind_the_standard_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A path that is named comes before it."""
    monkeypatch.setenv("PYTHONPATH", "")
    monkeypatch.setattr(child, "ROOT", tmp_path)
    assert environment()["PYTHONPATH"] == str(tmp_path)
    monkeypatch.setattr(site, "getsitepackages", lambda: [str(tmp_path)])
    assert environment()["PYTHONPATH"] == ""
