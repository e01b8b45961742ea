import re

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import STOP_WITHIN, Bot, Table, body, has, labels
from tests.wire.test_pictures import in_words

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def test_start_shows_options_commitment_and_what_comes_first(table: Table) -> None:
    call = await table.start()
    told = body(call.message)
    assert "cards in order" in told
    assert "2d7" not in told  # another seed's hash
    assert re.search(r"hash of the seed: [0-9a-f]{8}…[0-9a-f]{8}$", told, re.MULTILINE)
    assert "The seed was chosen by" in told
    assert table.messages() == [call.message]
    assert labels(table.last) == [
        *("Turn of Automa", "Let it rest", "Report"),
        *("How to play", "Rules", "Look", "Seats", "Join"),
    ]


async def test_a_press_changes_the_table_in_place(table: Table) -> None:
    await table.start()
    panel = table.last
    call = await table.press_panel("Turn of Automa")
    assert call.kind == 7
    assert call.message is panel
    assert "It draws the card Plain." in body(panel)
    assert table.messages() == [panel]


async def test_a_refusal_goes_with_the_next_press_of_who_got_it(table: Table) -> None:
    await table.start()
    first, again = await table.slash("redo"), await table.slash("undo", table.ben)
    assert first.message is not None
    assert again.message is not None
    assert "There is nothing to bring back." in body(first.message)
    await table.press_panel("Turn of Automa")
    await table.sandbox.until(lambda: bool(first.message and first.message.is_deleted))
    assert not again.message.is_deleted
    assert not table.last.is_deleted
    unknown = await table.slash("fix", field="xyzzy", value="3")
    assert "I keep nothing called “xyzzy”." in body(unknown.message)
    await table.press_panel("Look")
    await table.sandbox.until(lambda: bool(unknown.message and unknown.message.is_deleted))


async def test_what_somebody_looks_at_goes_with_their_next_press_at_the_table(table: Table) -> None:
    await table.start()
    helped = (await table.press_panel("How to play")).message
    theirs = (await table.press_panel("How to play", table.ben)).message
    assert helped is not None
    assert theirs is not None
    await table.press_panel("Turn of Automa")
    await table.sandbox.until(lambda: helped.is_deleted)
    looked = (await table.press_panel("Look")).message
    assert looked is not None
    await table.select(looked, looked.selects[0].values[-1])
    await table.sandbox.settle()
    assert not looked.is_deleted  # another page of it
    why = (await table.press_panel("Why?")).message
    assert why is not None
    await table.sandbox.until(lambda: looked.is_deleted)
    await table.slash("status")
    await table.sandbox.until(lambda: why.is_deleted)
    assert not theirs.is_deleted


async def test_a_refusal_with_buttons_stays_while_they_are_pressed_and_then_goes(table: Table) -> None:
    await table.start()
    cleo = table.sandbox.user("Cleo")
    refused = (await table.press_panel("Turn of Automa", cleo)).message
    assert refused is not None
    seats = (await table.press(refused, "Seats", cleo)).message
    assert seats is not None
    assert not refused.is_deleted
    await table.press_panel("Look", cleo)
    gone = [refused, seats]
    await table.sandbox.until(lambda: all(one.is_deleted for one in gone))
    refused = (await table.press_panel("Turn of Automa", cleo)).message
    assert refused is not None
    await table.press_panel("Join", cleo)
    await table.sandbox.until(lambda: refused.is_deleted)


async def test_a_command_brings_the_table_to_the_end(table: Table) -> None:
    await table.start()
    older = table.last
    table.ben.say(table.channel, "Whose turn is it?")
    call = await table.slash("turn")
    assert "It draws the card Plain." in body(call.message)
    assert table.last is call.message
    assert older not in table.messages()


async def test_a_table_that_others_have_buried_moves_to_the_end(table: Table) -> None:
    await table.start()
    older = table.last
    table.ben.say(table.channel, "Whose turn is it?")
    await table.press(older, "Turn of Automa")
    assert has(table.last, "Turn of Automa")
    assert "It draws the card Plain." in body(table.last)
    assert older not in table.messages()


async def test_a_number_from_zero_to_99_is_typed(table: Table) -> None:
    await table.start()
    call = await table.turn_to("number")
    assert "How many pebbles do you hold?" in body(call.message)
    assert call.message is not None
    modal = await table.press(call.message, "Type the answer")
    done = await table.submit(modal, "7")
    assert done.kind == 7
    assert "The card brings 1." in body(call.message)
    assert has(call.message, "Turn of Automa")


async def test_a_multiple_choice_is_a_menu_with_none(table: Table) -> None:
    await table.start()
    call = await table.turn_to("colours")
    assert call.message is not None
    assert call.message.selects[0].values == ("red", "blue", "dark_green")
    await table.press(call.message, "None")
    assert "The card brings 0." in body(call.message)


async def test_more_than_25_options_are_paged(table: Table) -> None:
    await table.start()
    call = await table.turn_to("space")
    message = call.message
    assert message is not None
    assert len(message.selects[0].values) == 25
    turned = await table.press(message, "Next")
    assert turned.kind == 7
    assert message.selects[0].values == ("s26", "s27", "s28", "s29", "s30")
    await table.select(message, "s29")
    assert "The card brings 1." in body(message)


async def test_yes_and_no_are_buttons(table: Table) -> None:
    await table.start()
    call = await table.turn_to("dare")
    assert call.message is not None
    assert labels(call.message) == ["Yes", "No", "Look", "Undo"]
    await table.press(call.message, "Yes")
    assert "The card brings 2." in body(call.message)


async def test_a_typed_line_that_does_not_fit_can_be_tried_again(table: Table) -> None:
    await table.start()
    call = await table.turn_to("words")
    assert call.message is not None
    modal = await table.press(call.message, "Type the answer")
    assert modal.modal is not None
    field = modal.modal["components"][0]["component"]
    assert (field["value"], field["placeholder"]) == ("1 red", "such as 2 red, 1 blue")
    wrong = await table.submit(modal, "two **red** @everyone")
    assert wrong.message is not None
    assert wrong.message.visible_to is table.ada.user
    assert "Nothing was changed." in body(wrong.message)
    assert call.message.buttons
    again = await table.press(wrong.message, "Try again")
    assert again.modal is not None
    assert again.modal["components"][0]["component"]["value"] == "two **red** @everyone"
    await table.submit(again, "2 red, 3 blue")
    assert body(wrong.message) == "Noted."
    assert "On the bridge: 2 red, 3 blue." in body(call.message)
    assert has(call.message, "Turn of Automa")


async def test_a_private_question_is_shown_to_its_seat_only(table: Table) -> None:
    await table.start()
    call = await table.turn_to("secret")
    assert call.message is not None
    assert labels(call.message)[0] == "Play"
    refused = await table.press(call.message, "Play", table.ben)
    assert refused.message is not None
    assert "Only people with a seat" in body(refused.message)
    secret = await table.press(call.message, "Play")
    assert secret.message is not None
    assert secret.message.visible_to is table.ada.user
    assert labels(secret.message) == ["Acorn", "Feather", "Shell"]
    await table.press(secret.message, "Feather")
    assert "Something is hidden." in body(call.message)
    assert all("Feather" not in body(message) for message in table.messages(table.ben))


async def test_picks_are_gathered_over_pages(table: Table) -> None:
    await table.start()
    call = await table.turn_to("pick")
    message = call.message
    assert message is not None
    await table.select(message, "leaf 2", "leaf 3")
    await table.press(message, "Next")
    await table.select(message, "leaf 30")
    await table.press(message, "Back")
    await table.press(message, "Done (3 chosen)")
    assert "What is in the bag?" in body(message)
    await table.select(message, *[value for value in message.selects[0].values if value.startswith("1*")][:2])
    assert "The seed was `wire`" in body(message)


async def test_a_whole_game_ends_with_score_and_seed(table: Table) -> None:
    await table.start()
    call = await table.turn_to("pick")
    assert call.message is not None
    await table.answer_all(call.message)
    told = body(call.message)
    assert "Pebbles taken" in told
    assert "The seed was `wire`" in told
    assert labels(table.last) == ["Enter points", "Again", "Look", "Why?", "Undo"]
    await table.press_panel("Undo")
    assert has(table.last, "Undo")


async def test_the_table_rolls_itself(table: Table) -> None:
    await table.start(dice="table")
    call = await table.slash("turn")
    assert call.message is not None
    assert labels(call.message)[:6] == ["1", "2", "3", "4", "5", "6"]
    await table.press(call.message, "5")
    assert "It rolls a 5." in body(call.message)


async def test_the_set_up_can_ask(table: Table) -> None:
    call = await table.start(pebbles=0)
    assert call.message is not None
    await table.select(call.message, "9")
    assert has(call.message, "Turn of Automa")
    looked = await table.press(call.message, "Look")
    assert "9 red" in body(looked.message)


async def test_a_game_in_a_thread(table: Table) -> None:
    call = await table.start(thread=True)
    (thread,) = table.sandbox.threads(table.channel)
    assert f"<#{thread.id}>" in body(call.message)
    table.channel = thread
    await table.sandbox.until(lambda: bool(table.messages()))
    await table.press_panel("Turn of Automa")
    assert "It draws the card Plain." in body(table.last)


async def test_only_the_newest_table_is_there(table: Table) -> None:
    await table.start()
    first = (await table.turn_to("dare")).message
    again = await table.slash("status")
    await table.sandbox.until(lambda: first not in table.messages())
    assert again.message is not None
    await table.press(again.message, "Yes")
    assert "The card brings 2." in body(again.message)


async def test_an_undone_answer_is_asked_again(table: Table) -> None:
    await table.start()
    asked = (await table.turn_to("dare")).message
    assert asked is not None
    await table.press(asked, "Yes")
    await table.press(asked, "Undo")
    assert labels(asked) == ["Yes", "No", "Look", "Undo", "Redo"]
    await table.press(asked, "No")
    assert "The card brings 0." in body(asked)


async def logged(table: Table) -> list[str]:
    """The messages of finished turns: what everybody sees without buttons."""
    return [body(one) for one in table.messages(table.ben) if not one.buttons and not one.is_ephemeral]


async def test_what_was_told_of_a_turn_goes_when_it_is_undone_and_comes_again(table: Table) -> None:
    await table.start(log="turns", deck="sorted")
    for _ in range(2):
        await table.slash("report", action="take colour=blue n=1")
        await table.press_panel("Let it rest")
    told = await logged(table)
    assert len(told) == 2
    await table.press_panel("Undo")
    await table.sandbox.until(lambda: len(table.messages(table.ben)) == 2, within=STOP_WITHIN)
    assert await logged(table) == told[:1]
    await table.press_panel("Redo")
    await table.sandbox.until(lambda: len(table.messages(table.ben)) == 3, within=STOP_WITHIN)
    assert await logged(table) == told
    for _ in range(4):
        await table.press_panel("Undo")
    await table.sandbox.until(lambda: len(table.messages(table.ben)) == 1, within=STOP_WITHIN)
    await table.press_panel("Let it rest")
    await table.sandbox.until(lambda: len(table.messages(table.ben)) == 2, within=STOP_WITHIN)


async def test_without_pictures_there_are_words_and_no_files(table: Table) -> None:
    await table.start()
    assert "red: 4 pebbles" in body(table.last)
    call = await table.press_panel("Turn of Automa")
    assert in_words(call.message)
    assert "You: 0 pebbles" in body((await table.slash("score")).message)
    assert not any(message.attachments for message in table.messages())


async def test_a_refusal_that_can_be_tried_again_goes_with_the_next_press(table: Table) -> None:
    await table.start()
    for command, typed in (
        ("report", {"action": "xyzzy"}),
        ("fix", {"field": "red pebbles left", "value": "many"}),
    ):
        refused = (await table.slash(command, None, **typed)).message
        assert refused is not None
        assert refused.is_ephemeral
        await table.press_panel("Look")
        await table.sandbox.until(lambda refused=refused: refused.is_deleted)  # type: ignore[misc]
    asked = (await table.turn_to("words")).message
    assert asked is not None
    refused = (await table.slash("answer", text="xyzzy")).message
    assert refused is not None
    await table.press(refused, "Try again")  # and leaves the form
    assert not refused.is_deleted
    await table.press(asked, "Look")
    await table.sandbox.until(lambda: refused.is_deleted)
