"""`automa tournament`: automas play whole games against each other, and what came of it."""

import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import click

from engines.core.decide import Dilemma, offered
from engines.core.play import begin, play
from engines.core.registry import game, games
from engines.core.requests import Json, Question
from engines.core.run import Asking, Done, Said

CERTAIN = 1.96
"""Standard deviations of a 95 % interval."""


@dataclass(frozen=True)
class Plan:
    """One game of a tournament: who plays it, in the order of the seats, and how."""

    game: str
    strengths: tuple[str, ...]
    seed: str
    iterations: int | None
    seconds: float


@dataclass
class Tally:
    """What all seats of one strength came to: a win is shared by those who share it."""

    seats: int
    wins: float = 0.0
    points: int = 0


def run_tournament(
    name: str,
    strengths: Sequence[str],
    number: int,
    *,
    jobs: int,
    seed: str,
    iterations: int | None,
    seconds: float,
) -> None:
    """Play `number` games in `jobs` processes and print the result. Raises click.UsageError."""
    _check(name, strengths)
    plans = [
        Plan(name, tuple(_rotated(strengths, n)), f"{seed} {n // len(strengths)}", iterations, seconds)
        for n in range(number)
    ]
    tallies = {strength: Tally(strengths.count(strength)) for strength in strengths}
    os.environ["PYTHONSAFEPATH"] = "1"  # where its processes are started anew they import nothing from here
    with ProcessPoolExecutor(jobs) as pool, click.progressbar(length=number, label="Games") as bar:
        running = {pool.submit(play_out, plan): plan for plan in plans}
        for done in as_completed(running):
            _count(tallies, running[done].strengths, done.result())
            bar.update(1)
    for line in _report(tallies, number):
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


def play_out(plan: Plan) -> list[int]:
    """Play a game to its end and return the points, in the order of the seats."""
    return _Match(plan).play()


class _Match:
    """A game that automas play by themselves."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.game = plan, game(plan.game)
        self.seats = [f"s{n}" for n in range(1, len(plan.strengths) + 1)]
        self.decided = 0

    def play(self) -> list[int]:
        seats, seed, points = len(self.seats), self.plan.seed, self.game.points
        state = self.answered(None, lambda said: begin(self.game, {"seats": seats}, seed, said))
        while not self.game.is_over(state):
            state = self.move(state)
        assert points is not None  # noqa: S101 - was checked before the first game
        return list(points(state).values())

    def move(self, state: Any) -> Any:
        """Return the state after the next turn."""
        move = self.game.turns(state)[0].move
        return self.answered(state, lambda said: play(self.game, state, move, self.plan.seed, said))

    def answered(self, state: Any, run: Callable[[Sequence[Said]], Asking | Done[Any]]) -> Any:
        """Answer all that a move asks, and return the state after it."""
        result = run(())
        while isinstance(result, Asking):
            question = result.questions[0]
            answer = self.answer(question, state if result.state is None else result.state)
            result = run([*result.said, Said(question.id, answer)])
        return result.value

    def answer(self, question: Question, state: Any) -> Json:
        """Return what the seat that is asked decides."""
        decide, seat = self.game.decide, question.to or self.seats[0]
        assert decide is not None  # noqa: S101 - was checked before the first game
        self.decided += 1
        dilemma = Dilemma(
            strength=self.plan.strengths[self.seats.index(seat)],
            seat=seat,
            seen=self.game.seen(state, seat) if self.game.seen else self.game.public(state),
            question=question.id,
            options=offered(question),
            seed=f"{self.plan.seed} {self.decided}",
            iterations=self.plan.iterations,
            seconds=self.plan.seconds,
        )
        return decide()(dilemma, time.monotonic).answer


def _count(tallies: dict[str, Tally], strengths: Sequence[str], points: Sequence[int]) -> None:
    first = [place for place, score in enumerate(points) if score == max(points)]
    for place, strength in enumerate(strengths):
        tallies[strength].points += points[place]
        tallies[strength].wins += (place in first) / len(first)


def _report(tallies: dict[str, Tally], number: int) -> Iterator[str]:
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
