"""Automa cards and combat cards: drawn, turned up, shuffled again."""

from typing import Any

from engines.core.script import Script, leave_to, show
from engines.core.script.piles import draw, refilled
from engines.core.script.requests import Choice, Option, Shuffle
from engines.core.script.telling import Telling
from engines.core.text import Text, text

from ..model import events
from ..model.catalogue import Card, cards, faction_file
from ..model.labels import card_label, faction
from ..model.state import Automa
from .workspace import Workspace

MOST_CARDS = 42
"""There are no more combat cards."""
VETO = 4
"""From this value on a combat card is a veto."""


def new_deck(work: Workspace) -> Script[tuple[int, ...]]:
    """Return the 19 cards, shuffled; in no order if the table draws them (setup.14)."""
    by_table = work.state.options.deck == "table"
    return tuple((yield from leave_to(Shuffle(id="deck", items=tuple(cards()), by_table=by_table))))


def refill(work: Workspace, seat: str) -> Script[None]:
    """Shuffle an Automa's 19 cards if its deck is empty, also in the middle of a combat (card.4).

    The last main card stays what it is (card.5).
    """
    own = work.state.automa(seat)
    if own.deck:
        return
    by_table = work.state.options.deck == "table"
    deck = yield from refilled((), own.discards, own.fought, id="deck", by_table=by_table)
    work.change_seat(seat, deck=deck, discards=(), fought=())
    yield from work.tell(events.reshuffled(n=len(deck)), "card.4", seat=seat)


def draw_card(work: Workspace, seat: str, pile: str) -> Script[Card]:
    """Draw an Automa's next card and lay it on one of its discard piles, `discards` or `fought` (turn.2)."""
    yield from refill(work, seat)
    own = work.state.automa(seat)
    yield from show(work.state)
    number, _ = yield from draw(
        own.deck,
        pile=text("automa-deck"),
        label=card_label,
        id="card.drawn",
        ask=ask_for_card(own),
        by_table=work.state.options.deck == "table",
    )
    return lay(work, seat, pile, number)


def lay(work: Workspace, seat: str, pile: str, number: int) -> Card:
    """Lay a card of an Automa's deck on one of its discard piles."""
    own = work.state.automa(seat)
    deck = tuple(one for one in own.deck if one != number)
    work.change_seat(seat, deck=deck, **{pile: (*getattr(own, pile), number)})
    return cards()[number]


def card_question(own: Automa, name: str = "card.drawn") -> Choice:
    """Return the question for the card that the table draws for an Automa."""
    options = tuple(Option(str(one), card_label(one)) for one in sorted(own.deck))
    return Choice(id=name, ask=ask_for_card(own), options=options)


def ask_for_card(own: Automa) -> Text:
    """Return what is asked where the table draws an Automa's card."""
    return text("ask-card", seat=faction(own))


def all_reshuffled(work: Workspace) -> Script[None]:
    """Shuffle discards and deck of the Automa in turn into a full deck of 19 (star.6)."""
    deck = yield from new_deck(work)
    work.change_own(deck=deck, discards=(), fought=())


def shuffled_combat_deck() -> Script[tuple[int, ...]]:
    """Return the 42 combat cards, shuffled: one deck for all Automas (combat.13)."""
    values = tuple(value for value, n in faction_file().combat_deck.items() for _ in range(n))
    return tuple((yield from leave_to(Shuffle(id="combat.deck", items=values))))


def _top_combat_card(work: Workspace) -> Script[int | None]:
    """Take the top combat card of the bot's deck; None if all are in hands (combat.13)."""
    there = work.state
    deck = yield from refilled(there.combat_deck, there.combat_discards, id="combat.deck")
    if not there.combat_deck:
        work.change(combat_discards=())
    if not deck:
        return None
    work.change(combat_deck=deck[1:])
    return deck[0]


def gain_combat_cards(work: Workspace, seat: str, n: int) -> Script[int]:
    """Give an Automa combat cards, face down; return how many could be had (gain.4, combat.13)."""
    if work.state.options.combat_cards == "table":
        work.change_seat(seat, cards=work.state.automa(seat).cards + n)
        return n
    for given in range(n):
        value = yield from _top_combat_card(work)
        if value is None:
            return given
        own = work.state.automa(seat)
        work.change_seat(seat, cards=own.cards + 1, hand=(*own.hand, value))
    return n


def discard_combat_cards(work: Workspace, seat: str, n: int) -> tuple[int, ...]:
    """Take combat cards from an Automa, those that came first; return the values that the bot knows.

    Nobody has seen any of them, so these are as random as others. (combat.6)
    """
    own = work.state.automa(seat)
    played = own.hand[:n]
    work.change_seat(seat, cards=own.cards - n, hand=own.hand[n:])
    work.change(combat_discards=(*work.state.combat_discards, *played))
    return played


def set_combat_cards(work: Workspace, seat: str, n: int) -> Script[bool]:
    """Give or take combat cards until an Automa has so many; tell whether there were as many (combat.13)."""
    more = n - work.state.automa(seat).cards
    if more < 0:
        discard_combat_cards(work, seat, -more)
        return True
    return (yield from gain_combat_cards(work, seat, more)) == more


def flip(work: Workspace, told: Telling[...], rule: str, **about: Any) -> Script[bool]:
    """Flip a combat card, and tell whether it is a veto: a 4 or 5; `about` says of what.

    (variant.5, variant.6, combat.13)
    """
    if work.state.options.combat_cards == "table":
        options = tuple(Option(str(n), text("number", n=n)) for n in faction_file().combat_deck)
        asked = text(f"ask-{told.id}", seat=faction(work.own), **about)
        value = int((yield from work.ask(Choice(id="veto.card", ask=asked, options=options))))
    else:
        top = yield from _top_combat_card(work)
        if top is None:
            return False
        value = top
        work.change(combat_discards=(*work.state.combat_discards, value))
    is_veto = value >= VETO
    yield from work.tell(told(value=value, veto="yes" if is_veto else "no"), rule)
    return is_veto
