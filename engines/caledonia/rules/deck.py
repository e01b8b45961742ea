"""The automa deck: one for all MacHinas, designed or a group's own."""

from collections.abc import Mapping

from engines.core.errors import IllegalMove
from engines.core.script import Script, leave_to
from engines.core.script.piles import draw, refilled
from engines.core.script.requests import Shuffle
from engines.core.text import text

from ..model import catalogue, events
from ..model.labels import card_label
from ..model.state import State
from .workspace import Workspace


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


def draw_card(work: Workspace) -> Script[str]:
    """Draw the top card; in place of an empty deck the whole discard pile is shuffled at that moment.

    (turn.2, card.2, card.3, card.4)
    """
    state = work.state
    deck = yield from refilled(state.deck, sorted(state.discard), id="deck")
    if not state.deck:
        work.change(discard=())
        yield from work.tell(events.reshuffled(n=len(deck)), "card.2")
    pile, ask = text("machina-deck"), text("ask-card")
    card, deck = yield from draw(deck, pile=pile, label=card_label, id="card", ask=ask)
    work.change(deck=deck, card=card)
    return card
