"""`automa words --missing`: what a language lacks, file by file, with the English of it."""

from collections.abc import Iterator
from pathlib import Path

import click

from bot.cli.files import Unreadable
from bot.cli.locale_files import Lacks, english_files, fault_of, shown


def tell_missing(language: str, game: str, root: Path) -> int:
    """Say what a language lacks in a checkout, or in one game; return 1 if anything, 2 if nobody can say."""
    if fault := fault_of(language, game, root):
        click.echo(fault, err=True)
        return 2
    files = {file.with_name(f"{language}.ftl"): file for file in english_files(root, game)}
    try:
        lacks = {shown(file, root): Lacks.of(english, file) for file, english in files.items()}
    except Unreadable as unreadable:
        click.echo(str(unreadable), err=True)
        return 2
    told = [line for name, one in lacks.items() for line in _told(name, one)]
    if told:
        click.echo("\n".join(told))
        click.echo(f"{sum(len(one.missing) for one in lacks.values())} missing in all.")
        return 1
    click.echo("Nothing is missing.")
    if begun := [name for name, one in lacks.items() if one.is_begun]:
        click.echo(f"To offer it, take away the first line of {', '.join(begun)}.")
    return 0


def _told(name: str, lacks: Lacks) -> Iterator[str]:
    """Yield the lines that say what one file lacks; none if it is whole."""
    if lacks.missing:
        yield f"{name}: {len(lacks.missing)} missing"
    for source in lacks.missing.values():
        yield from (f"    {line}" for line in source.split("\n"))
    for line in lacks.unread:
        yield f"{name}: can't be read from here on: {line}"
