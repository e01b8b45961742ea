"""The picture of the score: a bar for everybody whose points are known, then what AutoMartins' are for."""

from collections.abc import Mapping, Sequence

from engines.core.picture import Picture, Say
from engines.core.picture.score import Points, score_picture
from engines.core.state.seats import marks_of
from engines.core.text import Text, text

from ...model.labels import seat_label, seats
from ...model.state import State
from ...rules.score import PARTS, parts_of, points, ranking


def score_pictures(state: State, say: Say) -> tuple[Picture, ...]:
    """Return the points that are known, at the end everybody's, and what those of AutoMartins are for.

    At the end the most stands first; before it the points are as if the game ended now.
    """
    ranked = ranking(state) if state.is_over else tuple(points(state))
    title = text("picture-score-final" if state.is_over else "picture-score-so-far")
    parts = {seat.id: parts_of(state, seat) for seat in state.seats}
    rows = [_points(state, ranked, title, points(state))]
    rows += [
        _points(state, ranked, text("score-part", part=part), {seat: parts[seat][part] for seat in parts})
        for part in PARTS
        if all(part in one for one in parts.values())
    ]
    marks = marks_of(seats(state))
    return (score_picture(say, [(marks[one], say(seat_label(state, one))) for one in ranked], rows),)


def _points(state: State, ranked: Sequence[str], what: Text, numbers: Mapping[str, int]) -> Points:
    """Return a row; a seat that has no number in it isn't named."""
    titles = {
        seat: text("picture-score-seat", seat=seat_label(state, seat), n=n) for seat, n in numbers.items()
    }
    named = tuple(titles.get(one, what) for one in ranked)
    return Points(what, tuple(numbers.get(one) for one in ranked), named)
