"""The board: hexes, what lies beside them, and distances."""

from functools import cache

from engines.core.state.data import load
from engines.core.state.hexes import Hex

from .catalogue import DATA, BoardFile, Faction, Terrain

BASE = "base"
"""Where units are that stand on their home base: it is no hex, and never a destination (move.15)."""
PRODUCES: dict[Terrain, str] = {"mountain": "metal", "farm": "food", "tundra": "oil", "forest": "wood"}
"""The resource of each terrain; lakes, villages and the Factory have none (resources.2)."""


class Board:
    """The board as the rules look at it; hexes are their ids, in reading order."""

    def __init__(self, file: BoardFile) -> None:
        self.at = {one.id: Hex.at(one.row, one.column) for one in file.hexes}
        """The coordinates of each hex."""
        self.order = {id_: place for place, id_ in enumerate(self.at)}
        """The place of each hex in reading order (move.8)."""
        self.terrain = {one.id: one.terrain for one in file.hexes}
        self.tunnels = frozenset(file.tunnels)
        self.encounters = file.encounters
        self.factory = file.factory
        self.bases: dict[Faction, Hex] = {one.faction: Hex.at(one.row, one.column) for one in file.bases}
        self.borders: dict[Faction, tuple[str, str]] = {one.faction: one.borders for one in file.bases}
        self.rivers = tuple((edge[:2], edge[2:]) for edge in file.rivers)
        ids = {place: id_ for id_, place in self.at.items()}
        edges = {frozenset(edge) for edge in self.rivers}
        self.around = {
            one: tuple(sorted((ids[near] for near in place.neighbours if near in ids), key=self.order.get))  # type: ignore[arg-type]
            for one, place in self.at.items()
        }
        """The hexes beside each hex."""
        self.across = {
            one: frozenset(near for near in self.around[one] if frozenset((one, near)) in edges)
            for one in self.at
        }
        """The hexes that a river divides from each hex."""
        self.by_land = {
            one: frozenset(near for near in self.around[one] if not self.is_lake(near)) - self.across[one]
            for one in self.at
        }
        """The land beside each hex that no river divides from it: a border with a lake is shore (hood.4)."""
        self.lakes = {one: frozenset(filter(self.is_lake, self.around[one])) for one in self.at}
        """The lakes beside each hex."""
        self.far = {one: {other: a.distance(b) for other, b in self.at.items()} for one, a in self.at.items()}
        """Plain hex distances: nothing on the board matters to them (move.10)."""
        self.from_base = {
            faction: {one: place.distance(disc) for one, place in self.at.items()}
            for faction, disc in self.bases.items()
        }
        """The distances to each faction's disc (move.9)."""

    def is_lake(self, hex_: str) -> bool:
        """Tell whether a hex is a lake."""
        return self.terrain[hex_] == "lake"

    def distance(self, faction: Faction, place: str) -> int:
        """Return how far a place of a unit is from its home base; on the base itself 0 (move.9)."""
        return 0 if place == BASE else self.from_base[faction][place]

    def to_factory(self, hex_: str) -> int:
        """Return how far a hex is from the Factory."""
        return self.far[self.factory][hex_]

    def reading(self, place: str) -> int:
        """Return the place of a hex in reading order, counted from 0; of a home base -1."""
        return self.order.get(place, -1)


@cache
def board() -> Board:
    """Return the board."""
    return Board(load(DATA / "board.json", BoardFile))
