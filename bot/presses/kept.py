"""What was made for one person at one moment of a session, kept until the session has moved on."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from bot.sessions.holders import Holders
from bot.sessions.view import View
from bot.store.rows import EntryRow

T = TypeVar("T")

MOST = 8
"""Things that are kept: so many people type at the same moment, at all tables. One takes 0.1 to 0.3 MB."""


class Kept(Generic[T]):
    """Spares making a thing anew at each letter that somebody types; nobody gets one of another person's.

    Those that were used longest ago give way.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._things: OrderedDict[tuple[str, str, str], tuple[EntryRow, Holders, T]] = OrderedDict()

    def of(self, view: View, person: str, locale: str, make: Callable[[], T]) -> T:
        """Return a person's thing, made anew if something has happened, or somebody sits elsewhere."""
        key = (view.id, person, locale)
        entry, holders, thing = self._things.pop(key, (None, None, None))
        if thing is None or (entry, holders) != (view.entry, view.holders):
            thing = make()
        self._things[key] = (view.entry, view.holders, thing)
        while len(self._things) > self._most:
            self._things.popitem(last=False)
        return thing
