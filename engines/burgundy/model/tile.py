"""Tiles as short codes: `b:bank`, `lg:cow3`, `y:12`, `u`, `dg`, `g`; `wild:y` lies face down.

A subtype that nobody has needed yet is left out: `b` is a building whose kind is not known.
"""

from functools import cache

from .catalogue import Colour, tiles

COLOURS: tuple[Colour, ...] = ("b", "y", "g", "lg", "dg", "u")
BUILDINGS = (
    *("bank", "boarding_house", "watchtower", "warehouse"),
    *("city_hall", "carpenter", "church", "market"),
)
SPECIES = ("cow", "pig", "sheep", "chicken")


def is_wild(tile: str) -> bool:
    """Return whether the tile lies face down."""
    return tile.startswith("wild:")


def as_wild(tile: str) -> str:
    """Return the tile face down; its colour is remembered (reserve.8)."""
    return f"wild:{face(tile)}"


def face(tile: str) -> str:
    """Return the tile face up."""
    return tile.removeprefix("wild:")


@cache
def colour(tile: str) -> str:
    """Return the colour of a tile that lies face up; a wild has none, given as ""."""
    return "" if is_wild(tile) else tile.partition(":")[0]


@cache
def subtype(tile: str) -> str:
    """Return what is printed on the tile beside its colour, "" if nothing is or nobody knows it yet."""
    return face(tile).partition(":")[2]


@cache
def animals(tile: str) -> tuple[str, int]:
    """Return species and number of a livestock tile that lies face up; ("", 0) for any other."""
    kind = subtype(tile)
    return (kind[:-1], int(kind[-1])) if colour(tile) == "lg" and kind else ("", 0)


@cache
def all_codes() -> frozenset[str]:
    """Return every code of a tile that may lie face up, the ones without subtype included."""
    counts = [*tiles().base, *(count for option in tiles().options.values() for count in option)]
    return frozenset(count.id for count in counts) | frozenset(COLOURS)
