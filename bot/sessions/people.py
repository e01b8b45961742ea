"""What each person wishes of the bot: reminders, quiet hours by their own clock, and that they are away."""

import json
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta, tzinfo
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.sessions.field import BROKEN, field
from bot.sessions.store import Store

HOUR = 3_600_000
"""Milliseconds."""
DAY = 1440
"""Minutes."""
UTC = "UTC"
LARGE, WORDS = "large", "words"
PICTURES = ("", LARGE, WORDS)
"""How somebody may wish pictures."""
LATELY = 60.0
"""Seconds for which what a person wishes is at hand, ..."""
MOST_AT_HAND = 1_000
"""... of so many people."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a person wishes; who has never said anything wishes nothing."""

    remind: int | None = None
    """After how many hours of waiting they are reminded; 0 for never, None for as the table has agreed."""
    zone: str = ""
    """The name of their time zone, such as `Europe/Amsterdam`; empty for UTC, until they have said."""
    quiet: tuple[int, int] | None = None
    """When their quiet hours begin and end, in minutes since their midnight; None without any."""
    away: int = 0
    """Until when they are away (milliseconds since 1970 UTC)."""
    may_replace: bool = False
    """Whether an automa may have their seat while they are away."""
    plays_only: bool = False
    """Whether a turn begins by itself in which there is nothing else that they could do."""
    pictures: str = ""
    """How what they alone see shows pictures: LARGE, WORDS in their place, or empty for as at the table."""
    is_listening: bool = False
    """Whether what they alone see has words made for listening."""

    def is_away(self, at: int) -> bool:
        """Tell whether they are away at a moment."""
        return at < self.away

    def is_quiet(self, at: int) -> bool:
        """Tell whether a moment lies in their quiet hours."""
        return self.after_quiet(at) != at

    def after_quiet(self, at: int) -> int:
        """Return the end of the quiet hours that a moment lies in, or else the moment itself."""
        if self.quiet is None:
            return at
        begin, end = self.quiet
        local = datetime.fromtimestamp(at / 1000, zone_of(self.zone))
        into = (local.hour * 60 + local.minute - begin) % DAY
        if into >= (end - begin) % DAY:
            return at
        # Reckoned on the person's own clock, also in the night in which it is set.
        over = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
        if over <= local:
            over += timedelta(days=1)
        return max(at + 1, round(over.timestamp() * 1000))

    def to_json(self) -> str:
        """Return them as the store keeps them."""
        return json.dumps(asdict(self))

    @staticmethod
    def read(text: str) -> "Wishes":
        """Return what the store keeps; what can't be read is no wish."""
        try:
            data = json.loads(text or "{}")
            return Wishes(
                field(data, "remind", int, None),
                field(data, "zone", str, ""),
                _hours(data.get("quiet")),
                field(data, "away", int, 0),
                field(data, "may_replace", bool, False),
                field(data, "plays_only", bool, False),
                pictures if (pictures := field(data, "pictures", str, "")) in PICTURES else "",
                field(data, "is_listening", bool, False),
            )
        except BROKEN:
            return Wishes()


def _hours(quiet: Any) -> tuple[int, int] | None:
    if quiet is None:
        return None
    begin, end = quiet
    if not all(isinstance(one, int) and 0 <= one < DAY for one in (begin, end)):
        raise ValueError("no quiet hours")
    return begin, end


@cache
def zone_of(name: str) -> tzinfo:
    """Return a time zone by its name; UTC for one that this machine doesn't know any more."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo(UTC)


class People:
    """The people whom the bot knows by what they wish."""

    def __init__(self, store: Store, seconds: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._seconds = seconds
        self._lately: OrderedDict[str, tuple[float, Wishes]] = OrderedDict()
        """What was read last, and when."""
        self._saved = 0
        """How often one has wished something: what was read meanwhile may be old already."""

    async def wishes(self, person: str) -> Wishes:
        """Return what a person (a user's id) wishes."""
        return (await self.of_all([person]))[person]

    async def of_all(self, people: Collection[str]) -> dict[str, Wishes]:
        """Return what each of some people wishes, all read at once."""
        since = self._saved
        found = await self._store.wishes(people)
        wishes = {one: Wishes.read(found.get(one, "")) for one in people}
        for one, each in wishes.items() if since == self._saved else ():
            self._note(one, each)
        return wishes

    async def lately(self, person: str) -> Wishes:
        """Return what a person wished within the last minute: it needs no way to the database.

        What they have wished in another process since then is not in it yet.
        """
        at, wishes = self._lately.get(person, (-LATELY, Wishes()))
        return wishes if self._seconds() - at < LATELY else await self.wishes(person)

    async def wish(self, person: str, wishes: Wishes) -> None:
        """Save what a person wishes; it holds at all their tables."""
        await self._store.set_wishes(person, wishes.to_json())
        self._saved += 1
        self._note(person, wishes)

    def _note(self, person: str, wishes: Wishes) -> None:
        self._lately[person] = self._seconds(), wishes
        self._lately.move_to_end(person)
        while len(self._lately) > MOST_AT_HAND:
            self._lately.popitem(last=False)
