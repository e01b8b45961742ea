"""Seats of a hosted game: people and automas hold them, and only the holder answers for a seat."""

import itertools
import json
from collections.abc import Sequence
from typing import Any

import pytest

from bot.sessions import errors, seating
from bot.sessions.export import export
from bot.sessions.limits import Limits
from bot.sessions.rights import Person
from bot.sessions.service import Sessions
from bot.sessions.start import Origin, Start
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from engines.core.game import Game
from engines.core.script.requests import Json, Question
from engines.core.script.run import Said
from tests.bot.conftest import ADA, BEN, CHANNEL, do, say, undo
from tests.bot.hosted import GAME

CLEO = Person("1003", "77")
CLEVER = Person("automa:clever", "77")


class Party:
    """A session of the hosted game, and short ways to press."""

    def __init__(
        self,
        store: SqliteStore,
        game: Game[Any] = GAME,
        limits: Limits = Limits(),  # noqa: B008 - frozen
    ) -> None:
        ids, ticks = itertools.count(2), itertools.count(1)
        self.store = store
        self.sessions = Sessions(
            store,
            {"hosted": game},
            lambda: next(ticks),
            Origin(lambda: f"session{next(ids)}", lambda: "seed"),
            limits,
        )
        self.id = ""

    async def start(self, automas: int = 1) -> View:
        view = await self.sessions.start(Start("hosted", {}, CHANNEL, automas=(automas, "clever")), ADA)
        self.id = view.id
        return view

    async def reseat(self, change: seating.Reseat, by: Person) -> View:
        return await self.sessions.seats.change(self.id, change, by)

    async def answer(self, question: str, value: Json, by: Person, seq: int | None = None) -> View:
        return await self.sessions.answer(self.id, seq, say(question, value), by)

    async def turn(self, by: Person) -> View:
        return await self.sessions.move(self.id, None, do("turn"), by)

    async def begin(self) -> View:
        """Start with Ada, Ben and an automa, and choose the clans."""
        await self.start()
        await self.reseat(seating.join(BEN.id), BEN)
        await self.answer("clan.s1", 1, ADA)
        await self.answer("clan.s2", 2, BEN)
        return await self.answer("clan.s3", 3, CLEVER)


@pytest.fixture
def party(store: SqliteStore) -> Party:
    return Party(store)


def held(view: View) -> list[str]:
    return [view.holders.of(seat) for seat in view.seats]


async def test_the_starter_has_the_first_seat_and_automas_the_last(party: Party) -> None:
    assert held(await party.start(automas=1)) == [ADA.id, "", "automa:clever"]


async def test_a_table_of_automas_only_seats_nobody(party: Party) -> None:
    assert held(await party.start(automas=3)) == ["automa:clever"] * 3


async def test_more_automas_than_seats_are_refused_and_nothing_starts(party: Party) -> None:
    with pytest.raises(errors.Mistake) as refused:
        await party.start(automas=4)
    assert refused.value.text.id == "ui-too-many-automas"
    with pytest.raises(errors.NoSession):
        await party.sessions.records.view_in(CHANNEL)


async def test_people_join_in_the_order_they_come(party: Party) -> None:
    await party.start(automas=0)
    await party.reseat(seating.join(BEN.id), BEN)
    assert held(await party.reseat(seating.join(CLEO.id), CLEO)) == [ADA.id, BEN.id, CLEO.id]


async def test_nobody_sits_twice_or_on_a_person(party: Party) -> None:
    await party.start(automas=0)
    with pytest.raises(errors.AlreadySeated):
        await party.reseat(seating.join(ADA.id), ADA)
    with pytest.raises(errors.SeatTaken):
        await party.reseat(seating.join(BEN.id, "s1"), BEN)
    await party.reseat(seating.join(BEN.id), BEN)
    await party.reseat(seating.join(CLEO.id), CLEO)
    with pytest.raises(errors.NoFreeSeat):
        await party.reseat(seating.join("1004"), Person("1004", "77"))


async def test_who_leaves_before_the_game_frees_the_seat_and_later_hands_it_over(party: Party) -> None:
    await party.start()
    await party.reseat(seating.join(BEN.id), BEN)
    assert held(await party.reseat(seating.leave(BEN.id, "plain"), BEN))[1] == ""
    await party.reseat(seating.join(BEN.id), BEN)
    await party.answer("clan.s1", 1, ADA)
    await party.answer("clan.s2", 2, BEN)
    await party.answer("clan.s3", 3, CLEVER)
    assert held(await party.reseat(seating.leave(BEN.id, "plain"), BEN))[1] == "automa:plain"
    with pytest.raises(errors.NotSeated):
        await party.reseat(seating.leave(BEN.id, "plain"), BEN)


async def test_a_person_comes_back_to_the_seat_whose_secrets_it_knows_and_to_no_other(party: Party) -> None:
    await party.begin()
    await party.reseat(seating.leave(BEN.id, "plain"), BEN)
    with pytest.raises(errors.KnowsAnother):
        await party.reseat(seating.join(BEN.id, "s3"), BEN)
    assert held(await party.reseat(seating.join(BEN.id), BEN))[1] == BEN.id


async def test_only_who_is_at_the_table_gives_seats_to_automas(party: Party) -> None:
    await party.begin()
    with pytest.raises(errors.NotSeated):
        await party.reseat(seating.give(CLEO.id, "s2", "plain"), CLEO)
    with pytest.raises(errors.NotOffered):
        await party.reseat(seating.give(ADA.id, "s2", "wild"), ADA)
    assert held(await party.reseat(seating.give(ADA.id, "s3", "plain"), ADA))[2] == "automa:plain"


async def test_the_seat_of_another_person_is_given_away_only_if_that_one_is_absent(party: Party) -> None:
    await party.begin()
    with pytest.raises(errors.NotAsleep):
        await party.reseat(seating.give(ADA.id, "s2", "plain"), ADA)
    absent = seating.give(ADA.id, "s2", "plain", is_absent=True)
    assert held(await party.reseat(absent, ADA))[1] == "automa:plain"


async def test_who_has_seen_a_hand_stays_with_it_also_when_all_is_undone(party: Party) -> None:
    await party.begin()
    await party.sessions.agree_to_undo(party.id, None, BEN, ADA.id)
    await party.reseat(seating.leave(BEN.id, "plain"), BEN)
    with pytest.raises(errors.KnowsAnother):
        await party.reseat(seating.join(BEN.id, "s3"), BEN)


async def test_free_seats_are_filled_at_once(party: Party) -> None:
    await party.start(automas=0)
    view = await party.reseat(seating.fill(ADA.id, "plain"), ADA)
    assert held(view) == [ADA.id, "automa:plain", "automa:plain"]
    with pytest.raises(errors.NoFreeSeat):
        await party.reseat(seating.fill(ADA.id, "plain"), ADA)


async def test_a_seat_that_nobody_could_play_is_not_named(party: Party) -> None:
    view = await party.start()
    for seat in ("s1", "s2"):
        with pytest.raises(errors.NotNamed):
            await party.reseat(seating.rename(ADA.id, seat, "Uncle"), ADA)
    assert seating.free_seats(view) == ["s2"]


async def test_only_the_holder_answers_for_a_seat(party: Party) -> None:
    await party.start()
    with pytest.raises(errors.NotSeated):
        await party.answer("clan.s1", 1, BEN)
    with pytest.raises(errors.SeatFree):
        await party.answer("clan.s2", 1, ADA)
    await party.reseat(seating.join(BEN.id), BEN)
    with pytest.raises(errors.NotYours):
        await party.answer("clan.s1", 1, BEN)
    with pytest.raises(errors.NotYours):
        await party.answer("clan.s3", 1, ADA)
    assert (await party.answer("clan.s1", 1, ADA)).seq == 2


async def test_nobody_acts_out_of_turn(party: Party) -> None:
    await party.begin()
    with pytest.raises(errors.NotYours):
        await party.turn(BEN)
    assert (await party.turn(ADA)).questions


async def test_whoever_has_a_seat_lets_an_automa_begin_but_only_it_answers(party: Party) -> None:
    await party.begin()
    await party.reseat(seating.leave(ADA.id, "plain"), ADA)
    with pytest.raises(errors.NotSeated):
        await party.turn(CLEO)
    await party.turn(BEN)
    with pytest.raises(errors.NotYours):
        await party.answer("bid", 1, BEN)


async def test_what_others_answer_at_the_same_time_makes_no_press_old(party: Party) -> None:
    started = await party.start()
    await party.reseat(seating.join(BEN.id), BEN)
    await party.answer("clan.s1", 1, ADA, started.seq)
    view = await party.answer("clan.s2", 2, BEN, started.seq)
    assert [question.id for question in view.questions] == ["clan.s3"]
    with pytest.raises(errors.StaleSeq):
        await party.answer("clan.s2", 5, BEN, started.seq)


async def test_a_press_on_the_same_question_of_an_earlier_turn_is_old(party: Party) -> None:
    await party.begin()
    first = await party.turn(ADA)
    await party.answer("bid", 1, ADA, first.seq)
    await party.answer("mine", 1, ADA)
    await party.answer("theirs", 1, BEN)
    await party.reseat(seating.leave(BEN.id, "plain"), BEN)
    await party.reseat(seating.leave(ADA.id, "plain"), ADA)
    await party.turn(CLEO)
    await party.reseat(seating.join(BEN.id), BEN)
    with pytest.raises(errors.StaleSeq):
        await party.answer("bid", 1, BEN, first.seq)


async def test_undo_takes_back_what_automas_answered_since(party: Party) -> None:
    await party.begin()
    await party.turn(ADA)
    view = await party.answer("bid", 4, ADA)
    before = view.entry.state
    await party.reseat(seating.leave(BEN.id, "clever"), BEN)
    await party.answer("mine", 5, ADA)
    await party.answer("theirs", 6, CLEVER)
    view = await party.sessions.undo(party.id, None, ADA)
    assert [question.id for question in view.questions] == ["mine", "theirs"]
    assert view.entry.state == before
    assert (await party.sessions.redo(party.id, None, ADA)).state.laid[-3:] == (4, 5, 6)


async def test_only_who_is_at_the_table_takes_back(party: Party) -> None:
    await party.begin()
    with pytest.raises(errors.NotSeated):
        await party.sessions.undo(party.id, None, CLEO)
    with pytest.raises(errors.NotSeated):
        await party.sessions.end(party.id, None, CLEO)


async def test_the_seats_survive_a_restart(party: Party) -> None:
    view = await party.begin()
    again = Party(party.store)
    assert held(await again.sessions.records.view(party.id)) == held(view)


async def test_the_export_tells_from_when_who_held_a_seat_and_no_private_answer(party: Party) -> None:
    await party.begin()
    await party.turn(ADA)
    thought = {"iterations": 7, "is_open": False}
    await party.reseat(seating.leave(ADA.id, "plain"), ADA)
    answer = say("bid", 8)
    view = await party.sessions.answer(party.id, None, answer, Person("automa:plain", "77"), thought)
    history, holders = await party.sessions.history.entries(party.id), await party.store.holders(party.id)
    document = export(view.session, history, holders)
    assert document["seats"] == [
        {"after": 1, "seat": "s1", "holder": "p1"},
        {"after": 1, "seat": "s2", "holder": ""},
        {"after": 1, "seat": "s3", "holder": "automa:clever"},
        {"after": 1, "seat": "s2", "holder": "p2"},
        {"after": 5, "seat": "s1", "holder": "automa:plain"},
    ]
    # What was settled in private and nobody was told of is left out.
    assert [(one["author"], one["kind"]) for one in document["entries"]] == [
        ("p1", "start"),
        ("p1", "turn"),
        ("automa:plain", "answer"),
    ]
    assert "thought" not in json.dumps(document)
    assert all("value" not in one["input"] for one in document["entries"])


async def test_what_others_have_seen_is_taken_back_only_if_another_agrees(party: Party) -> None:
    await party.begin()
    await party.turn(ADA)
    seen = await party.answer("bid", 4, ADA)
    with pytest.raises(errors.NeedsConfirm):
        await party.sessions.undo(party.id, None, ADA)
    for asker in ("", ADA.id):
        with pytest.raises(errors.NeedsAnother):
            await undo(party.sessions, party.id, ADA, asker)
    view = await party.sessions.agree_to_undo(party.id, seen.seq, BEN, ADA.id)
    assert [question.id for question in view.questions] == ["bid"]


async def test_who_agreed_to_an_undo_does_not_put_the_choice_back(party: Party) -> None:
    await party.begin()
    await party.turn(ADA)
    seen = await party.answer("bid", 4, ADA)
    undone = await party.sessions.agree_to_undo(party.id, seen.seq, BEN, ADA.id)
    assert undone.entry.author == ADA.id
    with pytest.raises(errors.NotYours):
        await party.sessions.redo(party.id, None, BEN)
    assert [one.id for one in (await party.sessions.redo(party.id, None, ADA)).questions] == [
        "mine",
        "theirs",
    ]


async def test_what_was_undone_meanwhile_is_out_of_date_and_was_not_done(party: Party) -> None:
    await party.begin()
    await party.turn(ADA)
    seen = await party.answer("bid", 4, ADA)
    await party.sessions.agree_to_undo(party.id, seen.seq, BEN, ADA.id)
    for person in (ADA, BEN):
        with pytest.raises(errors.StaleSeq) as refused:
            await party.answer("mine", 5, person, seq=seen.seq)
        assert (refused.value.is_done, refused.value.is_race) == (False, False)


async def test_the_others_are_asked_once_at_a_time(party: Party) -> None:
    await party.begin()
    await party.turn(ADA)
    seen = await party.answer("bid", 4, ADA)
    await party.sessions.ask_to_agree(party.id, seen.seq, "undo", ADA)
    with pytest.raises(errors.AlreadyAsked) as refused:
        await party.sessions.ask_to_agree(party.id, seen.seq, "undo", BEN)
    assert refused.value.asker == ADA.id
    await party.sessions.ask_to_agree(party.id, seen.seq, "end", BEN)


async def test_what_nobody_has_seen_is_taken_back_by_its_owner_alone(party: Party) -> None:
    await party.begin()
    await party.turn(ADA)
    await party.answer("bid", 4, ADA)
    await party.answer("mine", 5, ADA)
    with pytest.raises(errors.NotYours):
        await party.sessions.undo(party.id, None, BEN)
    view = await party.sessions.undo(party.id, None, ADA)
    assert [question.id for question in view.questions] == ["mine", "theirs"]
    with pytest.raises(errors.NotYours):
        await party.sessions.redo(party.id, None, BEN)
    assert len((await party.sessions.redo(party.id, None, ADA)).questions) == 1


async def test_alone_with_automas_one_confirms_oneself(party: Party) -> None:
    await party.start(automas=2)
    await party.answer("clan.s1", 1, ADA)
    await party.answer("clan.s2", 1, CLEVER)
    await party.answer("clan.s3", 1, CLEVER)
    await party.turn(ADA)
    await party.answer("bid", 4, ADA)
    view = await party.sessions.agree_to_undo(party.id, None, ADA, ADA.id)
    assert [question.id for question in view.questions] == ["bid"]


async def test_an_agreement_is_a_seated_persons(party: Party) -> None:
    await party.begin()
    await party.turn(ADA)
    await party.answer("bid", 4, ADA)
    for asker in (CLEO.id, "999"):
        with pytest.raises(errors.NeedsAnother):
            await party.sessions.agree_to_undo(party.id, None, ADA, asker)


async def test_one_of_several_ends_the_game_only_with_anothers_agreement(party: Party) -> None:
    await party.begin()
    with pytest.raises(errors.NeedsAnother):
        await party.sessions.end(party.id, None, ADA)
    assert (await party.sessions.end(party.id, None, BEN, asker=ADA.id)).is_ended
    with pytest.raises(errors.EndStands):  # it has told all hands
        await party.sessions.undo(party.id, None, BEN)
    with pytest.raises(errors.EndStands):
        await party.sessions.undo(party.id, None, BEN, confirmed=True)


@pytest.mark.parametrize("value", [4, 99, "x"])
async def test_a_refusal_does_not_tell_what_another_seat_could_answer(party: Party, value: Json) -> None:
    await party.begin()
    await party.turn(ADA)

    def read(questions: Sequence[Question]) -> Said | None:
        for question in questions:
            if question.id == "bid":
                question.check(value)
                return Said("bid", value)
        return None

    with pytest.raises(errors.NotYours):
        await party.sessions.answer(party.id, None, read, BEN)


async def test_who_left_before_the_game_began_knows_nothing_and_may_sit_anywhere(party: Party) -> None:
    await party.start(automas=0)
    await party.reseat(seating.join(BEN.id, "s2"), BEN)
    await party.reseat(seating.leave(BEN.id, "plain"), BEN)
    await party.reseat(seating.join(CLEO.id, "s2"), CLEO)
    await party.reseat(seating.give(ADA.id, "s3", "clever"), ADA)
    await party.answer("clan.s1", 1, ADA)
    await party.answer("clan.s2", 2, CLEO)
    await party.answer("clan.s3", 3, CLEVER)
    assert held(await party.reseat(seating.join(BEN.id, "s3"), BEN))[2] == BEN.id


async def test_an_automa_that_somebody_else_has_seated_is_not_changed_alone(store: SqliteStore) -> None:
    party = Party(store)
    await party.start(automas=1)
    await party.reseat(seating.give(ADA.id, "s3", "plain"), ADA)
    await party.reseat(seating.join(BEN.id), BEN)
    with pytest.raises(errors.OthersAutoma):
        await party.reseat(seating.give(BEN.id, "s3", "clever"), BEN)
    view = await party.reseat(seating.give(ADA.id, "s3", "clever"), ADA)
    assert view.holders.of("s3") == "automa:clever"


async def test_each_automa_has_a_strength_of_its_own_and_the_last_is_for_the_rest(store: SqliteStore) -> None:
    party = Party(store)
    view = await party.sessions.start(Start("hosted", {}, "c9", automas=(3, "plain clever")), ADA)
    assert [view.holders.of(seat) for seat in ("s1", "s2", "s3")] == [
        "automa:plain",
        "automa:clever",
        "automa:clever",
    ]
