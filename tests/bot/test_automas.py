"""Automas act by themselves until a person is needed."""

import asyncio
import dataclasses
import json
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.automas import automas
from bot.sessions import seating
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from bot.worker import decide
from bot.worker.line import Table
from engines.core.game import Game, registry
from engines.core.script import Script, ask, show
from engines.core.script.decide import Dilemma
from engines.core.script.requests import Number
from engines.core.text import text
from tests.bot.conftest import ADA, BEN
from tests.bot.hosted import GAME, State
from tests.bot.test_seating import CLEO, Party


class Worker:
    """Decides at once, and keeps what it was asked; `fault` is raised in place of the next answer."""

    def __init__(self) -> None:
        self.asked: list[Dilemma] = []
        self.fault: Exception | None = None

    async def do(self, task: str, head: dict[str, Any], body: bytes, within: float, table: Table) -> bytes:
        assert task == "decide"
        assert within > 1.5
        assert table.server == ADA.guild
        await asyncio.sleep(0)
        if self.fault:
            raise self.fault
        self.asked.append(Dilemma(**json.loads(body)))
        return decide.decide(head, body)


class Room:
    """A party whose automas play."""

    def __init__(self, store: SqliteStore, game: Game[Any] = GAME) -> None:
        self.party = Party(store, game)
        self.worker = Worker()
        self.shown: list[View] = []
        self.autoplay = automas.Automas(self.party.sessions, self.worker, self.show, 1.5)

    async def show(self, view: View) -> None:
        self.shown.append(view)

    async def settle(self, view: View) -> View:
        """Let the automas act and return how things stand then."""
        self.autoplay.may_act(view)
        await self.autoplay.quiet()
        return await self.party.sessions.records.view(self.party.id)


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


async def test_a_press_while_the_automas_look_whether_they_are_done_is_not_overlooked(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.settle(await room.party.start(automas=2))
    await room.party.answer("clan.s1", 1, ADA)
    await room.party.turn(ADA)
    look_up, presses = room.party.sessions.records.view, [room.party.answer]

    async def look_up_and_press(session: str) -> View:
        found = await look_up(session)
        if presses and [question.id for question in found.questions] == ["mine"]:
            room.autoplay.may_act(await presses.pop()("mine", 2, ADA))
        return found

    monkeypatch.setattr(room.party.sessions.records, "view", look_up_and_press)
    view = await room.settle(await room.party.answer("bid", 2, ADA))
    assert view.state.laid == (1, 7, 7, 2, 2, 7, 7, 7, 7)


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
    room.autoplay.may_act(begun)
    await room.autoplay.quiet()
    view = await room.settle(await room.party.sessions.records.view(room.party.id))
    assert view.state.turn == 3


async def test_an_automa_begins_a_game_with_people_only_when_somebody_lets_it(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"hosted": GAME})

    def start(_: Any) -> Script[State]:
        yield from show(State(turn=1))
        return State(turn=1)

    room = Room(store, dataclasses.replace(GAME, start=start))
    view = await room.settle(await room.party.start(automas=2))
    assert view.seq == 1
    view = await room.settle(await room.party.turn(ADA))
    assert [question.to for question in view.questions] == ["s1"]
    assert view.state.turn == 2  # s2 has played, and the turn of s3 asks Ada


async def test_the_thought_is_kept_with_the_answer(room: Room) -> None:
    await room.settle(await room.party.start(automas=2))
    history = await room.party.sessions.history.entries(room.party.id)
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
    view = await room.party.sessions.records.view(room.party.id)
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


async def test_a_seat_that_another_automa_gets_while_one_thinks_is_played_on(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, changes = room.worker.do, [seating.give(ADA.id, "s2", "plain")]

    async def think(*task: Any) -> bytes:
        if changes:
            room.autoplay.may_act(await room.party.reseat(changes.pop(), ADA))
        return await worker(*task)

    monkeypatch.setattr(room.worker, "do", think)
    view = await room.settle(await room.party.start(automas=2))
    assert [question.to for question in view.questions] == ["s1"]
    assert view.holders.of("s2") == "automa:plain"


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


class Clock:
    """Stands for asyncio: nobody waits, and what is thought takes as long as is said."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        return self.now

    def get_running_loop(self) -> "Clock":
        return self

    async def sleep(self, seconds: float) -> None:
        self.now += seconds

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


class Thinker(Worker):
    """Thinks for so many seconds, about one question after the other."""

    def __init__(self, clock: Clock, seconds: list[float]) -> None:
        super().__init__()
        self.clock, self.seconds = clock, seconds

    async def do(self, task: str, head: dict[str, Any], body: bytes, within: float, table: Table) -> bytes:
        seconds = self.seconds.pop(0)
        self.clock.now += seconds
        thought = json.loads(await super().do(task, head, body, within, table))
        return json.dumps(thought | {"seconds": seconds, "is_cut": seconds > 20}).encode()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(automas, "asyncio", clock)
    monkeypatch.setattr(registry, "games", lambda: {"hosted": GAME})
    return clock


def begun(_: Any) -> Script[State]:
    yield from show(State())
    return State()


async def answered(store: SqliteStore, clock: Clock, *thoughts: tuple[float, dict[str, Any]]) -> list[float]:
    """Return after how many seconds an automa answers each question, about which it thinks so long."""

    def think(state: State) -> Script[State]:
        asked = {"low": 0, "high": 9, **thoughts[state.turn][1]}
        yield from ask(Number(id="bid", ask=text("ask-bid"), to=state.seat, private=True, **asked))
        return dataclasses.replace(state, turn=state.turn + 1)

    game = dataclasses.replace(GAME, scripts={"turn": think}, start=begun, searching=("clever",))
    room = Room(store, game)
    worker = Thinker(clock, [seconds for seconds, _ in thoughts])
    room.autoplay = automas.Automas(room.party.sessions, worker, room.show, 1.5)
    await room.settle(await room.party.start(automas=3))
    times = []
    for turn in range(len(thoughts)):
        since = clock.now
        view = await room.settle(await room.party.turn(CLEO))
        assert view.state.turn == turn + 1
        times.append(round(clock.now - since, 6))
    return times


async def test_a_forced_secret_answer_does_not_come_faster(store: SqliteStore, clock: Clock) -> None:
    forced = {"low": 7, "high": 7, "always": True}
    searched, other, at_once = await answered(store, clock, (1.5, {"always": True}), (0.0, forced), (0.0, {}))
    assert searched == other > 1.5
    assert at_once == 0.0


async def test_where_searches_take_long_a_forced_secret_answer_does_too(
    store: SqliteStore, clock: Clock
) -> None:
    forced = {"low": 7, "high": 7, "always": True}
    searched, other = await answered(store, clock, (3.2, {"always": True}), (0.0, forced))
    assert searched == other > 3.2


async def test_a_search_that_is_cut_short_is_told_in_the_log(store: SqliteStore, clock: Clock) -> None:
    with capture_logs() as lines:
        await answered(store, clock, (19.0, {}), (20.5, {}))
    assert [(one["event"], one["seconds"]) for one in lines] == [("search-cut", 20.5)]


async def test_the_time_of_a_secret_answer_is_a_whole_number_of_paces(
    store: SqliteStore, clock: Clock
) -> None:
    always = {"always": True}
    first, second, third, slow, slower = await answered(
        store, clock, (0.3, {}), (0.4, {}), (0.6, {}), (2.1, always), (2.3, always)
    )
    assert first == second < third
    assert slow == slower
