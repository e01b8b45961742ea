"""Who holds the seats of a session: people, automas, or nobody yet."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.store.rows import EntryRow, HolderRow
from engines.core.state.visible_text import seen

AUTOMA = "automa:"
"""What an automa's holder begins with; its strength follows."""


class Change(NamedTuple):
    """A seat, who holds it from now on, and what that person is called (empty: as on Discord)."""

    seat: str
    holder: str
    name: str = ""

    def called(self, person: str, name: str) -> "Change":
        """Return it with the name of the holder, if that is this person and has none yet."""
        return self._replace(name=name) if self.holder == person and not self.name else self


@dataclass(frozen=True, slots=True)
class Holders:
    """The holders of a session from its start to now, as the store keeps them."""

    rows: tuple[HolderRow, ...] = ()

    def of(self, seat: str) -> str:
        """Return who holds the seat: a user's id, `automa:<strength>`, or empty for nobody."""
        return next((row.holder for row in reversed(self.rows) if row.seat == seat), "")

    def name_of(self, seat: str) -> str:
        """Return what the person on the seat is called, on Discord or not, as far as it can be seen."""
        row = next((row for row in reversed(self.rows) if row.seat == seat), None)
        return seen(row.name) if row is not None and not is_automa(row.holder) else ""

    def is_taken(self, seat: str) -> bool:
        """Return whether a person plays the seat, on Discord or not."""
        return is_person(self.of(seat)) or bool(self.name_of(seat))

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


def is_person(holder: str) -> bool:
    """Tell whether a person holds the seat."""
    return bool(holder) and not is_automa(holder)


def is_automa(holder: str) -> bool:
    """Tell whether an automa holds the seat."""
    return holder.startswith(AUTOMA)


def strength_of(holder: str) -> str:
    """Return the strength of the automa that holds the seat."""
    return holder.removeprefix(AUTOMA)
