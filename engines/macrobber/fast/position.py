"""The whole game in plain numbers and lists: what lies where, and who decides what next."""

from typing import NamedTuple, Protocol

from ..model.cost import COSTS
from ..rules.setup import FIRST_HAND, first_sack, first_seat

YELLOW, BLUE, GREEN, RED = range(4)
REDRAW, ACTION, DISCARD, PHASE3, EXCHANGE, ATTACK, DEFEND, LOOT, LAYBACK, OVER = range(10)
"""What the seat `who` decides next; OVER is the end of the game."""
CASTLE_BLUE, ABBEY_GREEN = COSTS["castle"].B, COSTS["abbey"].G
"""The blue tokens of a castle, the green ones of an abbey."""


class Chances(Protocol):
    """What decides where the rules leave something to chance."""

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to `bound` - 1."""

    def tokens(self, sack: list[int], count: int) -> list[int]:
        """Return how many of each colour are drawn."""

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order; the last is drawn first."""


class Settings(NamedTuple):
    """The options that the rules leave open: cards by value, estates by number, red area, exchange."""

    cards: tuple[int, ...]
    """The cards, one number each, sorted."""
    estates: tuple[int, ...]
    red_area: int
    is_exchange_exact: bool


class Position:
    """A game. Seats are 0, 1, ... in their order; a hand counts its cards by value (place 0 is not used).

    The ends of `pile` and `stack` are their tops. The lists of one number a seat are in the order of seats.
    """

    __slots__ = (
        "abbeys", "ask", "beginner", "castles", "cattle", "combat", "defender", "first_action", "free",
        "hands", "has_acted", "is_warrior_kept", "laid", "luck", "marker", "monks", "pile", "pipers",
        "returned", "round", "sack", "scores", "seats", "settings", "stack", "status",
        "turn", "used", "warriors", "who", "won_by_attacker", "won_by_defender",
    )  # fmt: skip

    def __init__(self, settings: Settings, seats: int, luck: Chances) -> None:
        """Set up a game and begin the first turn.

        (setup.9, setup.10, setup.13, setup.14, setup.16, setup.17)
        """
        self.settings, self.seats, self.luck = settings, seats, luck
        board = first_seat("", seats, ())
        self.scores = [board.points] * seats
        court = board.court
        self.warriors, self.pipers, self.monks = [court.Y] * seats, [court.B] * seats, [court.G] * seats
        self.cattle, self.castles, self.abbeys, self.free = (
            [board.estates.count(one)] * seats for one in ("cattle", "castle", "abbey", "")
        )
        self.sack = list(first_sack(seats))
        self.stack, self.pile, self.returned = list(settings.estates), list(settings.cards), list[int]()
        luck.shuffle(self.stack)
        luck.shuffle(self.pile)
        self.hands = [[0, 0, 0, 0, 0] for _ in range(seats)]
        for hand in self.hands:
            for _ in range(FIRST_HAND):
                hand[self.pile.pop()] += 1
        self.beginner = luck.below(seats)
        self.marker = -1
        self.round, self.turn = 1, 0
        self.status, self.used, self.first_action = [0, 0, 0, 0], 0, 0
        self.has_acted = self.is_warrior_kept = False
        self.ask, self.who = OVER, self.beginner
        self.defender, self.combat, self.laid = -1, 0, 0
        self.won_by_attacker = self.won_by_defender = 0

    def copy(self) -> "Position":
        """Return the same game once more; only the source of chance is shared."""
        twin = Position.__new__(Position)
        twin.settings, twin.seats, twin.luck = self.settings, self.seats, self.luck
        twin.scores, twin.warriors, twin.pipers = self.scores[:], self.warriors[:], self.pipers[:]
        twin.monks, twin.cattle, twin.castles = self.monks[:], self.cattle[:], self.castles[:]
        twin.abbeys, twin.free, twin.sack = self.abbeys[:], self.free[:], self.sack[:]
        twin.stack, twin.pile, twin.returned = self.stack[:], self.pile[:], self.returned[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.beginner, twin.marker, twin.round, twin.turn = self.beginner, self.marker, self.round, self.turn
        twin.status, twin.used, twin.first_action = self.status[:], self.used, self.first_action
        twin.has_acted, twin.is_warrior_kept = self.has_acted, self.is_warrior_kept
        twin.ask, twin.who, twin.defender = self.ask, self.who, self.defender
        twin.combat, twin.laid = self.combat, self.laid
        twin.won_by_attacker, twin.won_by_defender = self.won_by_attacker, self.won_by_defender
        return twin

    @property
    def seat(self) -> int:
        """The seat in turn."""
        return (self.beginner + self.turn) % self.seats

    @property
    def greens(self) -> list[int]:
        """The green tokens of every seat (score.6)."""
        return [monks + ABBEY_GREEN * abbeys for monks, abbeys in zip(self.monks, self.abbeys, strict=True)]

    @property
    def is_last(self) -> bool:
        """Whether the seat in turn is the last of the round (round.4)."""
        return self.turn == self.seats - 1

    def draw_cards(self, seat: int, count: int) -> None:
        """Draw into the hand; an empty pile is made anew of the return deck (refill.5)."""
        hand = self.hands[seat]
        for _ in range(count):
            if not self.pile:
                if not self.returned:
                    return
                self.pile, self.returned = self.returned, []
                self.luck.shuffle(self.pile)
            hand[self.pile.pop()] += 1

    def throw(self, seat: int, value: int) -> None:
        """Lay a card of the hand on the return deck."""
        self.hands[seat][value] -= 1
        self.returned.append(value)
