"""What a seat plans in private isn't there for anybody else: twins of one game with and without a plan."""

import itertools
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.screens.confirmations import sure_to_undo
from bot.screens.localized_view import LocalizedView
from bot.screens.seats import agree_message, seat_message
from bot.screens.table import table_message
from bot.sessions import errors
from bot.sessions.export import export
from bot.sessions.outbox import AGREE
from bot.sessions.replay import verify
from bot.sessions.service import Sessions
from bot.sessions.start import Origin, Start
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from bot.words.words import I18n
from engines.core.script import Script, ask, ask_together, tell
from engines.core.script.event import Event
from tests.bot.conftest import ADA, BEN
from tests.bot.hosted import GAME, State, number
from tests.bot.test_seating import Party


def turn(state: State) -> Script[State]:
    """A turn of three private choices, then of two seats at once."""
    yield from tell(Event("begun", {"n": 0}))
    one = yield from ask(number("one", state.seat))
    two = yield from ask(number("two", state.seat))
    bids = (one, two, (yield from ask(number("three", state.seat))))
    yield from tell(Event("bid", {"n": sum(bids)}))
    other = replace(state, turn=state.turn + 1)
    both = yield from ask_together(number("mine", state.seat), number("theirs", other.seat))
    return replace(other, laid=(*state.laid, *bids, *both))


PLANNING = replace(GAME, scripts={"turn": turn})
WORDS = I18n({"hosted": PLANNING}).words("hosted")
BEGUN = 4
"""The entry with which the game begins."""


class Twin(Party):
    """A game that has come to Ben's turn, in a channel of its own."""

    def __init__(self, store: SqliteStore, channel: str, letter: str = "z") -> None:
        super().__init__(store, PLANNING)
        ticks = itertools.count(1)
        new_id = f"session{letter}"  # sessions of one store have ids of their own
        self.sessions = Sessions(
            store, {"hosted": PLANNING}, lambda: next(ticks), Origin(lambda: new_id, lambda: "seed")
        )
        self.channel = channel

    async def start(self, automas: int = 1) -> View:
        view = await self.sessions.start(Start("hosted", {}, self.channel, automas=(automas, "clever")), ADA)
        self.id = view.id
        return view

    async def to_bens_turn(self) -> int:
        """Play Ada's turn and begin Ben's; return the entry that everybody has seen."""
        await self.begin()
        await self.turn(ADA)
        for name in ("one", "two", "three", "mine"):
            await self.answer(name, 1, ADA)
        await self.answer("theirs", 1, BEN)
        return (await self.turn(BEN)).seq

    async def plan(self, *names: str) -> None:
        for name in names:
            await self.answer(name, 4, BEN)

    async def take_back(self) -> None:
        await self.sessions.undo(self.id, None, BEN)

    def told(self, payload: Any) -> str:
        return json.dumps(payload, ensure_ascii=False).replace(self.id, "ID").replace(self.channel, "CHANNEL")


async def nothing(_: Twin) -> None: ...


async def one_step(twin: Twin) -> None:
    await twin.plan("one")


async def two_steps(twin: Twin) -> None:
    await twin.plan("one", "two")


async def planned_and_taken_back(twin: Twin) -> None:
    await twin.plan("one")
    await twin.take_back()


async def planned_anew(twin: Twin) -> None:
    await twin.plan("one", "two")
    await twin.take_back()
    await twin.sessions.redo(twin.id, None, BEN)
    await twin.take_back()
    await twin.plan("two")


PLANS = (nothing, one_step, two_steps, planned_and_taken_back, planned_anew)


async def outcome(press: Awaitable[View]) -> str:
    """Return what a press came to: the refusal, with what a screen knows of it."""
    try:
        view = await press
    except errors.Refused as fault:
        return f"{type(fault).__name__} {getattr(fault, 'is_done', '')} {getattr(fault, 'is_race', '')}"
    return f"{view.kind} {[one.id for one in view.questions]} {view.can_undo} {view.can_redo}"


async def all_alike(store: SqliteStore, look: Callable[[Twin, int], Awaitable[Any]]) -> Any:
    """Let Ada do the same beside each plan of Ben's; return what came of it, which is always the same."""
    found = []
    for place, plan in enumerate(PLANS):
        twin = Twin(store, f"60{place}", "abcdefg"[place])
        seen = await twin.to_bens_turn()
        await plan(twin)
        found.append(twin.told(await look(twin, seen)))
    assert found == [found[0]] * len(found)
    return json.loads(found[0])


@pytest.mark.parametrize("seq", ["seen", None])
async def test_undo_by_somebody_else_asks_the_others_as_ever(store: SqliteStore, seq: str | None) -> None:
    async def look(twin: Twin, seen: int) -> str:
        return await outcome(twin.sessions.undo(twin.id, seen if seq else None, ADA))

    assert "NeedsConfirm" in await all_alike(store, look)


@pytest.mark.parametrize("off", [-2, -1, 1, 2, 3, 4, 5, 6])
async def test_nobody_counts_the_steps_by_forged_presses(store: SqliteStore, off: int) -> None:
    async def look(twin: Twin, seen: int) -> list[str]:
        return [
            await outcome(twin.sessions.undo(twin.id, seen + off, ADA)),
            await outcome(twin.sessions.redo(twin.id, seen + off, ADA)),
            await outcome(twin.sessions.end(twin.id, seen + off, ADA)),
            await outcome(twin.sessions.answer(twin.id, seen + off, lambda _: None, ADA)),
        ]

    assert "StaleSeq" in str(await all_alike(store, look))


async def test_several_steps_back_tell_nothing_of_a_plan(store: SqliteStore) -> None:
    async def look(twin: Twin, seen: int) -> Any:
        sessions, history = twin.sessions, twin.sessions.history
        with pytest.raises(errors.NeedsConfirm) as confirm:
            await sessions.undo(twin.id, None, ADA, to=BEGUN)
        view = (await sessions.records.view(twin.id)).known_to(ADA.id)
        named = sure_to_undo(LocalizedView(WORDS, view), ADA.id, confirm.value)
        await sessions.ask_to_agree(twin.id, seen, "undo", ADA, BEGUN)
        (request,) = [one for one in await store.due(twin.id) if one.kind == AGREE["undo"]]
        taken = json.loads(request.body)["undone"]
        undone, moved = await history.view_after(view, taken), await history.moved(view, taken)
        asked = agree_message(LocalizedView(WORDS, view), ADA.id, "undo", undone, moved=moved)
        forged = [
            await outcome(sessions.agree_to_undo(twin.id, seen, ADA, BEN.id, taken=seen + off))
            for off in range(1, 6)
        ]
        undo = sessions.agree_to_undo(twin.id, seen, BEN, ADA.id, taken=taken)
        return named, asked, forged, await outcome(undo), await outcome(sessions.redo(twin.id, None, ADA))

    named, asked, forged, undone, redone = await all_alike(store, look)
    assert "These 2 moves go:" in str(named)
    assert "asks to take back 2 moves" in str(asked)
    assert set(forged) == {"RequestVoid  "}
    assert undone.startswith("undo")
    assert redone.startswith("NeedsConfirm")


@pytest.mark.parametrize("off", range(1, 6))
async def test_nobody_counts_a_plan_by_going_back_to_it(store: SqliteStore, off: int) -> None:
    async def look(twin: Twin, seen: int) -> list[str]:
        return [
            await outcome(twin.sessions.undo(twin.id, None, ADA, to=seen + off)),
            await outcome(twin.sessions.undo(twin.id, seen, ADA, confirmed=True, to=seen + off)),
            str(await twin.sessions.history.number_of(await twin.sessions.records.view(twin.id), seen + off)),
        ]

    assert "NothingSince" in str(await all_alike(store, look))


async def test_what_is_asked_and_undone_by_it_is_what_all_have_seen(store: SqliteStore) -> None:
    async def look(twin: Twin, seen: int) -> Any:
        await twin.sessions.ask_to_agree(twin.id, seen, "undo", ADA)
        view = await twin.sessions.records.view(twin.id)
        (request,) = [one for one in await store.due(twin.id) if one.kind == AGREE["undo"]]
        body = json.loads(request.body)
        undone = await twin.sessions.history.view_after(view, body["undone"])
        asked = agree_message(LocalizedView(WORDS, view), ADA.id, "undo", undone)
        undo = twin.sessions.agree_to_undo(twin.id, seen, BEN, ADA.id)
        return asked, request.nr, await outcome(undo), await outcome(twin.sessions.redo(twin.id, None, ADA))

    asked = await all_alike(store, look)
    assert asked[2].startswith("undo []")
    assert asked[3].startswith("redo ['one']")


async def test_redo_is_offered_and_done_as_if_nothing_was_planned(store: SqliteStore) -> None:
    """An agreed undo has left Ben in the middle of his choices; what he does there nobody else sees."""

    async def take_back(twin: Twin) -> None:
        await twin.take_back()

    async def take_back_all(twin: Twin) -> None:
        await twin.take_back()
        await twin.take_back()

    async def choose_anew(twin: Twin) -> None:
        await twin.take_back()
        await twin.plan("two")

    found = []
    for place, then in enumerate((nothing, take_back, take_back_all, choose_anew)):
        twin = Twin(store, f"61{place}", "hijk"[place])
        await twin.to_bens_turn()
        await twin.plan("one", "two", "three")
        seq = (await twin.sessions.records.view(twin.id)).seq
        undone = await twin.sessions.agree_to_undo(twin.id, seq, BEN, ADA.id)
        await then(twin)
        view = await twin.sessions.records.view(twin.id)
        redone = await outcome(twin.sessions.redo(twin.id, undone.seq, ADA))
        found.append(twin.told([table_message(LocalizedView(WORDS, view)), redone]))
    assert found == [found[0]] * len(found)
    assert "redo ['mine', 'theirs']" in found[0]
    assert '"Redo"' in found[0]


async def test_the_table_and_other_seats_show_nothing_of_it(store: SqliteStore) -> None:
    async def look(twin: Twin, _: int) -> Any:
        view = await twin.sessions.records.view(twin.id)
        return table_message(LocalizedView(WORDS, view)), seat_message(LocalizedView(WORDS, view), "s1")

    await all_alike(store, look)


async def test_back_in_the_middle_of_a_plan_nobody_else_learns_of_its_steps(store: SqliteStore) -> None:
    """An agreed undo of the last choice leaves the ones before it."""
    twin = Twin(store, "620")
    await twin.to_bens_turn()
    seen = (
        await twin.answer("one", 1, BEN),
        await twin.answer("two", 1, BEN),
        await twin.answer("three", 1, BEN),
    )
    view = await twin.sessions.agree_to_undo(twin.id, seen[-1].seq, BEN, ADA.id)
    assert [one.id for one in view.questions] == ["three"]
    assert "NeedsConfirm" in await outcome(twin.sessions.undo(twin.id, None, ADA))
    view = await twin.sessions.undo(twin.id, None, BEN)  # its owner still goes back step by step
    assert [one.id for one in view.questions] == ["two"]


async def test_a_private_step_back_makes_nobodys_answer_old(store: SqliteStore) -> None:
    """Ben answers, is asked on and takes that back, while Ada has the same question open."""
    twin = Twin(store, "630")
    await twin.begin()
    await twin.turn(ADA)
    for name in ("one", "two", "three"):
        view = await twin.answer(name, 1, ADA)
    await twin.answer("theirs", 2, BEN)
    await twin.sessions.undo(twin.id, None, BEN)
    view = await twin.answer("mine", 3, ADA, seq=view.seq)
    assert [one.id for one in view.questions] == ["theirs"]


async def test_such_games_replay(store: SqliteStore) -> None:
    twin = Twin(store, "640")
    seen = await twin.to_bens_turn()
    await planned_anew(twin)
    await twin.sessions.agree_to_undo(twin.id, seen, BEN, ADA.id)
    await twin.sessions.redo(twin.id, None, ADA)
    await planned_and_taken_back(twin)
    await twin.answer("one", 1, BEN)
    view = await twin.sessions.end(twin.id, None, BEN, asker=ADA.id)
    document = export(
        view.session, await twin.sessions.history.entries(twin.id), await store.holders(twin.id)
    )
    report = verify(json.dumps(document), {"hosted": PLANNING})
    assert report.fault is None
    assert report.is_complete
