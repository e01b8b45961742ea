import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.posts import pictures as followers_module
from bot.posts.pictures import MOST_AT_ONCE, Into, LatePictures
from bot.posts.renderer import Renderer
from bot.posts.traffic import Traffic
from bot.screens.attachments import Attached
from bot.sessions.rights import Person
from bot.sessions.view import View
from bot.wire.json import Json
from bot.wire.multipart import File
from engines.core.picture import Picture, Pictures
from tests.bot.conftest import Table as Board


class Painter:
    """Draws nothing before the test lets it."""

    def __init__(self) -> None:
        self.may_go = asyncio.Event()

    async def do(self, *given: Any, **_: Any) -> bytes:
        body: bytes = given[2]
        await self.may_go.wait()
        return body


async def test_those_that_wait_longest_give_way_to_what_is_newer(
    table: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = await table.start()
    monkeypatch.setattr(followers_module, "MOST_WAITING", 2)
    painter = Painter()
    late_pictures = LatePictures(Renderer(painter), Traffic())
    shown: list[int] = []

    def follow(n: int) -> None:
        def choose(_: Pictures[Any]) -> list[Attached]:
            return [Attached(0, Picture("table", f"<svg id='{n}'/>", 1, 1))]

        async def edit(body: Json, files: Sequence[File]) -> None:
            assert body["embeds"][0]["image"]
            assert len(files) == 1
            shown.append(n)

        late_pictures.follow(view, {"embeds": [{"title": "Turn"}]}, choose, edit)

    for n in range(MOST_AT_ONCE + 4):
        follow(n)
    painter.may_go.set()
    await late_pictures.close(20)
    assert sorted(shown) == [0, 1, 2, 5, 6]


async def test_a_message_that_says_something_else_by_now_keeps_that(table: Board) -> None:
    view = await table.start()
    painter = Painter()
    late_pictures = LatePictures(Renderer(painter), Traffic())
    shown: list[str] = []

    def follow(page: str, into: Into) -> None:
        def choose(_: Pictures[Any]) -> list[Attached]:
            return [Attached(0, Picture("table", f"<svg id='{page}'/>", 1, 1))]

        async def edit(body: Json, _: Sequence[File]) -> None:
            shown.append(body["embeds"][0]["title"])

        late_pictures.follow(view, {"embeds": [{"title": page}]}, choose, edit, into)

    follow("Board", Into("1", "11"))
    late_pictures.pressed("1", "ada", "12")
    follow("Score", Into("1", "12"))
    follow("Heard of too late", Into("1", "11"))
    follow("Left as it is", Into("2", "11"))
    follow("Its message isn't known", Into("ada", "11"))
    follow("Seat", Into("3", "11"))
    late_pictures.pressed("3", "ben", "13")
    painter.may_go.set()
    await late_pictures.close(20)
    assert sorted(shown) == ["Left as it is", "Score"]


async def test_a_close_waits_no_longer_than_it_may(table: Board) -> None:
    view = await table.start()
    late_pictures = LatePictures(Renderer(Painter()), Traffic())

    def choose(_: Pictures[Any]) -> list[Attached]:
        return [Attached(0, Picture("table", "<svg/>", 1, 1))]

    async def edit(*_: object) -> None:
        raise AssertionError

    for _ in range(MOST_AT_ONCE + 1):
        late_pictures.follow(view, {"embeds": [{}]}, choose, edit)
    await late_pictures.close(0.01)
    assert not [task for task in asyncio.all_tasks() if "LatePictures._follow" in repr(task)]


async def test_many_pictures_of_a_server_hold_up_no_other_server_and_push_none_of_its_out(
    table: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(followers_module, "MOST_WAITING", 5)
    monkeypatch.setattr(followers_module, "MOST_AT_ONCE", 1)
    big = await table.start(channel="500")
    small = await table.start(channel="501", by=Person("1009", "88"))
    painter = Painter()
    late_pictures = LatePictures(Renderer(painter), Traffic())
    shown: list[str] = []

    def follow(view: View, n: int) -> None:
        def choose(_: Pictures[Any]) -> list[Attached]:
            return [Attached(0, Picture("table", f"<svg id='{n}'/>", 1, 1))]

        async def edit(*_: object) -> None:
            shown.append(view.session.guild)

        late_pictures.follow(view, {"embeds": [{"title": "Turn"}]}, choose, edit)

    for n in range(6):
        follow(big, n)
    follow(small, 7)
    follow(big, 8)
    painter.may_go.set()
    await late_pictures.close(20)
    assert shown == ["77", "88", "77", "77", "77", "77"]
