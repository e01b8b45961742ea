"""Discord in this process: the look-alike's world and its routes, without a socket in between."""

import json
import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any
from urllib.parse import parse_qsl

import aiohttp
import discord

from bot.wire.discord_parts import Route as Asked
from bot.wire.discord_parts import hear
from bot.wire.faults import Refusal
from bot.wire.servers import Servers
from sandbox.errors import BOT_FAULTS, ApiError
from sandbox.guild import User
from sandbox.interactions import Interactions
from sandbox.json import Json
from sandbox.logins import Logins
from sandbox.payloads import guild_create_json
from sandbox.rest import Request, Route
from sandbox.rest_basics import BasicRoutes
from sandbox.rest_channels import ChannelRoutes
from sandbox.rest_interactions import InteractionRoutes
from sandbox.rest_threads import ThreadRoutes
from sandbox.snowflakes import number_of
from sandbox.uploads import Upload
from sandbox.world import World
from tests.faults.seams import HTTP, PRESS, Seams

BASE = "https://discord.invalid/api/v10"
ANSWER_WITHIN = 3.0
OK, NO_CONTENT, REFUSED = 200, 204, 400


class Gateway:
    """Hands interactions to the bot that runs; some come twice or not at all, as ordered."""

    def __init__(self, seams: Seams) -> None:
        self._seams = seams
        self.hear: Callable[[Json], None] | None = None
        """Takes an interaction; None while no bot runs."""
        self.calls = 0
        """How often people have pressed."""
        self.again: Json | None = None
        """An interaction that comes once more after the bot's next start."""

    def dispatch(self, _: str, data: Json) -> bool:
        """Hand over an interaction; return whether a bot ran that could hear of it."""
        if self.hear is None:
            return False
        self.calls += 1
        how = self._seams.arrives(PRESS, str(data["type"]))
        if self.hear is None or how == "fails":
            return True
        self.hear(data)
        if how == "twice":
            self.hear(data)
        if how == "again":
            self.again = data
        return True


class Answer:
    """An answer of Discord, as aiohttp shows it."""

    reason = ""
    content_type = "application/json"
    headers: Mapping[str, str] = MappingProxyType({})

    def __init__(self, status: int, body: Any) -> None:
        self.status, self._body = status, body
        if status == NO_CONTENT:
            self.content_type = "text/plain"

    @property
    def ok(self) -> bool:
        return self.status < REFUSED

    async def json(self) -> Any:
        return self._body

    async def text(self) -> str:
        return ""


class Wires:
    """Answers every request as the look-alike does."""

    def __init__(self, world: World, seams: Seams) -> None:
        self.world = world
        self.gateway = Gateway(seams)
        gateway: Any = self.gateway
        self.interactions = Interactions(world, gateway, ANSWER_WITHIN)
        self.refused: list[tuple[str, int]] = []
        """The requests that no Discord would take, with its code."""
        self._seams = seams
        routes = [
            *InteractionRoutes(self.interactions).routes(),
            *ChannelRoutes(world).routes(),
            *ThreadRoutes(world).routes(),
            *BasicRoutes(world, gateway, Logins(world.clock)).routes(),
        ]
        self._routes = [(one, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", one.path))) for one in routes]

    async def send(
        self, method: str, path: str, query: dict[str, Any], body: Any, uploads: list[Upload]
    ) -> Answer:
        """Return the answer to a request, or let the connection be cut."""
        asked = {name: str(value) for name, value in query.items()}

        def act() -> tuple[Answer, bool]:
            answer = self._answer(method, path, asked, json.loads(json.dumps(body)), uploads)
            return answer, method != "GET" and answer.ok

        name = f"{method} {re.sub(r'/([0-9]+|[^/]{40,})(?=/|$)', '', path)}"
        return await self._seams.touch(HTTP, name, act, aiohttp.ServerDisconnectedError)

    def _answer(
        self, method: str, path: str, query: dict[str, str], body: Any, uploads: list[Upload]
    ) -> Answer:
        route, params = self._route(method, path)
        try:
            reply = route.handle(Request(params, query, body, uploads))
        except ApiError as error:
            if error.code in BOT_FAULTS:
                self.refused.append((f"{method} {path}", error.code))
            return Answer(error.status, error.body)
        return Answer(reply.status, reply.body)

    def forget_nonces(self) -> None:
        """Forget which messages have been sent already: Discord knows it for some minutes."""
        for message in self.world.messages.values():
            message.nonce = None

    def _route(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        for route, pattern in self._routes:
            if route.method == method and (match := pattern.fullmatch(path)):
                return route, match.groupdict()
        raise AssertionError(f"Discord has no {method} {path}")


class Http:
    """In place of discord.py's client for what the bot asks on its own."""

    def __init__(self, wires: Wires) -> None:
        self._wires = wires

    async def request(
        self,
        route: Asked,
        *,
        json: Any = None,
        form: list[Json] | None = None,
        params: dict[str, Any] | None = None,
        **_: Any,
    ) -> Any:
        """Return what Discord answers; raises Refusal, or an error of aiohttp."""
        fields = [(one["name"], one.get("filename"), one["value"]) for one in form or ()]
        body, uploads = _read(fields) if fields else (json, [])
        path = route.url.removeprefix(asked_base())
        answer = await self._wires.send(route.method, path, params or {}, body, uploads)
        if not answer.ok:
            raise Refusal(answer, await answer.json())
        return await answer.json()


def asked_base() -> str:
    """Return what discord.py puts before each path."""
    return str(Asked.BASE)


class _Exchange:
    """One request of an interaction's, as aiohttp has it: entered it is sent."""

    def __init__(self, wires: Wires, method: str, url: str, data: Any) -> None:
        path, _, query = url.removeprefix(BASE).partition("?")
        self._wires, self._asked = wires, (method, path, dict(parse_qsl(query)))
        self._data = data

    async def __aenter__(self) -> Answer:
        if isinstance(self._data, aiohttp.FormData):
            fields = [(one["name"], one.get("filename"), value) for one, _, value in self._data._fields]
            body, uploads = _read(fields)
        else:
            body, uploads = json.loads(self._data) if self._data else None, []
        return await self._wires.send(*self._asked, body, uploads)

    async def __aexit__(self, *_: object) -> None:
        pass


class Session:
    """In place of aiohttp's session, for `Endpoint`."""

    def __init__(self, wires: Wires) -> None:
        self._wires = wires

    def request(self, method: str, url: str, *, data: Any = None, **_: Any) -> _Exchange:
        """Return a request that is sent when it is entered."""
        return _Exchange(self._wires, method, url, data)


def _read(fields: list[tuple[str, str | None, Any]]) -> tuple[Any, list[Upload]]:
    """Return body and files of a form."""
    body, uploads = None, []
    for name, filename, value in fields:
        if filename is None:
            body = json.loads(value)
        else:
            uploads.append(Upload(filename, value, number_of(name.removeprefix("files[").removesuffix("]"))))
    return body, uploads


class Ear(discord.Client):
    """Makes of what the gateway sends what discord.py makes of it."""

    def __init__(self, world: World) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.servers = Servers()
        hear(self, self.servers.heard)
        self._heard: list[discord.Interaction[Any]] = []
        state: Any = self._connection
        state.user = discord.ClientUser(state=state, data=_user(world.bot))
        self.servers.heard["READY"]({"shard": [0, 1], "guilds": [{"id": guild} for guild in world.guilds]})
        for guild in world.guilds.values():
            self.servers.heard["GUILD_CREATE"](guild_create_json(guild, world.bot, len(world.people)))

    def dispatch(self, event: str, /, *args: Any, **_: Any) -> None:
        if event == "interaction":
            self._heard.append(args[0])

    def hear(self, data: Json) -> discord.Interaction[Any]:
        """Return an interaction as discord.py understands it."""
        state: Any = self._connection
        state.parsers["INTERACTION_CREATE"](json.loads(json.dumps(data)))
        return self._heard.pop()


def _user(user: User) -> Any:
    return {"id": str(user.id), "username": user.name, "discriminator": "0", "avatar": None, "bot": True}
