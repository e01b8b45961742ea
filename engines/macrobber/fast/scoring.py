"""The scoring at the end of a round, the marker, and the end of the game."""

from ..rules.score import MOST_CATTLE, green_points
from .position import CASTLE_BLUE, Position


def income(game: Position) -> list[int]:
    """Return what every seat scores if the round is scored now.

    (score.1, score.7, score.8, score.10, score.11, score.12)
    """
    cattle, seats = game.cattle, range(game.seats)
    points = cattle[:]
    top = max(cattle)
    if top:
        firsts = cattle.count(top)
        if firsts == 1:
            first = cattle.index(top)
            points[first] += MOST_CATTLE
            below = max(count for seat, count in enumerate(cattle) if seat != first)
        else:
            first, below = -1, top
    else:
        first = below = 0
    pipers, castles = game.pipers, game.castles
    for seat in seats:
        blue = pipers[seat] + CASTLE_BLUE * castles[seat] - (below if seat == first else top)
        if blue > 0:
            points[seat] += blue
    return [point + green for point, green in zip(points, green_points(game.greens), strict=True)]


def follow(game: Position) -> None:
    """Give "largest following" to the most warriors, then the largest court.

    (marker.1, marker.2, marker.4)
    """
    warriors = game.warriors
    most = max(warriors)
    if warriors.count(most) == 1:
        game.marker = warriors.index(most)
        return
    courts = [
        game.pipers[seat] + game.monks[seat] if warriors[seat] == most else -1 for seat in range(game.seats)
    ]
    largest = max(courts)
    if courts.count(largest) == 1:
        game.marker = courts.index(largest)


def is_over_after_tile(game: Position) -> bool:
    """Take an estate off the stack; return whether that ends the game (round.5, round.6, end.1, end.5)."""
    leader = max(game.scores)
    is_red = leader >= game.settings.red_area
    if not game.stack:
        return is_red
    number = game.stack.pop()
    return is_red and number <= leader


def winners(game: Position) -> list[int]:
    """Return the seats with most points (end.6)."""
    most = max(game.scores)
    return [seat for seat in range(game.seats) if game.scores[seat] == most]
