"""`/automa cards` and `/automa deck`: what a server keeps, over the wire."""

import asyncio
import json
import signal
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from sandbox.driver import BotOffline, Call, Channel, TimedOut
from sandbox.uploads import Upload
from tests.wire.conftest import Bot, Table, body, has

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]
DECK = "1 plain\n2 dare\n3 plain\n"
OF: dict[str, Any] = {"game": "pebbles"}
"""Other games keep such things, too."""


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


def file(content: str | bytes, name: str = "deck.txt") -> Upload:
    return Upload(name, content.encode() if isinstance(content, str) else content)


async def give(table: Table, content: str | bytes, kind: str = "deck") -> Call:
    call = await table.slash(kind, file=file(content), **OF)
    while call.message is not None and not body(call.message):
        await table.sandbox.settle()  # it thinks while it fetches the file
    await table.sandbox.settle()
    return call


def answer(call: Call) -> str:
    """Return what the presser was told in private."""
    assert call.message is not None
    assert call.message.is_ephemeral
    return body(call.message)


async def listed(table: Table, kind: str = "deck") -> tuple[str, str]:
    """Return what the list says, and the file that comes with it."""
    call = await table.slash(kind, **OF)
    assert call.message is not None
    files = [one.content.decode() for one in call.message.attachments]
    return answer(call), "".join(files)


async def test_there_are_commands_with_a_file_for_the_games_that_keep_something(table: Table) -> None:
    options = {one["name"]: one for one in table.sandbox.commands[0]["options"]}
    for kind in ("cards", "deck"):
        inner = {one["name"]: one for one in options[kind]["options"]}
        assert list(inner) == ["card", "line", "file", "game"]
        assert inner["file"]["type"] == 11
        choices = {one["value"] for one in inner["game"]["choices"]}
        assert "pebbles" in choices
        assert not choices & {"burgundy", "macrobber"}


async def test_nothing_is_kept_at_first_and_the_list_says_what_to_do(table: Table) -> None:
    told, sent = await listed(table, "cards")
    assert "No card is kept yet" in told
    assert sent == ""
    told, _ = await listed(table)
    assert "Give it here as a `file`" in told
    assert "One is written like this: `1 words`" in told


async def test_a_file_in_is_told_to_everybody_listed_and_comes_out_again(table: Table) -> None:
    call = await give(table, "\ufeff" + DECK.replace("\n", "\r\n"))
    assert answer(call) == "Noted."
    told = body(table.messages(table.ben)[-1])
    assert "has changed what is kept. New: 3" in told
    assert "Play with it: `/automa start pebbles deck: own`" in told
    assert "`2 dare`" in answer(await table.slash("deck", card="N2", **OF))
    told, sent = await listed(table)
    assert "`2 dare`" in told
    assert sent == DECK


async def test_an_own_deck_is_played_and_a_later_change_leaves_the_running_game_alone(table: Table) -> None:
    assert "no deck of your own" in answer(await table.start(deck="own"))
    await give(table, DECK.replace("dare", "plain"))
    await table.start(deck="own")
    assert "3 cards left" in body(table.last)
    call = await give(table, "7 words")
    assert call.message is not None
    assert "no longer in it: 3" in answer(call)
    await table.press(call.message, "Replace")
    assert (await listed(table))[1] == "7 words\n"
    await table.slash("turn")
    assert "2 cards left" in "\n".join(body(one) for one in table.messages())


async def test_the_game_that_used_it_is_exported_and_replays_elsewhere(table: Table) -> None:
    await give(table, DECK)
    await table.start(deck="own")
    (table.bot.folder / "game.json").write_bytes(await table.exported())
    elsewhere = f"sqlite:///{table.bot.folder}/elsewhere.db"
    replayed = await table.bot.command("replay", "game.json", DATABASE_URL=elsewhere)
    assert (replayed.returncode, replayed.stderr) == (0, "")


async def test_what_was_confirmed_in_a_game_is_listed_and_undo_does_not_forget_it(table: Table) -> None:
    await table.start()
    message = (await table.turn_to("words")).message
    assert message is not None
    form = await table.press(message, "Type the answer")
    await table.submit(form, "2 blue")
    assert (await listed(table, "cards"))[1] == "bridge 2 blue\n"
    await table.slash("undo")
    assert "What lies on the bridge?" in body(table.last) + body((await table.slash("turn")).message)
    assert (await listed(table, "cards"))[1] == "bridge 2 blue\n"


async def test_a_line_is_kept_shown_with_who_and_replaced_only_when_sure(table: Table) -> None:
    await table.slash("cards", line="bridge 2 red", **OF)
    assert "`bridge 2 red`" in body(table.messages(table.ben)[-1])
    shown = answer(await table.slash("cards", card="bridge", **OF))
    assert "`bridge 2 red`" in shown
    assert answer(await table.slash("cards", card="bridge 2 red", **OF)) == shown
    assert f"<@{table.ada.id}>" in shown
    assert "kept so already" in answer(await table.slash("cards", line="bridge  2 red", **OF))
    call = await table.slash("cards", table.ben, line="bridge 5 blue", **OF)
    assert call.message is not None
    assert "`bridge 2 red` → `bridge 5 blue`" in answer(call)
    assert (await listed(table, "cards"))[1] == "bridge 2 red\n"
    (button,) = call.message.buttons
    await table.press(call.message, "Replace", table.ben)
    assert (body(call.message), call.message.buttons, call.message.attachments) == ("Noted.", [], [])
    again = await table.sandbox.press_raw(table.ben, call.message, button.custom_id or "")
    await table.sandbox.settle()
    assert again.message is not None
    assert (await listed(table, "cards"))[1] == "bridge 5 blue\n"
    assert f"<@{table.ben.id}> has changed this" in body(table.messages(table.ada)[-2])


async def test_a_file_of_cards_is_added_and_what_it_replaces_comes_with_the_news(table: Table) -> None:
    await give(table, "bridge 2 red\nhill 1 blue", "cards")
    call = await give(table, "bridge 3 red\nlake 1 red", "cards")
    assert call.message is not None
    assert "Changed: 1, new: 1" in answer(call)
    await table.press(call.message, "Replace")
    told = table.messages(table.ben)[-1]
    assert [one.content.decode() for one in told.attachments] == ["bridge 2 red\nhill 1 blue\n"]
    assert (await listed(table, "cards"))[1] == "bridge 3 red\nhill 1 blue\nlake 1 red\n"


async def test_the_button_works_after_a_restart_and_not_when_somebody_was_faster(table: Table) -> None:
    await give(table, DECK)
    call, other = await give(table, "7 words"), await give(table, "8 words")
    assert call.message is not None
    assert other.message is not None
    await table.bot.restart(signal.SIGKILL)
    await table.press(call.message, "Replace")
    assert (await listed(table))[1] == "7 words\n"
    anew = await table.press(other.message, "Replace")
    assert "Somebody else has changed what is kept meanwhile" in answer(anew)
    assert (await listed(table))[1] == "7 words\n"
    assert anew.message is not None
    await table.press(anew.message, "Replace")
    assert (await listed(table))[1] == "8 words\n"


async def test_a_card_and_a_deck_can_be_forgotten(table: Table) -> None:
    await give(table, "bridge 3 red\nlake 1 red", "cards")
    call = await table.slash("cards", card="lake", **OF)
    assert "`lake 1 red`" in answer(call)
    assert call.message is not None
    await table.press(call.message, "Forget it")
    assert (await listed(table, "cards"))[1] == "bridge 3 red\n"
    assert "`lake 1 red` goes" in "\n".join(body(one) for one in table.messages(table.ben))
    await give(table, DECK)
    await table.start()
    call = await table.slash("deck", **OF)
    assert call.message is not None
    await table.press(call.message, "Forget the deck")
    assert "Forget the deck of 3 cards?" in body(call.message)
    assert (await listed(table))[1] == DECK
    await table.press(call.message, "Forget the deck")
    assert [one.content.decode() for one in table.messages(table.ben)[-1].attachments] == [DECK]
    assert "There is no deck" in (await listed(table))[0]


async def test_all_is_forgotten_only_by_who_plays_or_manages(table: Table) -> None:
    await give(table, DECK)
    await table.start()
    for user in (table.ben, table.ada):
        call = await table.slash("deck", user, **OF)
        message = call.message
        assert message is not None
        mark = next(one.custom_id or "" for one in message.buttons)
        for custom_id in (mark, f"{mark}::sure"):
            told = await table.sandbox.press_raw(user, message, custom_id)
            await table.sandbox.settle()
            if user is table.ben:
                assert "only by who has a seat in a running game of Pebbles" in answer(told)
                assert (await listed(table))[1] == DECK
    assert "There is no deck" in (await listed(table))[0]


async def test_what_was_forgotten_is_brought_back_from_the_news_or_from_the_list(table: Table) -> None:
    await table.start()
    for n in range(2):
        await give(table, DECK)
        call = await table.slash("deck", **OF)
        assert call.message is not None
        await table.press(call.message, "Forget the deck")
        await table.press(call.message, "Forget the deck")
        news = next(one for one in reversed(table.messages(table.ben)) if has(one, "Bring back"))
        assert "3 that were forgotten can be brought back until <t:" in body(news)
        assert "from `/automa deck`" in body(news)
        if n == 0:
            await table.press(news, "Bring back", table.ben)
        else:
            call = await table.slash("deck", table.ben, **OF)
            assert call.message is not None
            assert "There is no deck" in answer(call)
            await table.press(call.message, "Bring back", table.ben)
            assert body(call.message) == "Noted."
        assert f"<@{table.ben.id}> has changed what is kept. New: 3" in body(table.messages()[-1])
        assert (await listed(table))[1] == DECK
        again = await table.press(news, "Bring back", table.ben)
        assert "nothing left to bring back" in answer(again)


async def test_a_name_with_a_raised_digit_is_sorted_played_with_and_forgotten(table: Table) -> None:
    london: dict[str, Any] = {"game": "london"}
    for name in ("10th", "1²", "9th", "٣rd"):
        assert "has added this" in body((await table.slash("cards", line=f'"{name}" c4', **london)).message)
    call = await table.slash("cards", **london)
    assert call.message is not None
    shown = [line for line in answer(call).splitlines() if "c4" in line]
    assert shown == ['`"1²" c4`', "`٣rd c4`", "`9th c4`", "`10th c4`"]
    await table.slash("start london", seed="wire")
    assert "London begins" in body(table.table)
    await table.press(call.message, "Forget all cards")
    await table.press(call.message, "Forget all cards")
    assert "No card is kept yet" in answer(await table.slash("cards", **london))


async def test_a_bad_row_costs_that_row(table: Table) -> None:
    await give(table, "bridge 3 red\nlake 1 red", "cards")
    with closing(sqlite3.connect(table.bot.database, isolation_level=None)) as db:
        lake = (str(table.channel.guild.id),)
        db.execute(
            "INSERT INTO kept SELECT guild, game, kind, '1²', value, author, at FROM kept"
            " WHERE guild = ? AND key = 'lake'",
            lake,
        )
        db.execute("UPDATE kept SET value = '{' WHERE guild = ? AND key = 'lake'", lake)
    told = (await listed(table, "cards"))[0]
    assert "`bridge 3 red`\n2 can't be read and play no part: `1²` `lake`." in told
    assert table.bot.logged().count('"event": "kept-unread"') == 1
    ran = await table.bot.command("db", "check")
    assert ran.returncode == 1
    for name in ("1\\xb2", "lake"):
        found = f"cards {name} of pebbles, kept for server {table.channel.guild.id}, can't be read"
        assert found in ran.stderr.splitlines()
    await table.start()
    call = await table.slash("cards", card="lake", **OF)
    assert call.message is not None
    await table.press(call.message, "Forget it")
    assert "`lake` goes" in "\n".join(body(one) for one in table.messages(table.ben))
    call = await table.slash("cards", **OF)
    assert call.message is not None
    await table.press(call.message, "Forget all cards")
    await table.press(call.message, "Forget all cards")
    assert "No card is kept yet" in (await listed(table, "cards"))[0]


HOSTILE: list[tuple[str | bytes, str]] = [
    (DECK + "4 castle", "Line 4, “4 castle”: “castle” is no card"),
    ('[\n{"id": 1, "card": "plain"},\n{"id": 2, "card": 7}]', "Line 3, “2”: “7” is no card"),
    (DECK + "2 dare", "Line 4: “2” stands in line 2 already"),
    ("[" * 50_000, "too deep"),
    ('["1 plain"', "column 11: here it stops being JSON"),
    (b"\xff\xfe\x00", "isn't text in UTF-8"),
    ("\n".join(f"{n} plain" for n in range(1, 50)), "Line 21: more than 20 can't be kept"),
    ("", "There is nothing in it"),
    ("a: &a [1]\nb: [*a, *a]", "is no number of a card"),
    ("1 plain\u202e", "signs that can't be seen"),
]


async def test_a_hostile_file_is_refused_and_nothing_is_changed(table: Table) -> None:
    await table.slash("deck", line="1 plain", **OF)
    for content, told in HOSTILE:
        refused = answer(await give(table, content))
        assert told in refused
        is_json = isinstance(content, str) and content.startswith("[")
        example = '{"id": 1, "card": "words"}' if is_json else "1 words"
        assert f"Nothing was changed. One is written like this: `{example}`" in refused
    assert (await listed(table))[1] == "1 plain\n"


async def test_a_large_file_is_refused(table: Table) -> None:
    told = answer(await give(table, "x" * 10_000_000))
    assert "The file has 9766 KiB, at most 64 are taken. Nothing was changed." in told


async def sent_from(table: Table, url: str, size: int) -> str:
    """Give a file of which the interaction says where it lies and how large it is; return the answer."""
    given = {"type": 11, "name": "file", "value": "5"}
    game = {"type": 3, "name": "game", "value": "pebbles"}
    data = {
        "id": "1",
        "name": "automa",
        "type": 1,
        "options": [{"type": 1, "name": "deck", "options": [given, game]}],
        "resolved": {"attachments": {"5": {"id": "5", "filename": "x", "size": size, "url": url}}},
    }
    call = await table.sandbox.send_raw(table.ada, table.channel, 2, data)
    await table.sandbox.settle()
    return answer(call)


async def test_a_large_file_is_not_even_fetched_and_one_from_elsewhere_neither(table: Table) -> None:
    base = table.sandbox.api_base.removesuffix("/api/v10")
    nowhere = f"{base}/cdn/attachments/1/none"
    assert "The file has 65 KiB" in await sent_from(table, nowhere, 65_537)
    for url in (nowhere, "http://127.0.0.1:9/x", "file:///etc/passwd", "x"):
        assert "didn't come from Discord" in await sent_from(table, url, 10)
    fetched = [one for one in table.sandbox.requests if one.path.startswith("/cdn/")]
    assert [one.path for one in fetched] == ["/cdn/attachments/1/none"]


async def test_options_that_do_not_go_together_and_unknown_names(table: Table) -> None:
    told = answer(await table.slash("cards", card="x", line="bridge 1 red", **OF))
    assert "Give one of" in told
    await table.slash("cards", line="bridge 1 red", **OF)
    await table.slash("cards", line="brook 1 red", **OF)
    assert "Nothing is kept under “zzz”" in answer(await table.slash("cards", card="zzz", **OF))
    assert "Which one do you mean? bridge, brook" in answer(await table.slash("cards", card="br", **OF))
    found = await table.ada.autocomplete(table.channel, "automa cards", focused="card", value="bro", **OF)
    assert [one["name"] for one in found] == ["brook"]


async def test_a_kill_between_saving_and_showing_keeps_both_or_neither(table: Table) -> None:
    await table.start()
    message = (await table.turn_to("words")).message
    assert message is not None
    form = await table.press(message, "Type the answer")
    hold = table.sandbox.faults.hold("POST", r"/interactions/\d+/[^/]+/callback")
    submitting = asyncio.ensure_future(table.ada.submit(form, {"text": "2 blue"}))
    await hold.reached()
    await table.bot.stop(signal.SIGKILL)
    with pytest.raises((TimedOut, BotOffline)):
        await submitting
    hold.release()
    await table.sandbox.offline()
    await table.bot.start()
    await table.sandbox.ready()
    await table.sandbox.until(lambda: has(table.last, "Turn of Automa"), within=15)
    assert "On the bridge: 2 blue." in "\n".join(body(one) for one in table.messages())
    assert (await listed(table, "cards"))[1] == "bridge 2 blue\n"
    table.sandbox.refusals.clear()


async def test_a_game_that_keeps_nothing_has_no_such_things(table: Table) -> None:
    for kind in ("cards", "deck"):
        game = {"type": 3, "name": "game", "value": "macrobber"}
        inner = [{"type": 1, "name": kind, "options": [game]}]
        data = {"id": "1", "name": "automa", "type": 1, "options": inner}
        call = await table.sandbox.send_raw(table.ada, table.channel, 2, data)
        assert "No game here has such things" in answer(call)


async def test_forged_buttons_and_files_get_one_sentence(table: Table) -> None:
    await give(table, DECK)
    message = table.last
    for custom_id in (
        "a1::0:keep:pebbles:deck:x:file",
        "a1::0:forget:pebbles:deck",
        "a1::0:forget:chess:deck:x",
        "a1::0:keep:pebbles:nothing:x:file",
        "a1::0:turn:x",
        "a1::0:here",
    ):
        call = await table.sandbox.press_raw(table.ada, message, custom_id)
        await table.sandbox.settle()
        assert call.message is not None
    assert (await listed(table))[1] == DECK
    assert json.dumps(message.embeds)
