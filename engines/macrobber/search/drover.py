"""Drover: keeps cattle and castles, raids with a fair hand only; rules of thumb, no looking ahead."""

from collections.abc import Callable
from typing import cast

from ..fast.moves import (
    ABBEY,
    ACTIONS,
    CASTLE,
    CATTLE,
    CHANGE_CARDS,
    DONE,
    ESTATE,
    MONKS,
    NOTHING,
    PIPERS,
    WARRIORS,
    Code,
)
from ..fast.position import DEFEND, YELLOW
from ..model.state import ROUNDS
from .hand import best_three, lowest, poor_cards
from .observation import Observation

RANK = {CATTLE: 8.0, CASTLE: 7.0, ESTATE: 6.0, MONKS: 5.0, ABBEY: 4.0, PIPERS: 3.0, WARRIORS: 2.0, DONE: 1.0}
"""What Drover does first; it never sends a bard."""
STRONG = 8
"""What its three best cards have to add up to, for a raid."""


def weigh(observed: Observation, options: tuple[Code, ...]) -> list[float]:
    """Return how much Drover likes each option; it takes the first of those that it likes most."""
    return _WEIGH[observed.game.ask](observed, options)


def _redraw(observed: Observation, options: tuple[Code, ...]) -> list[float]:
    """Put all yellow tokens but one back."""
    yellow = max(0, observed.game.status[YELLOW] - 1)
    return [float(back == (yellow, 0, 0, 0)) for back in options]


def _act(observed: Observation, options: tuple[Code, ...]) -> list[float]:
    """Act by rank, with the most tokens; buy an estate only if none is free."""
    game = observed.game
    values = []
    for number in options:
        action = ACTIONS[cast(int, number)]
        value = RANK[action.kind] + action.tokens / 10 if action.kind in RANK else 0.0
        if action.kind == ESTATE and (game.free[observed.seat] or action.court_green):
            value = 0.0
        values.append(value)
    return values


def _discard(_: Observation, options: tuple[Code, ...]) -> list[float]:
    return [-float(cast(int, value)) for value in options]


def _phase3(observed: Observation, options: tuple[Code, ...]) -> list[float]:
    """Raid the seat with most points if the hand is strong, else exchange poor cards."""
    game, seat = observed.game, observed.seat
    hand = game.hands[seat]
    others = [other for other in range(game.seats) if other != seat]
    target = max(others, key=lambda other: game.scores[other])
    wants = {NOTHING: 1.0, CHANGE_CARDS: 2.0 * bool(poor_cards(hand, is_exact=False))}
    if best_three(hand) >= STRONG:
        wants[target] = 3.0
    return [wants.get(cast(int, choice), 0.0) for choice in options]


def _exchange(observed: Observation, options: tuple[Code, ...]) -> list[float]:
    poor = poor_cards(observed.game.hands[observed.seat], is_exact=observed.game.settings.is_exchange_exact)
    return [float(thrown == poor) for thrown in options]


def _combat(observed: Observation, options: tuple[Code, ...]) -> list[float]:
    """Lay the highest card; a bagpiper in every defence, in an attack only in the last round."""
    has_piper = observed.game.ask == DEFEND or observed.game.combat == ROUNDS - 1
    lays = [cast(int, lay) for lay in options]
    return [(lay >> 1) + (lay & 1) * (0.5 if has_piper else -0.5) for lay in lays]


def _loot(observed: Observation, options: tuple[Code, ...]) -> list[float]:  # noqa: ARG001
    """Steal cattle, else destroy a castle, else an abbey."""
    return [float(-cast(int, loot) if loot else -4) for loot in options]


def _lay_back(observed: Observation, options: tuple[Code, ...]) -> list[float]:
    low = lowest(observed.game.hands[observed.seat], 2)
    return [float(cards == low) for cards in options]


_WEIGH: tuple[Callable[[Observation, tuple[Code, ...]], list[float]], ...] = (
    _redraw,
    _act,
    _discard,
    _phase3,
    _exchange,
    _combat,
    _combat,
    _loot,
    _lay_back,
)
"""By the kind of decision."""
