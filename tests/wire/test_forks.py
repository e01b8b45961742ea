"""Turn by turn, and from any of them on in another channel: over the wire."""

import pytest

from sandbox.driver import Channel, Message, Upload
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


def elsewhere(table: Table, name: str) -> Table:
    return Table(table.sandbox, table.bot, table.sandbox.add_channel(name, table.channel.guild))


async def asked(table: Table) -> Message:
    """Start, take a turn, and ask to play on from that."""
    await table.start()
    await table.press_panel("Turn of Automa")
    history = (await table.slash("history")).message
    assert history is not None
    assert has(history, "Play on from here")
    call = await table.press(history, "Play on from here")
    assert call.message is not None
    return call.message


async def test_history_is_private_and_goes_back_turn_by_turn(table: Table) -> None:
    await table.start()
    await table.press_panel("Turn of Automa")
    shown = (await table.slash("history")).message
    assert shown is not None
    assert shown.is_ephemeral
    assert "It draws the card Plain." in body(shown)
    assert labels(shown)[:4] == ["Earlier", "Later", "Why?", "Play on from here"]


async def test_a_game_goes_on_in_a_thread_and_both_tables_say_so(table: Table) -> None:
    message = await asked(table)
    assert message.is_ephemeral
    assert labels(message) == ["In a thread, new seed", "In a thread, same seed"]
    await table.press(message, "In a thread, same seed")
    (thread,) = table.sandbox.threads(table.channel)
    there = Table(table.sandbox, table.bot, thread)
    await table.sandbox.until(lambda: bool(there.messages()))
    assert "It goes on from move" in body(there.table)
    assert "Its seed is the same one" in body(there.table)
    assert any("plays on in" in body(one) for one in table.messages())
    assert has(table.table, "Look")  # which stays at the end of the channel
    await there.press_panel("Join", table.ben)
    assert table.session != there.session


async def test_a_game_goes_on_in_another_channel_and_comes_back_as_a_file(table: Table) -> None:
    await asked(table)
    there = elsewhere(table, "there")
    await there.slash("import", game=table.session)
    assert "It goes on from move" in body(there.table)
    assert "Its seed is a new one." in body(there.table)
    await there.press_panel("Turn of Automa")
    export = await there.exported()
    third = elsewhere(table, "third")
    call = await third.slash("import", file=Upload("game.json", export))
    assert "all of it is as recorded" in body(call.message)
    await table.sandbox.until(lambda: has(third.table, "Turn of Automa"))
    assert "which is known" not in body(third.table)
    assert "can be looked up" in body(third.table)


async def test_a_game_goes_on_where_it_ended_and_again_begins_from_the_start(table: Table) -> None:
    await asked(table)
    session = table.session
    await table.exported()
    call = await table.slash("import", game=session, move=1)
    assert "It goes on from move 1" in body(call.message)
    assert not any("plays on in" in body(one) for one in table.messages())
    refused = await table.slash("import", game=session)
    assert "There is a game in" in body(refused.message)
    await table.exported()
    await table.press_panel("Again")
    await table.sandbox.until(lambda: "cards in order" in body(table.table))


async def test_what_can_t_be_taken_in_is_said_and_nothing_begins(table: Table) -> None:
    for words, options in (
        ("Give one of", {}),
        ("I know no game “zzzzzzzz”", {"game": "zzzzzzzz"}),
        ("The file isn't an exported game.", {"file": Upload("game.json", b'{"format": 1}')}),
        ("The file isn't an exported game.", {"file": Upload("game.json", b"[" * 100_000)}),
    ):
        call = await table.slash("import", **options)
        assert words in body(call.message)
        assert call.message is not None
        assert call.message.is_ephemeral
    assert not [one for one in table.messages() if not one.is_ephemeral]


async def test_while_others_sit_there_the_seed_is_a_new_one(table: Table) -> None:
    await table.start()
    await table.press_panel("Join", table.ben)
    await table.press_panel("Turn of Automa")
    history = (await table.slash("history")).message
    assert history is not None
    message = (await table.press(history, "Play on from here")).message
    assert message is not None
    assert labels(message) == ["In a thread, new seed"]
    there = elsewhere(table, "there")
    refused = await there.slash("import", game=table.session, same_seed=True)
    assert "stays a secret until its end" in body(refused.message)
    strange = await there.slash("import", table.sandbox.user("Cleo"), game=table.session)
    assert "Only people with a seat" in body(strange.message)
