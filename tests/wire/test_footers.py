"""Every message of a session says where the game stands, the private ones too."""

from typing import Any

import pytest

from tests.wire.conftest import Table, labels

pytestmark = pytest.mark.wire


def last_footer(call: Any) -> str:
    """Return the footer of what a press brought, above what was typed; the bot's own note has none."""
    assert call.message is not None
    told = [one for one in call.message.embeds if one.get("title") != "You typed"]
    return str(told[-1].get("footer", {}).get("text", ""))


async def test_every_command_and_button_shows_it(table: Table) -> None:
    calls = [await table.start(), await table.slash("turn"), await table.press_panel("Report")]
    calls += [await table.slash(verb) for verb in ("status", "why", "score", "end", "undo")]
    calls += [
        await table.slash("fix", field="pebbles", value="many"),
        await table.slash("report", action="1"),
    ]
    calls += [await table.slash("fix", field="nothing like it", value="1")]
    assert [last_footer(call) for call in calls if " cards left" not in last_footer(call)] == []


async def test_a_question_and_what_was_wrong_with_the_answer_show_it(table: Table) -> None:
    await table.start()
    call = await table.turn_to("words")
    assert call.message is not None
    assert last_footer(call).endswith("left")
    wrong = await table.submit(await table.press(call.message, labels(call.message)[0]), "2 purple")
    assert wrong.message is not None
    error, typed = wrong.message.embeds
    assert error["footer"]["text"] == last_footer(call)
    assert (typed["title"], typed["footer"]["text"]) == ("You typed", "2 purple")
