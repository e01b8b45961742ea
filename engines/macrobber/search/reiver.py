"""Reiver: weighs every way to play its turn as if the round were scored at its end."""

from typing import cast

from ..fast.luck import Luck
from ..fast.moves import CHANGE_CARDS, NOTHING, Code, Counts, actions
from ..fast.position import (
    ACTION,
    ATTACK,
    DEFEND,
    LOOT,
    PHASE3,
    REDRAW,
    Position,
)
from ..model.state import ROUNDS
from . import drover
from .combat import fight, quick_lay, won
from .hand import lowest, poor_cards
from .observation import Observation
from .planning import after_raid, leaves, looted, redraw_values
from .value import worth

HANDS = 24
"""So many hands of the others are tried for a raid."""
LAID_HANDS = 60
"""So many for a card in combat."""
REDRAWS = 12
"""So many draws are tried for each way to put tokens back."""
PLANS = 12
"""For so many of the best plans the raids are weighed too."""
CARD = 0.3
"""What a pip on a hand card is worth, in points."""
FAIR_CARD = 2.5
REFILLED = 2.8
"""About what a card is that comes by an exchange, and by the choice after a raid."""


class Reiver:
    """A Reiver at one decision."""

    def __init__(self, observed: Observation, luck: Luck) -> None:
        self.observed, self.luck, self.seat = observed, luck, observed.seat
        self.deals: list[Position] = []
        self.odds: dict[tuple[Counts, int, int, int], tuple[float, float, float]] = {}

    def weigh(self, options: tuple[Code, ...]) -> list[float]:
        """Return what each option is worth, in points."""
        game = self.observed.game
        ask = game.ask
        if ask == ACTION:
            return self.actions(options)
        if ask == PHASE3:
            values = self.phase3(game)
            return [values[cast(int, choice)] for choice in options]
        if ask == REDRAW:
            backs = redraw_values(game, options, self.luck, REDRAWS, self.best_plan)
            return [backs[back] for back in options]
        if ask in (ATTACK, DEFEND):
            return self.combat(cast(Counts, options))
        if ask == LOOT:
            return [worth(looted(game, cast(int, loot)), self.seat) for loot in options]
        return drover.weigh(self.observed, options)

    def actions(self, options: tuple[Code, ...]) -> list[float]:
        """Return for each action the worth of the best plan that begins with it."""
        game, seat = self.observed.game, self.seat
        plans = [(worth(leaf, seat), move, leaf) for move in options for leaf in leaves(game, move)]
        plans.sort(key=lambda plan: -plan[0])
        best: dict[Code, float] = {}
        for value, move, leaf in plans[:PLANS]:
            best[move] = max(best.get(move, value), *self.phase3(leaf).values())
        for value, move, _ in plans[PLANS:]:
            best.setdefault(move, value)
        return [best[move] for move in options]

    def best_plan(self, game: Position) -> float:
        """Return the worth of the best plan, without a raid."""
        return max(worth(leaf, self.seat) for move in actions(game) for leaf in leaves(game, move))

    def phase3(self, game: Position) -> dict[int, float]:
        """Return what the choices of phase 3 are worth."""
        hand = game.hands[self.seat]
        still = worth(game, self.seat)
        poor = poor_cards(hand, is_exact=game.settings.is_exchange_exact)
        values = {NOTHING: still, CHANGE_CARDS: still + CARD * sum(FAIR_CARD - card for card in poor)}
        refill = CARD * sum(REFILLED - card for card in lowest(hand, ROUNDS))
        for defender in range(game.seats):
            if defender != self.seat:
                values[defender] = refill + self.raid(game, defender)
        return values

    def raid(self, game: Position, defender: int) -> float:
        """Return what a raid is worth, its results averaged over hands that the defender may have."""
        won_raids, lost_raids, spent = self.raid_odds(game, defender)
        spender = game.copy()
        spender.pipers[self.seat] -= round(spent)
        results = self.results(spender, defender)
        drawn = 1 - won_raids - lost_raids
        return won_raids * results[1] + drawn * results[0] + lost_raids * results[-1]

    def raid_odds(self, game: Position, defender: int) -> tuple[float, float, float]:
        """Return how often the raid is won and lost, and how many bagpipers it costs."""
        hand, pipers, others = game.hands[self.seat], game.pipers[self.seat], game.pipers[defender]
        key = (tuple(hand), pipers, defender, others)
        if key not in self.odds:
            if not self.deals:
                self.deals = [self.observed.deal(self.luck) for _ in range(HANDS)]
            fights = [
                fight((hand[:], deal.hands[defender][:]), (pipers, others), self.luck) for deal in self.deals
            ]
            self.odds[key] = (
                sum(lead > 0 for lead, _, _ in fights) / HANDS,
                sum(lead < 0 for lead, _, _ in fights) / HANDS,
                sum(spent for _, spent, _ in fights) / HANDS,
            )
        return self.odds[key]

    def results(self, game: Position, defender: int) -> dict[int, float]:
        """Return what it is worth to us if the attacker wins (1), draws (0) or loses (-1)."""
        attacker = game.seat
        values = {}
        for lead in (1, 0, -1):
            after = max(after_raid(game, defender, lead), key=lambda one: worth(one, attacker))
            values[lead] = worth(after, self.seat)
        return values

    def combat(self, options: Counts) -> list[float]:
        """Return what it is worth to lay this: the rest of the raid is fought in quick against many hands."""
        game = self.observed.game
        is_attack = game.ask == ATTACK
        results = self.results(game, game.defender)
        lead = game.won_by_attacker - game.won_by_defender
        spent = game.copy()
        spent.pipers[self.seat] -= 1
        cost = worth(game, self.seat) - worth(spent, self.seat) if game.pipers[self.seat] else 0.0
        totals = [0.0] * len(options)
        for _ in range(LAID_HANDS):
            deal = self.observed.deal(self.luck)
            rival = game.defender if is_attack else game.seat
            left = ROUNDS - game.combat
            other = (
                quick_lay(deal.hands[rival], deal.pipers[rival], left, self.luck) if is_attack else deal.laid
            )
            if is_attack:
                deal.hands[rival][other >> 1] -= 1
                deal.pipers[rival] -= other & 1
            for place, lay in enumerate(options):
                hand = deal.hands[self.seat][:]
                hand[lay >> 1] -= 1
                pipers = deal.pipers[self.seat] - (lay & 1)
                more, later, _ = fight(
                    (hand, deal.hands[rival][:]), (pipers, deal.pipers[rival]), self.luck, left - 1
                )
                more += won(lay, other)
                final = lead + more if is_attack else lead - more
                totals[place] += results[(final > 0) - (final < 0)] - cost * (later + (lay & 1))
        return [total / LAID_HANDS for total in totals]
