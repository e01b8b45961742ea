"""What people wish of the bot, and which tables wait for them."""

from collections.abc import Collection

from bot.store import sql_people as sql
from bot.store.rows import TouchedWait
from bot.store.server_rows import ServerRows
from bot.store.statement import Statement


class PeopleThings(ServerRows):
    """The part of the store that belongs to people."""

    async def wishes(self, people: Collection[str]) -> dict[str, str]:
        """What some people wish, as JSON; those who have never said are left out."""
        found = await self.database.look_at([Statement(sql.WISHES, (one,)) for one in people])
        return {str(person): str(wishes) for rows in found for person, wishes in rows}

    async def set_wishes(self, person: str, wishes: str) -> None:
        """Save what a person wishes; all running tables at which they sit are to be looked at."""
        await self.database.write(
            "What you wish was not saved",
            [Statement(sql.SET_WISHES, (person, wishes)), Statement(sql.TOUCH_WAITS, (person,))],
        )

    async def waiting(self, now: int, since: int) -> list[TouchedWait]:
        """The running sessions at whose waiting is to be looked `now`.

        Of new entries and holders only if the last entry is no younger than the moment `since`.
        """
        rows = await self.database.read("The sessions were not read", Statement(sql.WAITING, (now, since)))
        return [TouchedWait(*row) for row in rows]
