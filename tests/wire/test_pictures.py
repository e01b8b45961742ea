import asyncio
import re

import pytest

from sandbox.driver import Attachment, Channel, Message
from sandbox.payloads import free_attachments
from tests.wire.conftest import Bot, Table, body, has

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

CALLBACK = r"/interactions/\d+/[^/]+/callback"
EDITS = r"/channels/\d+/messages/\d+"
FULL = "red: 4 pebbles\nblue: 4 pebbles\ndark green: 4 pebbles"
AUTOMA = "Automa: 4 pebbles"
"""What the pictures say in words: the table at the start, and the automa after its first turn."""


@pytest.fixture
def table(drawing_bot: Bot, drawn_channel: Channel) -> Table:
    return Table(drawing_bot.sandbox, drawing_bot, drawn_channel)


def picture_in(message: Message | None, embed: int = 0) -> Attachment | None:
    """Return the picture that an embed of a message shows."""
    url = message.embeds[embed].get("image", {}).get("url") if message and message.embeds else None
    return next((file for file in message.attachments if file.url == url), None) if message else None


async def shown(table: Table, message: Message | None, embed: int = 0) -> Attachment:
    """Wait for the picture of an embed; no file stands loose beside it."""
    await table.sandbox.until(lambda: picture_in(message, embed) is not None)
    found = picture_in(message, embed)
    assert message is not None
    assert found is not None
    assert free_attachments(message) == []
    return found


def the_table(table: Table) -> Message:
    """Return the table: the one message for all that has buttons."""
    (found,) = [one for one in table.messages() if one.buttons and not one.is_ephemeral]
    return found


async def drawn(table: Table, words: str, cards: int = 7) -> Message:
    """Wait for the table of a game with so many cards left, with the picture that says this in words."""

    def is_there() -> bool:
        found = [one for one in table.messages() if one.buttons and not one.is_ephemeral]
        picture = picture_in(found[-1]) if len(found) == 1 else None
        return picture is not None and picture.description == words and f"{cards} card" in body(found[0])

    await table.sandbox.until(is_there)
    assert free_attachments(the_table(table)) == []
    return the_table(table)


async def begin(table: Table) -> Message:
    """Start a game and return its table."""
    await table.start()
    return await drawn(table, FULL, 8)


def in_words(message: Message | None) -> bool:
    """Tell whether a table says in words what the picture of the automa would show."""
    return bool(re.search(r"^Automa: \d+ pebbles?$", body(message), re.MULTILINE))


async def test_the_picture_follows_the_text_and_the_older_one_stays_till_then(table: Table) -> None:
    older = picture_in(await begin(table))
    hold = table.sandbox.faults.hold("PATCH", EDITS)
    call = await table.ada.press(the_table(table), label="Turn of Automa")
    await hold.reached()
    assert "It draws the card Plain." in body(call.message)
    assert picture_in(call.message) is older
    told = body(call.message)
    hold.release()
    message = await drawn(table, AUTOMA)
    picture = await shown(table, message)
    assert (picture.content_type, picture.width, picture.height) == ("image/png", 960, 152)
    assert (message, body(message)) == (call.message, told)


async def test_a_press_that_crosses_the_next_picture_keeps_that_one(table: Table) -> None:
    """Who pressed saw the older one; Discord refuses an answer that would keep what isn't there any more."""
    await begin(table)
    late = table.sandbox.faults.hold("PATCH", EDITS)
    await table.ada.press(the_table(table), label="Turn of Automa")
    await late.reached()
    pressing = asyncio.ensure_future(table.ada.press(the_table(table), label="Let it rest"))
    late.release()
    call = await pressing
    assert call.message is the_table(table)
    assert "rest" in body(the_table(table)).lower()
    await table.sandbox.settle()
    await shown(table, the_table(table))
    assert not table.sandbox.refusals


async def test_a_press_is_answered_without_a_picture_that_is_long_in_coming(table: Table) -> None:
    await begin(table)
    late = table.sandbox.faults.hold("PATCH", EDITS)
    await table.ada.press(the_table(table), label="Turn of Automa")
    await late.reached()
    hold = table.sandbox.faults.hold("POST", CALLBACK)
    pressing = asyncio.ensure_future(table.ada.press(the_table(table), label="Let it rest"))
    await hold.reached()
    late.release()
    await table.sandbox.until(lambda: picture_in(the_table(table)) is not None and in_picture(table, AUTOMA))
    hold.release()
    call = await pressing
    assert call.kind == 7
    assert call.message is the_table(table)
    await table.sandbox.settle()
    await shown(table, the_table(table))
    assert "rest" in body(the_table(table)).lower()
    assert not table.sandbox.refusals


def in_picture(table: Table, words: str) -> bool:
    picture = picture_in(the_table(table))
    return picture is not None and picture.description == words


async def test_a_picture_that_comes_after_a_command_leaves_the_newer_table_the_last(table: Table) -> None:
    """The older table is being changed when the command's answer is there already: the older one goes."""
    older = await begin(table)
    hold = table.sandbox.faults.hold("PATCH", EDITS)
    await table.ada.press(older, label="Turn of Automa")
    await hold.reached()
    newer = (await table.ada.slash(table.channel, "automa status")).message
    hold.release()
    await table.sandbox.until(lambda: older not in table.messages())
    await table.sandbox.settle()
    assert newer is the_table(table)
    await shown(table, newer)


async def test_the_table_shows_what_was_just_changed(table: Table) -> None:
    first = await begin(table)
    call = await table.slash("report", action="take colour=red n=1")
    second = await drawn(table, FULL.replace("red: 4", "red: 3"), 8)
    assert second is call.message
    assert first not in table.messages()
    await table.press_panel("Turn of Automa")
    await drawn(table, AUTOMA)


async def test_the_same_picture_stays_in_a_table_that_is_changed(table: Table) -> None:
    await begin(table)
    await table.press(the_table(table), "Turn of Automa")
    now = await drawn(table, AUTOMA)
    picture = await shown(table, now)
    table.sandbox.clear_log()
    await table.press(now, "Join", table.ben)
    await table.sandbox.until(lambda: not has(now, "Join"))
    await table.sandbox.settle()
    assert (await shown(table, now)).id == picture.id
    assert "PATCH" in [one.method for one in table.sandbox.requests]
    assert has(now, "Turn of Automa")


async def test_a_status_gets_its_picture(table: Table) -> None:
    await begin(table)
    call = await table.ada.slash(table.channel, "automa status")
    assert (await shown(table, call.message)).description is not None


async def test_the_score_and_the_end_show_their_pictures(table: Table) -> None:
    await begin(table)
    score = await table.ada.slash(table.channel, "automa score")
    assert (await shown(table, score.message)).description == "Automa: 0 pebbles\nYou: 0 pebbles"
    assert score.message is not None
    assert score.message.is_ephemeral
    last = (await table.turn_to("pick")).message
    assert last is not None
    await table.answer_all(last)
    await table.sandbox.until(
        lambda: bool(re.fullmatch(r"Automa: \d+ pebbles\nYou: 0 pebbles", description(last)))
    )
    assert len(last.attachments) == 1


def description(message: Message | None) -> str:
    """Return what the picture of a message says in words."""
    picture = picture_in(message)
    return (picture.description or "") if picture else ""


async def act(table: Table, label: str = "Turn of Automa") -> Message:
    """Press a button of the table and wait until all has followed, and its picture is there."""
    await table.ada.press(the_table(table), label=label)
    await table.sandbox.settle()
    await shown(table, the_table(table))
    return the_table(table)


async def test_tables_and_channels_that_are_gone_by_then(table: Table) -> None:
    gone_by_then = await begin(table)
    hold = table.sandbox.faults.hold("PATCH", EDITS)
    await table.ada.press(gone_by_then, label="Turn of Automa")
    await hold.reached()
    table.sandbox.delete_message(gone_by_then)
    hold.release()
    await drawn(table, AUTOMA)
    hold = table.sandbox.faults.hold("PATCH", EDITS)
    await table.ada.slash(table.channel, "automa status")
    await hold.reached()
    table.sandbox.delete_channel(table.channel)
    hold.release()
    await table.sandbox.settle()
    table.channel = table.sandbox.channel("quiet-corner")
    call = await table.slash("status")
    assert "its channel was deleted" in body(call.message)


async def test_without_the_permission_words_stand_in_and_it_is_named(table: Table) -> None:
    table.sandbox.deny(table.channel, "attach_files")
    await table.start()
    await table.sandbox.until(lambda: "red: 4 pebbles" in body(table.last))
    call = await table.ada.press(the_table(table), label="Turn of Automa")
    assert in_words(call.message)
    assert "I can't show pictures here. Please allow me: Attach Files." in body(call.message)
    await table.sandbox.settle()
    assert in_words(the_table(table))
    table.sandbox.allow(table.channel, "attach_files")
    await table.ada.press(the_table(table), label="Let it rest")
    await table.sandbox.until(lambda: bool(description(the_table(table))))
    assert not in_words(the_table(table))
