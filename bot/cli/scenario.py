"""`automa scenario`: examples of the rules, checked."""

from collections.abc import Hashable, Iterator, Sequence
from pathlib import Path
from typing import Any

import click
import yaml

from engines.core.errors import DataFault
from engines.core.registry import games
from engines.core.scenario import listed, parse
from engines.core.trial import check


class _Loader(yaml.SafeLoader):
    """Reads YAML, and refuses a key that stands twice in a mapping: one of its values would be lost."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and (key.tag, key.value) in seen:
                raise yaml.MarkedYAMLError(problem=f"{key.value} stands twice", problem_mark=key.start_mark)
            seen.add((key.tag, key.value) if isinstance(key, yaml.ScalarNode) else key)
        return super().construct_mapping(node, deep)


def check_files(files: Sequence[Path]) -> int:
    """Check every scenario of the files and print those that fail; return 0 if none does."""
    checked = failed = 0
    for file in files:
        for faults in _faults(file):
            checked += 1
            failed += bool(faults)
            for line in faults:
                click.echo(line, err=True)
    click.echo(f"{checked} scenarios, {failed} failed.")
    return 1 if failed else 0


def _faults(file: Path) -> Iterator[list[str]]:
    """Yield the faults of each scenario of a file; a file that can't be read counts as one that fails."""
    try:
        # The loader is a safe one.
        ones = listed(yaml.load(file.read_text(encoding="utf-8"), _Loader), str(file))  # noqa: S506
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as fault:
        yield [f"{file}: {' '.join(str(fault).split())}"]
        return
    except DataFault as fault:
        yield [str(fault)]
        return
    for number, one in enumerate(ones, start=1):
        try:
            scenario = parse(one, number, str(file))
        except DataFault as fault:
            yield [str(fault)]
            continue
        if game := games().get(scenario.game):
            faults = check(game, scenario)
        else:
            faults = [f"there is no game {scenario.game!r}; there are {', '.join(games())}"]
        yield [f"{file}: {scenario.scenario}: {line}" for line in faults]
