"""What people have picked under My turn and not recorded yet, and the messages in which they pick."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.posts.ephemerals import Aside, Ephemerals

MOST_REMEMBERED = 1000


@dataclass(frozen=True, slots=True)
class Picked:
    """The seat that a person picks for, what they have picked by the keys of its groups, and where."""

    seat: str
    picks: Mapping[str, Sequence[str]]
    aside: Aside


class MyTurns:
    """Remembers them in memory, the last ones: after a restart they stand in the private message alone."""

    def __init__(self, ephemerals: Ephemerals) -> None:
        self._ephemerals = ephemerals
        self._of: OrderedDict[tuple[str, str], Picked] = OrderedDict()
        """By session and person."""

    def of(self, session: str, person: str) -> Picked | None:
        """Return what a person has picked; None if nothing."""
        mine = self._of.get((session, person))
        return mine if mine and any(mine.picks.values()) else None

    def lay(self, session: str, person: str, mine: Picked) -> None:
        """Remember what is picked, in a message that was just sent or changed; an older one goes.

        One whose id Discord hasn't told may be the very one that was changed: it stays.
        """
        older = self._of.get((session, person))
        self.end(session, person, mine.aside.message if older is None or older.aside.message else "")
        self._of[session, person] = mine
        if len(self._of) > MOST_REMEMBERED:
            self._of.popitem(last=False)

    def end(self, session: str, person: str, pressed: str) -> None:
        """Forget what a person has picked; its message goes, unless it is the one that was `pressed`."""
        mine = self._of.pop((session, person), None)
        if mine is not None and mine.aside.message != pressed:
            self._ephemerals.remove(mine.aside)

    def end_all(self, session: str, pressed: str) -> None:
        """Forget what everybody at a session has picked."""
        for person in [person for one, person in self._of if one == session]:
            self.end(session, person, pressed)
