"""Warriors, bagpipers and monks: what goes into the own court."""

from engines.core.script import Script

from ..model import events
from ..model.cost import COSTS
from ..model.tokens import Tokens
from .cards import draw
from .workspace import Workspace


def warriors(work: Workspace) -> Script[None]:
    """Add a warrior and draw a card for him (warrior.1, warrior.2, warrior.4, warrior.5, warrior.6)."""
    _join(work, COSTS["warriors"])
    yield from work.tell(events.warrior(), "warrior.1")
    yield from draw(work, work.seat_id, 1)


def bagpipers(work: Workspace) -> Script[None]:
    """Add a bagpiper (piper.1, piper.2)."""
    _join(work, COSTS["bagpipers"])
    yield from work.tell(events.bagpiper(), "piper.1")


def monks(work: Workspace, n: int) -> Script[None]:
    """Add one or two monks (monk.1, monk.2)."""
    _join(work, COSTS[f"monks:{n}"])
    yield from work.tell(events.monks(n=n), "monk.1")


def _join(work: Workspace, joining: Tokens) -> None:
    work.use(joining)
    work.to_court(work.seat_id, joining)
