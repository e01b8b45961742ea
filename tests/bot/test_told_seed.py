"""The end tells the seed, and all hands: what goes on after it, and what everybody is told of that."""

import json
from collections.abc import Sequence

import pytest

from bot.screens.localized_view import LocalizedView
from bot.screens.look import ABOUT, look_message
from bot.screens.table import table_message
from bot.screens.table_buttons import table_rows
from bot.sessions import errors, seating
from bot.sessions.export import export
from bot.sessions.replay import verify
from bot.sessions.rights import Person
from bot.sessions.service import Sessions, first
from bot.sessions.start import Start
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from bot.words.words import I18n, Words
from engines.core.game import registry
from tests.bot.conftest import ADA, ANSWERS, BEN, CHANNEL, Table, play_out, undo
from tests.bot.hosted import GAME
from tests.bot.test_seating import CLEO, CLEVER, Party

KNOWN = " known since <t:"


@pytest.fixture
def party(store: SqliteStore) -> Party:
    return Party(store)


async def all_laid(party: Party) -> View:
    """Play the hosted game to its natural end, as Ada, Ben and an automa."""
    view = await party.begin()
    while not view.is_ended:
        who = {seat: view.holders.of(seat) for seat in view.seats}
        if view.questions:
            question = view.questions[0]
            view = await party.answer(question.id, 1, Person(who[str(question.to)], "77"))
        else:
            view = await party.turn(Person(who[seating.waits_for(view)[0]], "77"))
    return view


def said(words: Words, view: View) -> str:
    """Return all that the table and About say."""
    return json.dumps(
        [table_message(LocalizedView(words, view)), look_message(LocalizedView(words, view), ABOUT, ())],
        ensure_ascii=False,
    )


def buttons(words: Words, view: View) -> list[str]:
    return [
        part["label"]
        for row in table_rows(LocalizedView(words, view))
        for part in row["components"]
        if "label" in part
    ]


async def exported(sessions: Sessions, session: str) -> dict[str, object]:
    view = await sessions.records.view(session)
    return export(
        view.session, await sessions.history.entries(session), await sessions.records.holders(session)
    )


@pytest.mark.parametrize("is_natural", [False, True])
async def test_where_several_people_have_hands_the_end_stands(party: Party, is_natural: bool) -> None:
    if is_natural:
        view = await all_laid(party)
    else:
        await party.begin()
        view = await party.sessions.end(party.id, None, BEN, asker=ADA.id)
    words = I18n({"hosted": GAME}).words("hosted")
    assert "seed" in await exported(party.sessions, party.id)
    assert "Undo" not in buttons(words, view)
    assert "Undo takes this back" not in said(words, view)
    for by, asker in ((ADA, ""), (BEN, ADA.id), (ADA, BEN.id), (ADA, "")):
        with pytest.raises(errors.EndStands):
            await undo(party.sessions, party.id, by, asker)
    with pytest.raises(errors.EndStands):
        await party.sessions.undo(party.id, None, ADA)
    assert (await party.sessions.records.view(party.id)).is_ended


async def test_who_ends_it_while_another_has_left_for_a_moment_learns_their_hand_for_good(
    party: Party,
) -> None:
    await party.begin()
    await party.reseat(seating.leave(BEN.id, "plain"), BEN)
    await party.sessions.end(party.id, None, ADA)
    with pytest.raises(errors.EndStands):
        await party.sessions.undo(party.id, None, ADA, confirmed=True)


async def test_who_manages_the_server_ends_a_game_with_hands_for_good(party: Party) -> None:
    await party.begin()
    boss = Person(ADA.id, "77", may_manage=True)
    await party.sessions.end(party.id, None, boss)
    for by in (boss, BEN):
        with pytest.raises(errors.EndStands):
            await party.sessions.agree_to_undo(party.id, None, by, ADA.id)


async def test_alone_with_automas_the_end_is_taken_back_and_the_table_says_so(party: Party) -> None:
    words = I18n({"hosted": GAME}).words("hosted")
    await party.start(automas=2)
    await party.answer("clan.s1", 1, ADA)
    await party.answer("clan.s2", 1, CLEVER)
    await party.answer("clan.s3", 1, CLEVER)
    ended = await party.sessions.end(party.id, None, ADA)
    assert "Undo" in buttons(words, ended)
    with pytest.raises(errors.NeedsConfirm):
        await party.sessions.undo(party.id, None, ADA)
    view = await party.sessions.undo(party.id, None, ADA, confirmed=True)
    assert KNOWN in said(words, view)
    await party.turn(ADA)
    view = await party.answer("bid", 4, ADA)
    assert KNOWN in said(words, view)
    assert KNOWN in said(words, await party.sessions.records.view(party.id))
    # Who joins now is told, too; and with them the next end stands.
    view = await party.reseat(seating.join(BEN.id, "s2"), BEN)
    assert KNOWN in said(words, view)
    view = await party.sessions.end(party.id, None, BEN, asker=ADA.id)
    assert KNOWN in said(words, view)
    with pytest.raises(errors.EndStands):
        await party.sessions.agree_to_undo(party.id, None, ADA, BEN.id)


async def test_nobody_alone_brings_an_end_back_that_others_did_not_agree_to(party: Party) -> None:
    await party.start(automas=2)
    await party.sessions.end(party.id, None, ADA)
    await party.sessions.undo(party.id, None, ADA, confirmed=True)
    await party.reseat(seating.join(BEN.id, "s2"), BEN)
    with pytest.raises(errors.NeedsAnother):
        await party.sessions.redo(party.id, None, ADA)
    assert not (await party.sessions.records.view(party.id)).is_ended


class Three:
    """A game of Burgundy, in which nobody has a hand, between Ada, Ben and Cleo."""

    def __init__(self, table: Table) -> None:
        self.table, self.sessions = table, table.sessions
        self.words = I18n(registry.games()).words("burgundy")
        self.id = ""

    async def ended(self, turns: Sequence[Person] = (), board: str = "dealt") -> View:
        options = {"board": board, "automas": 1, "players": 3}
        view = await self.sessions.start(Start("burgundy", options, CHANNEL), ADA)
        self.id = self.table.id = view.id
        for one in (BEN, CLEO):
            await self.sessions.seats.change(self.id, seating.join(one.id), one)
        for one in turns:
            await self.sessions.move(self.id, None, first, one)
        return await self.sessions.end(self.id, None, BEN, asker=ADA.id)

    async def ask(self, by: Person) -> None:
        seq = (await self.sessions.records.view(self.id)).seq
        await self.sessions.ask_to_agree(self.id, seq, "undo", by)

    async def agree(self, by: Person, asker: Person) -> View:
        return await self.sessions.agree_to_undo(self.id, None, by, asker.id, "700")

    async def agree_in_turn(self, people: Sequence[Person], asker: Person) -> View:
        *first, last = people
        for one in first:
            with pytest.raises(errors.NeedsOthers):
                await self.agree(one, asker)
        return await self.agree(last, asker)


@pytest.fixture
def three(table: Table) -> Three:
    return Three(table)


async def test_two_of_three_do_not_take_the_end_back(three: Three) -> None:
    await three.ended()
    await three.ask(ADA)
    for _ in range(2):  # who agrees twice is one person
        with pytest.raises(errors.NeedsOthers) as refused:
            await three.agree(BEN, ADA)
        assert refused.value.agreed == [ADA.id, BEN.id]
    assert (await three.sessions.records.view(three.id)).is_ended
    view = await three.agree(CLEO, ADA)
    assert not view.is_ended
    assert f"<@{ADA.id}> asked for it, <@{BEN.id}>, <@{CLEO.id}> agreed." in said(three.words, view)


async def test_an_end_taken_back_inside_a_turn_is_named(three: Three) -> None:
    await three.ended((ADA, BEN, CLEO, ADA), board="search")
    await three.ask(ADA)
    await three.agree_in_turn((BEN, CLEO), ADA)
    view = await three.sessions.records.view(three.id)
    assert view.questions
    agreed = f"<@{ADA.id}> asked for it, <@{BEN.id}>, <@{CLEO.id}> agreed."
    assert json.dumps(f"Undone: the end of the game\n{agreed}")[1:-1] in said(three.words, view)


async def test_an_end_brought_back_is_no_end_of_play(table: Table, words: Words) -> None:
    await table.start()
    await table.sessions.end(table.id, None, ADA)
    await table.undo()
    told = table_message(LocalizedView(words, await table.redo()))["embeds"][0]
    assert told["title"] == "Done again: the end of the game"


async def test_nobody_is_made_an_asker_by_a_forged_press(three: Three) -> None:
    await three.ended()
    with pytest.raises(errors.RequestVoid):
        await three.agree(BEN, CLEO)
    await three.ask(ADA)
    with pytest.raises(errors.RequestVoid):
        await three.agree(BEN, CLEO)
    with pytest.raises(errors.NeedsAnother):
        await three.agree(ADA, ADA)
    with pytest.raises(errors.NotSeated):
        await three.agree(Person("1099", "77"), ADA)


async def test_the_table_says_until_its_end_that_the_seed_is_known(three: Three) -> None:
    ended = await three.ended()
    assert KNOWN not in said(three.words, ended)
    await three.ask(ADA)
    views = [await three.agree_in_turn((BEN, CLEO), ADA)]
    views.append(await three.sessions.move(three.id, None, first, ADA))
    views.append(await three.sessions.records.view(three.id))
    assert all(KNOWN in said(three.words, view) for view in views)
    document = await exported(three.sessions, three.id)
    assert "seed" not in document
    assert document["told"] == ended.entry.at
    view = await three.sessions.end(three.id, None, BEN, asker=ADA.id)
    assert KNOWN in said(three.words, view)
    whole = await exported(three.sessions, three.id)
    assert whole["told"] == ended.entry.at
    report = verify(json.dumps(whole), registry.games())
    assert (report.fault, report.told) == (None, ended.seq)


async def test_a_natural_end_taken_back_is_told_too_and_in_old_exports_found(table: Table) -> None:
    ended = await play_out(table)
    words = I18n(registry.games()).words("pebbles")
    view = await table.undo()
    assert KNOWN in said(words, view)
    view = await table.answer("bag", ANSWERS["bag"])
    assert view.is_ended
    whole = await exported(table.sessions, table.id)
    assert verify(json.dumps(whole), registry.games()).told == ended.seq


async def test_what_never_ended_before_says_nothing_of_it(table: Table) -> None:
    words = I18n(registry.games()).words("pebbles")
    view = await table.start()
    assert KNOWN not in said(words, view)
    await table.turn()
    view = await table.undo()
    assert KNOWN not in said(words, view)
    await table.sessions.end(table.id, None, ADA)
    whole = await exported(table.sessions, table.id)
    assert "told" not in whole
    assert verify(json.dumps(whole), registry.games()).told is None
