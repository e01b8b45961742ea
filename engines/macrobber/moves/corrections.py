"""What people may correct: the names of the clans, which are dealt at the start."""

import re
from functools import partial

from engines.core.errors import IllegalMove
from engines.core.game.correction import Correction
from engines.core.script import Script
from engines.core.text import text

from ..model import events
from ..model.labels import seat_label
from ..model.options import STRENGTHS
from ..model.state import State
from ..rules.workspace import Workspace

LONGEST = 10
"""Characters, as in the longest name that is dealt: titles with two of them fit a phone."""
_NAME = re.compile(r"[^\W_](?:[^\W_]|[ '-])*")
_DRAWN = "\u0530"
"""The pictures' font has the letters before this one: Latin, Greek, Cyrillic."""


def corrections(state: State) -> tuple[Correction[State], ...]:
    """Return the name of each clan, which whoever leads it may change while the game lasts (setup.18)."""
    if state.is_over:
        return ()
    hint = text("hint-name", most=LONGEST)
    return tuple(
        Correction(
            id=f"name-{seat.id}",
            label=text("fix-name", seat=seat_label(state, seat.id)),
            hint=hint,
            reads=partial(_name, seat.id),
            writes=partial(_rename, seat.id),
            seat=seat.id,
            most=LONGEST,
        )
        for seat in state.seats
    )


def _name(seat: str, state: State) -> str:
    """Return what a clan is called, as it is typed."""
    one = state.seat(seat)
    return one.name or one.clan.capitalize()


def _rename(seat: str, state: State, value: str) -> Script[State]:
    """Give a clan another name, or its dealt one again.

    Raises IllegalMove if it isn't one, or another clan's, or what automas are called. (setup.18)
    """
    # Phones type the other apostrophe: a name with either is the same name.
    name = " ".join(value.replace("’", "'").split())
    if len(name) > LONGEST or not _NAME.fullmatch(name) or max(name) >= _DRAWN:
        raise IllegalMove(text("bad-name", most=LONGEST))
    if name.casefold() in STRENGTHS:
        raise IllegalMove(text("strength-name"))
    others = (one for one in state.seats if one.id != seat)
    if any(name.casefold() in (one.clan, one.name.casefold()) for one in others):
        raise IllegalMove(text("taken-name"))
    work = Workspace(state)
    before = seat_label(state, seat)
    is_dealt = name.casefold() == state.seat(seat).clan
    work.change_seat(seat, name="" if is_dealt else name)
    yield from work.tell(events.renamed(before=before), "setup.18", seat=seat)
    return work.state
