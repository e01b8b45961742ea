"""How much a whole game leaves in the channel, how many taps a round takes, and what edits keep."""

import os
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from sandbox.driver import Channel, Sandbox
from tests.contract.conftest import DEMO
from tests.wire.conftest import BLANK, ROOT, Bot, Table, body, has, own_server, running
from tests.wire.whole import Whole

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

ROUNDS = 25
MACROBBER_A_ROUND = 24 / 7
"""What a game of MacRobber left before the table was one message."""


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def blank_bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bot]:
    """A bot whose pictures are empty: what is looked at is only which of them there are."""
    path = os.pathsep.join(map(str, (BLANK, ROOT, DEMO)))
    folder = tmp_path_factory.mktemp("blank")
    async with Sandbox() as sandbox, running(sandbox, folder, PICTURES="on", PYTHONPATH=path) as ready:
        yield ready


@pytest_asyncio.fixture(loop_scope="module")
async def blank_table(blank_bot: Bot) -> AsyncIterator[Table]:
    async with own_server(blank_bot) as channel:
        yield Table(blank_bot.sandbox, blank_bot, channel)


async def play(table: Table, game: str, people: int = 1, reports_one_in: int = 1, **options: Any) -> Whole:
    """Play a whole game and return how it stands at its end."""
    whole = Whole(table.sandbox, table.channel, (table.ada, table.ben)[:people], reports_one_in)
    await table.slash(f"start {game}", seed="a quiet evening", **options)
    if people > 1:
        await table.press_panel("Join", table.ben)
    async for _ in whole.presses():
        pass
    return whole


async def test_a_solo_game_of_burgundy_leaves_the_table(table: Table) -> None:
    whole = await play(table, "burgundy", board="dealt", automas=2)
    assert len(whole.public) <= 5


async def test_with_two_people_a_turn_of_an_automata_leaves_one_message(table: Table) -> None:
    whole = await play(table, "burgundy", people=2, reports_one_in=2, board="dealt", players=2)
    told = [one for one in whole.public if not one.buttons]
    assert len(told) <= ROUNDS
    assert all("Automata 1 " in body(one) or "Automata 1'" in body(one) for one in told)
    assert len(whole.public) == len(told) + 1


async def test_a_game_of_macrobber_leaves_no_more_than_before(table: Table) -> None:
    whole = await play(table, "macrobber", seats=3, log="turns")
    rounds = int(re.findall(r"in round (\d+)", body(whole.table))[0])
    assert len(whole.public) <= MACROBBER_A_ROUND * rounds + 2


async def test_a_round_with_two_takes_and_a_purchase_is_eight_taps(table: Table) -> None:
    """A menu takes a tap to open and one for each pick, and one to close it if it takes several."""
    await table.slash("start burgundy", board="dealt", automas=2, seed="a quiet evening")
    taps = 0
    while not has(table.last, "My turn"):
        await table.press(table.last, table.last.buttons[0].label)
    mine = (await table.press_panel("My turn")).message
    taps += 1
    assert mine is not None
    for kind, n in (("Took a tile", 2), ("Bought", 1)):
        menu = next(one for one in mine.selects if one.placeholder.startswith(kind))
        await table.ada.select(mine, menu.custom_id, menu.values[:: len(menu.values) // 2][:n])
        taps += 1 + n + (menu.max_values > 1)
    await table.press(mine, "Done")
    taps += 1
    await table.sandbox.until(lambda: has(table.last, "My turn") and "round A1" not in body(table.last))
    assert taps <= 8


@pytest.mark.parametrize(
    ("game", "options"), [("burgundy", {"board": "dealt", "automas": 2}), ("macrobber", {"seats": 3})]
)
async def test_every_edit_names_the_files_that_stay(
    blank_table: Table, game: str, options: dict[str, Any]
) -> None:
    whole = Whole(blank_table.sandbox, blank_table.channel, [blank_table.ada], reports_one_in=2)
    await blank_table.slash(f"start {game}", seed="a quiet evening", **options)
    presses = 0
    async for _ in whole.presses():
        presses += 1
        if presses % 5 == 0 and has(whole.table, "Undo"):
            await blank_table.press(whole.table, "Look")
            await blank_table.press(whole.table, "Why?" if has(whole.table, "Why?") else "Look")
        if presses == 40:
            break
    edits = [
        edit
        for record in blank_table.sandbox.requests
        if isinstance(record.body, dict) and (edit := _edit(record.method, record.body)).get("embeds")
    ]
    assert len(edits) > 20
    assert [edit for edit in edits if "attachments" not in edit] == []
    assert any(edit["attachments"] for edit in edits)


def _edit(method: str, sent: dict[str, Any]) -> dict[str, Any]:
    """Return what a request makes of a message that is there already, empty if it changes none."""
    if method == "PATCH":
        return sent
    return sent.get("data") or {} if sent.get("type") == 7 else {}
