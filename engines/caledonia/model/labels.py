"""What everything is called: seats, goods, contracts, places on the map."""

from typing import Any

from engines.core.script.requests import Option
from engines.core.state import seats as seating
from engines.core.state.seats import icon_of
from engines.core.text import Text, text

from . import catalogue
from .state import State, is_machina

GIFTS = ("free_hex", "bonus_upgrade", "money", "hops", "cotton", "tobacco", "sugar_cane")
"""What contracts give, in the order in which it is told."""
SHOWN_TIES, MORE_TIES = range(2, 7), range(7, 13)
"""Numbers of tied hexes that a question speaks of, and those that only the event does."""


def seats(state: State) -> tuple[seating.Seat, ...]:
    """Return the seats of the table: the MacHinas, then the people."""
    machinas = (seating.Seat(one.id, seat_label(one.id), is_automa=True) for one in state.machinas)
    people = (f"p{n}" for n in range(1, state.options.people + 1))
    return (*machinas, *(seating.Seat(one, seat_label(one), takes_name=True) for one in people))


def seat_label(seat: str) -> Text:
    """Return the name of a seat: MacHinas are `a1`..., people `p1`...."""
    return text("seat-machina" if is_machina(seat) else "seat-person", n=int(seat[1:]))


def marked_seat(seat: str) -> Text:
    """Return the name of a seat with its mark; people have none."""
    return (
        text("seat-marked", icon=icon_of(seat), seat=seat_label(seat))
        if is_machina(seat)
        else seat_label(seat)
    )


def short_seat(seat: str) -> Text:
    """Return a seat in few characters: a MacHina's mark and number."""
    if not is_machina(seat):
        return seat_label(seat)
    return text("seat-short", icon=icon_of(seat), n=int(seat[1:]))


def in_order(seats_: tuple[str, ...]) -> tuple[Text, ...]:
    """Return the seats in their order."""
    return tuple(text("in-order", seat=short_seat(seat)) for seat in seats_)


def as_typed(*words: str) -> tuple[Text, ...]:
    """Return words of a line as people type them in their language; what is none of those as it is."""
    return tuple(text("as-typed", word=word) for word in words)


def tile_label(tile: str) -> Text:
    """Return a scoring tile with what it scores."""
    return text("tile", tile=int(tile) if tile.isdecimal() else tile)


def tile_number(tile: str) -> Text:
    """Return a scoring tile by its number alone."""
    return text("tile-number", tile=int(tile) if tile.isdecimal() else tile)


def tier_label(tier: str) -> Text:
    """Return a tier of distance: any hex, across a river, across so many lochs."""
    return text("tier", tier=int(tier) if tier.isdecimal() else tier)


def module_label(module: str) -> Text:
    """Return the name of a module of the map."""
    return text("module", module=module)


def picks(tie: int, ties: range = SHOWN_TIES) -> Text:
    """Return which of 2, 3, ... tied hexes is taken, in reading order (expand.18)."""
    return text("picks", low=ties[0], high=ties[-1], picks=", ".join(str(1 + tie % n) for n in ties))


def action_label(letter: str) -> Text:
    """Return the name of an action."""
    return text("action", action=letter)


def card_label(card: str) -> Text:
    """Return the name of a card."""
    return text("card", card=card)


def good_label(good: str) -> Text:
    """Return the name of a good."""
    return text("good", good=good)


def area_label(side: str, good: str) -> Text:
    """Return the name of the area of the market where merchants buy or sell a good."""
    return text("area", side=side, good=good_label(good))


def unit_label(unit: str) -> Text:
    """Return the name of a unit."""
    return text("unit", unit=unit)


def amount(n: int, good: str) -> Text:
    """Return a number of units of a good, of meat, or of what contracts give."""
    return text("amount", n=n, good=good)


def amounts(counts: dict[Any, int]) -> tuple[Text, ...]:
    """Return the numbers of several goods, those of none left out; a word for nothing where all are."""
    return tuple(amount(n, str(good)) for good, n in counts.items() if n) or (text("nothing"),)


def where_lies(state: State, contract: int) -> Text | None:
    """Return where a contract lies, as far as the bot knows; None if nowhere."""
    if contract in state.row:
        return text("lies-in-row")
    for own in state.machinas:
        if contract in (own.box, *own.fulfilled):
            place = "box" if contract == own.box else "pile"
            return text(f"lies-in-{place}", seat=seat_label(own.id))
    return None


def contract_label(contract: int) -> Text:
    """Return the name of a contract: its number and what it needs."""
    return text("contract", contract=contract, needs=amounts(dict(catalogue.contracts()[contract].needs)))


def contract_number(contract: int) -> Text:
    """Return a contract by its number alone, for a list of several."""
    return text("contract-number", contract=contract)


def contract_in_full(contract: int, name: str = "contract-in-full") -> Text:
    """Return a contract with what it needs and what it gives, in the words of a message."""
    one = catalogue.contracts()[contract]
    gives = amounts({gift: one.gives[gift] for gift in GIFTS if gift in one.gives})
    return text(name, contract=contract, needs=amounts(dict(one.needs)), gives=gives)


def contract_option(contract: int) -> Option:
    """Return a contract to choose, which what it needs is a name of, too."""
    needs = tuple(text("need", n=n, good=good) for good, n in catalogue.contracts()[contract].needs.items())
    return Option(str(contract), contract_in_full(contract), also=text("contract-needs", needs=needs))
