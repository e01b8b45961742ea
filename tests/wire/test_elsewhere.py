"""A press counts in its session's channel and nowhere else; only who sits there takes a session along."""

import pytest

from sandbox.driver import Call, Channel, Message, Person
from tests.wire.conftest import Bot, Table, body, has
from tests.wire.test_forged import session_of

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

VERBS = (
    "turn:turn",
    "undo",
    "undoyes",
    "redo",
    "why",
    "score",
    "ask",
    "menu",
    "look",
    "lookat",
    "help",
    "join",
)
MORE = (
    "seats",
    "seat",
    "go",
    "hand",
    "on",
    "endyes",
    "disagree:1:end",
    "again",
    "askpts",
    "fill",
    "giveyes:p2",
)


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def elsewhere(table: Table) -> Message:
    """Start another game in another channel; return its table."""
    quiet = table.sandbox.channel("quiet-corner")
    await table.ben.slash(quiet, "automa start pebbles", deck="sorted")
    await table.sandbox.settle()
    return next(one for one in reversed(quiet.messages(table.ben)) if one.buttons)


async def forged(table: Table, person: Person, at: Message, custom_id: str) -> Call:
    call = await table.sandbox.press_raw(person, at, custom_id)
    await table.sandbox.settle()
    return call


async def test_a_press_in_another_channel_names_the_right_one_and_does_nothing(table: Table) -> None:
    await table.start()
    there = await elsewhere(table)
    before, there_before = body(table.table), body(there)
    session, seq = session_of(table.table)
    for verb in VERBS + MORE:
        call = await forged(table, table.ada, there, f"a1:{session}:{seq}:{verb}")
        assert call.message is not None, verb
        assert call.message.is_ephemeral
        assert f"<#{table.channel.id}>" in body(call.message), verb
        assert "Nothing was changed" in body(call.message)
        assert call.modal is None
    assert (body(table.table), body(there)) == (before, there_before)
    await table.press_panel("Turn of Automa")  # at its own table it still counts
    assert body(table.table) != before


async def test_here_takes_no_session_out_of_its_channel(table: Table) -> None:
    await table.start()
    there = await elsewhere(table)
    session, _ = session_of(table.table)
    call = await forged(table, table.ada, there, f"a1:{session}:0:here")
    assert f"<#{table.channel.id}>" in body(call.message)
    assert call.message is not None
    assert call.message.is_ephemeral


async def test_only_who_sits_there_or_manages_shows_a_lost_game_elsewhere(table: Table) -> None:
    lost = table.sandbox.channel("quiet-corner")
    await table.ada.slash(lost, "automa start pebbles", deck="sorted")
    await table.sandbox.settle()
    table.sandbox.delete_channel(lost)
    listed = await table.slash("status", table.ben)
    assert listed.message is not None
    (show,) = [one for one in listed.message.buttons if (one.label or "").startswith("Show")]
    refused = await table.ben.press(listed.message, show.custom_id)
    await table.sandbox.settle()
    assert "Only people with a seat at this table" in body(refused.message)
    assert not [one for one in table.messages() if not one.is_ephemeral]
    own = await table.slash("status")
    assert own.message is not None
    await table.ada.press(own.message, show.custom_id)
    await table.sandbox.settle()
    assert has(table.table, "Turn of Automa")


async def test_who_manages_the_server_shows_a_lost_game_elsewhere(table: Table) -> None:
    lost = table.sandbox.channel("quiet-corner")
    await table.ada.slash(lost, "automa start pebbles", deck="sorted")
    await table.sandbox.settle()
    table.sandbox.delete_channel(lost)
    boss = table.sandbox.add_user("Boss")
    boss.user.permissions |= 1 << 5
    listed = await table.slash("status", boss)
    assert listed.message is not None
    (show,) = [one for one in listed.message.buttons if (one.label or "").startswith("Show")]
    await boss.press(listed.message, show.custom_id)
    await table.sandbox.settle()
    assert has(table.table, "Turn of Automa")
