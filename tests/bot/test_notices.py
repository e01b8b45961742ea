"""What is told beside a table: once, and nothing of what has become void before it could be told."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.automas.absence import answer_for
from bot.posts.notice_messages import NoticeMessages
from bot.posts.notices import MOST_LATE, Notices
from bot.posts.pictures import LatePictures
from bot.posts.renderer import Renderer
from bot.posts.traffic import Traffic
from bot.sessions import seating
from bot.sessions.mentions import Mentions
from bot.sessions.outbox import Due, Passed, Request, TableMessage, Turn, due, readable
from bot.sessions.view import View
from bot.store.rows import Delivery, Posted, PostedRow
from bot.store.sqlite import SqliteStore
from bot.wire.json import Json
from bot.words.words import I18n
from tests.bot import hosted
from tests.bot.conftest import ADA, BEN, CHANNEL, Table
from tests.bot.test_seating import Party


class Http:
    """A Discord that keeps what it is told to post and to delete."""

    def __init__(self) -> None:
        self.posted: list[dict[str, Any]] = []
        self.deleted: list[str] = []

    async def request(self, route: Any, **options: Any) -> dict[str, Any]:
        if route.method == "DELETE":
            self.deleted.append(route.url)
            return {}
        self.posted.append(options["json"])
        return {"id": str(len(self.posted))}


@pytest.mark.parametrize("has_new_game", [False, True])
async def test_what_the_last_game_could_not_ask_is_not_asked_in_the_next_one(
    table: Table, has_new_game: bool
) -> None:
    http, sessions, store, renderer = Http(), table.sessions, table.store, Renderer(None)
    await table.start()
    last = table.id
    await sessions.seats.change(last, seating.join(BEN.id), BEN)
    view = await sessions.end(last, None, ADA._replace(may_manage=True))
    await sessions.ask_to_agree(last, view.seq, "undo", BEN)
    if has_new_game:
        await table.start(channel=CHANNEL)
    late = LatePictures(renderer, Traffic())
    i18n, mentions = I18n(sessions.records.games), Mentions(sessions, store, lambda: 0)
    messages = NoticeMessages(sessions, i18n, renderer, late)
    notices = Notices(store, mentions, http, lambda: "1", messages)
    due = [one for one in readable(await store.due(last)) if isinstance(one.out, Request)]
    await notices.send(await sessions.records.view(last), due)
    asked = [
        one
        for one in http.posted
        if "asks to take back the end of the game. It has told the seed" in str(one)
    ]
    assert len(asked) == (not has_new_game)


class Plain:
    """Puts together messages that say only what sort they are of."""

    async def of(self, now: View, one: Due) -> tuple[View, Json]:
        return now, {"content": one.row.kind}

    def let_follow(self, *_: object) -> None:
        """Let no picture follow."""


async def test_of_several_answers_for_a_sleeper_is_told_once(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = partial(replace, asleep=0, private=False)
    plain = hosted.number
    monkeypatch.setattr(hosted, "number", lambda name, seat: asked(plain(name, seat)))
    party, http, messages = Party(store), Http(), Plain()
    await party.begin()
    sessions = party.sessions
    view = await answer_for(sessions, await sessions.records.view(party.id), "s1", BEN, no_automa)
    due = [one for one in readable(await store.due(party.id)) if isinstance(one.out, Passed)]
    assert len(due) == 2
    notices = Notices(store, Mentions(sessions, store, lambda: 0), http, lambda: "1", messages)  # type: ignore[arg-type]
    await notices.send(view, due)
    assert [one["content"] for one in http.posted] == ["passed"]


async def no_automa(*_: object) -> dict[str, Any]:
    raise AssertionError("nobody thinks")


async def test_a_turn_that_was_undone_goes_also_when_much_is_told_late(table: Table) -> None:
    http, store, messages = Http(), table.store, Plain()
    await table.start()
    await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
    turn = await table.turn()
    logged = PostedRow(table.id, "700", CHANNEL, Posted.LOGGED, turn.seq)
    store.note(Delivery(table.id, posted=[logged]))
    view = await table.undo(asker=BEN)
    later = [due(view, Turn(view.seq + number)) for number in range(1, MOST_LATE + 2)]
    store.note(Delivery(table.id, due=later))
    dues = [one for one in readable(await store.due(table.id)) if not isinstance(one.out, TableMessage)]
    notices = Notices(store, Mentions(table.sessions, store, lambda: 0), http, lambda: "1", messages)  # type: ignore[arg-type]
    await notices.send(view, dues)
    assert [url.rpartition("/")[2] for url in http.deleted] == ["700"]
    assert len(http.posted) == MOST_LATE
