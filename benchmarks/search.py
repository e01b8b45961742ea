"""`python -m benchmarks.search [PART]`: how long MacRobber's Chieftain searches with such a part of a core.

A process plays a game of Chieftains with 3, with 4 and with 5 seats, and gets no more than that part
meanwhile (`slow_core`); by default a quarter. With 1 it isn't held back. It takes some minutes.
"""

import argparse
import json
import subprocess
import sys
import time

from bot.cli.match import Match, play_out
from engines.core.script.decide import Clock, Dilemma, Thought
from engines.macrobber.search import decide as search

SEATS = (3, 4, 5)
AT_99 = 0.99


def main(part: float) -> None:
    """Print for each number of seats how many searches there were, and their seconds."""
    for seats in SEATS:
        playing = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.search", "--seats", str(seats)],
            stdout=subprocess.PIPE,
            text=True,
        )
        slowing = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.slow_core", str(part), str(playing.pid)]
        )
        told = playing.communicate()[0]
        slowing.terminate()
        slowing.wait()
        searches = json.loads(told)
        took, work = (sorted(one) for one in zip(*searches, strict=True))
        mean, worked = (sum(one) / len(searches) for one in (took, work))
        print(
            f"{seats} seats, {part:g} of a core: {len(took)} searches, {mean:.2f} s on average,"
            f" {took[int(AT_99 * len(took))]:.2f} s at the 99th percentile, {took[-1]:.2f} s at most;"
            f" of work {worked:.2f} s on average, {work[-1]:.2f} s at most",
            flush=True,
        )


def play(seats: int) -> list[tuple[float, float]]:
    """Play a game of Chieftains and return the seconds of each search, and how many of them it worked."""
    took: list[tuple[float, float]] = []
    decide = search.decide

    def timed(dilemma: Dilemma, clock: Clock) -> Thought:
        began, worked = time.perf_counter(), time.process_time()
        thought = decide(dilemma, clock)
        if thought.iterations:
            took.append((time.perf_counter() - began, time.process_time() - worked))
        return thought

    search.decide = timed
    strengths = ("chieftain",) * seats
    play_out(Match(game="macrobber", seed=f"searches {seats}", options={"seats": seats}, strengths=strengths))
    return took


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="?", type=float, default=0.25, help="of a core, by default a quarter")
    parser.add_argument("--seats", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.seats:
        print(json.dumps(play(given.seats)))
    else:
        main(given.part)
