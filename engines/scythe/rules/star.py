"""The star tracker."""

from engines.core.script import Script

from ..model import events
from ..model.catalogue import Card
from .deck import all_reshuffled
from .workspace import Workspace


def advance(work: Workspace, card: Card) -> Script[None]:
    """Move the cube on if the card has a star, and place a star that it comes to; there are no other stars.

    (card.2, star.1, star.5, star.10, star.11)
    """
    before = work.own
    index = before.index + 1
    if not card.advances or index == before.track.spaces:
        yield from work.tell(events.no_advance(index=before.index), "star.1")
        return
    work.change_own(index=index)
    yield from work.tell(events.advanced(index=index), "star.1")
    own = work.own
    if own.is_water_free and not before.is_water_free:
        yield from work.tell(events.water_free(), "star.4")
    if index in own.track.stars:
        yield from work.tell(events.track_star(stars=own.stars), "star.5")
        if not (yield from work.end_if_won(own.id)) and own.plan != before.plan:
            yield from _turn_plan(work)


def _turn_plan(work: Workspace) -> Script[None]:
    """Shuffle all cards and turn the deck: plan II from the next turn to the end (star.6, star.9)."""
    yield from all_reshuffled(work)
    yield from work.tell(events.plan_two(), "star.6")
