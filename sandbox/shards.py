"""A shard: the part of the servers whose events one session of the bot gets."""

from typing import NamedTuple

from sandbox.json import Json


class Shard(NamedTuple):
    """The shard with this number among `total`; a bot without shards is the first of one."""

    number: int
    total: int

    def serves(self, guild_id: int) -> bool:
        """Tell whether the events of a server go here; those of no server (0) go to the first shard."""
        return (guild_id >> 22) % self.total == self.number


ALL = Shard(0, 1)


def shard_of(identify: Json) -> Shard | None:
    """Return the shard that a bot logs in as, None if there is none such."""
    match identify.get("shard"):
        case None:
            return ALL
        case [int(number), int(total)] if 0 <= number < total:
            return Shard(number, total)
    return None
