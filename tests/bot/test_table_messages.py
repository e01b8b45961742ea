import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.posts.renderer import Choose, Renderer
from bot.posts.sketches import Sketches
from bot.posts.table_messages import TableMessages
from bot.posts.work import Work
from bot.screens.attachments import Attached
from bot.sessions.mentions import Mentions
from bot.sessions.rights import Person
from bot.sessions.start import Origin, Start
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from bot.wire.multipart import File
from bot.words.words import I18n
from bot.worker.line import Table, table_of
from engines.core.game import Game
from engines.core.picture import Picture
from tests.bot.conftest import ADA
from tests.bot.test_seating import Party


class Http:
    """A Discord that takes everything, and knows in which channels."""

    def __init__(self) -> None:
        self.channels: list[str] = []

    async def request(self, route: Any, **options: Any) -> dict[str, Any]:  # noqa: ARG002
        await asyncio.sleep(0)
        self.channels.append(route.channel_id)
        return {"id": "5"}


async def test_a_step_that_is_saved_while_the_table_is_looked_up_is_shown_too(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(store)
    await party.begin()
    sessions = party.sessions
    table_messages = TableMessages(
        sessions,
        store,
        Mentions(sessions, store, lambda: 0),
        Http(),
        Sketches(sessions, I18n(sessions.records.games), Renderer(None)),
    )
    look_up, saves = sessions.records.view, [party.turn]

    async def look_up_and_save(session: str) -> View:
        view = await look_up(session)
        while saves:
            await saves.pop()(ADA)
        return view

    monkeypatch.setattr(sessions.records, "view", look_up_and_save)
    await table_messages.bring(party.id, Work(news=asyncio.Event()), Table("77", party.id))
    await table_messages.bring(party.id, Work(news=asyncio.Event()), Table("77", party.id))
    newest = await look_up(party.id)
    assert [one.seq for one in await store.posted(party.id)] == [newest.seq]
    assert await store.due(party.id) == []


async def test_many_tables_of_a_server_hold_up_no_other_servers_table(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions, ids = Party(store).sessions, [f"session{n}" for n in "abcdefghi"]
    servers = dict.fromkeys(ids, "77") | {"sessionj": "88"}
    monkeypatch.setattr(sessions, "_origin", Origin(iter(servers).__next__, lambda: "seed"))
    views = [
        await sessions.start(Start("hosted", {}, f"50{n}", automas=(2, "clever")), Person("1001", server))
        for n, server in enumerate(servers.values())
    ]
    http = Http()
    table_messages = TableMessages(
        sessions,
        store,
        Mentions(sessions, store, lambda: 0),
        http,
        Sketches(sessions, I18n(sessions.records.games), Renderer(None)),
    )
    await asyncio.gather(
        *(table_messages.bring(one.id, Work(news=asyncio.Event()), table_of(one)) for one in views)
    )
    assert len(http.channels) == len(views)
    assert http.channels.index("509") <= 3  # three at once, then the other server's


class Drawing(Renderer):
    """Pictures that take too long, until they are `drawn`."""

    drawn = False

    def draws(self, view: View) -> bool:  # noqa: ARG002
        return True

    async def choose(self, game: Game[Any], choose: Choose) -> Sequence[Attached]:  # noqa: ARG002
        return [Attached(0, Picture("table", "<svg/>", 10, 10))]

    async def files(self, attached: Sequence[Attached], table: Table) -> list[File]:  # noqa: ARG002
        if not self.drawn:
            raise TimeoutError
        return [File("table.png", b"", "image/png")]


async def test_the_late_picture_of_an_ended_game_is_due_until_it_is_there(store: SqliteStore) -> None:
    party = Party(store)
    view = await party.start(automas=2)
    await party.sessions.end(view.id, None, ADA)
    renderer = Drawing(None)
    mentions, i18n = Mentions(party.sessions, store, lambda: 0), I18n(party.sessions.records.games)
    table_messages = TableMessages(
        party.sessions, store, mentions, Http(), Sketches(party.sessions, i18n, renderer)
    )
    await table_messages.bring(view.id, Work(news=asyncio.Event()), Table("77", view.id))
    await table_messages.close()
    await store.write_down()
    assert [(one.session, one.is_due) for one in await store.unfinished()] == [(view.id, True)]
    renderer.drawn = True
    await table_messages.bring(view.id, Work(news=asyncio.Event()), Table("77", view.id))
    await store.write_down()
    assert await store.unfinished() == []
