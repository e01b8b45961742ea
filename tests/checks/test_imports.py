"""The import contracts forbid what they should: each forbidden import is tried on a copy of the tree."""

import re
import subprocess
from itertools import cycle
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[2]
LINTER = ROOT / ".venv-check" / "bin" / "lint-imports"
GAMES = sorted(
    file.parent.name for file in (ROOT / "engines").glob("*/__init__.py") if file.parent.name != "core"
)
NEWCOMER = "engines.newcomer"
"""A game that nothing names, as one that is just being added."""
FORBIDDEN = {
    "engines.core.script.run": ("bot.app", "discord", "engines.burgundy", NEWCOMER),
    "engines.burgundy.rules.turn": ("aiosqlite", "engines.macrobber.model.state", NEWCOMER),
    "engines.burgundy.model.state": ("engines.burgundy.rules.turn",),
    "engines.burgundy.display.panel": ("engines.burgundy.moves.turns",),
    "engines.core.state.data": ("engines.core.script.requests", "engines.core.game"),
    f"{NEWCOMER}.rules": (
        "asyncio",
        "sandbox",
        "engines.burgundy.model.state",
        "random",
        "time",
        "os",
        "urllib",
    ),
    f"{NEWCOMER}.model": (f"{NEWCOMER}.rules",),
    "bot.__main__": ("discord", "sqlite3"),
    "bot.cli.run": ("discord", "aiosqlite"),
    "bot.app": ("engines.macrobber.model.state", NEWCOMER, "discord", "aiosqlite", "bot.cli"),
    "bot.doctor.examine": ("discord", "sqlite3", "bot.app", "bot.cli"),
    "bot.service": ("bot.log", "bot.settings"),
    "bot.exits": ("bot.log",),
    "bot.presses.buttons": ("discord", "bot.app"),
    "bot.posts.posts": ("discord", "bot.presses.press", "bot.automas.automas", "sqlite3"),
    "bot.automas.automas": ("bot.posts.posts", "aiohttp", "bot.screens.message", "bot.wire.channel"),
    "bot.worker.draw": ("discord", "bot.posts.posts", "bot.settings"),
    "bot.screens.message": (
        "discord",
        "asyncio",
        "bot.posts.posts",
        "bot.sessions.service",
        "bot.sessions.journal",
        "bot.wire.reply",
        "bot.store.sqlite",
    ),
    "bot.wire.channel": (
        "bot.screens.message",
        "bot.sessions.view",
        "sqlite3",
        "bot.store.rows",
        "engines.core",
    ),
    "bot.words.words": ("bot.sessions.view", "discord", "bot.store.rows"),
    "bot.sessions.service": ("discord", "bot.words.words", "bot.wire.limits", "aiosqlite", "bot.log"),
    "bot.store.sqlite": ("bot.sessions.view", "bot.settings", "engines.core"),
    "sandbox.guild": ("bot.app", "engines.core.script.run"),
}
"""What no module may import, by the module that tries it."""
WAYS = (
    "import {}\n",
    "if TYPE_CHECKING:\n    import {}\n",
    "def later() -> None:\n    import {}\n",
)
"""How an import may stand in a file: none of them hides it."""
CIRCLES = {
    "bot.presses.press": "bot.presses.router",
    "bot.screens.message": "bot.screens.table",
    "engines.burgundy.rules.workspace": "engines.burgundy.rules.turn",
    "engines.core.script.requests": "engines.core.script.funnel",
    "sandbox.json": "sandbox.guild",
}
"""What would be a circle inside a room, by the module that closes it."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the code, with one game more."""
    home = tmp_path_factory.mktemp("tree")
    copy(ROOT / "pyproject.toml", home)
    (home / "tests" / "checks").mkdir(parents=True)
    copy(ROOT / "tests" / "checks" / "game_rooms.py", home / "tests" / "checks")
    for package in ("bot", "engines", "sandbox"):
        copytree(ROOT / package, home / package, ignore=ignore_patterns("__pycache__", "web"))
    newcomer = home / "engines" / "newcomer"
    newcomer.mkdir()
    (newcomer / "__init__.py").write_text("from .rules import run\n", encoding="utf-8")
    (newcomer / "rules.py").write_text("from engines.core.script import run\n", encoding="utf-8")
    (newcomer / "model.py").write_text("", encoding="utf-8")
    return home


def lint(tree: Path) -> subprocess.CompletedProcess[str]:
    """Check the contracts of a tree."""
    assert LINTER.exists(), "the linter isn't installed: run `make .venv-check/done`"
    return subprocess.run(
        [LINTER], cwd=tree, env={"PYTHONPATH": str(tree), "COLUMNS": "200"}, capture_output=True, text=True
    )


def test_the_code_and_a_game_more_keep_the_contracts(tree: Path) -> None:
    run = lint(tree)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.fixture(scope="module")
def found(tree: Path) -> str:
    """What the linter finds where every forbidden import is tried, each by a line of its own."""
    kept = {name: file_of(tree, name).read_text(encoding="utf-8") for name in FORBIDDEN}
    try:
        for name, others in FORBIDDEN.items():
            lines = "".join(way.format(other) for way, other in zip(cycle(WAYS), others, strict=False))
            file_of(tree, name).write_text(kept[name] + lines, encoding="utf-8")
        run = lint(tree)
    finally:
        for name, text in kept.items():
            file_of(tree, name).write_text(text, encoding="utf-8")
    assert run.returncode == 1
    return run.stdout


@pytest.mark.parametrize(
    ("importer", "imported"), [(one, other) for one, others in FORBIDDEN.items() for other in others]
)
def test_a_forbidden_import_is_found(found: str, importer: str, imported: str) -> None:
    assert f"{importer} -> {imported} " in found


@pytest.mark.parametrize(("importer", "imported"), CIRCLES.items())
def test_a_circle_inside_a_room_is_found(tree: Path, importer: str, imported: str) -> None:
    file = file_of(tree, importer)
    kept = file.read_text(encoding="utf-8")
    file.write_text(kept + WAYS[1].format(imported), encoding="utf-8")
    try:
        run = lint(tree)
    finally:
        file.write_text(kept, encoding="utf-8")
    assert run.returncode == 1
    assert f"No cycles are allowed in {importer.rpartition('.')[0]}." in run.stdout


@pytest.mark.parametrize("house", ["bot", "engines/core", "engines/newcomer", "engines/burgundy"])
def test_a_new_room_needs_a_floor(tree: Path, house: str) -> None:
    room = tree / house / "attic.py"
    room.write_text("", encoding="utf-8")
    try:
        run = lint(tree)
    finally:
        room.unlink()
    assert run.returncode == 1
    assert "attic" in run.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_its_own_files_relatively(game: str) -> None:
    """So its folder can move out unchanged."""
    own = re.compile(rf"^\s*(from|import) engines\.{game}\b", re.MULTILINE)
    files = (ROOT / "engines" / game).rglob("*.py")
    assert not [file.name for file in files if own.search(file.read_text("utf-8"))]


def file_of(tree: Path, module: str) -> Path:
    return tree / f"{module.replace('.', '/')}.py"
