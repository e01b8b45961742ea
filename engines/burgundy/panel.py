"""The living panel: what the table looks at between turns."""

from engines.burgundy import catalogue, tile
from engines.burgundy.state import PHASES, CardPlace, Seat, State, space_of
from engines.burgundy.table import items_of, seat_label, side_label
from engines.core.panel import Field, Panel
from engines.core.text import Text, text


def panel(state: State) -> Panel:
    """Return the state as people want to see it: round and die, the automatas, the board if it is kept."""
    return Panel(
        title=text("panel-title", n=len(state.seats)),
        lines=(*_round_lines(state), *_board_lines(state)),
        fields=tuple(_seat(state, seat) for seat in state.seats),
    )


def footer(state: State) -> Text:
    """Return phase, round and rule set in one line."""
    mode = state.options.board
    if state.is_over:
        return text("panel-footer-over", mode=mode)
    return text("panel-footer", phase=PHASES[state.phase - 1], round=state.round, mode=mode)


def _round_lines(state: State) -> tuple[Text, ...]:
    if state.is_over:
        return ()
    white = text("panel-white", white=state.white, side=side_label(state.active_side))
    order = text("panel-order", seats=tuple(seat_label(seat) for seat in state.order))
    return (white, order)


def _board_lines(state: State) -> tuple[Text, ...]:
    if state.is_over or state.depots is None:
        return ()
    lines = []
    for number, depot in enumerate(state.depots, start=1):
        tiles = tuple(tile.label(one) for one in depot.tiles if one)
        goods = tuple(
            text("depot-good", kind=kind, n=depot.goods.count(kind)) for kind in sorted(set(depot.goods))
        )
        name = "panel-depot" if tiles else "panel-depot-empty"
        lines.append(text(f"{name}-goods" if goods else name, depot=number, tiles=tiles, goods=goods))
    market = tuple(tile.label(one) for one in state.market or () if one)
    if state.market is None:
        lines.append(text("panel-market-unknown"))
    else:
        lines.append(text("panel-market" if market else "panel-market-empty", tiles=market))
    return tuple(lines)


def _seat(state: State, seat: Seat) -> Field:
    value = text(
        "panel-seat",
        points=seat.points,
        silver=seat.silver,
        goods=_goods(seat),
        space=space_of(state.track, seat.id),
        left=_card(state, seat, "left", seat.left),
        right=_card(state, seat, "right", seat.right),
        reserve=_tiles(seat.reserve),
        duchy=_counts(seat.duchy),
    )
    name = text("panel-seat-name", seat=seat_label(seat.id), level=seat.level, points=seat.points)
    return Field(name, value)


def _card(state: State, seat: Seat, side: str, card: CardPlace) -> Text:
    items = []
    for printed, placed in zip(items_of(card.id, state), card.tiles, strict=True):
        name = "item-done" if placed else "item-open"
        shown = tile.label(placed) if placed else tile.colour_label(printed.colour)
        items.append(text(f"{name}-box" if printed.box else name, what=shown))
    active = not state.is_over and state.active_side == side
    points = catalogue.cards()[card.id].points[seat.level]
    name = "card-active" if active else "card-idle"
    return text(name, side=side, card=card.id, points=points, items=tuple(items))


def _goods(seat: Seat) -> Text:
    kinds = tuple(text("goods-count", kind=kind, n=n) for kind, n in enumerate(seat.goods, start=1) if n)
    return text("list", items=kinds) if kinds else text("nothing")


def _tiles(tiles: tuple[str, ...]) -> Text:
    return text("list", items=tuple(tile.label(one) for one in tiles)) if tiles else text("nothing")


def _counts(tiles: tuple[str, ...]) -> Text:
    counts = tuple(
        text("colour-held", colour=colour, n=n)
        for colour in tile.COLOURS
        if (n := sum(tile.colour(one) == colour for one in tiles))
    )
    return text("list", items=counts) if counts else text("nothing")
