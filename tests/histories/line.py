"""The line between one process and Discord: what is sent on it can be late, lost, or arrive unheard."""

import asyncio
import json
import random
import re
from collections.abc import Callable
from contextvars import Context
from typing import Any

import aiohttp

from sandbox.json import Json
from sandbox.uploads import Upload
from sandbox.world import World
from tests.faults.seams import Seams
from tests.faults.wires import Answer, Wires
from tests.histories.record import Record

ANSWER = re.compile(r"/(?:interactions/\d+|webhooks/\d+)/([^/]{40,})")
"""The path of what answers an interaction, with its token."""
LATEST = 1.5
"""Seconds within which what was sent arrives, or never: a lease lasts longer."""


class Line:
    """In place of `Wires` for one process, which has those of the world behind it."""

    def __init__(self, name: str, wires: Wires, record: Record, chance: random.Random) -> None:
        self._name, self._wires, self._record, self._chance = name, wires, record, chance
        self.is_cut = self.is_dead = False
        self.trouble = 0.0
        """The chance of each request to go wrong."""

    async def send(
        self, method: str, path: str, query: dict[str, Any], body: Any, uploads: list[Upload]
    ) -> Answer:
        """Return the answer to a request, or let the connection be cut.

        What is sent arrives although the process is frozen or killed.
        """
        loop = asyncio.get_running_loop()
        body = json.loads(json.dumps(body))
        hows = ("lost", "unheard", "late", "lags") if ANSWER.match(path) else ("lost", "unheard", "late")
        how = self._chance.choice(hows) if self._goes_wrong() else ""
        takes = self._chance.uniform(0.001, 0.03)
        arrives = takes + (min(self._chance.expovariate(1.0), LATEST) if how in ("late", "lags") else 0.0)
        heard = loop.create_future()

        def arrive() -> None:
            answer = self._do(method, path, query, body, uploads)
            if not heard.done():
                heard.set_result(answer)

        if self.is_dead:
            raise aiohttp.ServerDisconnectedError
        if how != "lost" and not self.is_cut:
            loop.call_later(arrives, arrive, context=Context())
        if self.is_cut or how in ("lost", "lags"):
            await asyncio.sleep(takes)
            raise aiohttp.ServerDisconnectedError
        answer: Answer = await heard
        if how == "unheard":
            raise aiohttp.ServerDisconnectedError
        return answer

    def _goes_wrong(self) -> bool:
        return bool(self.trouble) and self._chance.random() < self.trouble

    def _do(self, method: str, path: str, query: dict[str, Any], body: Any, uploads: list[Upload]) -> Answer:
        asked = {name: str(value) for name, value in query.items()}
        answer = self._wires._answer(method, path, asked, body, uploads)
        if (found := ANSWER.match(path)) and method != "GET":
            self._record.answered(self._name, found[1], method, body, answer)
        return answer


class Gateway:
    """Gives interactions to all who listen."""

    takes_events = True

    def __init__(self, hear: Callable[[Json], None]) -> None:
        self._hear = hear

    def dispatch(self, _: str, data: Json, *__: object) -> bool:
        """Hand over an interaction."""
        self._hear(data)
        return True


def wires_of(world: World, hear: Callable[[Json], None]) -> Wires:
    """Return a world's Discord, which gives interactions to `hear`."""
    wires = Wires(world, Seams(loop=None))  # type: ignore[arg-type]
    wires.interactions._gateway = Gateway(hear)  # type: ignore[assignment]
    return wires
