"""Forms in sessions: one entry, for one seat alone, and as it was after a restart."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.presses import answers
from bot.screens.controls.answers import AsShown, OpenForm
from bot.screens.localized_view import LocalizedView
from bot.screens.seats import seat_message
from bot.screens.table import table_message
from bot.sessions.errors import NotSeated, StaleSeq
from bot.sessions.export import export
from bot.sessions.replay import verify
from bot.sessions.rights import Person
from bot.sessions.service import Sessions, first
from bot.sessions.start import Origin, Start
from bot.store.sqlite import SqliteStore
from bot.wire.custom_id import decode
from bot.words.words import I18n, Words
from engines.core.game import registry
from engines.core.script import Script, ask, tell
from engines.core.script.event import Event
from engines.core.script.form import Form
from engines.core.script.requests import Number
from engines.core.text import text
from tests.bot import hosted
from tests.bot.conftest import ADA, BEN, CHANNEL, Table, say


async def test_a_form_is_one_entry_undone_whole_and_replayed(table: Table) -> None:
    await table.start()
    view = await table.do("count")
    (form,) = view.questions
    seq = view.seq
    answer = {"red": 3, "blue": 0, "dark_green": 12, "last": "people", "beside": "2 red"}
    view = await table.answer(form.id, answer)
    assert view.seq == seq + 1
    assert view.state.piles == {"red": 3, "blue": 0, "dark_green": 12}
    with pytest.raises(StaleSeq):
        await table.answer(form.id, answer, seq)
    view = await table.undo()
    assert [one.id for one in view.questions] == ["count"]
    await table.redo()
    await table.do("walk")
    view = await table.sessions.records.view(table.id)
    await table.answer("walk", {**{f"s{n}": n for n in range(1, 8)}, "rain": True})
    view = await table.sessions.end(table.id, None, ADA)
    assert view.state.people == 28
    current = await table.store.current(table.id)
    assert current is not None
    document = export(current.session, await table.sessions.history.entries(table.id))
    assert verify(json.dumps(document), registry.games()).fault is None
    answered = next(one for one in document["entries"] if one["kind"] == "answer")
    answered["input"]["value"]["red"] = 4
    assert verify(json.dumps(document), registry.games()).fault


def turn(state: hosted.State) -> Script[hosted.State]:
    """Ask the seat in turn, in private, to fill in a form."""
    lines = tuple(Number(id=f"n{n}", ask=text("number", n=n), low=0, high=9, prefill=n) for n in range(3))
    form = Form(id="bid", ask=text("ask-bid"), questions=lines, to=state.seat, private=True)
    bids = yield from ask(form)
    yield from tell(Event("begun", {"n": len(bids)}))
    return replace(state, turn=state.turn + 1, laid=bids)


async def test_a_seat_fills_in_a_form_that_nobody_else_sees_or_answers(store: SqliteStore) -> None:
    game = replace(hosted.GAME, start=begin, scripts={"turn": turn})
    sessions = Sessions(store, {"hosted": game}, lambda: 1, Origin(lambda: "session2", lambda: "seed"))
    await sessions.start(Start("hosted", {}, CHANNEL, automas=(2, "plain")), ADA)
    view = await sessions.move("session2", None, first, ADA)
    words = I18n({"hosted": game}).words("hosted")
    shown = seat_message(LocalizedView(words, view), "s1")
    assert shown["embeds"][-1]["description"].splitlines()[-1] == "**2:** 2"
    marks = [decode(one["custom_id"]) for row in shown["components"] for one in row["components"]]
    assert [one.control for one in marks if one] == [OpenForm("bid"), AsShown("bid")]
    assert "**2:**" not in json.dumps(table_message(LocalizedView(words, view)))
    with pytest.raises(NotSeated):
        await sessions.answer("session2", view.seq, answers.shown("bid"), Person(BEN.id, BEN.guild))
    view = await sessions.answer("session2", view.seq, answers.shown("bid"), ADA)
    assert view.state.laid == (0, 1, 2)


def begin(_: Any) -> Script[hosted.State]:
    """Begin without a question."""
    yield from tell(Event("begun", {"n": 0}))
    return hosted.State()


async def test_a_restart_in_the_middle_finds_the_form_as_it_was(table: Table, words: Words) -> None:
    await table.start()
    before = await table.do("count")
    again = await Table(table.store).sessions.records.view(table.id)
    assert (
        table_message(LocalizedView(words, again))["components"]
        == table_message(LocalizedView(words, before))["components"]
    )
    assert say("count", None)(again.questions)
