"""The sessions as they stand: only looked at."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.sessions import errors
from bot.sessions.at_hand import AtHand
from bot.sessions.entry import BACK
from bot.sessions.history import History
from bot.sessions.holders import Holders, is_automa, strength_of
from bot.sessions.limits import Limits
from bot.sessions.outbox import AGREE
from bot.sessions.session import Session
from bot.sessions.snapshot import Fit
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.store.rows import Current, HolderRow, SessionRow
from engines.core.game import Game


class Records:
    """What the store holds of all sessions, put together; nothing here writes."""

    def __init__(
        self, store: Store, history: History, games: Mapping[str, Game[Any]], limits: Limits
    ) -> None:
        self.games = games
        self._loaded: dict[str, Game[Any]] = {}
        self._store = store
        self._history = history
        self._limits = limits
        self._at_hand = AtHand()
        self._examined: set[tuple[str, int]] = set()
        """The sessions whose states were looked through, for an earlier version may have left them.

        With each goes the entry that was gone back to, 0 for what these rules went on from.
        """

    async def view(self, session_id: str) -> View:
        """Return a session as it stands. Raises NoSession."""
        return self.limited((await self.standing(await self._store.current(session_id))).view())

    async def view_in(self, channel: str) -> View:
        """Return the running session of the channel, else the one that ended last. Raises NoSession."""
        return self.limited((await self.standing(await self._store.current_in(channel))).view())

    def limited(self, view: View) -> View:
        """Return the view, which says so if the session has as many entries as it may."""
        is_full = view.seq >= self._limits.entries and not view.is_ended
        return replace(view, most=self._limits.entries) if is_full else view

    async def is_last(self, view: View) -> bool:
        """Tell whether a session is the one that its channel plays, or has played last."""
        if not view.is_ended:
            return True
        last = await self._store.current_in(view.session.channel)
        return last is not None and last.session.id == view.id

    async def told_by(self, channel: str, message: str) -> tuple[str, int] | None:
        """Return of which session a message of a channel is noted, and the entry that it tells of."""
        current = await self._store.current_in(channel)
        of_current = await self._store.posted(current.session.id) if current else []
        for one in (*of_current, *await self._store.posted_in(channel, message)):
            if one.message == message:
                return one.session, one.seq
        return None

    async def game_in(self, channel: str) -> Game[Any]:
        """Return the game of that session; how it stands is left unread. Raises NoSession."""
        return (await self._known(await self._store.current_in(channel)))[1]

    async def asking_in(self, channel: str) -> View | None:
        """Return the channel's last game if its people are asked to agree: a new game makes that void."""
        try:
            view = await self.view_in(channel)
        except errors.NoSession:
            return None
        kinds = {one.kind for one in await self._store.passing(view.id)}
        return view if kinds & {*AGREE.values()} else None

    async def running_in(self, channel: str) -> View:
        """Return the running session of the channel. Raises NoSession or SessionEnded."""
        view = await self.view_in(channel)
        if view.is_ended:
            raise errors.SessionEnded(view)
        return view

    async def demand_free(self, channel: str) -> None:
        """Raise SessionHere if a session runs in a channel."""
        if (found := await self._store.current_in(channel)) and found.session.status == "running":
            raise errors.SessionHere(await self.view(found.session.id))

    async def demand_room(self, guild: str) -> None:
        """Raise ServerFull if in a server as many sessions run as may."""
        most = self._limits.tables
        if await self._store.how_many_run(guild) >= most:
            raise errors.ServerFull(most)

    async def running_of(self, guild: str, most: int) -> list[SessionRow]:
        """Return the running sessions of a guild, of the oldest so many, without those of a missing game."""
        return [one for one in await self._store.sessions_of(guild, most) if one.game in self.games]

    async def running_with(self, guild: str, person: str, most: int) -> tuple[list[str], int]:
        """Return the running sessions of a guild that a person has started or sits at: ids, and how many.

        The ids are of the oldest so many. Without a guild it is of all that the bot is in.
        """
        return await self._store.sessions_with(guild, person, most)

    async def last_choices(self, channel: str, game: str) -> dict[str, Any]:
        """Return with which options the game was last started in a channel; none if it never was."""
        last = await self._store.last_of(channel, game)
        if last is None:
            return {}
        session, rows = last.session, await self._store.holders(last.session.id)
        first = [row.holder for row in rows if row.seq == 1]
        automas = [one for one in first if is_automa(one)]
        is_usual = len(automas) == len(first) - 1  # all seats but the starter's, however many there are
        chosen: dict[str, Any] = json.loads(session.options) | {"language": session.language}
        chosen["automas"] = None if is_usual else len(automas)
        return chosen | ({"strength": strength_of(automas[0])} if automas else {})

    async def holders(self, session_id: str) -> list[HolderRow]:
        """Return who has held the seats of a session, oldest first."""
        return await self._store.holders(session_id)

    async def load(self, game_id: str) -> Game[Any]:
        """Return the game; the first time its rules are loaded, beside the other presses."""
        if game_id not in self._loaded:
            self._loaded[game_id] = await asyncio.to_thread(self.games.__getitem__, game_id)
        return self._loaded[game_id]

    async def standing(self, current: Current | None) -> Session:
        """Return how a session stands by what was read of it. Raises NoSession, or GameMissing."""
        current, game = await self._known(current)
        id_ = current.session.id
        holders = Holders(tuple(await self._store.holders(id_)))
        if known := self._at_hand.of(current, holders):
            return known
        first = await self._history.opening(current.entry)
        moment = id_, current.entry.base if current.entry.kind in BACK else 0
        now = Session.of(game, current, holders, is_known=moment in self._examined).opened_by(first)
        if now.fit == Fit.BROKEN:
            return now
        self._examined.add(moment)
        public_seq = now.given.public_seq
        if public_seq is not None:
            now = replace(now, public=await self._history.entry(now, public_seq))
        self._at_hand.put(now)
        return now

    def saved(self, now: Session) -> None:
        """Have at hand how a session stands by what was just saved."""
        self._at_hand.put(now)

    async def _known(self, found: Current | None) -> tuple[Current, Game[Any]]:
        """Return what was found, with its game. Raises NoSession: GameMissing if it runs without one."""
        if found is None:
            raise errors.NoSession
        if found.session.game not in self.games:
            raise (
                errors.GameMissing(found.session.game)
                if found.session.status == "running"
                else errors.NoSession
            )
        return found, await self.load(found.session.game)
