"""Automa cards: level, resources, filter, action; and decks that a group makes of its own."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from engines.core.errors import BadAnswer
from engines.core.script.collection import in_words
from engines.core.script.notation import whole
from engines.core.text import Text, text

LEVELS = ("I", "II", "III")
SOURCES = ("development_board", "borough", "city_deck")
"""The lines that a filter begins with: they say where candidates come from."""
CRITERIA = ("coins", "poverty", "prestige", "first", "last")
ACTIONS = ("discard_city", "skip_next", "draw_another")
SHORT = {"board": "development_board", "deck": "city_deck"}
"""How filter lines are typed that are longer on the card."""
SHORT_BY_LINE = {line: short for short, line in SHORT.items()}
MOST_LINES, MOST_GAIN, MOST_SHOWN = 8, 20, 20
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,11}")
_FIELDS = {"id", "level", "gain", "coins", "poverty", "crucial_first", "crucial", "filters", "action"}


@dataclass(frozen=True)
class AutomaCard:
    """An automa card: difficulty level, resources, filter, and perhaps the words Crucial Cards and an action.

    (card.1, card.2, card.3, card.4)
    """

    id: str
    level: str
    coins: int = 0
    poverty: int = 0
    crucial: bool = False
    filters: tuple[str, ...] = ()
    action: str = ""


def faults_of(filters: Sequence[str], action: str) -> Iterator[Text]:
    """Yield what is wrong with filter lines and action: a filter that isn't empty begins with a source.

    (card.9)
    """
    for place, line in enumerate(filters, start=1):
        if line not in (*SOURCES, *CRITERIA):
            yield text("bad-filter-line", line=in_words(line, MOST_SHOWN))
        elif place == 1 and line not in SOURCES:
            yield text("bad-filter-begin", line=line)
        elif place > 1 and line in SOURCES[:2]:
            yield text("bad-filter-middle", line=line)
    if action not in ("", *ACTIONS):
        yield text("bad-deck-action", action=in_words(action, MOST_SHOWN))


def read_automa_card(entry: Any) -> tuple[str, dict[str, Any]]:
    """Read a card of a group's own deck, an object of a JSON file or a line of text; for what is kept.

    A line is `X-1 I 2 1 crucial board coins first / discard_city`: id, level, coins, poverty, the lines,
    and after a stroke the action. Raises BadAnswer that names the field.
    (setup.12)
    """
    fields = _of_line(entry) if isinstance(entry, str) else entry
    if not isinstance(fields, dict):
        raise BadAnswer(text("bad-deck-card"))
    if stranger := next((str(name) for name in fields if name not in _FIELDS), ""):
        raise BadAnswer(text("bad-deck-field", field=in_words(stranger, MOST_SHOWN)))
    gain = fields.get("gain", fields)
    if not isinstance(gain, dict):
        raise BadAnswer(text("bad-deck-gain", field="gain", most=MOST_GAIN))
    card = AutomaCard(
        id=_worded(fields, "id", _ID),
        level=_worded(fields, "level", re.compile("|".join(LEVELS))),
        coins=_number(gain, "coins"),
        poverty=_number(gain, "poverty"),
        crucial=_switch(fields),
        filters=_filters(fields),
        action=str(fields.get("action") or ""),
    )
    for fault in faults_of(card.filters, card.action):
        raise BadAnswer(fault)
    kept = asdict(card)
    return str(kept.pop("id")), {**kept, "filters": list(card.filters)}


def write_automa_card(id: str, kept: Mapping[str, Any]) -> str:  # noqa: A002 - the field's own name
    """Return the line that `read_automa_card` reads as this card."""
    words = [id, kept["level"], str(kept["coins"]), str(kept["poverty"])]
    words += ["crucial"] if kept["crucial"] else []
    words += [SHORT_BY_LINE.get(line, line) for line in kept["filters"]]
    words += ["/", kept["action"]] if kept["action"] else []
    return " ".join(words)


def _of_line(line: str) -> dict[str, Any]:
    """Return the fields of a typed line; numbers that are none stay words, to be refused by name.

    Raises BadAnswer for a line that lacks one of the first four.
    """
    before, _, action = line.partition("/")
    words = before.split()
    if len(words) < len(("id", "level", "coins", "poverty")):
        raise BadAnswer(text("bad-deck-card"))
    id_, level, coins, poverty, *lines = words
    is_crucial = lines[:1] == ["crucial"]
    return {
        "id": id_,
        "level": level,
        "coins": _as_number(coins),
        "poverty": _as_number(poverty),
        "crucial": is_crucial,
        "filters": lines[is_crucial:],
        "action": action.strip(),
    }


def _as_number(word: str) -> int | str:
    n = whole(word, 999)
    return word if n is None else n


def _worded(fields: Mapping[str, Any], name: str, form: re.Pattern[str]) -> str:
    if name not in fields:
        raise BadAnswer(text("bad-deck-missing", field=name))
    word = fields[name]
    if not isinstance(word, str) or not form.fullmatch(word):
        raise BadAnswer(text("bad-deck-word", field=name, word=in_words(word, MOST_SHOWN)))
    return word


def _number(fields: Mapping[str, Any], name: str) -> int:
    number = fields.get(name, 0)
    if type(number) is not int or not 0 <= number <= MOST_GAIN:
        raise BadAnswer(text("bad-deck-gain", field=name, most=MOST_GAIN))
    return number


def _switch(fields: Mapping[str, Any]) -> bool:
    value = fields.get("crucial_first", fields.get("crucial", False))
    if not isinstance(value, bool):
        raise BadAnswer(text("bad-deck-word", field="crucial", word=in_words(value, MOST_SHOWN)))
    return value


def _filters(fields: Mapping[str, Any]) -> tuple[str, ...]:
    lines = fields.get("filters", [])
    if (
        not isinstance(lines, list)
        or len(lines) > MOST_LINES
        or not all(isinstance(one, str) for one in lines)
    ):
        raise BadAnswer(text("bad-deck-filters", most=MOST_LINES))
    action = fields.get("action")
    if action is not None and not isinstance(action, str):
        raise BadAnswer(text("bad-deck-word", field="action", word=in_words(action, MOST_SHOWN)))
    return tuple(SHORT.get(str(one), str(one)) for one in lines)
