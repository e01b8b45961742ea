"""The automata deck: drawing, shuffling, and drawing by the table."""

from collections.abc import Sequence

from engines.burgundy.table import Table
from engines.core.requests import Draw, Option, Shuffle
from engines.core.script import Script, leave_to
from engines.core.text import text


def shuffled(table: Table, cards: Sequence[int]) -> Script[tuple[int, ...]]:
    """Return the cards in a new order, sorted where the table shuffles them itself."""
    by_table = table.state.options.by_table
    order = yield from leave_to(Shuffle(id="deck.shuffle", items=tuple(sorted(cards)), by_table=by_table))
    return tuple(order)


def drawn_from(table: Table, cards: Sequence[int]) -> Script[int]:
    """Return the top card, or the one of these that the table says it drew (card.drawn)."""
    pile = tuple(Option(str(card), text("automata-card", card=card)) for card in cards)
    ask = text("ask-card-drawn", seat=int(table.seat_id[1:]))
    request = Draw(id="card.drawn", ask=ask, pile=pile, by_table=table.state.options.by_table)
    return int((yield from leave_to(request)))


def draw_card(table: Table) -> Script[int]:
    """Draw the next card; an empty deck is made anew of the completed cards (complete.9)."""
    if not table.seat.deck:
        deck = yield from shuffled(table, table.seat.completed)
        table.change_seat(deck=deck, completed=())
        yield from table.tell("reshuffle", "complete.9", n=len(deck))
    card = yield from drawn_from(table, table.seat.deck)
    table.change_seat(deck=tuple(one for one in table.seat.deck if one != card))
    return card
