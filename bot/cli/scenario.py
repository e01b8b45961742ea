"""`automa scenario`: examples of the rules, checked."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from bot.cli.fault import NoScenario, reported, scenario_of
from bot.cli.files import Unreadable, content, one_line
from bot.cli.impossible_values import never_told
from bot.cli.scenario_file import read
from bot.sessions.replay import MOST_BYTES, BrokenExport, parsed
from bot.words.words import I18n
from engines.core.errors import DataFault
from engines.core.game.registry import games
from engines.core.game.vocabulary import like
from engines.core.scenario import Misshapen, Scenario, listed, parse
from engines.core.scenario.trial import check

MOST_FAULTS = 20
"""Of the faults of a scenario so many are told."""


def check_files(files: Sequence[Path]) -> int:
    """Check every scenario of the files and print those that fail; return 0 if none does."""
    checked = failed = 0
    for file in files:
        for faults in _faults(file):
            checked += 1
            failed += bool(faults)
            for line in faults[:MOST_FAULTS]:
                click.echo(one_line(line), err=True)
            if faults[MOST_FAULTS:]:
                click.echo(
                    f"{one_line(str(file))}: {len(faults) - MOST_FAULTS} more in this scenario", err=True
                )
    click.echo(f"{checked} scenarios, {failed} failed.")
    return 1 if failed else 0


def _faults(file: Path) -> Iterator[list[str]]:
    """Yield the faults of each scenario of a file; a file that can't be read counts as one that fails.

    A game that `/automa export` or *Report a fault* has made has one: a move of it.
    """
    try:
        if (document := _export(file)) is not None:
            yield _faults_of_export(document, str(file))
            return
        ones = listed(read(file), str(file))
    except Unreadable as fault:
        yield [f"{file}: {fault}"]
        return
    except DataFault as fault:
        yield [str(fault)]
        return
    words = I18n(games())
    for number, one in enumerate(ones, start=1):
        try:
            scenario = parse(one, number, str(file))
        except Misshapen as fault:
            yield fault.lines
            continue
        except DataFault as fault:
            yield [str(fault)]
            continue
        yield [f"{file}: {scenario.scenario}: {line}" for line in _tried(scenario, words)]


def _tried(scenario: Scenario, words: I18n) -> list[str]:
    if game := games().get(scenario.game):
        found = never_told(game.id, game.home, scenario)
        return [*found, *check(game, scenario, words.words(game.id).plain)]
    meant = like(scenario.game, games())
    return [f"there is no game {scenario.game!r}{meant}; there are {', '.join(games())}"]


def _export(file: Path) -> dict[str, Any] | None:
    """Return the data of an exported game, None for a file that is none. Raises Unreadable."""
    if file.suffix != ".json":
        return None
    try:
        return parsed(content(file, MOST_BYTES))
    except BrokenExport:
        return None


def _faults_of_export(document: dict[str, Any], file: str) -> list[str]:
    for line in reported(document):
        click.echo(one_line(line))
    try:
        scenario = scenario_of(document, file)
    except NoScenario as fault:
        return [f"{file}: {fault}"]
    except Misshapen as fault:
        return fault.lines
    except DataFault as fault:
        return [str(fault)]
    return [f"{file}: {scenario.scenario}: {line}" for line in _tried(scenario, I18n(games()))]
