"""What is typed is done only if it is exactly one thing; what is nearly one, or several, is asked back."""

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body, has

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def suggested(table: Table, command: str, option: str, typed: str) -> list[str]:
    found = await table.ada.autocomplete(table.channel, f"automa {command}", focused=option, value=typed)
    return [one["name"] for one in found]


async def test_a_report_that_nearly_fits_is_asked_back(table: Table) -> None:
    await table.slash("start burgundy", board="dealt")
    await table.sandbox.until(lambda: has(table.table, "My turn"))
    before = table.table
    call = await table.slash("report", action="sold goods")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "Did you mean" in body(call.message)
    assert table.table is before
    assert call.message.selects[0].values


async def test_what_was_meant_is_chosen(table: Table) -> None:
    await table.start()
    call = await table.slash("report", action="took 2 bleu")
    assert call.message is not None
    assert "Part 1, “took 2 bleu”" in body(call.message)
    assert "Did you mean one of these?" in body(call.message)
    await table.select(call.message, "take colour=blue n=2")
    assert body(call.message) == "Noted."
    await table.belongs("4 red, 2 blue")


@pytest.mark.parametrize("action", ["took blue", "1 red", "zzzzqqq", "?", "We took 5 red", "ook 2 blue"])
async def test_nothing_is_guessed(table: Table, action: str) -> None:
    await table.start()
    call = await table.slash("report", action=action)
    assert call.message is not None
    assert call.message.is_ephemeral
    await table.belongs("4 red, 4 blue")


@pytest.mark.parametrize(
    "action", ["we took 2 blue", "BLUE 2 we took", "take colour=blue n=2", "2 blu we to"]
)
async def test_an_exact_report_is_done(table: Table, action: str) -> None:
    await table.start()
    call = await table.slash("report", action=action)
    assert "People took 2 blue." in body(call.message)


async def test_a_correction_that_fits_two_automata_is_asked_back_with_its_value(table: Table) -> None:
    await table.slash("start burgundy", board="dealt", automas=2)
    call = await table.slash("fix", field="points", value="50")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "Which of these do you mean?" in body(call.message)
    assert call.message.selects[0].values == ("a1-points", "a2-points")
    await table.select(call.message, "a2-points")
    assert body(call.message) == "Noted."
    (one,) = await suggested(table, "fix", "field", "points 1 automata")
    assert "now 50" not in one
    (two,) = await suggested(table, "fix", "field", "points 2 automata")
    assert "now 50" in two


async def test_a_correction_that_nearly_fits_is_asked_back_once(table: Table) -> None:
    await table.start()
    call = await table.slash("fix", field="pebles", value="12")
    assert call.message is not None
    assert "Did you mean" in body(call.message)
    mark = call.message.selects[0].custom_id
    await table.slash("report", action="took 1 red")
    late = table.sandbox.press_raw(table.ada, call.message, mark, component_type=3, values=("pebbles",))
    stale = await late
    assert "already done" in body(stale.message)
    call = await table.slash("fix", field="pebles", value="12")
    assert call.message is not None
    await table.select(call.message, "pebbles")
    await table.sandbox.until(
        lambda: any("The automa's pebbles: 0 → 12" in body(one) for one in table.messages())
    )
    call = await table.slash("fix", field="nam", value="_Otto_ @everyone")
    assert "The automa's name: Automa →" in body(call.message)
