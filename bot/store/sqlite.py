"""The store on SQLite: what is read and written of sessions, entries and what servers keep."""

import sqlite3
import sys
from collections.abc import Callable, Sequence
from itertools import islice, takewhile
from pathlib import Path

from bot.store import sql
from bot.store.at_hand import AtHand
from bot.store.errors import ChannelTaken, LostRace
from bot.store.kept_things import KeptThings
from bot.store.places import read_back, read_place, read_told
from bot.store.rows import (
    Current,
    Delivery,
    DueRow,
    EntryRow,
    HolderRow,
    PlaceRow,
    PointsRow,
    Posted,
    PostedRow,
    SessionRow,
    Step,
    ToldRow,
    UnfinishedRow,
)
from bot.store.session_rows import Changed, Rows, posted_after
from bot.store.statements import (
    add,
    add_due,
    add_entry,
    add_holders,
    add_kept,
    add_press,
    add_step,
    check_off,
    count_running,
    points_values,
    read_current,
    read_due,
    read_holders,
    read_posted,
    read_rows,
    refuse_crowd,
    refuse_rival,
    session_values,
)
from bot.store.values import numbered

AT_ONCE = 200
"""Entries that are read in one go: what others save waits for no more of them."""

NOT_TOLD = "What was told was not saved"
STAYING = (Posted.TABLE, Posted.LOGGED, Posted.NOTICE)


class SqliteStore(KeptThings):
    """Sessions and entries in one SQLite file, which `bot.store.migrate.upgrade` has brought up to date.

    Each method is one transaction, but for `note`: when it returns, what it wrote is on disk; when it raises,
    nothing was written. All of them raise StoreFault when the disk or the file refuses.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._at_hand = AtHand()

    async def create(self, session: SessionRow, step: Step, most: int = sys.maxsize) -> None:
        """Save a new session with its first step.

        Raises ChannelTaken when a session runs in that channel, ServerFull when `most` run in its server,
        LostRace when the session's id is in use, PressServed when the step's interaction has had its effect
        already.
        """
        first = step.entry

        def work(db: sqlite3.Connection) -> None:
            refuse_rival(db, sql.RUNNING_IN, session.channel)
            refuse_crowd(db, session.guild, most)
            add(db, sql.ADD_SESSION, session_values(session), LostRace(session.id, first.seq))
            db.execute(sql.ADD_LANGUAGE, numbered(session.id, session.language))
            if session.salt:
                db.execute(sql.ADD_SALT, numbered(session.id, session.salt))
            add_press(db, step.press, session.id, first.seq)
            add_entry(db, first)
            add_holders(db, step.holders)
            add_due(db, step.due)
            add_kept(db, step.kept)

        await self._write("The session was not created", work)
        for row in step.due:
            self._at_hand.forget(row.session)  # also that of the channel's last one

    async def append(self, *steps: Step) -> None:
        """Save the next steps of a session, all of them or none.

        Raises LostRace when the session has an entry of that seq, PressServed when a step's interaction has
        had its effect already.
        """
        session_id = steps[0].entry.session

        def work(db: sqlite3.Connection) -> Changed:
            for step in steps:
                add_step(db, step)
            return Changed(
                status="ended" if any(one.ends for one in steps) else None,
                entries=[one.entry for one in steps],
                holders=read_holders(db, session_id) if any(one.holders for one in steps) else None,
                due=read_due(db, session_id),
            )

        await self._change("The move was not saved", session_id, work)

    async def reopen(self, step: Step, guild: str = "", most: int = sys.maxsize) -> None:
        """Save one more step of an ended session, which runs again by it; who holds its seats stays.

        Raises ChannelTaken when another session runs in its channel by now, ServerFull when `most` run in its
        `guild`, else as `append` does.
        """
        entry = step.entry

        def work(db: sqlite3.Connection) -> Changed:
            refuse_rival(db, sql.RIVAL, entry.session)
            refuse_crowd(db, guild, most)
            add_press(db, step.press, entry.session, entry.seq)
            add_entry(db, entry)
            db.execute(sql.SET_STATUS, numbered(entry.session, "running"))
            add_due(db, step.due)
            return Changed(status="running", entries=[entry], due=read_due(db, entry.session))

        await self._change("The session was not reopened", entry.session, work)

    async def hold(self, holders: Sequence[HolderRow], due: Sequence[DueRow] = (), press: str = "") -> None:
        """Save who holds seats from now on. Raises LostRace when somebody else has settled that meanwhile."""
        session_id = holders[0].session

        def work(db: sqlite3.Connection) -> Changed:
            add_holders(db, holders)
            add_press(db, press, session_id, holders[0].seq)
            add_due(db, due)
            return Changed(holders=read_holders(db, session_id), due=read_due(db, session_id))

        await self._change("The seat was not changed", session_id, work)

    async def score(
        self, session_id: str, points: Sequence[PointsRow], due: Sequence[DueRow] = (), press: str = ""
    ) -> None:
        """Save the points that people have entered, in place of all that they had."""

        def work(db: sqlite3.Connection) -> Changed:
            db.execute(sql.DROP_POINTS, numbered(session_id))
            for row in points:
                db.execute(sql.ADD_POINTS, numbered(*points_values(row)))
            add_press(db, press, session_id, 0)
            add_due(db, due)
            return Changed(holders=read_holders(db, session_id), due=read_due(db, session_id))

        await self._change("The points were not saved", session_id, work)

    async def holders(self, session_id: str) -> list[HolderRow]:
        """Who has held the seats of a session, oldest first."""
        rows = await self._rows_of(session_id)
        return list(rows.holders) if rows else []

    async def is_seated(self, guild: str, game: str, person: str) -> bool:
        """Whether a person holds a seat in a running session of a game in a guild."""
        return bool(await self._rows("The seats were not read", sql.SEATED, guild, game, person))

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
        rows = await self._look(lambda db: read_posted(db, query, session_id, *values))
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
                await self._change(NOT_TOLD, one, _nothing, lasts=False)

    async def settle(self, delivery: Delivery, *, lasts: bool = False) -> None:
        """Check off what Discord has, and save what becomes due by it.

        Unless it `lasts` it isn't forced to the disk.
        """
        await self._change(NOT_TOLD, delivery.session, _nothing, delivery, lasts=lasts)

    async def unfinished(self) -> list[UnfinishedRow]:
        """The sessions that run or of which not all was told; these first."""
        rows = await self._rows("The sessions were not read", sql.UNFINISHED)
        return [UnfinishedRow(id_, bool(has_due), bool(has_more)) for id_, has_due, has_more in rows]

    async def move_channel(self, session_id: str, channel: str, due: Sequence[DueRow] = ()) -> None:
        """Let a session live in another channel of its guild.

        Raises ChannelTaken when another session runs there.
        """

        def work(db: sqlite3.Connection) -> Changed:
            for (running,) in db.execute(sql.RUNNING_IN, numbered(channel)).fetchall():
                if running != session_id:
                    raise ChannelTaken(running)
            db.execute(sql.SET_CHANNEL, numbered(session_id, channel))
            add_due(db, due)
            return Changed(channel=channel, due=read_due(db, session_id))

        await self._change("The session was not moved", session_id, work)

    async def current(self, session_id: str) -> Current | None:
        """A session and its last entry, or None when there is no such session."""
        rows = await self._rows_of(session_id)
        return rows.current if rows else None

    async def current_in(self, channel: str) -> Current | None:
        """The running session of a channel, or else the one that ended last there, or None."""
        session_id = self._known.running_in(channel)

        def find(db: sqlite3.Connection) -> str | None:
            for query in (sql.RUNNING_IN, sql.LAST_ENDED_IN):
                if found := db.execute(query, numbered(channel)).fetchone():
                    return str(found[0])
            return None

        session_id = session_id or await self._look(find)
        return await self.current(session_id) if session_id else None

    async def last_of(self, channel: str, game: str) -> Current | None:
        """The session of a game that was started last in a channel, or None."""

        def work(db: sqlite3.Connection) -> Current | None:
            found = db.execute(sql.LAST_OF, numbered(channel, game)).fetchone()
            return read_current(db, found[0]) if found else None

        return await self._look(work)

    async def entry(self, session_id: str, seq: int) -> EntryRow | None:
        """One entry of a session, or None when there is none of that seq."""
        known = self._known.of(session_id)
        for one in (known.current.entry, *known.past) if known else ():
            if one.seq == seq:
                return one
        rows = await self._look(lambda db: db.execute(sql.ENTRY, numbered(session_id, seq)).fetchall())
        return EntryRow(*rows[0]) if rows else None

    async def history(self, session_id: str, *, has_states: bool = True) -> list[EntryRow]:
        """All entries of a session, oldest first; their states are empty if they aren't wanted."""
        read: list[EntryRow] = []
        while True:
            last = read[-1].seq if read else -1
            values = session_id, int(has_states), last, AT_ONCE
            page = await self._rows("The session was not read", sql.HISTORY, *values)
            read += [EntryRow(*row) for row in page]
            if len(page) < AT_ONCE:
                return read

    async def size(self, session_id: str, *, has_states: bool) -> int:
        """How many characters the events of a session have, with its states if they are wanted."""
        rows = await self._rows("The session was not read", sql.SIZE, session_id, int(has_states))
        return int(rows[0][0])

    async def place(self, session_id: str, seq: int) -> PlaceRow | None:
        """Where an entry stands; None for one that only leads back, or that isn't there."""
        return await self._look(lambda db: read_place(db, session_id, seq))

    async def back(self, session_id: str, seq: int, is_there: Callable[[PlaceRow], bool]) -> PlaceRow | None:
        """Where the last of the entries up to `seq` stands for which something holds, None if there is none.

        Where it holds for an entry it has to hold for all before it.
        """
        return await self._look(lambda db: read_back(db, session_id, seq, is_there))

    async def told(
        self, session_id: str, seq: int, goes_on: Callable[[ToldRow], bool], most: int
    ) -> list[ToldRow]:
        """The last moves up to the entry `seq` of which something was told, oldest first.

        They are at most so many, and go back as long as `goes_on` holds for each.
        """

        def work(db: sqlite3.Connection) -> list[ToldRow]:
            return list(islice(takewhile(goes_on, read_told(db, session_id, seq)), most))[::-1]

        return await self._look(work)

    async def last_by(self, session_id: str, author: str, since: int, before: int) -> int:
        """The author's last entry of those between two others, 0 for none."""
        values = numbered(session_id, author, since, before)
        found = await self._look(lambda db: db.execute(sql.LAST_BY, values).fetchone())
        return int(found[0]) if found else 0

    async def begun(self, session_id: str) -> int:
        """The first entry of a session with a state, 0 if none has one."""
        found = await self._look(lambda db: db.execute(sql.BEGUN, numbered(session_id)).fetchone())
        return int(found[0]) if found else 0

    async def inputs_since(self, session_id: str, seq: int, at: int) -> list[tuple[str, str, str]]:
        """Kind, author and input of the entries after `seq` since the moment `at`, the latest first."""

        def work(db: sqlite3.Connection) -> list[tuple[str, str, str]]:
            rows = db.execute(sql.INPUTS_SINCE, numbered(session_id, seq))
            # None was made before the one before it: what comes after an older one is older, too.
            return [tuple(row) for _, *row in takewhile(lambda row: row[0] >= at, rows)]

        return await self._look(work)

    async def has_other_since(self, session_id: str, seq: int, author: str) -> bool:
        """Whether an entry after `seq` is the author's, or neither a report nor a correction."""
        values = numbered(session_id, seq, author)
        return await self._look(lambda db: db.execute(sql.OTHER_SINCE, values).fetchone() is not None)

    async def sessions_of(self, guild: str, most: int) -> list[SessionRow]:
        """The running sessions of a guild, oldest first; at most so many."""
        rows = await self._rows("The sessions were not read", sql.RUNNING_OF_GUILD, guild, most)
        return [SessionRow(*row) for row in rows]

    async def how_many_run(self, guild: str) -> int:
        """How many sessions of a guild run."""
        return await self._look(lambda db: count_running(db, guild))

    async def sessions_with(self, guild: str, person: str, most: int) -> tuple[list[str], int]:
        """The running sessions of a guild that a person has started or sits at: the ids, and how many.

        The ids are of the oldest so many.
        """
        rows = await self._rows("The sessions were not read", sql.RUNNING_WITH, guild, person, most)
        return [str(id_) for id_, _ in rows], int(rows[0][1]) if rows else 0

    @property
    def _known(self) -> AtHand:
        """What is at hand: nothing if somebody else has written into the file."""
        if not self._is_as_written():
            self._at_hand.forget_all()
            self._version = self._version_now()
        return self._at_hand

    async def _rows_of(self, session_id: str) -> Rows | None:
        """Return all that a press needs of a session; it is read where it isn't at hand."""
        if (known := self._known.of(session_id)) is not None:
            return known
        since = self._at_hand.writes
        rows = await self._look(lambda db: read_rows(db, session_id))
        if rows is None:
            return None
        self._at_hand.was_read(rows, since)
        return self._at_hand.with_notes(rows)

    async def _change(
        self,
        failure: str,
        session_id: str,
        work: Callable[[sqlite3.Connection], Changed],
        *deliveries: Delivery,
        lasts: bool = True,
    ) -> None:
        """Let `work` write as one transaction, and have at hand what it has changed of a session."""
        with self._at_hand.changing(session_id, deliveries) as change:

            def once(db: sqlite3.Connection) -> None:
                if change.notes:
                    check_off(db, session_id, change.notes)
                change.changed = work(db)

            await self._write(failure, once, lasts=lasts)

    async def meta(self, key: str) -> str | None:
        """What the program keeps about itself under `key`, or None."""
        rows = await self._rows("The setting was not read", sql.META, key)
        return str(rows[0][0]) if rows else None

    async def set_meta(self, key: str, value: str) -> None:
        """Keep `value` under `key`, in place of what was there."""
        await self._write(
            "The setting was not saved", lambda db: db.execute(sql.SET_META, numbered(key, value))
        )


def _nothing(_: sqlite3.Connection) -> Changed:
    """Write nothing but what is noted."""
    return Changed()
