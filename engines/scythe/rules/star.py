"""The star tracker."""

from engines.core.script import Script

from ..model.catalogue import Card
from .deck import all_reshuffled
from .workspace import Table


def advance(table: Table, seat: str, card: Card) -> Script[None]:
    """Move the cube on if the card has a star, and place a star that it comes to; there are no other stars.

    (card.2, star.1, star.5, star.10, star.11)
    """
    before = table.state.automa(seat)
    index = before.index + 1
    if not card.advances or index == before.track.spaces:
        yield from table.tell("no-advance", "star.1", seat, index=before.index)
        return
    table.change_seat(seat, index=index)
    yield from table.tell("advanced", "star.1", seat, index=index)
    own = table.state.automa(seat)
    if own.is_water_free and not before.is_water_free:
        yield from table.tell("water-free", "star.4", seat)
    if index in own.track.stars:
        yield from table.tell("track-star", "star.5", seat, stars=own.stars)
        if not (yield from table.end_if_won(seat)) and own.plan != before.plan:
            yield from _turn_plan(table, seat)


def _turn_plan(table: Table, seat: str) -> Script[None]:
    """Shuffle all cards and turn the deck: plan II from the next turn to the end (star.6, star.9)."""
    yield from all_reshuffled(table, seat)
    yield from table.tell("plan-two", "star.6", seat)
