"""The living panels: posted below what happened last, while the older one loses its buttons."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from typing import Any

import discord

from bot.channel import FAULTS, Http, change, post, remove
from bot.context import Traffic
from bot.i18n import I18n, Words
from bot.log import get_logger
from bot.multipart import File
from bot.pictures.studio import Studio, Undrawn, key_of
from bot.present.attached import Attached, panel_pictures, with_images, with_words
from bot.present.screens import panel_message
from bot.sessions.errors import NoSession
from bot.sessions.service import Sessions
from bot.sessions.telling import Telling
from bot.sessions.view import View
from bot.store.errors import StoreFault

Json = dict[str, Any]

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
MOST_AT_ONCE = 3
MOST_REMEMBERED = 500
PATIENCE = 2.0
"""Seconds that a panel waits for presses to be answered first."""
FOR_PICTURE = 2.0
"""Seconds that a panel waits for its picture; then its words stand in for it."""
PAUSES = (1.0, 4.0, 15.0, 60.0)
"""Seconds between the tries when Discord has trouble."""

log = get_logger()


@dataclass(frozen=True, slots=True)
class _Panel:
    """A panel as it is sent, and as it would be with words in place of its picture.

    `key` tells its picture from others; empty without one.
    """

    payload: Json
    in_words: Json
    files: Sequence[File] = ()
    key: bytes = b""

    @property
    def said(self) -> bytes:
        """A hash of what the panel says, and of what its buttons stand for."""
        return sha256(json.dumps(self.in_words | {"allowed_mentions": None}).encode()).digest()

    def mentioning(self, people: Sequence[str]) -> "_Panel":
        """Return the panel that tells these people (users' ids) of it."""
        told = {"allowed_mentions": {"parse": [], "users": list(people)}}
        return replace(self, payload=self.payload | told, in_words=self.in_words | told)


@dataclass
class _Wish:
    """What a channel's panel has to become."""

    session: str
    is_below: bool = False
    old: list[str] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    is_new: bool = True


class Panels:
    """Keeps one panel for each session; works in the background, one task for each channel.

    Several wishes for a channel become one. No press waits for a panel, and no trouble with a panel loses
    anything: the session is saved before, and the next press makes the panel anew.
    """

    def __init__(
        self,
        sessions: Sessions,
        telling: Telling,
        i18n: I18n,
        http: Http,
        traffic: Traffic,
        studio: Studio,
    ) -> None:
        self._sessions = sessions
        self._telling = telling
        self._i18n = i18n
        self._http = http
        self._traffic = traffic
        self._studio = studio
        self._wishes: dict[str, _Wish] = {}
        self._places = asyncio.Semaphore(MOST_AT_ONCE)
        self._is_closing = False
        self._asking: OrderedDict[str, str] = OrderedDict()
        self._there: OrderedDict[str, tuple[bytes, bytes]] = OrderedDict()
        """Of the panels that are there (messages) the keys of their pictures, and what they say, hashed."""
        self._late: set[asyncio.Task[None]] = set()
        """Pictures that are still drawn while their panels are there in words."""

    def refresh(self, view: View, is_below: bool) -> None:
        """Bring the panel up to date, soon; with `is_below` it moves to the end of the channel."""
        wish = self._wish(view.id, view.session.channel)
        wish.is_below |= is_below

    async def adopt(self, view: View, message: str) -> None:
        """Take a message that was sent already as the panel; the older one loses its buttons soon.

        A picture is in none that was sent as a response: it follows.
        """
        await self._sessions.remember_panel(view.id, view.session.channel, message)
        if view.session.panel_message and view.session.panel_channel == view.session.channel:
            self._wish(view.id, view.session.channel).old.append(view.session.panel_message)
        if view.game.pictures is not None:
            self.refresh(view, is_below=False)

    def asks_in(self, view: View, message: str) -> None:
        """Note which message has the buttons of the open question; an older one loses its own soon."""
        older = self._asking.pop(view.id, "")
        if view.questions and message:
            self._asking[view.id] = message
            if len(self._asking) > MOST_REMEMBERED:
                self._asking.popitem(last=False)
        if older and older != message:
            self._wish(view.id, view.session.channel).old.append(older)

    async def close(self, within: float) -> None:
        """Let the panels under way be finished within that many seconds; give up the rest."""
        self._is_closing = True
        tasks = [wish.task for wish in self._wishes.values() if wish.task]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=within)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _wish(self, session: str, channel: str) -> _Wish:
        wish = self._wishes.get(channel)
        if wish is None:
            wish = self._wishes[channel] = _Wish(session)
        wish.session, wish.is_new = session, True
        if wish.task is None and not self._is_closing:
            wish.task = asyncio.create_task(self._work(channel, wish))
        return wish

    async def _work(self, channel: str, wish: _Wish) -> None:
        """Fulfil a channel's wishes until there are none; trouble is tried again with growing pauses."""
        failures = 0
        try:
            while wish.is_new:
                await self._traffic.quiet(PATIENCE)
                async with self._places:
                    wish.is_new = False
                    is_below, wish.is_below = wish.is_below, False
                    try:
                        if not await self._show(channel, wish, is_below):
                            wish.is_below |= is_below
                        failures = 0
                    except FAULTS as fault:
                        if _is_final(fault) or failures == len(PAUSES) or self._is_closing:
                            log.warning("panel-given-up", session=wish.session, fault=_short(fault))
                            continue
                        wish.is_below |= is_below
                        wish.is_new = True
                        failures += 1
                        log.warning("panel-retry", session=wish.session, fault=_short(fault))
                if failures:
                    await asyncio.sleep(PAUSES[failures - 1])
        except (NoSession, StoreFault) as fault:
            log.warning("panel-given-up", session=wish.session, fault=str(fault))
        except Exception:
            log.exception("panel-failed", session=wish.session)
        finally:
            self._wishes.pop(channel, None)

    async def _show(self, channel: str, wish: _Wish, is_below: bool) -> bool:
        """Show the panel as things stand; return False if they have changed while its picture was drawn."""
        view = await self._sessions.view(wish.session)
        session = view.session
        if session.channel == channel:
            panel = await self._panel(self._i18n.words(session.game), view)
            if wish.is_new:
                return False
            people = await self._telling.to_mention(view) if view.is_hosted else []
            if people:
                panel, is_below = panel.mentioning(people), True
            is_here = bool(session.panel_message) and session.panel_channel == channel
            if is_below or not is_here or not await self._change(channel, view, panel):
                await self._post(channel, panel, view)
            if people:
                await self._telling.mentioned(view, people)
        while wish.old:
            await self._strip(channel, wish.old[0])
            wish.old.pop(0)
        return True

    async def _panel(self, words: Words, view: View) -> _Panel:
        """Return the panel with its picture, or with the picture's words if there is none in time.

        A picture that comes too late for it comes with another refresh.
        """
        payload = panel_message(words, view) | {"attachments": []}
        attached = await self._studio.choose(
            view.game, lambda pictures: panel_pictures(words, view, pictures)
        )
        if not attached:
            return _Panel(payload, payload)
        in_words = with_words(payload, attached)
        try:
            async with asyncio.timeout(FOR_PICTURE):
                files = await self._studio.files(attached)
        except Undrawn:
            return _Panel(in_words, in_words)
        except TimeoutError:
            late = asyncio.create_task(self._refresh_after(attached, view.id, view.session.channel))
            self._late.add(late)
            late.add_done_callback(self._late.discard)
            return _Panel(in_words, in_words)
        return _Panel(with_images(payload, attached), in_words, files, key_of(attached[0].picture))

    async def _refresh_after(self, attached: Sequence[Attached], session: str, channel: str) -> None:
        """Bring the panel up to date once more when its picture is drawn: then it is at hand."""
        with suppress(Undrawn):
            await self._studio.files(attached)
            self._wish(session, channel)

    async def _post(self, channel: str, panel: _Panel, view: View) -> None:
        """Send the panel anew; the older one loses its buttons."""
        session = view.session
        sent = await self._send(partial(post, self._http, channel), panel)
        await self._sessions.remember_panel(session.id, channel, str(sent["id"]))
        if session.panel_message:
            leave = self._remove if view.is_hosted else self._strip
            await leave(session.panel_channel, session.panel_message)

    async def _change(self, channel: str, view: View, panel: _Panel) -> bool:
        """Change the panel that is there; return False if it isn't any more.

        The same picture stays in it. In a hosted game one that says all this already is left alone: others
        don't see that somebody thinks.
        """
        message = view.session.panel_message
        key, said = self._there.get(message, (b"", b""))
        if view.is_hosted and said == panel.said and key == panel.key:
            return True
        if panel.key and key == panel.key:
            kept = {name: value for name, value in panel.payload.items() if name != "attachments"}
            panel = replace(panel, payload=kept, files=())
        try:
            await self._send(partial(change, self._http, channel, message), panel)
        except discord.NotFound as fault:
            if fault.code == UNKNOWN_MESSAGE:
                return False
            raise
        return True

    async def _send(self, send: Callable[..., Awaitable[Json]], panel: _Panel) -> Json:
        """Send a panel and return the message; a picture that Discord refuses is said in words."""
        key, said = panel.key, panel.said
        try:
            sent = await send(panel.payload, panel.files)
        except discord.HTTPException as fault:
            if not panel.files or not _is_final(fault) or fault.status == 404:
                raise
            log.warning("picture-refused", fault=_short(fault))
            key, sent = b"", await send(panel.in_words)
        self._there[str(sent["id"])] = key, said
        if len(self._there) > MOST_REMEMBERED:
            self._there.popitem(last=False)
        return sent

    async def _remove(self, channel: str, message: str) -> None:
        """Delete an older panel of a hosted game: each turn has a message of its own that stays."""
        try:
            await remove(self._http, channel, message)
        except discord.HTTPException as fault:
            if not _is_final(fault):
                raise

    async def _strip(self, channel: str, message: str) -> None:
        """Take the buttons from an older panel; one that can't be reached any more is left alone."""
        try:
            await change(self._http, channel, message, {"components": []})
        except discord.HTTPException as fault:
            if not _is_final(fault):
                raise


def _is_final(fault: Exception) -> bool:
    """Tell whether trying again is of no use: no permission, no channel, or a message Discord refuses."""
    return isinstance(fault, discord.HTTPException) and 400 <= fault.status < 500 and fault.status != 429


def _short(fault: Exception) -> str:
    if isinstance(fault, discord.HTTPException):
        return f"{fault.status} {fault.code}"
    return type(fault).__name__
