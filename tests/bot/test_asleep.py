"""A person who sleeps is passed over, after some hours and with the game's own answers."""

from dataclasses import replace
from typing import Any

import pytest

from bot.asleep import HOUR, answer_for
from bot.sessions import errors
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from engines.core.game import StartOption
from engines.core.requests import Number, Question
from tests.bot import hosted
from tests.bot.conftest import ADA, BEN
from tests.bot.test_seating import CLEO, Party


async def think(_: View, question: Question, strength: str) -> dict[str, Any]:
    """Decide as an automa does."""
    assert question.private
    return {"strength": strength, "weighed": [], "iterations": 0, "is_open": False, "answer": 5}


@pytest.fixture
async def party(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> Party:
    """Ada's turn: two questions, both with an answer for sleepers."""
    plain = hosted.number

    def number(name: str, seat: str) -> Number:
        return replace(plain(name, seat), asleep=0)

    monkeypatch.setattr(hosted, "number", number)
    begun = Party(store)
    await begun.begin()
    return begun


async def test_who_sleeps_is_passed_over_and_the_others_go_on(party: Party) -> None:
    view = await party.sessions.view(party.id)
    late = view.entry.at + 24 * HOUR
    view = await answer_for(party.sessions, view, "s1", BEN, late, 24, think)
    assert [question.to for question in view.questions] == ["s2"]
    view = await party.answer("theirs", 4, BEN)
    assert view.state.laid[-3:] == (0, 0, 4)


async def test_nobody_is_passed_over_at_once(party: Party) -> None:
    view = await party.sessions.view(party.id)
    with pytest.raises(errors.NotAsleep):
        await answer_for(party.sessions, view, "s1", BEN, view.entry.at + 23 * HOUR, 24, think)
    assert (await party.sessions.view(party.id)).seq == view.seq


@pytest.mark.parametrize(("seat", "by"), [("s2", ADA), ("s3", ADA), ("s1", CLEO)])
async def test_only_who_is_awaited_and_only_by_the_table(party: Party, seat: str, by: object) -> None:
    view = await party.sessions.view(party.id)
    with pytest.raises(errors.NotOffered):
        await answer_for(party.sessions, view, seat, by, view.entry.at + 99 * HOUR, 24, think)  # type: ignore[arg-type]


async def test_where_the_table_wants_it_an_automa_answers_for_sleepers(
    store: SqliteStore,
) -> None:
    asleep = StartOption("asleep", "choice", "automa", ("default", "automa"))
    begun = Party(store, replace(hosted.GAME, options=(asleep,)))
    await begun.begin()
    view = await begun.sessions.view(begun.id)
    view = await answer_for(begun.sessions, view, "s1", BEN, view.entry.at + 24 * HOUR, 24, think)
    view = await begun.answer("theirs", 4, BEN)
    assert view.state.laid[-3:] == (5, 5, 4)
