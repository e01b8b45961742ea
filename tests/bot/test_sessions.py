import asyncio
import json

import pytest

from bot.sessions import errors, seating
from bot.sessions.locks import In
from bot.sessions.rights import Person
from bot.sessions.session import Session
from bot.sessions.view import View
from bot.store.store import SqlStore
from engines.core.script.chance import commitment
from engines.core.text import text
from tests.bot.conftest import ADA, BEN, CHANNEL, Table, do, play_out, say, to_number


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
        assert view.session.seed == "our own words"
        assert view.session.commitment == commitment("our own words", view.session.salt)

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
            await table.sessions.records.view_in(CHANNEL)

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
    async def test_a_move_that_answers_have_ended_is_news_with_all_that_it_told(self, table: Table) -> None:
        await to_number(table)
        asked = await table.turn()
        ended = await table.answer("yours", 7)
        found = await table.sessions.records.view(table.id)
        news, _ = await table.sessions.history.news(found)
        assert news.told == ended.told
        assert len(news.told) > len(asked.told) > 0
        assert (news.kind, news.label) == ("turn", ended.label)

    async def test_news_of_several_automas_begins_with_what_they_answer(self, table: Table) -> None:
        own = Person("automa:", "77")
        await table.start()
        await table.do("take colour=red n=1")
        reported = await table.do("take colour=blue n=1")
        _, alone = await table.sessions.history.news(reported)
        assert alone == ()
        first = await table.turn(by=own)
        assert [one.kind for one in (await table.sessions.history.news(first))[1]] == []
        second = await table.turn(by=own)
        _, before = await table.sessions.history.news(second)
        assert [(one.seq, one.kind) for one in before] == [(reported.seq, "report"), (first.seq, "turn")]

    async def test_each_press_appends_one_entry(self, table: Table) -> None:
        await to_number(table)
        await table.turn()
        await table.answer("yours", 7)
        await table.do("take colour=blue n=2")
        history = await table.sessions.history.entries(table.id)
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
        await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
        results = await asyncio.gather(table.turn(1), other.turn(1, BEN), return_exceptions=True)
        lost = [one for one in results if isinstance(one, errors.StaleSeq)]
        assert len(lost) == 1
        assert lost[0].is_race
        assert len(await table.sessions.history.entries(table.id)) == 2

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
        assert (await table.sessions.records.view(table.id)).seq == 3

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
        view = await table.sessions.fix(table.id, None, "pebbles", "12", ADA)
        assert view.state.automa == 12
        with pytest.raises(errors.Mistake):
            await table.sessions.fix(table.id, None, "pebbles", "many", ADA)
        with pytest.raises(errors.NotOffered):
            await table.sessions.fix(table.id, None, "nothing", "1", ADA)

    async def test_a_fix_that_changes_nothing_is_told_and_is_no_entry(self, table: Table) -> None:
        await table.start()
        view = await table.sessions.fix(table.id, None, "pebbles", "12", ADA)
        with pytest.raises(errors.AlreadySo):
            await table.sessions.fix(table.id, None, "pebbles", "12", ADA)
        assert (await table.sessions.records.view(table.id)).seq == view.seq

    async def test_the_game_ends_itself(self, table: Table) -> None:
        view = await play_out(table)
        assert view.is_ended
        with pytest.raises(errors.SessionEnded):
            await table.turn()
        with pytest.raises(errors.SessionEnded):
            await table.sessions.records.running_in(CHANNEL)
        await table.start()  # the channel is free again


class TestRestart:
    async def test_an_open_turn_goes_on_in_a_new_process(self, table: Table) -> None:
        await to_number(table)
        asked = await table.turn()
        later = Table(table.store)
        later.id = table.id
        view = await later.sessions.records.view(table.id)
        assert view.questions == asked.questions
        assert view.told == asked.told
        view = await later.answer("yours", 8, seq=asked.seq)
        assert view.state.automa > 0
        assert not view.questions

    async def test_the_same_presses_make_the_same_game(self, table: Table) -> None:
        first = await play_out(table, deck="shuffled")
        await table.store.keep(kept := await table.store.kept(ADA.guild, "pebbles"), kept, [])
        second = await play_out(table, channel="501", deck="shuffled")
        assert first.state == second.state


class TestElsewhere:
    async def test_a_session_can_move_to_another_channel(self, table: Table) -> None:
        await table.start()
        view = await table.sessions.show_in(table.id, "900", ADA)
        assert view.session.channel == "900"
        assert (await table.sessions.records.view_in("900")).id == table.id

    @pytest.mark.parametrize("is_left", [False, True])
    async def test_only_with_who_sits_there_or_manages(self, table: Table, is_left: bool) -> None:
        await table.start()
        await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
        if is_left:
            await table.sessions.seats.change(table.id, seating.leave(ADA.id, ""), ADA)
        stranger = Person("1003", "77")
        for by in (stranger, *([ADA] if is_left else [])):
            with pytest.raises(errors.NotSeated):
                await table.sessions.show_in(table.id, "900", by)
        with pytest.raises(errors.NoSession):
            await table.sessions.show_in(table.id, "900", Person(BEN.id, "78", may_manage=True))
        manager = stranger._replace(may_manage=True)
        assert (await table.sessions.show_in(table.id, "900", manager)).session.channel == "900"
        assert (await table.sessions.show_in(table.id, "901", BEN)).session.channel == "901"

    async def test_a_press_counts_only_there(self, table: Table) -> None:
        await table.start()
        here, there = ADA._replace(channel=CHANNEL), ADA._replace(channel="900")
        with pytest.raises(errors.Elsewhere):
            await table.do("take colour=red n=1", by=there)
        await table.sessions.show_in(table.id, "900", ADA)
        with pytest.raises(errors.Elsewhere):
            await table.do("take colour=red n=1", by=here)
        await table.do("take colour=red n=1", by=there)

    async def test_but_not_onto_another_session(self, table: Table) -> None:
        await table.start()
        first = table.id
        await table.start(channel="900")
        with pytest.raises(errors.SessionHere):
            await table.sessions.show_in(first, "900", ADA)


async def test_nothing_secret_is_in_the_words_of_a_view(table: Table) -> None:
    view = await table.start(deck="shuffled", seed="very secret")
    assert "very secret" not in repr(view.session)
    assert "very secret" not in repr(Session.of(view.game, (await table.store.current(table.id))).runner)  # type: ignore[arg-type]


async def test_a_private_answer_is_marked(table: Table) -> None:
    await play_out(table)
    history = await table.sessions.history.entries(table.id)
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


async def test_an_interaction_acts_once_whatever_process_it_reaches(store: SqlStore) -> None:
    one, other = Table(store), Table(store)
    await one.start()
    other.id = one.id
    press = ADA._replace(press="77001")
    view = await one.turn(by=press)
    with pytest.raises(errors.AlreadyServed):
        await other.turn(by=press)
    assert (await other.sessions.records.view(one.id)).seq == view.seq
