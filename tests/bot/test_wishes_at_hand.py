"""What somebody wishes is at hand for a minute, and what they wish meanwhile holds at once."""

from bot.sessions.people import LATELY, People, Wishes
from bot.store.store import SqlStore

BOTH = True
LARGE, WORDS = Wishes(pictures="large"), Wishes(pictures="words")


class Clock:
    """Tells the seconds that it is set to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def test_what_another_process_has_saved_holds_after_a_minute(store: SqlStore) -> None:
    clock = Clock()
    here, there = People(store, clock), People(store, clock)
    await here.wish("1", LARGE)
    await there.wish("1", WORDS)
    assert await here.lately("1") == LARGE
    clock.now = LATELY
    assert await here.lately("1") == WORDS


async def test_what_is_wished_holds_at_once(store: SqlStore) -> None:
    people = People(store)
    assert await people.lately("1") == Wishes()
    await people.wish("1", LARGE)
    assert await people.lately("1") == await people.wishes("1") == LARGE
