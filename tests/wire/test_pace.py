"""After a person's turn the automas play by themselves, and one message tells hands what each of them did."""

import pytest

from sandbox.driver import Channel
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def test_one_automa_plays_as_soon_as_the_person_is_done(table: Table) -> None:
    await table.slash("start burgundy", board="search", seed="pace")
    await table.done()
    await table.sandbox.until(lambda: "Automata 1's turn" in body(table.table))
    assert not has(table.table, "Automata 1's turn")
    for _ in range(20):
        if has(table.table, "Done"):
            break
        shown = table.table
        if shown.selects:
            await table.select(shown, shown.selects[0].values[0])
        else:
            await table.press(shown, labels(shown)[0])
    told = body(table.table).splitlines()
    assert told[0].startswith("● Automata 1 takes ")  # its turn, and the round that has begun below it
    assert any("depot" in line and "space" in line for line in told[1:4])
    assert any("Round A2" in line for line in told)


async def test_of_several_automas_each_says_what_where_from_and_what_it_earned(table: Table) -> None:
    await table.slash("start burgundy", board="dealt", automas=2, seed="pace")
    await table.done()
    await table.shows("Ada, it's your turn")
    told = body(table.table)
    for mark in "●■":
        own = next(line for line in told.splitlines() if line.startswith(mark))
        assert "depot" in own
        assert "space" in own
        assert " · " in own  # and what that brought


async def test_whoever_wants_it_presses_for_each_turn(table: Table) -> None:
    await table.slash("start burgundy", board="search", pace="one")
    await table.done()
    assert has(table.table, "Automata 1's turn")
