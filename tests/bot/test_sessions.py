import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from bot.sessions import errors
from bot.sessions.service import In, Person, Sessions
from bot.sessions.standing import Standing
from bot.sessions.view import View
from engines.core import registry
from engines.core.chance import commitment
from engines.core.errors import BadAnswer
from engines.core.game import Game, Move
from engines.core.requests import Event, YesNo
from engines.core.script import Script, ask, tell
from engines.core.text import text
from tests.bot.conftest import ADA, BEN, CHANNEL, Table, do, say


async def to_number(table: Table) -> None:
    """Start, and take the first turn: the next card asks for a number."""
    await table.start()
    await table.turn()


class TestStart:
    async def test_shows_the_commitment_and_keeps_the_defaults(self, table: Table) -> None:
        view = await table.start()
        assert view.seq == 1
        assert view.session.commitment == commitment("seed")
        assert json.loads(view.session.options) == {
            "deck": "sorted",
            "dice": "bot",
            "pebbles": 4,
            "lucky": False,
        }
        assert [event.id for event in view.told] == ["set-up"]

    async def test_takes_the_seed_that_people_give(self, table: Table) -> None:
        view = await table.start(seed="our own words")
        assert view.session.commitment == commitment("our own words")

    async def test_one_session_in_a_channel(self, table: Table) -> None:
        first = await table.start()
        with pytest.raises(errors.SessionHere) as refused:
            await table.start(by=BEN)
        assert refused.value.view is not None
        assert refused.value.view.id == first.id

    async def test_options_that_do_not_go_together_start_nothing(self, table: Table) -> None:
        with pytest.raises(errors.Mistake) as refused:
            await table.start(lucky=True, dice="table")
        assert refused.value.text.id == "lucky-needs-bot-dice"
        with pytest.raises(errors.NoSession):
            await table.sessions.view_in(CHANNEL)

    async def test_an_option_out_of_range_is_refused(self, table: Table) -> None:
        with pytest.raises(ValueError, match="pebbles"):
            await table.start(pebbles=10)

    async def test_the_set_up_can_ask(self, table: Table) -> None:
        view = await table.start(pebbles=0)
        assert view.state is None
        assert [question.id for question in view.questions] == ["pebbles"]
        with pytest.raises(errors.QuestionOpen):
            await table.turn()
        view = await table.answer("pebbles", 5)
        assert view.state.piles["red"] == 5
        assert view.kind == "start"


class TestPress:
    async def test_each_press_appends_one_entry(self, table: Table) -> None:
        await to_number(table)
        await table.turn()
        await table.answer("yours", 7)
        await table.do("take colour=blue n=2")
        history = await table.sessions.history(table.id)
        assert [(entry.seq, entry.kind) for entry in history] == [
            (1, "start"),
            (2, "turn"),
            (3, "turn"),
            (4, "answer"),
            (5, "report"),
        ]

    async def test_shows_only_what_is_new_and_all_of_the_move(self, table: Table) -> None:
        await to_number(table)
        view = await table.turn()
        assert [event.id for event in view.new] == ["rolled", "drew"]
        view = await table.answer("yours", 7)
        assert [event.id for event in view.new] == ["gained", "chose", "took"]
        assert [event.id for event in view.told] == ["rolled", "drew", "gained", "chose", "took"]
        assert view.label == text("offer-turn", name="Automa")

    async def test_a_double_click_acts_once(self, table: Table) -> None:
        await table.start()
        done, refused = await asyncio.gather(table.turn(1), table.turn(1, BEN), return_exceptions=True)
        assert not isinstance(done, BaseException)
        assert isinstance(refused, errors.StaleSeq)
        assert refused.view is not None
        assert refused.view.seq == 2

    async def test_two_processes_on_one_store_write_one_entry(self, table: Table) -> None:
        await table.start()
        other = Table(table.store)
        other.id = table.id
        results = await asyncio.gather(table.turn(1), other.turn(1, BEN), return_exceptions=True)
        lost = [one for one in results if isinstance(one, errors.StaleSeq)]
        assert len(lost) == 1
        assert lost[0].is_race
        assert len(await table.sessions.history(table.id)) == 2

    async def test_fifty_presses_at_once_act_once(self, table: Table) -> None:
        await table.start()
        results = await asyncio.gather(*(table.turn(1) for _ in range(50)), return_exceptions=True)
        assert sum(isinstance(one, errors.StaleSeq) for one in results) == 49

    async def test_a_bad_answer_changes_nothing(self, table: Table) -> None:
        await to_number(table)
        await table.turn()
        with pytest.raises(errors.Mistake) as refused:
            await table.answer("yours", 1000)
        assert refused.value.text.id == "bad-number"
        assert (await table.sessions.view(table.id)).seq == 3

    async def test_what_is_not_offered_is_refused(self, table: Table) -> None:
        await table.start()
        with pytest.raises(errors.NotOffered):
            await table.do("take colour=blue n=9")

    async def test_an_answer_without_a_question(self, table: Table) -> None:
        await table.start()
        with pytest.raises(errors.NothingOpen):
            await table.answer("yours", 1)

    async def test_an_answer_to_another_question_is_stale(self, table: Table) -> None:
        await to_number(table)
        await table.turn()
        with pytest.raises(errors.StaleSeq):
            await table.answer("dare", True)

    async def test_a_session_of_another_server_is_none(self, table: Table) -> None:
        await table.start()
        with pytest.raises(errors.NoSession):
            await table.turn(by=Person("1", "another server"))

    async def test_a_fix_is_an_entry(self, table: Table) -> None:
        await table.start()
        view = await table.sessions.fix(table.id, "pebbles", "12", ADA)
        assert view.state.automa == 12
        with pytest.raises(errors.Mistake):
            await table.sessions.fix(table.id, "pebbles", "many", ADA)
        with pytest.raises(errors.NotOffered):
            await table.sessions.fix(table.id, "nothing", "1", ADA)

    async def test_the_game_ends_itself(self, table: Table) -> None:
        view = await play_out(table)
        assert view.is_ended
        with pytest.raises(errors.SessionEnded):
            await table.turn()
        with pytest.raises(errors.SessionEnded):
            await table.sessions.running_in(CHANNEL)
        await table.start()  # the channel is free again


ANSWERS = {
    "yours": 7,
    "liked": ["blue", "red"],
    "space": "s29",
    "dare": True,
    "words": "2 red, 1 blue",
    "hidden": "shell",
    "leaves": ["leaf 30", "leaf 1"],
    "bag": ["red", "red", "blue"],
}


async def play_out(table: Table, **options: Any) -> Any:
    """Play a whole game."""
    view = await table.start(**options)
    while not view.is_ended:
        if view.questions:
            question = view.questions[0]
            view = await table.answer(question.id, ANSWERS.get(question.id, "3"))
        else:
            view = await table.turn()
    return view


class TestRestart:
    async def test_an_open_turn_goes_on_in_a_new_process(self, table: Table) -> None:
        await to_number(table)
        asked = await table.turn()
        later = Table(table.store)
        later.id = table.id
        view = await later.sessions.view(table.id)
        assert view.questions == asked.questions
        assert view.told == asked.told
        view = await later.answer("yours", 8, seq=asked.seq)
        assert view.state.automa > 0
        assert not view.questions

    async def test_the_same_presses_make_the_same_game(self, table: Table) -> None:
        first = await play_out(table, deck="shuffled")
        second = await play_out(table, channel="501", deck="shuffled")
        assert first.state == second.state


class TestUndo:
    async def test_the_start_stays(self, table: Table) -> None:
        await table.start()
        with pytest.raises(errors.NothingToUndo):
            await table.undo()

    async def test_restores_the_state_exactly(self, table: Table) -> None:
        states = [(await table.start(deck="shuffled")).entry.state]
        for _ in range(2):
            await table.do("rest")
        codes = ("take colour=red n=1", "add colour=blue n=3", "take colour=blue n=7")
        states += [(await table.do(code)).entry.state for code in codes]
        for expected in states[-2::-1]:
            assert (await table.undo()).entry.state == expected

    async def test_undo_and_redo_walk_the_same_way(self, table: Table) -> None:
        await table.start()
        one = (await table.do("take colour=red n=1")).entry.state
        two = (await table.do("take colour=red n=2")).entry.state
        await table.undo()
        await table.undo()
        assert (await table.redo()).entry.state == one
        view = await table.redo()
        assert view.entry.state == two
        assert not view.can_redo
        with pytest.raises(errors.NothingToRedo):
            await table.redo()

    async def test_undo_after_redo_goes_back_again(self, table: Table) -> None:
        start = (await table.start()).entry.state
        one = (await table.do("take colour=red n=1")).entry.state
        await table.do("take colour=red n=2")
        await table.undo()
        await table.redo()
        assert (await table.undo()).entry.state == one
        assert (await table.undo()).entry.state == start
        with pytest.raises(errors.NothingToUndo):
            await table.undo()

    async def test_a_new_move_ends_what_could_be_redone(self, table: Table) -> None:
        await table.start()
        await table.do("take colour=red n=1")
        await table.undo()
        await table.do("take colour=blue n=1")
        with pytest.raises(errors.NothingToRedo):
            await table.redo()

    async def test_goes_back_into_the_open_question(self, table: Table) -> None:
        await to_number(table)
        asked = await table.turn()
        await table.answer("yours", 7)
        view = await table.undo()
        assert view.questions == asked.questions
        assert [event.id for event in view.told] == ["rolled", "drew"]
        view = await table.answer("yours", 8)
        assert view.state.automa > 0

    async def test_of_an_open_turn_takes_the_turn_back(self, table: Table) -> None:
        await to_number(table)
        before = (await table.sessions.view(table.id)).entry.state
        await table.turn()
        view = await table.undo()
        assert view.entry.state == before
        assert not view.questions

    async def test_that_hides_a_draw_asks_first_and_the_same_card_comes_again(self, table: Table) -> None:
        await table.start(deck="shuffled")
        view = await table.turn()
        drew = [event.args for event in view.told]
        with pytest.raises(errors.NeedsConfirm):
            await table.undo(confirmed=False)
        await table.undo(confirmed=True)
        assert [event.args for event in (await table.turn()).told] == drew

    async def test_of_a_report_needs_no_confirmation(self, table: Table) -> None:
        await table.start()
        await table.do("take colour=red n=1")
        await table.undo(confirmed=False)

    async def test_needs_to_be_confirmed_again_after_a_redo(self, table: Table) -> None:
        await table.start()
        await table.turn()
        await table.undo()
        await table.redo()
        with pytest.raises(errors.NeedsConfirm):
            await table.undo(confirmed=False)

    async def test_over_the_end_of_the_game_opens_it_again(self, table: Table) -> None:
        ended = await play_out(table)
        view = await table.undo()
        assert not view.is_ended
        assert [question.id for question in view.questions] == ["bag"]
        view = await table.answer("bag", ANSWERS["bag"])
        assert view.is_ended
        assert view.state == ended.state

    async def test_of_an_end_that_people_chose(self, table: Table) -> None:
        await table.start()
        await table.do("take colour=red n=1")
        assert (await table.sessions.end(table.id, None, ADA)).is_ended
        assert not (await table.undo()).is_ended
        assert (await table.redo()).is_ended
        assert (await table.sessions.view_in(CHANNEL)).is_ended

    async def test_of_an_end_is_refused_while_another_game_runs_there(self, table: Table) -> None:
        await table.start()
        old = table.id
        await table.sessions.end(table.id, None, ADA)
        await table.start()
        with pytest.raises(errors.SessionHere):
            await table.sessions.undo(old, None, ADA, confirmed=True)

    async def test_an_open_question_left_by_the_end_comes_back(self, table: Table) -> None:
        await to_number(table)
        await table.turn()
        view = await table.sessions.end(table.id, None, ADA)
        assert not view.questions
        view = await table.undo()
        assert [question.id for question in view.questions] == ["yours"]


class TestNewRules:
    """The rules are updated while a turn waits for an answer."""

    async def asked_by_old_rules(self, table: Table) -> None:
        await to_number(table)
        await table.turn()

    def updated(self, table: Table, play: Any) -> Table:
        game = registry.games()["pebbles"]
        new = Table(table.store)
        new.id = table.id
        new.sessions = Sessions(
            table.store, {"pebbles": replace(game, play=play)}, lambda: 99, lambda: "", lambda: ""
        )
        return new

    def other_question(self, game: Game[Any]) -> Any:
        def play(state: Any, move: Move) -> Script[Any]:
            if move.action != "turn":
                return game.play(state, move)
            return self.new_turn(state)

        return play

    @staticmethod
    def new_turn(state: Any) -> Script[Any]:
        yield from tell(Event("rested"))
        yield from ask(YesNo(id="again", ask=text("ask-dare")))
        return replace(state, automa=50)

    async def test_the_turn_begins_again_and_says_so(self, table: Table) -> None:
        await self.asked_by_old_rules(table)
        new = self.updated(table, self.other_question(registry.games()["pebbles"]))
        view = await new.sessions.view(table.id)
        assert view.has_restarted
        assert [question.id for question in view.questions] == ["again"]
        view = await new.answer("yours", 7, seq=3)
        assert view.has_restarted
        assert view.entry.kind == "restart"
        view = await new.answer("again", True, seq=4)
        assert not view.has_restarted
        assert view.state.automa == 50

    async def test_a_turn_that_the_rules_forbid_now_is_given_up(self, table: Table) -> None:
        await self.asked_by_old_rules(table)

        def play(_: Any, move: Move) -> Script[Any]:
            raise BadAnswer(text("not-now", move=move.code))

        new = self.updated(table, play)
        view = await new.answer("yours", 7, seq=3)
        assert view.has_restarted
        assert not view.questions
        assert view.entry.open == ""


class TestElsewhere:
    async def test_a_session_can_move_to_another_channel(self, table: Table) -> None:
        await table.start()
        view = await table.sessions.show_in(table.id, "900")
        assert view.session.channel == "900"
        assert (await table.sessions.view_in("900")).id == table.id

    async def test_but_not_onto_another_session(self, table: Table) -> None:
        await table.start()
        first = table.id
        await table.start(channel="900")
        with pytest.raises(errors.SessionHere):
            await table.sessions.show_in(first, "900")


async def test_nothing_secret_is_in_the_words_of_a_view(table: Table) -> None:
    view = await table.start(deck="shuffled", seed="very secret")
    assert "very secret" not in repr(view.session)
    assert "very secret" not in repr(Standing.of(view.game, (await table.store.current(table.id))).runner)  # type: ignore[arg-type]


async def test_a_private_answer_is_marked(table: Table) -> None:
    await play_out(table)
    history = await table.sessions.history(table.id)
    marked = [json.loads(entry.input) for entry in history if "private" in entry.input]
    assert [one["question"] for one in marked] == ["hidden"]


async def test_pick_and_say_are_read_under_the_lock(table: Table) -> None:
    """A pick sees the offers of the moment that it acts on."""
    await table.start()
    results = await asyncio.gather(
        *(table.sessions.move(table.id, None, do("take colour=red n=4"), ADA) for _ in range(2)),
        return_exceptions=True,
    )
    assert sum(isinstance(one, errors.NotOffered) for one in results) == 1


def test_say_finds_only_open_questions() -> None:
    assert say("x", 1)([]) is None


async def test_of_two_turns_typed_at_once_one_acts(table: Table) -> None:
    await table.start()
    results = await asyncio.gather(
        *(table.sessions.move(In(CHANNEL), None, do("rest"), by) for by in (ADA, BEN, ADA)),
        return_exceptions=True,
    )
    assert sum(isinstance(one, View) for one in results) == 1
    assert all(one.is_race for one in results if isinstance(one, errors.StaleSeq))
    assert sum(isinstance(one, errors.StaleSeq) for one in results) == 2


async def test_a_command_needs_a_session_in_its_channel(table: Table) -> None:
    with pytest.raises(errors.NoSession):
        await table.sessions.move(In("nowhere"), None, do("rest"), ADA)
