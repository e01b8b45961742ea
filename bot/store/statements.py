"""The statements of `bot.store.sql` with the rows that they write, and what they find as rows."""

from collections.abc import Callable, Iterator, Sequence
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
    PlanRow,
    PointsRow,
    Posted,
    PostedRow,
    SessionRow,
    Step,
    WaitRow,
)
from bot.store.statement import Row, Rows, Statement

SESSION_WIDTH = len(SessionRow.__slots__)
session_values = attrgetter(*SessionRow.__slots__[:10])
entry_values = attrgetter(*EntryRow.__slots__)
holder_values = attrgetter(*HolderRow.__slots__[:7])
points_values = attrgetter(*PointsRow.__slots__)
due_values = attrgetter(*DueRow.__slots__)
wait_values = attrgetter(*WaitRow.__slots__)
kept_values = attrgetter(*KeptRow.__slots__)
MOST_KEPT = 500
"""Of a kind, of a game, for a server: sessions are begun with all of it."""


def add_session(session: SessionRow, seq: int) -> Iterator[Statement]:
    """Insert a session; raises LostRace of its first entry when there is one of that id."""
    yield Statement(sql.ADD_SESSION, session_values(session), LostRace(session.id, seq))
    yield Statement(sql.ADD_LANGUAGE, (session.id, session.language))
    if session.salt:
        yield Statement(sql.ADD_SALT, (session.id, session.salt))


def add_press(press: str, session: str, seq: int) -> Iterator[Statement]:
    """Insert an interaction that has its effect now; raises PressServed when it has had one."""
    if press:
        row = Statement(sql.PRESS, (press,))
        yield Statement(sql.ADD_PRESS, (press, session, seq), PressServed(press), written=row)


def add_due(due: Sequence[DueRow]) -> Iterator[Statement]:
    """Insert what is to be told; what was due already stays so."""
    for row in due:
        yield Statement(sql.ADD_DUE, due_values(row))
        if row.body != "{}":
            yield Statement(sql.SET_DUE_BODY, (row.session, row.kind, row.nr, row.body))


def add_entry(entry: EntryRow) -> Iterator[Statement]:
    """Insert an entry and where it stands; raises LostRace when the session has one of that seq."""
    key = entry.session, entry.seq
    yield Statement(sql.ADD_ENTRY, entry_values(entry), LostRace(*key), written=Statement(sql.ENTRY, key))
    yield from add_place(entry)


def add_step(step: Step) -> Iterator[Statement]:
    """Save a step of a session that runs on, or ends by it."""
    entry = step.entry
    yield from add_press(step.press, entry.session, entry.seq)
    yield from add_entry(entry)
    is_told = any((one.kind, one.nr) == ("turn", entry.seq) for one in step.due)
    if entry.kind == "answer" and is_told:
        # What is told of it stands in for what was to be told of the step before.
        yield Statement(sql.DROP_DUE, (entry.session, "turn", entry.prev, entry.prev, "{}"))
    if step.ends:
        yield Statement(sql.SET_STATUS, (entry.session, "ended"))
        yield Statement(sql.SET_LAST_ENDED, (entry.session,))
    yield from add_holders(step.holders)
    yield from add_due(step.due)
    yield from add_kept(step.kept)
    yield from set_plans(step.plans)


def set_plans(plans: Sequence[PlanRow]) -> Iterator[Statement]:
    """Save what people have said in advance, in place of what they had said in that session."""
    for row in plans:
        if row.body:
            yield Statement(sql.SET_PLAN, (row.session, row.person, row.body))
        else:
            yield Statement(sql.DROP_PLAN, (row.session, row.person))


def add_holders(holders: Sequence[HolderRow]) -> Iterator[Statement]:
    """Insert who holds which seat; raises LostRace when there is such a row already."""
    for row in holders:
        key = row.session, row.nr
        yield Statement(
            sql.ADD_HOLDER, holder_values(row), LostRace(*key), written=Statement(sql.HOLDER, key)
        )
        yield Statement(sql.SET_NAME, (row.session, row.seat, row.name))


def set_points(session: str, points: Sequence[PointsRow]) -> Iterator[Statement]:
    """Save points in place of all that the session had."""
    yield Statement(sql.DROP_POINTS, (session,))
    for row in points:
        yield Statement(sql.ADD_POINTS, points_values(row))


def check_off(delivery: Delivery) -> Iterator[Statement]:
    """Check off what Discord has."""
    session = delivery.session
    for message in delivery.gone:
        yield Statement(sql.DROP_POSTED, (session, message))
    for one in delivery.posted:
        where = session, one.message, one.channel
        if one.kind == Posted.NOTICE:
            yield Statement(sql.DROP_POSTED_OF_KIND, (session, Posted.NOTICE.value))
        if one.kind == Posted.TABLE:
            yield Statement(sql.RETIRE_TABLE, (session, one.message))
            yield Statement(sql.ADD_TABLE, (*where, one.seq, one.said))
        else:
            yield Statement(sql.ADD_POSTED, (*where, one.kind.value, one.seq, one.said))
    if delivery.mentioned:
        yield Statement(sql.SET_MENTIONED, (session, delivery.mentioned))
    for row in delivery.done:
        yield Statement(sql.DROP_DUE, (session, row.kind, row.nr, row.seq, row.body))
    yield from add_due(delivery.due)


def add_kept(kept: Sequence[KeptRow]) -> Iterator[Statement]:
    """Save what is kept for a server, in place of what it had; beyond `MOST_KEPT` nothing new is."""
    for row in kept:
        yield Statement(sql.ADD_KEPT, (*kept_values(row), MOST_KEPT))


def replace_kept(
    before: Sequence[KeptRow], gone: Sequence[KeptRow], kept: Sequence[KeptRow]
) -> Iterator[Statement]:
    """Take rows away and save others. Raises KeptChanged if `before` isn't all that there is of the kind."""
    one = (*before, *kept)[0]

    def judge(found: Rows) -> None:
        if [row for row in kept_rows(found) if row.kind == one.kind] != list(before):
            raise KeptChanged

    yield Statement(sql.KEPT, (one.guild, one.game), judge=judge)
    for row in gone:
        yield Statement(sql.DROP_KEPT, (row.guild, row.game, row.kind, row.key))
    yield from add_kept(kept)


def forget_kept(
    before: Sequence[KeptRow], saved: Sequence[KeptRow], at: int, old: int
) -> Iterator[Statement]:
    """Take all rows of a kind away and save some as forgotten `at` that moment; what is `old` goes for good.

    Raises KeptChanged as `replace_kept` does, ForgottenFull beyond `MOST_KEPT`.
    """

    def judge(found: Rows) -> None:
        if found[0][0] > MOST_KEPT:
            raise ForgottenFull

    yield from replace_kept(before, before, [])
    yield Statement(sql.DROP_OLD_FORGOTTEN, (old,))
    for row in saved:
        yield Statement(sql.ADD_FORGOTTEN, (*kept_values(row), at))
    one = before[0]
    yield Statement(sql.FORGOTTEN_OF_KIND, (one.guild, one.game, one.kind), judge=judge)


def recall_kept(before: Sequence[KeptRow], rows: Sequence[KeptRow]) -> Iterator[Statement]:
    """Save forgotten rows again. Raises KeptChanged as `replace_kept` does."""
    yield from replace_kept(before, [], rows)
    for row in rows:
        yield Statement(sql.DROP_FORGOTTEN, (row.guild, row.game, row.kind, row.key))


def refuse_rival(query: str, value: str, but: str = "") -> Statement:
    """Raise ChannelTaken when `query` finds a running session, unless that is the one of an id."""

    def judge(found: Rows) -> None:
        for (running,) in found:
            if running != but:
                raise ChannelTaken(running)

    return Statement(query, (value,), judge=judge)


def refuse_crowd(guild: str, most: int) -> Statement:
    """Raise ServerFull when so many sessions of a guild run already."""

    def judge(found: Rows) -> None:
        if found[0][0] >= most:
            raise ServerFull

    return Statement(sql.RUNNING_IN_GUILD, (guild,), judge=judge)


def posted_row(row: Row) -> PostedRow:
    """Return a message that is in a channel."""
    session, message, channel, kind, seq, said = row
    return PostedRow(session, message, channel, Posted(kind), seq, said)


def kept_rows(found: Rows) -> list[KeptRow]:
    """Return what a server keeps."""
    return [KeptRow(*row) for row in found]


def forgotten_row(row: Row) -> ForgottenRow:
    """Return what a server has forgotten."""
    return ForgottenRow(KeptRow(*row[:-1]), row[-1])


def current_row(row: Row) -> Current:
    """Return a session with its last entry."""
    return Current(SessionRow(*row[:SESSION_WIDTH]), EntryRow(*row[SESSION_WIDTH:]))


OF_SESSION: dict[str, tuple[str, Callable[[Row], object]]] = {
    "holders": (sql.HOLDERS, lambda row: HolderRow(*row)),
    "due": (sql.DUE, lambda row: DueRow(*row)),
    "posted": (sql.POSTED_BUT_TURNS, posted_row),
    "plans": (sql.PLANS, lambda row: PlanRow(*row)),
}
"""What is at hand of a session beside its last entry: how it is read, and the row that a row becomes."""
