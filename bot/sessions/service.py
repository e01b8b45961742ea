"""The sessions: every press goes through here, is run by the rules, saved, and only then shown."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import chain
from typing import Any, NamedTuple, Protocol
from weakref import WeakValueDictionary

from bot.sessions import errors
from bot.sessions.options import chosen_options
from bot.sessions.standing import Standing, Step
from bot.sessions.view import View
from bot.store.errors import ChannelTaken, LostRace
from bot.store.rows import Current, EntryRow, SessionRow
from engines.core.chance import commitment
from engines.core.errors import Diverged, IllegalMove
from engines.core.game import Game, Move, Offer
from engines.core.play import begin
from engines.core.requests import Question
from engines.core.run import Said
from engines.core.text import text

Pick = Callable[[Iterable[Offer]], Offer | None]
"""Finds the offer that a press means among those that are legal now."""

Read = Callable[[Sequence[Question]], Said | None]
"""Finds the answer that a press gives to one of the open questions; None if it is to another question."""


MOST_AT_ONCE = 3
"""Presses that are run and saved at the same time: one on the disk, the next ones ready for it."""


class Person(NamedTuple):
    """Who presses: a Discord user's id, and the server's."""

    id: str
    guild: str


@dataclass(frozen=True, slots=True)
class In:
    """The running session of a channel, where a press names no session: a typed command.

    The command is late if somebody else is at the session already.
    """

    channel: str


class Store(Protocol):
    """What the sessions need of a store."""

    async def create(self, session: SessionRow, first: EntryRow) -> None: ...  # noqa: D102
    async def append(self, entry: EntryRow, ends: bool = False) -> None: ...  # noqa: D102
    async def reopen(self, entry: EntryRow) -> None: ...  # noqa: D102
    async def current(self, session_id: str) -> Current | None: ...  # noqa: D102
    async def current_in(self, channel: str) -> Current | None: ...  # noqa: D102
    async def entry(self, session_id: str, seq: int) -> EntryRow | None: ...  # noqa: D102
    async def history(self, session_id: str) -> list[EntryRow]: ...  # noqa: D102
    async def sessions_of(self, guild: str) -> list[SessionRow]: ...  # noqa: D102
    async def move_channel(self, session_id: str, channel: str) -> None: ...  # noqa: D102
    async def panel(self, session_id: str, channel: str, message: str) -> None: ...  # noqa: D102


class _Hold(asyncio.Lock):
    """The lock of a session, and at which entry who holds it has begun."""

    began_at: int | None = None


class Sessions:
    """All sessions of the bot; the only writer of the store.

    `seq` is the entry that the press was made on; None means "as things are now" (a typed command). A press
    with an effect appends exactly one entry. What can go wrong is in `bot.sessions.errors`, a player's
    mistake among them. A session of another server is no session.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        clock: Callable[[], int],
        new_id: Callable[[], str],
        new_seed: Callable[[], str],
    ) -> None:
        self.games = games
        self._store = store
        self._clock = clock
        self._new_id = new_id
        self._new_seed = new_seed
        self._locks: WeakValueDictionary[str, _Hold] = WeakValueDictionary()
        self._places = asyncio.Semaphore(MOST_AT_ONCE)

    def rehearse(self, game_id: str, options: Mapping[str, Any]) -> None:
        """Raise Mistake if the options don't go together; nothing is saved."""
        game = self.games[game_id]
        try:
            begin(game, chosen_options(game, options), "")
        except IllegalMove as fault:
            raise errors.Mistake(game_id, fault.text) from fault

    async def start(
        self, game_id: str, options: Mapping[str, Any], channel: str, by: Person, seed: str = ""
    ) -> View:
        """Begin a session in the channel. Raises SessionHere, or Mistake if the options don't go together."""
        game = self.games[game_id]
        chosen = chosen_options(game, options)
        seed = seed or self._new_seed()
        session = SessionRow(
            id=self._new_id(),
            guild=by.guild,
            channel=channel,
            game=game_id,
            rules=game.version,
            options=json.dumps(chosen, ensure_ascii=False),
            seed=seed,
            commitment=commitment(seed),
            status="running",
            created=self._clock(),
        )
        try:
            step = Step.start(session, game, by.id, self._clock())
            await self._store.create(session, step.entry)
        except ChannelTaken as taken:
            raise errors.SessionHere(await self.view(taken.session)) from None
        except IllegalMove as fault:
            raise errors.Mistake(game_id, fault.text) from fault
        return step.view

    async def move(self, session: str | In, seq: int | None, pick: Pick, by: Person) -> View:
        """Do what is offered: an automa turn or a report. Raises NotOffered if `pick` finds no offer."""
        async with self._press(session, seq, by) as now:
            now.demand_idle()
            offer = pick(chain(now.game.turns(now.state), now.game.reports(now.state)))
            if offer is None:
                raise errors.NotOffered(now.view())
            return await self._save(now.moved(offer.kind, offer.move, offer.label, by.id, self._clock()))

    async def fix(self, session_id: str, seq: int | None, field: str, value: str, by: Person) -> View:
        """Correct a value that the bot keeps. Raises NotOffered if there is no such value."""
        async with self._press(session_id, seq, by) as now:
            now.demand_idle()
            fix = next((one for one in now.game.fixes(now.state) if one.id == field), None)
            if fix is None:
                raise errors.NotOffered(now.view())
            move = Move("fix", {"field": field, "value": value})
            label = text("ui-title-fix", what=fix.label)
            return await self._save(now.moved("fix", move, label, by.id, self._clock()))

    async def answer(self, session_id: str, seq: int | None, read: Read, by: Person) -> View:
        """Answer an open question. Raises Mistake if the question doesn't take the answer."""
        async with self._press(session_id, seq, by) as now:
            if now.snapshot.open is None:
                raise errors.NothingOpen(now.view())
            if now.has_restarted:
                return await self._save(now.restarted(by.id, self._clock()))
            said = read(now.questions)
            if said is None:
                raise errors.StaleSeq(now.view())
            try:
                step = now.answered(said, by.id, self._clock())
            except Diverged:
                step = now.restarted(by.id, self._clock())
            return await self._save(step)

    async def undo(self, session_id: str, seq: int | None, by: Person, confirmed: bool = False) -> View:
        """Go back to before the last press, a finished session's end included.

        Raises NothingToUndo at the start, NeedsConfirm (without `confirmed`) if it hides a draw people saw.
        """
        async with self._press(session_id, seq, by, running=False) as now:
            if now.entry.prev == 0:
                raise errors.NothingToUndo(now.view())
            undone = await self._entry(now, now.entry.base)
            if not confirmed and _has_chance(undone):
                raise errors.NeedsConfirm(now.view())
            target = await self._entry(now, now.entry.prev)
            redo = [now.entry.base, *json.loads(now.entry.redo)]
            return await self._save(now.back_to("undo", target, undone, redo, by.id, self._clock()))

    async def redo(self, session_id: str, seq: int | None, by: Person) -> View:
        """Bring back what the last undo took away. Raises NothingToRedo."""
        async with self._press(session_id, seq, by) as now:
            redo = json.loads(now.entry.redo)
            if not redo:
                raise errors.NothingToRedo(now.view())
            target = await self._entry(now, redo[0])
            return await self._save(now.back_to("redo", target, target, redo[1:], by.id, self._clock()))

    async def end(self, session_id: str, seq: int | None, by: Person) -> View:
        """End the session; it can still be undone."""
        async with self._press(session_id, seq, by) as now:
            return await self._save(now.ended(by.id, self._clock()))

    async def view(self, session_id: str) -> View:
        """Return a session as it stands. Raises NoSession."""
        return self._standing(await self._store.current(session_id)).view()

    async def view_in(self, channel: str) -> View:
        """Return the running session of the channel, else the one that ended last. Raises NoSession."""
        return self._standing(await self._store.current_in(channel)).view()

    async def running_in(self, channel: str) -> View:
        """Return the running session of the channel. Raises NoSession or SessionEnded."""
        view = await self.view_in(channel)
        if view.is_ended:
            raise errors.SessionEnded(view)
        return view

    async def running_of(self, guild: str) -> list[SessionRow]:
        """Return the running sessions of a guild."""
        return await self._store.sessions_of(guild)

    async def history(self, session_id: str) -> list[EntryRow]:
        """Return all entries of a session, oldest first."""
        return await self._store.history(session_id)

    async def show_in(self, session_id: str, channel: str) -> View:
        """Let the session live in another channel from now on. Raises SessionHere if one runs there."""
        try:
            await self._store.move_channel(session_id, channel)
        except ChannelTaken as taken:
            raise errors.SessionHere(await self.view(taken.session)) from None
        return await self.view(session_id)

    async def remember_panel(self, session_id: str, channel: str, message: str) -> None:
        """Keep where the living panel of the session is; empty strings: nowhere."""
        await self._store.panel(session_id, channel, message)

    def _standing(self, current: Current | None) -> Standing:
        if current is None:
            raise errors.NoSession
        game = self.games.get(current.session.game)
        if game is None:
            raise errors.NoSession
        return Standing.of(game, current)

    @asynccontextmanager
    async def _press(
        self, session: str | In, seq: int | None, by: Person, running: bool = True
    ) -> AsyncIterator[Standing]:
        """Hold the session while a press is run and saved; nothing else is awaited meanwhile."""
        found = await self._store.current_in(session.channel) if isinstance(session, In) else None
        if isinstance(session, In) and found is None:
            raise errors.NoSession
        session_id = found.session.id if found else str(session)
        lock = self._locks.get(session_id)
        if lock is None:
            lock = self._locks[session_id] = _Hold()
        # A command acts on what its author saw; somebody who is at it already comes first.
        seen = found.entry.seq if found else seq
        if lock.locked():
            seen = lock.began_at if found else seq
            found = None
        # Of many presses at once the first are saved and answered before the last are begun.
        async with lock, self._places:
            # What was found is used where nobody else was at it: should it be old, the append loses the race.
            now = self._standing(found or await self._store.current(session_id))
            lock.began_at = now.entry.seq
            if now.session.guild != by.guild:
                raise errors.NoSession
            if seen is not None and seen != now.entry.seq:
                others = now.entry.author != by.id and seen == now.entry.seq - 1
                raise errors.StaleSeq(now.view(), is_race=seq is None or others)
            if running and now.session.status != "running":
                raise errors.SessionEnded(now.view())
            try:
                yield now
            except LostRace:
                raise errors.StaleSeq(await self.view(session_id), is_race=True) from None
            except IllegalMove as fault:
                raise errors.Mistake(now.game.id, fault.text) from fault

    async def _save(self, step: Step) -> View:
        if step.reopens:
            try:
                await self._store.reopen(step.entry)
            except ChannelTaken as taken:
                raise errors.SessionHere(await self.view(taken.session)) from None
        else:
            await self._store.append(step.entry, ends=step.ends)
        return step.view

    async def _entry(self, now: Standing, seq: int) -> EntryRow:
        if seq == now.entry.seq:
            return now.entry
        entry = await self._store.entry(now.session.id, seq)
        if entry is None:
            raise errors.NothingToUndo(now.view())
        return entry


def _has_chance(entry: EntryRow) -> bool:
    return any(by == "chance" for _, _, by in json.loads(entry.said))
