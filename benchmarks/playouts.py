"""`python -m benchmarks.playouts`: random whole games of MacRobber's fast form, a minute on one core."""

import argparse
import time

from engines.macrobber.fast.convert import settings_of
from engines.macrobber.fast.luck import Luck
from engines.macrobber.fast.playout import random_game
from engines.macrobber.model.state import Options

SETTINGS = settings_of(Options())


def main() -> None:
    """Play for some seconds with 3, 4 and 5 seats and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long for each number of seats")
    seconds = parser.parse_args().seconds
    for seats in (3, 4, 5):
        luck = Luck(f"playouts {seats}")
        games = rounds = 0
        began = time.perf_counter()
        while (took := time.perf_counter() - began) < seconds:
            rounds += random_game(SETTINGS, seats, luck).round
            games += 1
        print(
            f"{seats} seats: {60 * games / took:,.0f} games a minute, {1000 * took / games:.2f} ms a game,"
            f" {rounds / games:.1f} rounds"
        )


if __name__ == "__main__":
    main()
