"""Scythe on the look-alike: lines are moves, a wrong one is refused above the map, turns ask little."""

import re

import pytest

from engines.scythe.model.seats import COLOURS
from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def test_a_wrong_line_names_its_part_and_shows_the_map(table: Table) -> None:
    await table.slash("start scythe", level="automa")
    call = await table.slash("report", action="worker G3 to G4; mech Z9 to B2")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "Part 2, “mech Z9 to B2”" in body(call.message)
    # These tests draw nothing: the words of the map stand in its place.
    assert "Encounters: A3 B2" in body(call.message)
    assert not has(table.messages(table.ben)[-1], "Undo")


async def test_a_reported_turn_is_one_entry_and_the_automas_asks_nothing(table: Table) -> None:
    await table.slash("start scythe", level="automa", pace="one")
    call = await table.slash("report", action="worker g3 to G4; character base to F3")
    assert "Ada: worker G3 → G4" in body(call.message)
    assert "takes the token on F3" in body(call.message)
    await table.press_panel("Done")
    turn = await table.press_panel("Turn of Nordic")
    assert "Still true?" not in body(turn.message)
    assert "Nordic" in body(turn.message)
    await table.press_panel("Done")
    asked = await table.press_panel("Turn of Nordic")
    if asked.message is not None and "Still true?" in body(asked.message):
        assert labels(asked.message)[:2] == ["Yes", "No"]


async def test_a_table_in_dutch(table: Table) -> None:
    await table.slash("start scythe", level="automa", language="nl")
    call = await table.slash("report", action="werker G3 naar G4; ontmoeting D2 weg")
    assert "Ada: arbeider G3 → G4" in body(call.message)
    assert "Het fiche van D2 is weg." in body(call.message)
    found = await table.ada.autocomplete(table.channel, "automa report", focused="action", value="nieuwe w")
    assert "new worker" in [one["name"] for one in found]


async def test_a_fight_that_a_person_starts_is_told_to_hands_and_explained(table: Table) -> None:
    await table.slash("start scythe", level="automa", seed="wire", combat_cards="bot", pace="one")
    await table.slash("report", action="new mech G3")
    await table.press_panel("Done")
    await table.press_panel("Turn of Nordic")
    await table.slash("fix", field="Nordic: character", value="G4")
    await table.slash("fix", field="Nordic: workers", value="A4 G4")
    await table.slash("report", action="mech G3 to G4; worker G3 to H1; encounter D2 gone")
    told = body((await table.slash("answer", text="30")).message)
    title, *lines = told.splitlines()[:8]
    assert re.fullmatch(r"G4: Ada beats Nordic, 30–\d+", title)
    begin = ("Nordic: character → mat", "Put ", "Nordic: −", "Ada: +1 star, −1 popularity")
    assert all(line.startswith(one) for line, one in zip(lines, begin, strict=False)), lines
    assert lines[4:] == ["Ada: mech G3 → G4", "Ada: worker G3 → H1", "The token of D2 is gone."]
    why = body((await table.slash("why")).message)
    assert "Ada beats Nordic" in why.splitlines()[0]
    assert "Rule combat.5" in why


async def test_in_a_line_of_mixed_languages_the_part_with_the_fault_is_named(table: Table) -> None:
    await table.slash("start scythe", level="automa")
    call = await table.slash("report", action="karakter basis naar H1; arbeider G3 naar Z9")
    assert "Part 2, “worker G3 to Z9”" in body(call.message)
    call = await table.slash("report", action="character basis naar H1; arbeider G3 naar F3")
    assert "Ada: worker G3 → F3" in body(call.message)


async def test_after_no_what_moved_is_reported_and_the_turn_goes_on(table: Table) -> None:
    await table.slash("start scythe", level="automa", seed="wire", pace="one")
    await table.press_panel("Done")
    await table.press_panel("Turn of Nordic")
    for _ in range(4):
        if has(table.table, "No"):
            break
        await table.press_panel("Done")
        await table.press_panel("Turn of Nordic")
    await table.press_panel("No")
    call = await table.slash("report", action="werker G3 naar G4")
    assert "Nordic" in body(call.message)
    assert "worker G4" in body(call.message)


async def test_a_message_has_the_colour_of_the_pieces_that_it_is_about(table: Table) -> None:
    await table.slash("start scythe", faction_1="crimea", faction_2="saxony", seed="wire", pace="one")
    done = await table.press_panel("Done")
    assert done.message is not None
    assert [one["color"] for one in done.message.embeds] == [COLOURS["crimea"], COLOURS["saxony"]]


async def test_what_is_typed_in_another_persons_turn_is_about_ones_own_pieces(table: Table) -> None:
    await table.slash("start scythe", seats=3, people="12", faction_1="crimea", faction_2="nordic")
    await table.press_panel("Join", table.ben)
    await table.press_panel("Done")
    refused = await table.slash("report", action="worker A5 to A4")
    assert "Ada has no worker at A5. There is: worker G3 H1." in body(refused.message)
    moved = await table.slash("report", action="worker G3 to G4")
    assert "Ada: worker G3 → G4" in body(moved.message)
    assert "worker G3 to G4" in body(moved.message).splitlines()[0]
    assert "Crimea" not in body(moved.message).splitlines()[0]
    own = await table.slash("report", table.ben, action="worker A5 to A4")
    assert "Ben: worker A5 → A4" in body(own.message)
    named = await table.slash("report", action="nordic: character base to A4")
    assert "Ben: character base → A4" in body(named.message)
    found = await table.ada.autocomplete(table.channel, "automa report", focused="action", value="worker G4")
    assert {one["name"] for one in found} == {"worker G4 to"}


async def test_who_presses_for_a_seat_that_nobody_holds_writes_for_it(table: Table) -> None:
    await table.slash("start scythe", seats=3, people="12", faction_1="crimea", faction_2="nordic")
    await table.press_panel("Done")
    moved = await table.slash("report", action="worker A5 to A4")
    assert "Nordic: worker A5 → A4" in body(moved.message)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("char base to H1", "Ada: character base → H1"),
        ("WORK G3 t G4", "Ada: worker G3 → G4"),
        ("crim: work G3 to F3; ne mec G3", "Ada: mech mat → G3"),
        ("enl pop; riv; enc D2 go", "Ada has the bonus for popularity."),
        ("personage basis naar H1; held H1 naar G4", "Ada: character H1 → G4"),
        ("pers bas naa H1", "Ada: character base → H1"),
    ],
)
async def test_words_of_a_line_are_known_by_their_beginnings(table: Table, typed: str, told: str) -> None:
    await table.slash("start scythe", level="automa")
    assert told in body((await table.slash("report", action=typed)).message)


async def test_what_several_words_begin_with_is_asked_back(table: Table) -> None:
    await table.slash("start scythe", level="automa")
    call = await table.slash("report", action="c base to H1; star")
    assert "“c” can be cards, character, coins. Write a bit more of it." in body(call.message)


async def test_a_level_is_known_by_its_beginning(table: Table) -> None:
    await table.slash("start scythe", level="automa")
    call = await table.slash("fix", field="Nordic: level", value="ultima")
    assert "automa → ultimaszyna" in body(call.message)
    call = await table.slash("fix", field="Nordic: level", value="automas")
    assert "ultimaszyna → automaszyna" in body(call.message)


async def test_a_fight_is_told_in_a_word_or_with_what_abilities_take(table: Table) -> None:
    await table.slash("start scythe", level="automa", seed="wire", combat_cards="bot")
    await table.slash("fix", field="Nordic: character", value="G4")
    await table.slash("fix", field="Nordic: power", value="9")
    asked = await table.slash("report", action="new mech G3; mech G3 to G4")
    assert "Artillery, Disarm, Sword: power −2." in body(asked.message)
    assert "**Power, Nordic:** 9" in body(asked.message)
    assert "**Cards, Nordic:** 1" in body(asked.message)
    assert has(table.table, "Fill in")
    told = await table.slash("answer", text="30; power 7")
    assert "Nordic: power to 7, −" in body(told.message)
    why = body((await table.slash("why")).message)
    assert "Nordic has 7 power in this fight." in why


async def test_a_fight_is_answered_by_a_number_alone(table: Table) -> None:
    await table.slash("start scythe", level="automa", seed="wire", combat_cards="bot")
    await table.slash("fix", field="Nordic: character", value="G4")
    await table.slash("report", action="new mech G3; mech G3 to G4")
    wrong = await table.slash("answer", text="much; power 7")
    assert "Total of Ada on G4" in body(wrong.message)
    told = await table.slash("answer", text="30")
    assert "G4: Ada beats Nordic, 30–" in body(told.message)


async def test_options_are_called_in_words(table: Table) -> None:
    opened = await table.slash("start scythe")
    assert opened.message is not None
    call = await table.press(opened.message, "More options")
    assert "**faction 1**: Seat 1" in body(call.message)
    assert call.message is not None
    assert "faction 1" in {str(one.placeholder) for one in call.message.selects}


async def test_who_is_ahead_is_said_of_the_automas(table: Table) -> None:
    await table.slash("start scythe", seats=3, faction_1="nordic", faction_2="rusviet")
    assert "Automas level with 11: Rusviet, Crimea" in body((await table.slash("score")).message)
    await table.slash("fix", field="Rusviet: coins", value="7")
    assert "Rusviet is ahead of the Automas: 13" in body((await table.slash("score")).message)


async def test_yes_and_a_base_are_typed_in_dutch(table: Table) -> None:
    await table.slash("start scythe", language="nl")
    told = await table.slash("fix", field="Nordic: Fabriekskaart", value="ja")
    assert "nee → ja" in body(told.message)
    assert "Fabriekskaart, nu ja" in body(told.message)
    told = await table.slash("fix", field="Nordic: mechs", value="basis A4")
    assert "- → basis A4" in body(told.message)


async def test_a_correction_of_what_a_fight_needs_stands_in_the_form_of_the_fight(table: Table) -> None:
    await table.slash("start scythe", level="automa", seed="wire", combat_cards="bot")
    await table.slash("fix", field="Nordic: character", value="G4")
    await table.slash("report", action="new mech G3; mech G3 to G4")
    call = await table.slash("fix", field="Nordic: power", value="9")
    assert call.modal is not None
    total, power, cards = call.modal["components"]
    assert [one["label"] for one in (total, power, cards)] == [
        "Total of Ada on G4",
        "Power, Nordic",
        "Cards, Nordic",
    ]
    assert (total["component"].get("value"), power["component"]["value"]) == (None, "9")
    assert [one["label"] for one in cards["component"]["options"] if one.get("default")] == ["1"]
    other = await table.slash("fix", field="Nordic: coins", value="9")
    assert "There is an open question to answer first." in body(other.message)
