"""What a server keeps: the lines of cards that people have confirmed, and an automa deck of its own."""

from functools import lru_cache
from typing import Any

from engines.core.errors import BadAnswer
from engines.core.script.collection import Kept
from engines.core.text import text

from .automa_card import read_automa_card, write_automa_card
from .card import MOST_KNOWN, card_in, read_card
from .catalogue import boroughs, names

MOST_DECK = 100


def read_line(entry: Any) -> tuple[str, str]:
    """Read the line of a card, `Oxford Street brown c4 +8 v2 p-1`; return its name and the line.

    Raises BadAnswer that names the word that is wrong.
    """
    if not isinstance(entry, str):
        raise BadAnswer(text("bad-card-entry"))
    return _read(entry)


@lru_cache(maxsize=MOST_KNOWN)
def _read(entry: str) -> tuple[str, str]:
    typed = read_card(entry, names())
    card, line = typed.card, typed.card.line
    if not (typed.has_values or typed.is_quoted or card.name in names().values()):
        raise BadAnswer(text("bad-no-values", name=card.name))
    if card.name in boroughs() and not card.is_borough:
        line = f"borough {line}"
    if card_in(line).name != card.name:
        raise BadAnswer(text("bad-quotes"))
    return card.name, line


def write_line(_: str, line: str) -> str:
    """Return a line as `read_line` takes it: a name that is told from prose by nothing else is in quotes."""
    card = card_in(line)
    try:
        read_line(card.line)
    except BadAnswer:
        return card.quoted
    return card.line


KEPT = (
    Kept(
        "cards",
        read=read_line,
        write=write_line,
        example="Oxford Street brown c4 +8 v2 p-1",
    ),
    Kept(
        "deck",
        read=read_automa_card,
        write=write_automa_card,
        example="X-1 I 1 0 crucial board coins poverty first / discard_city",
        example_json='{"id": "X-1", "level": "I", "coins": 1, "filters": ["board", "first"]}',
        most=MOST_DECK,
        is_whole=True,
        chosen_by="deck: own",
    ),
)
