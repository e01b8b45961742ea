"""What is printed on a tile: which building, which animals."""

from engines.core.script import Script
from engines.core.script.requests import Choice, Option
from engines.core.text import Text, text

from ..model import events, tile
from ..model.labels import tile_label
from .workspace import Workspace

GONE = Option("gone", text("tile-gone"), is_back=True)
"""The answer of people who don't find a tile where the bot believes it to lie."""


def is_known(placed: str) -> bool:
    """Tell whether all is known of a tile: of buildings and livestock which they are."""
    return bool(tile.subtype(placed)) or tile.colour(tile.face(placed)) not in ("b", "lg")


def with_subtype(work: Workspace, placed: str, where: Text | None = None) -> Script[str]:
    """Return the tile with what is printed on it, asked if not known (tile.building, tile.animal).

    `where` says which tile is meant, if it isn't the one that is being placed.
    """
    if is_known(placed):
        return placed
    is_building = tile.colour(placed) == "b"
    if where:
        words = text("ask-building-at" if is_building else "ask-animal-at", where=where)
    else:
        words = text("ask-tile-building" if is_building else "ask-tile-animal")
    return str((yield from work.ask(_question(work, placed, words))))


def with_subtype_there(work: Workspace, one: str, alike: int, depot: int) -> Script[str]:
    """Return a tile of a depot with what is printed on it, "" if people say that it isn't there.

    Of several it is the first: there are `alike`.
    """
    if is_known(one):
        return one
    words = text(
        "ask-building-in" if tile.colour(one) == "b" else "ask-animal-in",
        alike=alike,
        depot=depot,
    )
    told = str((yield from work.ask(_question(work, one, words, GONE))))
    return "" if told == GONE.id else told


def with_subtype_stored(work: Workspace, stored: int) -> Script[str]:
    """Take a tile out of the reserve, by its place from 0; return it with what is printed on it.

    A board that is reported may have led to a tile that nobody found: "" if people say so.
    """
    one = work.seat.reserve[stored]
    if work.state.options.board == "tracked" and not is_known(one) and not tile.is_wild(one):
        words = text("ask-building-stored" if tile.colour(one) == "b" else "ask-animal-stored")
        one = str((yield from work.ask(_question(work, one, words, GONE))))
    taken = work.unstore(stored)
    if one != GONE.id:
        return one
    yield from work.tell(events.not_stored(tile=tile_label(taken)))
    return ""


def _question(work: Workspace, one: str, words: Text, *more: Option) -> Choice:
    name = "tile.building" if tile.colour(one) == "b" else "tile.animal"
    return Choice(id=name, ask=words, options=(*kinds_of(work, one), *more))


def kinds_of(work: Workspace, one: str) -> tuple[Option, ...]:
    """Return what a building or livestock can be."""
    return _buildings(work) if tile.colour(one) == "b" else _livestock(work)


def _buildings(work: Workspace) -> tuple[Option, ...]:
    options = work.state.options
    kinds = list(tile.BUILDINGS)
    if options.white_castles:
        kinds.append("white_castle")
    if options.crane:
        kinds.append("crane")
    return tuple(Option(f"b:{kind}", tile_label(f"b:{kind}")) for kind in kinds)


def _livestock(work: Workspace) -> tuple[Option, ...]:
    codes = [f"lg:{species}{number}" for species in tile.SPECIES for number in (2, 3, 4)]
    if work.state.options.geese:
        codes.append("lg:geese2")
    return tuple(Option(code, tile_label(code)) for code in codes)
