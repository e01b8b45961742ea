import asyncio

import pytest

from bot.posts import message_pictures as shown_module
from bot.posts.message_pictures import MessagePictures
from bot.wire.interaction import Pressed

PANEL = Pressed("7", is_private=False, picture="first.png", file="1", files=(), footer="")
SENT = {"id": "7", "embeds": [{"image": {"url": "https://cdn.example/attachments/3/2/second.png"}}]}


async def _change(shown: MessagePictures) -> None:
    async with shown.changing(PANEL.id):
        shown.note(SENT)


async def test_a_panel_is_changed_after_the_answer_that_names_the_picture_before() -> None:
    shown = MessagePictures()
    async with shown.replying(PANEL) as picture:
        change = asyncio.create_task(_change(shown))
        await asyncio.sleep(0)
        assert picture == ("first.png", "1")
        assert not change.done()
    await change
    async with shown.replying(PANEL) as picture:
        assert picture == ("second.png", "2")


async def test_an_answer_does_not_wait_long_for_a_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_module, "PATIENCE", 0)
    shown = MessagePictures()
    async with shown.changing(PANEL.id), shown.replying(PANEL) as picture:
        assert picture is None
