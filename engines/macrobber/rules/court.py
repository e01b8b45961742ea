"""Warriors, bagpipers and monks: what goes into the own court."""

from engines.core.script import Script

from ..model import events
from ..model.cost import COSTS
from ..model.tokens import Tokens
from .cards import draw
from .workspace import Table


def warriors(table: Table) -> Script[None]:
    """Add a warrior and draw a card for him (warrior.1, warrior.2, warrior.4, warrior.5, warrior.6)."""
    _join(table, COSTS["warriors"])
    yield from table.tell(events.warrior(), "warrior.1")
    yield from draw(table, table.seat_id, 1)


def bagpipers(table: Table) -> Script[None]:
    """Add a bagpiper (piper.1, piper.2)."""
    _join(table, COSTS["bagpipers"])
    yield from table.tell(events.bagpiper(), "piper.1")


def monks(table: Table, n: int) -> Script[None]:
    """Add one or two monks (monk.1, monk.2)."""
    _join(table, COSTS[f"monks:{n}"])
    yield from table.tell(events.monks(n=n), "monk.1")


def _join(table: Table, joining: Tokens) -> None:
    table.use(joining)
    table.to_court(table.seat_id, joining)
