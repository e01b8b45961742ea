"""The store as the sessions see it."""

from collections.abc import Sequence
from typing import Protocol

from bot.store.rows import Current, EntryRow, HolderRow, SessionRow


class Store(Protocol):
    """What the sessions need of a store."""

    async def create(  # noqa: D102
        self, session: SessionRow, first: EntryRow, holders: Sequence[HolderRow]
    ) -> None: ...
    async def hold(self, holders: Sequence[HolderRow]) -> None: ...  # noqa: D102
    async def holders(self, session_id: str) -> list[HolderRow]: ...  # noqa: D102
    async def append(self, entry: EntryRow, ends: bool = False) -> None: ...  # noqa: D102
    async def reopen(self, entry: EntryRow) -> None: ...  # noqa: D102
    async def current(self, session_id: str) -> Current | None: ...  # noqa: D102
    async def current_in(self, channel: str) -> Current | None: ...  # noqa: D102
    async def entry(self, session_id: str, seq: int) -> EntryRow | None: ...  # noqa: D102
    async def history(self, session_id: str) -> list[EntryRow]: ...  # noqa: D102
    async def mentioned(self, session_id: str) -> str: ...  # noqa: D102
    async def mention(self, session_id: str, what: str) -> None: ...  # noqa: D102
    async def told(self, session_id: str) -> int | None: ...  # noqa: D102
    async def tell(self, session_id: str, seq: int) -> None: ...  # noqa: D102
    async def unfinished_of_game(self, game: str) -> list[str]: ...  # noqa: D102
    async def sessions_of(self, guild: str) -> list[SessionRow]: ...  # noqa: D102
    async def move_channel(self, session_id: str, channel: str) -> None: ...  # noqa: D102
    async def panel(self, session_id: str, channel: str, message: str) -> None: ...  # noqa: D102
