"""The JSON interface of the page, under `/sandbox/api/`."""

import asyncio
import json
import secrets
from contextlib import suppress
from typing import Any

from aiohttp import ClientConnectionError, web

from sandbox import page_payloads as payloads
from sandbox.calls import Call
from sandbox.commands import from_raw
from sandbox.components import walk
from sandbox.door import Handler, refused
from sandbox.feed import Change, MessageDeleted
from sandbox.gateway import Gateway
from sandbox.guild import Channel, Message, User
from sandbox.interactions import BotOffline, Interactions, TimedOut
from sandbox.json import Json
from sandbox.limits.locales import LOCALES
from sandbox.person import Person
from sandbox.snowflakes import number_of
from sandbox.world import World

KINDS = {4: "message", 5: "deferred", 6: "update", 7: "update", 8: "choices", 9: "modal"}
KEEP_ALIVE_SECONDS = 15.0


class PageApi:
    """Lets the page see the world and act as its people."""

    def __init__(self, world: World, gateway: Gateway, interactions: Interactions, token: str) -> None:
        self._token = token
        self._world = world
        self._gateway = gateway
        self._interactions = interactions
        # The modal that each person has open.
        self._open: dict[int, Call] = {}
        self._streams: set[asyncio.Queue[Change | None]] = set()

    def add_to(self, app: web.Application) -> None:
        """Add the routes to `app`."""
        for method, path, handler in (
            ("GET", "/world", self._show_world),
            ("GET", "/channels/{channel}/messages", self._list),
            ("POST", "/channels/{channel}/messages", self._say),
            ("POST", "/interactions", self._interact),
            ("GET", "/events", self._stream),
            ("POST", "/dismiss", self._dismiss),
            ("POST", "/language", self._set_language),
            ("POST", "/manages", self._set_manages),
        ):
            app.router.add_route(method, f"/sandbox/api{path}", self._for_page(handler))

    def _for_page(self, handler: Handler) -> Handler:
        """Let a handler serve only who shows the page's token; a stream of events shows it in its address."""

        async def serve(request: web.Request) -> web.StreamResponse:
            shown = request.headers.get("Page-Token") or request.query.get("token", "")
            if not secrets.compare_digest(shown.encode(), self._token.encode()):
                return refused("this page is older than it, load it anew")
            return await handler(request)

        return serve

    def shut_down(self) -> None:
        """End every stream of events."""
        for stream in self._streams:
            stream.put_nowait(None)

    def _person(self, user_id: object) -> Person:
        user = self._world.people.get(number_of(user_id))
        if user is None:
            raise _problem(404, "no such user")
        return Person(user, self._interactions)

    def _channel(self, channel_id: object) -> Channel:
        channel = self._world.channels.get(number_of(channel_id))
        if channel is None:
            raise _problem(404, "no such channel")
        return channel

    def _message(self, message_id: object) -> Message:
        message = self._world.messages.get(number_of(message_id))
        if message is None:
            raise _problem(404, "no such message")
        return message

    async def _show_world(self, request: web.Request) -> web.Response:
        user = self._world.people.get(number_of(request.query.get("user")))
        return web.json_response(payloads.world_json(self._world, user, is_online=self._gateway.is_online))

    async def _list(self, request: web.Request) -> web.Response:
        user = self._person(request.query.get("user")).user
        messages = self._channel(request.match_info["channel"]).messages(user)
        return web.json_response({"messages": [payloads.message_json(each, user) for each in messages]})

    async def _say(self, request: web.Request) -> web.Response:
        body = await _body(request)
        content = str(body.get("content") or "").strip()
        if not 1 <= len(content) <= 2000:
            raise _problem(400, "a message has 1 to 2000 characters")
        person = self._person(body.get("user"))
        message = person.say(self._channel(request.match_info["channel"]), content)
        return web.json_response(payloads.message_json(message, person.user))

    async def _dismiss(self, request: web.Request) -> web.Response:
        body = await _body(request)
        message = self._message(body.get("message"))
        if message.visible_to is None or message.visible_to.id != number_of(body.get("user")):
            raise _problem(400, "only the reader of a private message can dismiss it")
        message.is_dismissed = True
        self._world.feed.publish(MessageDeleted(message))
        return web.json_response({})

    async def _set_language(self, request: web.Request) -> web.Response:
        body = await _body(request)
        if body.get("locale") not in LOCALES:
            raise _problem(400, "no language of Discord")
        self._person(body.get("user")).locale = body["locale"]
        return web.json_response({})

    async def _set_manages(self, request: web.Request) -> web.Response:
        body = await _body(request)
        self._person(body.get("user")).user.manages = body.get("manages") is True
        return web.json_response({})

    async def _interact(self, request: web.Request) -> web.Response:
        body = await _body(request)
        person = self._person(body.get("user"))
        try:
            return web.json_response(await self._act(person, body))
        except TimedOut:
            return web.json_response({"kind": "timeout"})
        except BotOffline:
            return web.json_response({"kind": "offline"})
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise _problem(400, str(error)) from error

    async def _act(self, person: Person, body: Json) -> Json:
        kind = body.get("kind")
        if not self._gateway.is_online:
            raise BotOffline
        if kind == "component":
            message = self._message(body.get("message"))
            component_type = int(body.get("component_type", 2))
            call = await person.operate(
                message, body["custom_id"], component_type, [str(each) for each in body.get("values") or []]
            )
        elif kind == "modal":
            opened = self._open.get(person.id)
            if opened is None or opened.modal is None or opened.modal["custom_id"] != body["custom_id"]:
                raise ValueError("this modal is not open any more")
            call = await person.submit(opened, _submitted_values(body["components"]))
        elif kind == "menu":
            call = await person.menu(self._message(body.get("message")), str(body["command"]))
        elif kind in ("command", "autocomplete"):
            channel = self._channel(body.get("channel"))
            entry, values, focused = from_raw(
                self._world, channel.guild, body["command"], body.get("options") or []
            )
            if kind == "autocomplete":
                if focused is None:
                    raise ValueError("no option is focused")
                others = {name: value for name, value in values.items() if name != focused}
                choices = await person.autocomplete(
                    channel, entry.name, focused=focused, value=values[focused], **others
                )
                return {"kind": "choices", "choices": choices}
            call = await person.slash(channel, entry.name, **values)
        else:
            raise ValueError(f"no interaction of the kind {kind!r}")
        return self._answer(person, call)

    def _answer(self, person: Person, call: Call) -> Json:
        answer: Json = {"kind": KINDS[call.kind or 0]}
        if call.modal is not None:
            self._open[person.id] = call
            answer["modal"] = call.modal
        if call.message is not None:
            answer["message_id"] = str(call.message.id)
        return answer

    async def _stream(self, request: web.Request) -> web.StreamResponse:
        user = self._person(request.query.get("user")).user
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-cache"}
        )
        await response.prepare(request)
        stream: asyncio.Queue[Change | None] = asyncio.Queue()
        stop = self._world.feed.listen(stream.put_nowait)
        self._streams.add(stream)
        try:
            await _tell(stream, response, user)
        finally:
            stop()
            self._streams.discard(stream)
        return response


async def _tell(stream: asyncio.Queue[Change | None], response: web.StreamResponse, user: User) -> None:
    """Write the events of a stream until it ends or the page goes away."""
    with suppress(ClientConnectionError, ConnectionError):
        await response.write(b": hello\n\n")
        while True:
            try:
                change = await asyncio.wait_for(stream.get(), KEEP_ALIVE_SECONDS)
            except TimeoutError:
                await response.write(b": still here\n\n")
                continue
            if change is None:
                return
            if event := payloads.event_json(change, user):
                await response.write(b"data: " + json.dumps(event).encode() + b"\n\n")


def _submitted_values(components: list[Json]) -> dict[str, Any]:
    """Return the values in a modal's submitted structure, by custom_id."""
    return {
        part["custom_id"]: part["values"] if "values" in part else part.get("value")
        for part in walk(components)
        if "custom_id" in part
    }


async def _body(request: web.Request) -> Json:
    try:
        body = await request.json()
    except ValueError:
        raise _problem(400, "not JSON") from None
    if not isinstance(body, dict):
        raise _problem(400, "not a JSON object")
    return body


def _problem(status: int, text: str) -> web.HTTPException:
    kind = web.HTTPNotFound if status == 404 else web.HTTPBadRequest
    return kind(text=json.dumps({"error": text}), content_type="application/json")
