"""The leases in PostgreSQL: which process serves which shard, by the clock of the database alone."""

from collections.abc import Iterable

from bot.store.database import Database
from bot.store.errors import LeaseLost
from bot.store.lease import Lease
from bot.store.statement import Rows, Statement

STAYS_WANTED = 3_000
"""Milliseconds that a wish lasts that isn't repeated."""
COUNT = -1
"""The row that tells how many shards there are: all processes of that number hold it together."""

ADD = """
INSERT INTO leases (shard, shards, owner, generation, ends, wanted_by, wanted_until)
SELECT shard, $2, '', 0, '-infinity', '', '-infinity'
FROM unnest(string_to_array($1, ',')::BIGINT[]) AS shard
ON CONFLICT (shard) DO NOTHING
"""

# A statement that waited for another's lock goes by the moment of its beginning, which is earlier: nothing is
# thought to have run out that hasn't.
CLAIM = """
WITH counted AS (
    UPDATE leases
    SET shards = $3, ends = statement_timestamp() + $4 * INTERVAL '1 millisecond'
    WHERE shard = -1 AND (shards = $3 OR ends <= statement_timestamp())
    RETURNING shard
)
UPDATE leases
SET owner = $1,
    shards = $3,
    generation = generation + CASE WHEN owner = $1 THEN 0 ELSE 1 END,
    ends = statement_timestamp() + $4 * INTERVAL '1 millisecond',
    wanted_by = CASE WHEN owner = $1 THEN wanted_by ELSE '' END
WHERE shard = ANY(string_to_array($2, ',')::BIGINT[]) AND (owner = $1 OR ends <= statement_timestamp())
  AND EXISTS (SELECT 1 FROM counted)
RETURNING shard, generation, wanted_by <> '' AND wanted_until > statement_timestamp()
"""

WANT = """
UPDATE leases
SET wanted_by = $1, wanted_until = statement_timestamp() + $4 * INTERVAL '1 millisecond'
WHERE shard >= 0 AND owner <> $1 AND ends > statement_timestamp()
  AND (shard = ANY(string_to_array($2, ',')::BIGINT[]) OR shards <> $3)
"""

# Who takes a lease over waits until what is written by it is saved; who has lost it divides by nothing.
GUARD = """
SELECT 1 / COUNT(*)
FROM (SELECT 1 FROM leases WHERE shard = $1 AND owner = $2 AND generation = $3 FOR SHARE) AS lease
"""

PROCESSES = """
SELECT COUNT(DISTINCT owner)
FROM leases
WHERE shard >= 0 AND ends > statement_timestamp()
"""

RELEASE = """
UPDATE leases
SET ends = '-infinity'
WHERE owner = $1 AND shard = ANY(string_to_array($2, ',')::BIGINT[])
"""

RELEASE_COUNT = "UPDATE leases SET ends = (SELECT MAX(ends) FROM leases WHERE shard >= 0) WHERE shard = -1"

LET_IDENTIFY = """
INSERT INTO identifies (key, next) VALUES ($1, statement_timestamp() + $2 * INTERVAL '1 millisecond')
ON CONFLICT (key)
DO UPDATE SET next = excluded.next WHERE identifies.next <= statement_timestamp()
RETURNING key
"""


class Leases:
    """The leases of a process: `owner` is a name that no other one has, not even this one after a new start.

    Every method is one transaction and raises StoreFault if the database fails or refuses.
    """

    def __init__(self, database: Database, owner: str, lasts: float) -> None:
        self._database = database
        self._owner, self._lasts = owner, round(lasts * 1000)

    async def claim(self, shards: Iterable[int], count: int) -> list[Lease]:
        """Renew its leases of these shards, take those that nobody has any more, and return all of them.

        `count` is how many shards there are. While a process of another number has any, it gets none.
        """
        mine = list(shards)
        add = Statement(ADD, (_listed([*mine, COUNT]), count))
        claim = Statement(CLAIM, (self._owner, _listed(mine), count, self._lasts))
        return [Lease(*row) for row in (await self._write(add, claim))[-1]]

    async def processes(self) -> int:
        """Return how many processes have leases."""
        return int((await self._database.look(Statement(PROCESSES)))[0][0])

    async def want(self, shards: Iterable[int], count: int) -> None:
        """Ask who has these shards, or any of another number of shards, to hand them over.

        To be said again every second while that is so.
        """
        await self._write(Statement(WANT, (self._owner, _listed(shards), count, STAYS_WANTED)))

    async def release(self, shards: Iterable[int]) -> None:
        """Give its leases of these shards back."""
        await self._write(Statement(RELEASE, (self._owner, _listed(shards))), Statement(RELEASE_COUNT))

    async def let_identify(self, key: int, every: float) -> bool:
        """Tell whether a shard of that key may identify now; then none may for so many seconds."""
        return bool((await self._write(Statement(LET_IDENTIFY, (key, round(every * 1000)))))[-1])

    def guard(self, lease: Lease) -> Statement:
        """Return what a transaction begins with that may write only while this process has a lease."""
        values = lease.shard, self._owner, lease.generation
        return Statement(GUARD, values, LeaseLost("The lease of the server's shard is another process's."))

    async def _write(self, *statements: Statement) -> list[Rows]:
        return await self._database.write("The leases were not changed", statements)


def _listed(shards: Iterable[int]) -> str:
    return ",".join(map(str, shards))
