"""What outlives a session: kept for the server by a move, pinned by the next session."""

import asyncio
import json
import sqlite3
import threading
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from bot.presses.collection import taken_in
from bot.sessions import seating
from bot.sessions.collection import WEEK, Things, kept_by, reading
from bot.sessions.errors import Mistake
from bot.sessions.rights import Person
from bot.sessions.start import Start
from bot.sessions.view import View
from bot.sessions.watch import Listener
from bot.store.check import check
from bot.store.errors import ForgottenFull, KeptChanged
from bot.store.rows import KeptRow, Step
from bot.store.sqlite import SqliteStore
from bot.store.statements import MOST_KEPT
from bot.store.store import SqlStore
from engines.core.errors import BadAnswer
from engines.core.game import registry
from engines.core.script.collection import Keep
from engines.core.script.event import Event
from engines.core.script.requests import Line
from tests.bot.conftest import ADA, ANSWERS, BEN, Table, another, meddle, say
from tests.bot.test_export import exported, replayed

PEBBLES = registry.games()["pebbles"]
CARDS, DECK = PEBBLES.kept
ELSEWHERE = Person("1001", "78")

BOTH = True


async def things(table: Table, guild: str = ADA.guild, kind: Any = CARDS) -> Things:
    return await table.sessions.collections.things(guild, PEBBLES, kind)


async def to_bridge(table: Table, channel: str = "500") -> Any:
    """Start, and play until it is asked what lies on the bridge."""
    view = await table.start(channel=channel)
    while not (view.questions and view.questions[0].id == "words"):
        if view.questions:
            view = await table.answer(view.questions[0].id, ANSWERS[view.questions[0].id])
        else:
            view = await table.turn()
    return view


def prefill(view: View) -> str:
    (question,) = view.questions
    assert isinstance(question, Line)
    return question.prefill


async def confirm(table: Table, line: str = "2 red, 1 blue") -> Any:
    await to_bridge(table)
    return await table.answer("words", line)


async def test_what_a_move_confirms_is_kept_with_who_and_when(table: Table) -> None:
    view = await confirm(table)
    (row,) = (await things(table)).rows
    value = json.dumps("2 red, 1 blue")
    assert row == KeptRow(ADA.guild, "pebbles", "cards", "bridge", value, ADA.id, view.entry.at)


async def test_nothing_is_kept_before_it_is_confirmed_nor_by_a_refused_answer(table: Table) -> None:
    await to_bridge(table)
    with pytest.raises(Mistake):
        await table.answer("words", "many")
    assert (await things(table)).values == {}


async def test_it_is_kept_for_that_server_alone(table: Table) -> None:
    await confirm(table)
    assert (await things(table, ELSEWHERE.guild)).values == {}


async def test_undo_does_not_forget_it_and_redo_does_not_write_it_again(table: Table) -> None:
    await confirm(table)
    before = await things(table)
    await table.undo()
    assert (await things(table)) == before
    await table.sessions.collections.change(before, BEN, {"bridge": "5 blue"})
    await table.redo()
    assert (await things(table)).values == {"bridge": "5 blue"}


async def test_later_answers_of_the_same_move_do_not_write_it_again(table: Table) -> None:
    view = await confirm(table)
    await table.sessions.collections.change(await things(table), BEN, {"bridge": "5 blue"})
    while not view.is_ended:
        if view.questions:
            view = await table.answer(view.questions[0].id, ANSWERS[view.questions[0].id])
        else:
            view = await table.turn()
    assert (await things(table)).values == {"bridge": "5 blue"}


async def test_another_answer_after_an_undo_is_kept_instead(table: Table) -> None:
    await confirm(table)
    await table.undo()
    await table.answer("words", "3 red")
    assert (await things(table)).values == {"bridge": "3 red"}


async def test_the_next_session_begins_with_it_and_a_running_one_stays_as_it_is(table: Table) -> None:
    await confirm(table, "3 red")
    first = table.id
    later = await to_bridge(table, "501")
    assert prefill(later) == "3 red"
    await table.sessions.collections.change(await things(table), BEN, {"bridge": "5 blue"})
    assert prefill(await table.sessions.records.view(table.id)) == "3 red"
    assert json.loads(later.session.options)["kept"] == {"cards": {"bridge": "3 red"}, "deck": {}}
    assert "kept" not in json.loads((await table.sessions.records.view(first)).session.options)


async def test_two_sessions_at_once_both_go_on_and_one_line_stays(table: Table) -> None:
    ids = [(await to_bridge(table, channel)).id for channel in ("500", "501")]
    await table.sessions.seats.change(ids[1], seating.join(BEN.id), BEN)
    lines = ("3 red", "4 red")
    answers = [
        table.sessions.answer(id_, None, say("words", line), by)
        for id_, line, by in zip(ids, lines, (ADA, BEN), strict=True)
    ]
    views = await asyncio.gather(*answers)
    assert not any(view.questions for view in views)
    (row,) = (await things(table)).rows
    assert (json.loads(row.value), row.author) in zip(lines, (ADA.id, BEN.id), strict=True)


async def test_it_is_saved_with_the_move_or_not_at_all(table: Table, store: SqlStore) -> None:
    """Another process wrote the entry first: the move is lost, and so is what it would have kept."""
    await to_bridge(table)
    rival = another(store)
    await rival.open()
    current = await rival.current(table.id)
    assert current is not None
    entry = replace(current.entry, seq=current.entry.seq + 1)
    row = KeptRow(ADA.guild, "pebbles", "cards", "bridge", '"9 red"', ADA.id, 1)
    await rival.append(Step(entry))
    with pytest.raises(Exception, match="exists already"):
        await store.append(Step(entry, kept=[row]))
    await rival.close()
    assert (await things(table)).values == {}


async def test_rehearsing_a_session_keeps_nothing(table: Table) -> None:
    await table.sessions.rehearse(Start("pebbles", {}, "502"), ADA)
    assert await table.store.kept(ADA.guild, "pebbles") == []


async def own_deck(table: Table, deck: dict[str, str]) -> None:
    await table.sessions.collections.change(await things(table, kind=DECK), ADA, deck)


async def test_an_own_deck_is_pinned_replays_and_needs_no_table(table: Table, store: SqlStore) -> None:
    await own_deck(table, {"1": "plain", "2": "dare", "10": "plain"})
    view = await table.start(deck="own")
    assert sorted(view.state.deck) == ["dare", "plain", "plain"]
    while not view.is_ended:
        view = await table.answer("dare", True) if view.questions else await table.turn()
    meddle(store, "DELETE FROM kept")
    document = await exported(table)
    assert document["options"]["kept"]["deck"] == {"1": "plain", "2": "dare", "10": "plain"}
    assert replayed(document).fault is None
    assert replayed(document).is_complete


async def test_a_set_up_that_asks_goes_on_with_what_was_kept_at_its_start(table: Table) -> None:
    await own_deck(table, {"1": "plain"})
    await table.start(deck="own", pebbles=0)
    await table.sessions.collections.change(await things(table, kind=DECK), BEN, {"1": "dare"})
    view = await table.answer("pebbles", 3)
    assert view.state.deck == ("plain",)


async def test_without_a_deck_of_its_own_the_start_says_so(table: Table) -> None:
    with pytest.raises(Mistake) as refused:
        await table.start(deck="own")
    assert refused.value.text.id == "no-own-deck"


async def test_what_a_move_kept_replays_and_a_changed_export_is_found(table: Table) -> None:
    await confirm(table)
    await table.sessions.end(table.id, None, ADA)
    document = await exported(table)
    assert replayed(document).fault is None
    (told,) = [event for entry in document["entries"] for event in entry["events"] if "keep" in event]
    assert told["keep"] == [["cards", "bridge", "2 red, 1 blue"]]
    told["keep"] = [["cards", "bridge", "9 red"]]
    assert "the events differ" in (replayed(document).fault or "")


async def test_an_export_from_before_there_were_kept_things_replays(table: Table) -> None:
    await table.start()
    await table.turn()
    await table.sessions.end(table.id, None, ADA)
    document = await exported(table)
    assert "kept" not in document["options"]
    for entry in document["entries"]:
        entry.pop("digest")
    assert replayed(document).fault is None


@pytest.mark.parametrize("kept", [1, [1], {"deck": 1}, {"deck": {"": "x"}}, {"deck": {"x": "y" * 2000}}])
async def test_an_export_with_strange_kept_things_is_one_line(table: Table, kept: Any) -> None:
    await table.start()
    await table.sessions.end(table.id, None, ADA)
    document = await exported(table)
    document["options"]["kept"] = kept
    with pytest.raises(Exception, match="options are not those of pebbles"):
        replayed(document)


async def test_of_two_who_change_it_at_once_one_is_told(table: Table) -> None:
    before = await things(table)
    own = table.sessions.collections
    changes = [own.change(before, by, {"bridge": line}) for by, line in ((ADA, "1 red"), (BEN, "2 red"))]
    results = await asyncio.gather(*changes, return_exceptions=True)
    assert sum(isinstance(one, KeptChanged) for one in results) == 1
    assert len((await things(table)).rows) == 1


async def test_there_is_an_end_to_what_moves_can_keep(table: Table, store: SqlStore) -> None:
    rows = [KeptRow(ADA.guild, "pebbles", "cards", f"k{n}", '"1 red"', ADA.id, 1) for n in range(MOST_KEPT)]
    await store.keep([], [], rows)
    view = await confirm(table)
    assert view.run is not None
    assert len((await things(table)).rows) == MOST_KEPT
    await store.keep((await things(table)).rows, rows[:1], [])
    await table.undo()
    await table.answer("words", "3 red")
    assert (await things(table)).values["bridge"] == "3 red"


async def test_hundreds_of_things_are_read_beside_the_loop(table: Table, store: SqliteStore) -> None:
    await store.keep([], [], [KeptRow(ADA.guild, "pebbles", "cards", "bridge", '"3 red"', ADA.id, 1)])
    threads = set()

    def read_and_note(entry: Any) -> tuple[str, Any]:
        threads.add(threading.get_ident())
        return CARDS.read(entry)

    kind = replace(CARDS, read=read_and_note)
    for words in ("bridge 3 red", "bridge 3 castles"):
        press = SimpleNamespace(own=lambda _: SimpleNamespace(readings=lambda typed, **_: (typed,)))
        with suppress(BadAnswer):
            there = await table.sessions.collections.things(ADA.guild, PEBBLES, kind)
            assert await taken_in(press, PEBBLES, there, words) == there.values  # type: ignore[arg-type]
    assert threads
    assert threading.get_ident() not in threads


BAD = [
    ("1²", '"2 red"'),
    ("9" * 5000, '"2 red"'),
    ("hill\u202e", '"2 red"'),
    ("", '"2 red"'),
    ("hill", "{"),
    ("hill", "[" * 100_000),
    ("hill", "9" * 5000),
    ("hill", "NaN"),
    ("hill", "5"),
    ("hill", '"2 castles"'),
    ("hill", '{"name": "hill"}'),
    ("hill", '"' + "2 red, " * 200 + '2 red"'),
]
"""Keys and values that no command lets in."""


@pytest.fixture(params=BAD, ids=range(len(BAD)))
async def bad(request: pytest.FixtureRequest, table: Table, store: SqliteStore) -> KeptRow:
    """A row that can't be read, beside one that can."""
    key, value = request.param
    await store.keep([], [], [KeptRow(ADA.guild, "pebbles", "cards", "bridge", '"3 red"', ADA.id, 1)])
    bad = KeptRow(ADA.guild, "pebbles", "cards", key, value, ADA.id, 1)
    await store.keep((await things(table)).rows, [], [bad])
    return bad


async def test_a_bad_row_costs_that_row_and_is_told_once(table: Table, bad: KeptRow) -> None:
    told: list[tuple[str, str, str, int]] = []

    class Ear(Listener):
        def unread(self, *what: Any) -> None:
            told.append(what)

    table.sessions.watch.join(Ear())
    view = await to_bridge(table)
    assert prefill(view) == "3 red"
    assert json.loads(view.session.options)["kept"] == {"cards": {"bridge": "3 red"}, "deck": {}}
    there = await things(table)
    assert there.values == {"bridge": "3 red"}
    assert there.unread == (bad.key,)
    assert told == [(ADA.guild, "pebbles", "cards", 1)]


@pytest.mark.usefixtures("bad")
async def test_a_bad_row_can_be_forgotten(table: Table) -> None:
    there = await things(table)
    await table.sessions.collections.change(there, ADA, {}, there.unread)
    assert [row.key for row in (await things(table)).rows] == ["bridge"]


async def test_a_bad_row_is_named_by_the_check(store: SqliteStore, bad: KeptRow) -> None:
    await store.close()
    (finding,) = check(store.database.path, reading(registry.games()))
    assert finding.endswith(f"of pebbles, kept for server {ADA.guild}, can't be read")
    assert finding.startswith(f"cards {ascii(bad.key).strip(chr(39))[:20]}")


async def test_what_a_move_would_keep_is_refused_if_it_can_not_be_read_again(table: Table) -> None:
    view = await to_bridge(table)
    keep = Keep("cards", "1²", "2 red")
    with pytest.raises(Mistake) as refused:
        kept_by(replace(view, new=(Event("noted", {}, "", keep=(keep,)),)))
    assert refused.value.text.id == "bad-kept-again"


async def forgotten(table: Table, cards: dict[str, str], at: int) -> None:
    """Keep these cards and forget them at a moment."""
    own = table.sessions.collections
    await own.change(await things(table), BEN, cards)
    own._clock = lambda: at
    await own.forget(await things(table))


async def test_what_was_forgotten_comes_back_as_it_was_within_a_week(table: Table) -> None:
    own = table.sessions.collections
    await own.change(await things(table), BEN, {"bridge": "3 red", "lake": "1 blue"})
    before = await things(table)
    await own.forget(before)
    assert (await things(table)).rows == ()
    await own.change(await things(table), ADA, {"lake": "9 red"})
    there = await own.forgotten(await things(table))
    assert there.values == {"bridge": "3 red"}
    await own.recall(await things(table), there)
    now = await things(table)
    assert now.values == {"bridge": "3 red", "lake": "9 red"}
    assert now.rows[0] == before.rows[0]
    assert (await own.forgotten(now)).rows == ()


async def test_after_a_week_it_is_gone_from_the_disk_too(table: Table, store: SqliteStore) -> None:
    own, at = table.sessions.collections, 5 * WEEK
    await forgotten(table, {"bridge": "3 red"}, at)
    for moment, n in ((at + WEEK - 1, 1), (at + WEEK, 0)):
        own._clock = partial(int, moment)
        there = await own.forgotten(await things(table))
        assert (len(there.rows), there.until) == (n, at + WEEK if n else WEEK)
    with closing(sqlite3.connect(store.database.path)) as db:
        assert db.execute("SELECT COUNT(*) FROM forgotten").fetchone() == (1,)
        await own.drop_forgotten()
        assert db.execute("SELECT COUNT(*) FROM forgotten").fetchone() == (0,)


async def test_forgetting_again_and_again_pushes_nothing_out(
    table: Table,
    store: SqliteStore,  # noqa: ARG001 - to write 500 rows again and again takes a server long
) -> None:
    own = table.sessions.collections
    await forgotten(table, {"bridge": "3 red"}, WEEK)
    await forgotten(table, {f"k{chr(97 + n % 26)}{chr(97 + n // 26)}": "1 red" for n in range(499)}, WEEK)
    await own.change(await things(table), BEN, {"other": "1 red"})
    with pytest.raises(ForgottenFull):
        await own.forget(await things(table))
    assert (await things(table)).values == {"other": "1 red"}
    there = await own.forgotten(await things(table))
    assert len(there.rows) == 500
    assert there.values["bridge"] == "3 red"


async def test_of_two_who_forget_or_bring_back_at_once_one_is_told(table: Table) -> None:
    own = table.sessions.collections
    await own.change(await things(table), BEN, {"bridge": "3 red"})
    before = await things(table)
    results = await asyncio.gather(own.forget(before), own.forget(before), return_exceptions=True)
    assert {type(one) for one in results} == {type(None), KeptChanged}  # on a server either may be first
    there = await own.forgotten(now := await things(table))
    results = await asyncio.gather(own.recall(now, there), own.recall(now, there), return_exceptions=True)
    assert {type(one) for one in results} == {type(None), KeptChanged}  # on a server either may be first


async def test_who_plays_it_there_now_may_forget_all_and_who_manages(table: Table) -> None:
    may = partial(table.sessions.collections.may_forget, PEBBLES)
    assert not await may(ADA)
    assert await may(ADA._replace(may_manage=True))
    await table.start()
    assert await may(ADA)
    assert not await may(BEN)
    assert not await may(ADA._replace(guild=ELSEWHERE.guild))
    assert not await table.sessions.collections.may_forget(registry.games()["london"], ADA)
    await table.sessions.seats.change(table.id, seating.leave(ADA.id, ""), ADA)
    assert not await may(ADA)
    await table.sessions.seats.change(table.id, seating.join(ADA.id), ADA)
    await table.sessions.end(table.id, None, ADA)
    assert not await may(ADA)


async def test_a_kept_thing_that_can_not_be_read_is_found(table: Table, store: SqliteStore) -> None:
    await confirm(table)
    await store.close()
    path = store.database.path
    assert check(path) == []
    meddle(store, "UPDATE kept SET value = '{'")
    assert check(path) == ["cards bridge of pebbles, kept for server 77, can't be read"]


async def test_a_database_from_before_has_nothing_to_check(table: Table, store: SqliteStore) -> None:
    await table.start()
    await store.close()
    noted = "DELETE FROM _yoyo_migration WHERE migration_id = '0006_kept'"
    meddle(store, "DROP TABLE kept", noted)
    assert check(store.database.path) == []
