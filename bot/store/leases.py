"""The leases in PostgreSQL: which process serves which shard, by the clock of the database alone."""

from collections.abc import Iterable, Sequence
from typing import Any

from psycopg import AsyncRawCursor, Error
from psycopg_pool import AsyncConnectionPool

from bot.store.errors import StoreFault
from bot.store.lease import Lease

STAYS_WANTED = 3.0
"""Seconds that a wish lasts that isn't repeated."""
COUNT = -1
"""The row that tells how many shards there are: all processes of that number hold it together."""

ADD = """
INSERT INTO leases (shard, shards, owner, generation, ends, wanted_by, wanted_until)
SELECT shard, $2, '', 0, '-infinity', '', '-infinity'
FROM unnest($1::BIGINT[]) AS shard
ON CONFLICT (shard) DO NOTHING
"""

# A statement that waited for another's lock goes by the moment of its beginning, which is earlier: nothing is
# thought to have run out that hasn't.
CLAIM = """
WITH counted AS (
    UPDATE leases
    SET shards = $3, ends = statement_timestamp() + $4 * INTERVAL '1 second'
    WHERE shard = -1 AND (shards = $3 OR ends <= statement_timestamp())
    RETURNING shard
)
UPDATE leases
SET owner = $1,
    shards = $3,
    generation = generation + CASE WHEN owner = $1 THEN 0 ELSE 1 END,
    ends = statement_timestamp() + $4 * INTERVAL '1 second',
    wanted_by = CASE WHEN owner = $1 THEN wanted_by ELSE '' END
WHERE shard = ANY($2::BIGINT[]) AND (owner = $1 OR ends <= statement_timestamp())
  AND EXISTS (SELECT 1 FROM counted)
RETURNING shard, generation, wanted_by <> '' AND wanted_until > statement_timestamp()
"""

WANT = """
UPDATE leases
SET wanted_by = $1, wanted_until = statement_timestamp() + $4 * INTERVAL '1 second'
WHERE shard >= 0 AND owner <> $1 AND ends > statement_timestamp()
  AND (shard = ANY($2::BIGINT[]) OR shards <> $3)
"""

PROCESSES = """
SELECT COUNT(DISTINCT owner)
FROM leases
WHERE shard >= 0 AND ends > statement_timestamp()
"""

RELEASE = "UPDATE leases SET ends = '-infinity' WHERE owner = $1 AND shard = ANY($2::BIGINT[])"

RELEASE_COUNT = "UPDATE leases SET ends = (SELECT MAX(ends) FROM leases WHERE shard >= 0) WHERE shard = -1"

LET_IDENTIFY = """
INSERT INTO identifies (key, next) VALUES ($1, statement_timestamp() + $2 * INTERVAL '1 second')
ON CONFLICT (key)
DO UPDATE SET next = excluded.next WHERE identifies.next <= statement_timestamp()
RETURNING key
"""


class Leases:
    """The leases of a process: `owner` is a name that no other one has, not even this one after a new start.

    Every method is one transaction and raises StoreFault if the database refuses it.
    """

    def __init__(self, pool: AsyncConnectionPool, owner: str, shards: int, lasts: float) -> None:
        self._pool = pool
        self._owner, self._shards, self._lasts = owner, shards, lasts

    async def claim(self, shards: Iterable[int]) -> list[Lease]:
        """Renew its leases of these shards, take those that nobody has any more, and return all of them.

        While a process of another number of shards has any, it gets none.
        """
        mine = list(shards)
        add = (ADD, ([*mine, COUNT], self._shards))
        rows = await self._run(add, (CLAIM, (self._owner, mine, self._shards, self._lasts)))
        return [Lease(*row) for row in rows]

    async def processes(self) -> int:
        """Return how many processes have leases."""
        return int((await self._run((PROCESSES, ())))[0][0])

    async def want(self, shards: Iterable[int]) -> None:
        """Ask who has these shards, or any of another number of shards, to hand them over.

        To be said again every second while that is so.
        """
        await self._run((WANT, (self._owner, list(shards), self._shards, STAYS_WANTED)))

    async def release(self, shards: Iterable[int]) -> None:
        """Give its leases of these shards back."""
        await self._run((RELEASE, (self._owner, list(shards))), (RELEASE_COUNT, ()))

    async def let_identify(self, key: int, every: float) -> bool:
        """Tell whether a shard of that key may identify now; then none may for so many seconds."""
        return bool(await self._run((LET_IDENTIFY, (key, every))))

    async def _run(self, *statements: tuple[str, Sequence[object]]) -> list[tuple[Any, ...]]:
        """Run statements as one transaction; return the rows of the last one."""
        try:
            async with self._pool.connection() as connection, AsyncRawCursor(connection) as cursor:
                for statement, values in statements:
                    await cursor.execute(statement, values)
                return await cursor.fetchall() if cursor.description else []
        except Error as error:
            raise StoreFault(f"The leases were not changed: {type(error).__name__}.") from error
