"""The open question is answered by typing, with what can be typed suggested."""

from typing import Any

import pytest

from sandbox.driver import Channel, Message, Person
from tests.wire.conftest import Bot, Table, body, has, in_one_line
from tests.wire.hall import Hall

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def suggested(table: Table, typed: str) -> list[str]:
    found = await table.ada.autocomplete(table.channel, "automa answer", focused="text", value=typed)
    assert all(0 < len(one["name"]) <= 100 and 0 < len(one["value"]) <= 100 for one in found)
    return [one["name"] for one in found]


async def test_one_of_many_options(table: Table) -> None:
    await table.start()
    question = (await table.turn_to("space")).message
    assert len(await suggested(table, "")) == 25
    assert await suggested(table, "17") == ["Space 17"]
    near = (await table.slash("answer", text="spce 17")).message
    assert near is not None
    assert near.is_ephemeral
    assert "Did you mean one of these?" in body(near)
    many = (await table.slash("answer", text="space")).message
    assert many is not None
    assert len(many.selects[0].values) == 25
    call = await table.slash("answer", text="17")
    assert "The card brings 1." in body(call.message)
    await table.sandbox.until(lambda: question not in table.messages())
    await table.sandbox.until(lambda: near.is_deleted and many.is_deleted)


async def test_what_was_meant_is_chosen(table: Table) -> None:
    await table.start()
    await table.turn_to("space")
    near = (await table.slash("answer", text="spce 17")).message
    assert near is not None
    await table.select(near, "s17")
    assert body(near) == "Noted."
    assert "The card brings 1." in body(table.table)


async def test_a_number(table: Table) -> None:
    await table.start()
    await table.turn_to("number")
    assert (await suggested(table, ""))[:3] == ["0", "1", "2"]
    assert await suggested(table, "9") == ["9", *(str(n) for n in range(90, 100))]
    call = await table.slash("answer", text="100")
    assert call.message is not None
    assert "whole number from 0 to 99. Nothing was changed." in body(call.message)
    modal = await table.press(call.message, "Try again")
    await table.submit(modal, "99")
    assert body(call.message) == "Noted."


async def test_yes_or_no(table: Table) -> None:
    await table.start()
    await table.turn_to("dare")
    assert await suggested(table, "") == ["Yes", "No"]
    unclear = (await table.slash("answer", text="perhaps")).message
    assert unclear is not None
    assert "“perhaps” should be yes or no. Nothing was changed." in body(unclear)
    await table.press(unclear, "No")
    assert "The card brings 0." in body(table.table)


async def test_several_options(table: Table) -> None:
    await table.start()
    await table.turn_to("colours")
    assert (await suggested(table, ""))[0] == "None"
    assert await suggested(table, "red, ") == ["red", "red, blue", "red, dark green"]
    assert await suggested(table, "red, BL") == ["red, blue"]
    unclear = (await table.slash("answer", text="red, bleu")).message
    assert unclear is not None
    assert "I can't tell what “bleu” means." in body(unclear)
    assert "Did you mean blue?" in body(unclear)
    again = await table.press(unclear, "Try again")
    assert again.modal is not None
    assert again.modal["components"][0]["component"]["value"] == "red, bleu"
    nothing = (await table.slash("answer", text="zzz")).message
    assert "Type, for example, “red, blue”." in body(nothing)
    twice = (await table.slash("answer", text="red, red")).message
    assert "once only" in body(twice)
    call = await table.slash("answer", text="dark green, red")
    assert "The card brings 2." in body(call.message)


async def test_a_line(table: Table) -> None:
    await table.start()
    await table.turn_to("words")
    assert (await suggested(table, ""))[0] == "1 red"
    assert await suggested(table, "2 red, 9") == ["2 red, 9 blue", "2 red, 9 dark green"]
    wrong = (await table.slash("answer", text="2 purple")).message
    assert wrong is not None
    assert "“2 purple” is not a number and a colour" in body(wrong)
    modal = await table.press(wrong, "Try again")
    await table.submit(modal, "2 red")
    assert "On the bridge: 2 red." in body(table.table)


async def test_a_secret_answer_is_seen_by_nobody_else(table: Table) -> None:
    await table.start()
    await table.turn_to("secret")
    call = await table.slash("answer", text="shell")
    assert call.message is not None
    assert call.message.is_ephemeral
    await table.sandbox.until(lambda: "Something is hidden." in body(table.table))
    assert not any("hell" in body(message) for message in table.messages(table.ben))


async def test_without_a_question(table: Table) -> None:
    await table.start()
    assert await suggested(table, "") == []
    call = await table.slash("answer", text="yes")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "no open question" in body(call.message)


async def suggested_to(person: Person, hall: Hall) -> list[dict[str, Any]]:
    return list(await person.autocomplete(hall.channel, "automa answer", focused="text", value=""))


async def test_only_a_seats_holder_answers_and_sees_what_can_be_answered(
    shared_bot: Bot, own_channel: Channel
) -> None:
    hall = Hall(shared_bot.sandbox, shared_bot, own_channel)
    await hall.start(automas=1)
    await hall.press(hall.ben, "Join")
    await hall.press(hall.ada, "Play")
    for person, count in ((hall.ada, True), (hall.ben, False), (hall.cleo, False)):
        assert bool(await suggested_to(person, hall)) is count
    refused = await hall.cleo.slash(hall.channel, "automa answer", text="1")
    assert "Only people with a seat" in body(refused.message)
    typed = (await suggested_to(hall.ada, hall))[0]["value"]
    refused = await hall.ben.slash(hall.channel, "automa answer", text=typed)
    assert "Another seat has to act" in body(refused.message)
    assert f"(<@{hall.ada.id}>)." in body(refused.message)
    call = await hall.ada.slash(hall.channel, "automa answer", text=typed)
    assert call.message is not None
    assert call.message.is_ephemeral


async def counted(table: Table) -> Message:
    """Report that the piles were counted: a form of five lines, all prefilled."""
    await table.start()
    call = await table.slash("report", action="We counted the piles")
    assert call.message is not None
    return call.message


async def test_a_form_goes_on_line_by_line(table: Table) -> None:
    message = await counted(table)
    nothing = await suggested(table, "")
    assert nothing[:3] == ["As shown", "Pile of red: 4", "Pile of blue: 4"]
    assert await suggested(table, "pile of b") == ["Pile of blue: 4", "Pile of blue:"]
    assert (await suggested(table, "Pile of red: 1"))[:2] == ["Pile of red: 1", "Pile of red: 10"]
    further = await suggested(table, "Pile of red: 3; ")
    assert "Pile of red: 3; Pile of blue: 4" in further
    assert not any(one.count("Pile of red") > 1 for one in further)
    call = await table.slash("answer", text="Pile of red: 3; pile of blue: 2")
    assert "On the table: 3 red, 2 blue, 4 dark green." in in_one_line(call.message)
    assert not has(call.message or message, "Fill in")


async def test_a_form_is_answered_as_shown(table: Table) -> None:
    await counted(table)
    call = await table.slash("answer", text="as shown")
    assert "On the table: 4 red, 4 blue, 4 dark green." in in_one_line(call.message)


async def test_what_is_wrong_in_a_form_typed_in_one_line_is_told_by_its_line(table: Table) -> None:
    await counted(table)
    wrong = await table.slash("answer", text="Pile of red: lots; Pile of blue: 99")
    assert wrong.message is not None
    assert wrong.message.is_ephemeral
    assert "**Pile of red**: “lots” should be a whole number" in body(wrong.message)
    assert "**Pile of blue**: “99” should be a whole number" in body(wrong.message)
    assert "Nothing was changed." in body(wrong.message)
