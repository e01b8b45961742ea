"""The living panel: what the table looks at between turns, beside the pictures."""

from engines.core.game.panel import Field, Panel
from engines.core.state.seats import mark_of
from engines.core.text import Text, text

from ..model.catalogue import mats
from ..model.labels import faction, seat_label, with_faction
from ..model.seats import seats
from ..model.state import Automa, Person, State
from ..rules.score import hexes_of

MORE_CARDS = 1
"""There is one Factory card more than players (setup.16)."""
FEW_SEATS = 3
"""A line names no more seats, with what two Automas have."""


def panel(state: State) -> Panel:
    """Return whose turn it is, and each seat's numbers."""
    lines = () if state.has_ended else (text("panel-turn", seat=seat_label(state, state.in_turn)),)
    return Panel(text("panel-title"), lines, tuple(_field(state, seat) for seat in state.seats))


def _field(state: State, seat: Automa | Person) -> Field:
    name = text("panel-seat", icon=mark_of(seats(state), seat.id).icon, seat=with_faction(seat))
    if isinstance(seat, Person):
        return Field(name, text("panel-person", stars=seat.stars, hexes=hexes_of(seat)))
    numbers = {"stars": seat.stars, "power": seat.power, "coins": seat.coins, "cards": seat.cards}
    return Field(name, text("panel-automa", level=seat.level, index=seat.index, plan=seat.plan, **numbers))


def footer(state: State) -> Text:
    """Return in one line what the game is at."""
    if state.has_ended:
        return text("footer-over")
    return text("footer", n=state.round)


def _seat(state: State, seat: Automa | Person) -> Text:
    """Return a seat, a person with the faction, an Automa with what its mat gives it.

    Where the bot draws its combat cards, that is none of them.
    """
    if isinstance(seat, Person):
        return with_faction(seat)
    printed = mats()[seat.faction]
    if state.options.combat_cards == "bot":
        return text("set-up-automa-power", seat=faction(seat), power=printed.power)
    return text("set-up-automa", seat=faction(seat), power=printed.power, cards=printed.cards)


def _order(state: State) -> tuple[Text, Text]:
    """Return who plays after whom, and what the Automas' mats give them.

    Two lines are too short to tell both of many seats apart: there the second goes on with the first.
    """
    cards, seats = state.options.combat_cards, tuple(_seat(state, one) for one in state.seats)
    if len(seats) > FEW_SEATS:
        return (
            text("set-up-order-power", seats=seats[:2], cards=cards),
            text("set-up-then", seats=seats[2:]),
        )
    automas = tuple(_seat(state, one) for one in state.automas)
    named = tuple(with_faction(one) for one in state.seats)
    return text("set-up-order", seats=named), text("set-up-power", seats=automas, cards=cards)


def set_up(state: State) -> tuple[Text, ...]:
    """Return how the real table is set up.

    (setup.7, setup.9, setup.10, setup.11, setup.12, setup.13, setup.14, setup.16)
    """
    n, cards, level = len(state.seats), state.options.combat_cards, state.automas[0].level
    # A message has room for five steps.
    return (
        text("set-up-all", n=n, cards=n + MORE_CARDS),
        *_order(state),
        text("set-up-money", cards=cards),
        text("set-up-star", level=level, deck=state.options.deck),
    )
