"""Corrections: any value that the bot keeps, as people see it on the table."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, get_args

from engines.core.errors import BadAnswer, IllegalMove
from engines.core.game.move import Fix
from engines.core.script import Script
from engines.core.script.notation import whole
from engines.core.state.altered import altered
from engines.core.state.remembered import remembered
from engines.core.text import text

from ..model.board import BASE, board
from ..model.catalogue import KINDS, Level, cards, most_units
from ..model.state import MOST_POWER, STARS, Automa, Person, State
from ..rules.deck import MOST_CARDS, set_combat_cards
from ..rules.workspace import Table, faction_name

MOST_COINS, MOST_RESOURCES = 999, 99
MOST_KNOWN = 1000
"""So many fields are kept: each is wanted at every correction, and most stay as they are."""
NONE = "-"
YES, NO = "yes", "no"


@remembered
def fixes(state: State) -> tuple[Fix, ...]:
    """Return every value that people may correct, with what it is now."""
    found = [Fix("in-turn", text("fix-in-turn"), state.in_turn, text("hint-in-turn"))]
    tokens = " ".join(state.encounters) or NONE
    found.append(Fix("encounters", text("fix-encounters"), tokens, text("hint-hexes")))
    stocks = " ".join(f"{hex_} {n}" for hex_, n in state.resources.items()) or NONE
    found.append(Fix("resources", text("fix-resources"), stocks, text("hint-resources")))
    for seat in state.seats:
        for name, now in _values(seat).items():
            found.append(_of_seat(seat.id, seat.faction, name, now))
    return tuple(found)


@lru_cache(maxsize=MOST_KNOWN)
def _of_seat(seat: str, faction: str, name: str, now: str) -> Fix:
    label = text("fix-seat", seat=faction_name(faction), what=name)
    return Fix(f"{seat}-{name}", label, now, text(f"hint-{HINTS.get(name, 'number')}"))


HINTS = {
    "character": "places",
    "mech": "places",
    "worker": "places",
    "factory-card": "yes",
    "power-star": "yes",
    "level": "level",
}


def _values(seat: Automa | Person) -> dict[str, str]:
    """Return what can be corrected of a seat, as it is typed."""
    found: dict[str, str] = {kind: " ".join(seat.units[kind]) or NONE for kind in KINDS}
    found["combat-stars"] = str(seat.combat_stars)
    if isinstance(seat, Person):
        return {**found, "stars": str(seat.stars)}
    return {
        **found,
        "power": str(seat.power),
        "coins": str(seat.coins),
        "cards": str(seat.cards),
        "track": str(seat.index),
        "last-card": str(seat.last or NONE),
        "power-star": YES if seat.power_star else NO,
        "factory-card": YES if seat.has_factory_card else NO,
        "level": seat.level,
    }


def fix(state: State, field: str, value: str) -> Script[State]:
    """Correct one value. Raises IllegalMove if there is no such field or the value can't be read."""
    known = {one.id: one for one in fixes(state)}
    if field not in known:
        raise IllegalMove(text("no-such-field"))
    table = Table(state)
    value = value.strip()
    if field.endswith("-cards"):
        if not (yield from set_combat_cards(table, field.partition("-")[0], _number(value, 0, MOST_CARDS))):
            raise BadAnswer(text("bad-cards"))
    else:
        table.state = _changed(state, field, value)
    now = {one.id: one for one in fixes(table.state)}[field].now
    yield from table.tell("fixed", "", field=known[field].label, before=known[field].now, after=now)
    return table.state


def _changed(state: State, field: str, value: str) -> State:
    if field in TABLE_FIELDS:
        return TABLE_FIELDS[field](state, value)
    seat_id, _, name = field.partition("-")
    seat = state.seat(seat_id)
    if name in KINDS:
        return state.with_seat(altered(seat, units={**seat.units, name: _places(value, name)}))
    attribute, read = SEAT_FIELDS[name]
    changed: Automa | Person = altered(seat, **{attribute: read(value)})
    if isinstance(changed, Automa) and changed.index >= changed.track.spaces:
        raise BadAnswer(text("bad-number", low=0, high=changed.track.spaces - 1))
    return state.with_seat(changed)


def _number(value: str, low: int, high: int) -> int:
    n = whole(value, high, low)
    if n is None:
        raise BadAnswer(text("bad-number", low=low, high=high))
    return n


def _up_to(high: int) -> Callable[[str], int]:
    return lambda value: _number(value, 0, high)


def _yes_no(value: str) -> bool:
    if value.casefold() not in (YES, NO):
        raise BadAnswer(text("bad-yes"))
    return value.casefold() == YES


def _level(value: str) -> str:
    if value.casefold() not in get_args(Level):
        raise BadAnswer(text("bad-level"))
    return value.casefold()


def _card(value: str) -> int | None:
    return None if value == NONE else _number(value, 1, len(cards()))


def _hexes(value: str, *, has_base: bool = False) -> list[str]:
    """Return the hexes typed. Raises BadAnswer that names what is none."""
    words = value.replace(",", " ").split() if value != NONE else []
    return sorted((_hex(word, has_base=has_base) for word in words), key=board().reading)


def _hex(word: str, *, has_base: bool = False) -> str:
    if has_base and word.casefold() == BASE:
        return BASE
    if word.upper() not in board().at:
        raise BadAnswer(text("bad-hex", word=word[:20]))
    return word.upper()


def _places(value: str, kind: str) -> tuple[str, ...]:
    places, most = _hexes(value, has_base=True), {str(one): n for one, n in most_units().items()}[kind]
    if len(places) > most:
        raise BadAnswer(text("bad-many", kind=kind, most=most, n=len(places)))
    return tuple(places)


def _in_turn(state: State, value: str) -> State:
    if value not in state.order:
        raise BadAnswer(text("bad-seat", seats=" ".join(state.order)))
    return altered(state, in_turn=value)


def _encounters(state: State, value: str) -> State:
    wanted = _hexes(value)
    if unprinted := next((one for one in wanted if one not in board().encounters), None):
        raise BadAnswer(text("bad-no-encounter", hex=unprinted))
    return altered(state, encounters=tuple(dict.fromkeys(wanted)))


def _resources(state: State, value: str) -> State:
    """Read `F3 2 F5 0`; a hex that is left out isn't known."""
    words = value.replace(",", " ").split() if value != NONE else []
    if len(words) % 2:
        raise BadAnswer(text("bad-pairs"))
    pairs = zip(words[::2], words[1::2], strict=True)
    stocks = {_hex(hex_): _number(n, 0, MOST_RESOURCES) for hex_, n in pairs}
    return altered(state, resources=stocks)


TABLE_FIELDS: dict[str, Callable[[State, str], State]] = {
    "in-turn": _in_turn,
    "encounters": _encounters,
    "resources": _resources,
}
SEAT_FIELDS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "stars": ("stars", _up_to(STARS)),
    "combat-stars": ("combat_stars", _up_to(STARS)),
    "power": ("power", _up_to(MOST_POWER)),
    "coins": ("coins", _up_to(MOST_COINS)),
    "track": ("index", _up_to(99)),
    "last-card": ("last", _card),
    "power-star": ("power_star", _yes_no),
    "factory-card": ("has_factory_card", _yes_no),
    "level": ("level", _level),
}
"""The field of a seat, and how a value is read."""
