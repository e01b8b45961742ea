"""What servers keep of a game from one session to the next."""

from collections.abc import Callable, Sequence

from bot.store import sql
from bot.store.at_hand import AtHand
from bot.store.database import Database
from bot.store.rows import ForgottenRow, KeptRow
from bot.store.statement import Statement
from bot.store.statements import forget_kept, forgotten_row, kept_rows, recall_kept, replace_kept


class KeptThings:
    """The part of the store that belongs to no session."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._at_hand = AtHand(database.most_at_hand)
        self.guard: Callable[[str], Statement] | None = None
        """What a transaction begins with that writes in a server, by its id, if processes share the work.

        Raises LeaseLost."""

    def guarding(self, guild: str) -> list[Statement]:
        """Return what a transaction begins with that writes in a server. Raises LeaseLost."""
        return [self.guard(guild)] if self.guard else []

    async def kept(self, guild: str, game: str) -> list[KeptRow]:
        """What a server keeps of a game."""
        return kept_rows(await self.database.look(Statement(sql.KEPT, (guild, game))))

    async def keep(self, before: Sequence[KeptRow], gone: Sequence[KeptRow], kept: Sequence[KeptRow]) -> None:
        """Change what a server keeps of one kind, of which `before` is all: some go, others are saved.

        Raises KeptChanged when somebody else has changed it meanwhile.
        """
        guard = self.guarding((*before, *kept)[0].guild)
        changes = replace_kept(before, gone, kept)
        await self.database.write("What is kept was not changed", [*guard, *changes])

    async def forget(self, before: Sequence[KeptRow], saved: Sequence[KeptRow], at: int, old: int) -> None:
        """Keep nothing of a kind any longer, of which `before` is all; what is `saved` can be brought back.

        What was forgotten until the moment `old` is deleted. Raises KeptChanged, and ForgottenFull.
        """
        guard = self.guarding(before[0].guild)
        changes = forget_kept(before, saved, at, old)
        await self.database.write("What is kept was not changed", [*guard, *changes])

    async def forgotten(self, guild: str, game: str, kind: str, old: int) -> list[ForgottenRow]:
        """What a server has forgotten of a kind since the moment `old`."""
        found = await self.database.look(Statement(sql.FORGOTTEN, (guild, game, kind, old)))
        return [forgotten_row(row) for row in found]

    async def recall(self, before: Sequence[KeptRow], rows: Sequence[KeptRow]) -> None:
        """Keep forgotten rows again beside `before`, which is all of that kind. Raises KeptChanged."""
        guard = self.guarding(rows[0].guild)
        await self.database.write("What is kept was not changed", [*guard, *recall_kept(before, rows)])

    async def drop_forgotten(self, old: int) -> None:
        """Delete what servers have forgotten until the moment `old`."""
        drop = Statement(sql.DROP_OLD_FORGOTTEN, (old,))
        await self.database.write("What was forgotten was not deleted", [drop])
