import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.posts import renderer as studio_module
from bot.posts.renderer import Renderer, Undrawn
from bot.wire.json import Json
from bot.worker.line import Table
from bot.worker.process import TaskFailed
from engines.core.picture import Picture

HERE = Table("77", "session1")


class Painter:
    """Draws by hand: each drawing waits until the test lets it go."""

    def __init__(self) -> None:
        self.asked: list[tuple[Json, bytes]] = []
        self.may_go = asyncio.Event()
        self.may_go.set()

    async def do(self, *given: Any, **_: Any) -> bytes:
        head: Json = given[1]
        body: bytes = given[2]
        self.asked.append((head, body))
        await self.may_go.wait()
        if body == b"broken":
            raise TaskFailed("no picture")
        return b"png of " + body


def picture(svg: str) -> Picture:
    return Picture("table", svg, 300, 200)


async def test_a_picture_is_drawn_at_twice_its_size_and_once() -> None:
    painter = Painter()
    renderer = Renderer(painter)
    assert await renderer.draw(picture("a"), HERE) == b"png of a"
    assert await renderer.draw(picture("a"), HERE) == b"png of a"
    assert [(head["width"], head["height"], svg) for head, svg in painter.asked] == [(600, 400, b"a")]


async def test_a_picture_that_is_wanted_twice_at_once_is_drawn_once() -> None:
    painter = Painter()
    renderer = Renderer(painter)
    painter.may_go.clear()
    both = [asyncio.create_task(renderer.draw(picture("a"), HERE)) for _ in range(2)]
    await asyncio.sleep(0)
    both[0].cancel()
    painter.may_go.set()
    assert await both[1] == b"png of a"
    assert len(painter.asked) == 1


async def test_the_oldest_pictures_give_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio_module, "MOST_DRAWN", 2)
    painter = Painter()
    renderer = Renderer(painter)
    for svg in ("a", "b", "a", "c", "a", "b"):
        await renderer.draw(picture(svg), HERE)
    assert [svg for _, svg in painter.asked] == [b"a", b"b", b"c", b"b"]


async def test_pictures_that_take_too_much_room_give_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio_module, "MOST_BYTES", 20)
    painter = Painter()
    renderer = Renderer(painter)
    for svg in ("a", "b", "b", "c", "a"):
        await renderer.draw(picture(svg), HERE)
    assert [svg for _, svg in painter.asked] == [b"a", b"b", b"c", b"a"]


async def test_a_picture_that_fails_is_tried_again_when_next_wanted() -> None:
    painter = Painter()
    renderer = Renderer(painter)
    for _ in range(2):
        with pytest.raises(Undrawn, match="no picture"):
            await renderer.draw(picture("broken"), HERE)
    assert len(painter.asked) == 2


async def test_without_a_worker_nothing_is_drawn() -> None:
    renderer = Renderer(None)
    assert not renderer.draws(cast("Any", SimpleNamespace(has_pictures=True)))
    with pytest.raises(Undrawn):
        await renderer.draw(picture("a"), HERE)


class Clumsy(Painter):
    """Has a bug."""

    async def do(self, *_: Any, **__: Any) -> bytes:
        raise RuntimeError


@pytest.mark.parametrize(("svg", "why"), [("a", "RuntimeError"), ("\ud800", "UnicodeEncodeError")])
async def test_a_bug_costs_only_the_picture(svg: str, why: str) -> None:
    with pytest.raises(Undrawn, match=why):
        await Renderer(Clumsy()).draw(picture(svg), HERE)
