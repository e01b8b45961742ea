"""Corrections: any tracked number or tile, as people see it on the table."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engines.core.errors import BadAnswer, IllegalMove
from engines.core.game.move import Fix
from engines.core.script import Script
from engines.core.state.remembered import remembered
from engines.core.text import text

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
from ..model.state import PHASES, CardPlace, Depot, Seat, State, space_of
from ..rules.asked import left_on
from ..rules.supply import ROUNDS_IN_ALL
from ..rules.workspace import Table, items_of, seat_label

MOST = 9999
MOST_TILES = 60
UNKNOWN = "?"
"""A market that nobody has told; the bot asks when it needs it."""


@remembered
def fixes(state: State) -> tuple[Fix, ...]:
    """Return every value that people may correct, with what it is now."""
    found = [
        _fix("phase", PHASES[state.phase - 1], "letter"),
        _fix("round", str(state.round), "number"),
        _fix("white", str(state.white), "number"),
    ]
    for number, depot in enumerate(state.depots or (), start=1):
        found.append(_fix(f"depot-{number}", write_tiles(depot.tiles), "tiles", depot=number))
        goods = " ".join(str(kind or "?") for kind in depot.goods) or "-"
        found.append(_fix(f"goods-{number}", goods, "goods", depot=number))
    found.append(_market_now(state))
    if state.depots is None:
        found.append(_fix("taken", " ".join(state.taken) or "-", "taken"))
    for colour, sizes in (state.bonus or {}).items():
        label = tile.colour_label(colour)
        found.append(_fix(f"bonus-{colour}", " ".join(sizes) or "-", "bonus", colour=label))
    for stack in state.track:
        for seat in stack:
            space = str(space_of(state.track, seat))
            found.append(_fix(f"space-{seat}", space, "space", seat=seat_label(seat)))
    for owner in state.seats:
        found += _seat_fixes(owner)
    return tuple(found)


def _market_now(state: State) -> Fix:
    """Return the market as it is corrected; where people keep it the bot knows at most that it is empty."""
    if state.market is None:
        now = UNKNOWN
    else:
        now = write_tiles(state.market) if state.depots is not None else NOTHING[0]
    return _fix("market", now, "market-row" if state.depots is not None else "market-empty")


def _seat_fixes(seat: Seat) -> list[Fix]:
    values = {
        "silver": (str(seat.silver), "number"),
        "points": (str(seat.points), "number"),
        "goods": (" ".join(str(n) for n in seat.goods), "six"),
        "reserve": (write_tiles(seat.reserve), "wilds"),
        "duchy": (write_tiles(seat.duchy), "tiles"),
        "colours": (write_tiles(seat.colours), "colours"),
        "left": (_write_card(seat.left), "card"),
        "right": (_write_card(seat.right), "card"),
    }
    return [
        _fix(f"{seat.id}-{name}", now, hint, seat=seat_label(seat.id)) for name, (now, hint) in values.items()
    ]


def _fix(name: str, now: str, hint: str, **args: Any) -> Fix:
    kind = name.partition("-")[2] if name.startswith("a") else name.partition("-")[0]
    prefix = "fix-seat" if name.startswith("a") else "fix"
    return Fix(name, text(f"{prefix}-{kind}", **args), now, text(f"hint-{hint}"))


def _write_card(card: CardPlace) -> str:
    return f"{card.id}: {write_tiles(card.tiles)}"


def fix(state: State, field: str, value: str) -> Script[State]:
    """Correct one value. Raises IllegalMove if there is no such field or the value can't be read."""
    known = {one.id: one for one in fixes(state)}
    if field not in known:
        raise IllegalMove(text("no-such-field", field=field[:40]))
    changed = _changed(state, field, value)
    now = {one.id: one for one in fixes(changed)}[field].now
    table = Table(state)
    yield from table.tell("fixed", "", field=known[field].label, before=known[field].now, after=now)
    return changed


def _changed(state: State, field: str, value: str) -> State:
    if field.startswith("a"):
        seat_id, _, name = field.partition("-")
        seat = SEAT_FIELDS[name](state, state.seat(seat_id), value)
        return replace(state, seats=tuple(seat if one.id == seat_id else one for one in state.seats))
    name, _, which = field.partition("-")
    return TABLE_FIELDS[name](state, which, value)


def _phase(state: State, _: str, value: str) -> State:
    letter = value.strip().upper()
    if letter not in tuple(PHASES):
        raise BadAnswer(text("bad-phase", letters=PHASES))
    phase = PHASES.index(letter) + 1
    if phase == state.phase or state.depots is not None:
        return replace(state, phase=phase)
    # What is known of a board that people keep was the other phase's.
    return replace(state, phase=phase, market=None, taken=())


def _round(state: State, _: str, value: str) -> State:
    return replace(state, round=parse_number(value, 1, 5))


def _white(state: State, _: str, value: str) -> State:
    return replace(state, white=parse_number(value, 1, 6))


def _depot(state: State, which: str, value: str) -> State:
    size = len(state.depots[int(which) - 1].tiles) if state.depots else 0
    return _with_depot(state, which, tiles=_named(state, parse_row(value, size)))


def _named(state: State, tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tiles. Raises BadAnswer if a dealt board, which asks nothing, would not know a kind."""
    if state.supply is not None and any(one in ("b", "lg") for one in tiles):
        raise BadAnswer(text("bad-unnamed"))
    return tiles


def _depot_goods(state: State, which: str, value: str) -> State:
    goods = parse_goods(value)
    if state.supply is not None and 0 in goods:
        raise BadAnswer(text("bad-unnamed"))
    if len(goods) > ROUNDS_IN_ALL:
        raise BadAnswer(text("bad-tile-count", most=ROUNDS_IN_ALL, got=len(goods)))
    return _with_depot(state, which, goods=goods)


def _with_depot(state: State, which: str, **changes: Any) -> State:
    depots: list[Depot] = list(state.depots or ())
    depots[int(which) - 1] = replace(depots[int(which) - 1], **changes)
    return replace(state, depots=tuple(depots))


def _market(state: State, _: str, value: str) -> State:
    if value.strip() == UNKNOWN and state.supply is None:
        return replace(state, market=None)
    if state.depots is None and value.strip().lower() not in NOTHING:
        raise BadAnswer(text("bad-market"))
    return replace(state, market=_named(state, parse_row(value, state.options.market_size)))


def _taken(state: State, _: str, value: str) -> State:
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


def _bonus(state: State, which: str, value: str) -> State:
    words = set(value.lower().replace(",", " ").split()) - {"-", "none"}
    if words - {"large", "small"}:
        raise BadAnswer(text("bad-bonus"))
    left = tuple(size for size in ("large", "small") if size in words)
    return replace(state, bonus={**(state.bonus or {}), which: left})


def _space(state: State, which: str, value: str) -> State:
    space = parse_number(value, 0, len(state.track) - 1)
    stacks = [tuple(one for one in stack if one != which) for stack in state.track]
    stacks[space] = (*stacks[space], which)
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


def _left(state: State, seat: Seat, value: str) -> Seat:
    return _with_card(state, seat, "left", "right", value)


def _right(state: State, seat: Seat, value: str) -> Seat:
    return _with_card(state, seat, "right", "left", value)


def _with_card(state: State, seat: Seat, side: str, other: str, value: str) -> Seat:
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
            colour = tile.colour_label(item.colour)
            raise BadAnswer(text("bad-item-colour", item=number, colour=colour, tile=tile.label(placed)))
    old: CardPlace = getattr(seat, side)
    changes: dict[str, Any] = {side: CardPlace(card, tiles)}
    if getattr(seat, other).id == card:
        changes[other] = old

    # The card that leaves takes the place of the one that comes, so that there are still nine.
    def swapped(pile: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(old.id if one == card else one for one in pile)

    return replace(seat, deck=swapped(seat.deck), completed=swapped(seat.completed), **changes)


TABLE_FIELDS: dict[str, Callable[[State, str, str], State]] = {
    "phase": _phase,
    "round": _round,
    "white": _white,
    "depot": _depot,
    "goods": _depot_goods,
    "market": _market,
    "taken": _taken,
    "bonus": _bonus,
    "space": _space,
}
SEAT_FIELDS: dict[str, Callable[[State, Seat, str], Seat]] = {
    "silver": _silver,
    "points": _points,
    "goods": _goods,
    "reserve": _reserve,
    "duchy": _duchy,
    "colours": _colours,
    "left": _left,
    "right": _right,
}
