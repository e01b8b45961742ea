"""What people type is understood in every language at once, whoever types it."""

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


@pytest.mark.parametrize("language", ["en", "nl"])
async def test_a_report_is_found_by_words_of_any_language(table: Table, language: str) -> None:
    table.ben.locale = "nl"
    await table.start(language=language)
    await table.press_panel("Join" if language == "en" else "Meedoen", table.ben)
    for user, typed in (
        (table.ada, "We namen 1 rode"),
        (table.ben, "We took 1 red"),
        (table.ben, "rode namen 1"),
    ):
        call = await table.slash("report", user, action=typed)
        assert ("People took 1 red." if language == "en" else "Er is 1 rode genomen.") in body(call.message)


async def test_a_line_is_read_and_shown_in_each_language(table: Table) -> None:
    table.ben.locale = "nl"
    await table.start()
    call = await table.slash("report", table.ada, action="namen 1 rood; legden 2 donkergroen; took 1 blue")
    assert "People added 2 dark green." in body(call.message)
    undone = await table.slash("undo")
    assert "Undone: Ada: took 1 red; added 2 dark green; took 1 blue" in body(undone.message)
    await table.press_panel("Join", table.ben)
    wrong = await table.slash("report", table.ben, action="namen 9 rood")
    assert "Deel 1, “namen 9 rood”" in body(wrong.message)


async def test_a_line_is_continued_in_the_words_of_the_person(table: Table) -> None:
    table.ben.locale = "nl"
    await table.start()
    shown = await table.ben.autocomplete(table.channel, "automa melden", focused="actie", value="namen 2 ")
    assert {"namen 2 rood", "namen 2 donkergroen"} <= {one["name"] for one in shown}
    shown = await table.ada.autocomplete(table.channel, "automa report", focused="action", value="namen 2 ")
    assert {"took 2 red", "took 2 dark green"} <= {one["name"] for one in shown}


async def test_a_correction_is_found_by_its_name_in_any_language(table: Table) -> None:
    table.ben.locale = "nl"
    await table.start()
    await table.press_panel("Join", table.ben)
    call = await table.slash("fix", table.ada, field="De kiezels van de automa", value="7")
    assert "The automa's pebbles: 0 → 7" in body(call.message)
    call = await table.slash("fix", table.ben, field="The automa's name", value="Rood")
    assert "The automa's name: Automa → Rood" in body(call.message)


async def test_a_question_is_answered_in_any_language(table: Table) -> None:
    table.ben.locale = "nl"
    await table.start()
    await table.press_panel("Join", table.ben)
    call = await table.turn_to("dare")
    call = await table.slash("answer", table.ada, text="ja")
    assert "The card brings 2." in body(call.message)
    await table.turn_to("words")
    call = await table.slash("answer", table.ben, text="2 rood, 1 blue")
    assert "On the bridge: 2 red, 1 blue." in body(call.message)
