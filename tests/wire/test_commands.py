import json
from pathlib import Path

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def test_one_command_with_a_subcommand_for_each_game(table: Table) -> None:
    command = next(one for one in table.sandbox.commands if one["type"] == 1)
    assert command["name"] == "automa"
    for one in table.sandbox.commands:
        assert (one["contexts"], one["integration_types"]) == ([0, 1, 2], [0, 1])
    options = {option["name"]: option for option in command["options"]}
    assert {"start", "turn", "status", "report", "why", "undo", "redo", "fix", "score", "end", "help"} <= set(
        options
    )
    games = {game["name"]: game for game in options["start"]["options"]}
    assert "pebbles" in games
    assert [option["name"] for option in games["pebbles"]["options"]] == [
        "deck",
        "dice",
        "pebbles",
        "lucky",
        "language",
        "seed",
        "thread",
        "log",
        "pace",
        "speed",
    ]
    assert not any(option.get("required") for game in games.values() for option in game["options"])


async def test_status_brings_the_table_to_the_end_and_the_older_one_goes(table: Table) -> None:
    await table.start()
    older = table.last
    call = await table.slash("status")
    assert call.message is table.last
    assert has(table.last, "Turn of Automa")
    assert older not in table.messages()


async def test_status_shows_the_open_question_after_its_message_was_deleted(table: Table) -> None:
    await table.start()
    call = await table.turn_to("dare")
    assert call.message is not None
    table.sandbox.delete_message(call.message)
    shown = await table.slash("status")
    assert shown.message is not None
    await table.press(shown.message, "No")
    assert "The card brings 0." in body(shown.message)


async def test_turn_with_an_open_question_shows_it_again(table: Table) -> None:
    await table.start()
    await table.turn_to("dare")
    again = await table.slash("turn")
    assert again.message is not None
    assert labels(again.message) == ["Yes", "No", "Look", "Undo"]


async def test_report_by_words_in_any_order(table: Table) -> None:
    await table.start()
    found = await table.ada.autocomplete(
        table.channel, "automa report", focused="action", value="blue 2 took"
    )
    assert found[0]["name"] == "We took 2 blue"
    call = await table.slash("report", action=found[0]["value"])
    assert "People took 2 blue." in body(call.message)
    assert table.last is call.message


async def test_report_forgives_typos(table: Table) -> None:
    await table.start()
    found = await table.ada.autocomplete(table.channel, "automa report", focused="action", value="tok 2 blu")
    assert "We took 2 blue" in [one["name"] for one in found]


async def test_report_of_words_that_fit_several_asks_back(table: Table) -> None:
    await table.start()
    call = await table.slash("report", action="took blue")
    assert call.message is not None
    assert call.message.is_ephemeral
    await table.select(call.message, "take colour=blue n=3")
    assert "People took 3 blue." in body(table.messages(table.ben)[-1])


async def test_reports_are_picked_from_menus_and_recorded_at_once(table: Table) -> None:
    await table.start()
    call = await table.press_panel("Report")
    menu = call.message
    assert menu is not None
    assert menu.is_ephemeral
    await table.select(menu, "take colour=red n=1")
    assert menu.selects[0].values[0] == "take colour=red n=1"
    await table.press(menu, "Record")
    assert body(menu) == "Noted."
    assert "People took 1 red." in body(table.messages(table.ben)[-1])


async def test_why_shows_rule_candidates_and_what_each_criterion_left(table: Table) -> None:
    await table.start()
    await table.slash("turn")
    call = await table.press_panel("Why?")
    assert call.message is not None
    assert call.message.is_ephemeral
    told = body(call.message)
    assert "Rule pebbles.3: It takes from the largest pile" in told
    assert "Possible (3): red, blue, dark green" in told
    assert "‣ largest pile: red (4), blue (4), dark green (4)" in told
    assert "‣ colour named first: red" in told


async def test_why_of_an_earlier_turn(table: Table) -> None:
    await table.start()
    await table.slash("turn")
    await table.slash("turn")
    choices = await table.ada.autocomplete(table.channel, "automa why", focused="turn", value="")
    names = [one["name"] for one in choices]
    assert names == ["Latest: Turn of Automa", "1 move ago: 4 red taken", "2 moves ago: the set-up"]
    call = await table.slash("why", turn=choices[1]["value"])
    assert "card Plain" in body(call.message)


async def test_why_leaves_out_what_was_undone(table: Table) -> None:
    await table.start()
    await table.press_panel("Let it rest")
    await table.slash("undo")
    call = await table.slash("why")
    assert "It rests" not in body(call.message)
    assert "Why? the set-up" in body(call.message)


async def test_undo_and_redo(table: Table) -> None:
    await table.start()
    await table.slash("report", action="take colour=red n=1")
    undone = await table.press_panel("Undo")
    assert "Undone: Ada: We took 1 red" in body(undone.message)
    await table.press_panel("Redo")
    assert "Done again: Ada: We took 1 red" in body(table.last)


async def test_a_turn_that_is_done_again_is_told_again(table: Table) -> None:
    await table.start()
    await table.press_panel("Let it rest")
    await table.press_panel("Undo")
    await table.press_panel("Redo")
    assert "Done again" in body(table.last)
    assert "It rests" in body(table.last)
    status = await table.slash("status")
    assert "It rests" in body(status.message)


async def test_undo_of_a_draw_asks_first(table: Table) -> None:
    await table.start(deck="shuffled")
    drew = body((await table.slash("turn")).message)
    sure = await table.slash("undo")
    assert sure.message is not None
    assert sure.message.is_ephemeral
    await table.press(sure.message, "Undo anyway")
    assert body(sure.message) == "Noted."
    assert "8 cards left" in body(table.messages(table.ben)[-1])
    assert body((await table.slash("turn")).message) == drew


async def test_fix_shows_the_present_value_and_corrects_it(table: Table) -> None:
    await table.start()
    found = await table.ada.autocomplete(table.channel, "automa fix", focused="field", value="pebb")
    assert found[0]["name"] == "The automa's pebbles, now 0"
    call = await table.slash("fix", field=found[0]["value"], value="12")
    assert "The automa's pebbles: 0 → 12" in body(call.message)
    call = await table.slash("fix", field=found[0]["value"], value="12")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "Nothing was changed: it is so already. The automa's pebbles: 12" in body(call.message)


async def test_fix_that_does_not_fit_says_once_how_to_write_it_and_can_be_tried_again(table: Table) -> None:
    await table.start()
    call = await table.slash("fix", field="pebbles", value="lots")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "The automa's pebbles can't be “lots”. " in body(call.message)
    assert body(call.message).count("a number up to 99") == 1
    form = await table.press(call.message, "Try again")
    await table.submit(form, "12")
    assert "The automa's pebbles: 0 → 12" in body(table.last)


async def test_a_card_whose_values_can_not_be_read_can_be_tried_again(table: Table) -> None:
    await table.slash("start london", seed="wire")
    field = "Values of Oxford Street"
    call = await table.slash("fix", field=field, value="c4 nonsense")
    assert call.message is not None
    assert "can't be" in body(call.message)
    form = await table.press(call.message, "Try again")
    wrong = await table.submit(form, "Oxford Street brown c4 +x")
    assert wrong.message is not None
    form = await table.press(wrong.message, "Try again")
    await table.submit(form, "Oxford Street brown c4 +8")
    assert "Oxford Street" in body(table.last)


async def test_where_nobody_has_a_hand_it_says_so_and_where_all_can_be_seen(table: Table) -> None:
    await table.start()
    call = await table.slash("hand")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "**Look** shows all that I know" in body(call.message)


async def test_what_people_type_is_neutral(table: Table) -> None:
    await table.start()
    name = "**@everyone** <@1>"
    call = await table.slash("fix", field="name", value=name)
    for message in (call.message, table.last):
        assert message is not None
        assert "**@everyone" not in body(message)
        assert "<@1>" not in body(message).replace("\\<", "")
        assert not message.mentions_everyone
        assert not message.mentions
    # A button's label shows no markdown: there the name stands as it was typed.
    assert labels(table.last)[0] == f"Turn of {name}"


async def test_score_is_shown_privately(table: Table) -> None:
    await table.start()
    call = await table.slash("score")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "Pebbles taken: 0 pebbles" in body(call.message)


async def test_end_asks_first_and_shows_the_seed(table: Table) -> None:
    await table.start()
    call = await table.slash("end")
    assert call.message is not None
    assert call.message.is_ephemeral
    await table.press(call.message, "End the game")
    ended = table.messages(table.ben)[-1]
    assert "The seed was `wire`" in body(ended)
    assert "automa replay" in body(ended)
    assert labels(ended) == ["Enter points", "Again", "Look", "Why?", "Undo"]


async def test_export_after_the_end_replays(table: Table, tmp_path: Path) -> None:
    await table.start(deck="shuffled")
    await table.slash("turn")
    exported = tmp_path / "game.json"
    exported.write_bytes(await table.exported())
    replayed = await table.bot.command("replay", str(exported))
    assert replayed.returncode == 0
    assert "all 3 entries and 3 draws are as recorded" in replayed.stdout


async def test_export_while_it_runs_has_no_secret(table: Table) -> None:
    await table.start(deck="shuffled", seed="hush hush")
    call = await table.slash("export")
    assert call.message is not None
    assert call.message.is_ephemeral
    content = call.message.attachments[0].content
    assert b"hush hush" not in content
    document = json.loads(content)
    assert "state" not in document["entries"][0]
    assert document["entries"][0]["said"] == []


async def test_help_lists_the_games(table: Table) -> None:
    call = await table.slash("help")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "Pebbles: a tiny game" in body(call.message)
    assert "footer" not in call.message.embeds[0]


async def test_help_says_at_its_foot_where_the_channels_game_stands(table: Table) -> None:
    await table.start()
    call = await table.slash("help")
    assert call.message is not None
    assert call.message.embeds[0]["footer"] == {"text": "8 cards left"}


async def test_seed_and_deck_are_in_nothing_public_and_in_no_log(table: Table) -> None:
    await table.start(deck="shuffled", seed="hush hush")
    for _ in range(3):
        call = await table.slash("turn")
        assert call.message is not None
        await table.answer_all(call.message)
        await table.slash("why")
        await table.slash("score")
        await table.slash("status")
    for message in [*table.messages(), *table.messages(table.ben)]:
        assert "hush" not in json.dumps(message.embeds) + (message.content or "")
    log = table.bot.logged()
    assert "hush" not in log
    assert table.sandbox.token not in log
    assert "card" not in log


async def test_look_opens_what_the_button_opens(table: Table) -> None:
    await table.start()
    call = await table.slash("look")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "Rules" in labels(call.message)
    assert "Pebbles" in body(call.message)
