"""`automa scenario`: examples of the rules, checked."""

from collections.abc import Sequence
from pathlib import Path

import click
import yaml

from engines.core.errors import DataFault
from engines.core.registry import games
from engines.core.scenario import check, read


def check_files(files: Sequence[Path]) -> int:
    """Check every scenario of the files and print those that fail; return 0 if none does."""
    checked = failed = 0
    for file in files:
        try:
            scenarios = read(yaml.safe_load(file.read_text(encoding="utf-8")), str(file))
        except (OSError, UnicodeDecodeError, yaml.YAMLError, DataFault) as fault:
            click.echo(f"{file}: {' '.join(str(fault).split())}", err=True)
            failed += 1
            continue
        for one in scenarios:
            checked += 1
            game = games().get(one.game)
            faults = check(game, one) if game else [f"there is no game {one.game!r}"]
            failed += bool(faults)
            for line in faults:
                click.echo(f"{file}: {one.scenario}: {line}", err=True)
    click.echo(f"{checked} scenarios, {failed} failed.")
    return 1 if failed else 0
