"""Lets the code of a commit write raids in which a last card was asked for; see README.md for how."""

import sys
from itertools import count
from pathlib import Path
from typing import Any

from bot.sessions.start import Start
from tests.contract.player import Luck
from tests.stored.make import Maker, person, write

STOPS = (0, 1, 2, 40, 80)
"""So many steps after the first such question a table is left."""
MOST_STEPS = 700


class Raids(Maker):
    """Plays tables of people, each until somebody has nothing to choose in the last round of a raid."""

    async def raided(self, number: int) -> bool:
        """Play a table; return whether there was such a question."""
        game, luck = self.games["macrobber"], Luck(f"raids {number}")
        by = person("1001")
        view = await self.sessions.start(
            Start("macrobber", {}, str(next(self.channels)), automas=(0, "drover")), by
        )
        left = None
        for _ in range(MOST_STEPS):
            if view.is_ended or left == 0:
                break
            left = left - 1 if left else left
            if left is None and any(is_forced(view.state, one) for one in view.questions):
                left = STOPS[number % len(STOPS)]
                if left == 0:
                    break
            step = self.answered if view.questions else self.moved
            view = await step(game, view, luck)
        return left is not None


def is_forced(state: Any, question: Any) -> bool:
    """Tell whether all know that there is one way to answer: a last card, and no bagpiper."""
    if question.id not in ("d.attack", "d.defend"):
        return False
    seat = state.seat(question.to)
    return len(seat.hand) == 1 and not seat.court.B


async def play(maker: Raids) -> None:
    """Play one table for each of the places where they are left, and more until all are there."""
    left = set(range(len(STOPS)))
    for number in count():
        if not left:
            return
        if number % len(STOPS) in left and await maker.raided(number):
            left.discard(number % len(STOPS))


if __name__ == "__main__":
    write(Path(sys.argv[1]), lambda store: play(Raids(store)))
