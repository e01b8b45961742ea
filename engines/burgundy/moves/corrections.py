"""Corrections: any tracked number or tile, as people see it on the table."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from typing import Any

from engines.core.errors import BadAnswer
from engines.core.game.correction import Correction
from engines.core.state.cache import remembered
from engines.core.text import Arg, text

from ..model import catalogue, tile
from ..model.codes import (
    EMPTY,
    NOTHING,
    parse_goods,
    parse_number,
    parse_row,
    parse_tile,
    parse_tiles,
    write_tiles,
)
from ..model.labels import colour_label, seat_label, tile_label
from ..model.state import PHASES, CardPlace, Depot, Seat, State, items_of, space_of
from ..rules.people_facts import left_on
from ..rules.supply import ROUNDS_IN_ALL

MOST = 9999
MOST_TILES = 60
UNKNOWN = "?"
"""A market that nobody has told; the bot asks when it needs it."""
Reads = Callable[[State], str]
Writes = Callable[[State, str], State]
WritesOwn = Callable[[State, Seat, str], Seat]


@remembered
def corrections(state: State) -> tuple[Correction[State], ...]:
    """Return every value that people may correct: those of the table, then those of each automata."""
    seats = (one for seat in state.seats for one in _of_seat(seat.id))
    return (*_of_table(state), *seats)


def _of_table(state: State) -> Iterator[Correction[State]]:
    """Yield what may be corrected of the table; what the bot keeps of it depends on the board."""
    yield _one("phase", "letter", lambda state: PHASES[state.phase - 1], _phase)
    yield _one("round", "number", lambda state: str(state.round), _round)
    yield _one("white", "number", lambda state: str(state.white), _white)
    for depot in range(1, len(state.depots or ()) + 1):
        yield from _of_depot(depot)
    yield _one("market", "market-empty" if state.depots is None else "market-row", _market_now, _market)
    if state.depots is None:
        yield _one("taken", "taken", lambda state: " ".join(state.taken) or "-", _taken)
    for colour in state.bonus or {}:
        yield _of_bonus(colour)
    for stack in state.track:
        yield from map(_of_marker, stack)


def _one(name: str, hint: str, reads: Reads, writes: Writes, which: str = "", **of: Arg) -> Correction[State]:
    """Return a correction, of several of its kind the one named by `which`; `of` says of what it is."""
    id_ = f"{name}-{which}" if which else name
    return Correction(id_, text(f"fix-{name}", **of), text(f"hint-{hint}"), reads, writes)


@cache
def _of_depot(depot: int) -> tuple[Correction[State], ...]:
    """Return what may be corrected of a depot: its tiles and its goods."""

    def kept(state: State) -> Depot:
        return (state.depots or ())[depot - 1]

    def goods(state: State) -> str:
        return " ".join(str(kind or "?") for kind in kept(state).goods) or "-"

    which = str(depot)
    tiles = partial(_depot, depot)
    return (
        _one("depot", "tiles", lambda state: write_tiles(kept(state).tiles), tiles, which, depot=depot),
        _one("goods", "goods", goods, partial(_depot_goods, depot), which, depot=depot),
    )


@cache
def _of_bonus(colour: str) -> Correction[State]:
    """Return the correction of the bonus tiles left of a colour."""

    def left(state: State) -> str:
        return " ".join((state.bonus or {})[colour]) or "-"

    return _one("bonus", "bonus", left, partial(_bonus, colour), colour, colour=colour_label(colour))


@cache
def _of_marker(seat: str) -> Correction[State]:
    """Return the correction of where a seat stands on the turn track."""

    def space(state: State) -> str:
        return str(space_of(state.track, seat))

    return _one("space", "space", space, partial(_space, seat), seat, seat=seat_label(seat))


@cache
def _of_seat(seat_id: str) -> tuple[Correction[State], ...]:
    """Return what may be corrected of an automata."""

    def one(
        name: str, hint: str, reads: Callable[[Seat], str], writes: WritesOwn, wrote: WritesOwn | None = None
    ) -> Correction[State]:
        def now(state: State) -> str:
            return reads(state.seat(seat_id))

        def after(writes: WritesOwn, state: State, value: str) -> State:
            changed = writes(state, state.seat(seat_id), value)
            return replace(
                state, seats=tuple(changed if seat.id == seat_id else seat for seat in state.seats)
            )

        label = text(f"fix-seat-{name}", seat=seat_label(seat_id))
        return Correction(
            f"{seat_id}-{name}",
            label,
            text(f"hint-{hint}"),
            now,
            partial(after, writes),
            wrote=partial(after, wrote) if wrote else None,
        )

    def card(side: str, other: str) -> Correction[State]:
        writes, wrote = partial(_card, side, other), partial(_with_card, side, other)
        return one(side, "card", lambda seat: _write_card(getattr(seat, side)), writes, wrote)

    return (
        one("silver", "number", lambda seat: str(seat.silver), _silver),
        one("points", "number", lambda seat: str(seat.points), _points),
        one("goods", "six", lambda seat: " ".join(map(str, seat.goods)), _goods),
        one("reserve", "wilds", lambda seat: write_tiles(seat.reserve), _reserve, _reserve_before),
        one("duchy", "duchy", lambda seat: write_tiles(seat.duchy), _duchy),
        one("colours", "colours", lambda seat: write_tiles(seat.colours), _colours),
        card("left", "right"),
        card("right", "left"),
    )


def _market_now(state: State) -> str:
    """Return the market as it is corrected; where people keep it the bot knows at most that it is empty."""
    if state.market is None:
        return UNKNOWN
    return write_tiles(state.market) if state.depots is not None else NOTHING[0]


def _write_card(card: CardPlace) -> str:
    return f"{card.id}: {write_tiles(card.tiles)}"


def _phase(state: State, value: str) -> State:
    letter = value.strip().upper()
    if letter not in tuple(PHASES):
        raise BadAnswer(text("bad-phase", letters=PHASES))
    phase = PHASES.index(letter) + 1
    if phase == state.phase or state.depots is not None:
        return replace(state, phase=phase)
    # What is known of a board that people keep was the other phase's.
    return replace(state, phase=phase, market=None, taken=())


def _round(state: State, value: str) -> State:
    return replace(state, round=parse_number(value, 1, 5))


def _white(state: State, value: str) -> State:
    return replace(state, white=parse_number(value, 1, 6))


def _depot(depot: int, state: State, value: str) -> State:
    size = len(state.depots[depot - 1].tiles) if state.depots else 0
    return _with_depot(state, depot, tiles=_named(state, parse_row(value, size)))


def _named(state: State, tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tiles. Raises BadAnswer if a dealt board, which asks nothing, would not know a kind."""
    if state.supply is not None and any(one == "b" or tile.face(one) == "lg" for one in tiles):
        raise BadAnswer(text("bad-unnamed"))
    return tiles


def _depot_goods(depot: int, state: State, value: str) -> State:
    goods = parse_goods(value)
    if state.supply is not None and 0 in goods:
        raise BadAnswer(text("bad-unnamed"))
    if len(goods) > ROUNDS_IN_ALL:
        raise BadAnswer(text("bad-tile-count", most=ROUNDS_IN_ALL, got=len(goods)))
    return _with_depot(state, depot, goods=goods)


def _with_depot(state: State, depot: int, **changes: Any) -> State:
    depots: list[Depot] = list(state.depots or ())
    depots[depot - 1] = replace(depots[depot - 1], **changes)
    return replace(state, depots=tuple(depots))


def _market(state: State, value: str) -> State:
    if value.strip() == UNKNOWN and state.supply is None:
        return replace(state, market=None)
    if state.depots is None and value.strip().lower() not in NOTHING:
        raise BadAnswer(text("bad-market"))
    return replace(state, market=_named(state, parse_row(value, state.options.market_size)))


def _taken(state: State, value: str) -> State:
    """Correct what automata took. Raises BadAnswer for what can't have lain there."""
    typed = [word for word in value.replace(",", " ").split() if word.lower() not in EMPTY]
    left = Counter(spot.code for spot in left_on(replace(state, taken=())))
    taken = []
    for word in typed:
        depot, _, colour = word.partition(".")
        code = f"{depot}.{parse_tile(colour)}"
        if not left[code]:
            raise BadAnswer(text("bad-taken", word=word[:30]))
        left[code] -= 1
        taken.append(code)
    return replace(state, taken=tuple(taken))


def _bonus(colour: str, state: State, value: str) -> State:
    words = set(value.lower().replace(",", " ").split()) - {"-", "none"}
    if words - {"large", "small"}:
        raise BadAnswer(text("bad-bonus"))
    left = tuple(size for size in ("large", "small") if size in words)
    return replace(state, bonus={**(state.bonus or {}), colour: left})


def _space(seat: str, state: State, value: str) -> State:
    space = parse_number(value, 0, len(state.track) - 1)
    stacks = [tuple(one for one in stack if one != seat) for stack in state.track]
    stacks[space] = (*stacks[space], seat)
    return replace(state, track=tuple(stacks))


def _silver(_: State, seat: Seat, value: str) -> Seat:
    return replace(seat, silver=parse_number(value, 0, MOST))


def _points(_: State, seat: Seat, value: str) -> Seat:
    points = parse_number(value, 0, MOST)
    corrections = seat.ledger.get("corrections", 0) + points - seat.points
    return replace(seat, points=points, ledger={**seat.ledger, "corrections": corrections})


def _goods(_: State, seat: Seat, value: str) -> Seat:
    counts = tuple(parse_number(word, 0, MOST) for word in value.replace(",", " ").split())
    if len(counts) != 6:
        raise BadAnswer(text("bad-six-goods", got=len(counts)))
    return replace(seat, goods=counts)


def _reserve(state: State, seat: Seat, value: str) -> Seat:
    return replace(seat, reserve=_named(state, _few(parse_tiles(value, wild=True))))


def _reserve_before(_: State, seat: Seat, value: str) -> Seat:
    """Correct the reserve as earlier versions did: a dealt board took face-down livestock unnamed."""
    return replace(seat, reserve=_few(parse_tiles(value, wild=True)))


def _duchy(_: State, seat: Seat, value: str) -> Seat:
    return replace(seat, duchy=_counted(_few(parse_tiles(value))))


def _colours(_: State, seat: Seat, value: str) -> Seat:
    """Correct which colours are complete; points and bonus tiles stay as they are."""
    colours = tuple(dict.fromkeys(one for one in parse_tiles(value) if one))
    for one in colours:
        if one not in tile.COLOURS:
            raise BadAnswer(text("bad-colour", word=one))
    return replace(seat, colours=colours)


def _few(typed: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tiles typed. Raises BadAnswer if they are more than a game can bring together."""
    tiles = tuple(one for one in typed if one)
    if len(tiles) > MOST_TILES:
        raise BadAnswer(text("bad-tile-count", most=MOST_TILES, got=len(tiles)))
    return tiles


def _counted(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tiles. Raises BadAnswer if livestock lies face up there and nobody says which."""
    if "lg" in tiles:
        raise BadAnswer(text("bad-livestock"))
    return tiles


def _card(side: str, other: str, state: State, seat: Seat, value: str) -> Seat:
    """Put a card on a side; the one that lies there, named without its spaces, keeps its tiles."""
    lies: CardPlace = getattr(seat, side)
    return seat if value.strip() == str(lies.id) else _with_card(side, other, state, seat, value)


def _with_card(side: str, other: str, state: State, seat: Seat, value: str) -> Seat:
    """Put a card on a side; one that lies on the other side changes places with the card here."""
    word, colon, typed = value.partition(":")
    known = {str(card): card for card in catalogue.cards()}
    if word.strip() not in known:
        raise BadAnswer(text("bad-card", word=word.strip()[:30]))
    card = known[word.strip()]
    size = len(catalogue.cards()[card].items)
    tiles = _counted(parse_row(typed, size, wild=True)) if colon else ("",) * size
    if state.supply is not None and "wild:lg" in tiles:
        raise BadAnswer(text("bad-unnamed"))
    if all(tiles):
        raise BadAnswer(text("bad-full-card"))
    for number, (item, placed) in enumerate(zip(items_of(card, state), tiles, strict=True), start=1):
        if tile.colour(placed) not in ("", item.colour):
            colour = colour_label(item.colour)
            raise BadAnswer(text("bad-item-colour", item=number, colour=colour, tile=tile_label(placed)))
    old: CardPlace = getattr(seat, side)
    changes: dict[str, Any] = {side: CardPlace(card, tiles)}
    if getattr(seat, other).id == card:
        changes[other] = old

    # The card that leaves takes the place of the one that comes, so that there are still nine.
    def swapped(pile: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(old.id if one == card else one for one in pile)

    return replace(seat, deck=swapped(seat.deck), completed=swapped(seat.completed), **changes)
