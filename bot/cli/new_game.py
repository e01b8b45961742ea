"""`automa new-game`: a small game that works, to be turned into the one that you want."""

import re
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

import click

from bot.cli.new_files import write_new
from engines.core.game.registry import games

SKELETON = Path(__file__).parent / "skeleton"
NAME = re.compile(r"[a-z][a-z0-9_]*")
MOST_LETTERS = 32
"""Letters of a game's id: Discord takes no more in the name of a command."""
CHECKOUT = ("engines/core", "tests/contract", "docs/rules")
"""Folders by which a checkout is known."""


def write_game(name: str, root: Path) -> int:
    """Write a game into the checkout `root` and say what to do next; return 2 if nothing was written."""
    files = dict(_files(name, root))
    if fault := _fault(name, root, tuple(files)) or write_new(files):
        click.echo(f"{fault} Nothing was written.", err=True)
        return 2
    for file in files:
        click.echo(file.relative_to(root))
    click.echo("Play it: .venv/bin/automa sandbox")
    click.echo(f"Test it: .venv/bin/python -m pytest tests/contract tests/engines -k {name}")
    click.echo("Then make it yours: docs/adding-a-game.md")
    return 0


def _fault(name: str, root: Path, files: tuple[Path, ...]) -> str:
    """Return what is wrong with writing these files; "" if nothing is."""
    if iskeyword(name):
        return f"{name!r} is no name for a game: Python keeps that word for itself."
    if len(name) > MOST_LETTERS:
        return f"{name!r} is no name for a game: it has {len(name)} letters, at most {MOST_LETTERS} fit."
    if not NAME.fullmatch(name):
        return f"{name!r} is no name for a game's folder: take a small letter, then small letters, digits, _."
    missing = [folder for folder in CHECKOUT if not (root / folder).is_dir()]
    if missing:
        return f"{root} is no checkout of Automa, {missing[0]} isn't there: go to one and try again."
    if name in games() or any(file.exists() for file in (root / "engines" / name, *files)):
        return f"{name} is there already: choose another name."
    return ""


def _files(name: str, root: Path) -> Iterator[tuple[Path, str]]:
    """Yield each file of the game with what it holds."""
    homes = {"game": root / "engines" / name, "scenarios": root / "tests" / "scenarios" / name}
    for part, home in homes.items():
        for file in sorted((SKELETON / part).rglob("*.*")):
            if file.suffix != ".pyc":
                yield home / file.relative_to(SKELETON / part), _named(file, name)
    yield root / "docs" / "rules" / f"{name}.md", _named(SKELETON / "rules.md", name)


def _named(file: Path, name: str) -> str:
    title = name.replace("_", " ").capitalize()
    return file.read_text(encoding="utf-8").replace("skeleton", name).replace("Skeleton", title)
