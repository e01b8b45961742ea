"""What the pictures show, in words: names of pieces, and the lines of the seat and the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.picture.font import width
from engines.core.picture.label import SMALL
from engines.core.text import Text, text

from ...model import catalogue, tile
from ...model.labels import seat_label
from ...model.state import CardPlace, Depot, Seat, Side, State, items_of

LYING = 88
"""The room for goods in the box of a depot, in pixels."""


def tile_words(code: str) -> Text:
    """Return the name of a tile; an icon tells these apart."""
    if tile.is_wild(code):
        return text("picture-wild")
    colour, kind = tile.colour(code), tile.subtype(code)
    if colour == "b" and kind:
        return text("building-name", kind=kind)
    if colour == "lg" and kind:
        species, animals = tile.animals(code)
        return text("picture-livestock", species=species, n=animals)
    if colour == "y" and kind:
        return text("picture-knowledge", n=kind)
    return text("picture-tile", colour=colour)


def slot_words(code: str) -> Text:
    """Return the name of what lies on a space of a depot or the market; "" is an empty space."""
    return tile_words(code) if code else text("picture-empty")


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a card: what is printed there, the tile on it ("" for none), and whether that is new."""

    printed: catalogue.Item
    code: str
    is_new: bool

    @property
    def words(self) -> Text:
        """The tile, or what the space is open for, and its box."""
        what = tile_words(self.code) if self.code else text("picture-open", what=self.name)
        what = text("picture-new", what=what) if self.is_new else what
        return text("picture-sale", what=what) if self.printed.box else what

    @property
    def name(self) -> Text:
        """What stands below it; the number of a knowledge tile stands on the tile."""
        return tile_words("y" if tile.colour(self.code) == "y" else self.code or self.printed.colour)


def spaces(state: State, seat: Seat, side: Side) -> list[Space]:
    """Return the spaces of a card; new is what came in the seat's turn of this round."""
    card, before = place(seat, side), seat.before
    # A card that slid to the left is known by its number; what lies on one that came since is new.
    was = next((one.tiles for one in before.cards if one.id == card.id), ("",) * 9) if before else card.tiles
    rows = zip(items_of(card.id, state), card.tiles, was, strict=False)
    return [Space(printed, code, bool(code) and not old) for printed, code, old in rows]


def stack_words(code: str, n: int) -> Text:
    """Return the name of a stack of tiles."""
    return text("picture-stack", what=tile_words(code), n=n) if n > 1 else tile_words(code)


def goods_of(depot: Depot) -> dict[int, int]:
    """Return how many goods of each type lie on a depot; type 0 isn't known."""
    return {kind: depot.goods.count(kind) for kind in sorted(set(depot.goods))}


def goods_words(kind: int, n: int) -> Text:
    """Return the name of a stack of goods."""
    return text("picture-goods", kind=kind, n=n)


def lying(depot: Depot) -> str:
    """Return the goods on a depot as the box there shows them: each, or by type; "" if both are too wide."""
    kinds = goods_of(depot)
    each = " ".join(str(kind or "?") for kind in sorted(depot.goods))
    by_type = " ".join(f"{kind or '?'}×{n}" if n > 1 else str(kind or "?") for kind, n in kinds.items())
    return next((one for one in (each, by_type) if width(one, SMALL, "bold") <= LYING), "")


def lying_words(depot: Depot) -> Text:
    """Return the goods on a depot, briefly: only how many they are where the box has no room for more."""
    if not lying(depot):
        return text("picture-goods-total", n=len(depot.goods))
    goods = (text("picture-lying", kind=kind, n=n) for kind, n in goods_of(depot).items())
    return text("picture-lying-goods", goods=tuple(goods))


def duchy_words(seat: Seat, colour: catalogue.Colour) -> Text:
    """Return how far a colour of the duchy is from its bonus tile."""
    needed = catalogue.board().thresholds[colour]
    name = "picture-duchy-complete" if colour in seat.colours else "picture-duchy-colour"
    return text(name, what=tile_words(colour), n=in_duchy(seat, colour), needed=needed)


def in_duchy(seat: Seat, colour: str) -> int:
    """Return how many tiles of a colour the duchy holds."""
    return sum(tile.colour(one) == colour for one in seat.duchy)


def head_words(seat: Seat) -> Text:
    """Return whose picture it is and how many points it has."""
    return text("picture-seat", seat=seat_label(seat.id), points=seat.points)


def card_words(state: State, seat: Seat, side: Side) -> Text:
    """Return which card lies on a side, whether it is active, and its points."""
    card = place(seat, side)
    name = "picture-card-active" if is_active(state, side) else "picture-card"
    return text(name, side=side, card=card.id, points=card_points(seat, side))


def place(seat: Seat, side: Side) -> CardPlace:
    """Return the card on a side."""
    return seat.left if side == "left" else seat.right


def card_points(seat: Seat, side: Side) -> int:
    """Return what the card on a side is worth when it is complete."""
    return catalogue.cards()[place(seat, side).id].points[seat.level]


def is_active(state: State, side: Side) -> bool:
    """Return whether the white die makes the card of a side active."""
    return not state.is_over and state.white > 0 and state.active_side == side


def sought(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the colours of the open spaces of the active card, in their order."""
    card = place(seat, sides(state)[0])
    printed = items_of(card.id, state)
    return tuple(dict.fromkeys(printed[item].colour for item in card.open_items))


def seeks_words(seat: Seat, colours: Sequence[str]) -> Text:
    """Return what an automata seeks with the white die."""
    what = tuple(text("picture-sought", what=tile_words(one)) for one in colours)
    return text("picture-seeks-what", seat=seat_label(seat.id), what=what)


def space_words(stack: Sequence[str], space: int) -> Text:
    """Return who stands on a space of the turn-order track, the top of the stack first."""
    return text(
        "picture-space",
        space=space,
        seats=tuple(text("picture-marker", seat=seat_label(seat)) for seat in reversed(stack)),
    )


def dice_of(state: State, seat: Seat) -> list[tuple[str, int]]:
    """Return the dice that count for a seat in this round: the name of each and what it shows."""
    dice = (("picture-die-white", state.white), ("picture-die-own", seat.die))
    return [(name, value) for name, value in dice if value]


def sides(state: State) -> tuple[Side, Side]:
    """Return the side of the card that is drawn large, then the other: what is active comes first."""
    return ("right", "left") if is_active(state, "right") else ("left", "right")
