"""A table for the tests of sessions: a real store in a temporary file, the demo game, counted ids."""

import itertools
import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from engines.core.game import registry

DEMO = Path(__file__).parents[1] / "demo"
if str(DEMO) not in sys.path:
    sys.path.insert(0, str(DEMO))
    registry.games.cache_clear()

from bot.sessions.limits import Limits  # noqa: E402
from bot.sessions.rights import Person  # noqa: E402
from bot.sessions.service import Pick, Sessions  # noqa: E402
from bot.sessions.start import Origin, Start  # noqa: E402
from bot.sessions.view import View  # noqa: E402
from bot.store.file import SqliteFile  # noqa: E402
from bot.store.migrate import upgrade  # noqa: E402
from bot.store.postgres import PostgresDatabase  # noqa: E402
from bot.store.sqlite import SqliteStore  # noqa: E402
from bot.store.store import SqlStore  # noqa: E402
from bot.store.stores import store_at  # noqa: E402
from bot.words.words import I18n, Words  # noqa: E402 - the demo game has to be found first
from engines.core.game.move import Offer  # noqa: E402
from engines.core.script.requests import Json, Question  # noqa: E402
from engines.core.script.run import Said  # noqa: E402
from tests.bot.stage import Stage  # noqa: E402

ADA = Person("1001", "77")
BEN = Person("1002", "77")
CHANNEL = "500"


class Table:
    """Sessions on a store, and short ways to press."""

    def __init__(
        self,
        store: SqlStore,
        seeds: Sequence[str] = ("seed",),
        times: Iterable[int] | None = None,
        limits: Limits = Limits(),  # noqa: B008 - frozen
    ) -> None:
        ids, ticks, turn = itertools.count(), iter(times or itertools.count(1)), itertools.cycle(seeds)
        self.store = store
        self.sessions = Sessions(
            store,
            registry.games(),
            lambda: next(ticks),
            Origin(lambda: f"sessio{'abcdefghijklmnopqrstuvwxyz'[next(ids) % 26]}2", lambda: next(turn)),
            limits,
        )
        self.id = ""

    async def start(self, channel: str = CHANNEL, by: Person = ADA, seed: str = "", **options: Json) -> View:
        view = await self.sessions.start(Start("pebbles", {"deck": "sorted"} | options, channel, seed), by)
        self.id = view.id
        return view

    async def turn(self, seq: int | None = None, by: Person = ADA) -> View:
        return await self.sessions.move(self.id, seq, do("turn"), by)

    async def do(self, code: str, by: Person = ADA) -> View:
        return await self.sessions.move(self.id, None, do(code), by)

    async def answer(self, question: str, value: Json, seq: int | None = None, by: Person = ADA) -> View:
        return await self.sessions.answer(self.id, seq, say(question, value), by)

    async def undo(self, confirmed: bool = True, asker: Person | None = None) -> View:
        if asker is not None:
            return await undo(self.sessions, self.id, ADA, asker.id)
        return await self.sessions.undo(self.id, None, ADA, confirmed=confirmed)

    async def redo(self, by: Person = ADA) -> View:
        return await self.sessions.redo(self.id, None, by)


async def undo(sessions: Sessions, session: str, by: Person, asker: str) -> View:
    """Go back and confirm it: by a person's own wish, or by that of an `asker` (a user's id)."""
    if asker:
        return await sessions.agree_to_undo(session, None, by, asker)
    return await sessions.undo(session, None, by, confirmed=True)


def do(code: str) -> Pick:
    """Pick the offer with this code."""

    def pick(offers: Iterable[Offer]) -> Offer | None:
        return next((one for one in offers if one.move.code == code), None)

    return pick


def say(question: str, value: Json) -> Callable[[Sequence[Question]], Said | None]:
    """Answer the open question with this id."""

    def read(questions: Sequence[Question]) -> Said | None:
        return Said(question, value) if any(one.id == question for one in questions) else None

    return read


ANSWERS = {
    "yours": 7,
    "liked": ["blue", "red"],
    "space": "s29",
    "dare": True,
    "words": "2 red, 1 blue",
    "hidden": "shell",
    "leaves": ["leaf 30", "leaf 1"],
    "bag": ["red", "red", "blue"],
}


async def play_out(table: Table, **options: Any) -> Any:
    """Play a whole game."""
    view = await table.start(**options)
    while not view.is_ended:
        if view.questions:
            question = view.questions[0]
            view = await table.answer(question.id, ANSWERS.get(question.id, "3"))
        else:
            view = await table.turn()
    return view


async def to_number(table: Table) -> None:
    """Start, and take the first turn: the next card asks for a number."""
    await table.start()
    await table.turn()


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without sessions, made once: to make one takes longer than most tests."""
    path = tmp_path_factory.mktemp("empty") / "automa.db"
    upgrade(f"sqlite:///{path}")
    return path


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that takes a `SqlStore` on both databases; what takes a `SqliteStore` is about the file.

    In files with `BOTH = True` also those run on both that name no store and have one, as that of a table.
    """
    store = metafunc.function.__annotations__.get("store")
    is_both = getattr(metafunc.module, "BOTH", False) and "store" in metafunc.fixturenames
    if store is SqlStore or (is_both and store is None):
        metafunc.parametrize("store", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
async def store(request: pytest.FixtureRequest, empty: Path, tmp_path: Path) -> AsyncIterator[SqlStore]:
    is_file = getattr(request, "param", "sqlite") == "sqlite"
    address = f"sqlite:///{shutil.copy(empty, tmp_path)}" if is_file else request.getfixturevalue("server")
    opened = store_at(address)
    await opened.open()
    yield opened
    await opened.close()


def meddle(store: SqlStore, *statements: str) -> None:
    """Change a database behind the back of its store."""
    if isinstance(store.database, SqliteFile):
        with closing(sqlite3.connect(store.database.path)) as file, file:
            for one in statements:
                file.execute(one)
    else:
        with psycopg.connect(address(store)) as server:
            for one in statements:
                server.execute(one.encode())


def refuse(store: SqlStore, table: str) -> None:
    """Let a database take no more rows in a table."""
    if isinstance(store.database, SqliteFile):
        raises = "BEGIN SELECT RAISE(ABORT, 'no'); END"
        meddle(store, f"CREATE TRIGGER full BEFORE INSERT ON {table} {raises}")
    else:
        meddle(store, f"ALTER TABLE {table} ADD CHECK (false) NOT VALID")


def address(store: SqlStore) -> str:
    """Return where a store's database is."""
    if isinstance(store.database, SqliteFile):
        return f"sqlite:///{store.database.path}"
    assert isinstance(store.database, PostgresDatabase)
    return store.database.address


def another(store: SqlStore) -> SqlStore:
    """Return another store on the same database, not opened yet."""
    return store_at(address(store))


@pytest.fixture
def table(store: SqliteStore) -> Table:
    return Table(store)


@pytest.fixture
def words() -> Words:
    """The demo game's words; a missing text fails."""
    return I18n(registry.games(), is_strict=True).words("pebbles")


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Stage:
    """Where people go through several presses."""
    return Stage(tmp_path_factory.mktemp("stage"))
