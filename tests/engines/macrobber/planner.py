"""A plan in a few lines, as a person may have it: blue first, and late in the game the leader is raided.

Run as a program it plays games of a strength against two with the plan, and the other way round, and tells
the shares of wins: `python -m tests.engines.macrobber.planner drover 300`.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import cast
from unittest.mock import patch

from bot.cli import match
from bot.cli.match import Match, play_out
from bot.cli.tournament import wilson
from engines.core.script.decide import Clock, Dilemma, Thought
from engines.macrobber import GAME
from engines.macrobber.fast.moves import (
    ABBEY,
    ACTIONS,
    CATTLE,
    CHANGE_CARDS,
    DONE,
    ESTATE,
    MONKS,
    NOTHING,
    PIPERS,
    WARRIORS,
    Code,
    legal,
)
from engines.macrobber.fast.notation import answer, by_victim
from engines.macrobber.fast.position import ACTION, DEFEND, PHASE3
from engines.macrobber.search.decide import ASKS, decide
from engines.macrobber.search.hand import best_three, poor_cards
from engines.macrobber.search.observation import Observation

PLAN = "plan"
ORDER = (PIPERS, CATTLE, ESTATE, MONKS, ABBEY, WARRIORS, DONE)
LATE, FAIR = 4, 9
"""From this round on the leader is raided, if the three best cards add up to so much."""


def planned(dilemma: Dilemma, clock: Clock) -> Thought:
    """Decide by the plan; what it doesn't speak of like a Drover."""
    ask = ASKS.get(dilemma.question.split(".")[1], -1)
    if dilemma.strength != PLAN or ask not in PLANNED:
        strength = "drover" if dilemma.strength == PLAN else dilemma.strength
        return decide(replace(dilemma, strength=strength), clock)
    observed = Observation(dilemma.seen, ask)
    said = answer(ask, PLANNED[ask](observed, legal(observed.game)))
    is_folded = ask == ACTION and said not in cast(list[str], dilemma.options)
    return Thought(by_victim(said) if is_folded else said, (), 0, is_open=False)


def act(observed: Observation, options: Sequence[Code]) -> Code:
    """Return the first action in this order, with the most tokens; land is bought if none is free."""
    known = [(one, ACTIONS[cast(int, one)]) for one in options]
    is_buying = not observed.game.free[observed.seat]
    fit = [(one, do) for one, do in known if do.kind in ORDER and (do.kind != ESTATE or is_buying)]
    return min(fit, key=lambda one: (ORDER.index(one[1].kind), -one[1].tokens))[0]


def raid_late(observed: Observation, options: Sequence[Code]) -> Code:
    """Return the raid on the leader late in the game, else an exchange of poor cards."""
    game, others = observed.game, [one for one in range(observed.game.seats) if one != observed.seat]
    hand = game.hands[observed.seat]
    if game.round >= LATE and best_three(hand) >= FAIR:
        return max(others, key=lambda one: game.scores[one])
    return CHANGE_CARDS if CHANGE_CARDS in options and poor_cards(hand, is_exact=False) else NOTHING


def defend(_: Observation, options: Sequence[Code]) -> Code:
    """Return the highest card, with a bagpiper if there is one."""
    return max(options)


PLANNED: dict[int, Callable[[Observation, Sequence[Code]], Code]] = {
    ACTION: act,
    PHASE3: raid_late,
    DEFEND: defend,
}


def shares(one: str, others: str, games: int) -> Iterator[float]:
    """Yield the part of the win that one seat has in each game against two others."""
    with patch.object(match, "game", lambda _: replace(GAME, decide=lambda: planned)):
        for number in range(games):
            place = number % 3
            strengths = [others] * 3
            strengths[place] = one
            seed = f"plan {number // 3}"
            played = Match(game="macrobber", seed=seed, options={"seats": 3}, strengths=tuple(strengths))
            points = list(play_out(played).values())
            first = [seat for seat, n in enumerate(points) if n == max(points)]
            yield (place in first) / len(first)


def main(one: str, games: int) -> None:
    """Play the games and print what came of them."""
    for first, others in ((one, PLAN), (PLAN, one)):
        wins = sum(shares(first, others, games))
        low, high = wilson(wins, games)
        share = f"{100 * wins / games:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
        print(f"{first} against two {others}: {share} of {games} games; even would be 33.3 %")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
