"""All that a press needs of a session, and how it stands after what is written or noted of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.store.rows import Current, Delivery, DueRow, EntryRow, HolderRow, PlanRow, Posted, PostedRow

MOST_ENTRIES = 3
"""Of a session: the last one, and those that tell what happened before it."""
OTHERS = 2_000
"""Characters that all the rest of a session counts as."""


@dataclass(frozen=True, slots=True)
class Rows:
    """All that a press needs of a session."""

    current: Current
    holders: tuple[HolderRow, ...]
    due: tuple[DueRow, ...]
    posted: tuple[PostedRow, ...]
    """Those of its messages that have to be known, but for finished turns: of these there may be hundreds."""
    mentioned: str
    past: tuple[EntryRow, ...] = ()
    """The last entries before the current one, as far as they are known; the latest first."""
    plans: tuple[PlanRow, ...] = ()

    @property
    def size(self) -> int:
        """How many characters it counts as."""
        entries = (self.current.entry, *self.past)
        return OTHERS + sum(len(one.state) + len(one.events) + len(one.said) for one in entries)


@dataclass(frozen=True, slots=True)
class Changed:
    """What a write has changed of a session: it stands so now; None stays as it was."""

    status: str | None = None
    channel: str | None = None
    entries: Sequence[EntryRow] = ()
    """New ones, the latest last."""
    holders: tuple[HolderRow, ...] | None = None
    due: tuple[DueRow, ...] | None = None
    posted: tuple[PostedRow, ...] | None = None
    mentioned: str | None = None
    waiting: str | None = None
    plans: tuple[PlanRow, ...] | None = None


def after(rows: Rows, changed: Changed) -> Rows:
    """Return how a session stands after a write."""
    was = rows.current.session
    posted = rows.posted if changed.posted is None else changed.posted
    table = next((one for one in posted if one.kind == Posted.TABLE), None)
    session = replace(
        was,
        status=changed.status or was.status,
        channel=changed.channel or was.channel,
        table_channel=table.channel if table else "",
        table_message=table.message if table else "",
        table_said=table.said if table else "",
        waiting=was.waiting if changed.waiting is None else changed.waiting,
    )
    entries = [*reversed(changed.entries), rows.current.entry, *rows.past]
    return Rows(
        rows.current if session == was and not changed.entries else Current(session, entries[0]),
        rows.holders if changed.holders is None else changed.holders,
        rows.due if changed.due is None else changed.due,
        posted,
        rows.mentioned if changed.mentioned is None else changed.mentioned,
        tuple(entries[1:MOST_ENTRIES]),
        rows.plans if changed.plans is None else changed.plans,
    )


def after_note(rows: Rows, noted: Delivery) -> Rows:
    """Return how a session stands after what Discord has."""
    posted = tuple(one for one in posted_after(rows.posted, noted) if one.kind != Posted.LOGGED)
    return after(
        rows, Changed(due=due_after(rows.due, noted), posted=posted, mentioned=noted.mentioned or None)
    )


def posted_after(posted: Iterable[PostedRow], noted: Delivery) -> tuple[PostedRow, ...]:
    """Return which messages a session has in its channel after what Discord has.

    A table takes the place of the older one, which is to go. One that was still being changed when a newer
    one came is to go itself.
    """
    rows = {one.message: one for one in posted if one.message not in noted.gone}
    for one in noted.posted:
        if one.kind == Posted.NOTICE:
            rows = {key: row for key, row in rows.items() if row.kind != Posted.NOTICE}
        if one.kind == Posted.TABLE:
            tables = [row for row in rows.values() if row.kind == Posted.TABLE and row.message != one.message]
            if any(int(row.message) > int(one.message) for row in tables):
                one = replace(one, kind=Posted.OLD_TABLE)
            else:
                rows |= {row.message: replace(row, kind=Posted.OLD_TABLE) for row in tables}
        rows[one.message] = one
    return tuple(sorted(rows.values(), key=lambda one: one.message))


def due_after(due: Iterable[DueRow], noted: Delivery) -> tuple[DueRow, ...]:
    """Return what is still to be told after what Discord has; what became due again meanwhile stays."""
    rows = {(one.kind, one.nr): one for one in due}
    for one in noted.done:
        was = rows.get((one.kind, one.nr))
        if was is not None and was.seq <= one.seq and was.body == one.body:
            del rows[one.kind, one.nr]
    for one in noted.due:
        was = rows.get((one.kind, one.nr))
        rows[one.kind, one.nr] = replace(one, body=was.body) if was and one.body == "{}" else one
    return tuple(sorted(rows.values(), key=lambda one: (one.seq, one.nr, one.kind)))
