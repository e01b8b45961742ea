"""The requests that the rules name: their ids as they stand in a game's source."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

QUESTIONS = ("Choice", "MultiChoice", "Number", "YesNo", "Line")
CHANCE = ("Roll", "Draw", "Shuffle", "Handful", "Pick")


def named(home: Path, kinds: tuple[str, ...], met: Iterable[str]) -> tuple[str, ...]:
    """Return the ids of such requests that stand in the source and were not met; `{seat}` fills a gap.

    An id that the source puts together elsewhere isn't found: it has to be met.
    """
    known = tuple(met)
    found = dict.fromkeys(id_ for file in sorted(home.rglob("*.py")) for id_ in _ids(file, kinds))
    return tuple(id_ for id_ in found if not any(_form(id_).fullmatch(one) for one in known))


def _ids(file: Path, kinds: tuple[str, ...]) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in kinds:
            for keyword in node.keywords:
                if keyword.arg == "id" and isinstance(keyword.value, ast.Constant | ast.JoinedStr):
                    yield _id(keyword.value)


def _id(node: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else ast.unparse(part).strip("f'\"")
        for part in node.values
    )


def _form(id_: str) -> re.Pattern[str]:
    """Return what matches the id, whatever fills its gaps."""
    return re.compile(".+".join(re.escape(part) for part in re.split(r"\{[^}]*\}", id_)))
