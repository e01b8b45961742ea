"""Chieftain: information-set Monte Carlo tree search over its own turn and every raid in it.

After P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012. In every
iteration all that the seat doesn't know is dealt anew. The tree has a node for everything that one seat has
seen of the turn (multiple observers), so a laid card stays hidden from the other side until it is turned up.
Then the round is played out in quick, and what it leads to is the reward.
"""

from typing import cast

from ..fast.luck import Luck
from ..fast.moves import Code, Counts, actions, legal
from ..fast.play import apply
from ..fast.position import (
    ACTION,
    ATTACK,
    DEFEND,
    OVER,
    REDRAW,
    Position,
)
from .hand import BY_RULE
from .observation import Observation
from .planning import leaves, redraw_values
from .policy import quick_move
from .tree import Node
from .value import shares

EXPECTED = 20
"""What is expected of an action beforehand counts as much as so many visits."""
WIDTH, WIDENING = 5, 0.5
"""So many of the most promising actions are tried, and more with the square root of the visits."""
REDRAWS = 10
"""So many draws are tried for each way to put tokens back."""

History = tuple[Code, ...]
Situation = tuple[int, int, History, Counts, Counts]
Path = list[tuple[int, Node, Code]]


class Chieftain:
    """A Chieftain at one decision."""

    def __init__(self, observed: Observation, options: tuple[Code, ...], luck: Luck) -> None:
        self.observed, self.options, self.luck, self.seat = observed, options, luck, observed.seat
        self.tree: dict[Situation, Node] = {}
        self.root = Node()

    def iterate(self) -> None:
        """Deal what isn't known, go down the tree, play on, and remember what came of it."""
        game = self.observed.deal(self.luck)
        present = game.round
        path = self.descend(game)
        while game.ask != OVER and game.round == present:
            apply(game, quick_move(game, self.luck))
        rewards = shares(game, is_scored=game.turn == 0)
        for seat, node, move in path:
            node.learn(move, rewards[seat])

    def descend(self, game: Position) -> Path:
        """Go down the tree to a situation that is new, or to the end of the turn."""
        present = game.round, game.turn
        histories: list[History] = [()] * game.seats
        path: Path = []
        node: Node | None = self.root
        moves = self.options
        while node is not None:
            move = self.select(node, game, moves)
            path.append((game.who, node, move))
            self.advance(game, move, histories)
            node = None
            while (game.round, game.turn) == present and game.ask != OVER:
                moves = (quick_move(game, self.luck),) if game.ask in BY_RULE else legal(game)
                if len(moves) > 1:
                    break
                self.advance(game, moves[0], histories)
            else:
                break
            key = self.situation(game, histories[game.who])
            node = self.tree.get(key)
            if node is None:
                self.tree[key] = Node()
        return path

    def situation(self, game: Position, history: History) -> Situation:
        """Return what the seat that is asked knows: what it saw of the turn; and, if it is ours, the hand."""
        own = tuple(game.hands[self.seat]) if game.who == self.seat else ()
        return game.who, game.ask, history, own, tuple(game.status)

    @staticmethod
    def advance(game: Position, move: Code, histories: list[History]) -> None:
        """Make a move, and add to each seat's history what it sees of it (combat.4)."""
        ask, who, laid, defender = game.ask, game.who, game.laid, game.defender
        attacker = game.seat
        apply(game, move)
        if ask == ATTACK:
            histories[who] += (move,)
            histories[defender] += (cast(int, move) & 1,)
        elif ask == DEFEND:
            histories[who] += (move, laid)
            histories[attacker] += (move,)
        elif ask not in BY_RULE:
            histories[:] = [(*history, move) for history in histories]

    def select(self, node: Node, game: Position, moves: tuple[Code, ...]) -> Code:
        """Return the move to try; of the own actions first the most promising."""
        if game.who != self.seat or game.ask not in (ACTION, REDRAW):
            return node.choose(moves)
        if not node.order:
            node.expect(self.expected(game, moves), EXPECTED)
        tried = sum(map(node.tried, node.order))
        width = WIDTH + int(WIDENING * tried**0.5)
        return node.choose(node.order[:width])

    def expected(self, game: Position, moves: tuple[Code, ...]) -> dict[Code, float]:
        """Return the share of the win after the best plan, without what phase 3 brings."""
        if game.ask == REDRAW:
            return redraw_values(game, moves, self.luck, REDRAWS, self.best_share)
        return {move: self.share_after(game, move) for move in moves}

    def best_share(self, game: Position) -> float:
        """Return the share after the best plan."""
        return max(self.share_after(game, move) for move in actions(game))

    def share_after(self, game: Position, move: Code) -> float:
        """Return the share after the best plan that begins with an action."""
        return max(shares(leaf, is_scored=False)[self.seat] for leaf in leaves(game, move))
