"""The automa deck: one for all MacHinas, designed or a group's own."""

import re
from collections.abc import Mapping
from typing import Any

from engines.core.errors import BadAnswer, IllegalMove
from engines.core.script import Script, leave_to
from engines.core.script.kept import Kept, in_words
from engines.core.script.piles import draw, refilled
from engines.core.script.requests import Shuffle
from engines.core.text import text

from ..model import catalogue, events
from ..model.labels import card_label
from ..model.state import State
from .workspace import Table

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


def actions_of(state: State, card: str) -> str:
    """Return the letters of a card in the order tried (setup.4, card.1)."""
    if state.options.deck_profile == "own":
        return state.cards[card]
    return str(getattr(catalogue.cards()[card], state.options.deck_profile))


def all_cards(state: State) -> tuple[str, ...]:
    """Return the ids of all cards of this session's deck (setup.3)."""
    return tuple(state.cards or catalogue.cards())


def own_cards(kept: Mapping[str, str]) -> dict[str, str]:
    """Return a group's own cards. Raises IllegalMove if the server keeps none."""
    if not kept:
        raise IllegalMove(text("no-own-deck"))
    return dict(kept)


def shuffled(cards: tuple[str, ...]) -> Script[tuple[str, ...]]:
    """Return the cards in a new order (setup.5, card.5)."""
    return tuple((yield from leave_to(Shuffle(id="deck", items=cards))))


def draw_card(table: Table) -> Script[str]:
    """Draw the top card; in place of an empty deck the whole discard pile is shuffled at that moment.

    (turn.2, card.2, card.3, card.4)
    """
    state = table.state
    deck = yield from refilled(state.deck, sorted(state.discard), id="deck")
    if not state.deck:
        table.change(discard=())
        yield from table.tell(events.reshuffled(n=len(deck)), "card.2")
    pile, ask = text("machina-deck"), text("ask-card")
    card, deck = yield from draw(deck, pile=pile, label=card_label, id="card", ask=ask)
    table.change(deck=deck, card=card)
    return card


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
