"""Sessions that earlier versions have stored, from the start of the bot on: in the channel and in the log."""

import signal
import sqlite3
from contextlib import closing

import pytest

from bot.store.migrate import pending, upgrade
from sandbox.driver import Sandbox
from tests.stored import RELEASES, unpack
from tests.wire.conftest import Bot, Table, body, has

pytestmark = [pytest.mark.wire, pytest.mark.slow]

LOOKS = ("status", "turn", "hand", "seats", "why", "undo", "redo", "score", "export", "games", "help")


def run(bot: Bot, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(bot.database, isolation_level=None)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        db.execute(statement, values)


async def test_a_choice_that_is_asked_no_more_is_told_and_begun_again(
    sandbox: Sandbox, idle_bot: Bot
) -> None:
    table = Table(sandbox, idle_bot, sandbox.channel("general"))
    unpack("51439ba", idle_bot.database)
    upgrade(f"sqlite:///{idle_bot.database}")
    session, here = "storedau", (sandbox.guild.id, table.channel.id)
    run(idle_bot, "DELETE FROM sessions WHERE id <> ?", session)
    run(idle_bot, "UPDATE sessions SET guild = ?, channel = ?", *here)
    run(idle_bot, "UPDATE holders SET holder = ? WHERE holder = '1001'", table.ada.id)
    ran = await idle_bot.command("db", "check")
    assert ran.returncode == 1
    assert f"session {session} (macrobber) waits for a press" in ran.stderr
    assert "sound" not in ran.stdout
    await idle_bot.start()
    await sandbox.ready(30)
    await sandbox.until(lambda: bool(table.messages()) and has(table.table, "Begin again"), within=20)
    assert "The rules have changed" in body(table.table)
    assert '"game-not-as-stored"' in idle_bot.logged()
    assert session in idle_bot.logged()
    refused = await table.slash("turn")
    assert "Begin again" in body(refused.message)
    await table.press_panel("Begin again")
    await sandbox.until(lambda: not has(table.table, "Begin again"), within=20)
    assert "nothing for you to decide" not in body(table.table)
    assert has(table.table, "Join") or has(table.table, "Play")
    assert await idle_bot.stop() == 0
    idle_bot.check()


def rows(bot: Bot, query: str) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(bot.database)) as db:
        return db.execute(query).fetchall()


@pytest.mark.parametrize("release", RELEASES)
async def test_what_a_release_has_left_goes_on_in_its_channels(
    sandbox: Sandbox, idle_bot: Bot, release: str
) -> None:
    """Of the messages that it has posted none is there any more: the look-alike is a new one."""
    ada, fits = sandbox.user("Ada"), release != "0.1.0"  # there MacRobber asked more
    unpack(release, idle_bot.database)
    (first,) = {author for (author,) in rows(idle_bot, "SELECT DISTINCT author FROM entries WHERE seq = 1")}
    tables = {}
    for (session,) in rows(idle_bot, "SELECT id FROM sessions WHERE status = 'running'"):
        tables[session] = Table(sandbox, idle_bot, sandbox.add_channel(session))
        here = (sandbox.guild.id, tables[session].channel.id, session)
        run(idle_bot, "UPDATE sessions SET guild = ?, channel = ? WHERE id = ?", *here)
    if fits:
        run(idle_bot, "UPDATE holders SET holder = ? WHERE holder = ?", ada.id, first)
    is_older = bool(pending(idle_bot.database))
    await idle_bot.start()
    await sandbox.ready(60)
    assert ('"backup-made"' in idle_bot.logged()) is is_older
    for table in tables.values():
        await table.slash("status")
        assert "(Error" not in body(table.table)
        assert has(table.table, "Look") or has(table.table, "Begin again"), body(table.table)
        undone = await table.slash("undo")
        assert "(Error" not in body(undone.message)
    await sandbox.settle()
    assert rows(idle_bot, "SELECT * FROM outbox") == []
    assert ("game-not-as-stored" not in idle_bot.logged()) == fits
    ran = await idle_bot.command("db", "check")
    assert not fits or (ran.returncode, ran.stderr) == (0, "")
    assert await idle_bot.stop() == 0
    idle_bot.check()


async def damage(table: Table, where: str) -> None:
    """Let the bot start anew where it can't read what was stored."""
    await table.bot.stop(signal.SIGTERM)
    run(table.bot, f"UPDATE entries SET state = replace(state, '\"deck\"', '\"stack\"') WHERE {where}")
    await table.sandbox.offline()
    await table.bot.start()
    await table.sandbox.ready()
    await table.sandbox.until(lambda: "can't go on" in body(table.table), within=20)


async def test_what_can_not_be_read_is_told_by_every_press_and_left(table: Table) -> None:
    await table.start()
    buttons = [one.custom_id or "" for one in table.table.buttons]
    await table.press_panel("Turn of Automa")
    await damage(table, "seq = 2")
    assert '"game-not-as-stored"' in table.bot.logged()
    said = [await table.slash(one) for one in LOOKS if one != "undo"]
    said.append(await table.slash("report", action="took 1"))
    said.append(await table.slash("answer", text="7"))
    said.append(await table.slash("fix", field="automa", value="3"))
    said += [await table.sandbox.press_raw(table.ada, table.table, one) for one in buttons]
    for verb in (
        "menu",
        "look",
        "lookat",
        "go",
        "hand",
        "on",
        "seats",
        "join",
        "redo",
        "why",
        "score",
        "ask",
        "anew",
    ):
        custom_id = f"a1:{table.session}:2:{verb}"
        said.append(await table.sandbox.press_raw(table.ada, table.table, custom_id))
    await table.sandbox.settle()
    assert not [body(one.message) for one in said if one.message and "(Error" in body(one.message)]
    await table.press_panel("Back to what works")
    await table.press_panel("Turn of Automa")
    assert "7 cards left" in body(table.table)


async def test_what_can_not_be_read_is_ended_with_its_export(table: Table) -> None:
    await table.start()
    await damage(table, "seq > 0")
    sure = await table.press_panel("End the game")
    assert sure.message is not None
    await table.press(sure.message, "End the game")
    await table.sandbox.until(lambda: "The game has ended" in body(table.table), within=20)
    assert has(table.table, "Again")
    call = await table.slash("export")
    assert call.message is not None
    assert call.message.attachments
