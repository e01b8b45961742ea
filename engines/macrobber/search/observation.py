"""What a seat knows of the game, and games that agree with it."""

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from ..fast.convert import position_of
from ..fast.luck import Luck
from ..fast.position import DEFEND, Position
from ..model.state import State

_STATES = TypeAdapter(State)
KEPT_BETTER = 2
"""So many cards fewer than a seat has laid face down are taken for worse than those it has kept."""


def state_of(seen: Mapping[str, Any]) -> State:
    """Return the state as a seat sees it, with a 0 for every card and number that it doesn't see."""
    own = seen["own"]
    known = {name: value for name, value in seen.items() if name != "own"}
    for pile in ("pile", "stock", "removed"):
        known[pile] = (0,) * seen[pile]
    known["seats"] = [
        seat | ({"hand": own["hand"], "down": own["down"]} if seat["id"] == own["seat"] else _hidden(seat))
        for seat in seen["seats"]
    ]
    if seen["raid"] and seen["raid"]["laid"]:
        known["raid"] = seen["raid"] | {"laid": {"card": 0, **seen["raid"]["laid"]}}
    return _STATES.validate_python(known)


def _hidden(seat: Mapping[str, Any]) -> dict[str, Any]:
    return {"hand": (0,) * seat["hand"], "down": (0,) * seat["down"]}


class Observation:
    """A game as one seat knows it when it decides.

    `game` has its own hand, and cards and numbers of value 0 for all that it doesn't see.
    """

    def __init__(self, seen: Mapping[str, Any], ask: int) -> None:
        """Take what the seat has seen when it has to decide `ask`."""
        self.state = state = state_of(seen)
        seat = seen["own"]["seat"]
        self.seat = int(seat[1:]) - 1
        self.game = game = position_of(state, Luck(""))
        game.ask, game.who = ask, self.seat
        self.known_returned = [*state.face_up, *state.seat(seat).down]
        """The cards on the return deck that the seat has seen."""
        self.downs = [len(one.down) for one in state.seats]
        """How many cards each seat has laid face down since the last shuffle."""
        self.is_laid_hidden = ask == DEFEND
        self.pool = list(game.settings.cards)
        """The cards that it can't place: in other hands, in the pile, face down on the return deck."""
        for card in (*self.known_returned, *state.seat(seat).hand):
            self.pool.remove(card)
        self.estates = list(game.settings.estates)
        """The numbers of all estates that were not turned up."""
        for number in state.turned:
            self.estates.remove(number)

    def deal(self, luck: Luck) -> Position:
        """Return a game that agrees with what the seat knows, everything else at random.

        Who has laid cards face down has kept the better ones: of some more cards the hand is the best.
        """
        game = self.game.copy()
        game.luck = luck
        pool = self.pool[:]
        luck.shuffle(pool)
        worse: list[int] = []
        for seat, downs in enumerate(self.downs):
            if seat != self.seat:
                size = sum(game.hands[seat])
                dealt = sorted(pool.pop() for _ in range(size + min(downs, KEPT_BETTER)))
                split = len(dealt) - size
                worse += dealt[:split]
                game.hands[seat] = hand = [0, 0, 0, 0, 0]
                for card in dealt[split:]:
                    hand[card] += 1
        if self.is_laid_hidden:
            game.laid = 2 * pool.pop() + (game.laid & 1)
        pile = len(game.pile)
        game.pile = pool[:pile]
        game.returned = [*self.known_returned, *worse, *pool[pile:]]
        estates = self.estates[:]
        luck.shuffle(estates)
        game.stack = estates[: len(game.stack)]
        return game
