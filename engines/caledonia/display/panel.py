"""The living panel: what the table looks at between turns, beside the pictures; and how to set up."""

from engines.core.game.panel import Field, Panel
from engines.core.text import Text, text

from ..model.catalogue import GOODS, ROUNDS
from ..model.labels import contract_label, good_label, in_order, marked_seat
from ..model.state import MacHina, State
from ..rules.score import points_of


def panel(state: State) -> Panel:
    """Return order, prices, row and deck; and each MacHina's numbers."""
    return Panel(
        title=text("panel-title", profile=state.options.deck_profile),
        lines=_lines(state),
        fields=tuple(_seat(one) for one in state.machinas),
    )


def _lines(state: State) -> tuple[Text, ...]:
    if state.is_over:
        return ()
    prices = tuple(text("good-price", good=good_label(good), n=state.price(good)) for good in GOODS)
    nobody = text("panel-set-up" if state.phase == "start" else "panel-round-done")
    coming = text("panel-next", seat=marked_seat(state.at)) if state.at else nobody
    row = tuple(text("contract-number", contract=one) for one in state.row) or (text("nothing"),)
    return (
        text("order-line", seats=in_order(state.seats)),
        coming,
        text("panel-prices", prices=prices[:3]),
        text("panel-prices", prices=prices[3:]),
        text("panel-row", row=row, room=state.row_size - len(state.row)),
    )


def _seat(own: MacHina) -> Field:
    name = text("panel-seat-name", seat=marked_seat(own.id), points=sum(points_of(own).values()))
    numbers = text(
        "panel-seat",
        money=own.money,
        goods=sum(own.goods.values()),
        units=sum(own.units.values()),
        free=own.available,
        hired=own.hired,
        box=contract_label(own.box) if own.box else text("no-contract"),
    )
    return Field(name, numbers)


def footer(state: State) -> Text:
    """Return round and deck in one line."""
    profile = state.options.deck_profile
    if state.is_over:
        return text("panel-footer-over", profile=profile)
    if state.phase in ("start", "setup"):
        return text(f"panel-footer-{state.phase}", profile=profile)
    tile = state.tiles[state.round - 1] or "unknown"
    return text("panel-footer", round=state.round, rounds=ROUNDS, tile=tile, profile=profile)


def set_up(state: State) -> tuple[Text, ...]:
    """Return how the real table is set up.

    The base set-up for all seats, without Clan tiles for MacHinas and with as many fewer pairs on offer.
    (setup.1, setup.6, setup.7, setup.8, setup.9)
    """
    return (
        text("set-up-base", n=state.options.seats),
        text("set-up-pairs", n=state.options.people + 1),
        text("set-up-tiles", n=len(state.machinas)),
        text("set-up-merchants", n=len(state.machinas)),
        text("set-up-tell"),
    )
