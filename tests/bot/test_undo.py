import pytest

from bot.sessions import errors
from tests.bot.conftest import ADA, ANSWERS, CHANNEL, Table, play_out, to_number


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
        before = (await table.sessions.records.view(table.id)).entry.state
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
        assert (await table.sessions.records.view_in(CHANNEL)).is_ended

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
