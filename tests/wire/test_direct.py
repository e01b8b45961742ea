"""In direct messages with the bot: a game for one person, which nobody else can reach."""

import pytest

from sandbox.driver import Channel, Person
from tests.wire.conftest import Bot, Table, body, has

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


class Direct(Table):
    """Direct messages of one person."""

    def __init__(self, bot: Bot, person: Person) -> None:
        super().__init__(bot.sandbox, bot, bot.sandbox.direct(person.user))
        self.ada = person


@pytest.fixture
def direct(shared_bot: Bot) -> Direct:
    return Direct(shared_bot, shared_bot.sandbox.add_user("Dora"))


async def test_a_game_is_played_there_and_goes_on_after_a_kill(direct: Direct) -> None:
    await direct.start()
    await direct.press_panel("Turn of Automa")
    await direct.shows("7 cards left")
    await direct.bot.restart()
    asked = (await direct.press_panel("Undo")).message
    assert asked is not None
    await direct.press(asked, "Undo anyway")
    await direct.shows("8 cards left")
    await direct.slash("look")
    await direct.slash("history")
    end = (await direct.slash("end")).message
    assert end is not None
    await direct.press(end, "End the game")
    await direct.sandbox.until(lambda: has(direct.table, "Again"))
    await direct.press_panel("Again")
    await direct.shows("8 cards left")
    direct.bot.check()


async def test_a_thread_is_not_needed_there(direct: Direct) -> None:
    await direct.start(thread=True)
    await direct.shows("8 cards left")


async def test_it_is_in_the_language_of_who_plays(direct: Direct) -> None:
    direct.ada.locale = "nl"
    await direct.start()
    await direct.sandbox.until(lambda: has(direct.table, "Kijken"))


async def test_the_list_there_is_of_all_games_and_leads_to_them(direct: Direct, own_channel: Channel) -> None:
    await direct.start()
    there = Table(direct.sandbox, direct.bot, own_channel)
    there.ada = direct.ada
    await there.start()
    listed = body((await direct.slash("games")).message)
    assert "in direct messages" in listed
    assert f"channels/@me/{direct.channel.id}/{direct.table.id}" in listed
    assert f"channels/{own_channel.guild.id}/{own_channel.id}/{there.table.id}" in listed


async def test_nobody_else_reaches_what_is_played_or_kept_there(direct: Direct) -> None:
    await direct.start()
    other = Direct(direct.bot, direct.sandbox.add_user("Emil"))
    assert "There is no game" in body((await other.slash("status")).message)
    assert "Turn of Automa" not in body((await other.slash("games")).message)
    turn = next(one for one in direct.table.buttons if one.label == "Turn of Automa")
    foreign = other.ada.say(other.channel, "Look what I can do.")
    call = await other.ada.operate(foreign, turn.custom_id or "")
    assert call.message is not None
    assert call.message.is_ephemeral
    await direct.shows("8 cards left")


async def test_who_takes_no_messages_any_more_loses_nothing(direct: Direct) -> None:
    await direct.start(log="turns")
    direct.channel.is_closed = True
    await direct.press_panel("Turn of Automa")
    direct.channel.is_closed = False
    await direct.slash("status")
    await direct.shows("7 cards left")
    direct.sandbox.clear_log()


async def test_settings_are_for_servers(direct: Direct) -> None:
    assert "Settings belong to a server" in body((await direct.slash("settings")).message)
