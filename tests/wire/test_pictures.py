import asyncio
import json
import os
import re
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.driver import Attachment, Message, Sandbox
from sandbox.payloads import free_attachments
from tests.wire.conftest import Bot, Table, body, has, running

pytestmark = [pytest.mark.wire, pytest.mark.slow]

WEBHOOK_MESSAGES = r"/webhooks/\d+/[^/]+/messages/.+"


@pytest.fixture
async def table(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Table]:
    async with running(sandbox, tmp_path, PICTURES="on") as bot:
        yield Table(sandbox, bot, sandbox.channel("general"))


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


async def panel(table: Table, cards: int) -> Message:
    """Wait for the panel of a game with so many cards left, with its picture."""

    def is_there() -> bool:
        last = table.last
        return f"{cards} card" in body(last) and bool(last.buttons) and picture_in(last) is not None

    await table.sandbox.until(is_there)
    await shown(table, table.last)
    return table.last


async def begin(table: Table) -> Message:
    """Start a game and return its panel."""
    await table.start()
    return await panel(table, 8)


def workers(bot: Bot) -> list[int]:
    """Return the processes that the bot has started for its pictures."""
    lines = [json.loads(line) for line in bot.logged().splitlines()]
    return [line["pid"] for line in lines if line["event"] == "worker-started"]


async def gone(pid: int) -> None:
    """Wait until a process has ended."""
    try:
        watch = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    ended = asyncio.Event()
    asyncio.get_running_loop().add_reader(watch, ended.set)
    try:
        await asyncio.wait_for(ended.wait(), 15)
    finally:
        asyncio.get_running_loop().remove_reader(watch)
        os.close(watch)


def in_words(message: Message | None) -> bool:
    """Tell whether a turn says in words what the picture would show."""
    return bool(re.search(r"^Automa: \d+ pebbles?$", body(message), re.MULTILINE))


async def test_the_picture_follows_the_text(table: Table) -> None:
    await begin(table)
    hold = table.sandbox.faults.hold("PATCH", WEBHOOK_MESSAGES)
    call = await table.ada.press(table.last, label="Turn of Automa")
    await hold.reached()
    assert "It draws the card Plain." in body(call.message)
    assert picture_in(call.message) is None
    told = body(call.message)
    hold.release()
    picture = await shown(table, call.message)
    assert picture.description == "Automa: 4 pebbles"
    assert (picture.content_type, picture.width, picture.height) == ("image/png", 800, 152)
    assert body(call.message) == told


async def test_the_panel_shows_the_table(table: Table) -> None:
    first = await begin(table)
    picture = await shown(table, first)
    assert picture.description == "red: 4 pebbles\nblue: 4 pebbles\ndark green: 4 pebbles"
    await table.press_panel("Turn of Automa")
    second = await panel(table, 7)
    assert (
        await shown(table, second)
    ).description == "red: 0 pebbles\nblue: 4 pebbles\ndark green: 4 pebbles"
    await table.sandbox.until(lambda: not first.buttons)
    assert (await shown(table, first)) is picture


async def test_the_same_picture_stays_in_a_panel_that_is_changed(table: Table) -> None:
    old = await begin(table)
    turn = old.buttons[0].custom_id or ""
    await table.press_panel("Turn of Automa")
    now = await panel(table, 7)
    picture = await shown(table, now)
    table.sandbox.clear_log()
    await table.sandbox.press_raw(table.ben, old, turn)
    await table.sandbox.until(lambda: "PATCH" in [one.method for one in table.sandbox.requests])
    assert (await shown(table, now)).id == picture.id
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
    automa, scores = await shown(table, last, 0), await shown(table, last, 1)
    assert automa.description is not None
    assert scores.description == f"{automa.description}\nYou: 0 pebbles"


async def act(table: Table, label: str = "Turn of Automa") -> Message:
    """Press a button of the panel and wait for the pictures of the turn and of the panel below it."""
    before = table.last
    message = (await table.ada.press(before, label=label)).message
    await shown(table, message)
    await table.sandbox.until(lambda: table.last not in (before, message) and bool(picture_in(table.last)))
    assert message is not None
    return message


async def test_what_was_drawn_is_not_drawn_again(table: Table) -> None:
    await begin(table)
    first = picture_in(await act(table, "Let it rest"))
    (worker,) = workers(table.bot)
    os.kill(worker, signal.SIGSTOP)
    second = picture_in(await act(table, "Let it rest"))
    os.kill(worker, signal.SIGCONT)
    assert first is not None
    assert second is not None
    assert first.content == second.content
    assert workers(table.bot) == [worker]


async def test_a_worker_that_is_killed_while_it_draws_loses_nothing(table: Table) -> None:
    await begin(table)
    (worker,) = workers(table.bot)
    os.kill(worker, signal.SIGSTOP)
    call = await table.ada.press(table.last, label="Turn of Automa")
    assert "It draws the card Plain." in body(call.message)
    os.kill(worker, signal.SIGKILL)
    await table.sandbox.until(lambda: in_words(call.message) or picture_in(call.message) is not None)
    await table.sandbox.until(lambda: "7 cards" in body(table.last) and has(table.last, "Turn of Automa"))
    await act(table, "Let it rest")
    assert len(workers(table.bot)) == 2


async def test_a_worker_that_hangs_is_killed_and_words_stand_in(table: Table) -> None:
    await begin(table)
    (worker,) = workers(table.bot)
    os.kill(worker, signal.SIGSTOP)
    score = await table.ada.slash(table.channel, "automa score")
    assert "Pebbles taken" in body(score.message)
    await table.sandbox.until(lambda: "You: 0 pebbles" in body(score.message))
    await gone(worker)
    assert picture_in(score.message) is None
    assert "WorkerTimedOut" in table.bot.logged()
    turn = await table.ada.slash(table.channel, "automa turn")
    await shown(table, turn.message)


async def test_a_late_picture_leaves_what_came_later_alone(table: Table) -> None:
    await begin(table)
    (worker,) = workers(table.bot)
    os.kill(worker, signal.SIGSTOP)
    turn = (await table.ada.press(table.last, label="Turn of Automa")).message
    rest = (await table.ada.slash(table.channel, "automa fix", field="name", value="Otto")).message
    os.kill(worker, signal.SIGCONT)
    await shown(table, turn)
    newest = await panel(table, 7)
    assert rest is not None
    assert "called Otto" in body(rest)
    assert picture_in(rest) is None
    assert has(newest, "Turn of Otto")
    await table.sandbox.until(
        lambda: [one for one in table.messages() if one.buttons and not one.is_ephemeral] == [newest]
    )


async def test_messages_and_channels_that_are_gone_by_then(table: Table) -> None:
    await begin(table)
    hold = table.sandbox.faults.hold("PATCH", WEBHOOK_MESSAGES)
    call = await table.ada.press(table.last, label="Turn of Automa")
    await hold.reached()
    assert call.message is not None
    table.sandbox.delete_message(call.message)
    hold.release()
    await panel(table, 7)
    hold = table.sandbox.faults.hold("PATCH", WEBHOOK_MESSAGES)
    await table.ada.press(table.last, label="Let it rest")
    await hold.reached()
    table.sandbox.delete_channel(table.channel)
    hold.release()
    await table.sandbox.settle()
    table.channel = table.sandbox.channel("quiet-corner")
    call = await table.slash("status")
    assert "its channel was deleted" in body(call.message)
    assert "picture-not-shown" in table.bot.logged()


async def test_without_the_permission_words_stand_in_and_it_is_named(table: Table) -> None:
    table.sandbox.deny(table.channel, "attach_files")
    await table.start()
    await table.sandbox.until(lambda: "red: 4 pebbles" in body(table.last))
    call = await table.ada.press(table.last, label="Turn of Automa")
    assert in_words(call.message)
    assert "I can't show pictures here. Please allow me: Attach Files." in body(call.message)
    await table.sandbox.until(lambda: "red: 0 pebbles" in body(table.last))
    table.sandbox.allow(table.channel, "attach_files")
    assert not in_words(await act(table, "Let it rest"))


async def test_without_pictures_there_are_words_and_no_files(sandbox: Sandbox, tmp_path: Path) -> None:
    async with running(sandbox, tmp_path, PICTURES="off") as bot:
        table = Table(sandbox, bot, sandbox.channel("general"))
        await table.start()
        assert "red: 4 pebbles" in body(table.last)
        call = await table.press_panel("Turn of Automa")
        assert in_words(call.message)
        assert "You: 0 pebbles" in body((await table.slash("score")).message)
        assert not any(message.attachments for message in table.messages())


async def test_an_idle_worker_ends_and_another_starts(sandbox: Sandbox, tmp_path: Path) -> None:
    async with running(sandbox, tmp_path, PICTURES="on", WORKER_IDLE="1") as bot:
        table = Table(sandbox, bot, sandbox.channel("general"))
        await begin(table)
        (worker,) = workers(bot)
        await gone(worker)
        await act(table)
        assert len(workers(bot)) == 2


@pytest.mark.parametrize("signum", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
async def test_no_worker_outlives_the_bot(sandbox: Sandbox, idle_bot: Bot, signum: int) -> None:
    await idle_bot.start(PICTURES="on")
    await sandbox.ready()
    await begin(Table(sandbox, idle_bot, sandbox.channel("general")))
    (worker,) = workers(idle_bot)
    assert await idle_bot.stop(signum) == (-signum if signum == signal.SIGKILL else 0)
    await gone(worker)
    assert "Traceback" not in idle_bot.logged()


async def test_a_stop_waits_for_no_worker_that_hangs(sandbox: Sandbox, idle_bot: Bot) -> None:
    await idle_bot.start(PICTURES="on")
    await sandbox.ready()
    table = Table(sandbox, idle_bot, sandbox.channel("general"))
    await begin(table)
    (worker,) = workers(idle_bot)
    os.kill(worker, signal.SIGSTOP)
    await table.ada.press(table.last, label="Turn of Automa")
    assert await idle_bot.stop() == 0
    await gone(worker)
    assert "Traceback" not in idle_bot.logged()


async def test_a_picture_that_comes_late_still_comes_into_the_panel(table: Table) -> None:
    await begin(table)
    (worker,) = workers(table.bot)
    os.kill(worker, signal.SIGSTOP)
    before = table.last
    turn = (await table.ada.press(before, label="Turn of Automa")).message
    await table.sandbox.until(
        lambda: table.last not in (before, turn) and "red: 0 pebbles" in body(table.last)
    )
    os.kill(worker, signal.SIGCONT)
    await panel(table, 7)
