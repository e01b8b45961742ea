"""A bot makes its backups by itself while people play, and one of them is put back and played on."""

import json
from pathlib import Path

import pytest

from bot.store.migrate import pending
from sandbox.driver import Sandbox
from tests.stored import unpack
from tests.wire.conftest import Bot, Table, body

pytestmark = [pytest.mark.wire, pytest.mark.slow]


def logged(table: Table, event: str) -> list[dict[str, str]]:
    lines = (json.loads(line) for line in table.bot.logged().splitlines() if line.startswith("{"))
    return [one for one in lines if one["event"] == event]


async def test_a_backup_that_a_bot_has_made_by_itself_is_restored_and_played_on(table: Table) -> None:
    await table.start()
    await table.bot.stop()
    await table.sandbox.offline()
    table.bot.program = ("-m", "tests.wire.backing_up_bot")
    await table.bot.start(BACKUP_HOURS="24")
    await table.sandbox.ready()
    await table.sandbox.until(lambda: bool(logged(table, "backup-made")), within=60)
    await table.press_panel("Turn of Automa")
    assert "7 cards left" in body(table.last)
    (made,) = logged(table, "backup-made")
    assert "proved: 1 running sessions were loaded" in made["says"]
    await table.bot.stop()
    ran = await table.bot.command("db", "restore", made["file"])
    assert ran.returncode == 0
    # What was there is kept twice: as it was, and as a backup that is proved.
    assert len(list(table.bot.folder.glob("automa.db.replaced-*"))) == 1
    assert ".backup-" in ran.stdout
    assert "is proved: 1 running sessions were loaded" in ran.stderr
    await table.sandbox.offline()
    table.bot.program = ("-m", "tests.wire.seeded_bot")
    await table.bot.start()
    await table.sandbox.ready()
    call = await table.slash("status")
    assert "8 cards left" in body(call.message)
    await table.press_panel("Turn of Automa")
    assert "7 cards left" in body(table.last)


async def test_a_start_that_upgrades_proves_its_backup_first(sandbox: Sandbox, idle_bot: Bot) -> None:
    unpack("a8e721a", idle_bot.database)
    await idle_bot.start()
    await sandbox.ready()
    lines = [json.loads(line) for line in idle_bot.logged().splitlines() if line.startswith("{")]
    (made,) = [one for one in lines if one["event"] == "backup-made"]
    assert "proved: " in made["says"]
    assert pending(Path(made["file"]))
    assert not pending(idle_bot.database)
    await idle_bot.stop()
    idle_bot.check()
