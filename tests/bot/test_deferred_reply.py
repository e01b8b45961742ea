"""A press that takes long: it says that the bot is at work, and its answer takes that place."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import ServerDisconnectedError
from discord import HTTPException

from bot.wire.faults import LostMessage, TooLate
from bot.wire.reply import Reply

COMMAND, COMPONENT = None, object()
SAYS = {"content": "Noted."}


class Discord:
    """Takes requests, and says what they would have come to."""

    def __init__(self, source: object) -> None:
        self.asked: list[tuple[str, str, Any]] = []
        self.is_free = asyncio.Event()
        self.is_free.set()
        self.lost: Exception | None = None
        interaction: Any = SimpleNamespace(id=1, token="token", application_id=2, message=source)
        self.reply = Reply(interaction, self)  # type: ignore[arg-type]

    async def request(self, method: str, path: str, body: Any = None, *_: Any, **__: Any) -> Any:
        self.asked.append((method, path.partition("?")[0].rsplit("token", 1)[1], body))
        await self.is_free.wait()
        if self.lost is not None:
            raise self.lost
        is_new = method == "POST" and not path.partition("?")[0].endswith("callback")
        return {"id": "9" if is_new else "8", "attachments": []}

    async def deferred(self) -> Reply:
        """Return the reply of a press that the bot is still at after two seconds."""
        self.reply.defer()
        await asyncio.sleep(0)
        return self.reply

    @property
    def steps(self) -> list[str]:
        """What was asked, in short: the kind of a first response, or the method and the message."""
        return [
            f"{body['type']}"
            if path == "/callback"
            else f"{method} {path.removeprefix('/messages/')}".strip()
            for method, path, body in self.asked
        ]


async def test_a_private_answer_takes_the_place_of_thinking() -> None:
    discord = Discord(COMMAND)
    reply = await discord.deferred()
    assert not reply.has_replied
    assert await reply.message(SAYS, private=True) == "8"
    assert discord.steps == ["5", "PATCH @original"]
    assert reply.has_replied


async def test_a_public_answer_comes_as_a_message_of_its_own_and_thinking_goes() -> None:
    discord = Discord(COMMAND)
    reply = await discord.deferred()
    assert await reply.message(SAYS) == "9"
    await reply.edit(SAYS)
    assert discord.steps == ["5", "DELETE @original", "POST", "PATCH 9"]


async def test_what_was_pressed_changes_in_place_later_and_a_refusal_leaves_it_alone() -> None:
    discord = Discord(COMPONENT)
    await (await discord.deferred()).update(SAYS)
    assert discord.steps == ["6", "PATCH @original"]
    assert discord.reply.has_changed
    refused = Discord(COMPONENT)
    await (await refused.deferred()).note(SAYS)
    await refused.reply.remove()
    assert refused.steps == ["6", "POST", "DELETE 9"]
    assert not refused.reply.has_changed


async def test_a_refusal_that_is_lost_takes_nothing_else_away_later() -> None:
    discord = Discord(COMPONENT)
    reply = await discord.deferred()
    await asyncio.sleep(0)
    discord.lost = ServerDisconnectedError()
    with pytest.raises(LostMessage):  # it is sent once: it may still be on its way
        await reply.note(SAYS)
    discord.lost = None
    await reply.remove()
    assert discord.steps == ["6", "POST"]


@pytest.mark.parametrize(("source", "then"), [(COMMAND, "PATCH @original"), (COMPONENT, "POST")])
async def test_a_form_that_comes_too_late_is_told(source: object, then: str) -> None:
    discord = Discord(source)
    reply = await discord.deferred()
    with pytest.raises(TooLate):
        await reply.modal({"title": "What did you do?"})
    assert not reply.has_replied
    await reply.note(SAYS)
    assert discord.steps[1:] == [then]


async def test_an_answer_waits_for_the_word_that_the_bot_is_at_work() -> None:
    discord = Discord(COMMAND)
    discord.is_free.clear()
    reply = await discord.deferred()
    telling = asyncio.create_task(reply.note(SAYS))
    await asyncio.sleep(0)
    assert discord.steps == ["5"]
    discord.is_free.set()
    await telling
    assert discord.steps == ["5", "PATCH @original"]


async def test_a_press_with_an_answer_is_not_deferred_and_one_without_leaves_nothing() -> None:
    told = Discord(COMMAND)
    await told.reply.message(SAYS)
    await told.deferred()
    await told.reply.over()
    assert told.steps == ["4"]
    silent = Discord(COMMAND)
    await (await silent.deferred()).over()
    assert silent.steps == ["5", "DELETE @original"]


async def test_where_what_was_pressed_is_gone_by_then_something_else_can_be_told() -> None:
    discord = Discord(COMPONENT)
    reply = await discord.deferred()
    discord.lost = HTTPException(SimpleNamespace(status=404, reason=""), {"code": 10008, "message": ""})
    with pytest.raises(HTTPException):
        await reply.update(SAYS)
    assert not reply.has_replied
    discord.lost = None
    await reply.message(SAYS, private=True)
    assert discord.steps == ["6", "PATCH @original", "POST"]
