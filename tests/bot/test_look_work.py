"""What a look reads of a session: as much of a long one as of a short one."""

from collections.abc import Awaitable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from bot.posts.renderer import Renderer
from bot.presses.kept import Kept
from bot.presses.look import look_at, open_look
from bot.presses.press import Press
from bot.presses.suggestions import suggest
from bot.presses.why import why_message
from bot.screens.controls.looking import LookAt
from bot.screens.localized_view import LocalizedView
from bot.screens.look import BOARD, SCORE, SET_UP, SINCE, TURN
from bot.sessions.people import Wishes
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from bot.wire.custom_id import CustomId
from bot.words.words import Words
from tests.bot.conftest import ADA, BEN, CHANNEL, Table

SHORT, LONG = 60, 1_000
"""Entries: both have more than one page of them."""
AS_MUCH = 1.2
SEARCH = 1_000
"""Steps of SQLite's machine that a search in the middle may take longer."""


class Work:
    """Counts the steps of SQLite's machine, of what is read at once and on the store's thread."""

    def __init__(self, store: SqliteStore) -> None:
        self.steps = 0
        assert store.database._reader
        assert store.database._writer
        for db in (store.database._reader, store.database._writer._db):
            db.set_progress_handler(self._count, 1)

    def _count(self) -> None:
        self.steps += 1

    async def of(self, work: Awaitable[Any]) -> int:
        """Do the work and return how many steps it took."""
        self.steps = 0
        await work
        return self.steps


class Looker:
    """A person who looks, and what they were shown last."""

    def __init__(self, table: Table, words: Words, by: Any) -> None:
        self.shown: Any = None
        pressed: Any = SimpleNamespace(
            sessions=table.sessions,
            own_of=partial(LocalizedView, words),
            speak=lambda local: local,
            by=by._replace(channel=CHANNEL),
            view=table.sessions.records.view,
            context=SimpleNamespace(renderer=Renderer(None), candidates=Kept()),
            interaction=SimpleNamespace(message=None, locale="en"),
            reply=SimpleNamespace(message=self._show),
            is_private=False,
            shows_pictures=lambda _: False,
            wishes=self._wishes,
        )
        self.press: Press = pressed

    async def _wishes(self) -> Wishes:
        return Wishes()

    async def _show(self, payload: Any, private: bool) -> str:
        assert private
        self.shown = payload
        return ""

    async def all_looks(self, view: View, work: Work) -> dict[str, int]:
        """Return how many steps each of their looks takes."""
        took = {"open": await work.of(open_look(self.press, view))}
        last = await self.press.sessions.history.count_told(view)
        for page, number in (*((one, 0) for one in (BOARD, SCORE, SET_UP, SINCE, TURN)), (TURN, last // 2)):
            custom_id = CustomId(view.id, view.seq, LookAt(page, number))
            took[f"{page} {bool(number)}"] = await work.of(look_at(self.press, custom_id))
        took["why"] = await work.of(why_message(self.press, view))
        took["why, a turn"] = await work.of(why_message(self.press, view, view.seq // 2))
        took["suggested"] = await work.of(suggest(self.press, "why", "turn", ""))
        return took


async def corrected(table: Table, view: View, entries: int) -> View:
    """Play on, by corrections and a turn now and then, until the session has so many entries."""
    while view.seq < entries:
        view = await table.sessions.fix(table.id, None, "pebbles", str(1 + view.seq % 2), ADA)
    return view


@pytest.mark.parametrize("by", [ADA, BEN])
async def test_a_look_at_a_long_session_reads_as_much_as_at_a_short_one(
    table: Table, store: SqliteStore, words: Words, by: Any
) -> None:
    looker, work = Looker(table, words, by), Work(store)
    await table.start()
    view = await corrected(table, await table.do("rest"), SHORT)
    short = await looker.all_looks(view, work)
    long = await looker.all_looks(await corrected(table, view, LONG), work)
    assert [page for page, steps in long.items() if steps > AS_MUCH * short[page] + SEARCH] == []
    assert "turn" in str(looker.shown).lower()
