"""What is kept of a person and of a server, to be shown and to be deleted."""

from collections.abc import Sequence

from bot.store import sql_personal as sql
from bot.store.people import PeopleThings
from bot.store.rows import Farewell, NoteRow, PersonalRow
from bot.store.sql_people import TOUCH_WAITS
from bot.store.statement import Statement

NOT_DELETED = "What is kept of a person was not deleted"
NOT_READ = "What is kept of a person was not read"
AT_ONCE = 20
"""Sessions that are deleted by one transaction."""


class PersonalRows(PeopleThings):
    """The part of the store that knows whose the rows are."""

    async def kept_of(self, person: str, before: int) -> list[PersonalRow]:
        """All that was kept of a person before a moment, but for what they have pressed."""
        rows: list[PersonalRow] = []
        for what, query in sql.KEPT_OF:
            found = await self.database.read(NOT_READ, Statement(query, (person, before)))
            rows += [PersonalRow(what, *row) for row in found]
        return rows

    async def note_of(self, session: str, person: str) -> str:
        """What a person has noted for themselves at a session, empty for nothing."""
        found = await self.database.look(Statement(sql.NOTE, (session, person)))
        return str(found[0][0]) if found else ""

    async def set_note(self, guild: str, row: NoteRow) -> None:
        """Save it, in place of what was there; empty it goes."""
        change = Statement(sql.SET_NOTE, row) if row.note else Statement(sql.DROP_NOTE, row[:2])
        await self.database.write("The note was not saved", [*self.guarding(guild), change])

    async def sessions_of_person(self, person: str, before: int) -> list[tuple[str, str]]:
        """The sessions with rows of a person that are older than a moment, each with its server."""
        found = await self.database.read(NOT_READ, Statement(sql.SESSIONS_OF_PERSON, (person, before)))
        return [(str(session), str(guild)) for session, guild in found]

    async def inputs_of(
        self, person: str, after: tuple[str, int], most: int
    ) -> list[tuple[str, int, int, str]]:
        """What a person has pressed: session, entry, time and input, those behind one entry, so many."""
        values = person, *after, most
        found = await self.database.read(NOT_READ, Statement(sql.INPUTS_OF, values))
        return [(str(session), int(seq), int(at), str(input_)) for session, seq, at, input_ in found]

    async def say_farewell(self, person: str, at: int) -> None:
        """Note that nothing of a person is to be kept; what belongs to no server's games goes at once.

        The tables at which they sit are to be looked at, as when they wish anything else.
        """
        written = [Statement(one, (person,)) for one in (*sql.DROP_PERSONAL, TOUCH_WAITS)]
        await self.database.write(NOT_DELETED, [*written, Statement(sql.ADD_FAREWELL, (person, at))])

    async def farewells(self) -> list[Farewell]:
        """Who wishes so."""
        return [Farewell(*row) for row in await self.database.read(NOT_READ, Statement(sql.FAREWELLS))]

    async def end_farewell(self, person: str) -> None:
        """Note that nothing of a person is left."""
        await self.database.write(NOT_DELETED, [Statement(sql.DROP_FAREWELL, (person,))])

    async def forget_keeper(self, guild: str, person: str, stand_in: str) -> None:
        """Put a stand-in in a person's place in what a server keeps of games."""
        written = [Statement(one, (guild, person, stand_in)) for one in sql.FORGET_KEEPER]
        await self.database.write(NOT_DELETED, [*self.guarding(guild), *written])

    async def guilds(self) -> list[str]:
        """All servers of which something is kept."""
        return [str(guild) for (guild,) in await self.database.read(NOT_READ, Statement(sql.GUILDS))]

    async def gone(self) -> dict[str, int]:
        """The servers that the bot has left, and since when."""
        return dict(await self.database.read(NOT_READ, Statement(sql.GONE)))

    async def set_gone(self, guild: str, at: int) -> None:
        """Note since when the bot is no member of a server, 0 for one that it is in."""
        change = Statement(sql.SET_GONE, (guild, at))
        await self.database.write("It was not noted that a server has gone", [*self.guarding(guild), change])

    async def forget_guild(self, guild: str) -> int:
        """Delete all that is kept of a server; return how many sessions that were."""
        count = 0
        while found := await self.database.read(NOT_READ, Statement(sql.SOME_OF_GUILD, (guild, AT_ONCE))):
            ids = [str(id_) for (id_,) in found]
            written = [Statement(sql.DROP_SESSION, (id_,)) for id_ in ids]
            await self._delete(guild, written)
            for id_ in ids:
                self._at_hand.forget(id_)
            count += len(ids)
        await self._delete(guild, [Statement(one, (guild,)) for one in sql.DROP_GUILD])
        return count

    async def _delete(self, guild: str, written: Sequence[Statement]) -> None:
        await self.database.write(
            "What is kept of a server was not deleted", [*self.guarding(guild), *written]
        )
