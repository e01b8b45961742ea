import json

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def test_the_bare_command_plays_a_turn(table: Table) -> None:
    await table.slash("start burgundy", board="search")
    await table.sandbox.until(lambda: bool(table.last.buttons))
    (message,) = table.messages()
    for _ in range(30):
        if "white die" in body(message):
            break
        if message.selects:
            await table.select(message, message.selects[0].values[0])
        else:
            await table.press(message, labels(message)[0])
    assert "white die" in body(message)
    assert table.messages() == [message]
    why = await table.slash("why")
    assert "Possible" in body(why.message) or "Rule" in body(why.message)


async def test_a_dealt_game_asks_nothing_and_tells_no_secret(table: Table) -> None:
    await table.slash("start burgundy", board="dealt", automas=3, seed="hush hush")
    for _ in range(12):
        call = await table.turn()
        assert call.message is not None
        assert not call.message.selects
        await table.slash("why")
        await table.slash("score")
    assert all("hush" not in json.dumps(message.embeds) for message in table.messages())


async def test_reports_by_words_and_by_menu(table: Table) -> None:
    await table.slash("start burgundy", board="dealt")
    found = await table.ada.autocomplete(table.channel, "automa report", focused="action", value="depot 1")
    assert found
    call = await table.slash("report", action=found[0]["value"])
    assert call.kind == 4
    menu = (await table.press_panel("My turn")).message
    assert menu is not None
    assert menu.selects


async def test_words_that_are_in_no_report_are_named(table: Table) -> None:
    await table.slash("start burgundy", board="dealt")
    for typed, named in (
        ("took building zork", "No report has “zork”."),
        ("blorp zork", "No report has “blorp”, “zork”."),
        ("bought 2; zork building", "No report has “zork”."),
    ):
        told = body((await table.slash("report", action=typed)).message)
        assert named in told, told
        assert "othing" in told
    assert "No report has" not in body((await table.slash("report", action="took")).message)


async def test_many_turns_under_discords_own_rate_limits(table: Table) -> None:
    table.sandbox.rate_limits.like_discord()
    await table.slash("start burgundy", board="dealt", automas=3)
    for _ in range(8):
        call = await table.turn()
        assert call.message is not None
    assert not [record for record in table.sandbox.requests if record.status == 429]


async def test_several_automata_sit_down(table: Table) -> None:
    await table.slash("start burgundy", automas=2, board="dealt")
    await table.sandbox.until(lambda: "Automata 2" in body(table.last), within=10)


async def test_a_market_says_how_it_is_written_and_is_never_filled_up(table: Table) -> None:
    await table.slash("start burgundy", board="tracked")
    await table.slash("report", action="Tell the tiles of the black market")
    legend = "b brown, y yellow, g gray, lg light green, dg dark green, u blue"
    assert legend.replace(" gray, ", " gray,\n") in body(table.last)
    opened = await table.press(table.last, "Type the answer")
    assert opened.modal is not None
    (field,) = opened.modal["components"]
    assert field["description"] == f"4 places, row by row, - if empty: {legend}"
    short = await table.ada.submit(opened, {"text": "y b"})
    assert short.message is not None
    assert "There are 4 spaces, and 2 were written. Write each, - for an empty one." in body(short.message)
    again = await table.press(short.message, "Try again")
    await table.ada.submit(again, {"text": "y b - u"})
    await table.sandbox.settle()
    assert "Black market: 🟨 🟫 🟦" in body(table.last)


async def test_what_is_played_stands_under_about(table: Table) -> None:
    await table.slash("start burgundy", board="tracked", difficulty="hard")
    assert "Rules version" not in body(table.last)
    await table.done()
    looked = (await table.press(table.last, "Look")).message
    assert looked is not None
    about = await table.select(looked, "about")
    assert about.message is not None
    assert "hard · tracked\nRules version 2" in body(about.message)
    assert "hash of the seed" in json.dumps(about.message.embeds)


async def test_a_finished_turn_is_told_whole_after_its_last_answer(table: Table) -> None:
    await table.slash("start burgundy", board="search", seed="whole", pace="one")
    await table.slash("fix", field="Automata 1: silver", value="4")
    await table.done()
    message = (await table.press_panel("Automata 1's turn")).message
    assert message is not None
    while not has(message, "Begin round A2"):
        if message.selects:
            await table.select(message, message.selects[0].values[0])
        else:
            await table.press(message, labels(message)[0])
    await table.slash("status")
    assert "Automata 1 takes " in body(table.last)
    assert "bought for 2 silver" in body(table.last)


async def test_why_explains_all_that_the_table_tells_at_once(table: Table) -> None:
    await table.slash("start burgundy", board="dealt", automas=2, pace="all", seed="wire")
    await table.done()
    told = body(table.table)
    assert told.startswith("What happened")
    call = await table.press_panel("Why?")
    titles = []
    while call.message is not None:
        titles.append(call.message.embeds[0]["title"])
        if labels(call.message) == [] or call.message.buttons[-1].is_disabled:
            break
        call = await table.press(call.message, "Next")
    assert len(set(titles)) == 3, titles
    assert "white die" in titles[-1]


async def test_several_reports_in_a_line_are_all_done_or_none(table: Table) -> None:
    await table.slash("start burgundy", board="dealt")
    await table.sandbox.until(lambda: has(table.table, "My turn"))
    before = await table.ada.autocomplete(table.channel, "automa report", focused="action", value="bought 2")
    assert before
    many = await table.slash("report", action="bought 2; " * 51)
    assert "A line can have 50 parts; this one has 51. Nothing was changed." in body(many.message)
    call = await table.slash("report", action="bought 2; sold goods")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "Part 2, “sold goods”" in body(call.message)
    assert "Nothing was changed." in body(call.message)
    assert await table.ada.autocomplete(table.channel, "automa report", focused="action", value="bought 2")
    again = await table.press(call.message, "Try again")
    assert "bought 2; sold goods" in json.dumps(again.modal)
    more = await table.ada.autocomplete(
        table.channel, "automa report", focused="action", value="bought 2; claimed large yellow"
    )
    assert [one["name"].partition("; ")[0] for one in more] == ["bought 2"]
    await table.submit(again, more[0]["value"])
    left = await table.ada.autocomplete(table.channel, "automa report", focused="action", value="bought 2")
    assert left != before
    await table.slash("undo")
    back = await table.ada.autocomplete(table.channel, "automa report", focused="action", value="bought 2")
    assert back == before


async def test_the_same_tile_is_not_taken_twice_in_a_line(table: Table) -> None:
    await table.slash("start burgundy", board="dealt")
    call = await table.slash("report", action="bought 2; bought 2")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "Nothing was changed." in body(call.message)


async def test_what_is_far_from_all_reports_suggests_none(table: Table) -> None:
    await table.slash("start burgundy", board="dealt")
    call = await table.slash("report", action="xylophone")
    assert call.message is not None
    assert "Did you mean" not in body(call.message)


async def test_a_game_that_keeps_no_cards_says_so(table: Table) -> None:
    await table.slash("start burgundy", board="dealt")
    call = await table.slash("deck")
    assert call.message is not None
    assert "Burgundy keeps nothing of the kind." in body(call.message)


async def test_the_first_message_says_what_the_white_die_shows(table: Table) -> None:
    await table.slash("start burgundy", board="tracked")
    assert "A castle and 1 silver: ● 1." in body(table.last)
    assert ", white die " in body(table.last)
