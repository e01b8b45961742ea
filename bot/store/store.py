"""What is read and written of sessions, entries and what servers keep."""

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from bot.store import sql
from bot.store.at_hand import AtHand
from bot.store.copy import HALF
from bot.store.errors import StoreFault
from bot.store.personal_rows import NOT_DELETED, PersonalRows
from bot.store.places import read_back, read_place, read_told
from bot.store.rows import (
    Current,
    Delivery,
    DueRow,
    EntryRow,
    HolderRow,
    PlaceRow,
    PlanRow,
    PointsRow,
    Posted,
    PostedRow,
    SessionRow,
    Step,
    ToldRow,
    UnfinishedRow,
    WaitRow,
)
from bot.store.session_rows import Changed, Rows, posted_after
from bot.store.sql_people import SET_WAIT
from bot.store.sql_personal import FORGET_IN_SESSION
from bot.store.sql_whole import RUNNING_TO_CHECK
from bot.store.statement import Statement
from bot.store.statements import (
    OF_SESSION,
    add_due,
    add_entry,
    add_holders,
    add_kept,
    add_press,
    add_session,
    add_step,
    check_off,
    current_row,
    posted_row,
    refuse_crowd,
    refuse_rival,
    set_plans,
    set_points,
    wait_values,
)

AT_ONCE = 200
"""Entries that are read in one go: what others save waits for no more of them."""

NOT_TOLD = "What was told was not saved"
STAYING = (Posted.TABLE, Posted.LOGGED, Posted.NOTICE)


class SqlStore(PersonalRows):
    """Sessions and entries in a database, which `bot.store.migrate.upgrade` has brought up to date.

    Each method is one transaction, but for `note`: when it returns, what it wrote is saved; when it raises,
    nothing was written. All of them raise StoreFault when the database fails or refuses.
    """

    async def open(self) -> None:
        """Open the database; `close` must follow, or the process never ends. A half copy is refused."""
        await self.database.open()
        if await self.meta(HALF) is not None:
            await self.close()
            raise StoreFault("The database is a copy that was interrupted: run `automa db copy` again.")

    async def close(self) -> None:
        """Finish what is under way, and close the database; closing twice is harmless."""
        await self.database.close()

    async def check(self) -> None:
        """Raise StoreFault when the database is damaged."""
        await self.database.check()

    def look_at_place(self) -> None:
        """Raise StoreFault if what is written now would be found by nobody."""
        self.database.look_at_place()

    async def create(self, session: SessionRow, step: Step, most: int = sys.maxsize) -> None:
        """Save a new session with its first step.

        Raises ChannelTaken when a session runs in that channel, ServerFull when `most` run in its server,
        LostRace when the session's id is in use, PressServed when the step's interaction has had its effect
        already.
        """
        first = step.entry
        await self.database.write(
            "The session was not created",
            [
                *self.guarding(session.guild),
                refuse_rival(sql.RUNNING_IN, session.channel),
                refuse_crowd(session.guild, most),
                *add_session(session, first.seq),
                *add_press(step.press, session.id, first.seq),
                *add_entry(first),
                *add_holders(step.holders),
                *add_due(step.due),
                *add_kept(step.kept),
            ],
        )
        for row in step.due:
            self._at_hand.forget(row.session)  # also that of the channel's last one

    async def append(self, *steps: Step) -> None:
        """Save the next steps of a session, all of them or none.

        Raises LostRace when the session has an entry of that seq, PressServed when a step's interaction has
        had its effect already.
        """
        written = [statement for step in steps for statement in add_step(step)]
        status = "ended" if any(one.ends for one in steps) else None
        changed = Changed(status=status, entries=[one.entry for one in steps])
        changing = {"holders": any(one.holders for one in steps), "plans": any(one.plans for one in steps)}
        reads = ("due", *(name for name, is_changed in changing.items() if is_changed))
        await self._change("The move was not saved", steps[0].entry.session, written, changed, reads)

    async def reopen(self, step: Step, guild: str = "", most: int = sys.maxsize) -> None:
        """Save one more step of an ended session, which runs again by it; who holds its seats stays.

        Raises ChannelTaken when another session runs in its channel by now, ServerFull when `most` run in its
        `guild`, else as `append` does.
        """
        entry = step.entry
        written = [
            refuse_rival(sql.RIVAL, entry.session),
            refuse_crowd(guild, most),
            *add_press(step.press, entry.session, entry.seq),
            *add_entry(entry),
            Statement(sql.SET_STATUS, (entry.session, "running")),
            *add_due(step.due),
        ]
        changed = Changed(status="running", entries=[entry])
        await self._change("The session was not reopened", entry.session, written, changed)

    async def hold(self, holders: Sequence[HolderRow], due: Sequence[DueRow] = (), press: str = "") -> None:
        """Save who holds seats from now on. Raises LostRace when somebody else has settled that meanwhile."""
        session_id = holders[0].session
        written = [*add_holders(holders), *add_press(press, session_id, holders[0].seq), *add_due(due)]
        await self._change("The seat was not changed", session_id, written, reads=("due", "holders"))

    async def score(
        self, session_id: str, points: Sequence[PointsRow], due: Sequence[DueRow] = (), press: str = ""
    ) -> None:
        """Save the points that people have entered, in place of all that they had."""
        written = [*set_points(session_id, points), *add_press(press, session_id, 0), *add_due(due)]
        await self._change("The points were not saved", session_id, written, reads=("due", "holders"))

    async def holders(self, session_id: str) -> list[HolderRow]:
        """Who has held the seats of a session, oldest first."""
        rows = await self._rows_of(session_id)
        return list(rows.holders) if rows else []

    async def is_seated(self, guild: str, game: str, person: str) -> bool:
        """Whether a person holds a seat in a running session of a game in a guild."""
        return bool(await self._read("The seats were not read", sql.SEATED, guild, game, person))

    async def has_acted(self, press: str) -> bool:
        """Whether an interaction has had its effect."""
        return bool(await self._read("The press was not read", sql.PRESS, press))

    async def mentioned(self, session_id: str) -> str:
        """What somebody was mentioned for last in a session, empty if nobody was."""
        rows = await self._rows_of(session_id)
        return rows.mentioned if rows else ""

    async def due(self, session_id: str) -> list[DueRow]:
        """What is still to be told of a session, oldest first."""
        rows = await self._rows_of(session_id)
        return list(rows.due) if rows else []

    async def posted(self, session_id: str) -> list[PostedRow]:
        """The messages of a session that are in its channel, as far as they have to be known."""
        return await self._posted_of(session_id, sql.POSTED)

    async def posted_in(self, channel: str, message: str) -> list[PostedRow]:
        """What is noted of a message of a channel, by the sessions that are played or were played there."""
        return [posted_row(row) for row in await self._look(sql.POSTED_IN, channel, message)]

    async def passing(self, session_id: str) -> list[PostedRow]:
        """Those of them that don't stay: neither the table, nor a turn or what else was told last."""
        rows = await self._rows_of(session_id)
        return [one for one in rows.posted if one.kind not in STAYING] if rows else []

    async def logged(self, session_id: str, after: int, before: int) -> list[PostedRow]:
        """Those of them that tell of turns that ended between two entries."""
        rows = await self._posted_of(session_id, sql.LOGGED, after, before)
        there = [one for one in rows if one.kind == Posted.LOGGED and after < one.seq < before]
        return sorted(there, key=lambda one: one.seq)

    async def _posted_of(self, session_id: str, query: str, *values: int) -> list[PostedRow]:
        noted = self._at_hand.notes(session_id)
        rows = tuple(posted_row(row) for row in await self._look(query, session_id, *values))
        for one in noted:
            rows = posted_after(rows, one)
        return [*rows]

    def note(self, delivery: Delivery) -> None:
        """Note what Discord has, for the session's next write to take along; a kill before that loses it."""
        self._at_hand.note(delivery)

    async def write_down(self, session_id: str = "") -> None:
        """Write down what is noted of a session, or of all."""
        for one in [session_id] if session_id else self._at_hand.noted:
            while self._at_hand.notes(one):
                await self._change(NOT_TOLD, one, (), lasts=False)

    async def settle(self, delivery: Delivery, *, lasts: bool = False) -> None:
        """Check off what Discord has, and save what becomes due by it.

        A table among the messages takes the place of the older one, which is to go. A row that became due
        again meanwhile stays. Unless it `lasts` it isn't forced to the disk.
        """
        await self._change(NOT_TOLD, delivery.session, (), deliveries=(delivery,), lasts=lasts)

    async def wait(self, row: WaitRow, due: Sequence[DueRow] = (), *, lasts: bool = True) -> None:
        """Save how a session's table waits, and what is to be told of that.

        Unless it `lasts` it isn't forced to the disk: what is lost is found again.
        """
        written = [Statement(SET_WAIT, wait_values(row)), *add_due(due)]
        changed, failure = Changed(waiting=row.body), "How the table waits was not saved"
        await self._change(failure, row.session, written, changed, lasts=lasts)

    async def plans(self, session_id: str) -> list[PlanRow]:
        """What people have said in advance in a session."""
        rows = await self._rows_of(session_id)
        return list(rows.plans) if rows else []

    async def plan(self, row: PlanRow) -> None:
        """Save what a person has said in advance, or that it is nothing any more."""
        written = set_plans([row])
        await self._change("What you said in advance was not saved", row.session, written, reads=("plans",))

    async def forget_person(self, session_id: str, person: str, stand_in: str) -> None:
        """Put a stand-in in a person's place in all rows of a session; also in what is noted of it."""
        written = [Statement(one, (session_id, person, stand_in)) for one in FORGET_IN_SESSION]
        await self._change(NOT_DELETED, session_id, written)
        self._at_hand.forget(session_id)

    async def unfinished(self) -> list[UnfinishedRow]:
        """The sessions that run or of which not all was told; these first."""
        rows = await self._read("The sessions were not read", sql.UNFINISHED)
        return [UnfinishedRow(id_, guild, bool(due), bool(more)) for id_, guild, due, more in rows]

    async def move_channel(self, session_id: str, channel: str, due: Sequence[DueRow] = ()) -> None:
        """Let a session live in another channel of its guild.

        Raises ChannelTaken when another session runs there.
        """
        written = [
            refuse_rival(sql.RUNNING_IN, channel, but=session_id),
            Statement(sql.SET_CHANNEL, (session_id, channel)),
            *add_due(due),
        ]
        await self._change("The session was not moved", session_id, written, Changed(channel=channel))

    async def current(self, session_id: str) -> Current | None:
        """A session and its last entry, or None when there is no such session."""
        rows = await self._rows_of(session_id)
        return rows.current if rows else None

    async def current_in(self, channel: str) -> Current | None:
        """The running session of a channel, or else the one that ended last there, or None."""
        session_id = self._known.running_in(channel)
        for query in () if session_id else (sql.RUNNING_IN, sql.LAST_ENDED_IN):
            if found := await self._look(query, channel):
                session_id = found[0][0]
                break
        return await self.current(session_id) if session_id else None

    async def last_of(self, channel: str, game: str) -> Current | None:
        """The session of a game that was started last in a channel, or None."""
        found = await self._look(sql.LAST_OF, channel, game)
        rows = await self._look(sql.CURRENT, found[0][0]) if found else ()
        return current_row(rows[0]) if rows else None

    async def entry(self, session_id: str, seq: int) -> EntryRow | None:
        """One entry of a session, or None when there is none of that seq."""
        known = self._known.of(session_id)
        for one in (known.current.entry, *known.past) if known else ():
            if one.seq == seq:
                return one
        rows = await self._look(sql.ENTRY, session_id, seq)
        return EntryRow(*rows[0]) if rows else None

    async def history(self, session_id: str, *, has_states: bool = True) -> list[EntryRow]:
        """All entries of a session, oldest first; their states are empty if they aren't wanted."""
        read: list[EntryRow] = []
        while True:
            last = read[-1].seq if read else -1
            values = session_id, int(has_states), last, AT_ONCE
            page = await self._read("The session was not read", sql.HISTORY, *values)
            read += [EntryRow(*row) for row in page]
            if len(page) < AT_ONCE:
                return read

    async def size(self, session_id: str, *, has_states: bool) -> int:
        """How many characters the events of a session have, with its states if they are wanted."""
        rows = await self._read("The session was not read", sql.SIZE, session_id, int(has_states))
        return int(rows[0][0])

    async def place(self, session_id: str, seq: int) -> PlaceRow | None:
        """Where an entry stands; None for one that only leads back, or that isn't there."""
        return await read_place(self.database.look, session_id, seq)

    async def back(self, session_id: str, seq: int, is_there: Callable[[PlaceRow], bool]) -> PlaceRow | None:
        """Where the last of the entries up to `seq` stands for which something holds, None if there is none.

        Where it holds for an entry it has to hold for all before it.
        """
        return await read_back(self.database.look, session_id, seq, is_there)

    async def told(
        self, session_id: str, seq: int, goes_on: Callable[[ToldRow], bool], most: int
    ) -> list[ToldRow]:
        """The last moves up to the entry `seq` of which something was told, oldest first.

        They are at most so many, and go back as long as `goes_on` holds for each.
        """
        told: list[ToldRow] = []
        if most > 0:
            async for one in read_told(self.database.look, session_id, seq):
                if not goes_on(one):
                    break
                told.append(one)
                if len(told) == most:
                    break
        return told[::-1]

    async def last_by(self, session_id: str, author: str, since: int, before: int) -> int:
        """The author's last entry of those between two others, 0 for none."""
        found = await self._look(sql.LAST_BY, session_id, author, since, before)
        return int(found[0][0]) if found else 0

    async def begun(self, session_id: str) -> int:
        """The first entry of a session with a state, 0 if none has one."""
        found = await self._look(sql.BEGUN, session_id)
        return int(found[0][0]) if found else 0

    async def inputs_since(self, session_id: str, seq: int, at: int) -> list[tuple[str, str, str]]:
        """Kind, author and input of the entries after `seq` since the moment `at`, the latest first."""
        rows = await self._look(sql.INPUTS_SINCE, session_id, seq)
        # None was made before the one before it: what comes after an older one is older, too.
        return [
            (kind, author, input_) for _, kind, author, input_ in takewhile(lambda row: row[0] >= at, rows)
        ]

    async def has_other_since(self, session_id: str, seq: int, author: str) -> bool:
        """Whether an entry after `seq` is the author's, or neither a report nor a correction."""
        return bool(await self._look(sql.OTHER_SINCE, session_id, seq, author))

    async def sessions_of(self, guild: str, most: int) -> list[SessionRow]:
        """The running sessions of a guild, oldest first; at most so many."""
        rows = await self._read("The sessions were not read", sql.RUNNING_OF_GUILD, guild, most)
        return [SessionRow(*row) for row in rows]

    async def how_many_run(self, guild: str) -> int:
        """How many sessions of a guild run."""
        return int((await self._look(sql.RUNNING_IN_GUILD, guild))[0][0])

    async def sessions_with(self, guild: str, person: str, most: int) -> tuple[list[str], int]:
        """The running sessions of a guild that a person has started or sits at: the ids, and how many.

        The ids are of the oldest so many. Without a guild it is of all that the bot is in.
        """
        where = (sql.RUNNING_WITH, guild) if guild else (sql.RUNNING_WITH_EVERYWHERE,)
        rows = await self._read("The sessions were not read", *where, person, most)
        return [str(id_) for id_, _ in rows], int(rows[0][1]) if rows else 0

    async def running(self) -> list[Current]:
        """The sessions that run, oldest first."""
        rows = await self._read("The sessions were not read", RUNNING_TO_CHECK)
        return [Current(SessionRow(*row[:10]), EntryRow(*row[10:])) for row in rows]

    async def meta(self, key: str) -> str | None:
        """What the program keeps about itself under `key`, or None."""
        rows = await self._read("The setting was not read", sql.META, key)
        return str(rows[0][0]) if rows else None

    async def set_meta(self, key: str, value: str) -> None:
        """Keep `value` under `key`, in place of what was there."""
        await self.database.write("The setting was not saved", [Statement(sql.SET_META, (key, value))])

    @property
    def writes_fail(self) -> bool:
        """Whether the last write has not gone through, whatever kept it from that."""
        return self.database.writes_fail

    def forget_all(self) -> None:
        """Read all sessions anew: others have gone on with them."""
        self._at_hand.forget_all()

    @property
    def _known(self) -> AtHand:
        """What is at hand: nothing if somebody else has written into the database."""
        if self.database.others_wrote():
            self._at_hand.forget_all()
        return self._at_hand

    async def _rows_of(self, session_id: str) -> Rows | None:
        """Return all that a press needs of a session; it is read where it isn't at hand."""
        if (known := self._known.of(session_id)) is not None:
            return known
        since = self._at_hand.writes
        queries = (sql.CURRENT, sql.MENTIONED, *(query for query, _ in OF_SESSION.values()))
        statements = [Statement(query, (session_id,)) for query in queries]
        current, mentioned, *others = await self.database.look_at(statements)
        if not current:
            return None
        rows = Rows(
            current=current_row(current[0]),
            mentioned=str(mentioned[0][0]) if mentioned else "",
            **_found(OF_SESSION, others),
        )
        self._at_hand.was_read(rows, since)
        return self._at_hand.with_notes(rows)

    async def _change(
        self,
        failure: str,
        session_id: str,
        statements: Iterable[Statement],
        changes: Changed = Changed(),  # noqa: B008 - frozen
        reads: Sequence[str] = ("due",),
        deliveries: Sequence[Delivery] = (),
        *,
        lasts: bool = True,
    ) -> None:
        """Write as one transaction, and have at hand what that changes of a session.

        What Discord has is checked off first. What it `reads` of the session is as it is after it.
        """
        rows = await self._rows_of(session_id) if self.guard else None
        guard = self.guarding(rows.current.session.guild) if rows else []
        with self._at_hand.changing(session_id, deliveries) as change:
            told = [statement for one in change.notes for statement in check_off(one)]
            reads = (*reads, "posted") if told else reads
            asked = [Statement(OF_SESSION[one][0], (session_id,)) for one in reads]
            written = [*guard, *told, *statements, *asked]
            if found := await self.database.write(failure, written, session_id, lasts=lasts):
                change.changed = replace(changes, **_found(reads, found[-len(asked) :]))
            else:
                self._at_hand.forget(session_id)

    async def _look(self, query: str, *values: str | int) -> Sequence[tuple[Any, ...]]:
        return await self.database.look(Statement(query, values))

    async def _read(self, failure: str, query: str, *values: str | int) -> Sequence[tuple[Any, ...]]:
        return await self.database.read(failure, Statement(query, values))


def _found(names: Iterable[str], found: Iterable[Sequence[tuple[Any, ...]]]) -> dict[str, Any]:
    """Return what was read of a session, by its names."""
    return {name: tuple(map(OF_SESSION[name][1], rows)) for name, rows in zip(names, found, strict=True)}
