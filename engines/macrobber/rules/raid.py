"""A raid: three rounds of combat, what comes of them, and new cards."""

from engines.core.script import Script

from ..model import events
from ..model.labels import seat_label
from ..model.state import ROUNDS, Raid
from .combat import fight
from .refill import refill
from .result import settle
from .workspace import Table


def raid(table: Table, defender: str) -> Script[None]:
    """Raid another player, who must defend himself (raid.1, raid.3, raid.4, result.12)."""
    table.change(raid=Raid(table.seat_id, defender))
    yield from table.tell(events.raid(defender=seat_label(table.state, defender)), "raid.1")
    for _ in range(ROUNDS):
        yield from fight(table)
    yield from settle(table)
    yield from refill(table)
    table.change(raid=None)
