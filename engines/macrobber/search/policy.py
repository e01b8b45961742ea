"""What a seat does in the games that a search plays out: a good move at once, a little at random."""

from functools import lru_cache

from ..fast.luck import Luck
from ..fast.moves import (
    ACTIONS,
    BARD,
    CHANGE_CARDS,
    LEAVE,
    TAKE_ABBEY,
    TAKE_CASTLE,
    TAKE_CATTLE,
    Code,
    actions,
)
from ..fast.notation import ACTION_IDS
from ..fast.position import (
    ABBEY_GREEN,
    ACTION,
    ATTACK,
    BLUE,
    CASTLE_BLUE,
    DEFEND,
    EXCHANGE,
    GREEN,
    LAYBACK,
    LOOT,
    PHASE3,
    REDRAW,
    YELLOW,
    Position,
)
from ..model.state import ROUNDS
from ..rules.score import green_points
from .combat import quick_lay
from .hand import best_three, lowest, poor_cards
from .value import COURT, ESTATES, MOST_FREE, PIP, rounds_left

NOISE = 1.0
"""Up to so many points are added to what an action brings, at random."""
HARM = 0.4
"""What it is worth to take a token from another court, in points."""
RAID_FROM = 8
"""A seat raids if its three best cards add up to this."""
KEPT = {-1: "done", YELLOW: "warriors", BLUE: "bagpipers", GREEN: "monks:1"}
"""The action that brings the same as the token that a bard keeps; -1 is none."""
BRINGS = [
    KEPT[action.keeps] if action.kind == BARD else id_
    for action, id_ in zip(ACTIONS, ACTION_IDS, strict=True)
]
"""The action, no bard, that brings the same to the seat, by the number of the action."""
TAKEN = [HARM * len(action.takes) for action in ACTIONS]
"""What it is worth that the victim of a bard loses it."""


def quick_move(game: Position, luck: Luck) -> Code:
    """Return what the seat that is asked does."""
    ask, hand = game.ask, game.hands[game.who]
    if ask == ACTION:
        return _quick_action(game, luck)
    if ask == PHASE3:
        return _target(game, luck) if best_three(hand) >= RAID_FROM else CHANGE_CARDS
    if ask in (ATTACK, DEFEND):
        return quick_lay(hand, game.pipers[game.who], ROUNDS - game.combat, luck)
    if ask == LOOT:
        return quick_loot(game)
    if ask == REDRAW:
        return (max(0, game.status[YELLOW] - 1), 0, 0, 0)
    return _quick_cards(game, hand)


def _quick_cards(game: Position, hand: list[int]) -> Code:
    """Return which cards leave the hand: the lowest."""
    if game.ask == LAYBACK:
        return lowest(hand, 2)
    if game.ask == EXCHANGE:
        return poor_cards(hand, is_exact=game.settings.is_exchange_exact)
    return lowest(hand, 1)[0]


def quick_loot(game: Position) -> int:
    """Return the best thing that the attacker can take."""
    of = game.defender
    if game.cattle[of]:
        return TAKE_CATTLE
    return TAKE_CASTLE if game.castles[of] else TAKE_ABBEY if game.abbeys[of] else LEAVE


def _target(game: Position, luck: Luck) -> int:
    """Return whom to raid: at random, but rather who has more to lose."""
    who = game.who
    best, target = -1.0, 0
    for seat in range(game.seats):
        if seat != who:
            lure = game.scores[seat] / 8 + game.cattle[seat] - game.pipers[seat] / 3 + 3 * luck.number()
            if lure > best:
                best, target = lure, seat
    return target


def _quick_action(game: Position, luck: Luck) -> int:
    """Return the action that adds most to what the seat scores, with some noise."""
    moves = actions(game)
    if len(moves) == 1:
        return moves[0]
    gains = _gains(game, game.who)
    number = luck.number
    best, choice = -1.0, 0
    for move in moves:
        gain = gains[BRINGS[move]] + TAKEN[move] + NOISE * number()
        if gain > best:
            best, choice = gain, move
    return choice


def _gains(game: Position, who: int) -> dict[str, float]:
    """Return about how many points each action but the bard brings."""
    lasting = min(1.0, rounds_left(game.scores))
    cattle, own = game.cattle, game.cattle[who]
    rivals = max(count for seat, count in enumerate(cattle) if seat != who)
    blue = game.pipers[who] + CASTLE_BLUE * game.castles[who] - rivals
    more = _green_gains(tuple(game.greens), who)
    warrior, piper, monk = (lasting * value for value in COURT)
    free = game.free[who]
    land = lasting * ESTATES[0] if free < MOST_FREE else 0.0
    site = lasting * ESTATES[0] if free <= MOST_FREE else 0.0
    warrior += lasting * PIP / 2
    lead = 2.0 if own == rivals else 1.0 if own + 1 == rivals else 0.0
    return {
        "done": 0.0,
        "cattle": 1.0 + lead + lasting * ESTATES[1] - site,
        "castle": (2.0 if blue >= 0 else float(blue == -1)) + lasting * ESTATES[2] - site,
        "abbey": more[ABBEY_GREEN] + lasting * ESTATES[3] - site,
        "warriors": warrior,
        "bagpipers": (blue >= 0) + piper,
        "monks:1": more[1] + monk,
        "monks:2": more[2] + 2 * monk,
        "estate:YR": land,
        "estate:YGG": land,
        "estate:YGg": land - monk,
        "estate:Ygg": land - 2 * monk,
        "estate:yR": land - warrior,
        "estate:yGG": land - warrior,
        "estate:yGg": land - warrior - monk,
        "estate:ygg": land - warrior - 2 * monk,
    }


@lru_cache(4096)
def _green_gains(greens: tuple[int, ...], who: int) -> tuple[int, ...]:
    """Return how many points more green brings a seat, by the number of tokens from 0 to an abbey's."""
    before, after = greens[:who], greens[who + 1 :]
    points = [green_points((*before, greens[who] + n, *after))[who] for n in range(ABBEY_GREEN + 1)]
    return tuple(one - points[0] for one in points)
