"""A fault is reported with one press and one sentence: over the wire."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.cli import main
from bot.screens.look import ABOUT
from sandbox.driver import Call, Channel
from tests.wire.conftest import Bot, Table, body

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def report(table: Table) -> Call:
    """Report a fault from Look, About; return the answer."""
    looked = (await table.press_panel("Look")).message
    assert looked is not None
    await table.select(looked, ABOUT)
    opened = await table.press(looked, "Report a fault")
    return await table.submit(opened, "It took two, not three")


async def test_while_a_game_runs_the_file_has_what_all_know_and_the_sentence(table: Table) -> None:
    await table.start(deck="shuffled")
    await table.press_panel("Turn of Automa")
    told = await report(table)
    assert told.message is not None
    assert told.message.is_ephemeral
    assert "Send it to whoever runs this bot." in body(told.message)
    (file,) = told.message.attachments
    document = json.loads(file.content)
    assert document["report"]["sentence"] == "It took two, not three"
    assert document["report"]["versions"]["automa"]
    assert "seed" not in document
    assert not [one for one in table.messages(table.ben) if "Report" in body(one)]


async def test_after_the_end_replay_and_scenario_take_the_file(table: Table, tmp_path: Path) -> None:
    await table.start()
    await table.press_panel("Turn of Automa")
    await table.exported()
    told = await report(table)
    assert told.message is not None
    (file,) = told.message.attachments
    path = tmp_path / file.filename
    path.write_bytes(file.content)
    for command, words in (("replay", "are as recorded"), ("scenario", "1 scenarios, 0 failed.")):
        ran = CliRunner().invoke(main, [command, str(path)])
        assert ran.exit_code == 0, ran.output
        assert "It took two, not three" in ran.stdout
        assert words in ran.stdout
