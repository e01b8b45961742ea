"""The picture of the score: a bar for everybody whose points are known, then what AutoMartins' are for."""

from engines.core.picture import Picture, Say
from engines.core.picture.score import Column, score_picture
from engines.core.state.seats import marks_of
from engines.core.text import Text, text

from ...model.labels import seat_label, seats
from ...model.state import State
from ...rules.score import PARTS, parts_of, points, ranking


def score_pictures(state: State, say: Say) -> tuple[Picture, ...]:
    """Return the points that are known, at the end everybody's, and what those of AutoMartins are for.

    At the end the most stands first; before it the points are as if the game ended now.
    """
    title = text("picture-score-final" if state.is_over else "picture-score-so-far")
    marks, totals = marks_of(seats(state)), points(state)
    parts = {seat.id: parts_of(state, seat) for seat in state.seats}
    columns = [
        Column(marks[one], seat_label(state, one), totals[one], parts.get(one))
        for one in (ranking(state) if state.is_over else totals)
    ]
    categories = {part: text("score-part", part=part) for part in PARTS}
    return (score_picture(say, title, columns, categories, _points, with_zeros=True),)


def _points(seat: Text, n: int) -> Text:
    return text("picture-score-seat", seat=seat, n=n)
