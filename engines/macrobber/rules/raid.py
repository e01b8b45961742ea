"""A raid: three rounds of combat, what comes of them, and new cards."""

from engines.core.script import Script

from ..model.labels import seat_label
from ..model.state import ROUNDS, Raid
from .combat import fight
from .refill import refill
from .result import settle
from .workspace import Table


def raid(table: Table, defender: str) -> Script[None]:
    """Raid another player, who must defend himself (raid.1, raid.3, raid.4, result.12)."""
    attacker = table.state.in_turn
    table.change(raid=Raid(attacker, defender))
    yield from table.tell("raid", "raid.1", attacker, defender=seat_label(table.state, defender))
    for _ in range(ROUNDS):
        yield from fight(table)
    yield from settle(table)
    yield from refill(table)
    table.change(raid=None)
