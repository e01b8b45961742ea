"""Look before the first turn, and the list of how the real table is set up, which can be seen again."""

from typing import Any

import pytest

from sandbox.driver import Call, Channel
from tests.wire.conftest import Bot, Table, body, has

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]
BEGUN_BY: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("burgundy", {"board": "search", "automas": 1}, "Done", "Automata"),
    ("burgundy", {"board": "dealt", "automas": 1}, "Done", "Automata"),
    ("caledonia", {"automas": 1}, "The table is set up", "MacHina"),
    ("london", {"automas": 1}, "Done", "AutoMartin"),
    ("scythe", {}, "Done", "Rivers: "),
    ("macrobber", {}, "", "In turn: "),
)
"""Games, what is pressed first in them, and what is seen under Look before that."""


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


def steps(call: Call | None, table: Table) -> list[str]:
    """Return the numbered lines of a message."""
    shown = call.message if call else table.table
    return [line for line in body(shown).splitlines() if line[:1].isdigit() and line[1:3] == ". "]


async def set_up(table: Table) -> list[str]:
    """Open Look by its command, turn to the set-up and return its lines."""
    call = await table.slash("look")
    assert call.message is not None
    menu = next(one for one in call.message.selects if "setup" in one.values)
    await table.ada.select(call.message, menu.custom_id, ["setup"])
    await table.sandbox.settle()
    return steps(call, table)


@pytest.mark.parametrize(("game", "options", "seen"), [(one, how, seen) for one, how, _, seen in BEGUN_BY])
async def test_before_the_first_turn_there_is_a_look_with_the_board(
    table: Table, game: str, options: dict[str, Any], seen: str
) -> None:
    await table.slash(f"start {game}", seed="a quiet evening", **options)
    pressed = (await table.press_panel("Look")).message
    typed = (await table.slash("look")).message
    assert pressed is not None
    assert typed is not None
    assert pressed.is_ephemeral
    assert body(pressed) == body(typed)
    assert seen in body(pressed)


@pytest.mark.parametrize(("game", "options", "first"), [one[:3] for one in BEGUN_BY if one[2]])
async def test_the_set_up_list_is_the_same_before_and_after_the_first_turn(
    table: Table, game: str, options: dict[str, Any], first: str
) -> None:
    await table.slash(f"start {game}", seed="a quiet evening", **options)
    listed = steps(None, table)
    assert len(listed) > 1
    assert await set_up(table) == listed
    for _ in range(2):
        if has(table.table, first):
            await (table.done() if first == "Done" else table.press_panel(first))
        await table.turn()
    assert steps(None, table) != listed
    assert await set_up(table) == listed


async def test_who_sets_nothing_up_has_no_such_list(table: Table) -> None:
    await table.slash("start macrobber")
    call = await table.slash("look")
    assert call.message is not None
    assert not any("setup" in one.values for one in call.message.selects)


@pytest.mark.parametrize(
    ("game", "options", "free"),
    [("scythe", {"seats": 3, "people": "12"}, 1), ("macrobber", {"automas": 1}, 1)],
)
async def test_the_first_message_says_which_seats_are_peoples(
    table: Table, game: str, options: dict[str, Any], free: int
) -> None:
    await table.slash(f"start {game}", **options)
    told = body(table.table)
    assert f": <@{table.ada.id}>" in told
    assert told.count(": free") == free
