"""What cards, places and seats are called."""

from collections.abc import Iterator

from engines.core.state import seats as seating
from engines.core.text import Text, text

from .automa_card import AutomaCard
from .state import Copy, State, is_automa, place_name


def name_of(copy: Copy) -> Text:
    """Return what a copy is called."""
    return text("card", name=copy.name) if copy.name else text("unknown-card")


def line_label(line: str) -> Text:
    """Return a card's line as people type it, each in the words of their language."""
    return text("printed-line", line=line)


def place_label(state: State, place: int) -> Text:
    """Return the name of a place of the board, counted from 0."""
    return text("place", place=place_name(state, place))


def slot_label(slot: int) -> Text:
    """Return the name of a slot of the borough row, counted from 0."""
    return text("slot", n=slot + 1)


def board_label(state: State) -> tuple[Text, ...]:
    """Return what lies on the board and where."""
    there = [
        text("candidate", card=name_of(copy), where=place_label(state, place))
        for place, copy in enumerate(state.board)
        if copy
    ]
    return tuple(there) or (text("nothing-there"),)


def sections_of(card: AutomaCard) -> Iterator[tuple[str, Text]]:
    """Yield what stands on an automa card, from top to bottom, each with which part it is (card.1).

    Of those parts that can decide it is the same as the `step` of a seat.
    """
    yield "resources", text("section-resources", coins=card.coins, poverty=card.poverty)
    if card.crucial:
        yield "crucial", text("section-crucial")
    for place, line in enumerate(card.filters, start=1):
        yield str(place), text("filter-line", line=line)
    if card.action:
        yield "action", text("section-action", action=card.action)


def seats(state: State) -> tuple[seating.Seat, ...]:
    """Return the seats of the table: the AutoMartins, then the people."""
    automas = (seating.Seat(one.id, seat_label(state, one.id), is_automa=True) for one in state.seats)
    people = (f"p{n}" for n in range(1, state.options.people + 1))
    return (*automas, *(seating.Seat(one, seat_label(state, one), takes_name=True) for one in people))


def seat_label(state: State, seat: str) -> Text:
    """Return the name of a seat; a single AutoMartin needs no number."""
    if not is_automa(seat):
        return text("seat-person", n=int(seat[1:]))
    return text("seat-automa", n=int(seat[1:])) if len(state.seats) > 1 else text("seat-only")


def order_label(state: State) -> tuple[Text, ...]:
    """Return the seats in their order."""
    return tuple(text("in-order", seat=seat_label(state, seat)) for seat in state.order)
