"""A raid: three rounds of combat, what comes of them, and new cards."""

from engines.core.script import Script
from engines.macrobber.combat import fight
from engines.macrobber.refill import refill
from engines.macrobber.result import settle
from engines.macrobber.state import ROUNDS, Raid
from engines.macrobber.table import Table, seat_label


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
