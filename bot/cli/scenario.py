"""`automa scenario`: examples of the rules, checked."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from bot.cli.files import Unreadable, one_line
from bot.cli.impossible_values import never_told
from bot.cli.scenario_file import read
from bot.words.words import I18n
from engines.core.errors import DataFault
from engines.core.game.registry import games
from engines.core.game.vocabulary import like
from engines.core.scenario import Misshapen, listed, parse
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
    """Yield the faults of each scenario of a file; a file that can't be read counts as one that fails."""
    try:
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
        if game := games().get(scenario.game):
            faults = [
                *never_told(game.id, game.home, scenario),
                *check(game, scenario, words.words(game.id).plain),
            ]
        else:
            meant = like(scenario.game, games())
            faults = [f"there is no game {scenario.game!r}{meant}; there are {', '.join(games())}"]
        yield [f"{file}: {scenario.scenario}: {line}" for line in faults]
