"""The store as the sessions see it."""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from bot.store.rows import (
    Current,
    Delivery,
    DueRow,
    EntryRow,
    Farewell,
    ForgottenRow,
    HolderRow,
    KeptRow,
    NoteRow,
    PersonalRow,
    PlaceRow,
    PlanRow,
    PointsRow,
    PostedRow,
    ServerRow,
    SessionRow,
    Step,
    ToldRow,
    TouchedWait,
    UnfinishedRow,
    WaitRow,
)


class Store(Protocol):
    """What the sessions need of a store."""

    async def create(self, session: SessionRow, step: Step, most: int) -> None: ...  # noqa: D102
    async def append(self, *steps: Step) -> None: ...  # noqa: D102
    async def reopen(self, step: Step, guild: str, most: int) -> None: ...  # noqa: D102
    async def hold(  # noqa: D102
        self, holders: Sequence[HolderRow], due: Sequence[DueRow], press: str
    ) -> None: ...
    async def score(  # noqa: D102
        self, session_id: str, points: Sequence[PointsRow], due: Sequence[DueRow], press: str
    ) -> None: ...
    async def holders(self, session_id: str) -> list[HolderRow]: ...  # noqa: D102
    async def kept(self, guild: str, game: str) -> list[KeptRow]: ...  # noqa: D102
    async def keep(  # noqa: D102
        self, before: Sequence[KeptRow], gone: Sequence[KeptRow], kept: Sequence[KeptRow]
    ) -> None: ...
    async def forget(  # noqa: D102
        self, before: Sequence[KeptRow], saved: Sequence[KeptRow], at: int, old: int
    ) -> None: ...
    async def forgotten(  # noqa: D102
        self, guild: str, game: str, kind: str, old: int
    ) -> list[ForgottenRow]: ...
    async def recall(self, before: Sequence[KeptRow], rows: Sequence[KeptRow]) -> None: ...  # noqa: D102
    async def drop_forgotten(self, old: int) -> None: ...  # noqa: D102
    async def server(self, guild: str) -> ServerRow: ...  # noqa: D102
    async def boards(self) -> list[ServerRow]: ...  # noqa: D102
    async def set_server(self, before: ServerRow, after: ServerRow) -> None: ...  # noqa: D102
    async def set_board_message(self, guild: str, board: str, message: str) -> None: ...  # noqa: D102
    async def kept_of(self, person: str, before: int) -> list[PersonalRow]: ...  # noqa: D102
    async def note_of(self, session: str, person: str) -> str: ...  # noqa: D102
    async def set_note(self, guild: str, row: NoteRow) -> None: ...  # noqa: D102
    async def sessions_of_person(  # noqa: D102
        self, person: str, before: int
    ) -> list[tuple[str, str]]: ...
    async def inputs_of(  # noqa: D102
        self, person: str, after: tuple[str, int], most: int
    ) -> list[tuple[str, int, int, str]]: ...
    async def say_farewell(self, person: str, at: int) -> None: ...  # noqa: D102
    async def farewells(self) -> list[Farewell]: ...  # noqa: D102
    async def end_farewell(self, person: str) -> None: ...  # noqa: D102
    async def forget_person(self, session_id: str, person: str, stand_in: str) -> None: ...  # noqa: D102
    async def forget_keeper(self, guild: str, person: str, stand_in: str) -> None: ...  # noqa: D102
    async def guilds(self) -> list[str]: ...  # noqa: D102
    async def gone(self) -> dict[str, int]: ...  # noqa: D102
    async def set_gone(self, guild: str, at: int) -> None: ...  # noqa: D102
    async def forget_guild(self, guild: str) -> int: ...  # noqa: D102
    async def is_seated(self, guild: str, game: str, person: str) -> bool: ...  # noqa: D102
    async def current(self, session_id: str) -> Current | None: ...  # noqa: D102
    async def current_in(self, channel: str) -> Current | None: ...  # noqa: D102
    async def last_of(self, channel: str, game: str) -> Current | None: ...  # noqa: D102
    async def entry(self, session_id: str, seq: int) -> EntryRow | None: ...  # noqa: D102
    async def history(self, session_id: str, *, has_states: bool = True) -> list[EntryRow]: ...  # noqa: D102
    async def size(self, session_id: str, *, has_states: bool) -> int: ...  # noqa: D102
    async def place(self, session_id: str, seq: int) -> PlaceRow | None: ...  # noqa: D102
    async def back(  # noqa: D102
        self, session_id: str, seq: int, is_there: Callable[[PlaceRow], bool]
    ) -> PlaceRow | None: ...
    async def told(  # noqa: D102
        self, session_id: str, seq: int, goes_on: Callable[[ToldRow], bool], most: int
    ) -> list[ToldRow]: ...
    async def last_by(self, session_id: str, author: str, since: int, before: int) -> int: ...  # noqa: D102
    async def begun(self, session_id: str) -> int: ...  # noqa: D102
    async def inputs_since(self, session_id: str, seq: int, at: int) -> list[tuple[str, str, str]]: ...  # noqa: D102
    async def has_other_since(self, session_id: str, seq: int, author: str) -> bool: ...  # noqa: D102
    async def has_acted(self, press: str) -> bool: ...  # noqa: D102
    async def mentioned(self, session_id: str) -> str: ...  # noqa: D102
    async def due(self, session_id: str) -> list[DueRow]: ...  # noqa: D102
    async def posted(self, session_id: str) -> list[PostedRow]: ...  # noqa: D102
    async def posted_in(self, channel: str, message: str) -> list[PostedRow]: ...  # noqa: D102
    async def passing(self, session_id: str) -> list[PostedRow]: ...  # noqa: D102
    async def logged(self, session_id: str, after: int, before: int) -> list[PostedRow]: ...  # noqa: D102
    def note(self, delivery: Delivery) -> None: ...  # noqa: D102
    async def write_down(self, session_id: str = "") -> None: ...  # noqa: D102
    async def settle(self, delivery: Delivery, *, lasts: bool = False) -> None: ...  # noqa: D102
    async def meta(self, key: str) -> str | None: ...  # noqa: D102
    async def set_meta(self, key: str, value: str) -> None: ...  # noqa: D102
    async def wait(  # noqa: D102
        self, row: WaitRow, due: Sequence[DueRow], *, lasts: bool = True
    ) -> None: ...
    async def waiting(self, now: int, since: int) -> list[TouchedWait]: ...  # noqa: D102
    async def wishes(self, people: Collection[str]) -> dict[str, str]: ...  # noqa: D102
    async def set_wishes(self, person: str, wishes: str) -> None: ...  # noqa: D102
    async def plans(self, session_id: str) -> list[PlanRow]: ...  # noqa: D102
    async def plan(self, row: PlanRow) -> None: ...  # noqa: D102
    async def unfinished(self) -> list[UnfinishedRow]: ...  # noqa: D102
    async def sessions_of(self, guild: str, most: int) -> list[SessionRow]: ...  # noqa: D102
    async def how_many_run(self, guild: str) -> int: ...  # noqa: D102
    async def sessions_with(self, guild: str, person: str, most: int) -> tuple[list[str], int]: ...  # noqa: D102
    async def move_channel(  # noqa: D102
        self, session_id: str, channel: str, due: Sequence[DueRow]
    ) -> None: ...
