"""What people write in one line: several moves that are one entry, tried again where they don't fit."""

import asyncio
import json
import signal

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def test_a_line_is_one_entry_undone_whole(table: Table) -> None:
    await table.start()
    call = await table.slash("report", action="took 2 red;  Added 1 BLUE ")
    assert "People took 2 red." in body(call.message)
    assert "People added 1 blue." in body(call.message)
    await table.belongs("2 red, 5 blue")
    undone = await table.press_panel("Undo")
    assert "Undone: Ada: took 2 red; Added 1 BLUE" in " ".join(body(undone.message).split())
    await table.belongs("4 red, 4 blue")
    assert not has(table.table, "Undo")
    await table.press_panel("Redo")
    await table.belongs("2 red, 5 blue")


async def test_a_wrong_part_is_named_and_the_line_tried_again(table: Table) -> None:
    await table.start()
    line = "took 3 red; took 2 red; added 1 blue"
    call = await table.slash("report", action=line)
    assert call.message is not None
    assert call.message.is_ephemeral
    told = body(call.message)
    assert "Part 2, “took 2 red”: There should be" in told
    assert "Nothing was changed." in told
    assert not call.message.selects  # of several parts none is done alone
    looked = await table.press_panel("Look", table.ben)  # a press of Ada's would take the refusal away
    assert "4 red, 4 blue" in body(looked.message)
    modal = await table.press(call.message, "Try again")
    assert modal.modal is not None
    assert line in json.dumps(modal.modal)
    worse = await table.submit(modal, "took 3 red; took 2 read; added 1 blue")
    assert worse.message is not None
    assert "Part 2, “took 2 read”" in body(worse.message)
    modal = await table.press(worse.message, "Try again")
    await table.submit(modal, "took 3 red; took 1 red; added 1 blue")
    assert body(worse.message) == "Noted."
    await table.belongs("0 red, 5 blue")


async def test_a_line_is_continued(table: Table) -> None:
    await table.start()

    async def more(typed: str) -> list[str]:
        found = await table.ada.autocomplete(table.channel, "automa report", focused="action", value=typed)
        assert all(len(one["name"]) <= 100 and one["name"] == one["value"] for one in found)
        return [one["name"] for one in found]

    assert "took 1 red" in await more("")
    assert await more("took 4 red; TOOK 1 r") == []
    assert await more("took 3 red; TOOK 1 r") == ["took 3 red; took 1 red"]
    assert (await more("took 3 red"))[:2] == ["took 3 red", "took 3 red; took 1 red"]
    assert await more("took 2 rde; ") == []
    long = "; ".join(["added 1 red", "took 1 red"] * 5)
    assert await more(long) == []
    assert "People added 1 red." in body((await table.slash("report", action=long)).message)


async def test_a_line_that_asks_goes_on_after_the_answer_and_a_kill(table: Table) -> None:
    await table.start()
    call = await table.slash("report", action="took 1 red; dared; added 2 blue")
    assert "Did the automa win the dare?" in body(call.message)
    await table.bot.restart(signal.SIGKILL)
    told = body((await table.slash("answer", text="yes")).message)
    assert "The automa wins the dare and 2 pebbles." in told
    assert "People added 2 blue." in told
    await table.belongs("3 red, 6 blue")
    undone = await table.slash("undo")
    assert undone.message is not None
    assert labels(undone.message)[:2] == ["Yes", "No"]
    await table.slash("undo")
    await table.belongs("4 red, 4 blue")


async def test_of_two_lines_at_once_none_is_lost_or_doubled(table: Table) -> None:
    await table.start()
    await table.press_panel("Join", table.ben)
    calls = await asyncio.gather(
        *(who.slash(table.channel, "automa report", action="took 3 red") for who in (table.ada, table.ben))
    )
    await table.sandbox.settle()
    refused = [call for call in calls if call.message is not None and call.message.is_ephemeral]
    assert len(refused) == 1
    await table.belongs("1 red, 4 blue")


async def test_the_report_menu_opens_a_form_for_a_line(table: Table) -> None:
    await table.start()
    menu = (await table.press_panel("Report")).message
    assert menu is not None
    modal = await table.press(menu, "Type it")
    assert "dared; took 1 red" in json.dumps(modal.modal)
    await table.submit(modal, "took 1 red; took 1 blue")
    assert body(menu) == "Noted."
    await table.belongs("3 red, 3 blue")


async def test_an_old_form_is_read_on_the_game_as_it_is_and_never_with_an_open_question(table: Table) -> None:
    await table.start()
    menu = (await table.press_panel("Report")).message
    assert menu is not None
    modal = await table.press(menu, "Type it")
    await table.slash("report", action="took 4 red")
    told = await table.submit(modal, "took 1 red")
    assert "Part 1, “took 1 red”" in body(told.message)
    modal = await table.press(told.message, "Try again") if told.message else told
    await table.slash("report", action="dared")
    told = await table.submit(modal, "took 1 blue")
    assert "open question" in body(told.message)
    await table.slash("answer", text="no")
    await table.belongs("0 red, 4 blue")


async def test_a_session_with_lines_is_exported_and_replayed(table: Table) -> None:
    await table.start()
    await table.slash("report", action="took 2 red; dared; added 1 blue")
    await table.slash("answer", text="No")
    await table.slash("undo")
    await table.slash("answer", text="Yes")
    end = (await table.slash("end")).message
    assert end is not None
    await table.press(end, "End the game")
    exported = (await table.slash("export")).message
    assert exported is not None
    (file,) = exported.attachments
    path = table.bot.folder / "game.json"
    path.write_bytes(file.content)
    assert (await table.bot.command("replay", str(path))).returncode == 0
    forged = json.loads(file.content)
    (entry,) = [one for one in forged["entries"] if one["kind"] == "report"]
    entry["input"]["move"][1]["line"] = "took 1 red; dared; added 1 blue"
    path.write_text(json.dumps(forged))
    ran = await table.bot.command("replay", str(path))
    assert ran.returncode != 0
    assert "Entry 2: the events differ" in ran.stdout + ran.stderr


async def test_hostile_lines_change_nothing(table: Table) -> None:
    await table.start()
    for line in (
        "x" * 1000,
        "; " * 400,
        "took 99999999999999999999 red",
        "@everyone; **x**",
        "=",
        "took  red",
    ):
        call = await table.slash("report", action=line)
        assert call.message is not None
        assert call.message.is_ephemeral
        await table.belongs("4 red, 4 blue")
