"""Piles of cards: a deck, its top card first, and the piles that become a new deck."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from engines.core.errors import EmptyPile
from engines.core.script import Script, leave_to
from engines.core.script.requests import Draw, Option, Shuffle
from engines.core.text import Text

T = TypeVar("T")


def refilled(
    deck: Sequence[T],
    *piles: Sequence[T],
    id: str,  # noqa: A002 - the field's own name, here and below
    by_table: bool = False,
) -> Script[tuple[T, ...]]:
    """Return the deck; in place of an empty one these piles, shuffled together.

    `id` and `by_table` are those of the `Shuffle`. Which piles go in is the rules' matter: if the deck was
    empty, who calls this empties them and tells it. Where they are empty too there is nothing to shuffle.
    """
    cards = tuple(card for pile in piles for card in pile)
    if deck or not cards:
        return tuple(deck)
    return tuple((yield from leave_to(Shuffle(id=id, items=cards, by_table=by_table))))


def draw(
    deck: Sequence[T],
    *,
    pile: Text,
    label: Callable[[T], Text],
    id: str,  # noqa: A002
    ask: Text,
    name: Callable[[T], str] = str,
    by_table: bool = False,
) -> Script[tuple[T, tuple[T, ...]]]:
    """Return the card that is drawn, and the deck without it.

    `id`, `ask` and `by_table` are those of the `Draw`; `name` gives a card's id there, `label` its words.
    Raises EmptyPile, which calls the deck `pile`: where the rules say what happens then, look first.
    """
    if not deck:
        raise EmptyPile(pile)
    options = tuple(Option(name(card), label(card)) for card in deck)
    top = yield from leave_to(Draw(id=id, ask=ask, pile=options, by_table=by_table))
    place = [option.id for option in options].index(top)
    return deck[place], (*deck[:place], *deck[place + 1 :])
