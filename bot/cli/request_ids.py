"""The requests that the rules name: their ids as they stand in a game's source."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

QUESTIONS = ("Choice", "MultiChoice", "Number", "YesNo", "Line")
CHANCE = ("Roll", "Draw", "Shuffle", "Handful", "Pick")


def named(home: Path, kinds: tuple[str, ...], met: Iterable[str]) -> tuple[str, ...]:
    """Return the ids of such requests that stand in the source and were not met.

    An id that the source puts together isn't found: it has to be met.
    """
    known = set(met)
    found = dict.fromkeys(id_ for file in sorted(home.rglob("*.py")) for id_ in _ids(file, kinds))
    return tuple(id_ for id_ in found if id_ not in known)


def _ids(file: Path, kinds: tuple[str, ...]) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in kinds:
            for keyword in node.keywords:
                if keyword.arg == "id" and isinstance(keyword.value, ast.Constant):
                    yield str(keyword.value.value)
