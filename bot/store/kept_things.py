"""What servers keep of a game from one session to the next, in the SQLite file."""

import sqlite3
from collections.abc import Sequence

from bot.store import sql
from bot.store.database import Database
from bot.store.rows import ForgottenRow, KeptRow
from bot.store.statements import forget_kept, read_forgotten, read_kept, recall_kept, replace_kept
from bot.store.values import numbered


class KeptThings(Database):
    """The part of the store that belongs to no session."""

    async def kept(self, guild: str, game: str) -> list[KeptRow]:
        """What a server keeps of a game."""
        return await self._look(lambda db: read_kept(db, guild, game))

    async def keep(self, before: Sequence[KeptRow], gone: Sequence[KeptRow], kept: Sequence[KeptRow]) -> None:
        """Change what a server keeps of one kind, of which `before` is all: some go, others are saved.

        Raises KeptChanged when somebody else has changed it meanwhile.
        """

        def work(db: sqlite3.Connection) -> None:
            replace_kept(db, before, gone, kept)

        await self._write("What is kept was not changed", work)

    async def forget(self, before: Sequence[KeptRow], saved: Sequence[KeptRow], at: int, old: int) -> None:
        """Keep nothing of a kind any longer, of which `before` is all; what is `saved` can be brought back.

        What was forgotten until the moment `old` is deleted. Raises KeptChanged, and ForgottenFull.
        """

        def work(db: sqlite3.Connection) -> None:
            forget_kept(db, before, saved, at, old)

        await self._write("What is kept was not changed", work)

    async def forgotten(self, guild: str, game: str, kind: str, old: int) -> list[ForgottenRow]:
        """What a server has forgotten of a kind since the moment `old`."""
        return await self._look(lambda db: read_forgotten(db, guild, game, kind, old))

    async def recall(self, before: Sequence[KeptRow], rows: Sequence[KeptRow]) -> None:
        """Keep forgotten rows again beside `before`, which is all of that kind. Raises KeptChanged."""

        def work(db: sqlite3.Connection) -> None:
            recall_kept(db, before, rows)

        await self._write("What is kept was not changed", work)

    async def drop_forgotten(self, old: int) -> None:
        """Delete what servers have forgotten until the moment `old`."""
        await self._write(
            "What was forgotten was not deleted", lambda db: db.execute(sql.DROP_OLD_FORGOTTEN, numbered(old))
        )
