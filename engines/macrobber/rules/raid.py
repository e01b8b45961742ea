"""A raid: three rounds of combat, what comes of them, and new cards."""

from engines.core.script import Script

from ..model import events
from ..model.labels import seat_label
from ..model.state import ROUNDS, Raid
from .combat import fight
from .refill import refill
from .result import settle
from .workspace import Workspace


def raid(work: Workspace, defender: str) -> Script[None]:
    """Raid another player, who must defend himself (raid.1, raid.3, raid.4, result.12)."""
    work.change(raid=Raid(work.seat_id, defender))
    yield from work.tell(events.raid(defender=seat_label(work.state, defender)), "raid.1")
    for _ in range(ROUNDS):
        yield from fight(work)
    yield from settle(work)
    yield from refill(work)
    work.change(raid=None)
