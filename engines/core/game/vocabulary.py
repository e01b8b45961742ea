"""What a game can tell: its events with their arguments, read where their words stand."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

_START = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)[ .}]")
_BOUNDS = re.compile(r"^# (\$.+): (\d+) to (\d+)$", re.MULTILINE)
_EVENT = "event-"
OF_THE_KIT: Mapping[str, tuple[str, ...]] = {"fixed": ("after", "before", "field")}
"""Events that the kit tells: their words are the bot's, where a game has none of its own."""


@cache
def events_of(home: Path) -> Mapping[str, tuple[str, ...]]:
    """Return the arguments of each event of the game that lives in the folder, by the event's id.

    They are those that stand in its words, and what it carries beyond them: those that a comment right above
    its words names (`# $start: the depot where the search began`).
    """
    entries = _entries((home / "locale" / "en.ftl").read_text("utf-8"))
    own = {
        id_.removeprefix(_EVENT): tuple(sorted(_arguments(id_, entries)))
        for id_ in entries
        if id_.startswith(_EVENT)
    }
    return {**OF_THE_KIT, **own}


@cache
def bounds_of(home: Path) -> Mapping[str, tuple[int, int]]:
    """Return between which numbers an argument of any event lies, by its name, where the game says so.

    A comment says it: `# $die, $white: 1 to 6`.
    """
    source = (home / "locale" / "en.ftl").read_text("utf-8")
    return {
        name: (int(low), int(high))
        for names, low, high in _BOUNDS.findall(source)
        for name in _VARIABLE.findall(names)
    }


def like(word: str, known: Iterable[str]) -> str:
    """Return a question after what may be meant by a word that isn't known; "" if nothing comes near."""
    from difflib import get_close_matches  # needed for strange words only, and it takes memory

    near = get_close_matches(word, list(known))
    return f"; do you mean {' or '.join(near)}?" if near else ""


def _entries(source: str) -> dict[str, str]:
    """Return each message with the comment right above it, by its id."""
    found: dict[str, str] = {}
    comment, id_ = "", ""
    for line in source.splitlines():
        start = _START.match(line)
        if start:
            id_ = start[1]
            found[id_] = comment + line
            comment = ""
        elif line.startswith("# "):
            comment += f"{line}\n"
        elif not line or line.startswith("#"):
            comment = ""
        elif id_:
            found[id_] += f"\n{line}"
    return found


def _arguments(id_: str, entries: Mapping[str, str]) -> set[str]:
    """Return what a message takes, with what the messages take that it has in it."""
    waiting, seen = [id_], set[str]()
    while waiting:
        one = waiting.pop()
        if one in entries and one not in seen:
            seen.add(one)
            waiting += _REFERENCE.findall(entries[one])
    return {name for one in seen for name in _VARIABLE.findall(entries[one])}
