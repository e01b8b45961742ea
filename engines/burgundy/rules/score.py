"""The end of the game and the points, line by line."""

from collections.abc import Sequence

from engines.core.game.panel import Panel
from engines.core.script import Script
from engines.core.text import Text, text

from ..model import events, tile
from ..model.labels import marked_seat, seat_label
from ..model.state import Category, Seat, State
from .phase import income, note_points
from .workspace import Workspace

RULES: dict[Category, str] = {
    "yellow": "score.1",
    "goods": "score.3",
    "silver": "score.4",
    "reserve": "score.5",
    "items": "score.6",
}


def end_points(seat: Seat) -> dict[Category, int]:
    """Return what the end of the game is worth to an automata.

    Face-down wilds are no yellow tiles; a yellow tile on a card counts as one and as a filled item.
    (score.1, score.2, score.3, score.4, score.5, score.6, score.7)
    """
    on_cards = [one for one in (*seat.left.tiles, *seat.right.tiles) if one]
    return {
        "yellow": 4 * sum(tile.colour(one) == "y" for one in (*on_cards, *seat.duchy)),
        "goods": sum(seat.goods),
        "silver": seat.silver,
        "reserve": len(seat.reserve),
        "items": 2 * len(on_cards),
    }


def end(state: State) -> Script[State]:
    """Pay the income of the last phase, then score every automata (phase.2, score.8)."""
    work = Workspace(state)
    note_points(work)
    yield from income(work)
    for seat in state.seats:
        work.seat_id = seat.id
        yield from work.name_seat()
        for category, gained in end_points(work.seat).items():
            work.gain_points(category, gained)
            yield from work.tell(events.end_points(category=category, points=gained), RULES[category])
        yield from work.tell(events.final(points=work.seat.points), "score.8")
    work.seat_id = ""
    note_points(work)
    work.change(is_over=True)
    return work.state


def score(state: State) -> tuple[Panel, ...]:
    """Return who is ahead: as it ended, or as if the game ended now; the picture has all numbers."""
    totals = points(state)
    best = max(totals.values())
    if len(totals) > 1:
        leaders = tuple(marked_seat(seat) for seat, total in totals.items() if total == best)
        title = text("score-final-best" if state.is_over else "score-best", seats=leaders, points=best)
        lines = () if state.is_over else (text("score-if"),)
        return (Panel(title, (*lines, text("score-ties"))),)
    only = state.seats[0]
    title = text("score-final" if state.is_over else "score-so-far", seat=seat_label(only.id), points=best)
    now = () if state.is_over else (text("score-now", points=only.points),)
    return (Panel(title, (*now, text("score-ties")), seat=only.id),)


def ties(state: State, tied: Sequence[str]) -> tuple[Text, ...]:
    """Return who wins a tie of automata and people (score.8)."""
    automata = {seat.id for seat in state.seats}
    return () if automata.isdisjoint(tied) or automata.issuperset(tied) else (text("score-ties"),)


def points(state: State) -> dict[str, int]:
    """Return the points of each automata by its seat, as if the game ended now."""
    return {seat.id: sum(points_of(seat, is_over=state.is_over).values()) for seat in state.seats}


def points_of(seat: Seat, *, is_over: bool) -> dict[Category, int]:
    """Return an automata's points by category, those of the end included."""
    return seat.ledger if is_over else {**seat.ledger, **end_points(seat)}
