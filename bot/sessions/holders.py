"""Who holds the seats of a session: people, automas, or nobody yet."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.store.rows import EntryRow, HolderRow
from engines.core.state.visible_text import seen

AUTOMA = "automa:"
"""What an automa's holder begins with; its strength follows."""
FORMER = "former-"
"""What stands in for a person begins with, in each session another one."""


class Change(NamedTuple):
    """A seat, who holds it from now on, and what that person is called (empty: as on Discord)."""

    seat: str
    holder: str
    name: str = ""

    def called(self, person: str, name: str) -> "Change":
        """Return it with the name of the holder, if that is this person and has none yet."""
        return self._replace(name=name) if self.holder == person and not self.name else self


@dataclass(frozen=True, slots=True)
class Held:
    """A seat as it is held now: by a person, by an automa of the bot's, or by nobody."""

    holder: str = ""
    """A user's id, or `automa:<strength>`; empty for nobody, and for a person who isn't on Discord."""
    name: str = ""
    """What the person is called, as far as it can be seen."""

    @property
    def is_persons(self) -> bool:
        """Whether a person on Discord holds it."""
        return is_person(self.holder)

    @property
    def is_automas(self) -> bool:
        """Whether an automa holds it."""
        return is_automa(self.holder)

    def is_anothers(self, person: str) -> bool:
        """Tell whether a person holds it, and not this one (a user's id)."""
        return self.is_persons and self.holder != person

    @property
    def is_played(self) -> bool:
        """Whether a person plays it, on Discord or not."""
        return self.is_persons or bool(self.name)

    @property
    def is_free(self) -> bool:
        """Whether nobody plays it."""
        return not (self.holder or self.name)

    @property
    def strength(self) -> str:
        """The strength of the automa that holds it."""
        return strength_of(self.holder)


@dataclass(frozen=True, slots=True)
class Holders:
    """The holders of a session from its start to now, as the store keeps them."""

    rows: tuple[HolderRow, ...] = ()

    def seat(self, seat: str) -> Held:
        """Return a seat as it is held now."""
        row = next((row for row in reversed(self.rows) if row.seat == seat), None)
        if row is None or is_former(row.holder):
            return Held()
        return Held(row.holder, "" if is_automa(row.holder) else seen(row.name))

    def of(self, seat: str) -> str:
        """Return who holds the seat: a user's id, `automa:<strength>`, or empty for nobody."""
        last = next((row.holder for row in reversed(self.rows) if row.seat == seat), "")
        return "" if is_former(last) else last

    def is_former(self, seat: str) -> bool:
        """Tell whether a former player held the seat last: it is free, but was played."""
        return any(map(is_former, [row.holder for row in self.rows if row.seat == seat][-1:]))

    def name_of(self, seat: str) -> str:
        """Return what the person on the seat is called, on Discord or not, as far as it can be seen."""
        return self.seat(seat).name

    def points_of(self, seat: str) -> int | None:
        """Return the points that people have entered for a seat, None for none."""
        return next((row.points for row in self.rows if row.seat == seat), None)

    def scorer_of(self, seat: str) -> str:
        """Return who has entered them."""
        return next((row.scorer for row in self.rows if row.seat == seat), "")

    def seat_of(self, holder: str) -> str | None:
        """Return the seat that the person holds now, None without one."""
        seats = {row.seat for row in self.rows}
        return next((seat for seat in sorted(seats) if self.of(seat) == holder), None)

    def has_known(self, person: str, begun: int) -> str | None:
        """Return the seat that the person has held since the entry `begun`, None for none."""
        for place, row in enumerate(self.rows):
            until = next((one.seq for one in self.rows[place + 1 :] if one.seat == row.seat), begun)
            if row.holder == person and until >= begun:
                return row.seat
        return None

    @property
    def starter(self) -> str:
        """Who settled the seats first: the user's id of who started the session."""
        return self.rows[0].author if self.rows else ""

    @property
    def people(self) -> frozenset[str]:
        """The people who hold seats now."""
        return frozenset(one for row in self.rows if is_person(one := self.of(row.seat)))

    @property
    def sitters(self) -> frozenset[str]:
        """The people who hold a seat now, or have held one before."""
        return frozenset(row.holder for row in self.rows if is_person(row.holder))

    @property
    def are_people(self) -> bool:
        """Whether at least one seat is held by a person."""
        return bool(self.people)

    def changed(self, to: Sequence[Change], after: EntryRow, author: str, at: int) -> list[HolderRow]:
        """Return the rows that give each seat to its new holder, once the last entry is `after`."""
        return [
            HolderRow(after.session, nr, one.seat, one.holder, author, after.seq, at, one.name)
            for nr, one in enumerate(to, start=len(self.rows) + 1)
        ]


NOBODY = Holders()


def is_former(person: str) -> bool:
    """Tell whether somebody stands in for a person of whom nothing is kept any more."""
    return person.startswith(FORMER)


def is_person(holder: str) -> bool:
    """Tell whether a person holds the seat."""
    return bool(holder) and not is_automa(holder)


def is_automa(holder: str) -> bool:
    """Tell whether an automa holds the seat."""
    return holder.startswith(AUTOMA)


def strength_of(holder: str) -> str:
    """Return the strength of the automa that holds the seat."""
    return holder.removeprefix(AUTOMA)
