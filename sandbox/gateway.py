"""The gateway: the bot's sessions, the events sent to them, and what the bot says."""

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.bot_token import BotToken
from sandbox.connection import Connection
from sandbox.feed import BotChanged, Change, MessageCreated, MessageDeleted, MessageEdited
from sandbox.json import Json
from sandbox.logins import MESSAGE_CONTENT, Logins
from sandbox.payloads import guild_create_json, member_json, user_json
from sandbox.relay import GUILD_MESSAGES, GUILDS, Event, event_of, without_content
from sandbox.shards import Shard, shard_of
from sandbox.snowflakes import number_of
from sandbox.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
UNKNOWN_OP, UNDECODABLE, NOT_LOGGED_IN, BAD_TOKEN, LOGGED_IN_ALREADY = 4001, 4002, 4003, 4004, 4005
HEARTBEAT_INTERVAL = 41_250
ANSWER_AFTER = 0.05
"""Seconds until a heartbeat is answered: a client that notes when it sent one has done so by then."""
MOST_BACKLOG = 5_000
RESUMABLE = 120.0
"""Seconds that a session without a connection is kept, so that it can be resumed."""
APPLICATION_FLAGS = 1 << 23


@dataclass(eq=False)
class Session:
    """A logged-in bot, or one shard of it; it outlives its connection so that it can be resumed."""

    id: str
    intents: int
    shard: Shard
    connection: Connection | None
    seq: int = 0
    backlog: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=MOST_BACKLOG))
    # The server itself ended the connection, so the bot is about to come back.
    is_expected_back: bool = False
    # When its connection ended, by the world's clock.
    parted: float = 0.0

    def dispatch(self, event: str, data: Any) -> None:
        """Send an event, and keep it for a resume."""
        self.seq += 1
        text = json.dumps({"op": DISPATCH, "d": data, "s": self.seq, "t": event})
        self.backlog.append((self.seq, text))
        if self.connection is not None:
            self.connection.send_text(text)

    def dispatch_each(self, event: str, data: Iterator[str], count: int) -> None:
        """Send so many events, of which the JSON is made as they go out; they are not kept for a resume."""
        first, self.seq = self.seq + 1, self.seq + count
        self.backlog.clear()
        if self.connection is not None:
            events = (
                f'{{"op": {DISPATCH}, "d": {one}, "s": {seq}, "t": "{event}"}}'
                for seq, one in enumerate(data, first)
            )
            self.connection.send_each(events)


class Gateway:
    """Accepts the bot's connections and tells it what happens in the world."""

    def __init__(self, world: World, token: BotToken, logins: Logins) -> None:
        self.refuses_with = 0
        """The close code of every login, 0 if they are taken."""
        self._world = world
        self._token = token
        self._logins = logins
        self._sessions: dict[str, Session] = {}
        self._open: set[Connection] = set()
        world.feed.listen(self._on_change)

    @property
    def url(self) -> str:
        """The address that the bot is told to connect to."""
        return self._world.base_url.replace("http", "ws", 1) + "/gateway/"

    @property
    def is_online(self) -> bool:
        """Whether a bot is logged in and connected."""
        return any(session.connection for session in self._sessions.values())

    @property
    def shards(self) -> list[Shard]:
        """The shards that are connected, each as often as it has sessions."""
        return sorted(session.shard for session in self._sessions.values() if session.connection)

    def dispatch(self, event: str, data: Json) -> bool:
        """Send an event to each session of its server's shard, whatever its intents.

        Returns whether one of them is connected, or about to resume.
        """
        named = "id" if event in ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE") else "guild_id"
        guild_id = number_of(data.get(named))
        sessions = [each for each in self._sessions.values() if each.shard.serves(guild_id)]
        for session in sessions:
            session.dispatch(event, data)
        return any(session.connection or session.is_expected_back for session in sessions)

    async def answers(self) -> bool:
        """Ask for a heartbeat; tell whether the bot is there and has taken in all earlier events."""
        connections = [session.connection for session in self._sessions.values() if session.connection]
        for connection in connections:
            connection.ask_for_heartbeat()
        for connection in connections:
            await connection.heartbeat.wait()
        return bool(connections) and not any(connection.is_over for connection in connections)

    def ask_to_reconnect(self, shard: int | None = None) -> None:
        """Send op 7; the bot is to come back and resume."""

        def end(connection: Connection) -> None:
            connection.send(RECONNECT)

        self._end(end, shard)

    def invalidate(self, shard: int | None = None, *, is_resumable: bool) -> None:
        """Send op 9; a session that is not resumable is forgotten."""

        def end(connection: Connection) -> None:
            connection.send(INVALID_SESSION, is_resumable)

        for session in self._end(end, shard):
            if not is_resumable:
                del self._sessions[session.id]

    def close(self, code: int, shard: int | None = None) -> None:
        """Close the bot's connections with `code`."""
        self._end(lambda connection: connection.close(code), shard)

    def cut(self, shard: int | None = None) -> None:
        """Cut the bot's connections without a word."""
        self._end(Connection.cut, shard)

    def _end(self, end: Callable[[Connection], None], shard: int | None) -> list[Session]:
        """Part the sessions of a shard (None: of all) from their connections, which `end` then ends."""
        sessions = [each for each in self._sessions.values() if shard in (None, each.shard.number)]
        for session in sessions:
            connection, session.connection = session.connection, None
            if connection is not None:
                session.is_expected_back, session.parted = True, self._world.clock.now()
                end(connection)
        self._world.feed.publish(BotChanged(is_online=self.is_online))
        return sessions

    def shut_down(self) -> None:
        """Cut every connection, for good."""
        self._sessions.clear()
        for connection in tuple(self._open):
            connection.cut()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk with one connecting bot until it goes."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.transport, request.query.get("compress"))
        self._open.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(HELLO, {"heartbeat_interval": HEARTBEAT_INTERVAL, "_trace": ["sandbox"]})
        try:
            async for frame in socket:
                if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    self._receive(connection, frame.data)
        finally:
            connection.is_over = True
            connection.heartbeat.set()
            self._open.discard(connection)
            self._part(connection, is_final=socket.close_code in (1000, 1001))
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
        return socket

    def _part(self, connection: Connection, *, is_final: bool) -> None:
        session = self._session_of(connection)
        if session is None:
            return
        session.connection, session.parted = None, self._world.clock.now()
        if is_final:
            del self._sessions[session.id]
        self._world.feed.publish(BotChanged(is_online=self.is_online))

    def _session_of(self, connection: Connection) -> Session | None:
        return next((each for each in self._sessions.values() if each.connection is connection), None)

    def _receive(self, connection: Connection, text: str | bytes) -> None:
        try:
            payload = json.loads(text)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError):
            connection.close(UNDECODABLE)
            return
        session = self._session_of(connection)
        if op == HEARTBEAT:
            # A client measures an answer from the last heartbeat that it sent by itself.
            if not connection.is_asked:
                asyncio.get_running_loop().call_later(ANSWER_AFTER, connection.send, HEARTBEAT_ACK)
            connection.is_asked = False
            connection.heartbeat.set()
        elif op in (IDENTIFY, RESUME):
            if session is not None:
                connection.close(LOGGED_IN_ALREADY)
            elif refused := self.refuses_with or self._refusal_of(data):
                connection.close(refused)
            elif op == IDENTIFY:
                self._identify(connection, data)
            else:
                self._resume(connection, data)
        elif session is None:
            # A parted connection may still talk; only one that never logged in is a fault of the bot's.
            if not connection.has_logged_in:
                connection.close(NOT_LOGGED_IN)
        elif op == REQUEST_MEMBERS:
            self._send_members(session, data)
        elif op not in (PRESENCE, VOICE):
            connection.close(UNKNOWN_OP)

    def _refusal_of(self, data: Json) -> int:
        """Return the close code for a wrong token, 0 for the right one."""
        return 0 if data.get("token", "").removeprefix("Bot ") == self._token.value else BAD_TOKEN

    def _identify(self, connection: Connection, data: Json) -> None:
        guilds = [guild for guild in self._world.guilds.values() if guild.has_bot]
        if not self._logins.count():
            self._token.reset()
            connection.close(BAD_TOKEN)
            self.close(BAD_TOKEN)
            self._sessions.clear()
            return
        refused = self._logins.refusal_of(data, [guild.id for guild in guilds])
        shard = shard_of(data)
        if refused or shard is None:
            connection.close(refused)
            return
        if self._logins.is_too_soon(shard):
            connection.send(INVALID_SESSION, False)
            return
        self._forget_old(shard)
        intents = data["intents"]
        session = Session(secrets.token_hex(16), intents, shard, connection)
        connection.has_logged_in = True
        self._sessions[session.id] = session
        guilds = [guild for guild in guilds if shard.serves(guild.id)]
        crowd = [guild_id for guild_id in self._world.crowd.ids if shard.serves(guild_id)]
        session.dispatch("READY", self._ready_json(session, [*(guild.id for guild in guilds), *crowd]))
        if intents & GUILDS:
            for guild in guilds:
                created = guild_create_json(guild, self._world.bot, len(self._world.people))
                session.dispatch("GUILD_CREATE", created)
            if crowd:
                created_later = self._world.crowd.created(crowd, self._world.bot)
                session.dispatch_each("GUILD_CREATE", created_later, len(crowd))
        self._world.feed.publish(BotChanged(is_online=True))

    def _forget_old(self, shard: Shard) -> None:
        """Forget sessions that nobody has resumed in time; in place of others on the shard one logs in."""
        oldest = self._world.clock.now() - RESUMABLE
        for session in [each for each in self._sessions.values() if each.connection is None]:
            if session.parted < oldest:
                del self._sessions[session.id]
            elif session.shard == shard:
                session.is_expected_back = False

    def _ready_json(self, session: Session, guild_ids: list[int]) -> Json:
        bot = self._world.bot
        return {
            "v": 10,
            "user": user_json(bot) | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0},
            "user_settings": {},
            "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in guild_ids],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": str(bot.id), "flags": APPLICATION_FLAGS},
            "private_channels": [],
            "presences": [],
            "relationships": [],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "_trace": ["sandbox"],
        }

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self._sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        oldest = session.seq - len(session.backlog) if session else 0
        if session is None or not isinstance(seq, int) or not oldest <= seq <= session.seq:
            connection.send(INVALID_SESSION, False)
            return
        session.connection, session.is_expected_back = connection, False
        connection.has_logged_in = True
        for number, text in session.backlog:
            if number > seq:
                connection.send_text(text)
        session.dispatch("RESUMED", {"_trace": ["sandbox"]})
        self._world.feed.publish(BotChanged(is_online=True))

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self._world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None or not session.shard.serves(guild.id):
            return
        users = [self._world.bot, *self._world.people.values()]
        wanted = {str(user_id) for user_id in data.get("user_ids") or []}
        query = str(data.get("query") or "").lower()
        found = [
            user
            for user in users
            if (str(user.id) in wanted if wanted else user.name.lower().startswith(query))
        ]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [member_json(user, guild) for user in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(wanted - {str(user.id) for user in found}),
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _on_change(self, change: Change) -> None:
        is_message = isinstance(change, MessageCreated | MessageEdited | MessageDeleted)
        intent = GUILD_MESSAGES if is_message else GUILDS
        # Making an event's payload is work: only for a bot that gets it.
        if not any(session.intents & intent for session in self._sessions.values()):
            return
        event = event_of(change, self._world.bot, len(self._world.people))
        if event is not None:
            self._send(event)

    def _send(self, event: Event) -> None:
        author = event.data.get("author")
        is_anothers = author is not None and not author["bot"]
        for session in self._sessions.values():
            if not session.shard.serves(event.guild_id) or not session.intents & event.intent:
                continue
            if is_anothers and not session.intents & MESSAGE_CONTENT and not event.data["mentions"]:
                session.dispatch(event.name, without_content(event).data)
            else:
                session.dispatch(event.name, event.data)
