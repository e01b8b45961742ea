"""The seeded stream: every random outcome of a session, in an order that anyone can check afterwards."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def commitment(seed: str, salt: str = "") -> str:
    """Return the SHA-256 of the seed in hexadecimal: shown at the start, it binds the bot to the seed.

    A seed that somebody has chosen could be guessed by its hash alone: that is of `<salt>:<seed>`.
    """
    return hashlib.sha256((f"{salt}:{seed}" if salt else seed).encode()).hexdigest()


class Stream:
    """Random numbers made of a seed and a position; the same pair gives the same numbers for ever.

    The number at a position is the first 8 bytes, big-endian, of `SHA-256("<seed>:<position>")`. A number
    that would favour low results is passed over, as is usual (rejection sampling).
    """

    def __init__(self, seed: str, position: int = 0) -> None:
        self._seed = seed
        self.position = position

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to `bound` - 1, all equally likely, and move on.

        Raises ValueError if `bound` is less than 1.
        """
        if bound < 1:
            raise ValueError(f"no number from 0 to {bound - 1}")
        fair = (1 << 64) - (1 << 64) % bound
        while True:
            digest = hashlib.sha256(f"{self._seed}:{self.position}".encode()).digest()
            self.position += 1
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                return number % bound

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order (Fisher-Yates, from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
