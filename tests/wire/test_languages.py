"""What everybody sees is in the session's language, what one person sees in theirs."""

import json

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def test_a_session_is_in_the_servers_language_and_stays_so(table: Table) -> None:
    table.channel.guild.locale = "nl"
    call = await table.start()
    assert "Kiezels begint" in body(call.message)
    assert labels(table.last) == [
        *("Beurt van Automa", "Laat rusten", "Melden"),
        *("Zo speel je", "Regels", "Kijken", "Plaatsen", "Meedoen"),
    ]
    table.channel.guild.locale = "en-US"
    await table.bot.restart()
    call = await table.slash("turn")
    assert "De automa gooit" in body(call.message)
    await table.sandbox.until(lambda: has(table.last, "Beurt van Automa"))
    assert "Nog 7 kaarten" in body(table.last)


async def test_the_language_chosen_at_the_start_comes_first(table: Table) -> None:
    table.channel.guild.locale = "nl"
    call = await table.start(language="en")
    assert "Pebbles begins" in body(call.message)
    table.channel.guild.locale = "en-US"
    sure = await table.slash("end")
    assert sure.message is not None
    await table.press(sure.message, "End the game")
    call = await table.start(language="nl", thread=True)
    thread = table.sandbox.threads(table.channel)[-1]
    assert thread.name == "Kiezels"
    assert "The game has begun in" in body(call.message)


async def test_a_private_answer_is_in_the_persons_language(table: Table) -> None:
    table.ben.locale = "nl"
    await table.start()
    await table.press_panel("Join", table.ben)
    for user, title, question in ((table.ada, "Why?", "what did you"), (table.ben, "Waarom?", "wat heb je")):
        why = await table.slash("why", user)
        assert body(why.message).startswith(title)
        menu = await table.press(table.table, "Report", user)
        assert question in body(menu.message)
    assert "Rule pebbles.1: Shuffle" in body((await table.slash("why")).message)
    assert "Regel pebbles.1: Schud" in body((await table.slash("why", table.ben)).message)
    # The help speaks of the buttons that are on the table.
    told = body((await table.slash("help", table.ben)).message)
    assert "**Look** toont bord" in told
    assert "**Kijken**" not in told
    call = await table.slash("turn", table.ben)
    assert "It rolls a" in body(call.message)


async def test_a_game_is_in_the_servers_language_for_all(table: Table) -> None:
    table.channel.guild.locale = table.ben.locale = "nl"
    call = await table.slash("start burgundy", table.ben, seed="wire")
    assert "Burgundy begint" in body(call.message)
    assert {"Mijn beurt", "Zo speel je", "Regels"} <= set(labels(table.table))
    none = await table.slash("redo", table.ben)
    assert "Er is niets om terug te halen." in body(none.message)


async def test_what_one_person_alone_sees_is_not_half_in_one_language_and_half_in_another(
    table: Table,
) -> None:
    table.ben.locale = "nl"
    await table.slash("start burgundy", table.ben, seed="wire")
    told = body((await table.slash("help", table.ben)).message)
    assert "De tafel toont" in told
    assert "The table" not in told


async def test_nor_is_what_all_are_told_of_what_is_kept_for_a_server(table: Table) -> None:
    table.channel.guild.locale = "nl"
    await table.slash("cards", line="Oxford Street brown c4 +8 v2 p-1", game="london")
    await table.sandbox.until(lambda: "Oxford Street" in body(table.messages(table.ben)[-1]))
    told = body(table.messages(table.ben)[-1])
    assert "heeft dit toegevoegd:" in told
    assert "Games that have begun keep" not in told
    table.channel.guild.locale = "en-US"


async def test_commands_can_be_typed_in_the_persons_language(table: Table) -> None:
    table.ben.locale = "nl"
    call = await table.slash("start kiezels", table.ben, kaarten="sorted", taal="nl", seed="wire")
    assert "Kiezels begint" in body(call.message)
    call = await table.slash("beurt", table.ben)
    assert "De automa gooit" in body(call.message)


async def test_the_export_says_the_language_and_replays(table: Table) -> None:
    await table.start(language="nl")
    exported = await table.exported()
    document = json.loads(exported)
    assert document["language"] == "nl"
    path = table.bot.folder / "session.json"
    path.write_bytes(exported)
    assert (await table.bot.command("replay", str(path))).returncode == 0


async def test_a_language_that_is_not_offered_is_refused(table: Table) -> None:
    command = table.sandbox.commands[0]["id"]
    options = [{"name": "language", "type": 3, "value": "../en"}]
    game = {"name": "pebbles", "type": 1, "options": options}
    start = {"name": "start", "type": 2, "options": [game]}
    data = {"id": command, "name": "automa", "type": 1, "options": [start]}
    call = await table.sandbox.send_raw(table.ada, table.channel, 2, data)
    assert call.message is not None
    assert call.message.is_ephemeral
    assert not [one for one in table.channel.messages(table.ben) if one.buttons]
