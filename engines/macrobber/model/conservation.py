"""What never changes: every token, card and estate of a game is somewhere, once."""

from collections import Counter

from .catalogue import components
from .state import State
from .tokens import NONE, Tokens


def losses(state: State) -> str:
    """Return what is missing or too many, "" if all is there (token.8, setup.3)."""
    here = components()
    tokens = here.tokens - here.start[state.options.seats].removed - _tokens(state)
    cards = Counter(here.card_counts[state.options.card_counts].counts)
    cards.subtract(_cards(state))
    tiles = Counter(here.estate_counts[state.options.estate_counts].counts)
    tiles.subtract(
        (*state.stock, *state.removed, *state.turned, *(n for one in state.seats for n in one.tiles))
    )
    found = [f"{name}: {left}" for name, left in (("cards", cards), ("estates", tiles)) if any(left.values())]
    if any(tokens):
        found.append(f"tokens: {tokens}")
    return "; ".join(found)


def _tokens(state: State) -> Tokens:
    found = state.sack + (state.turn.status if state.turn else NONE)
    for seat in state.seats:
        found = found + seat.board
    piper = state.raid is not None and state.raid.laid is not None and state.raid.laid.piper
    return found + Tokens(B=int(piper))


def _cards(state: State) -> list[int]:
    found = [*state.pile, *state.returned, *(card for seat in state.seats for card in seat.hand)]
    if state.raid and state.raid.laid and state.raid.laid.card:
        found.append(state.raid.laid.card)
    return found
