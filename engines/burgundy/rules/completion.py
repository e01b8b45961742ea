"""Completing cards: points, the duchy, colour bonus tiles, new cards."""

from dataclasses import replace

from engines.core.script import Script
from engines.core.text import text

from ..model import catalogue, events, tile
from ..model.labels import colour_label, side_label, tile_label
from ..model.state import CardPlace, Side, bonus_points
from .deck import draw_card
from .facts import facts_of
from .kind import with_subtype
from .workspace import Workspace


def complete_cards(work: Workspace) -> Script[None]:
    """Score the full cards, left before right, take bonus tiles, draw new cards (complete.7, complete.8)."""
    full: list[Side] = [side for side in ("left", "right") if work.card(side).is_full]
    if not full:
        return
    for side in full:
        yield from score_card(work, side)
    yield from claim_bonus_tiles(work)
    slides = full == ["left"]
    drawn: list[Side] = ["right"] if slides else full
    for side in drawn:
        card = yield from draw_card(work)
        if slides:
            work.change_seat(left=work.seat.right)
            yield from work.tell(events.slide(card=work.seat.left.id), "complete.7")
        work.change_seat(**{side: CardPlace(card, ("",) * len(catalogue.cards()[card].items))})
        yield from work.tell(events.new_card(card=card, side=side_label(side)), "complete.7")


def score_card(work: Workspace, side: Side) -> Script[None]:
    """Score a full card and move its tiles to the duchy, wilds face up.

    (complete.1, complete.2, complete.3, complete.4)
    """
    card = work.card(side)
    points = catalogue.cards()[card.id].points[work.seat.level]
    work.gain_points("cards", points)
    yield from work.tell(events.card_done(card=card.id, side=side_label(side), points=points), "complete.1")
    moved = []
    for space, one in enumerate(card.tiles, start=1):
        if tile.is_wild(one):
            up = tile.face(one)
            if tile.colour(up) == "lg":
                where = text("on-space", space=space, card=card.id)
                up = yield from with_subtype(work, up, where)
            yield from work.tell(events.wild_up(tile=tile_label(up)), "complete.4")
            moved.append(up)
        else:
            moved.append(one)
    work.change_seat(
        duchy=(*work.seat.duchy, *moved),
        completed=(*work.seat.completed, card.id),
        **{side: replace(card, tiles=("",) * len(card.tiles))},
    )


def claim_bonus_tiles(work: Workspace) -> Script[None]:
    """Take the bonus tile of every colour that the duchy now completes, once a colour.

    (complete.5, complete.6)
    """
    for colour, needed in catalogue.board().thresholds.items():
        held = sum(tile.colour(one) == colour for one in work.seat.duchy)
        if held < needed or colour in work.seat.colours:
            continue
        work.change_seat(colours=(*work.seat.colours, colour))
        size = yield from facts_of(work).take_bonus(colour)
        if size == "none":
            yield from work.tell(events.no_bonus_tile(colour=colour_label(colour), n=held), "complete.5")
            continue
        points = bonus_points(work.state.options.players, size)
        work.gain_points("bonus", points)
        label = colour_label(colour)
        yield from work.tell(events.bonus_tile(colour=label, n=held, size=size, points=points), "complete.6")
