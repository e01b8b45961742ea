"""The end of the game and the points, line by line."""

from engines.burgundy import tile
from engines.burgundy.phase import income, note_points
from engines.burgundy.state import CATEGORIES, Category, Seat, State
from engines.burgundy.table import Table, icon_of, marked_seat, seat_label
from engines.core.panel import Field, Panel
from engines.core.script import Script
from engines.core.text import Text, text

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
    note_points(table)
    yield from income(table)
    for seat in state.seats:
        table.seat_id = seat.id
        yield from table.name_seat()
        for category, points in end_points(table.seat).items():
            table.gain_points(category, points)
            yield from table.tell("end-points", RULES[category], category=category, points=points)
        yield from table.tell("final", "score.8", points=table.seat.points)
    table.seat_id = ""
    note_points(table)
    table.change(is_over=True)
    return table.state


def score(state: State) -> tuple[Panel, ...]:
    """Return the points by what they are for: as it ended, or as it would if the game ended now."""
    ledgers = {seat.id: points_of(seat, is_over=state.is_over) for seat in state.seats}
    totals = {seat: sum(points.values()) for seat, points in ledgers.items()}
    fields = tuple(
        Field(text("category", category=category), _side_by_side(ledgers, category))
        for category in CATEGORIES
        if any(points.get(category) for points in ledgers.values())
    )
    if len(totals) > 1:
        best = max(totals.values())
        leaders = tuple(marked_seat(seat) for seat, total in totals.items() if total == best)
        title = text("score-final-best" if state.is_over else "score-best", seats=leaders, points=best)
        return (Panel(title, (*_places(totals), text("score-ties")), fields),)
    only = state.seats[0]
    title = text(
        "score-final" if state.is_over else "score-so-far", seat=seat_label(only.id), points=totals[only.id]
    )
    now = () if state.is_over else (text("score-now", points=only.points),)
    return (Panel(title, (*now, text("score-ties")), fields, seat=only.id),)


def points_of(seat: Seat, *, is_over: bool) -> dict[Category, int]:
    """Return an automata's points by category, those of the end included."""
    return seat.ledger if is_over else {**seat.ledger, **end_points(seat)}


def _side_by_side(ledgers: dict[str, dict[Category, int]], category: Category) -> Text:
    if len(ledgers) == 1:
        return text("points", n=next(iter(ledgers.values()))[category])
    return text(
        "side-by-side",
        seats=tuple(
            text("score-of", icon=icon_of(seat), points=points.get(category, 0))
            for seat, points in ledgers.items()
        ),
    )


def _places(totals: dict[str, int]) -> tuple[Text, ...]:
    """Return a line for each automata, the best first; equal points share a place."""
    ranked = sorted(totals.items(), key=lambda one: -one[1])
    return tuple(
        text(
            "score-place",
            place=1 + sum(other > points for other in totals.values()),
            seat=marked_seat(seat),
            points=points,
        )
        for seat, points in ranked
    )
