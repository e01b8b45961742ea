"""The living panel: what the table looks at between turns, beside the pictures; and how to set up."""

from collections.abc import Sequence

from engines.core.game.panel import Field, Panel
from engines.core.text import Text, text

from ..model.catalogue import GOODS, ROUNDS
from ..model.labels import contract_label, good_label, in_order, marked_seat, seat_label
from ..model.state import MacHina, State, is_machina
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
        box=contract_label(own.box) if own.box else text("nothing"),
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


def score(state: State) -> tuple[Panel, ...]:
    """Return who is ahead: as it ended, or by what is sure now; the picture has all numbers.

    Of MacHinas that are tied the one with more money left. (score.3)
    """
    ranked = {one.id: (sum(points_of(one).values()), one.money % 10) for one in state.machinas}
    best = max(ranked.values())
    only = state.machinas[0].id if len(state.machinas) == 1 else None
    # The mark of the only one stands before the title already.
    label = seat_label if only else marked_seat
    leaders = tuple(label(one) for one, points in ranked.items() if points == best)
    when = "final" if state.is_over else "now"
    title = text("score-title", when=when, seats=leaders, points=best[0])
    tied = [one for one, points in ranked.items() if points[0] == best[0]]
    at_end = ties(state, tied) if len(tied) > 1 else ()
    lines = at_end if state.is_over else (text("score-sure"),)
    return (Panel(title, lines, seat=only),)


def ties(state: State, seats: Sequence[str]) -> tuple[Text, ...]:
    """Return what breaks a tie: the money left over, which is known of MacHinas; people compare. (score.3)"""
    money = (
        text("tie-money", seat=marked_seat(one.id), money=one.money % 10)
        for one in state.machinas
        if one.id in seats
    )
    compared = (text("tie-compare"),) if any(not is_machina(one) for one in seats) else ()
    return (text("tie"), *money, *compared)
