"""What a server keeps of Pebbles: what lay on the bridge last, and a deck of its own."""

from typing import Any

from engines.core.errors import BadAnswer
from engines.core.script.collection import Kept, in_words
from engines.core.text import text

from .lines import pebbles, pebbles_line

CARDS = ("plain", "number", "colours", "space", "dare", "words", "secret", "pick")
MOST_CARDS = 20


def read_place(entry: Any) -> tuple[str, str]:
    """Read `bridge 2 red, 1 blue`, or the same as JSON: a name of one word, and what lies there."""
    if isinstance(entry, dict):
        entry = f"{in_words(entry.get('name', ''))} {in_words(entry.get('pebbles', ''))}"
    if not isinstance(entry, str):
        raise BadAnswer(text("bad-place"))
    name, _, line = entry.strip().partition(" ")
    if not (line and name.isalpha() and len(name) <= 20):
        raise BadAnswer(text("bad-place"))
    return name.lower(), pebbles_line(pebbles(line))


def read_card(entry: Any) -> tuple[str, str]:
    """Read a card of a deck, `3 words`, or the same as JSON: `{"id": 3, "card": "words"}`."""
    if isinstance(entry, dict):
        entry = f"{in_words(entry.get('id', ''))} {in_words(entry.get('card', ''))}"
    number, _, card = entry.strip().partition(" ") if isinstance(entry, str) else (in_words(entry), "", "")
    if not (number.isascii() and number.isdigit() and len(number) < 4 and int(number)):
        raise BadAnswer(text("bad-card-number", number=in_words(number)))
    if card not in CARDS:
        raise BadAnswer(text("bad-card", card=in_words(card), cards=", ".join(CARDS)))
    return str(int(number)), card


KEPT = (
    Kept(
        "cards",
        read=read_place,
        write=lambda name, line: f"{name} {line}",
        example="bridge 2 red, 1 blue",
    ),
    Kept(
        "deck",
        read=read_card,
        write=lambda number, card: f"{number} {card}",
        example="1 words",
        most=MOST_CARDS,
        is_whole=True,
        example_json='{"id": 1, "card": "words"}',
        names=lambda number: (f"N{number}",),
        chosen_by="deck: own",
    ),
)
