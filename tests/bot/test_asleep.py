"""A person who sleeps is passed over, after some hours and with the game's own answers."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.automas.absence import HOUR, Think, answer_for, demand_absent, is_asleep
from bot.sessions import errors, seating
from bot.sessions.entry import Kind
from bot.sessions.rights import Person
from bot.sessions.service import Sessions
from bot.sessions.view import View
from bot.sessions.waiting import Waiting
from bot.store.errors import StoreFault
from bot.store.sqlite import SqliteStore
from engines.core.game import StartOption
from engines.core.script.requests import Choice, Number, Option, Question
from engines.core.text import text
from tests.bot import hosted
from tests.bot.conftest import ADA, BEN
from tests.bot.test_seating import CLEO, CLEVER, Party


async def think(_: View, question: Question, strength: str) -> dict[str, Any]:
    """Decide as an automa does."""
    assert question.private
    return {"strength": strength, "weighed": [], "iterations": 0, "is_open": False, "answer": 5}


async def let_by(sessions: Sessions, view: View, seat: str, by: Person, now: int, think: Think) -> View:
    """Answer for a seat if it has been awaited for a day."""
    is_absent = await is_asleep(sessions, view, seat, now, 24)
    demand_absent(view, seat, by, is_absent=is_absent)
    return await answer_for(sessions, view, seat, by, think)


@pytest.fixture
def lobby(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> Party:
    """A table that nobody has sat down at; every question has an answer for sleepers."""
    plain = hosted.number

    def number(name: str, seat: str) -> Number:
        return replace(plain(name, seat), asleep=0)

    monkeypatch.setattr(hosted, "number", number)
    return Party(store)


@pytest.fixture
async def party(lobby: Party) -> Party:
    """Ada's turn: two questions, both with an answer for sleepers."""
    await lobby.begin()
    return lobby


async def test_who_sleeps_is_passed_over_and_the_others_go_on(party: Party) -> None:
    view = await party.sessions.records.view(party.id)
    late = view.entry.at + 24 * HOUR
    view = await let_by(party.sessions, view, "s1", BEN, late, think)
    assert [question.to for question in view.questions] == ["s2"]
    view = await party.answer("theirs", 4, BEN)
    assert view.state.laid[-3:] == (0, 0, 4)


async def test_who_sleeps_still_sleeps_if_only_their_turn_was_begun_for_them(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk fails before the first answer is saved."""
    view = await party.sessions.records.view(party.id)
    late = view.entry.at + 24 * HOUR

    async def fails(*_: object) -> None:
        raise StoreFault("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(party.sessions, "answer", fails)
        with pytest.raises(StoreFault):
            await let_by(party.sessions, view, "s1", BEN, late, think)
    begun = await party.sessions.records.view(party.id)
    assert begun.seq > view.seq
    assert await is_asleep(party.sessions, begun, "s1", late, 24)


async def test_the_hours_of_a_pause_do_not_count(party: Party) -> None:
    view = await party.sessions.records.view(party.id)
    late = view.entry.at + 24 * HOUR
    for waiting, is_late in (
        (Waiting(), True),
        (Waiting(paused=late - HOUR), False),
        (Waiting(since=late - HOUR), False),
        (Waiting(since=view.entry.at), True),
    ):
        now = replace(view, session=replace(view.session, waiting=waiting.to_json()))
        assert await is_asleep(party.sessions, now, "s1", late, 24) is is_late


async def test_nobody_is_passed_over_at_once(party: Party) -> None:
    view = await party.sessions.records.view(party.id)
    with pytest.raises(errors.NotAsleep):
        await let_by(party.sessions, view, "s1", BEN, view.entry.at + 23 * HOUR, think)
    assert (await party.sessions.records.view(party.id)).seq == view.seq


@pytest.mark.parametrize(("seat", "by"), [("s2", ADA), ("s3", ADA), ("s1", CLEO)])
async def test_only_who_is_awaited_and_only_by_the_table(party: Party, seat: str, by: object) -> None:
    view = await party.sessions.records.view(party.id)
    with pytest.raises(errors.NotOffered):
        await let_by(party.sessions, view, seat, by, view.entry.at + 99 * HOUR, think)  # type: ignore[arg-type]


async def test_where_the_table_wants_it_an_automa_answers_for_sleepers(
    store: SqliteStore,
) -> None:
    asleep = StartOption("asleep", "choice", "automa", ("default", "automa"))
    begun = Party(store, replace(hosted.GAME, options=(asleep,)))
    await begun.begin()
    view = await begun.sessions.records.view(begun.id)
    view = await let_by(begun.sessions, view, "s1", BEN, view.entry.at + 24 * HOUR, think)
    view = await begun.answer("theirs", 4, BEN)
    assert view.state.laid[-3:] == (5, 5, 4)


async def test_who_joined_and_never_chose_is_passed_over_before_the_game_begins(lobby: Party) -> None:
    await lobby.start()
    await lobby.reseat(seating.join(BEN.id), BEN)
    view = await lobby.answer("clan.s1", 1, ADA)
    late = view.entry.at + 24 * HOUR
    with pytest.raises(errors.NotAsleep):
        await let_by(lobby.sessions, view, "s2", ADA, late - 1, think)
    view = await let_by(lobby.sessions, view, "s2", ADA, late, think)
    assert [question.id for question in view.questions] == ["clan.s3"]
    assert (await lobby.answer("clan.s3", 3, CLEVER)).state.laid == (1, 0, 3)


async def test_who_has_only_just_joined_is_awake(lobby: Party) -> None:
    started = await lobby.start()
    view = await lobby.reseat(seating.join(BEN.id), BEN)
    joined = view.holders.rows[-1].at
    assert joined > started.entry.at
    assert not await is_asleep(lobby.sessions, view, "s2", joined + 24 * HOUR - 1, 24)
    assert await is_asleep(lobby.sessions, view, "s2", joined + 24 * HOUR, 24)


async def test_who_has_only_just_taken_a_seat_is_awake_though_the_turn_is_old(party: Party) -> None:
    await party.reseat(seating.leave(ADA.id, "plain"), ADA)
    view = await party.reseat(seating.join(ADA.id), ADA)
    back = view.holders.rows[-1].at
    assert not await is_asleep(party.sessions, view, "s1", back + 24 * HOUR - 1, 24)


async def test_who_is_not_awaited_does_not_sleep(party: Party) -> None:
    view = await party.sessions.records.view(party.id)
    late = view.entry.at + 99 * HOUR
    assert await is_asleep(party.sessions, view, "s1", late, 24)
    assert not await is_asleep(party.sessions, view, "s2", late, 24)


async def test_that_others_come_and_go_wakes_nobody(party: Party) -> None:
    view = await party.sessions.records.view(party.id)
    began = max(view.entry.at, *(row.at for row in view.holders.rows))
    await party.reseat(seating.leave(BEN.id, "plain"), BEN)
    view = await party.reseat(seating.join(BEN.id), BEN)
    assert view.holders.rows[-1].at > began
    assert await is_asleep(party.sessions, view, "s1", began + 24 * HOUR, 24)


async def test_a_seat_is_given_away_before_the_game_begins_only_if_its_person_is_absent(lobby: Party) -> None:
    await lobby.start()
    await lobby.reseat(seating.join(BEN.id), BEN)
    with pytest.raises(errors.NotAsleep):
        await lobby.reseat(seating.give(ADA.id, "s2", "plain"), ADA)
    view = await lobby.reseat(seating.give(ADA.id, "s2", "plain", is_absent=True), ADA)
    assert view.holders.of("s2") == "automa:plain"


async def test_an_answer_that_reads_like_sleep_is_no_sign_of_it(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    def word(name: str, seat: str) -> Choice:
        options = tuple(Option(one, text("seat", n=one)) for one in ("asleep", "awake"))
        return Choice(id=name, ask=text("ask-bid"), options=options, to=seat)

    monkeypatch.setattr(hosted, "number", word)
    began = (await party.turn(ADA)).entry.at
    view = await party.answer("bid", "asleep", ADA)
    assert view.entry.at > began
    assert not await is_asleep(party.sessions, view, "s1", began + 24 * HOUR, 24)


async def entries(party: Party) -> list[tuple[str, dict[str, Any]]]:
    """Return who the answers are written down for, and what was thought of them."""
    history = await party.sessions.history.entries(party.id)
    answers = [one for one in history if one.kind == Kind.ANSWER]
    return [(one.author, json.loads(one.input).get("thought") or {}) for one in answers]


async def test_what_is_answered_is_the_sleepers_and_says_who_answered_for_them(party: Party) -> None:
    view = await party.sessions.records.view(party.id)
    late = view.entry.at + 24 * HOUR
    await let_by(party.sessions, view, "s1", BEN, late, think)
    given = [one for one in await entries(party) if one[1]]
    assert len(given) == 2
    for author, thought in given:
        assert author == ADA.id
        assert thought["asleep"] == BEN.id
        assert thought["strength"] == "asleep"
        assert not thought["is_open"]
        assert not thought["iterations"]


async def test_what_the_rules_foresee_is_answered_though_it_is_no_first_option(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = await party.sessions.records.view(party.id)
    late, plain = view.entry.at + 24 * HOUR, hosted.number
    monkeypatch.setattr(hosted, "number", lambda name, seat: replace(plain(name, seat), asleep=6))
    await let_by(party.sessions, view, "s1", BEN, late, think)
    assert (await party.answer("theirs", 4, BEN)).state.laid[-3:] == (6, 6, 4)


async def test_nothing_is_answered_where_the_rules_foresee_nothing(store: SqliteStore) -> None:
    begun = Party(store)
    await begun.begin()
    view = await begun.sessions.records.view(begun.id)
    with pytest.raises(errors.NotOffered):
        await let_by(begun.sessions, view, "s1", BEN, view.entry.at + 24 * HOUR, think)
    assert not any(thought for _, thought in await entries(begun))


async def test_an_automa_is_no_sleeper(party: Party) -> None:
    await party.reseat(seating.leave(ADA.id, "plain"), ADA)
    view = await party.sessions.records.view(party.id)
    with pytest.raises(errors.NotOffered):
        await let_by(party.sessions, view, "s1", BEN, view.entry.at + 99 * HOUR, think)


async def test_the_weakest_automa_answers_and_who_is_answered_for_sleeps_on(store: SqliteStore) -> None:
    asleep = StartOption("asleep", "choice", "automa", ("default", "automa"))
    begun = Party(store, replace(hosted.GAME, options=(asleep,)))
    await begun.begin()
    await begun.turn(ADA)
    view = await begun.sessions.records.view(begun.id)
    strengths: list[str] = []

    async def once(view: View, question: Question, strength: str) -> dict[str, Any]:
        if strengths:
            raise RuntimeError("the second answer never comes")
        strengths.append(strength)
        return await think(view, question, strength)

    since = view.entry.at
    with pytest.raises(RuntimeError):
        await let_by(begun.sessions, view, "s1", BEN, since + 24 * HOUR, once)
    assert strengths == [hosted.GAME.strengths[0]]
    view = await begun.sessions.records.view(begun.id)
    assert view.entry.at > since
    assert await is_asleep(begun.sessions, view, "s1", since + 24 * HOUR, 24)
