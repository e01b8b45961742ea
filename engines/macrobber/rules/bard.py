"""The bard: tokens out of the court of another player."""

from engines.core.script import Script

from ..model import events
from ..model.cost import COSTS
from ..model.labels import seat_label, tokens_label
from ..model.tokens import tokens
from .cards import choose_discard, draw, lay_down
from .workspace import Workspace

LEAST_WARRIORS = 3
"""So many stay in every court at all times, so everybody can raid and defend (warrior.3, warrior.7)."""


def bard(work: Workspace, victim: str, taken: str, kept: str) -> Script[None]:
    """Take one or two tokens of a court and keep at most one of two.

    `taken` has the colours that leave the court, such as "YB", `kept` the one that changes courts or "".
    (bard.1, bard.2, bard.4, bard.5, bard.6, bard.9)
    """
    work.use(COSTS["bard"])
    work.from_court(victim, tokens(taken))
    work.to_court(work.seat_id, tokens(kept))
    work.to_sack(COSTS["bard"] + tokens(taken) - tokens(kept))
    label, lost = seat_label(work.state, victim), tokens_label(tokens(taken))
    yield from work.tell(events.bard(victim=label, taken=lost, kept=kept or "none"), "bard.2")
    if "Y" in taken:
        lay_down(work, victim, ((yield from choose_discard(work, victim, work.seat(victim).hand)),))
        yield from work.tell(events.discarded(), "bard.9", seat=victim)
    if kept == "Y":
        yield from draw(work, work.seat_id, 1)
        yield from work.tell(events.drew(), "bard.9")
