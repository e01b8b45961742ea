"""What a seat does in the games that a search plays out: a good move at once, a little at random."""

from engines.macrobber.fast.luck import Luck
from engines.macrobber.fast.moves import (
    ACTIONS,
    BARD,
    CHANGE_CARDS,
    DONE,
    LEAVE,
    MONKS,
    NUMBER,
    PIPERS,
    TAKE_ABBEY,
    TAKE_CASTLE,
    TAKE_CATTLE,
    WARRIORS,
    Action,
    Code,
    actions,
)
from engines.macrobber.fast.position import (
    ACTION,
    ATTACK,
    BLUE,
    COMBATS,
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
from engines.macrobber.search.combat import quick_lay
from engines.macrobber.search.hand import best_three, lowest, poor_cards
from engines.macrobber.search.value import COURT, ESTATES, MOST_FREE, PIP, rounds_left

NOISE = 1.0
"""Up to so many points are added to what an action brings, at random."""
HARM = 0.4
"""What it is worth to take a token from another court, in points."""
RAID_FROM = 8
"""A seat raids if its three best cards add up to this."""
BARDS = next(number for number, action in enumerate(ACTIONS) if action.kind == BARD)
"""The first action with a bard."""
_BRINGS = {
    YELLOW: NUMBER[Action(WARRIORS, yellow=1)],
    BLUE: NUMBER[Action(PIPERS, blue=1)],
    GREEN: NUMBER[Action(MONKS, green=1)],
}
KEPT = [_BRINGS.get(action.keeps, NUMBER[Action(DONE)]) for action in ACTIONS]
"""The action that brings the same as what a bard keeps, by his number."""
TAKEN = [HARM * len(action.takes) for action in ACTIONS]
"""What it is worth that the victim loses it."""


def quick_move(game: Position, luck: Luck) -> Code:
    """Return what the seat that is asked does."""
    ask, hand = game.ask, game.hands[game.who]
    if ask == ACTION:
        return _quick_action(game, luck)
    if ask == PHASE3:
        return _target(game, luck) if best_three(hand) >= RAID_FROM else CHANGE_CARDS
    if ask in (ATTACK, DEFEND):
        return quick_lay(hand, game.pipers[game.who], COMBATS - game.combat, luck)
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
        gain = gains[move] if move < BARDS else gains[KEPT[move]] + TAKEN[move]
        gain += NOISE * number()
        if gain > best:
            best, choice = gain, move
    return choice


def _gains(game: Position, who: int) -> list[float]:
    """Return about how many points each action but the bard brings, by its number."""
    lasting = min(1.0, rounds_left(game.scores))
    cattle, own = game.cattle, game.cattle[who]
    rivals = max(count for seat, count in enumerate(cattle) if seat != who)
    blue = game.pipers[who] + 2 * game.castles[who] - rivals
    green = [monks + 3 * abbeys for monks, abbeys in zip(game.monks, game.abbeys, strict=True)]
    mine = green.pop(who)
    green.sort()
    now = green_points(mine, green)
    more = [green_points(mine + count, green) - now for count in (1, 2, 3)]
    warrior, piper, monk = (lasting * value for value in COURT)
    free = game.free[who]
    land = lasting * ESTATES[0] if free < MOST_FREE else 0.0
    site = lasting * ESTATES[0] if free <= MOST_FREE else 0.0
    warrior += lasting * PIP / 2
    return [
        0.0,
        1.0 + (2.0 if own == rivals else 1.0 if own + 1 == rivals else 0.0) + lasting * ESTATES[1] - site,
        (2.0 if blue >= 0 else float(blue == -1)) + lasting * ESTATES[2] - site,
        more[2] + lasting * ESTATES[3] - site,
        warrior,
        (blue >= 0) + piper,
        more[0] + monk,
        more[1] + 2 * monk,
        land,
        land,
        land - monk,
        land - 2 * monk,
        land - warrior,
        land - warrior,
        land - warrior - monk,
        land - warrior - 2 * monk,
    ]


def green_points(own: int, rivals: list[int]) -> int:
    """Return what so many green tokens score against those of the others, sorted from few to many."""
    if not own:
        return 0
    most = rivals[-1]
    if own >= most:
        return 3 if own > most else 1
    second = rivals[-2]
    if second == most or own < second:
        return 0
    return 2 if own > second else 1
