"""`automa tournament`: automas play whole games against each other, and what came of it."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import click

from bot.cli.match import Match, play_all
from engines.core.game.registry import game, games

CERTAIN = 1.96
"""Standard deviations of a 95 % interval."""


@dataclass
class Tally:
    """What all seats of one strength came to: a win is shared by those who share it."""

    seats: int
    wins: float = 0.0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Tournament:
    """So many games between automas of these strengths; the rest is as in each `Match` of it."""

    game: str
    strengths: Sequence[str]
    games: int
    seed: str
    iterations: int | None

    def matches(self) -> Iterator[Match]:
        """Yield its games; each deal is played by as many as there are seats, so that all sit everywhere."""
        for n in range(self.games):
            yield Match(
                game=self.game,
                seed=f"{self.seed} {n // len(self.strengths)}",
                options={"seats": len(self.strengths)},
                strengths=tuple(_rotated(self.strengths, n)),
                iterations=self.iterations,
            )


def run_tournament(tournament: Tournament, jobs: int) -> None:
    """Play a tournament in `jobs` processes and print the result. Raises click.UsageError."""
    strengths = tournament.strengths
    _check(tournament.game, strengths)
    matches = list(tournament.matches())
    tallies = {strength: Tally(strengths.count(strength)) for strength in strengths}
    for match, points in zip(matches, play_all(matches, jobs), strict=True):
        _count(tallies, match.strengths, list(points.values()))
    for line in _lines(tallies, tournament.games):
        click.echo(line)


def _check(name: str, strengths: Sequence[str]) -> None:
    if name not in games() or game(name).decide is None or game(name).points is None:
        raise click.UsageError(f"No game {name!r} that automas play by themselves.")
    known = game(name).strengths
    wrong = [one for one in strengths if one not in known]
    if wrong:
        raise click.UsageError(f"{name} has no automa {wrong[0]!r}; there are {', '.join(known)}.")
    seats = next(option for option in game(name).options if option.id == "seats")
    if not seats.low <= len(strengths) <= seats.high:
        raise click.UsageError(f"{name} is for {seats.low} to {seats.high} seats, not {len(strengths)}.")


def _rotated(strengths: Sequence[str], by: int) -> list[str]:
    """Return who sits where in the game with this number: one seat further in each."""
    start = by % len(strengths)
    return [*strengths[start:], *strengths[:start]]


def _count(tallies: dict[str, Tally], strengths: Sequence[str], points: Sequence[int]) -> None:
    first = [place for place, score in enumerate(points) if score == max(points)]
    for place, strength in enumerate(strengths):
        tallies[strength].points += points[place]
        tallies[strength].wins += (place in first) / len(first)


def _lines(tallies: dict[str, Tally], number: int) -> Iterator[str]:
    """Yield what each strength came to: its wins, the share that would be even, its points."""
    seats = sum(tally.seats for tally in tallies.values())
    yield f"{number} games, {seats} seats that rotate. A shared win counts in parts; 95 % intervals (Wilson)."
    for strength, tally in tallies.items():
        low, high = wilson(tally.wins, number)
        yield (
            f"{strength} ({tally.seats} of {seats} seats): wins {100 * tally.wins / number:.1f} %"
            f" [{100 * low:.1f}, {100 * high:.1f}], even would be {100 * tally.seats / seats:.1f} %;"
            f" {tally.points / number / tally.seats:.1f} points"
        )


def wilson(wins: float, number: int) -> tuple[float, float]:
    """Return the 95 % interval of the share that `wins` of `number` games are (Wilson's score)."""
    share, spread = wins / number, CERTAIN**2 / number
    middle = (share + spread / 2) / (1 + spread)
    half = CERTAIN / (1 + spread) * math.sqrt(share * (1 - share) / number + spread / number / 4)
    return middle - half, middle + half
