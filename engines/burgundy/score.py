"""The end of the game and the points, line by line."""

from engines.burgundy import tile
from engines.burgundy.phase import income
from engines.burgundy.state import CATEGORIES, Category, Seat, State
from engines.burgundy.table import Table, seat_label
from engines.core.panel import Field, Panel
from engines.core.script import Script
from engines.core.text import text

RULES: dict[Category, str] = {
    "yellow": "score.1",
    "goods": "score.3",
    "silver": "score.4",
    "reserve": "score.5",
    "items": "score.6",
}


def end_points(seat: Seat) -> dict[Category, int]:
    """Return what the end of the game is worth to an automata (score.1-score.7)."""
    on_cards = [one for one in (*seat.left.tiles, *seat.right.tiles) if one]
    return {
        "yellow": 4 * sum(tile.colour(one) == "y" for one in (*on_cards, *seat.duchy)),
        "goods": sum(seat.goods),
        "silver": seat.silver,
        "reserve": len(seat.reserve),
        "items": 2 * len(on_cards),
    }


def end(state: State) -> Script[State]:
    """Pay the income of the last phase, then score every automata (phase.2, score.1-score.8)."""
    table = Table(state)
    yield from income(table)
    for seat in state.seats:
        table.seat_id = seat.id
        yield from table.name_seat()
        for category, points in end_points(table.seat).items():
            table.gain_points(category, points)
            yield from table.tell("end-points", RULES[category], category=category, points=points)
        yield from table.tell("final", "score.8", points=table.seat.points)
    table.seat_id = ""
    table.change(is_over=True)
    return table.state


def score(state: State) -> tuple[Panel, ...]:
    """Return a breakdown for each automata: as it ended, or as it would if the game ended now."""
    return tuple(_breakdown(seat, is_over=state.is_over) for seat in state.seats)


def _breakdown(seat: Seat, *, is_over: bool) -> Panel:
    points = dict(seat.ledger)
    if not is_over:
        points |= end_points(seat)
    total = sum(points.values())
    fields = tuple(
        Field(text("category", category=category), text("points", n=points.get(category, 0)))
        for category in CATEGORIES
    )
    return Panel(
        title=text("score-final" if is_over else "score-so-far", seat=seat_label(seat.id), points=total),
        lines=() if is_over else (text("score-now", points=seat.points),),
        fields=fields,
        footer=text("score-ties"),
    )
