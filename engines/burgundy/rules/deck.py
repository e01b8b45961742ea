"""The automata deck: drawing, shuffling, and drawing by the table."""

from collections.abc import Sequence

from engines.core.script import Script, show
from engines.core.script.piles import draw, refilled
from engines.core.text import Text, text

from ..model import events
from ..model.labels import seat_label
from .workspace import Workspace


def shuffled(work: Workspace, cards: Sequence[int], deck: Sequence[int] = ()) -> Script[tuple[int, ...]]:
    """Return the deck; in place of none the cards in a new order, sorted where the table shuffles itself."""
    by_table = work.state.options.by_table
    return (yield from refilled(deck, sorted(cards), id="deck.shuffle", by_table=by_table))


def drawn_from(work: Workspace, cards: Sequence[int], place: str) -> Script[tuple[int, tuple[int, ...]]]:
    """Return the top card, or the one of these that the table says it drew, and the others (card.drawn).

    `place` says what for, and so how people draw it: "left" and "right" at the start, else "new".
    """
    ask = text(f"ask-card-{place}", seat=seat_label(work.seat_id))
    pile, by_table = text("automata-deck"), work.state.options.by_table
    return (yield from draw(cards, pile=pile, label=_label, id="card.drawn", ask=ask, by_table=by_table))


def _label(card: int) -> Text:
    return text("automata-card", card=card)


def draw_card(work: Workspace) -> Script[int]:
    """Draw the next card; an empty deck is made anew of the completed cards (complete.9)."""
    deck = yield from shuffled(work, work.seat.completed, work.seat.deck)
    if not work.seat.deck:
        work.change_seat(completed=())
        yield from work.tell(events.reshuffle(n=len(deck)), "complete.9")
    yield from show(work.state)
    card, deck = yield from drawn_from(work, deck, "new")
    work.change_seat(deck=deck)
    return card
