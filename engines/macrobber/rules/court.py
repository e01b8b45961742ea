"""Warriors, bagpipers and monks: what goes into the own court."""

from engines.core.script import Script

from ..model.cost import COSTS
from ..model.tokens import Tokens
from .cards import draw
from .workspace import Table


def warriors(table: Table) -> Script[None]:
    """Add a warrior and draw a card for him (warrior.1, warrior.2, warrior.4, warrior.5, warrior.6)."""
    _join(table, COSTS["warriors"])
    yield from table.tell("warrior", "warrior.1", table.state.in_turn)
    yield from draw(table, table.state.in_turn, 1)


def bagpipers(table: Table) -> Script[None]:
    """Add a bagpiper (piper.1, piper.2)."""
    _join(table, COSTS["bagpipers"])
    yield from table.tell("bagpiper", "piper.1", table.state.in_turn)


def monks(table: Table, n: int) -> Script[None]:
    """Add one or two monks (monk.1, monk.2)."""
    _join(table, COSTS[f"monks:{n}"])
    yield from table.tell("monks", "monk.1", table.state.in_turn, n=n)


def _join(table: Table, joining: Tokens) -> None:
    table.use(joining)
    table.to_court(table.state.in_turn, joining)
