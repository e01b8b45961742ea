"""The outbox at work: what was saved is told, in order and once, whatever became of the reply.

A session's `Work` on its way:

    (none) --wake--> NEW --no press--> LOOK --unsure--> SEEK what the channel has, check that off
      ^               ^                 |                 |
      |               |                 +<----------------+
      |               |                 v
      |               |              MESSAGES --told--> PRIVATE --lull--> TABLE --> CLEAN UP --> done
      |               |                 |                                   |                     |
      |               +--wake, or pause-+------trouble: now unsure----------+                     |
      |               +--end of the press, if one came: nothing was checked off                   |
      +-------------------nothing new-------------------------------------------------------------+

What is told is noted on the way, and written down once, where a work is done or has met trouble.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain, repeat

from bot.log import get_logger
from bot.posts.ephemerals import Ephemerals
from bot.posts.my_turns import MyTurns
from bot.posts.notices import Notices
from bot.posts.pictures import LatePictures
from bot.posts.private import PrivateMessages
from bot.posts.table_messages import TableMessages
from bot.posts.work import Need, Work, finish, first_of
from bot.screens.table_screen import TableScreen
from bot.sessions.errors import NoSession
from bot.sessions.outbox import Due, DueKind, TableMessage, by_reply, due, sort_out
from bot.sessions.rights import Person
from bot.sessions.service import Sessions
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.sessions.watch import Listener
from bot.shards.alone import everywhere
from bot.store.errors import DatabaseAway, LeaseLost, StoreFault, Unheard
from bot.store.rows import Delivery, DueRow, Posted, PostedRow, UnfinishedRow
from bot.wire.faults import FAULTS, is_final, short
from bot.worker.line import table_of

log = get_logger()

PATIENCE = 2.0
"""Seconds that what isn't urgent waits for presses to be answered first."""
PAUSES = (1.0, 4.0, 15.0, 60.0, 300.0)
"""Seconds between the tries when Discord has trouble; the last one again and again."""
PROGRAM = "tables-of"
"""Under this is kept by which program all tables were brought up to date last."""


class Posts(Listener):
    """Tells what was saved, in the background, with one task for each session.

    A press tells what it can by its reply and checks that off; this tells the rest. Where a message may have
    arrived although nobody said so (a cut connection, a kill), it is looked for in the channel before it is
    sent again. No press waits for it, and no trouble with Discord loses anything: what is due stays due.
    """

    def __init__(
        self,
        sessions: Sessions,
        store: Store,
        notices: Notices,
        table_messages: TableMessages,
        late_pictures: LatePictures,
        serves: Callable[[str], bool] = everywhere,
    ) -> None:
        self._sessions = sessions
        self._store = store
        self._notices = notices
        self._table_messages = table_messages
        self._serves = serves
        """Whether a server is this process's to tell what is due there."""
        self._traffic = late_pictures.traffic
        self.private = PrivateMessages(late_pictures, table_messages.message_pictures, sessions.privacy.note)
        self.ephemerals = Ephemerals(self._traffic)
        self.my_turns = MyTurns(self.ephemerals)
        self.message_pictures = table_messages.message_pictures
        self._works: dict[str, Work] = {}
        self._presses: dict[str, View | None] = {}
        """The presses that are being answered, each with the last step that it has saved."""
        self._unread = 0
        """How often it goes on where somebody was stopped, and doesn't know yet what is due."""
        self._closing = asyncio.Event()

    @contextmanager
    def replying(self, press: str) -> Iterator[None]:
        """While a press is being answered what it saves is left to its reply; then the rest is told."""
        self._presses[press] = None
        try:
            yield
        finally:
            view = self._presses.pop(press)
            for session, work in self._works_at(press):
                work.presses.discard(press)
                self._wake(session)
            if view is not None:
                self.go_on(view)

    def pressing(self, session_id: str, by: Person) -> None:
        """Note that a press is at a session; it may save something there."""
        if by.press in self._presses:
            self._work(session_id).presses.add(by.press)

    def saved(self, view: View, by: Person) -> None:
        """Note that a step or a change of seats is on disk."""
        if by.press in self._presses:
            self._presses[by.press] = view
        else:
            self.go_on(view)

    def has_saved(self, press: str) -> bool:
        """Tell whether the press that is being answered has changed something."""
        return self._presses.get(press) is not None

    def drawn(self, session_id: str) -> None:
        """Bring the table of a session up to date, soon: its picture is at hand."""
        self._wake(session_id).need(Need.RENEW)

    async def will_show(self, view: View, by: Person) -> None:
        """Note that the reply to a press will show the table anew, below all else.

        Raises DatabaseAway where a server can't be reached: the process that goes on would know of no table.
        """
        self.pressing(view.id, by)
        announced = Delivery(view.id, due=[by_reply(view, by.press)])
        if self.has_saved(by.press):
            self._store.note(announced)  # by what it has saved its table would be looked for
            return
        try:
            await self._store.settle(announced, lasts=True)
        except (DatabaseAway, Unheard, LeaseLost) as fault:
            raise DatabaseAway(str(fault)) from None
        except StoreFault as fault:
            log.warning("post-not-noted", session=view.id, fault=str(fault))

    def reply_shows(self, table: TableScreen, message: str) -> None:
        """Note that a reply shows the table as it stands in a message, with its buttons."""
        self._work(table.view.id).reply_shows(table, message)

    def table_sent(self, table: TableScreen, message: str, by: Person) -> None:
        """Note that the table was sent as this message, as announced; its picture follows."""
        view = table.view
        self.reply_shows(table, message)
        if not message:
            self._work(view.id).doubt()
            return
        there = PostedRow(view.id, message, view.session.channel, Posted.TABLE, view.seq)
        picture = due(view, TableMessage(int(message)))
        self._store.note(Delivery(view.id, done=[by_reply(view, by.press)], posted=[there], due=[picture]))
        self.drawn(view.id)

    async def void(self, view: View, message: str, by: Person) -> None:
        """Note that a request was agreed to or refused: it goes, and the table comes below its outcome."""
        self.pressing(view.id, by)
        void = PostedRow(view.id, message, view.session.channel, Posted.VOID, view.seq)
        is_forged = message == view.session.table_message  # no request was pressed
        delivery = Delivery(view.id, posted=[] if is_forged else [void], due=[by_reply(view, by.press)])
        if self.has_saved(by.press):
            self._store.note(delivery)  # the step that was agreed to makes it void, too
            return
        await self._store.settle(delivery, lasts=True)
        self.saved(view, by)  # that it was refused stands from here on

    async def refused(self, view: View, message: str) -> None:
        """Note that a message says to whom a request was refused: it stays until the next step."""
        refused = PostedRow(view.id, message, view.session.channel, Posted.REFUSED, view.public_seq)
        await self._store.settle(Delivery(view.id, posted=[refused]))

    def lost(self, press: str, *, may_arrive: bool = False) -> None:
        """Note that the reply to a press may have arrived although nobody said so, or may still arrive."""
        for _, work in self._works_at(press):
            work.doubt(may_arrive=may_arrive)

    def go_on(self, view: View) -> None:
        """Tell what is due of a session, and let its automas act if it is for them."""
        self._wake(view.id)
        self._sessions.watch.may_act(view)

    def catch_up(self, view: View, *, refresh: bool) -> None:
        """Do what is due of a session, and bring the table up to date if somebody may have an old one."""
        work = self._wake(view.id)
        work.need(Need.RENEW if refresh else Need.NOTHING)
        self._sessions.watch.may_act(view)

    async def announce(self, view: View) -> None:
        """Tell what is due, and wait until its messages are sent or have met trouble."""
        self.go_on(view)
        work = self._works.get(view.id)
        if work is not None and work.task is not None:
            await work.told.wait()

    async def resume(self, program: str = "", shards: str = "") -> None:
        """Go on where the bot was stopped, slowly and behind presses, in all servers or those of some shards.

        The tables that this `program` has brought up to date before say what they should, but those of which
        something is due: of the others only the automas may have something to do.
        """
        key = f"{PROGRAM} {shards}".strip()
        self._unread += 1
        try:
            is_same = await self._was_resumed_by(program, key)
            left, tasks = await self._unfinished(), set[asyncio.Task[None]]()
        finally:
            self._unread -= 1
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            left = [one for one in left if not await self._resumed(one, tasks, compares=not is_same)]
            if not left:
                break
            await asyncio.sleep(pause)
        if program and not is_same:
            if tasks:
                await asyncio.wait(tasks)
            with suppress(StoreFault):
                await self._store.set_meta(key, program)

    async def _was_resumed_by(self, program: str, key: str) -> bool:
        """Tell whether it was this program that has brought all tables up to date."""
        try:
            return bool(program) and await self._store.meta(key) == program
        except StoreFault:
            return False

    async def _resumed(self, one: UnfinishedRow, tasks: set[asyncio.Task[None]], *, compares: bool) -> bool:
        """Go on with a session; tell whether that is done, or can't be: False if it can't be read now.

        What brings its table up to date is among the `tasks` then.
        """
        session, compares = one.session, compares or one.has_more
        await (self._traffic.quiet(PATIENCE) if compares else asyncio.sleep(0))
        try:
            view = await self._sessions.records.view(session)
            if not self._serves(view.session.guild):
                return True
            if compares or view.fit:
                work = self._wake(session)
                work.need(Need.COMPARE)
                if view.fit:
                    log.warning("game-not-as-stored", session=session, becomes=view.fit, fault=view.fault)
                    work.need(Need.RENEW)
                if work.task is not None:
                    tasks.add(work.task)
                    await work.told.wait()
            self._sessions.watch.may_act(view)
        except NoSession:
            pass
        except StoreFault as fault:
            log.warning("game-not-resumed", session=session, fault=str(fault))
            return False
        except Exception:
            log.exception("game-not-resumed", session=session)
        return True

    async def _unfinished(self) -> list[UnfinishedRow]:
        """Return the sessions that run or of which not all was told, however long the file is locked.

        What may have been told of them already is looked for, before any of them is told of: a press may
        come to one first.
        """
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                sessions = [one for one in await self._store.unfinished() if self._serves(one.guild)]
                for one in sessions:
                    if one.is_due:
                        self._work(one.session).doubt()
                return sessions
            except StoreFault as fault:
                log.warning("games-not-resumed", fault=str(fault), next_try_in=pause)
                await asyncio.sleep(pause)
        raise AssertionError("never: the last pause is repeated")

    async def leave(self, within: float) -> None:
        """Let what is under way be finished, within so many seconds, where another process goes on."""
        works = [work for session, work in tuple(self._works.items()) if await self._is_left(session)]
        await finish([work.task for work in works if work.task is not None], within)

    async def arrived(self) -> None:
        """Return when no message of which nothing was heard may be on its way any more."""
        await asyncio.sleep(max((work.on_its_way for work in self._works.values()), default=0.0))

    async def _is_left(self, session: str) -> bool:
        """Tell whether another process goes on with a session; one that can't be read can't be told here."""
        try:
            return not self._serves((await self._sessions.records.view(session)).session.guild)
        except (NoSession, StoreFault):
            return True

    async def close(self, within: float) -> None:
        """Let what is under way be finished within that many seconds; the rest is for the next start."""
        self._closing.set()
        await finish(self._tasks, within)
        await self._table_messages.close()
        await self.ephemerals.close(within)
        with suppress(StoreFault):
            await self._store.write_down()

    @property
    def _tasks(self) -> set[asyncio.Task[None]]:
        return {work.task for work in self._works.values() if work.task is not None}

    def _wake(self, session: str) -> Work:
        """Let a session's work look again; while a press at it is being answered, after that."""
        work = self._work(session)
        work.news.set()
        work.told.clear()
        if work.task is None and not self._closing.is_set() and not work.presses:
            work.begin(self._do(session, work))
        return work

    def _work(self, session: str) -> Work:
        """Return what there is to do for a session; nothing is begun by that."""
        return self._works.setdefault(session, Work(is_unsure=self._unread > 0))

    def _works_at(self, press: str) -> list[tuple[str, Work]]:
        """Return the sessions that a press is at, and what there is to do for them."""
        return [(session, work) for session, work in self._works.items() if press in work.presses]

    async def _do(self, session: str, work: Work) -> None:
        """Tell what is due until nothing is; trouble is tried again with growing pauses."""
        failures = 0
        try:
            while work.news.is_set():
                work.news.clear()
                if work.on_its_way:
                    await first_of(self._closing, within=work.on_its_way)
                try:
                    await self._carry_out(session, work)
                    failures = 0
                except (*FAULTS, StoreFault) as fault:
                    log.warning("post-failed", session=session, fault=short(fault))
                    if not is_final(fault):
                        work.doubt()
                        failures += 1
                        await self._pause(work, failures)
        except NoSession:
            work.news.clear()
        except Exception:
            log.exception("posts-failed", session=session)
            work.news.clear()
        finally:
            work.end()
            if not work.is_stale:
                self._forget(session, work)

    def _forget(self, session: str, work: Work) -> None:
        """Forget a session for which nothing is to be done, but not that something may be there unknown."""
        del self._works[session]
        if work.is_unsure:
            self._works[session] = Work(is_unsure=True, arrived=work.arrived)

    async def _pause(self, work: Work, failures: int) -> None:
        """Wait before the next try; a press, or the bot's end, comes first."""
        work.told.set()
        if self._closing.is_set():
            return
        await first_of(work.news, self._closing, within=PAUSES[min(failures, len(PAUSES)) - 1])
        if self._closing.is_set():
            work.news.clear()
        else:
            work.news.set()

    async def _carry_out(self, session: str, work: Work) -> None:
        """Tell what is due, and write down what was told; a press that is under way takes that along."""
        try:
            await self._tell(session, work)
        finally:
            if not work.is_stale:
                await self._store.write_down(session)

    async def _tell(self, session: str, work: Work) -> None:
        """Tell what is due: the messages first, then what seats see in private, then the table."""
        dues = await self._due(session)
        now = await self._sessions.records.view(session)
        if work.presses:
            return
        if not self._serves(now.session.guild):
            return  # the process that serves it by now tells what is due
        if work.is_unsure:
            work.look_now()  # a reply that is lost meanwhile is looked for anew
            try:
                await self._notices.look(now, dues)
            except BaseException:
                work.doubt()
                raise
            dues = await self._due(session)
            now = await self._sessions.records.view(session)
            if work.presses:
                return
        await self._notices.send(now, [one for one in dues if not isinstance(one.out, TableMessage)])
        work.told.set()
        await self.private.turn_up(now)
        await self._traffic.quiet(PATIENCE)
        await self._table_messages.bring(session, work, table_of(now))
        if self.private.has_open(session):
            await self.private.come_down(await self._sessions.records.view(session))

    async def _due(self, session: str) -> list[Due]:
        """Return what is due. What can't be read holds up nothing: it goes, and the table is shown anew."""
        rows = await self._store.due(session)
        dues, unread = sort_out(rows)
        for row, fault in unread:
            log.error("post-unread", session=session, fault=str(fault))
            table = DueRow(session, DueKind.TABLE, 0, row.seq)
            self._store.note(Delivery(session, done=[row], due=[table]))
        return dues
