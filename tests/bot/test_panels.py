import asyncio
from typing import Any

import pytest

from bot.posts.panels import Panels
from bot.posts.renderer import Renderer
from bot.posts.shown import Shown
from bot.posts.work import Work
from bot.sessions.mentions import Mentions
from bot.sessions.rights import Person
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from bot.words.words import I18n
from bot.worker.line import Table, table_of
from tests.bot.conftest import ADA
from tests.bot.test_seating import Party


class Http:
    """A Discord that takes everything, and knows in which channels."""

    def __init__(self) -> None:
        self.channels: list[str] = []

    async def request(self, route: Any, **options: Any) -> dict[str, Any]:  # noqa: ARG002
        self.channels.append(route.channel_id)
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
    await panels.bring(party.id, Work(is_new=False), Table("77", party.id))
    await panels.bring(party.id, Work(is_new=False), Table("77", party.id))
    newest = await look_up(party.id)
    assert [one.seq for one in await store.posted(party.id)] == [newest.seq]
    assert await store.due(party.id) == []


async def test_many_tables_of_a_server_hold_up_no_other_servers_table(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions, ids = Party(store).sessions, [f"session{n}" for n in "abcdefghi"]
    servers = dict.fromkeys(ids, "77") | {"sessionj": "88"}
    monkeypatch.setattr(sessions, "_new_id", iter(servers).__next__)
    views = [
        await sessions.start("hosted", {}, f"50{n}", Person("1001", server), automas=(2, "clever"))
        for n, server in enumerate(servers.values())
    ]
    http = Http()
    panels = Panels(
        sessions, store, Mentions(sessions, store), I18n(sessions.games), http, Renderer(None), Shown()
    )
    await asyncio.gather(*(panels.bring(one.id, Work(is_new=False), table_of(one)) for one in views))
    assert len(http.channels) == len(views)
    assert http.channels.index("509") <= 3  # three at once, then the other server's
