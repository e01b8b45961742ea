"""The exchange of cards, for who doesn't raid."""

from engines.core.script import Script

from .cards import draw, lay_down
from .workspace import Table

MOST_EXCHANGED = 3


def exchange(table: Table, cards: tuple[int, ...]) -> Script[None]:
    """Throw cards, then draw as many (exchange.1, exchange.4)."""
    player = table.state.in_turn
    lay_down(table, player, cards)
    yield from table.tell("exchanged", "exchange.1", player, n=len(cards))
    yield from draw(table, player, len(cards))
