"""What a server keeps of Caledonia: an automa deck of its own."""

import re
from typing import Any

from engines.core.errors import BadAnswer
from engines.core.script.collection import Kept, in_words
from engines.core.text import text

LETTERS = "CETHSM"
LAST = "P"
NAMES = {
    **dict(zip(("contract", "expand", "trade", "technology", "shipping", "merchant"), LETTERS, strict=True)),
    "pass": LAST,
}
FIELDS = ("id", "actions", "actions_uniform")
"""What a JSON file may have of a card; the bot's own decks, as their data file has them, are taken too."""
MOST_CARDS = 200
MOST_SHOWN = 20
_NUMBER = re.compile(r"(?:MH)?0*([1-9][0-9]{0,3})", re.ASCII | re.IGNORECASE)


def read_card(entry: Any) -> tuple[str, str]:
    """Read a card as `1 CETSHM`, or as JSON: `{"id": "MH01", "actions": ["Contract", "Expand"]}` (card.1).

    Raises BadAnswer that names the card, and the letter or field that is wrong.
    """
    if isinstance(entry, dict):
        if strange := next((str(name) for name in entry if name not in FIELDS), ""):
            raise BadAnswer(text("bad-card-field", field=in_words(strange, MOST_SHOWN)))
        if "id" not in entry:
            raise BadAnswer(text("bad-card-missing", field="id"))
        return _number_of(entry.get("id")), _checked(entry.get("id"), _letters(entry))
    if not isinstance(entry, str):
        raise BadAnswer(text("bad-card"))
    number, _, letters = entry.strip().partition(" ")
    return _number_of(number), _checked(number, letters.replace(" ", "").upper())


def _number_of(typed: Any) -> str:
    found = _NUMBER.fullmatch(str(typed)) if type(typed) in (str, int) and len(str(typed)) < 20 else None
    if found is None or int(found[1]) > MOST_CARDS:
        raise BadAnswer(text("bad-card-number", typed=in_words(typed, MOST_SHOWN), most=MOST_CARDS))
    return found[1]


def _letters(entry: dict[Any, Any]) -> str:
    """Return the letters of a card that a JSON file has: as letters, or as a list of names."""
    actions = entry.get("actions")
    if isinstance(actions, str) and set(actions.strip().upper()) <= set(LETTERS + LAST):
        return actions.strip().upper()
    if not isinstance(actions, list) or not all(isinstance(one, str) for one in actions):
        raise BadAnswer(text("bad-card-actions", card=in_words(entry["id"], MOST_SHOWN)))
    if unknown := [one for one in actions if one.strip().lower() not in NAMES]:
        raise BadAnswer(
            text(
                "bad-card-action",
                card=in_words(entry["id"], MOST_SHOWN),
                typed=in_words(unknown[0], MOST_SHOWN),
            )
        )
    return "".join(NAMES[one.strip().lower()] for one in actions)


def _checked(card: Any, letters: str) -> str:
    """Return the letters with Pass at the end. Raises BadAnswer that names the card and the letter."""
    named = in_words(card, MOST_SHOWN)
    for place, letter in enumerate(letters):
        if letter not in LETTERS + LAST:
            raise BadAnswer(text("bad-card-letter", card=named, letter=letter, place=place + 1))
        if letter in letters[:place]:
            raise BadAnswer(text("bad-card-twice", card=named, letter=letter, place=place + 1))
        if letter == LAST and place < len(letters) - 1:
            raise BadAnswer(text("bad-card-pass", card=named, place=place + 1))
    if not letters.strip(LAST):
        raise BadAnswer(text("bad-card-empty", card=named))
    return letters.removesuffix(LAST) + LAST


KEPT = (
    Kept(
        "deck",
        read=read_card,
        write=lambda number, letters: f"{number} {letters}",
        example="1 CETSHM",
        most=MOST_CARDS,
        is_whole=True,
        example_json='{"id": "MH01", "actions": ["Contract", "Expand"]}',
        names=lambda number: (f"MH{number.zfill(2)}",),
        chosen_by="deck_profile: own",
    ),
)
