"""A Python that is too old or has changed ends in one line that says what to do; make mends the rest."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def made(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run make in a folder; nothing is fetched, for a venv is all that is asked for."""
    return subprocess.run(["make", *words], cwd=folder, capture_output=True, text=True, check=False)


def checkout(folder: Path) -> Path:
    folder.mkdir()
    shutil.copy(ROOT / "Makefile", folder)
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    return folder


def venv(folder: Path) -> None:
    """Make what looks like a finished .venv: click is there, and what pip's script begins with."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / ".venv"], check=True)
    library = next((folder / ".venv/lib").iterdir()) / "site-packages"
    (library / "click.py").touch()
    (folder / ".venv/bin/pip").write_text(f"#!{folder}/.venv/bin/python\n")
    (folder / ".venv/run.done").touch()


def test_make_says_in_one_line_that_python_is_too_old(tmp_path: Path) -> None:
    old = tmp_path / "python3.10"
    lie = "import sys; sys.version_info = (3, 10, 12); exec(sys.argv[1])"
    old.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{lie}" "$2"\n')
    old.chmod(0o755)
    ran = made(checkout(tmp_path / "automa"), "install", f"PYTHON={old}")
    assert ran.returncode != 0
    told = [line for line in ran.stderr.splitlines() if not line.startswith("make")]
    assert told == [
        "Automa needs Python 3.11 or newer. Install one and name it: make install PYTHON=python3.11"
    ]
    assert not (tmp_path / "automa/.venv").exists()


def test_the_program_says_in_one_line_that_python_is_too_old() -> None:
    lie = "import runpy, sys; sys.version_info = (3, 10, 12); runpy.run_module('bot', run_name='__main__')"
    ran = subprocess.run([sys.executable, "-c", lie], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr.startswith("Automa needs Python 3.11 or newer, and this is 3.10.")
    assert len(ran.stderr.splitlines()) == 1


def test_without_its_libraries_it_says_in_one_line_that_make_mends_it() -> None:
    """As after Debian's Python has become a newer one: what was installed lies with the older one."""
    ran = subprocess.run(
        [sys.executable, "-S", "-m", "bot"],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert "`make install` puts that right" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_make_leaves_a_whole_venv_alone(tmp_path: Path) -> None:
    folder = checkout(tmp_path / "automa")
    venv(folder)
    assert "-m venv" not in made(folder, "-n", "install").stdout
    assert (folder / ".venv").is_dir()


def test_make_installs_anew_what_was_moved_or_whose_python_has_changed(tmp_path: Path) -> None:
    folder = checkout(tmp_path / "automa")
    venv(folder)
    moved = folder.rename(tmp_path / "moved")
    assert "-m venv .venv" in made(moved, "-n", "install").stdout
    assert not (moved / ".venv").exists()
    venv(moved)
    next((moved / ".venv/lib").iterdir()).rename(moved / ".venv/lib/python3.9")
    assert "-m venv .venv" in made(moved, "-n", "install").stdout
    venv(moved)
    (moved / ".venv/bin/python").unlink()
    assert "-m venv .venv" in made(moved, "-n", "install").stdout
