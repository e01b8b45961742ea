"""What things are called."""

from collections.abc import Iterable

from engines.core.text import Text, text

from .board import BASE
from .catalogue import Kind, Symbol
from .state import Automa, Person, State, Unit


def faction(seat: Automa | Person) -> Text:
    """Return what a seat is called: its faction."""
    return faction_name(seat.faction)


def faction_name(id_: str) -> Text:
    """Return the name of a faction."""
    return text("faction", faction=id_)


def with_faction(seat: Automa | Person) -> Text:
    """Return what a seat is called, with its faction where it is called by who sits there."""
    return text("seat-faction", seat=faction(seat), named=named(seat), faction=seat.faction)


def named(seat: Automa | Person) -> Text:
    """Return whether a seat is called by who sits there: "no", until somebody does."""
    return text("seat-named", faction=seat.faction)


def seat_label(state: State, seat: str) -> Text:
    """Return what the seat with that id is called."""
    return faction(state.seat(seat))


def unit_word(kind: Kind) -> Text:
    """Return what a unit is called."""
    return text("unit", kind=kind)


def unit_label(kind: Kind, n: int = 1) -> Text:
    """Return so many units of a kind in words."""
    return text("units", kind=kind, n=n)


def place_label(place: str) -> Text:
    """Return a hex or the home base in words."""
    return text("base") if place == BASE else text("hex", hex=place)


def units_label(units: dict[Kind, int]) -> tuple[Text, ...]:
    """Return units in words, kind by kind."""
    return tuple(unit_label(kind, n) for kind, n in units.items())


def unit_at(unit: Unit) -> Text:
    """Return a unit and its place in words."""
    return text("unit-at", unit=unit_word(unit.kind), place=place_label(unit.place))


def symbol_word(symbol: Symbol) -> Text:
    """Return what a symbol is called."""
    return text("symbol", symbol=symbol.kind)


def card_label(number: int) -> Text:
    """Return an Automa card in words."""
    return text("card", n=number)


def good_label(kind: str) -> Text:
    """Return a resource in words."""
    return text("good", kind=kind)


def bonus_label(kind: str) -> Text:
    """Return a recruit bonus in words."""
    return text("bonus", kind=kind)


def ability_label(ability: str) -> Text:
    """Return an ability of a mech in words."""
    return text("ability", ability=ability)


def values_label(values: Iterable[int]) -> tuple[Text, ...]:
    """Return the values of combat cards in words."""
    return tuple(text("card-value", n=value) for value in values)
