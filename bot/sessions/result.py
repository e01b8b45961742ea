"""Everybody's points at the end: those that the game knows, and those that people have entered."""

from collections.abc import Mapping

from bot.sessions.view import View


def open_seats(view: View) -> list[str]:
    """Return the seats of people whose points the game doesn't know, in a game whose automas have some."""
    if view.state is None or view.game.points is None:
        return []
    known = view.game.points(view.state)
    return [seat for seat in view.seats if seat not in known]


def known_points(view: View) -> dict[str, int]:
    """Return the points that the game knows, and those that people have entered, the most first."""
    if view.state is None or view.game.points is None:
        return {}
    points = {**view.game.points(view.state), **view.entered}
    return dict(sorted(points.items(), key=lambda one: -one[1]))


def result_of(view: View) -> dict[str, int]:
    """Return the points of each seat, the most first; none as long as people have entered none."""
    return known_points(view) if view.entered else {}


def winners_of(view: View, points: Mapping[str, int]) -> list[str]:
    """Return the seats that have won, or are ahead so far, by these points."""
    best = [seat for seat, n in points.items() if n == max(points.values())]
    automas = [seat for seat in best if seat not in view.seats]
    return automas if automas and view.game.automas_win_ties else best
