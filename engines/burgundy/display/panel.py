"""The living panel: what the table looks at between turns, beside the pictures."""

from engines.core.game.panel import Field, Panel
from engines.core.state.seats import icon_of
from engines.core.text import Text, text

from ..model.labels import marked_seat, order_label, side_label
from ..model.state import PHASES, CardPlace, Seat, State, items_of, space_of, waiting


def panel(state: State) -> Panel:
    """Return what everybody needs now: die, order and whose turn is next; and each automata's numbers."""
    return Panel(
        title=text("panel-title"),
        lines=_lines(state),
        fields=tuple(_seat(state, seat) for seat in state.seats),
    )


def set_up(state: State) -> tuple[Text, ...]:
    """Return how the real table is set up; where the bot deals the board people need their own only.

    (setup.1, setup.7, setup.10, setup.18)
    """
    if state.options.board == "dealt":
        own = text("set-up-own", n=state.options.players)
        return (own, text("set-up-no-board"), text("set-up-from-box"))
    automata = tuple(text("seat-short", icon=icon_of(seat.id), n=int(seat.id[1:])) for seat in state.seats)
    return (
        text("set-up-players", n=state.options.players, white=state.white),
        text("set-up-track", seats=automata),
        text("set-up-castle", seats=automata, n=len(automata)),
        text("set-up-goods", seats=automata),
        text("set-up-cards", dice=state.options.dice),
    )


def how_to_play(state: State | None) -> Text:
    """Return how it is played, by who keeps the board; while the set-up asks none is taken for granted."""
    return text("game-help", board=state.options.board if state else "any")


def footer(state: State) -> Text:
    """Return phase, round (none before the first die), how the board is kept and rule set in one line."""
    mode = state.options.board
    if state.is_over:
        return text("panel-footer-over", mode=mode)
    return text("panel-footer", phase=PHASES[state.phase - 1], round=state.round, mode=mode)


def _lines(state: State) -> tuple[Text, ...]:
    if state.is_over or not state.white:
        return ()
    white = text("panel-white", white=state.white, side=side_label(state.active_side))
    order = text("order", seats=order_label(state.order))
    coming = waiting(state)
    following = text("panel-next", seat=marked_seat(coming[0])) if coming else text("panel-round-done")
    return (white, order, following)


def _seat(state: State, seat: Seat) -> Field:
    """Return an automata's numbers, and below them each card with the colours of its open spaces."""
    name = text("panel-seat-name", seat=marked_seat(seat.id), level=seat.level, points=seat.points)
    numbers = text(
        "panel-seat",
        silver=seat.silver,
        goods=sum(seat.goods),
        reserve=len(seat.reserve),
        space=space_of(state.track, seat.id),
        left=_card(state, seat.left),
        right=_card(state, seat.right),
    )
    return Field(name, numbers)


def _card(state: State, card: CardPlace) -> Text:
    printed = items_of(card.id, state)
    open_ = tuple(
        text("sign", tile=text("sign-tile-plain", colour=printed[item].colour)) for item in card.open_items
    )
    return text("panel-card", card=card.id, open=open_)
