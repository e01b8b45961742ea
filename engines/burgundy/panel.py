"""The living panel: what the table looks at between turns, beside the pictures."""

from engines.burgundy.state import PHASES, Seat, State, space_of
from engines.burgundy.table import marked_seat, order_label, side_label
from engines.core.panel import Field, Panel
from engines.core.text import Text, text


def panel(state: State) -> Panel:
    """Return what everybody needs now: die, order and whose turn is next; and each automata's numbers."""
    return Panel(
        title=text("panel-title"),
        lines=_lines(state),
        fields=tuple(_seat(state, seat) for seat in state.seats),
    )


def footer(state: State) -> Text:
    """Return phase, round, how the board is kept and rule set in one line."""
    mode = state.options.board
    if state.is_over:
        return text("panel-footer-over", mode=mode)
    return text("panel-footer", phase=PHASES[state.phase - 1], round=state.round, mode=mode)


def _lines(state: State) -> tuple[Text, ...]:
    if state.is_over:
        return ()
    white = text("panel-white", white=state.white, side=side_label(state.active_side))
    order = text("order", seats=order_label(state.order))
    waiting = [seat for seat in state.order if seat.startswith("a") and seat not in state.played]
    following = text("panel-next", seat=marked_seat(waiting[0])) if waiting else text("panel-round-done")
    return (white, order, following)


def _seat(state: State, seat: Seat) -> Field:
    name = text("panel-seat-name", seat=marked_seat(seat.id), level=seat.level, points=seat.points)
    numbers = text(
        "panel-seat",
        silver=seat.silver,
        goods=sum(seat.goods),
        reserve=len(seat.reserve),
        space=space_of(state.track, seat.id),
    )
    return Field(name, numbers)
