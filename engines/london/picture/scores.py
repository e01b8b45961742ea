"""The picture of the score: a bar for each AutoMartin, and for people who told theirs, then the parts."""

from collections.abc import Sequence

from engines.core.picture import Picture, Say
from engines.core.picture.score import Row, score_rows
from engines.core.picture.sheet import WIDTH, sheet
from engines.core.seats import MARKS
from engines.core.text import Text, text
from engines.london.score import PARTS, parts_of
from engines.london.state import State
from engines.london.table import seat_label


def score_pictures(state: State, say: Say) -> tuple[Picture, ...]:
    """Return the points by what they are for, as if the game ended now."""
    points = [parts_of(state, seat) for seat in state.seats]
    title = text("picture-score-final" if state.is_over else "picture-score-so-far")
    rows = [(title, tuple(sum(one.values()) for one in points))]
    rows += [
        (text("score-part", part=part), tuple(one[part] for one in points))
        for part in PARTS
        if part in points[0]
    ]
    totals, *parts = (
        Row(say(what), numbers, tuple(say(one) for one in _of_seats(state, numbers)))
        for what, numbers in rows
    )
    seats = [(MARKS[place], say(seat_label(state, seat.id))) for place, seat in enumerate(state.seats)]
    drawn, y = score_rows(seats, totals, parts)
    lines = [
        say(text("picture-line", where=what, what=text("picture-listed", parts=_of_seats(state, numbers))))
        for what, numbers in rows
    ]
    return (Picture("scores", sheet(y + 8, drawn), WIDTH, round(y + 8), tuple(lines)),)


def _of_seats(state: State, numbers: Sequence[int]) -> tuple[Text, ...]:
    return tuple(
        text("picture-score-seat", seat=seat_label(state, seat.id), n=n)
        for seat, n in zip(state.seats, numbers, strict=True)
    )
