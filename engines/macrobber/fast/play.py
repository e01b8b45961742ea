"""Carries out decisions: the flow of turns, actions and raids."""

from collections.abc import Callable
from typing import Any, cast

from ..model.state import ROUNDS
from ..rules.action import MOST_USED
from ..rules.refill import DRAWN as REFILL
from ..rules.status import DRAWN as STATUS
from .moves import (
    ABBEY,
    ACTIONS,
    BARD,
    CASTLE,
    CATTLE,
    CHANGE_CARDS,
    DONE,
    ESTATE,
    MONKS,
    NOTHING,
    PIPERS,
    TAKE_ABBEY,
    TAKE_CASTLE,
    TAKE_CATTLE,
    WARRIORS,
    Action,
    Code,
)
from .position import (
    ABBEY_GREEN,
    ACTION,
    ATTACK,
    BLUE,
    CASTLE_BLUE,
    DEFEND,
    DISCARD,
    EXCHANGE,
    GREEN,
    LAYBACK,
    LOOT,
    OVER,
    PHASE3,
    RED,
    REDRAW,
    YELLOW,
    Position,
)
from .scoring import follow, income, is_over_after_tile


def begin_turn(game: Position) -> None:
    """Draw the status, or end the game if the sack hasn't 6 tokens (token.1, end.3)."""
    game.who = (game.beginner + game.turn) % game.seats
    sack = game.sack
    if sum(sack) < STATUS:
        game.ask = OVER
        return
    game.status = drawn = game.luck.tokens(sack, STATUS)
    game.used = game.first_action = 0
    for colour in range(4):
        sack[colour] -= drawn[colour]
    game.ask = REDRAW if game.marker == game.who else ACTION


def apply(game: Position, move: Code) -> None:
    """Carry out a legal move of the open decision, and what follows up to the next one."""
    _APPLY[game.ask](game, cast(Any, move))


def _redraw(game: Position, back: tuple[int, ...]) -> None:
    """Put tokens back, mix, draw as many (token.2, token.3)."""
    status, sack = game.status, game.sack
    for colour in range(4):
        status[colour] -= back[colour]
        sack[colour] += back[colour]
    count = sum(back)
    if count:
        drawn = game.luck.tokens(sack, count)
        for colour in range(4):
            status[colour] += drawn[colour]
            sack[colour] -= drawn[colour]
    game.ask = ACTION


def _act(game: Position, number: int) -> None:
    """Carry out an action of phase 2 (action.7, token.5)."""
    action = ACTIONS[number]
    kind = action.kind
    if kind == DONE:
        _end_phase2(game)
        return
    seat, status = game.who, game.status
    game.first_action = game.first_action or kind
    status[YELLOW] -= action.yellow
    status[BLUE] -= action.blue
    status[GREEN] -= action.green
    status[RED] -= action.red
    game.used += action.tokens
    if kind == BARD:
        _sing(game, action)
        return
    if kind == CATTLE:
        game.free[seat] -= 1
        game.cattle[seat] += 1
    elif kind == CASTLE:
        game.free[seat] -= 1
        game.castles[seat] += 1
    elif kind == ABBEY:
        game.free[seat] -= 1
        game.abbeys[seat] += 1
    elif kind == PIPERS:
        game.pipers[seat] += 1
    elif kind == MONKS:
        game.monks[seat] += action.green
    elif kind == WARRIORS:
        game.warriors[seat] += 1
        game.draw_cards(seat, 1)
    elif kind == ESTATE:
        _buy(game, action)
        return
    _next_action(game)


def _buy(game: Position, action: Action) -> None:
    """Pay an estate and lay it on the board; a warrior paid costs a card.

    (estate.1, estate.2, estate.6, estate.7)
    """
    seat, sack = game.who, game.sack
    sack[YELLOW] += action.yellow + action.court_yellow
    sack[GREEN] += action.green + action.court_green
    sack[RED] += action.red
    game.monks[seat] -= action.court_green
    game.stack.pop()
    game.free[seat] += 1
    if action.court_yellow:
        game.warriors[seat] -= 1
        game.is_warrior_kept = False
        game.ask = DISCARD
    else:
        _next_action(game)


def _sing(game: Position, action: Action) -> None:
    """Take tokens of a court; a warrior taken costs its owner a card, one kept brings one.

    (bard.1, bard.2, bard.4, bard.5, bard.9)
    """
    seat, victim, sack = game.who, action.victim, game.sack
    sack[BLUE] += action.blue
    courts = (game.warriors, game.pipers, game.monks)
    for colour in action.takes:
        courts[colour][victim] -= 1
        if colour == action.keeps:
            courts[colour][seat] += 1
        else:
            sack[colour] += 1
    if YELLOW in action.takes:
        game.is_warrior_kept = action.keeps == YELLOW
        game.ask, game.who = DISCARD, victim
    else:
        _next_action(game)


def _discard(game: Position, value: int) -> None:
    """The loser of a warrior throws a card, then the bard's owner may draw one (warrior.6, bard.9)."""
    game.throw(game.who, value)
    game.who = seat = game.seat
    if game.is_warrior_kept:
        game.is_warrior_kept = False
        game.draw_cards(seat, 1)
    _next_action(game)


def _next_action(game: Position) -> None:
    """Go on to a second action or to phase 3 (action.1, action.3, action.4)."""
    is_first = not game.has_acted
    game.has_acted = True
    if is_first and not game.is_last and game.first_action != BARD and game.used < MOST_USED:
        game.ask = ACTION
    else:
        _end_phase2(game)


def _end_phase2(game: Position) -> None:
    """Put the tokens that were not used back into the sack (token.6, token.7)."""
    status, sack = game.status, game.sack
    for colour in range(4):
        sack[colour] += status[colour]
    game.status = [0, 0, 0, 0]
    game.ask = PHASE3


def _choose_phase3(game: Position, choice: int) -> None:
    """Raid a seat, exchange cards, or neither (raid.1, exchange.1, exchange.5)."""
    if choice == NOTHING:
        _end_turn(game)
    elif choice == CHANGE_CARDS:
        game.ask = EXCHANGE
    else:
        game.defender, game.combat = choice, 0
        game.won_by_attacker = game.won_by_defender = 0
        game.ask = ATTACK


def _exchange(game: Position, thrown: tuple[int, ...]) -> None:
    """Throw cards, then draw as many (exchange.1, exchange.4)."""
    seat = game.who
    for value in thrown:
        game.throw(seat, value)
    game.draw_cards(seat, len(thrown))
    _end_turn(game)


def _lay(game: Position, seat: int, lay: int) -> None:
    """Take the card and the bagpiper out of the hand and the court (combat.1, combat.2, combat.3)."""
    if lay > 1:
        game.hands[seat][lay >> 1] -= 1
    if lay & 1:
        game.pipers[seat] -= 1


def _attack(game: Position, lay: int) -> None:
    _lay(game, game.who, lay)
    game.laid = lay
    game.ask, game.who = DEFEND, game.defender


def _defend(game: Position, lay: int) -> None:
    """Turn both cards up: the higher total wins the round (combat.5, combat.6, combat.7, raid.3, raid.4)."""
    _lay(game, game.who, lay)
    laid = game.laid
    margin = (laid >> 1) + (laid & 1) - (lay >> 1) - (lay & 1)
    if margin > 0:
        game.won_by_attacker += 1
    elif margin < 0:
        game.won_by_defender += 1
    game.sack[BLUE] += (laid & 1) + (lay & 1)
    game.returned += [card for card in (laid >> 1, lay >> 1) if card]
    game.laid = 0
    game.combat += 1
    game.who = game.seat
    if game.combat < ROUNDS:
        game.ask = ATTACK
    else:
        _end_raid(game)


def _end_raid(game: Position) -> None:
    if settle(game):
        game.ask = LOOT
    else:
        _refill(game)


def settle(game: Position) -> bool:
    """Give the points of a raid; return whether the attacker may take something.

    (result.1, result.3, result.7, result.9, result.10, result.11)
    """
    attacker, defender, scores = game.seat, game.defender, game.scores
    if game.won_by_attacker > game.won_by_defender:
        has_loot = bool(game.cattle[defender] or game.castles[defender] or game.abbeys[defender])
        scores[attacker] += 1 if has_loot else 2
        return has_loot
    if game.won_by_attacker < game.won_by_defender:
        scores[defender] += 2
        scores[attacker] = max(0, scores[attacker] - 1)
    else:
        scores[attacker] += 1
    return False


def _loot(game: Position, loot: int) -> None:
    take(game, loot)
    _refill(game)


def take(game: Position, loot: int) -> None:
    """Steal cattle, or put a castle or an abbey into the sack (result.3, result.4, result.5, result.6)."""
    attacker, defender, sack = game.seat, game.defender, game.sack
    if loot:
        game.free[defender] += 1
    if loot == TAKE_CATTLE:
        game.cattle[defender] -= 1
        if game.free[attacker]:
            game.free[attacker] -= 1
            game.cattle[attacker] += 1
        else:
            sack[RED] += 1
    elif loot == TAKE_CASTLE:
        game.castles[defender] -= 1
        sack[BLUE] += CASTLE_BLUE
    elif loot == TAKE_ABBEY:
        game.abbeys[defender] -= 1
        sack[GREEN] += ABBEY_GREEN


def _refill(game: Position) -> None:
    """Both draw 5, the attacker first, then both lay 2 back (refill.1, refill.4)."""
    game.draw_cards(game.who, REFILL)
    game.draw_cards(game.defender, REFILL)
    game.ask = LAYBACK


def _lay_back(game: Position, cards: tuple[int, ...]) -> None:
    """Lay cards of the hand back, the attacker's turn ends with the defender's (refill.1, refill.3)."""
    seat = game.who
    for value in cards:
        game.throw(seat, value)
    if seat == game.defender:
        game.defender = -1
        _end_turn(game)
    else:
        game.who = game.defender


def _end_turn(game: Position) -> None:
    """Pass to the next seat; after the last one the round is scored (round.1, round.3, round.4, round.7)."""
    game.has_acted = False
    game.turn += 1
    if game.turn == game.seats:
        game.scores = [score + more for score, more in zip(game.scores, income(game), strict=True)]
        follow(game)
        if is_over_after_tile(game):
            game.ask = OVER
            return
        game.turn = 0
        game.round += 1
        game.beginner = (game.beginner + 1) % game.seats
    begin_turn(game)


_APPLY: tuple[Callable[[Position, Any], None], ...] = (
    _redraw,
    _act,
    _discard,
    _choose_phase3,
    _exchange,
    _attack,
    _defend,
    _loot,
    _lay_back,
)
"""What carries out a move, by the kind of decision."""
