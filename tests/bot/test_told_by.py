"""Of which game a message without buttons is, and of which entry it tells."""

from bot.store.rows import Delivery, Posted, PostedRow
from bot.store.store import SqlStore
from tests.bot.conftest import ADA, CHANNEL, Table


async def test_a_message_is_known_by_what_was_noted_of_it(store: SqlStore) -> None:
    table = Table(store)
    await table.start()
    old, told_by = table.id, table.sessions.records.told_by
    first = PostedRow(old, "9001", CHANNEL, Posted.LOGGED, 2)
    await store.settle(Delivery(old, posted=[first]))
    await table.sessions.end(old, None, ADA)
    await table.start()
    store.note(Delivery(table.id, posted=[PostedRow(table.id, "9002", CHANNEL, Posted.LOGGED, 1)]))
    assert await told_by(CHANNEL, "9001") == (old, 2)  # of the game before
    assert await told_by(CHANNEL, "9002") == (table.id, 1)  # not written down yet
    assert await told_by(CHANNEL, "9003") is None
    assert await told_by("600", "9001") is None  # of another channel
