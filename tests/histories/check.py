"""Whether one process that does one thing after the other could have made a history.

What sessions have gone through lies in the database: each entry and each change of seats with the interaction
that has made it. So the order is there, and it is to be looked whether it is one in which people could have
seen what they were told.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, LiteralString

import psycopg

from tests.faults.scene import marks_of
from tests.histories.history import History
from tests.histories.record import Sent

TOLD_ONCE = ("panel", "logged", "turn")
"""Messages of which there is one of each entry."""


class Ledger:
    """What the database has of a history."""

    def __init__(self, history: History) -> None:
        with psycopg.connect(history.cluster.url(history.database)) as db:
            self._read(lambda query: db.execute(query).fetchall())

    def _read(self, rows: Callable[[LiteralString], Sequence[tuple[Any, ...]]]) -> None:
        self.sessions = {
            one: (int(channel), status)
            for one, channel, status in rows("SELECT id, channel, status FROM sessions")
        }
        self.entries = {
            (session, seq): (kind, author)
            for session, seq, kind, author in rows(
                "SELECT session, seq, kind, author FROM entries ORDER BY session, seq"
            )
        }
        self.presses = {
            id_.partition(".")[0]: (session, seq)
            for id_, session, seq in rows("SELECT id, session, seq FROM presses")
        }
        self.twice = [
            one
            for one, n in Counter(id_.partition(".")[0] for (id_,) in rows("SELECT id FROM presses")).items()
            if n > 1
        ]
        self.due = rows("SELECT session, kind, nr, body FROM outbox")
        self.posted = rows("SELECT session, message, kind, seq FROM posted")
        self.holders = rows("SELECT session, author, seq FROM holders")


def broken(history: History) -> Iterator[str]:
    """Yield what no orderly process could have done."""
    ledger = Ledger(history)
    yield from history.bugs
    yield from _entries(history, ledger)
    yield from _answers(history, ledger)
    yield from _order(history, ledger)
    yield from _told(history, ledger)


def _entries(history: History, ledger: Ledger) -> Iterator[str]:
    """Yield what is in the database and isn't what an interaction has done, once."""
    for press in ledger.twice:
        yield f"{press} has acted twice: {history.record.sent[press].what}"
    by_step = {step: press for press, step in ledger.presses.items()}
    people = {str(one) for one in history.world.people}
    for (session, seq), (kind, author) in ledger.entries.items():
        if seq > 1 and (session, seq - 1) not in ledger.entries:
            yield f"entry {seq} of {session} follows no other one"
        if author in people and (session, seq) not in by_step:
            yield f"entry {seq} of {session}, {kind}, was made by no interaction"
    for press, (session, _) in ledger.presses.items():
        sent = history.record.sent.get(press)
        if sent is None or ledger.sessions[session][0] != sent.channel:
            yield f"{press} has acted on {session}, and wasn't sent there"


def _answers(history: History, ledger: Ledger) -> Iterator[str]:
    """Yield the answers that don't tell what has happened."""
    for sent in history.record.sent.values():
        has_acted = sent.id in ledger.presses
        if has_acted and sent.is_told_of_nothing:
            yield f"{_named(sent)} has acted, and was told: {sent.says[-1].words[:150]!r}"
        shown = sent.says[-1].marks if sent.says else {}
        for session, seq in shown.items():
            if (session, seq) not in ledger.entries:
                yield f"{_named(sent)} was shown entry {seq} of {session}: it is lost"
            if has_acted and sent.outcome == "done" and ledger.presses[sent.id] > (session, seq):
                yield f"{_named(sent)} was shown entry {seq}, before what it did itself"


def _order(history: History, ledger: Ledger) -> Iterator[str]:
    """Yield the interactions that act on, or show, less than was answered before they were sent."""
    known: dict[str, list[tuple[float, int, Sent]]] = defaultdict(list)
    for sent in history.record.sent.values():
        for said in sent.says[:1]:
            marks = dict(said.marks)
            if sent.id in ledger.presses and not (_is_seating(ledger, sent) or sent.is_unsure):
                session, seq = ledger.presses[sent.id]
                marks[session] = max(seq, marks.get(session, 0))
            for session, seq in marks.items():
                known[session].append((said.at, seq, sent))
    for sent in history.record.sent.values():
        found = dict(sent.says[-1].marks) if sent.says else {}
        if sent.id in ledger.presses and not _is_seating(ledger, sent):
            session, seq = ledger.presses[sent.id]
            found[session] = seq
        for session, seq in found.items():
            for at, before, other in known[session]:
                if at < sent.at and before > seq:
                    later = f"{_named(other)} had shown {before} at {at:.2f}"
                    yield f"{_named(sent)} stands at {seq}, though {later}"


def _told(history: History, ledger: Ledger) -> Iterator[str]:
    """Yield what isn't told in the end, told twice, or no longer so."""
    for row in ledger.due:
        yield f"left due: {row}"
    posted = {int(message): (session, kind, seq) for session, message, kind, seq in ledger.posted}
    for (session, kind, seq), n in Counter(posted.values()).items():
        if n > 1 and kind in TOLD_ONCE:
            yield f"{kind} {seq} of {session} is there {n} times"
    for channel in history.world.channels.values():
        public = [one for one in channel.messages() if one.author.is_bot and not one.is_ephemeral]
        running = [
            one
            for one, (where, status) in ledger.sessions.items()
            if where == channel.id and status == "running"
        ]
        for session in running:
            # Others have buttons, too: what people are asked stays until they agree or refuse.
            shown = [one for one in public if session in dict(marks_of(one))]
            tables = [one for one in shown if posted.get(one.id, ("", "panel", 0))[1] == "panel"]
            if len(tables) != 1 or any(one.id > tables[0].id for one in public if one not in shown):
                yield f"tables of {session} at {[public.index(one) for one in tables]} of {len(public)}"
            last = max(seq for one, seq in ledger.entries if one == session)
            for table in tables:
                if dict(marks_of(table))[session] != last:
                    yield f"the table of {session} shows {dict(marks_of(table))[session]} of {last}"
        for one in public:
            # Of notices, which have no title, only the last has to be known.
            if one.id not in posted and (one.buttons or any("title" in embed for embed in one.embeds)):
                yield f"nobody knows of a message: {one.text[:80]!r}"


def _is_seating(ledger: Ledger, sent: Sent) -> bool:
    """Tell whether an interaction has changed seats: that is noted beside the last move, and is no entry."""
    session, seq = ledger.presses[sent.id]
    return (session, sent.person, seq) in ledger.holders


def _named(sent: Sent) -> str:
    return f"{sent.what} of {sent.person[-2:]} at {sent.at:.2f}"
