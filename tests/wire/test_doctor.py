"""`automa doctor` in the shell, beside a bot that runs."""

import json

import pytest

from bot.exits import Exit
from tests.wire.conftest import Bot, Table

pytestmark = [pytest.mark.wire, pytest.mark.slow]


async def test_beside_a_running_bot_all_holds(table: Table) -> None:
    await table.start()
    table.bot.folder.chmod(0o700)
    assert (await table.bot.command("doctor")).returncode == Exit.WARNING
    assert (await table.bot.command("db", "backup")).returncode == 0
    ran = await table.bot.command("doctor")
    assert ran.returncode == Exit.WELL, ran.stdout
    assert "Discord has this version's commands" in ran.stdout
    assert "1 of 1 channels with a running game" in ran.stdout
    assert ran.stderr == ""
    await table.press_panel("Turn of Automa")


async def test_what_is_wrong_in_a_channel_is_told_with_its_exit_code(table: Table) -> None:
    await table.start()
    table.bot.folder.chmod(0o700)
    table.sandbox.deny(table.channel, "send_messages")
    ran = await table.bot.command("doctor", "--json")
    assert ran.returncode == Exit.FAULT
    told = json.loads(ran.stdout)
    assert told["worst"] == "fault"
    faults = {one["check"]: one for one in told["findings"] if one["level"] in ("fault", "warning")}
    assert set(faults) == {"backup", "channels"}
    assert faults["channels"]["channel"] == str(table.channel.id)


async def test_the_text_for_an_issue_has_no_secret_and_no_id(bot: Bot) -> None:
    ran = await bot.command("doctor", "--support", DISCORD_TOKEN="hush.hush")
    assert ran.returncode == Exit.FAULT
    assert "Discord doesn't know the token" in ran.stdout
    for hidden in ("hush", str(bot.sandbox.bot.id), str(bot.folder)):
        assert hidden not in ran.stdout
    bot.sandbox.clear_log()


async def test_without_a_token_it_says_what_is_missing(idle_bot: Bot) -> None:
    ran = await idle_bot.command("doctor", DISCORD_TOKEN="")
    assert ran.returncode == Exit.FAULT
    assert "DISCORD_TOKEN is missing" in ran.stdout
    assert "Traceback" not in ran.stderr


async def test_without_a_network_it_looks_at_the_rest(idle_bot: Bot) -> None:
    idle_bot.folder.chmod(0o700)
    ran = await idle_bot.command("doctor", DISCORD_API_BASE="http://127.0.0.1:9/api/v10")
    assert ran.returncode == Exit.UNKNOWN
    assert "could not be reached" in ran.stdout


async def test_a_probe_tells_what_discord_does_and_leaves_nothing(table: Table) -> None:
    ran = await table.bot.command("doctor", "--probe", str(table.channel.id))
    assert ran.returncode == Exit.WELL, ran.stderr
    assert ran.stdout.count("\nheld ") > 10
    assert "NOT HELD" not in ran.stdout
    assert table.messages() == []
    table.sandbox.clear_log()  # it tries what is refused, too


async def test_a_probe_where_there_is_no_channel_tries_nothing(bot: Bot) -> None:
    ran = await bot.command("doctor", "--probe", "12")
    assert ran.returncode == Exit.FAULT
    assert ran.stderr == "Nothing was tried: Discord answered 404 10003.\n"
    assert (await bot.command("doctor", "--probe", "general")).returncode == Exit.SETTING
    bot.sandbox.clear_log()


async def test_a_start_says_in_the_log_and_in_the_server_what_is_wrong(table: Table) -> None:
    await table.start()
    await table.bot.stop()
    system = table.sandbox.channel("quiet-corner")
    table.sandbox.guild.system_channel_id = system.id
    table.sandbox.deny(table.channel, "send_messages")
    table.bot.program = ("-m", "tests.wire.looking_bot")
    await table.bot.start(DOCTOR_HOURS="24")
    await table.sandbox.ready()
    await table.sandbox.until(lambda: bool(system.history), within=30)
    (told,) = system.history.values()
    assert f"<#{table.channel.id}>" in told.text
    assert "Send Messages" in told.text
    lines = [json.loads(line) for line in table.bot.logged().splitlines()]
    faults = [one for one in lines if (one["event"], one["level"]) == ("doctor", "error")]
    assert [one["check"] for one in faults] == ["channels"]
    table.sandbox.clear_log()
