"""The living panels: posted below what happened last, while the older one loses its buttons."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord
from discord.http import Route

from bot.context import Traffic
from bot.i18n import I18n
from bot.log import get_logger
from bot.present.screens import panel_message
from bot.sessions.errors import NoSession
from bot.sessions.service import Sessions
from bot.sessions.view import View
from bot.store.errors import StoreFault

Json = dict[str, Any]

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
MOST_AT_ONCE = 3
MOST_REMEMBERED = 500
PATIENCE = 2.0
"""Seconds that a panel waits for presses to be answered first."""
PAUSES = (1.0, 4.0, 15.0, 60.0)
"""Seconds between the tries when Discord has trouble."""

log = get_logger()


class Http(Protocol):
    """What panels need of discord.py: one request to Discord's API."""

    async def request(self, route: Route, **options: Any) -> Any: ...  # noqa: D102


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

    def __init__(self, sessions: Sessions, i18n: I18n, http: Http, traffic: Traffic) -> None:
        self._sessions = sessions
        self._i18n = i18n
        self._http = http
        self._traffic = traffic
        self._wishes: dict[str, _Wish] = {}
        self._places = asyncio.Semaphore(MOST_AT_ONCE)
        self._is_closing = False
        self._asking: OrderedDict[str, str] = OrderedDict()

    def refresh(self, view: View, is_below: bool) -> None:
        """Bring the panel up to date, soon; with `is_below` it moves to the end of the channel."""
        wish = self._wish(view)
        wish.is_below |= is_below

    async def adopt(self, view: View, message: str) -> None:
        """Take a message that was sent already as the panel, and let the older one lose its buttons soon."""
        await self._sessions.remember_panel(view.id, view.session.channel, message)
        if view.session.panel_message and view.session.panel_channel == view.session.channel:
            self._wish(view).old.append(view.session.panel_message)

    def asks_in(self, view: View, message: str) -> None:
        """Note which message has the buttons of the open question; an older one loses its own soon."""
        older = self._asking.pop(view.id, "")
        if view.questions and message:
            self._asking[view.id] = message
            if len(self._asking) > MOST_REMEMBERED:
                self._asking.popitem(last=False)
        if older and older != message:
            self._wish(view).old.append(older)

    async def close(self, within: float) -> None:
        """Let the panels under way be finished within that many seconds; give up the rest."""
        self._is_closing = True
        tasks = [wish.task for wish in self._wishes.values() if wish.task]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=within)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _wish(self, view: View) -> _Wish:
        channel = view.session.channel
        wish = self._wishes.get(channel)
        if wish is None:
            wish = self._wishes[channel] = _Wish(view.id)
        wish.session, wish.is_new = view.id, True
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
                        await self._show(channel, wish, is_below)
                        failures = 0
                    except (discord.HTTPException, OSError, TimeoutError) as fault:
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

    async def _show(self, channel: str, wish: _Wish, is_below: bool) -> None:
        view = await self._sessions.view(wish.session)
        session = view.session
        if session.channel == channel:
            payload = panel_message(self._i18n.words(session.game), view)
            is_here = bool(session.panel_message) and session.panel_channel == channel
            if is_below or not is_here or not await self._edit(channel, session.panel_message, payload):
                sent = await self._http.request(
                    Route("POST", "/channels/{channel_id}/messages", channel_id=channel), json=payload
                )
                await self._sessions.remember_panel(session.id, channel, str(sent["id"]))
                if session.panel_message:
                    await self._strip(session.panel_channel, session.panel_message)
        while wish.old:
            await self._strip(channel, wish.old[0])
            wish.old.pop(0)

    async def _strip(self, channel: str, message: str) -> None:
        """Take the buttons from an older panel; one that can't be reached any more is left alone."""
        try:
            await self._edit(channel, message, {"components": []})
        except discord.HTTPException as fault:
            if not _is_final(fault):
                raise

    async def _edit(self, channel: str, message: str, payload: Json) -> bool:
        """Change a message; return False if it isn't there any more."""
        route = Route(
            "PATCH",
            "/channels/{channel_id}/messages/{message_id}",
            channel_id=channel,
            message_id=message,
        )
        try:
            await self._http.request(route, json=payload)
        except discord.NotFound as fault:
            if fault.code == UNKNOWN_MESSAGE:
                return False
            raise
        return True


def _is_final(fault: Exception) -> bool:
    """Tell whether trying again is of no use: no permission, no channel, or a message Discord refuses."""
    return isinstance(fault, discord.HTTPException) and 400 <= fault.status < 500 and fault.status != 429


def _short(fault: Exception) -> str:
    if isinstance(fault, discord.HTTPException):
        return f"{fault.status} {fault.code}"
    return type(fault).__name__
