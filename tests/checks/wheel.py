"""Builds the wheel from a copy of what it is made of, as a release does from a fresh clone."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engines", "sandbox", "migrations")
ALONE = ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py")
NOT_MINE = ignore_patterns("__pycache__")


def sources(folder: Path) -> Path:
    """Copy what the wheel is made of into a folder that is not there yet."""
    for part in (*PACKAGES, "requirements"):
        copytree(ROOT / part, folder / part, ignore=NOT_MINE)
    for name in ALONE:
        copy(ROOT / name, folder)
    return folder


def wheel(folder: Path, **environment: str) -> Path:
    """Build the wheel in such a copy; what builds it lies beside the project."""
    build = {"PATH": os.defpath, "PYTHONPATH": str(ROOT / ".venv" / "build")}
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "made")
    subprocess.run(command, cwd=folder, env=build | environment, check=True, capture_output=True)
    (made,) = (folder / "made").glob("*.whl")
    return made
