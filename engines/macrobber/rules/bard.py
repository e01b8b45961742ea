"""The bard: tokens out of the court of another player."""

from engines.core.script import Script

from ..model import events
from ..model.cost import COSTS
from ..model.labels import seat_label, tokens_label
from ..model.tokens import tokens
from .cards import choose_discard, draw, lay_down
from .workspace import Table

LEAST_WARRIORS = 3
"""So many stay in every court at all times, so everybody can raid and defend (warrior.3, warrior.7)."""


def bard(table: Table, victim: str, taken: str, kept: str) -> Script[None]:
    """Take one or two tokens of a court and keep at most one of two.

    `taken` has the colours that leave the court, such as "YB", `kept` the one that changes courts or "".
    (bard.1, bard.2, bard.4, bard.5, bard.6, bard.9)
    """
    table.use(COSTS["bard"])
    table.from_court(victim, tokens(taken))
    table.to_court(table.seat_id, tokens(kept))
    table.to_sack(COSTS["bard"] + tokens(taken) - tokens(kept))
    label, lost = seat_label(table.state, victim), tokens_label(tokens(taken))
    yield from table.tell(events.bard(victim=label, taken=lost, kept=kept or "none"), "bard.2")
    if "Y" in taken:
        lay_down(table, victim, ((yield from choose_discard(table, victim, table.seat(victim).hand)),))
        yield from table.tell(events.discarded(), "bard.9", seat=victim)
    if kept == "Y":
        yield from draw(table, table.seat_id, 1)
        yield from table.tell(events.drew(), "bard.9")
