"""Automas act by themselves until a person is needed."""

import asyncio
import json
from typing import Any

import pytest

from bot.automas.automas import Automas
from bot.sessions import seating
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from bot.worker import decide
from engines.core import registry
from engines.core.decide import Dilemma
from tests.bot.conftest import ADA, BEN
from tests.bot.hosted import GAME
from tests.bot.test_seating import CLEO, Party


class Worker:
    """Decides at once, and keeps what it was asked; `fault` is raised in place of the next answer."""

    def __init__(self) -> None:
        self.asked: list[Dilemma] = []
        self.fault: Exception | None = None

    async def do(self, task: str, head: dict[str, Any], body: bytes, within: float) -> bytes:
        assert task == "decide"
        assert within > 1.5
        await asyncio.sleep(0)
        if self.fault:
            raise self.fault
        self.asked.append(Dilemma(**json.loads(body)))
        return decide.decide(head, body)


class Room:
    """A party whose automas play."""

    def __init__(self, store: SqliteStore) -> None:
        self.party = Party(store)
        self.worker = Worker()
        self.shown: list[View] = []
        self.autoplay = Automas(self.party.sessions, self.worker, self.show, 1.5)

    async def show(self, view: View) -> None:
        self.shown.append(view)

    async def settle(self, view: View) -> View:
        """Let the automas act and return how things stand then."""
        self.autoplay.kick(view)
        await self.autoplay.quiet()
        return await self.party.sessions.view(self.party.id)


@pytest.fixture
def room(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> Room:
    monkeypatch.setattr(registry, "games", lambda: {"hosted": GAME})
    return Room(store)


async def test_automas_answer_until_a_person_is_needed(room: Room) -> None:
    view = await room.settle(await room.party.start(automas=2))
    assert [question.to for question in view.questions] == ["s1"]
    view = await room.settle(await room.party.answer("clan.s1", 1, ADA))
    assert view.state.laid == (1, 7, 7)
    assert [offer.seat for offer in GAME.turns(view.state)] == ["s1"]


async def test_automas_take_their_turns_one_after_another(room: Room) -> None:
    await room.settle(await room.party.start(automas=2))
    await room.settle(await room.party.answer("clan.s1", 1, ADA))
    await room.party.turn(ADA)
    await room.party.answer("bid", 2, ADA)
    view = await room.settle(await room.party.answer("mine", 2, ADA))
    assert view.state.laid == (1, 7, 7, 2, 2, 7, 7, 7, 7)
    assert [question.to for question in view.questions] == ["s1"]
    assert view.entry.author == "automa:clever"
    assert room.shown[-1].seq == view.seq


async def test_a_table_of_automas_plays_one_turn_a_press(room: Room) -> None:
    view = await room.settle(await room.party.start(automas=3))
    assert view.state.turn == 0
    view = await room.settle(await room.party.turn(CLEO))
    assert view.state.turn == 1
    assert not view.questions


async def test_a_table_of_automas_plays_so_many_turns_and_no_more(room: Room) -> None:
    await room.settle(await room.party.start(automas=3))
    begun = await room.party.turn(CLEO)
    room.autoplay.allow(begun, 2)
    room.autoplay.kick(begun)
    await room.autoplay.quiet()
    view = await room.settle(await room.party.sessions.view(room.party.id))
    assert view.state.turn == 3


async def test_the_thought_is_kept_with_the_answer(room: Room) -> None:
    await room.settle(await room.party.start(automas=2))
    history = await room.party.sessions.history(room.party.id)
    thought = json.loads(history[-1].input)["thought"]
    assert thought["iterations"] == 4
    assert thought["strength"] == "clever"
    assert [value for _, value, _ in thought["weighed"]] == [2.5, 1.0]


async def test_an_automa_is_told_only_what_its_seat_may_know(room: Room) -> None:
    await room.settle(await room.party.start(automas=2))
    assert [dilemma.seen for dilemma in room.worker.asked] == [
        {"turn": 0, "me": "s2"},
        {"turn": 0, "me": "s3"},
    ]
    assert all(dilemma.seed != "seed" and dilemma.seconds == 1.5 for dilemma in room.worker.asked)


async def test_the_same_situation_after_an_undo_is_decided_from_the_same_seed(room: Room) -> None:
    await room.settle(await room.party.start(automas=2))
    await room.settle(await room.party.answer("clan.s1", 1, ADA))
    await room.party.turn(ADA)
    await room.party.answer("bid", 2, ADA)
    await room.settle(await room.party.answer("mine", 2, ADA))
    first = len(room.worker.asked)
    await room.party.sessions.undo(room.party.id, None, ADA, confirmed=True)
    view = await room.party.sessions.view(room.party.id)
    while "bid" not in [question.id for question in view.questions]:
        view = await room.party.sessions.undo(room.party.id, None, ADA, confirmed=True)
    await room.party.answer("bid", 2, ADA)
    await room.settle(await room.party.answer("mine", 2, ADA))
    seeds = [dilemma.seed for dilemma in room.worker.asked]
    assert seeds[first:]
    assert set(seeds[first:]) <= set(seeds[:first])


async def test_a_seat_handed_over_in_mid_question_is_answered_by_the_automa(room: Room) -> None:
    await room.party.begin()
    await room.party.turn(ADA)
    view = await room.settle(await room.party.reseat(seating.leave(ADA.id, "plain"), ADA))
    assert [question.to for question in view.questions] == ["s2"]
    view = await room.settle(await room.party.answer("theirs", 3, BEN))
    assert view.state.laid[3:6] == (1, 1, 3)


async def test_when_the_search_fails_the_session_stays_and_a_later_press_goes_on(room: Room) -> None:
    room.worker.fault = RuntimeError("gone")
    view = await room.settle(await room.party.start(automas=3))
    assert [question.to for question in view.questions] == ["s1", "s2", "s3"]
    room.worker.fault = None
    assert (await room.settle(view)).state.laid == (7, 7, 7)


async def test_after_a_restart_the_automas_go_on(room: Room, store: SqliteStore) -> None:
    begun = await room.party.start(automas=2)
    again = Room(store)
    again.party.id = room.party.id
    view = await again.settle(begun)
    assert [question.to for question in view.questions] == ["s1"]
