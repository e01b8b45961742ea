"""What was chosen for servers, and where their dashboards are."""

from bot.store import sql
from bot.store.errors import KeptChanged
from bot.store.kept_things import KeptThings
from bot.store.rows import ServerRow
from bot.store.statement import Rows, Statement

NOT_SAVED = "The server's settings were not saved"


class ServerRows(KeptThings):
    """The part of the store that is about whole servers."""

    async def server(self, guild: str) -> ServerRow:
        """What was chosen for a server; what is usual if nothing was."""
        found = await self.database.look(Statement(sql.SERVER, (guild,)))
        return ServerRow(*found[0]) if found else ServerRow(guild)

    async def boards(self) -> list[ServerRow]:
        """The servers that have a dashboard."""
        rows = await self.database.read("The dashboards were not read", Statement(sql.BOARDS))
        return [ServerRow(*row) for row in rows]

    async def set_server(self, before: ServerRow, after: ServerRow) -> None:
        """Save what is chosen for a server. A dashboard in another channel has no message yet.

        Raises KeptChanged when somebody else has changed it since `before`.
        """

        def judge(found: Rows) -> None:
            now = ServerRow(*found[0]) if found else ServerRow(before.guild)
            # What was saved, but not heard of, is tried again: then it is there already.
            if not any(now[1:3] == one[1:3] for one in (before, after)):
                raise KeptChanged

        values = after.guild, after.settings, after.board
        await self.database.write(
            NOT_SAVED,
            [
                *self.guarding(after.guild),
                Statement(sql.SERVER, (after.guild,), judge=judge),
                Statement(sql.SET_SERVER, values),
            ],
        )

    async def set_board_message(self, guild: str, board: str, message: str) -> None:
        """Note which message is a server's dashboard in a channel, empty for none."""
        change = Statement(sql.SET_BOARD_MESSAGE, (guild, board, message))
        await self.database.write("The dashboard was not noted", [*self.guarding(guild), change])
