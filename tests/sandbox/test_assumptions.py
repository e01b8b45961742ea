"""The look-alike does all that the bot takes for granted of Discord, and the probe sees where it doesn't."""

import importlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.doctor.assumptions import ASSUMPTIONS
from bot.doctor.finding import Finding, Level
from bot.doctor.probe import TRIES, probe
from bot.wire.plain_http import PlainHttp
from sandbox.driver import Sandbox
from sandbox.rest_channels import ChannelRoutes
from sandbox.writing import Writer


@pytest.fixture
async def http(sandbox: Sandbox) -> AsyncIterator[PlainHttp]:
    async with PlainHttp(sandbox.api_base, sandbox.token) as open_one:
        yield open_one


async def probed(sandbox: Sandbox, http: PlainHttp) -> dict[str, Finding]:
    channel = str(sandbox.channel("general").id)
    return {one.check: one async for one in probe(http, channel, str(sandbox.bot.id))}


def test_each_assumption_has_a_trial_or_a_test_of_the_look_alike() -> None:
    for one in ASSUMPTIONS:
        file, _, test = one.elsewhere.partition(".py::")
        assert (one.id in TRIES) != bool(file)
        if file:
            assert hasattr(importlib.import_module(f"tests.sandbox.{file}"), test), one.elsewhere
    assert set(TRIES) <= {one.id for one in ASSUMPTIONS}


async def test_the_look_alike_does_all_that_is_assumed_and_nothing_stays(
    sandbox: Sandbox, http: PlainHttp
) -> None:
    found = await probed(sandbox, http)
    assert {id_ for id_, one in found.items() if one.level == Level.HOLDS} == set(TRIES)
    assert Level.FAULT not in {one.level for one in found.values()}
    assert not sandbox.channel("general").history


async def test_a_discord_that_takes_a_nonce_twice_is_found_out(
    sandbox: Sandbox, http: PlainHttp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ChannelRoutes, "_sent_as", lambda *_: None)
    found = await probed(sandbox, http)
    assert [id_ for id_, one in found.items() if one.level == Level.FAULT] == ["nonce"]
    assert "a second message was posted" in found["nonce"].says
    assert "told twice" in found["nonce"].means
    assert not sandbox.channel("general").history


async def test_a_discord_that_forgets_pictures_is_found_out(
    sandbox: Sandbox, http: PlainHttp, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = Writer.write

    def write(self: Writer, message: Any, *, is_new: bool) -> None:
        if not is_new:
            message.attachments = []
            self.body.pop("attachments", None)
            for embed in self.body.get("embeds") or ():
                embed.pop("image", None)
        written(self, message, is_new=is_new)

    monkeypatch.setattr(Writer, "write", write)
    found = await probed(sandbox, http)
    assert {"keep", "alt", "replace"} == {id_ for id_, one in found.items() if one.level == Level.FAULT}


async def test_where_the_bot_may_not_write_the_rest_is_not_tried(sandbox: Sandbox, http: PlainHttp) -> None:
    sandbox.deny(sandbox.channel("general"), "attach_files")
    found = await probed(sandbox, http)
    assert "50013" in found["post"].says
    assert {found[one].level for one in TRIES if one not in ("post", "silent")} == {Level.UNKNOWN}
    assert not sandbox.channel("general").history
