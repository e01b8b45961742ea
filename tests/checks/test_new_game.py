"""`automa new-game` writes a game that passes everything at once, and touches nothing where it can't."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from zipfile import ZipFile

import pytest
import yaml

from bot.cli.new_game import CHECKOUT, SKELETON, write_game

ROOT = Path(__file__).parents[2]
RUFF = ROOT / ".venv-check" / "bin" / "ruff"
LONGEST = "h" + "_arbour" * 4 + "_42"
"""A name as long as one may be: it mustn't make a line too long."""
GAMES = [folder.name for folder in (ROOT / "engines").iterdir() if folder.is_dir() and folder.name != "core"]
NO_GAMES = ignore_patterns("__pycache__", "web", *GAMES)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the kit, the bot and the contract, with no game in it."""
    parts = ("bot", "engines", "sandbox", "migrations", "requirements", "tests/contract", "tests/engines")
    for folder in parts:
        copytree(ROOT / folder, tmp_path / folder, ignore=NO_GAMES)
    (tmp_path / "tests" / "scenarios").mkdir()
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    alone = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")]
    for folder in ("tests", "tests/pictures", "tests/playthroughs"):
        (tmp_path / folder).mkdir(exist_ok=True)
        alone += (ROOT / folder).glob("*.py")
    for file in alone:
        copy(file, tmp_path / file.relative_to(ROOT))
    return tmp_path


def run(tree: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    # What builds a wheel may lie in a folder of its own.
    env = {"PYTHONPATH": os.pathsep.join((str(tree), str(ROOT / ".venv" / "build"))), "PATH": os.defpath}
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True)


def passes(tree: Path, *command: str | Path) -> str:
    """Run a command that has to succeed, and return what it printed."""
    ran = run(tree, *command)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.slow
def test_a_new_game_passes_every_contract_test_at_once(tree: Path) -> None:
    assert len(LONGEST) == 32
    said = passes(tree, sys.executable, "-m", "bot", "new-game", LONGEST)
    written = [line for line in said.splitlines() if (tree / line).is_file()]
    assert f"engines/{LONGEST}/rules.py" in written
    assert f"tests/scenarios/{LONGEST}/turn.yaml" in written
    assert f"docs/rules/{LONGEST}.md" in written
    assert all("keleton" not in (tree / file).read_text("utf-8") for file in written)
    tested = ("tests/contract", "tests/engines/test_clauses.py", "tests/engines/test_scenarios.py")
    passes(tree, sys.executable, "-m", "pytest", *tested, "-k", LONGEST)
    assert RUFF.exists(), "the linter isn't installed: run `make .venv-check/done`"
    passes(tree, RUFF, "check", "engines")
    passes(tree, RUFF, "format", "--check", "engines")


@pytest.mark.slow
def test_a_sixth_game_stands_beside_the_others(tmp_path: Path) -> None:
    """Begun in the whole repository, it fails no test that isn't about another game, and no check."""
    whole = tmp_path / "whole"
    copytree(ROOT, whole, ignore=ignore_patterns(".git", ".venv*", ".*_cache", "__pycache__"))
    (whole / ".venv-check").symlink_to(ROOT / ".venv-check")
    passes(whole, sys.executable, "-m", "bot", "new-game", "harbour")
    passes(whole, RUFF, "check", ".")
    passes(whole, RUFF, "format", "--check", ".")
    passes(whole, RUFF.with_name("lint-imports"))
    passes(whole, sys.executable, "-m", "mypy", "engines/harbour")
    tested = ("tests/contract", "tests/engines", "tests/bot", "tests/test_project.py")
    chosen = ("-m", "not slow", "-k", f"not ({' or '.join(GAMES)})")
    # Its bot runs as somebody who may not look into a test's own folder.
    no_bot = "--ignore=tests/bot/test_unwritable.py"
    passes(whole, sys.executable, "-m", "pytest", *tested, *chosen, no_bot)


def test_what_a_new_game_brings_to_the_tests_is_found(tree: Path) -> None:
    home = tree / "tests" / "engines" / "harbour"
    home.mkdir()
    (home / "gallery.py").write_text('def drawn():\n    yield "pier", None\n', encoding="utf-8")
    (home / "fuzz.py").write_text('MACHINE = "a machine"\n', encoding="utf-8")
    (home / "playthroughs.py").write_text('PLAYTHROUGHS = ("a game",)\n', encoding="utf-8")
    looked = (
        "from tests.contract.test_fuzz import MACHINES\n"
        "from tests.pictures.gallery import gallery\n"
        "from tests.playthroughs.transcript import playthroughs\n"
        "drawn = [file.name for file in gallery() if file.parent.name == 'harbour']\n"
        "print(MACHINES, drawn, playthroughs())\n"
    )
    assert passes(tree, sys.executable, "-c", looked) == "{'harbour': 'a machine'} ['pier.svg'] ('a game',)\n"


def test_the_figures_of_the_docs_are_true() -> None:
    page = " ".join((ROOT / "docs" / "adding-a-game.md").read_text("utf-8").split())
    files = [file for file in SKELETON.rglob("*.*") if file.suffix != ".pyc"]
    assert f"writes {len(files)} files with {lines(*files)} lines" in page
    demo = ROOT / "tests" / "demo" / "automa_demo"
    python, words = lines(*demo.rglob("*.py")), lines(*demo.rglob("en.ftl"))
    assert f"in {python} lines of Python and {words} of words" in page


def lines(*files: Path) -> int:
    return sum(len(file.read_text("utf-8").splitlines()) for file in files)


def test_the_skeleton_is_in_the_wheel(tree: Path) -> None:
    passes(tree, sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "made")
    (wheel,) = (tree / "made").glob("*.whl")
    shipped = {f"bot/cli/skeleton/{file.relative_to(SKELETON)}" for file in SKELETON.rglob("*.*")}
    assert {name for name in shipped if "__pycache__" not in name} <= set(ZipFile(wheel).namelist())


@pytest.mark.parametrize("name", ["", "Harbour", "2nd", "har-bour", "class", "../harbour", "h" * 33])
def test_what_is_no_name_is_refused(tree: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    reasons = {"class": "Python keeps that word", "h" * 33: "33 letters, at most 32"}
    before = sorted(tree.rglob("*"))
    assert write_game(name, tree) == 2
    told = capsys.readouterr().err
    assert "is no name for a game" in told
    assert reasons.get(name, "take a small letter") in told
    assert sorted(tree.rglob("*")) == before


@pytest.mark.parametrize("name", ["no", "on", "null", "true"])
def test_a_name_that_yaml_has_a_meaning_for_is_a_name(tree: Path, name: str) -> None:
    assert write_game(name, tree) == 0
    written = (tree / "tests" / "scenarios" / name / "turn.yaml").read_text("utf-8")
    assert yaml.safe_load(written)["game"] == name


@pytest.mark.parametrize("name", ["core", "burgundy", "harbour"])
def test_what_is_there_is_left_alone(tree: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    (tree / "docs" / "rules" / "harbour.md").write_text("ours", encoding="utf-8")
    before = sorted(tree.rglob("*"))
    assert write_game(name, tree) == 2
    assert "is there already" in capsys.readouterr().err
    assert sorted(tree.rglob("*")) == before


def test_outside_of_a_checkout_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert write_game("harbour", tmp_path) == 2
    assert "is no checkout of Automa" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_what_can_not_be_written_whole_is_not_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in CHECKOUT:
        (tmp_path / folder).mkdir(parents=True)
    in_the_way = tmp_path / "tests" / "scenarios"
    in_the_way.touch()
    before = sorted(tmp_path.rglob("*"))
    assert write_game("harbour", tmp_path) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{in_the_way}/harbour/")
    assert told.endswith(".yaml can't be written: Not a directory. Nothing was written.\n")
    assert sorted(tmp_path.rglob("*")) == before
    in_the_way.unlink()
    assert write_game("harbour", tmp_path) == 0
