"""The names of the clans: dealt at the start, and anybody's to change for the own clan."""

import re

from engines.core.errors import IllegalMove
from engines.core.game.move import Fix
from engines.core.script import Script
from engines.core.text import text

from ..model.options import STRENGTHS
from ..model.state import Seat, State
from .workspace import Table, seat_label

LONGEST = 10
"""Characters, as in the longest name that is dealt: titles with two of them fit a phone."""
_NAME = re.compile(r"[^\W_](?:[^\W_]|[ '’-])*")
_DRAWN = "\u0530"
"""The pictures' font has the letters before this one: Latin, Greek, Cyrillic."""


def names(state: State) -> tuple[Fix, ...]:
    """Return the name of each clan, which whoever leads it may change while the game lasts (setup.18)."""
    if state.is_over:
        return ()
    hint = text("hint-name", most=LONGEST)
    return tuple(
        Fix(
            f"name-{seat.id}",
            text("fix-name", seat=seat_label(state, seat.id)),
            name_of(seat),
            hint,
            seat.id,
            LONGEST,
        )
        for seat in state.seats
    )


def name_of(seat: Seat) -> str:
    """Return what a clan is called, as it is typed."""
    return seat.name or seat.clan.capitalize()


def rename(state: State, field: str, value: str) -> Script[State]:
    """Give a clan another name, or its dealt one again.

    Raises IllegalMove if it isn't one, or another clan's, or what automas are called. (setup.18)
    """
    seat = next((one for one in state.seats if field == f"name-{one.id}"), None)
    if seat is None:
        raise IllegalMove(text("not-legal-now"))
    name = " ".join(value.split())
    if len(name) > LONGEST or not _NAME.fullmatch(name) or max(name) >= _DRAWN:
        raise IllegalMove(text("bad-name", most=LONGEST))
    if name.casefold() in STRENGTHS:
        raise IllegalMove(text("strength-name"))
    others = (one for one in state.seats if one.id != seat.id)
    if any(name.casefold() in (one.clan, one.name.casefold()) for one in others):
        raise IllegalMove(text("taken-name"))
    table = Table(state)
    before = seat_label(state, seat.id)
    table.change_seat(seat.id, name="" if name.casefold() == seat.clan else name)
    yield from table.tell("renamed", "setup.18", seat.id, before=before)
    return table.state
