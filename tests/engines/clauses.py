"""Which rule clauses there are, which the scenarios show, and which the engines name."""

import re
from contextlib import suppress
from functools import cache
from pathlib import Path

import yaml

from engines.core.game.registry import game as playable
from engines.core.scenario import Misshapen, Scenario, read
from engines.core.scenario.trial import told

ROOT = Path(__file__).parents[2]
REGISTRY = ROOT / "docs" / "rules"
SCENARIOS = ROOT / "tests" / "scenarios"
CLAUSE = re.compile(r"^- \*\*([a-z]+\.\d+)\*\* ", re.MULTILINE)
EXAMPLE = re.compile(r"^\*\*([EW]\d+) ", re.MULTILINE)
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The one in C is ten times as fast; every process of the tests reads all scenarios."""
OF_EVENTS = {"events", "never", "args"}
"""Parts of a scenario that say nothing of a clause which no event names."""
QUOTED = re.compile(r'"([a-z]+\.\d+)"')


@cache
def games() -> tuple[str, ...]:
    """Return every game that has a registry of clauses or scenarios."""
    found = {file.stem for file in REGISTRY.glob("*.md") if file.stem != "README"}
    return tuple(sorted(found | {folder.name for folder in SCENARIOS.iterdir() if folder.is_dir()}))


def files(game: str) -> tuple[Path, ...]:
    """Return the files with a game's scenarios."""
    return tuple(sorted((SCENARIOS / game).glob("*.yaml")))


@cache
def in_file(file: Path) -> tuple[Scenario, ...]:
    """Return the scenarios of a file. Raises Misshapen or YAMLError if it can't be read."""
    return tuple(read(yaml.load(file.read_text("utf-8"), LOADER), str(file.relative_to(ROOT))))


@cache
def scenarios(game: str) -> tuple[tuple[str, Scenario], ...]:
    """Return the scenarios of a game, each with the name of its file; none of a file that can't be read."""
    found: list[tuple[str, Scenario]] = []
    for file in files(game):
        with suppress(Misshapen, yaml.YAMLError):
            found += [(file.stem, one) for one in in_file(file)]
    return tuple(found)


@cache
def registered(game: str) -> tuple[str, ...]:
    """Return the ids of the game's clauses, in the order of its registry."""
    file = REGISTRY / f"{game}.md"
    return tuple(CLAUSE.findall(file.read_text("utf-8"))) if file.exists() else ()


def examples(game: str) -> tuple[str, ...]:
    """Return the names of the worked examples in the game's registry."""
    file = REGISTRY / f"{game}.md"
    return tuple(EXAMPLE.findall(file.read_text("utf-8"))) if file.exists() else ()


def shown(game: str) -> frozenset[str]:
    """Return the ids of the clauses that scenarios show."""
    return frozenset(clause for _, one in scenarios(game) for clause in one.rules)


@cache
def proven(game: str) -> frozenset[str]:
    """Return the ids of the clauses that scenarios prove: an event names them, or more is compared."""
    whole = playable(game)
    return frozenset(
        clause
        for _, one in scenarios(game)
        for clause in one.rules
        if one.then.model_fields_set - OF_EVENTS or any(clause == event.rule for event in told(whole, one))
    )


def named(game: str) -> frozenset[str]:
    """Return the ids of clauses in the engine's files: quoted ones, and ones in prose by their section."""
    return _ids(game, ".py", ".json", ".ftl")


def cited(game: str) -> frozenset[str]:
    """Return the ids of clauses that stand in the engine's code."""
    return _ids(game, ".py")


def ranges(game: str) -> list[str]:
    """Return where the engine's code names clauses without spelling each of them out, such as take.1-3."""
    return [
        f"{file.relative_to(ROOT)}: {found[0]}"
        for file in _files(game, ".py")
        for found in _in_prose(game, r"\s*(?:-|–|\bto\b|\.\.)\s*(?:[a-z]+\.)?\d+").finditer(
            file.read_text("utf-8")
        )
    ]


def _ids(game: str, *kinds: str) -> frozenset[str]:
    words = [file.read_text("utf-8") for file in _files(game, *kinds)]
    return frozenset(
        one for part in words for one in (*QUOTED.findall(part), *_in_prose(game, r"\b").findall(part))
    )


def _in_prose(game: str, after: str) -> re.Pattern[str]:
    sections = "|".join(sorted({clause.partition(".")[0] for clause in registered(game)}))
    return re.compile(rf"(?<![\w.-])((?:{sections or '(?!)'})\.\d+){after}")


def _files(game: str, *kinds: str) -> list[Path]:
    return sorted(file for file in (ROOT / "engines" / game).rglob("*") if file.suffix in kinds)


def coverage(game: str) -> str:
    """Return the game's coverage in one line."""
    clauses = registered(game)
    return f"{game}: {len(shown(game) & set(clauses))} of {len(clauses)} clauses covered"
