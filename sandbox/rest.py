"""The REST API's front door: token, faults, rate limits, body and log of every request."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.bot_token import BotToken
from sandbox.errors import ApiError, invalid_form, refusal, unauthorized, unknown_route
from sandbox.faults import Fault, Faults
from sandbox.journal import Journal, Record
from sandbox.json import Json
from sandbox.limits.form import Form
from sandbox.ratelimits import RateLimits
from sandbox.snowflakes import number_of
from sandbox.uploads import Upload

PREFIX = "/api/v10"
MOST_REQUEST_BYTES = 26 * 1024 * 1024


@dataclass
class Request:
    """A request that may be worked on: the parts of its address, its query and its body."""

    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)

    def id(self, name: str) -> int:
        """Return a part of the address that is an id; refused if it is none."""
        value = self.params[name]
        number = number_of(value)
        if not number:
            form = Form({})
            form.refuse(f"{name}_id", "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            raise invalid_form(form.errors)
        return number

    @property
    def form(self) -> Json:
        """The body, which must be a JSON object."""
        if not isinstance(self.body, dict):
            raise refusal(50109)
        return self.body


@dataclass(frozen=True)
class Reply:
    """An answer: a JSON body, or 204 without one."""

    body: Any = None

    @property
    def status(self) -> int:
        """The HTTP status."""
        return 204 if self.body is None else 200


Handler = Callable[[Request], Reply]


@dataclass(frozen=True)
class Route:
    """One address of the API; `major` is the part of it that has rate limits of its own."""

    method: str
    path: str
    handle: Handler
    needs_token: bool = True

    @property
    def key(self) -> str:
        """The name of the route, as rate limits are set by."""
        return f"{self.method} {self.path}"

    def major(self, params: dict[str, str]) -> str:
        """Return which channel, guild or token a request of this route is about."""
        return next((params[name] for name in ("channel", "guild", "token") if name in params), "")


class Api:
    """Serves routes; whatever goes wrong is answered in Discord's shape and logged."""

    def __init__(self, token: BotToken, faults: Faults, limits: RateLimits, journal: Journal) -> None:
        self._token = token
        self._faults = faults
        self._limits = limits
        self._journal = journal

    def add_to(self, app: web.Application, routes: list[Route]) -> None:
        """Serve `routes` in `app`, and refuse every other address of the API."""
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.path, self._server(route))
        app.router.add_route("*", "/api/{tail:.*}", self._server(None))

    def _server(self, route: Route | None) -> Callable[[web.Request], Any]:
        async def serve(http: web.Request) -> web.StreamResponse:
            path = http.path.removeprefix(PREFIX)
            with self._journal.entry(http.method, path) as record:
                response = await self._serve(route, http, record)
                record.status = response.status
                return response

        return serve

    async def _serve(self, route: Route | None, http: web.Request, record: Record) -> web.StreamResponse:
        fault = self._faults.next_for(http.method, record.path)
        if fault is not None and not fault.is_after:
            await _linger(fault)
        headers: dict[str, str] = {}
        try:
            request = await self._read(http, record)
            if fault is not None and not fault.is_after and (failed := _fail(fault, http)):
                return failed
            if route is None:
                raise unknown_route()
            if route.needs_token and http.headers.get("Authorization") != f"Bot {self._token.value}":
                raise unauthorized()
            verdict = self._limits.count(route.key, route.major(request.params))
            headers = verdict.headers
            if verdict.retry_after is not None:
                return _too_many(verdict.retry_after, headers)
            reply = route.handle(request)
        except ApiError as error:
            self._journal.refuse(record, error)
            return answer(error.status, error.body, headers)
        if fault is not None and fault.is_after:
            await _linger(fault)
            if failed := _fail(fault, http):
                return failed
        return answer(reply.status, reply.body, headers)

    async def _read(self, http: web.Request, record: Record) -> Request:
        request = Request(dict(http.match_info), dict(http.query))
        request.params.pop("tail", None)
        if http.content_type == "multipart/form-data":
            await _read_parts(http, request)
        elif raw := await _read_all(http):
            request.body = _parse(raw)
        if self._journal.keeps_bodies:
            record.body = request.body
        return request


async def _read_all(http: web.Request) -> bytes:
    try:
        return await http.read()
    except web.HTTPRequestEntityTooLarge:
        raise refusal(40005) from None


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise refusal(50109) from None


async def _read_parts(http: web.Request, request: Request) -> None:
    async for part in await http.multipart():
        if not isinstance(part, BodyPartReader):
            raise refusal(50109)
        content = bytes(await part.read(decode=True))
        name = part.name or ""
        if name == "payload_json":
            request.body = _parse(content)
        elif part.filename is not None:
            index = name.removeprefix("files[").removesuffix("]")
            request.uploads.append(Upload(part.filename, content, number_of(index)))
    if request.body is None:
        request.body = {}


async def _linger(fault: Fault) -> None:
    if fault.seconds:
        await asyncio.sleep(fault.seconds)
    if fault.hold is not None:
        await fault.hold.stop_here()


def _fail(fault: Fault, http: web.Request) -> web.Response | None:
    """Return the ordered failure, or None if the fault was only to wait."""
    if fault.is_drop:
        if http.transport is not None:
            http.transport.abort()
        return web.Response(status=500)
    if fault.status is None:
        return None
    return answer(fault.status, fault.body, fault.headers)


def _too_many(retry_after: float, headers: dict[str, str]) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": round(retry_after, 3), "global": False}
    # Clients take a 429 without a proxy's mark for a ban of the whole address.
    more = {"Retry-After": str(max(1, round(retry_after))), "X-RateLimit-Scope": "user", "Via": "1.1 google"}
    return answer(429, body, headers | more)


def answer(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """Return a JSON response; clients compare the content type literally, so it has no charset."""
    if body is None:
        return web.Response(status=status, headers=headers)
    text = json.dumps(body).encode()
    return web.Response(status=status, body=text, content_type="application/json", headers=headers)
