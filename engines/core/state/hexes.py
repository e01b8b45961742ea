"""Maps of hexes that stand on a corner: coordinates, neighbours, distance."""

from typing import NamedTuple

_AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Steps to the neighbours, clockwise from the right."""


class Hex(NamedTuple):
    """A hex by its axial coordinates: `q` counts along its row, `r` the rows downwards.

    A step down in the same `q` leads to the right lower neighbour.
    """

    q: int
    r: int

    @staticmethod
    def at(row: int, column: int) -> "Hex":
        """Return the hex at a place of a table whose odd rows lie half a hex further to the right."""
        return Hex(column - row // 2, row)

    @property
    def neighbours(self) -> tuple["Hex", ...]:
        """The six hexes around, clockwise from the one to the right."""
        return tuple(Hex(self.q + q, self.r + r) for q, r in _AROUND)

    def distance(self, other: "Hex") -> int:
        """Return how many steps lead from one hex to the other."""
        q, r = self.q - other.q, self.r - other.r
        return max(abs(q), abs(r), abs(q + r))
