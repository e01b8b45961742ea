"""The living panel: what the table looks at between turns, beside the pictures."""

from engines.core.panel import Field, Panel
from engines.core.text import Text, text
from engines.scythe.catalogue import mats
from engines.scythe.score import hexes_of
from engines.scythe.state import Automa, Person, State
from engines.scythe.table import faction, faction_label, mark_of

MORE_CARDS = 1
"""There is one Factory card more than players (setup.16)."""


def panel(state: State) -> Panel:
    """Return whose turn it is, and each seat's numbers."""
    lines = () if state.has_ended else (text("panel-turn", seat=faction_label(state, state.in_turn)),)
    return Panel(text("panel-title"), lines, tuple(_field(state, seat) for seat in state.seats))


def _field(state: State, seat: Automa | Person) -> Field:
    name = text("panel-seat", icon=mark_of(state, seat.id).icon, seat=faction(seat))
    if isinstance(seat, Person):
        return Field(name, text("panel-person", stars=seat.stars, hexes=hexes_of(seat)))
    numbers = {"stars": seat.stars, "power": seat.power, "coins": seat.coins, "cards": seat.cards}
    return Field(name, text("panel-automa", level=seat.level, index=seat.index, plan=seat.plan, **numbers))


def footer(state: State) -> Text:
    """Return in one line what the game is at."""
    if state.is_over:
        return text("footer-over")
    return text("footer", n=len(state.course) + 1)


def _mat(seat: Automa) -> Text:
    printed = mats()[seat.faction]
    return text("set-up-automa", seat=faction(seat), power=printed.power, cards=printed.cards)


def set_up(state: State) -> tuple[Text, ...]:
    """Return how the real table is set up.

    (setup.7, setup.9, setup.10, setup.11, setup.12, setup.14, setup.16)
    """
    printed, n = [_mat(one) for one in state.automas], len(state.order)
    board = {"n": n, "cards": n + MORE_CARDS}
    return (
        # A message has room for five steps.
        *((text("set-up-all", **board),) if n > 3 else (text("set-up-board", **board), text("set-up-units"))),
        *(text("set-up-mats", seats=tuple(printed[at : at + 2])) for at in range(0, len(printed), 2)),
        text("set-up-money"),
        text("set-up-deck", deck=state.options.deck),
    )
