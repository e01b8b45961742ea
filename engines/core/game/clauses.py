"""Which rule clauses a game has; what each says in short stands in its locale files."""

import re
from functools import cache
from pathlib import Path

_CLAUSE = re.compile(r"^rule-([a-z]+)-([1-9]\d*) *=", re.MULTILINE)


@cache
def clauses_of(home: Path) -> tuple[str, ...]:
    """Return the ids of all clauses of the game that lives in the folder, in their order: `take.3`."""
    file = home / "locale" / "rules" / "en.ftl"
    words = file.read_text("utf-8") if file.exists() else ""
    return tuple(f"{section}.{number}" for section, number in _CLAUSE.findall(words))
