"""Which moves of a long session are shown: found without reading all of it, and the same as if it were."""

import random
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.sessions.errors import Refused
from bot.sessions.moves import Played, moves_of
from bot.sessions.view import View
from bot.store.migrate import MIGRATIONS
from bot.store.rows import Step
from bot.store.sqlite import SqliteStore
from tests.bot.conftest import ADA, ANSWERS, BEN, Table

BOTH = True


async def messy(table: Table, presses: int, seed: str) -> View:
    """Play with many steps back and forth, corrections and answers."""
    luck = random.Random(seed)
    view = await table.start(lucky=True)
    for n in range(presses):
        way, by = luck.choice("tttaauurf"), luck.choice((ADA, BEN))
        try:
            if way == "u":
                view = await table.undo()
            elif way == "r":
                view = await table.redo()
            elif way == "f":
                view = await table.sessions.fix(table.id, None, "pebbles", str(1 + n % 2), by)
            elif view.questions:
                question = view.questions[0]
                view = await table.answer(question.id, ANSWERS.get(question.id, "3"), by=by)
            else:
                view = await table.do(luck.choice(("turn", "rest")), by)
        except Refused:
            continue
        view = await table.sessions.records.view(table.id)
        if view.is_ended:
            view = await table.undo()
    return view


async def pages(table: Table, view: View) -> list[list[Played]]:
    """Return what each way of looking back finds."""
    history = table.sessions.history
    count = await history.count_told(view)
    found = [await history.told(view, first, first + 2) for first in range(1, count - 1)]
    found += [await history.told_from(view, seq - 5, seq, 3) for seq in range(view.seq)]
    found += [await history.told_since(view, one.id, 5) for one in (ADA, BEN)]
    found += [await history.last_told(view, 25), [one async for one in history.explaining(view)]]
    return [await history.played(view, one) for one in found]


async def expected(table: Table, view: View) -> list[list[Played]]:
    """Return the same by what a whole reading tells."""
    entries = await table.sessions.history.entries(table.id)
    authors = {one.seq: one.author for one in entries}
    told = [one for one in moves_of(entries) if one.events]
    found = [told[first - 1 : first + 2] for first in range(1, len(told) - 1)]
    found += [[one for one in told if seq - 5 <= one.seq <= seq][-3:] for seq in range(view.seq)]
    for person in (ADA, BEN):
        own = max((n for n, one in enumerate(told) if authors[one.seq] == person.id), default=-1)
        found.append([one for one in told[own + 1 :][-5:] if one.kind != "start"])
    explained = [one for one in told if any(event.rule or event.trace for event in one.events)]
    return [*found, told[-25:], explained[::-1]]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
async def test_what_is_found_is_what_a_whole_reading_tells(table: Table, seed: str) -> None:
    view = await messy(table, 150, seed)
    assert await pages(table, view) == await expected(table, view)


async def test_a_session_of_before_an_update_is_looked_at_alike(table: Table, store: SqliteStore) -> None:
    view = await messy(table, 150, "four")
    with closing(sqlite3.connect(store.database.path)) as db:
        before = db.execute("SELECT * FROM places").fetchall()
        for name in ("0012_places.rollback.sql", "0012_places.sql"):
            db.executescript((MIGRATIONS / name).read_text())
        assert db.execute("SELECT * FROM places").fetchall() == before
    assert await pages(table, view) == await expected(table, view)


async def test_moves_that_began_again_tell_what_they_told_since(table: Table, store: SqliteStore) -> None:
    view = await table.start()
    luck, last = random.Random("again"), view.entry
    for seq in range(view.seq + 1, 300):
        last = replace(
            last,
            seq=seq,
            base=seq,
            prev=last.base,
            kind=luck.choice(("turn", "answer", "answer", "restart")),
            author=luck.choice((ADA, BEN)).id,
            input='{"label":null,"move":["turn",{}]}',
            events=luck.choice(("[]", '[{"text":["a",{}]}]', '[{"text":["b",{}],"rule":"1"}]')),
        )
        await store.append(Step(last))
    view = await table.sessions.records.view(table.id)
    assert await pages(table, view) == await expected(table, view)


async def test_the_set_up_is_found_after_many_moves(table: Table) -> None:
    view = await table.start()
    start = (view.state, view.given)
    for n in range(130):
        view = await table.sessions.fix(table.id, None, "pebbles", str(1 + n % 2), ADA)
    then = await table.sessions.history.set_up_of(view)
    assert (then.state, then.given) == start
