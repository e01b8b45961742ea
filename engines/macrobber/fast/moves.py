"""What may be decided: the legal moves of every decision, worked out once for each situation."""

from functools import cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from ..model.cost import COSTS, PAYMENTS, paid
from ..model.tokens import Tokens
from ..rules.action import MOST_ESTATES, MOST_USED
from ..rules.bard import LEAST_WARRIORS
from ..rules.exchange import MOST_EXCHANGED
from ..rules.refill import LAID_BACK
from .position import (
    ACTION,
    ATTACK,
    BLUE,
    DEFEND,
    DISCARD,
    EXCHANGE,
    LAYBACK,
    LOOT,
    PHASE3,
    REDRAW,
    Position,
)

DONE, CATTLE, CASTLE, ABBEY, WARRIORS, PIPERS, MONKS, ESTATE, BARD = range(9)
"""The actions of phase 2."""
KINDS = ("done", "cattle", "castle", "abbey", "warriors", "bagpipers", "monks", "estate", "bard")
"""The names of the actions, by their number."""
NOTHING, CHANGE_CARDS = -2, -1
"""What a seat can do in phase 3 beside a raid, which is the number of the raided seat."""
LEAVE, TAKE_CATTLE, TAKE_CASTLE, TAKE_ABBEY = range(4)
"""What an attacker who won can do."""

Counts = tuple[int, ...]
Code = int | Counts


class Action(NamedTuple):
    """An action with its parameters: what it needs of the status and of the own court; what a bard takes."""

    kind: int
    yellow: int = 0
    blue: int = 0
    green: int = 0
    red: int = 0
    court_yellow: int = 0
    court_green: int = 0
    victim: int = -1
    takes: tuple[int, ...] = ()
    keeps: int = -1

    @property
    def tokens(self) -> int:
        """How many tokens of the status it uses."""
        return self.yellow + self.blue + self.green + self.red


def _costing(kind: int, cost: Tokens) -> Action:
    return Action(kind, cost.Y, cost.B, cost.G, cost.R)


def _estates() -> list[Action]:
    """Return the ways to pay an estate, those with a warrior of the court last."""
    ways = [paid(one) for one in PAYMENTS]
    ways.sort(key=lambda way: way[1].Y)
    return [
        _costing(ESTATE, status)._replace(court_yellow=court.Y, court_green=court.G) for status, court in ways
    ]


def _bards(victim: int) -> list[Action]:
    """Return what a bard can do with one victim: one token, or two and keep one or none.

    (bard.2, bard.3, bard.4, bard.5, bard.6)
    """
    sing = _costing(BARD, COSTS["bard"])._replace(victim=victim)
    ways = [sing._replace(takes=(colour,)) for colour in range(3)]
    for pair in ((0, 1), (0, 2), (1, 2)):
        ways += [sing._replace(takes=pair, keeps=kept) for kept in (*pair, -1)]
    return ways


PLAIN = [
    Action(DONE),
    _costing(CATTLE, COSTS["cattle"]),
    _costing(CASTLE, COSTS["castle"]),
    _costing(ABBEY, COSTS["abbey"]),
    _costing(WARRIORS, COSTS["warriors"]),
    _costing(PIPERS, COSTS["bagpipers"]),
    _costing(MONKS, COSTS["monks:1"]),
    _costing(MONKS, COSTS["monks:2"]),
    *_estates(),
]
"""The actions but the bard; the place of one is its number."""
ACTIONS: tuple[Action, ...] = (*PLAIN, *(way for victim in range(5) for way in _bards(victim)))
"""Every action; its place is its number in the decision ACTION."""
NUMBER = {action: number for number, action in enumerate(ACTIONS)}


@cache
def _plain(
    status: Counts, left: int, first: int, has_free: bool, can_buy: bool, has_warrior: bool, monks: int
) -> Counts:
    """Return the actions but the bard: not the one that was the `first`, with the tokens that are `left`."""

    def is_legal(action: Action) -> bool:
        kind = action.kind
        if kind == DONE:
            return True
        if kind == first or action.tokens > left:
            return False
        if kind in (CATTLE, CASTLE, ABBEY) and not has_free:
            return False
        if kind == ESTATE and not (
            can_buy and (has_warrior or not action.court_yellow) and action.court_green <= monks
        ):
            return False
        needs = (action.yellow, action.blue, action.green, action.red)
        return all(need <= has for need, has in zip(needs, status, strict=True))

    return tuple(number for number, action in enumerate(PLAIN) if is_legal(action))


@cache
def _bard(victim: int, has_warrior: bool, has_piper: bool, has_monk: bool) -> Counts:
    has = (has_warrior, has_piper, has_monk)
    return tuple(NUMBER[way] for way in _bards(victim) if all(has[colour] for colour in way.takes))


def actions(game: Position) -> Counts:
    """Return the legal actions of phase 2 (action.2, action.3, action.10)."""
    seat, status, first = game.who, game.status, game.first_action
    bought = game.cattle[seat] + game.castles[seat] + game.abbeys[seat] + game.free[seat]
    found = _plain(
        (status[0], status[1], status[2], status[3]),
        MOST_USED - game.used,
        first,
        game.free[seat] > 0,
        bought < MOST_ESTATES and len(game.stack) > 0,
        game.warriors[seat] > LEAST_WARRIORS,
        min(2, game.monks[seat]),
    )
    if first or not status[BLUE]:
        return found
    for victim in range(game.seats):
        if victim != seat:
            found += _bard(
                victim,
                game.warriors[victim] > LEAST_WARRIORS,
                game.pipers[victim] > 0,
                game.monks[victim] > 0,
            )
    return found


@cache
def _redraws(status: Counts) -> tuple[Counts, ...]:
    return tuple(product(*(range(count + 1) for count in status)))


@cache
def _cards(hand: Counts) -> Counts:
    return tuple(value for value in range(1, 5) if hand[value])


@cache
def _some_cards(hand: Counts, low: int, high: int) -> tuple[Counts, ...]:
    """Return the sets of `low` to `high` cards, each as its values in rising order."""
    return tuple(
        chosen
        for count in range(low, high + 1)
        for chosen in combinations_with_replacement(range(1, 5), count)
        if all(chosen.count(value) <= hand[value] for value in chosen)
    )


@cache
def _lays(hand: Counts, has_piper: bool) -> Counts:
    """Return what can be laid: twice the card's value, plus 1 with a bagpiper (combat.1, combat.2)."""
    lays = [2 * value for value in range(1, 5) if hand[value]]
    # A missing card takes no bagpiper: there is nothing to lay it on (raid.5).
    return tuple(lay + piper for lay in lays for piper in range(1 + has_piper)) or (0,)


@cache
def _targets(seats: int, seat: int, can_exchange: bool) -> Counts:
    exchanges = (CHANGE_CARDS,) if can_exchange else ()
    return (NOTHING, *exchanges, *(other for other in range(seats) if other != seat))


@cache
def _loots(has_cattle: bool, has_castle: bool, has_abbey: bool) -> Counts:
    has = (True, has_cattle, has_castle, has_abbey)
    return tuple(loot for loot in range(4) if has[loot])


def legal(game: Position) -> tuple[Code, ...]:
    """Return the legal moves of the open decision; none when the game is over."""
    ask, who = game.ask, game.who
    if ask == ACTION:
        return actions(game)
    if ask in (ATTACK, DEFEND):
        return _lays(tuple(game.hands[who]), game.pipers[who] > 0)
    if ask == PHASE3:
        least = MOST_EXCHANGED if game.settings.is_exchange_exact else 1
        return _targets(game.seats, who, sum(game.hands[who]) >= least)
    if ask == LAYBACK:
        return _some_cards(tuple(game.hands[who]), LAID_BACK, LAID_BACK)
    if ask == EXCHANGE:
        least = MOST_EXCHANGED if game.settings.is_exchange_exact else 0
        return _some_cards(tuple(game.hands[who]), least, MOST_EXCHANGED)
    if ask == REDRAW:
        return _redraws(tuple(game.status))
    if ask == LOOT:
        of = game.defender
        return _loots(game.cattle[of] > 0, game.castles[of] > 0, game.abbeys[of] > 0)
    if ask == DISCARD:
        return _cards(tuple(game.hands[who]))
    return ()
