"""The outbox at work: what was saved is told, in order and once, whatever became of the answer."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain, repeat

from bot.log import get_logger
from bot.posts.asides import Asides
from bot.posts.my_turns import MyTurns
from bot.posts.notices import Notices
from bot.posts.panels import Panels, moment
from bot.posts.private import PrivateMessages
from bot.posts.traffic import Traffic
from bot.posts.work import Work, finish
from bot.sessions.due import PANEL, REFUSED_REQUEST, due
from bot.sessions.errors import NoSession
from bot.sessions.rights import Person
from bot.sessions.service import Sessions
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.store.errors import StoreFault
from bot.store.rows import DueRow, PostedRow
from bot.wire.faults import FAULTS, is_final, short
from bot.worker.line import table_of

log = get_logger()

PATIENCE = 2.0
"""Seconds that what isn't urgent waits for presses to be answered first."""
PAUSES = (1.0, 4.0, 15.0, 60.0, 300.0)
"""Seconds between the tries when Discord has trouble; the last one again and again."""


class Posts:
    """Tells what was saved, in the background, with one task for each session.

    A press tells what it can by its answer and checks that off; this tells the rest. Where a message may have
    arrived although nobody said so (a cut connection, a kill), it is looked for in the channel before it is
    sent again. No press waits for it, and no trouble with Discord loses anything: what is due stays due.
    """

    def __init__(
        self,
        sessions: Sessions,
        store: Store,
        notices: Notices,
        panels: Panels,
        private: PrivateMessages,
        traffic: Traffic,
    ) -> None:
        self._sessions = sessions
        self._store = store
        self._notices = notices
        self._panels = panels
        self.private = private
        self.asides = Asides(traffic)
        self.my_turns = MyTurns(self.asides)
        self.shown = panels.shown
        self._traffic = traffic
        self._works: dict[str, Work] = {}
        self._unsure: set[str] = set()
        """The sessions of which something may have been posted without anybody knowing."""
        self._answering: dict[str, set[str]] = {}
        """The presses that are being answered, each with the sessions that it is at."""
        self._pressed: dict[str, View] = {}
        """What those presses have saved, each its last step."""
        self._is_closing = False
        self.let_automas_act: Callable[[View], None] = lambda _: None
        panels.refresh = self._refresh

    @contextmanager
    def answering(self, press: str) -> Iterator[None]:
        """While a press is being answered what it saves is left to its answer; then the rest is told."""
        self._answering[press] = set()
        try:
            yield
        finally:
            sessions, view = self._answering.pop(press), self._pressed.pop(press, None)
            for session in sessions:
                self._wake(session)
            if view is not None:
                self.go_on(view)

    def pressing(self, session_id: str, by: Person) -> None:
        """Note that a press is at a session; it may save something there."""
        if by.press in self._answering:
            self._answering[by.press].add(session_id)
            if work := self._works.get(session_id):
                work.is_new = True  # no panel changes beneath a press that is being answered

    def saved(self, view: View, by: Person) -> None:
        """Note that a step or a change of seats is on disk."""
        if by.press in self._answering:
            self._pressed[by.press] = view
        else:
            self.go_on(view)

    def has_saved(self, press: str) -> bool:
        """Tell whether the press that is being answered has changed something."""
        return press in self._pressed

    async def will_show(self, view: View, by: Person) -> None:
        """Note that the answer to a press will show the table anew, below all else."""
        self.pressing(view.id, by)
        try:
            # A press that saves nothing else has nothing on disk by which its table would be looked for.
            await self._store.make_due([_by_answer(view, by)], lasts=not self.has_saved(by.press))
        except StoreFault as fault:
            log.warning("post-not-noted", session=view.id, fault=str(fault))

    def answered(self, view: View) -> None:
        """Note that an answer shows the table as it stands, with its buttons; only its picture may follow."""
        self._panels.answered[view.id] = moment(view)

    async def shown_panel(self, view: View, message: str, by: Person) -> None:
        """Note that the panel was sent as this message, as announced; its picture follows."""
        self.answered(view)
        if not message:
            self._unsure.add(view.id)
            return
        there = PostedRow(view.id, message, view.session.channel, "panel", view.seq)
        await self._settle(view, _by_answer(view, by), there)
        self._refresh(view.id)

    async def _settle(self, view: View, row: DueRow, there: PostedRow) -> None:
        """Check off the panel that an answer has shown: its picture is due. Without a note it is sought."""
        picture = due(view, PANEL, int(there.message))
        try:
            await self._store.settle(view.id, done=[row], posted=[there], due=[picture])
        except StoreFault as fault:
            log.warning("post-not-noted", session=view.id, fault=str(fault))
            self._unsure.add(view.id)

    async def void(self, view: View, message: str, by: Person) -> None:
        """Note that a request has had its answer: it goes, for the table tells what came of it."""
        if message == view.session.panel_message:
            return  # no request: somebody has forged the press
        self.pressing(view.id, by)
        void = PostedRow(view.id, message, view.session.channel, "void", view.seq)
        await self._store.settle(view.id, posted=[void])

    async def refused(self, view: View, message: str) -> None:
        """Note that a message says to whom a request was refused: it stays until the next step."""
        refused = PostedRow(view.id, message, view.session.channel, REFUSED_REQUEST, view.shown)
        await self._store.settle(view.id, posted=[refused])

    def lost(self, press: str) -> None:
        """Note that the answer to a press may have arrived although nobody said so."""
        self._unsure |= self._answering.get(press, set())

    def go_on(self, view: View) -> None:
        """Tell what is due of a session, and let its automas act if it is for them."""
        self._wake(view.id).view = view
        self.let_automas_act(view)

    def catch_up(self, view: View, *, refresh: bool) -> None:
        """Do what is due of a session, and bring the panel up to date if somebody may have an old one."""
        work = self._wake(view.id)
        work.is_forced |= refresh
        self.let_automas_act(view)

    async def announce(self, view: View) -> None:
        """Tell what is due, and wait until its messages are sent or have met trouble."""
        self.go_on(view)
        work = self._works.get(view.id)
        if work is not None and work.task is not None:
            await work.told.wait()

    async def resume(self) -> None:
        """Go on where the bot was stopped, slowly and behind presses."""
        sessions = await self._unfinished()
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            sessions = [one for one in sessions if not await self._resumed(one)]
            if not sessions:
                return
            await asyncio.sleep(pause)

    async def _resumed(self, session: str) -> bool:
        """Go on with a session; tell whether that is done, or can't be: False if it can't be read now."""
        await self._traffic.quiet(PATIENCE)
        try:
            view = await self._sessions.view(session)
            work = self._wake(session)
            work.is_checked = True
            if view.fit:
                log.warning("game-not-as-stored", session=session, becomes=view.fit, fault=view.fault)
                work.is_forced = True
            if work.task is not None:
                await work.told.wait()
            self.let_automas_act(view)
        except NoSession:
            pass
        except StoreFault as fault:
            log.warning("game-not-resumed", session=session, fault=str(fault))
            return False
        except Exception:
            log.exception("game-not-resumed", session=session)
        return True

    async def _unfinished(self) -> list[str]:
        """Return the sessions that run or of which not all was told, however long the file is locked.

        What may have been told of them already is looked for, before any of them is told of: a press may
        come to one first.
        """
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                sessions = await self._store.unfinished()
                self._unsure |= {one for one in sessions if await self._store.due(one)}
                return sessions
            except StoreFault as fault:
                log.warning("games-not-resumed", fault=str(fault), next_try_in=pause)
                await asyncio.sleep(pause)
        raise AssertionError("never: the last pause is repeated")

    async def close(self, within: float) -> None:
        """Let what is under way be finished within that many seconds; the rest is for the next start."""
        self._is_closing = True
        for work in self._works.values():
            work.woken.set()
        await finish(self._tasks, within)
        await self._panels.close()
        await self.asides.close(within)

    @property
    def _tasks(self) -> set[asyncio.Task[None]]:
        return {work.task for work in self._works.values() if work.task is not None}

    def _refresh(self, session: str) -> None:
        """Bring the panel of a session up to date, soon."""
        self._wake(session).is_forced = True

    def _wake(self, session: str) -> Work:
        """Let a session's work look again; while a press at it is being answered, after that."""
        work = self._works.setdefault(session, Work())
        work.is_new = True
        work.woken.set()
        work.told.clear()
        if work.task is None and not self._is_closing and not self._is_held(session):
            work.task = asyncio.create_task(self._do(session, work))
        return work

    def _is_held(self, session: str) -> bool:
        """Tell whether a press is being answered that may tell itself what it saved."""
        return any(session in sessions for sessions in self._answering.values())

    async def _do(self, session: str, work: Work) -> None:
        """Tell what is due until nothing is; trouble is tried again with growing pauses."""
        failures = 0
        try:
            while work.is_new and not self._is_held(session):
                work.is_new = False
                work.woken.clear()
                try:
                    await self._carry_out(session, work)
                    failures = 0
                except (*FAULTS, StoreFault) as fault:
                    log.warning("post-failed", session=session, fault=short(fault))
                    if not is_final(fault):
                        self._unsure.add(session)
                        failures += 1
                        await self._pause(work, failures)
        except NoSession:
            work.is_new = False
        except Exception:
            log.exception("posts-failed", session=session)
            work.is_new = False
        finally:
            work.told.set()
            work.task = None
            if not work.is_new:
                del self._works[session]
                self._panels.answered.pop(session, None)

    async def _pause(self, work: Work, failures: int) -> None:
        """Wait before the next try; a press, or the bot's end, comes first."""
        work.told.set()
        if self._is_closing:
            return
        work.is_new = True
        try:
            async with asyncio.timeout(PAUSES[min(failures, len(PAUSES)) - 1]):
                await work.woken.wait()
        except TimeoutError:
            pass
        if self._is_closing:
            work.is_new = False

    async def _carry_out(self, session: str, work: Work) -> None:
        """Tell what is due: the messages first, then what seats see in private, then the panel."""
        rows = await self._store.due(session)
        now = await self._sessions.view(session)
        if self._is_held(session):
            work.is_new = True
            return
        if session in self._unsure:
            self._unsure.discard(session)  # an answer that is lost meanwhile is looked for anew
            try:
                await self._notices.look(now, rows)
            except BaseException:
                self._unsure.add(session)
                raise
            rows = await self._store.due(session)
            now = await self._sessions.view(session)
            if self._is_held(session):
                work.is_new = True
                return
        await self._notices.send(now, [row for row in rows if row.kind != PANEL])
        work.told.set()
        view, work.view = work.view, None
        if view is not None:
            # A slow press may end after a quick one that came later.
            await self.private.turn_up(max(view, now, key=lambda one: one.seq))
        await self._traffic.quiet(PATIENCE)
        if work.is_new or self._is_held(session):
            work.is_new = True
            return
        await self._panels.bring(session, work, table_of(now))
        if self.private.has_open(session) and not (work.is_new or self._is_held(session)):
            await self.private.come_down(await self._sessions.view(session))


def _by_answer(view: View, by: Person) -> DueRow:
    """Return that the answer to a press is to show the table, below all else."""
    return due(view, PANEL, int(by.press), below=True)
