from collections.abc import AsyncIterator

import aiohttp
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.driver import Sandbox
from tests.sandbox.client import Client
from tests.sandbox.tiny_bot import Running, TinyBot


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    # The bot under test points discord.py's class attributes at the look-alike; this puts them back.
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with Sandbox() as running:
        yield running


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[TinyBot]:
    async with Running(sandbox) as tiny:
        yield tiny


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[Client]:
    async with aiohttp.ClientSession() as session:
        yield Client(sandbox, session)
