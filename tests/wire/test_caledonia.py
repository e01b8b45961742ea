"""Clans of Caledonia on the look-alike: the set-up is told by buttons and forms, the map by one number."""

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body, labels

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def at_the_row(table: Table) -> None:
    await table.slash("start caledonia", automas=1, pace="one")
    await table.press_panel("The table is set up")
    await table.slash("answer", text="55 wool 2")


async def at_the_first_worker(table: Table) -> None:
    await at_the_row(table)
    await table.slash("answer", text="1, 12, 15, 24")
    await table.press_panel("Later")
    await table.press_panel("Ada placed a worker")
    await table.press_panel("MacHina 1: first worker")


async def test_the_contracts_that_lie_there_can_be_typed_into_a_form(table: Table) -> None:
    await at_the_row(table)
    form = await table.press(table.table, "Type the answer")
    assert form.modal is not None
    assert form.modal["components"][0]["component"]["placeholder"] == "4 wool, 6 wool"
    await table.submit(form, "3 beef, 2 bread 1 wool, 9")
    assert "3 contracts lie face up" in body(table.table)
    assert "4: 3 beef" in body(table.table)


async def test_a_suggestion_adds_to_what_is_typed(table: Table) -> None:
    await at_the_row(table)

    async def suggested(typed: str) -> list[str]:
        found = await table.ada.autocomplete(table.channel, "automa answer", focused="text", value=typed)
        return [one["value"] for one in found]

    (one,) = [one for one in await suggested("3 beef, 6 w") if "→" in one]
    assert one == "4, 2: 6 wool → 2 hops, 3 tobacco"
    assert "4, 2, 1: 4 wool → free hex, 1 hop, 2 cotton" in await suggested(f"{one}, 4 wool")


async def test_the_scoring_tiles_are_picked_as_at_the_end_of_a_round(table: Table) -> None:
    await at_the_row(table)
    await table.slash("answer", text="1, 12")
    assert "Which scoring tile does round 1 have?" in body(table.table)
    assert "Later" in labels(table.table)
    menu = table.table.selects[0]
    await table.select(
        table.table, next(value for label, value in menu.options if label == "tile 4: 2 per worker")
    )
    await table.sandbox.until(lambda: "round 2" in body(table.table))
    assert not any(label.startswith("tile 4") for label, _ in table.table.selects[0].options)
    await table.slash("answer", text="1")
    for tile in ("KS", "8 5"):
        await table.slash("answer", text=tile)
    assert "it's your turn" in body(table.table)
    found = await table.ada.autocomplete(table.channel, "automa fix", focused="field", value="scoring")
    assert "4 1 KS 8 5" in found[0]["name"]


async def test_the_first_hexes_are_asked_with_a_drawing_of_the_reading_order(table: Table) -> None:
    await at_the_first_worker(table)
    assert "reading order: no." in body(table.table)
    # These tests draw nothing: the words of the picture stand in its place.
    assert "Reading order: row by row, module A to D" in body(table.table).splitlines()


async def test_a_person_is_told_to_press_the_button_that_there_is(table: Table) -> None:
    await at_the_row(table)
    await table.slash("answer", text="1")
    await table.press_panel("Later")
    assert "Place one worker, then press the button." in body(table.table)
    assert labels(table.table)[0] == "Ada placed a worker"


async def at_round_1(table: Table, people: int = 1) -> None:
    await table.slash("start caledonia", automas=1, players=people, pace="one")
    if people > 1:
        await table.press_panel("Join", table.ben)
    await table.press_panel("The table is set up")
    for text in ("55 wool 2", "1, 12, 15, 24", "1 3 KS 8 5"):
        await table.slash("answer", text=text)
    while "Done" not in labels(table.table):
        label = labels(table.table)[0]
        await table.press_panel(label, table.ben if label.startswith("Ben") else table.ada)


async def test_a_line_that_would_end_anothers_turn_is_refused_with_how_to_tell_it_late(table: Table) -> None:
    await at_round_1(table, people=2)
    refused = await table.slash("report", table.ben, action="sold 2 wool")
    assert "Another seat has to act now" in body(refused.message)
    assert "; more" in body(refused.message)
    await table.slash("report", table.ben, action="sold 2 wool; more")
    assert "Sold 2 wool" in body(table.table)
    early = await table.press_panel("Done", table.ben)
    assert "; more" not in body(early.message)


async def test_who_plays_on_alone_is_told_what_is_left_to_do(table: Table) -> None:
    await at_round_1(table)
    await table.slash("fix", field="passed", value="a1 -")
    alone = "Only you play on: tell all, then **Pass**."
    assert alone in body(table.table)
    refused = await table.slash("report", action="done")
    assert "type passed or press Pass" in body(refused.message)
    await table.slash("report", action="sold 2 whisky")
    assert alone in body(table.table)
