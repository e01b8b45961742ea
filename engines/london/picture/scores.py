"""The picture of the score: a bar for each AutoMartin, and for people who told theirs, then the parts."""

from engines.core.picture import Picture, Say
from engines.core.picture.score import Points, score_picture
from engines.core.seats import MARKS
from engines.core.text import Text, text
from engines.london.score import PARTS, parts_of
from engines.london.state import State
from engines.london.table import seat_label


def score_pictures(state: State, say: Say) -> tuple[Picture, ...]:
    """Return the points by what they are for, as if the game ended now."""
    points = [parts_of(state, seat) for seat in state.seats]
    title = text("picture-score-final" if state.is_over else "picture-score-so-far")
    rows = [_points(state, title, tuple(sum(one.values()) for one in points))]
    rows += [
        _points(state, text("score-part", part=part), tuple(one[part] for one in points))
        for part in PARTS
        if part in points[0]
    ]
    seats = [(MARKS[place], say(seat_label(state, seat.id))) for place, seat in enumerate(state.seats)]
    return (score_picture(say, seats, rows),)


def _points(state: State, what: Text, numbers: tuple[int, ...]) -> Points:
    items = tuple(
        text("picture-score-seat", seat=seat_label(state, seat.id), n=n)
        for seat, n in zip(state.seats, numbers, strict=True)
    )
    return Points(
        what, numbers, items, text("picture-line", where=what, what=text("picture-listed", parts=items))
    )
