"""Chance in the fast form: a seeded source of its own, apart from the session's stream."""

from random import Random


class Luck:
    """Draws tokens and shuffles, from a seed; the same seed gives the same outcomes for ever."""

    __slots__ = ("number",)

    def __init__(self, seed: str) -> None:
        # Only this one's numbers are the same in every version of Python.
        self.number = Random(seed).random
        """The next number from 0 up to but not 1."""

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to `bound` - 1."""
        return int(self.number() * bound)

    def tokens(self, sack: list[int], count: int) -> list[int]:
        """Return how many of each colour are drawn from the sack; it is left as it is."""
        number = self.number
        yellow, blue, green, red = sack
        drawn = [0, 0, 0, 0]
        total = yellow + blue + green + red
        for _ in range(count):
            at = int(number() * total)
            total -= 1
            if at < green:
                green -= 1
                drawn[2] += 1
            elif at < green + blue:
                blue -= 1
                drawn[1] += 1
            elif at < green + blue + yellow:
                yellow -= 1
                drawn[0] += 1
            else:
                drawn[3] += 1
        return drawn

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order."""
        number = self.number
        for last in range(len(items) - 1, 0, -1):
            other = int(number() * (last + 1))
            items[last], items[other] = items[other], items[last]
