"""New cards after a raid."""

from collections.abc import Mapping
from functools import partial

from engines.core.script import Script
from engines.core.script.requests import MultiChoice
from engines.core.text import text

from ..model import events
from ..model.state import State
from .cards import card_options, draw, lay_down, values
from .workspace import Workspace

DRAWN = 5
LAID_BACK = 2


def refill(work: Workspace) -> Script[None]:
    """Both draw five cards, the attacker first, then both lay any two back.

    (refill.1, refill.2, refill.3, refill.4)
    """
    work.change_raid(stage="refill")
    sides = (work.raid.attacker, work.raid.defender)
    for seat in sides:
        yield from draw(work, seat, DRAWN)
    questions = [_question(work, seat) for seat in sides]
    chosen = yield from work.ask_together(*questions, shown=partial(_with_choice, work.state))
    for seat, cards in zip(sides, chosen, strict=True):
        lay_down(work, seat, values(cards))
    yield from work.tell(events.refilled(drawn=DRAWN, back=LAID_BACK), "refill.1", seat="")


def _with_choice(state: State, answers: Mapping[str, tuple[str, ...]]) -> State:
    """Return the state in which each side knows what it has chosen itself."""
    work = Workspace(state)
    for id_, cards in answers.items():
        work.change_seat(id_.rpartition(".")[2], back=values(cards))
    return work.state


def _question(work: Workspace, seat: str) -> MultiChoice:
    options = card_options(work.seat(seat).hand)
    return MultiChoice(
        id=f"d.layback.{seat}",
        ask=text("ask-layback", n=LAID_BACK),
        options=options,
        low=LAID_BACK,
        high=LAID_BACK,
        to=seat,
        private=True,
        asleep=[one.id for one in options[:LAID_BACK]],
    )
