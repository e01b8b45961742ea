"""The first minute: a start that asks, the first message, rules and help, the games of a person."""

import pytest

from sandbox.driver import Channel, Message
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def asked(table: Table, game: str = "pebbles") -> Message:
    """Start a game without options and return what is asked."""
    call = await table.slash(f"start {game}")
    assert call.message is not None
    assert call.message.is_ephemeral
    return call.message


async def test_the_bare_command_asks_what_matters_and_start_posts_the_table(table: Table) -> None:
    question = await asked(table, "burgundy")
    assert "Burgundy: how do you play?" in body(question)
    assert [one for one in labels(question) if one.startswith("✓")] == [
        "✓ search",
        "✓ 1 automata",
        "✓ easy",
    ]
    assert table.messages(table.ben) == []
    await table.press(question, "dealt")
    await table.press(question, "2")
    await table.press(question, "Start")
    await table.sandbox.until(lambda: bool(table.messages(table.ben)))
    (shown,) = table.messages(table.ben)
    assert "1. Own boards as for **3 players**." in body(shown)
    assert "round A1 · dealt" in body(shown)
    assert has(shown, "Done")


async def test_a_start_with_an_option_asks_nothing(table: Table) -> None:
    call = await table.start()
    assert call.kind == 4
    assert table.messages(table.ben) == [call.message]


async def test_undone_to_its_beginning_the_first_message_is_back(table: Table) -> None:
    await table.slash("start burgundy", board="search", pace="one")
    first = body(table.table)
    assert "Set up for" in first
    await table.done()
    await table.press_panel("Undo")
    assert "Set up for" in body(table.table)
    assert body(table.table).splitlines()[-1] == first.splitlines()[-1]  # the hash of the seed
    assert has(table.table, "How to play")
    await table.press_panel("Redo")
    assert not has(table.table, "How to play")


async def test_further_options_are_chosen_from_menus(table: Table) -> None:
    question = await asked(table)
    await table.press(question, "More options")
    lucky = next(one for one in question.selects if "lucky" in str(one.options))
    await table.ada.select(question, lucky.custom_id, ["1"])
    await table.press(question, "Back")
    await table.press(question, "Start")
    assert "lucky automa" in body(table.messages(table.ben)[-1])


async def test_a_thread_can_be_chosen_from_a_menu(table: Table) -> None:
    question = await asked(table)
    for _ in range(9):
        if "More options" in labels(question):
            await table.press(question, "More options")
    thread = next(one for one in question.selects if "thread" in str(one.options))
    await table.ada.select(question, thread.custom_id, ["1"])
    assert "**thread**: In a thread of its own" in body(question)
    await table.press(question, "Start")
    (channel,) = table.sandbox.threads(table.channel)
    assert "Pebbles begins" in body(channel.messages(table.ben)[-1])


FREE, FULL = "Others can join later.", "Automas take all other seats."


async def test_others_are_promised_a_seat_only_where_one_stays_free(table: Table) -> None:
    question = await asked(table, "macrobber")
    assert FULL in body(question)
    automas = next(one for one in question.selects if "automas" in str(one.options))
    await table.ada.select(question, automas.custom_id, ["1"])
    assert FREE in body(question)


async def test_where_people_keep_the_table_a_second_seat_is_for_who_joins(table: Table) -> None:
    question = await asked(table, "burgundy")
    assert FREE not in body(question)
    assert FULL not in body(question)
    await table.press(question, "More options")
    people = next(one for one in question.selects if "players: 2" in str(one.options))
    await table.ada.select(question, people.custom_id, ["1"])
    assert FREE in body(question)


async def test_a_seed_is_typed_under_more_options(table: Table) -> None:
    question = await asked(table)
    for _ in range(9):
        if "More options" in labels(question):
            await table.press(question, "More options")
    form = await table.press(question, "Start with a seed")
    await table.ada.submit(form, {"text": "our own words"})
    await table.sandbox.until(lambda: bool(table.messages(table.ben)))
    first = table.messages(table.ben)[-1]
    assert f"The seed was chosen by <@{table.ada.id}>" in body(first)
    assert "hash of the seed: " in body(first)
    assert "cd6eae90…" not in body(first)  # its own hash, by which it could be guessed


async def test_the_last_choices_of_the_channel_are_chosen_already(table: Table) -> None:
    await table.start(dice="table", language="nl")
    await table.exported()
    question = await asked(table)
    assert "As last time in this channel." in body(question)
    chosen = [one for one in labels(question) if one.startswith("✓")]
    assert chosen == ["✓ cards in order", "✓ our dice"]
    await table.press(question, "Start")
    assert has(table.messages(table.ben)[-1], "Beurt van Automa")


async def test_a_start_where_a_game_runs_asks_nothing(table: Table) -> None:
    await table.start()
    call = await table.slash("start pebbles", table.ben)
    assert f"There is a game in <#{table.channel.id}> already" in body(call.message)
    assert not has(call.message or table.last, "Start")


async def test_of_two_people_who_start_at_once_one_is_told_that_a_game_is_here(table: Table) -> None:
    mine = await asked(table)
    theirs = (await table.slash("start pebbles", table.ben)).message
    assert theirs is not None
    await table.press(mine, "Start")
    late = await table.press(theirs, "Start", table.ben)
    assert f"There is a game in <#{table.channel.id}> already" in body(late.message)
    assert len([one for one in table.messages(table.sandbox.user("Cleo")) if not one.is_ephemeral]) == 1


async def test_without_a_game_here_every_way_in_offers_the_games(table: Table) -> None:
    for command in ("turn", "help", "score"):
        call = await table.slash(command)
        assert call.message is not None
        question = await table.select(call.message, "pebbles")
        shown = question.message or call.message
        assert "Pebbles: how do you play?" in body(shown)


async def test_the_first_message_says_what_to_do_and_how_to_set_up(table: Table) -> None:
    call = await table.slash("start burgundy", board="search")
    told = body(call.message)
    assert "1. Set up for" in told
    assert "Ada, is your table ready?" in told
    assert "Set it up, play, press **Done**." in told
    assert call.message is not None
    assert {"Done", "How to play", "Rules", "Seats"} <= set(labels(call.message))


async def test_hash_and_chosen_seed_outlast_the_answers_of_the_set_up(table: Table) -> None:
    await table.start(pebbles=0)
    await table.select(table.last, "3")
    for _ in range(2):
        told = body(table.last)
        assert has(table.last, "Turn of Automa")
        assert "hash of the seed: " in told
        assert f"The seed was chosen by <@{table.ada.id}>" in told
        await table.slash("status")
    await table.press_panel("Turn of Automa")
    assert "hash of the seed: " not in body(table.last)


async def test_rules_are_looked_up_by_word_and_by_number(table: Table) -> None:
    await table.start()
    form = await table.press_panel("Rules", table.ben)
    call = await table.ben.submit(form, {"word": "largest pile"})
    await table.sandbox.settle()
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "**pebbles.3** It takes from the largest pile" in body(call.message)
    again = await table.press(call.message, "Rules", table.ben)
    await table.ben.submit(again, {"word": "pebbles.3"})
    await table.sandbox.settle()
    assert "Rules: “pebbles.3”" in body(call.message)
    assert "It takes from the largest pile" in body(call.message)


async def test_rules_are_in_the_readers_language(table: Table) -> None:
    await table.start()
    dora = table.sandbox.add_user("Dora")
    dora.locale = "nl"
    form = await table.press_panel("Rules", dora)
    call = await dora.submit(form, {"word": "grootste"})
    await table.sandbox.settle()
    assert "Regels: “grootste”" in body(call.message)
    assert "**pebbles.3**" in body(call.message)


async def test_a_word_that_no_rule_has_is_shown_as_it_was_typed(table: Table) -> None:
    await table.start()
    form = await table.press_panel("Rules")
    call = await table.ada.submit(form, {"word": "**zzqq** @everyone"})
    await table.sandbox.settle()
    assert "No rule has that." in body(call.message)
    assert not (call.message or table.last).mentions_everyone


async def test_how_to_play_is_told_privately_in_every_game(table: Table) -> None:
    await table.start()
    call = await table.press_panel("How to play", table.ben)
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "Pebbles in this channel" in body(call.message)
    assert "press **Done**" in body(call.message)
    assert has(call.message, "Rules")


async def test_help_speaks_of_the_game_in_this_channel(table: Table) -> None:
    await table.start()
    call = await table.slash("help")
    assert "Pebbles in this channel" in body(call.message)
    assert "8 cards left" in body(call.message)
    await table.exported()
    assert "Choose a game below" in body((await table.slash("help")).message)


async def test_games_lists_mine_with_whose_turn_it_is_and_links(table: Table) -> None:
    other = table.sandbox.add_channel("another table", table.channel.guild)
    eva = table.sandbox.add_user("Eva")
    none = await table.slash("games", eva)
    assert "You play in no game on this server." in body(none.message)
    await eva.slash(other, "automa start burgundy", board="dealt", players=2)
    await table.slash("start pebbles", eva, seed="wire")
    await table.sandbox.settle()
    call = await table.slash("games", eva)
    assert call.message is not None
    assert call.message.is_ephemeral
    first, second = body(call.message).splitlines()[1:]
    assert first.startswith(f"• **Burgundy** in <#{other.id}>: **your turn** · round A1 · ")
    assert "· [Go to the table](https://discord.com/channels/" in first
    assert second.startswith(f"• **Pebbles** in <#{table.channel.id}>: next: Turn of Automa · ")
    burgundy = next(one for one in other.messages(table.ben) if has(one, "Join"))
    await table.ben.press(burgundy, label="Join")
    await table.sandbox.settle()
    theirs = await table.slash("games", table.ben)
    assert f"• **Burgundy** in <#{other.id}>: waiting for" in body(theirs.message)
    assert "Eva" in body(theirs.message)
