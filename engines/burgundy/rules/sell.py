"""Selling goods."""

from engines.core.script import Script
from engines.core.script.funnel import first, funnel, most
from engines.core.text import text

from ..model import events
from .workspace import Workspace


def sell(work: Workspace) -> Script[None]:
    """Sell all goods of the most frequent type; without goods nothing happens.

    (sell.2, sell.3, sell.4, sell.5)
    """
    goods = work.seat.goods
    chosen = funnel(
        [kind for kind in range(1, 7) if goods[kind - 1]],
        most("most-goods", lambda kind: goods[kind - 1], rule="sell.2"),
        first("lowest-number", rule="sell.2"),
        label=lambda kind: text("good", n=kind),
    )
    kind = chosen.winner
    if kind is None:
        yield from work.tell(events.sell_nothing(), "sell.4")
        return
    sold = goods[kind - 1]
    points = sold * work.state.options.players
    work.change_seat(goods=tuple(0 if i == kind - 1 else n for i, n in enumerate(goods)))
    work.gain_silver(1)
    work.gain_points("sales", points)
    yield from work.tell(events.sold(kind=kind, n=sold, points=points), "sell.3", chosen.trace)
    if work.state.options.trade_routes:
        work.gain_points("sales", 1)
        yield from work.tell(events.trade_route(points=1), "sell.5")
