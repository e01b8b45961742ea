"""A search of the depots, as data that both the state and people can answer."""

from collections.abc import Callable
from dataclasses import dataclass

from engines.core.script.funnel import Criterion
from engines.core.script.trace import Trace
from engines.core.text import Text, text

from . import tile
from .labels import tile_among, tile_label


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of a depot and the tile there; where nobody keeps the board the tile is just its colour."""

    depot: int
    slot: int
    tile: str

    @property
    def code(self) -> str:
        """The spot by depot and colour: of equal tiles of a depot people tell which is first."""
        return f"{self.depot}.{tile.colour(self.tile)}"

    @property
    def label(self) -> Text:
        """The spot in words."""
        return text("spot", depot=self.depot, tile=tile_label(self.tile))

    @property
    def short(self) -> Text:
        """The spot as a button says it."""
        return text("spot-short", depot=self.depot, tile=tile_label(self.tile))


@dataclass(frozen=True, slots=True)
class Search:
    """A search of the depots: which colours fit and what makes one tile better than another.

    The criteria put any two spots in an order, so that the search can also be handed to people as a list:
    each compares a key, or takes the first in reading order.
    """

    purpose: Text
    rule: str
    wants: Callable[[str], bool]
    criteria: tuple[Criterion[Spot], ...]
    is_placed: bool = False
    """Whether the tile is placed at once, so that its kind matters."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search or a choice came to: the tile, which has been taken, and how it was chosen."""

    tile: str
    trace: Trace
    depot: int = 0
    alike: int = 1
    """How many such tiles lay there, as far as the bot knows: it is the first of them in reading order."""
    slot: int = 0
    """The place in the black market, counted from 1; 0 if it isn't known, or was no such place."""

    @property
    def label(self) -> Text:
        """The tile in words."""
        return tile_among(self.tile, self.alike, "first")
