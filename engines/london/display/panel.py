"""The living panel: what the table looks at between turns, beside the pictures."""

from engines.core.game.panel import Field, Panel
from engines.core.state.seats import icon_of
from engines.core.text import Text, text

from ..model.board import coming
from ..model.labels import seat_label
from ..model.state import State, is_automa


def panel(state: State) -> Panel:
    """Return whose turn it is, and each AutoMartin's numbers."""
    fields = tuple(
        Field(
            text("panel-seat-name", seat=marked_seat(state, seat.id)),
            text("panel-seat", coins=seat.coins, poverty=seat.poverty, prestige=seat.prestige),
        )
        for seat in state.seats
    )
    return Panel(text("panel-title"), _lines(state), fields)


def _lines(state: State) -> tuple[Text, ...]:
    if state.is_over:
        return ()
    waiting = coming(state)
    line = "panel-last-turn" if state.is_out else "panel-turn"
    whose = text(line, seat=marked_seat(state, waiting[0])) if waiting else text("panel-score")
    return (whose, *((text("panel-last"),) if state.is_out else ()))


def marked_seat(state: State, seat: str) -> Text:
    """Return the name of a seat with its mark; people have none."""
    label = seat_label(state, seat)
    return text("seat-marked", icon=icon_of(seat), seat=label) if is_automa(seat) else label


def footer(state: State) -> Text:
    """Return level, automa deck and city deck in one line."""
    left = -1 if state.city_left is None else state.city_left
    return text("panel-footer", level=state.options.level, deck=state.options.deck, left=left)
