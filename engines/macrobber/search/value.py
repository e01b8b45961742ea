"""What a position is worth to a seat."""

from math import exp

from ..fast.position import OVER, Position
from ..fast.scoring import income, winners
from ..model.state import ROUNDS

MOST_FREE = 2
"""So many free estates are worth something."""

FREE_ESTATE, WARRIOR, PIPER, MONK, MARKER = 1.2, 0.6, 0.2, 0.1, 1.5
"""What else counts for a Reiver, in points: the first two free estates, tokens of the court, the marker."""


def worth(game: Position, seat: int) -> float:
    """Return how far the seat is ahead, in points, if the round is scored now.

    The others count half by the best of them, half by all on average.
    """
    points = income(game)
    values = [
        game.scores[one]
        + points[one]
        + FREE_ESTATE * min(MOST_FREE, game.free[one])
        + WARRIOR * game.warriors[one]
        + PIPER * game.pipers[one]
        + MONK * game.monks[one]
        for one in range(game.seats)
    ]
    if game.marker >= 0:
        values[game.marker] += MARKER
    own = values.pop(seat)
    return own - max(values) / 2 - sum(values) / len(values) / 2


TARGET, ROUND = 36.0, 6.0
"""About how many points the leader has at the end of a game, and gains in a round."""
SURE, UNSURE = 2.4, 1.2
"""How many points make a lead: at the end, and so many more for each round to come."""
LEAST_LEFT = 0.35
ESTATES = 2.1, 3.7, 2.8, 2.9
COURT = 0.65, 0.4, 1.2
PIP = 1.1
FOLLOWING = 0.65
"""What is worth something for the rounds to come, in points: a free estate (two count), cattle, a castle, an
abbey; a warrior, a bagpiper, a monk; a pip on one of the three best cards; the marker.

Fitted by logistic regression to who won 500 games between players of a Reiver's kind.
"""


def rounds_left(scores: list[int]) -> float:
    """Return about how many rounds are still to come."""
    return max(LEAST_LEFT, (TARGET - max(scores)) / ROUND)


def shares(game: Position, *, is_scored: bool) -> list[float]:
    """Return the share of the win that each seat may expect; a round that isn't scored is scored first."""
    if game.ask == OVER:
        first = winners(game)
        return [(seat in first) / len(first) for seat in range(game.seats)]
    scores = game.scores
    if not is_scored:
        scores = [score + more for score, more in zip(scores, income(game), strict=True)]
    left = rounds_left(scores)
    weight = min(1.0, left)
    scale = SURE + UNSURE * left
    values = [(score + weight * _holdings(game, seat)) / scale for seat, score in enumerate(scores)]
    top = max(values)
    chances = [exp(value - top) for value in values]
    total = sum(chances)
    return [chance / total for chance in chances]


def _holdings(game: Position, seat: int) -> float:
    hand = game.hands[seat]
    pips = 0
    left = ROUNDS
    for card in (4, 3, 2, 1):
        count = min(left, hand[card])
        pips += card * count
        left -= count
    free = game.free[seat]
    return (
        ESTATES[0] * (free if free < MOST_FREE else MOST_FREE)
        + ESTATES[1] * game.cattle[seat]
        + ESTATES[2] * game.castles[seat]
        + ESTATES[3] * game.abbeys[seat]
        + COURT[0] * game.warriors[seat]
        + COURT[1] * game.pipers[seat]
        + COURT[2] * game.monks[seat]
        + PIP * pips
        + FOLLOWING * (game.marker == seat)
    )
