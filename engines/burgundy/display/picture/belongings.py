"""What an automata has beside its cards, as pieces in rows: goods, duchy, reserve."""

from collections import Counter
from collections.abc import Sequence

from engines.core.text import text

from ...model import catalogue, tile
from ...model.state import Seat
from . import words
from .pieces import Piece, first_fitting
from .tiles import check


def goods(seat: Seat, room: float) -> Sequence[Piece]:
    """Return the goods by type, or how many they are where that is too wide."""
    had = seat.before.goods if seat.before else seat.goods
    pieces = [
        Piece(str(kind), _times(n), words.goods_words(kind, n), is_new=n > had[kind - 1])
        for kind, n in enumerate(seat.goods, start=1)
        if n
    ]
    total = text("picture-goods-total", n=sum(seat.goods))
    return first_fitting((pieces, [Piece("", str(sum(seat.goods)), total)]), room) or [_none()]


def duchy(seat: Seat, room: float) -> Sequence[Piece]:
    """Return the colours that the duchy has, each with how far it is from its bonus tile."""
    forms = [
        [_colour(seat, one, form) for one in tile.COLOURS if words.in_duchy(seat, one)] for form in (0, 1)
    ]
    return first_fitting(forms, room) or [_none()]


def _colour(seat: Seat, colour: catalogue.Colour, form: int) -> Piece:
    n, needed = words.in_duchy(seat, colour), catalogue.board().thresholds[colour]
    is_done = colour in seat.colours
    had = sum(tile.colour(one) == colour for one in (seat.before or seat).duchy)
    beside = "" if is_done else str(n) if form else f"{n}/{needed}"
    done = check(-7, 8) if is_done else ""
    return Piece(colour, beside, words.duchy_words(seat, colour), is_new=n > had, mark=done)


def reserve(seat: Seat, room: float) -> Sequence[Piece]:
    """Return the tiles stored by kind, where that is too wide by colour, else how many they are."""
    kinds = [_kind(one) for one in seat.reserve]
    colours = [one if tile.is_wild(one) else tile.colour(one) for one in kinds]
    total = Piece("", str(len(kinds)), text("picture-tiles", n=len(kinds)))
    forms = [_stacks(seat, kinds, by_colour=False), _stacks(seat, colours, by_colour=True), [total]]
    return first_fitting(forms, room) or [_none()]


def _kind(code: str) -> str:
    """Return what a tile is stacked by: what lies face down is one kind, and so are all knowledge tiles."""
    return "wild:" if tile.is_wild(code) else "y" if tile.colour(code) == "y" else code


def _stacks(seat: Seat, kinds: Sequence[str], *, by_colour: bool) -> list[Piece]:
    had = Counter(_kind(one) for one in (seat.before or seat).reserve)
    if by_colour:
        had = Counter(one if tile.is_wild(one) else tile.colour(one) for one in had.elements())
    return [
        Piece(one, _times(n), words.stack_words(one, n), is_new=n > had[one])
        for one, n in Counter(kinds).items()
    ]


def _times(n: int) -> str:
    return f"×{n}" if n > 1 else ""


def _none() -> Piece:
    return Piece("", "–", text("picture-none"))
