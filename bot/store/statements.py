"""What the statements of `bot.store.sql` are run with: numbered values, rows in and out."""

import sqlite3
from collections.abc import Sequence
from operator import attrgetter

from bot.store import sql
from bot.store.errors import ChannelTaken, ForgottenFull, KeptChanged, LostRace, PressServed, ServerFull
from bot.store.places import add_place
from bot.store.rows import (
    Current,
    Delivery,
    DueRow,
    EntryRow,
    ForgottenRow,
    HolderRow,
    KeptRow,
    PointsRow,
    Posted,
    PostedRow,
    SessionRow,
    Step,
)
from bot.store.session_rows import Rows, due_after, posted_after
from bot.store.values import numbered

SESSION_WIDTH = len(SessionRow.__slots__)
session_values = attrgetter(*SessionRow.__slots__[:10])
entry_values = attrgetter(*EntryRow.__slots__)
holder_values = attrgetter(*HolderRow.__slots__[:7])
points_values = attrgetter(*PointsRow.__slots__)
due_values = attrgetter(*DueRow.__slots__)
posted_values = attrgetter(*PostedRow.__slots__)
kept_values = attrgetter(*KeptRow.__slots__)
MOST_KEPT = 500
"""Of a kind, of a game, for a server: sessions are begun with all of it."""


def add(db: sqlite3.Connection, statement: str, values: tuple[str | int, ...], rival: LostRace) -> None:
    """Insert a row; raises `rival` when a row of that key is there."""
    try:
        db.execute(statement, numbered(*values))
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
            raise rival from error
        raise


def add_press(db: sqlite3.Connection, press: str, session: str, seq: int) -> None:
    """Insert an interaction that has its effect now; raises PressServed when it has had one."""
    if press:
        try:
            db.execute(sql.ADD_PRESS, numbered(press, session, seq))
        except sqlite3.IntegrityError as error:
            raise PressServed(press) from error


def add_due(db: sqlite3.Connection, due: Sequence[DueRow]) -> None:
    """Insert what is to be told; what was due already stays so."""
    for row in due:
        db.execute(sql.ADD_DUE, numbered(*due_values(row)))
        if row.body != "{}":
            db.execute(sql.SET_DUE_BODY, numbered(row.session, row.kind, row.nr, row.body))


def add_entry(db: sqlite3.Connection, entry: EntryRow) -> None:
    """Insert an entry and where it stands; raises LostRace when the session has one of that seq."""
    add(db, sql.ADD_ENTRY, entry_values(entry), LostRace(entry.session, entry.seq))
    add_place(db, entry)


def add_step(db: sqlite3.Connection, step: Step) -> None:
    """Save a step of a session that runs on, or ends by it."""
    entry = step.entry
    add_press(db, step.press, entry.session, entry.seq)
    add_entry(db, entry)
    is_told = any((one.kind, one.nr) == ("turn", entry.seq) for one in step.due)
    if entry.kind == "answer" and is_told:
        # What is told of it stands in for what was to be told of the step before.
        db.execute(sql.DROP_DUE, numbered(entry.session, "turn", entry.prev, entry.prev, "{}"))
    if step.ends:
        db.execute(sql.SET_STATUS, numbered(entry.session, "ended"))
        db.execute(sql.SET_LAST_ENDED, numbered(entry.session))
    add_holders(db, step.holders)
    add_due(db, step.due)
    add_kept(db, step.kept)


def add_holders(db: sqlite3.Connection, holders: Sequence[HolderRow]) -> None:
    """Insert who holds which seat; raises LostRace when there is such a row already."""
    for row in holders:
        add(db, sql.ADD_HOLDER, holder_values(row), LostRace(row.session, row.nr))
        db.execute(sql.SET_NAME, numbered(row.session, row.seat, row.name))


def add_kept(db: sqlite3.Connection, kept: Sequence[KeptRow]) -> None:
    """Save what is kept for a server, in place of what it had; beyond `MOST_KEPT` nothing new is."""
    for row in kept:
        db.execute(sql.ADD_KEPT, numbered(*kept_values(row), MOST_KEPT))


def read_posted(db: sqlite3.Connection, query: str, *values: str | int) -> tuple[PostedRow, ...]:
    """Read messages that are in a channel."""
    return tuple(
        PostedRow(session, message, channel, Posted(kind), seq, said)
        for session, message, channel, kind, seq, said in db.execute(query, numbered(*values)).fetchall()
    )


def read_kept(db: sqlite3.Connection, guild: str, game: str) -> list[KeptRow]:
    """Read what a server keeps of a game."""
    return [KeptRow(*row) for row in db.execute(sql.KEPT, numbered(guild, game)).fetchall()]


def replace_kept(
    db: sqlite3.Connection, before: Sequence[KeptRow], gone: Sequence[KeptRow], kept: Sequence[KeptRow]
) -> None:
    """Take rows away and save others. Raises KeptChanged if `before` isn't all that there is of the kind."""
    one = (*before, *kept)[0]
    now = [row for row in read_kept(db, one.guild, one.game) if row.kind == one.kind]
    if now != list(before):
        raise KeptChanged
    for row in gone:
        db.execute(sql.DROP_KEPT, numbered(row.guild, row.game, row.kind, row.key))
    add_kept(db, kept)


def forget_kept(
    db: sqlite3.Connection, before: Sequence[KeptRow], saved: Sequence[KeptRow], at: int, old: int
) -> None:
    """Take all rows of a kind away and save some as forgotten `at` that moment; what is `old` goes for good.

    Raises KeptChanged as `replace_kept` does, ForgottenFull beyond `MOST_KEPT`.
    """
    replace_kept(db, before, before, [])
    db.execute(sql.DROP_OLD_FORGOTTEN, numbered(old))
    for row in saved:
        db.execute(sql.ADD_FORGOTTEN, numbered(*kept_values(row), at))
    one = before[0]
    if db.execute(sql.FORGOTTEN_OF_KIND, numbered(one.guild, one.game, one.kind)).fetchone()[0] > MOST_KEPT:
        raise ForgottenFull


def read_forgotten(db: sqlite3.Connection, guild: str, game: str, kind: str, old: int) -> list[ForgottenRow]:
    """Read what a server has forgotten of a kind and that isn't `old`."""
    rows = db.execute(sql.FORGOTTEN, numbered(guild, game, kind, old)).fetchall()
    return [ForgottenRow(KeptRow(*row[:-1]), row[-1]) for row in rows]


def recall_kept(db: sqlite3.Connection, before: Sequence[KeptRow], rows: Sequence[KeptRow]) -> None:
    """Save forgotten rows again. Raises KeptChanged as `replace_kept` does."""
    replace_kept(db, before, [], rows)
    for row in rows:
        db.execute(sql.DROP_FORGOTTEN, numbered(row.guild, row.game, row.kind, row.key))


def check_off(db: sqlite3.Connection, session: str, notes: Sequence[Delivery]) -> None:
    """Save what Discord has of a session, and what becomes due by it."""
    due = was_due = read_due(db, session)
    posted = was_posted = read_posted(db, sql.POSTED_BUT_TURNS, session)
    for one in notes:
        due, posted = due_after(due, one), posted_after(posted, one)
        if one.mentioned:
            db.execute(sql.SET_MENTIONED, numbered(session, one.mentioned))
    for row in {*was_due} - {*due}:
        db.execute(sql.DROP_DUE, numbered(session, row.kind, row.nr, row.seq, row.body))
    add_due(db, [row for row in due if row not in was_due])
    gone = {message for one in notes for message in one.gone} | {one.message for one in was_posted}
    for message in gone - {one.message for one in posted}:
        db.execute(sql.DROP_POSTED, numbered(session, message))
    for there in {*posted} - {*was_posted}:
        db.execute(sql.ADD_POSTED, numbered(*posted_values(there)))


def refuse_rival(db: sqlite3.Connection, query: str, value: str) -> None:
    """Raise ChannelTaken when `query` finds a running session."""
    if found := db.execute(query, numbered(value)).fetchone():
        raise ChannelTaken(found[0])


def refuse_crowd(db: sqlite3.Connection, guild: str, most: int) -> None:
    """Raise ServerFull when so many sessions of a guild run already."""
    if count_running(db, guild) >= most:
        raise ServerFull


def read_holders(db: sqlite3.Connection, session_id: str) -> tuple[HolderRow, ...]:
    """Read who has held the seats of a session, oldest first."""
    return tuple(HolderRow(*row) for row in db.execute(sql.HOLDERS, numbered(session_id)))


def read_due(db: sqlite3.Connection, session_id: str) -> tuple[DueRow, ...]:
    """Read what is still to be told of a session, oldest first."""
    return tuple(DueRow(*row) for row in db.execute(sql.DUE, numbered(session_id)))


def read_rows(db: sqlite3.Connection, session_id: str) -> Rows | None:
    """Read all that a press needs of a session."""
    current = read_current(db, session_id)
    if current is None:
        return None
    mentioned = db.execute(sql.MENTIONED, numbered(session_id)).fetchone()
    return Rows(
        current,
        read_holders(db, session_id),
        read_due(db, session_id),
        read_posted(db, sql.POSTED_BUT_TURNS, session_id),
        str(mentioned[0]) if mentioned else "",
    )


def count_running(db: sqlite3.Connection, guild: str) -> int:
    """Count the sessions of a guild that run."""
    return int(db.execute(sql.RUNNING_IN_GUILD, numbered(guild)).fetchone()[0])


def read_current(db: sqlite3.Connection, session_id: str) -> Current | None:
    """Read a session together with its last entry."""
    row = db.execute(sql.CURRENT, numbered(session_id)).fetchone()
    if row is None:
        return None
    return Current(SessionRow(*row[:SESSION_WIDTH]), EntryRow(*row[SESSION_WIDTH:]))
