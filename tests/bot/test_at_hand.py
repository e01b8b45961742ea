"""What is kept at hand of a session, and what a press saves, is what the file says."""

import sqlite3
from contextlib import suppress

import pytest

from bot.sessions.errors import Refused
from bot.sessions.history import History
from bot.sessions.limits import Limits
from bot.sessions.records import Records
from bot.sessions.rights import Person, answering
from bot.sessions.service import first
from bot.sessions.session import Session
from bot.sessions.start import Start
from bot.store.errors import StoreFault
from bot.store.rows import Step
from bot.store.sqlite import SqliteStore
from bot.store.store import SqlStore
from engines.core.game import registry
from engines.core.script.run import Said
from tests.bot.conftest import Table
from tests.contract.player import Luck

GAMES = sorted(registry.games())
PRESSES = 60


async def standing(table: Table, records: Records) -> Session:
    return await records.standing(await table.store.current(table.id))


async def press(table: Table, now: Session, luck: Luck, by: Person) -> None:
    """Answer what is asked, take what is offered first, or take the last step back."""
    if luck.one_in(8):
        await table.sessions.undo(table.id, None, by, confirmed=True)
    elif now.questions:
        question = luck.pick(now.questions)
        by = by._replace(id=now.holders.of(question.to or "") or by.id)
        said = Said(question.id, luck.answer(question))
        await table.sessions.answer(table.id, None, answering(said), by)
    else:
        await table.sessions.move(
            table.id, None, lambda offers: luck.pick(list(offers)) if luck.one_in(4) else first(offers), by
        )


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_at_hand_is_what_another_process_would_read(store: SqlStore, game: str) -> None:
    table, luck = Table(store), Luck(f"at hand: {game}")
    by = Person("1001", "77")
    table.id = (await table.sessions.start(Start(game, {}, "500"), by)).id
    done = 0
    for n in range(PRESSES):
        now = await standing(table, table.sessions.records)
        anew = await standing(table, Records(store, History(store), registry.games(), Limits()))
        assert now == anew
        assert now.view() == anew.view()
        if now.session.status == "ended":
            break
        with suppress(Refused):
            await press(table, now, luck, by._replace(press=str(n)))
            done += 1
    assert done > PRESSES / 3 or now.session.status == "ended"


async def start_burgundy(table: Table) -> None:
    """Start a game on the real table's board, with a person and two automata, that the bot deals."""
    start = Start("burgundy", {"board": "dealt", "automas": 2}, "500", manners={"pace": "all"})
    table.id = (await table.sessions.start(start, Person("1001", "77"))).id


async def entries(table: Table) -> list[str]:
    return [one.author for one in await table.store.history(table.id)]


async def test_what_the_rules_do_by_themselves_is_saved_with_the_press_before_it(store: SqlStore) -> None:
    table, saved = Table(store), list[int]()
    await start_burgundy(table)
    append = store.append

    async def note(*steps: Step) -> None:
        saved.append(len(steps))
        await append(*steps)

    store.append = note  # type: ignore[method-assign]
    view = await table.sessions.move(table.id, None, first, Person("1001", "77", press="7"))
    assert saved == [len(await entries(table)) - 1]
    assert saved[0] > 1
    assert view.seq == len(await entries(table))


async def test_a_press_is_saved_with_all_that_follows_it_or_not_at_all(store: SqliteStore) -> None:
    table = Table(store)
    await start_burgundy(table)
    before = await entries(table)
    with sqlite3.connect(store.database.path) as file:
        file.execute(
            "CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.seq > 2"
            " BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
    with pytest.raises(StoreFault):
        await table.sessions.move(table.id, None, first, Person("1001", "77", press="7"))
    assert await entries(table) == before
    with sqlite3.connect(store.database.path) as file:
        file.execute("DROP TRIGGER full")
    await table.sessions.move(table.id, None, first, Person("1001", "77", press="7"))
    assert len(await entries(table)) > len(before) + 1
