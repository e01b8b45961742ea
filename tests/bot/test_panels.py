from typing import Any

import pytest

from bot.posts.panels import Panels
from bot.posts.renderer import Renderer
from bot.posts.shown import Shown
from bot.posts.work import Work
from bot.sessions.mentions import Mentions
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from bot.words.words import I18n
from tests.bot.conftest import ADA
from tests.bot.test_seating import Party


class Http:
    """A Discord that takes everything."""

    async def request(self, route: Any, **options: Any) -> dict[str, Any]:  # noqa: ARG002
        return {"id": "5"}


async def test_a_step_that_is_saved_while_the_table_is_looked_up_is_shown_too(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(store)
    await party.begin()
    sessions = party.sessions
    panels = Panels(
        sessions, store, Mentions(sessions, store), I18n(sessions.games), Http(), Renderer(None), Shown()
    )
    look_up, saves = sessions.view, [party.turn]

    async def look_up_and_save(session: str) -> View:
        view = await look_up(session)
        while saves:
            await saves.pop()(ADA)
        return view

    monkeypatch.setattr(sessions, "view", look_up_and_save)
    await panels.bring(party.id, Work(is_new=False))
    await panels.bring(party.id, Work(is_new=False))
    newest = await look_up(party.id)
    assert [one.seq for one in await store.posted(party.id)] == [newest.seq]
    assert await store.due(party.id) == []
