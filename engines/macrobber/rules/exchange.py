"""The exchange of cards, for who doesn't raid."""

from engines.core.script import Script

from ..model import events
from .cards import draw, lay_down
from .workspace import Workspace

MOST_EXCHANGED = 3


def exchange(work: Workspace, cards: tuple[int, ...]) -> Script[None]:
    """Throw cards, then draw as many (exchange.1, exchange.4)."""
    lay_down(work, work.seat_id, cards)
    yield from work.tell(events.exchanged(n=len(cards)), "exchange.1")
    yield from draw(work, work.seat_id, len(cards))
