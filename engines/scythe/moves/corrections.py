"""Corrections: any value that the bot keeps, as people see it on the table."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any, get_args

from engines.core.errors import BadAnswer
from engines.core.game.correction import Correction, fixed
from engines.core.script import Script, tell
from engines.core.script.notation import whole
from engines.core.state.copying import altered
from engines.core.text import text

from ..model.board import BASE, board
from ..model.catalogue import KINDS, Kind, Level, cards, most_units
from ..model.labels import faction_name
from ..model.state import MOST_POWER, STARS, Automa, Person, State, is_automa
from ..rules.deck import MOST_CARDS, set_combat_cards
from ..rules.workspace import Workspace

MOST_COINS, MOST_RESOURCES, MOST_SPACES = 999, 99, 99
LEVELS: tuple[Level, ...] = get_args(Level)
NONE = "-"
YES, NO = "yes", "no"
Reads = Callable[[Any], str]
"""Gives what a value of a seat is, as it is typed."""
Writes = Callable[[Any, str], Any]
"""Gives the seat with a value that was typed."""


def corrections(state: State) -> tuple[Correction[State], ...]:
    """Return every value that people may correct."""
    return (*TABLE, *(one for seat in state.seats for one in _of_seat(seat.id, seat.faction)))


@cache
def _of_seat(seat: str, faction: str) -> tuple[Correction[State], ...]:
    """Return what people may correct of a seat."""
    of = partial(_value, seat, faction)
    both = (
        *(of(kind, "places", *_units(kind)) for kind in KINDS),
        of("combat-stars", "number", *_count("combat_stars", STARS)),
    )
    if not is_automa(seat):
        return (*both, of("stars", "number", *_count("stars", STARS)))
    return (
        *both,
        of("power", "number", *_count("power", MOST_POWER)),
        of("coins", "number", *_count("coins", MOST_COINS)),
        _combat_cards(seat, faction),
        of("track", "number", *_count("index", MOST_SPACES)),
        of("last-card", "number", lambda own: str(own.last or NONE), _with_last_card),
        of("power-star", "yes", *_switch("power_star")),
        of("factory-card", "yes", *_switch("has_factory_card")),
        of("level", "level", lambda own: str(own.level), _with_level),
    )


def _value(seat: str, faction: str, name: str, hint: str, reads: Reads, writes: Writes) -> Correction[State]:
    """Return how a value of a seat is corrected: `reads` and `writes` know that seat only."""

    def changed(state: State, typed: str) -> State:
        before = state.seat(seat)
        return state.with_seat(_checked(state, before, writes(before, typed.strip())))

    label, hinted = text("fix-seat", seat=faction_name(faction), what=name), text(f"hint-{hint}")
    return Correction(f"{seat}-{name}", label, hinted, lambda state: reads(state.seat(seat)), changed)


def _checked(state: State, before: Automa | Person, seat: Automa | Person) -> Automa | Person:
    """Return the seat. Raises BadAnswer if its cube isn't on its track, or its new level skips no turns."""
    if not isinstance(seat, Automa) or not isinstance(before, Automa):
        return seat
    is_new, last = seat.level != before.level, seat.track.spaces - 1
    if is_new and seat.level == "ultimaszyna" and state.options.skips:
        raise BadAnswer(text("no-skips"))
    if seat.index > last:
        raise BadAnswer(text("bad-track" if is_new else "bad-number", low=0, high=last, index=seat.index))
    return seat


def _combat_cards(seat: str, faction: str) -> Correction[State]:
    """Return how the combat cards of an Automa are corrected: cards go back and forth (combat.13)."""

    def changed(state: State, typed: str) -> Script[State]:
        work = Workspace(state)
        if not (yield from set_combat_cards(work, seat, _number(typed.strip(), 0, MOST_CARDS))):
            raise BadAnswer(text("bad-cards"))
        yield from tell(fixed(wanted, state, wanted.reads(work.state)))
        return work.state

    wanted = replace(_value(seat, faction, "cards", "number", *_count("cards", MOST_CARDS)), writes=changed)
    return wanted


def _units(kind: Kind) -> tuple[Reads, Writes]:
    return (
        lambda seat: " ".join(seat.units[kind]) or NONE,
        lambda seat, value: altered(seat, units={**seat.units, kind: _places(value, kind)}),
    )


def _count(field: str, most: int) -> tuple[Reads, Writes]:
    return (
        lambda seat: str(getattr(seat, field)),
        lambda seat, value: altered(seat, **{field: _number(value, 0, most)}),
    )


def _switch(field: str) -> tuple[Reads, Writes]:
    return (
        lambda seat: YES if getattr(seat, field) else NO,
        lambda seat, value: altered(seat, **{field: _yes_no(value)}),
    )


def _number(value: str, low: int, high: int) -> int:
    n = whole(value, high, low)
    if n is None:
        raise BadAnswer(text("bad-number", low=low, high=high))
    return n


def _yes_no(value: str) -> bool:
    if value.casefold() not in (YES, NO):
        raise BadAnswer(text("bad-yes"))
    return value.casefold() == YES


def _with_level(seat: Automa, value: str) -> Automa:
    level = next((one for one in LEVELS if one == value.casefold()), None)
    if level is None:
        raise BadAnswer(text("bad-level"))
    return altered(seat, level=level)


def _with_last_card(seat: Automa, value: str) -> Automa:
    return altered(seat, last=None if value == NONE else _number(value, 1, len(cards())))


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


def _places(value: str, kind: Kind) -> tuple[str, ...]:
    places, most = _hexes(value, has_base=True), most_units()[kind]
    if len(places) > most:
        raise BadAnswer(text("bad-many", kind=kind, most=most, n=len(places)))
    return tuple(places)


def _with_turn(state: State, typed: str) -> State:
    value = typed.strip()
    if value not in state.order:
        raise BadAnswer(text("bad-seat", seats=" ".join(state.order)))
    return altered(state, in_turn=value)


def _encounters(state: State) -> str:
    return " ".join(state.encounters) or NONE


def _with_encounters(state: State, typed: str) -> State:
    wanted = _hexes(typed.strip())
    if unprinted := next((one for one in wanted if one not in board().encounters), None):
        raise BadAnswer(text("bad-no-encounter", hex=unprinted))
    return altered(state, encounters=tuple(dict.fromkeys(wanted)))


def _resources(state: State) -> str:
    return " ".join(f"{hex_} {n}" for hex_, n in state.resources.items()) or NONE


def _with_resources(state: State, typed: str) -> State:
    """Read `F3 2 F5 0`; a hex that is left out isn't known."""
    value = typed.strip()
    words = value.replace(",", " ").split() if value != NONE else []
    if len(words) % 2:
        raise BadAnswer(text("bad-pairs"))
    pairs = zip(words[::2], words[1::2], strict=True)
    stocks = dict[str, int]()
    for word, n in pairs:
        if (hex_ := _hex(word)) in stocks:
            raise BadAnswer(text("bad-hex-twice", hex=hex_))
        stocks[hex_] = _number(n, 0, MOST_RESOURCES)
    return altered(state, resources=stocks)


TABLE: tuple[Correction[State], ...] = (
    Correction("in-turn", text("fix-in-turn"), text("hint-in-turn"), lambda state: state.in_turn, _with_turn),
    Correction("encounters", text("fix-encounters"), text("hint-hexes"), _encounters, _with_encounters),
    Correction("resources", text("fix-resources"), text("hint-resources"), _resources, _with_resources),
)
"""What belongs to no seat."""
