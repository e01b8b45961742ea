"""Ids as Discord makes them: milliseconds since 2015, then a counter."""

import time

from sandbox.shards import Shard

DISCORD_EPOCH = 1_420_070_400_000
MOST_DIGITS = 20


def number_of(words: object) -> int:
    """Return the id, or another number, that words from outside are; 0 for what is none."""
    text = str(words)
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else 0


class Snowflakes:
    """A source of ids that are unique and in the order in which they were made."""

    def __init__(self) -> None:
        self._last = 0

    def make(self) -> int:
        """Return the next id."""
        moment = (int(time.time() * 1000) - DISCORD_EPOCH) << 22
        self._last = max(moment, self._last + 1)
        return self._last

    def make_for(self, shard: Shard) -> int:
        """Return the next id of a server whose events go to this shard."""
        self.make()
        while not shard.serves(self._last):
            self._last += 1 << 22
        return self._last
