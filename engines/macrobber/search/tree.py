"""The tree of a search: what was tried in a situation as one seat knows it, and what came of it."""

from math import log, sqrt

from ..fast.moves import Code

CURIOSITY = 0.3
"""How much a move is favoured for having been tried seldom."""
FIRST = 10.0
"""What counts for a move that wasn't tried at all, more than any that was."""


class Node:
    """A decision of a seat, as it knows it: how often each move was there and was tried, and the reward."""

    __slots__ = ("expected", "order", "rewards", "seen", "visits")

    def __init__(self) -> None:
        self.visits: dict[Code, int] = {}
        self.rewards: dict[Code, float] = {}
        self.seen: dict[Code, int] = {}
        self.order: list[Code] = []
        """The moves by what is expected of them, the best first; empty where nothing is."""
        self.expected = 0
        """As how many visits that counts for each move."""

    def expect(self, values: dict[Code, float], weight: int) -> None:
        """Begin with these rewards, as if each move had been tried `weight` times."""
        self.expected = weight
        self.order = sorted(values, key=lambda move: -values[move])
        for move, value in values.items():
            self.visits[move] = self.seen[move] = weight
            self.rewards[move] = weight * value

    def choose(self, moves: tuple[Code, ...] | list[Code]) -> Code:
        """Return the move to try: the highest upper bound, counted by how often it could be chosen (UCB1)."""
        best, choice = -1.0, moves[0]
        visits, rewards, seen = self.visits, self.rewards, self.seen
        for move in moves:
            tried = visits.get(move, 0)
            seen[move] = there = seen.get(move, 0) + 1
            bound = rewards[move] / tried + CURIOSITY * sqrt(log(there + 1) / tried) if tried else FIRST
            if bound > best:
                best, choice = bound, move
        return choice

    def learn(self, move: Code, reward: float) -> None:
        """Add what came of a move."""
        self.visits[move] = self.visits.get(move, 0) + 1
        self.rewards[move] = self.rewards.get(move, 0.0) + reward

    def tried(self, move: Code) -> int:
        """Return how often a move was tried."""
        return self.visits[move] - self.expected if move in self.visits else 0

    def mean(self, move: Code) -> float:
        """Return the reward of a move on average."""
        return self.rewards[move] / self.visits[move] if self.visits.get(move) else 0.0

    def lead(self) -> int:
        """Return by how many visits the most tried move leads."""
        first, *others = sorted(self.visits.values(), reverse=True)
        return first - others[0] if others else 0
