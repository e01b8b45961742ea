"""What the pictures show, in words: names of pieces, and the lines of the seat and the table."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engines.burgundy import catalogue, tile
from engines.burgundy.state import PHASES, CardPlace, Depot, Seat, State, space_of
from engines.burgundy.table import Side, items_of, seat_label
from engines.core.picture import Say
from engines.core.text import Text, text


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
    return text("picture-tile", colour=colour)


MOST_KINDS = 18
"""Two rows of the reserve."""


def slot_words(code: str) -> Text:
    """Return the name of what lies on a space of a depot or the market; "" is an empty space."""
    return tile_words(code) if code else text("picture-empty")


def item_words(printed: catalogue.Item, placed: str) -> Text:
    """Return what a space of a card shows: its tile, or what it is open for, and its box."""
    what = tile_words(placed) if placed else text("picture-open", what=tile_words(printed.colour))
    return text("picture-sale", what=what) if printed.box else what


def stacks(codes: Iterable[str]) -> dict[str, int]:
    """Return how many tiles of each kind there are, in the order in which they were stored.

    What lies face down is one kind, and so are all knowledge tiles. If there are too many kinds to tell
    apart in one look, they are the colours.
    """
    kinds = ["wild:" if tile.is_wild(one) else "y" if tile.colour(one) == "y" else one for one in codes]
    if len(set(kinds)) > MOST_KINDS:
        kinds = [tile.colour(one) or one for one in kinds]
    return dict(Counter(kinds))


def stack_words(code: str, n: int) -> Text:
    """Return the name of a stack of tiles."""
    return text("picture-stack", what=tile_words(code), n=n) if n > 1 else tile_words(code)


def goods_of(depot: Depot) -> dict[int, int]:
    """Return how many goods of each type lie on a depot; type 0 isn't known."""
    return {kind: depot.goods.count(kind) for kind in sorted(set(depot.goods))}


def goods_words(kind: int, n: int) -> Text:
    """Return the name of a stack of goods."""
    return text("picture-goods", kind=kind, n=n)


def lying_words(depot: Depot) -> Text:
    """Return the goods on a depot, briefly."""
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
    return text("picture-seat", seat=seat_label(seat.id), level=seat.level, points=seat.points)


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


def phase_words(state: State) -> Text:
    """Return phase and round."""
    return text("picture-phase", phase=PHASES[state.phase - 1], round=state.round)


def own_die_words(seat: Seat) -> Text:
    """Return the last roll of an automata's own die."""
    return text("picture-die-of", seat=seat_label(seat.id), n=seat.die)


def space_words(stack: Sequence[str], space: int) -> Text:
    """Return who stands on a space of the turn-order track, the top of the stack first."""
    return text(
        "picture-space",
        space=space,
        seats=tuple(text("picture-marker", seat=seat_label(seat)) for seat in reversed(stack)),
    )


def seat_lines(state: State, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return all that the picture of a seat shows."""
    dice = []
    if state.white:
        dice.append(text("picture-die-white", n=state.white))
    if seat.die:
        dice.append(text("picture-die-own", n=seat.die))
    lines = [_line(head_words(seat), dice)]
    for side in _sides():
        card = place(seat, side)
        items = [item_words(*one) for one in zip(items_of(card.id, state), card.tiles, strict=True)]
        lines.append(_line(card_words(state, seat, side), items))
    reserve = [stack_words(code, n) for code, n in stacks(seat.reserve).items()]
    duchy = [duchy_words(seat, colour) for colour in tile.COLOURS]
    goods = [goods_words(kind, n) for kind, n in enumerate(seat.goods, start=1) if n]
    lines.append(_line(text("picture-reserve"), reserve or [text("picture-none")]))
    lines.append(_line(text("picture-duchy"), duchy))
    lines.append(_line(text("picture-goods-title"), goods or [text("picture-none")]))
    lines.append(
        _line(text("picture-track"), [text("picture-on-space", space=space_of(state.track, seat.id))])
    )
    lines.append(text("picture-silver", n=seat.silver))
    return tuple(say(line) for line in lines)


def table_lines(state: State, say: Say) -> tuple[str, ...]:
    """Return all that the picture of the shared board shows."""
    dice = [text("picture-die-white", n=state.white)] if state.white else []
    dice += [own_die_words(seat) for seat in state.seats if seat.die]
    lines = [_line(phase_words(state), dice)]
    for number, depot in enumerate(state.depots or (), start=1):
        goods = [lying_words(depot)] if depot.goods else []
        tiles = [slot_words(code) for code in depot.tiles]
        lines.append(_line(text("picture-depot", n=number), [*tiles, *goods]))
    market = (
        [slot_words(code) for code in state.market] if state.market is not None else [text("picture-unknown")]
    )
    lines.append(_line(text("picture-market"), market))
    spaces = [space_words(stack, space) for space, stack in enumerate(state.track) if stack]
    lines.append(_line(text("picture-track"), spaces))
    return tuple(say(line) for line in lines)


def _sides() -> tuple[Side, Side]:
    return ("left", "right")


def _line(what: Text, items: Sequence[Text]) -> Text:
    return text("picture-line", what=what, items=tuple(items)) if items else what
