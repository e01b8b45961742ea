"""AutoMartin's turn: an automa card with its resources, what it draws, and its action."""

from engines.core.script import Script
from engines.core.script.piles import draw, refilled
from engines.core.text import Text, text

from ..model import board, events
from ..model.automa_card import AutomaCard
from ..model.labels import name_of, place_label, seat_label, sections_of, slot_label
from ..model.state import State, automa_card, confirmed, is_crucial
from .ask import ask_aside, ask_places
from .filter import Found, chosen
from .resolve import draw_city, put_down, resolve_borough, resolve_city
from .workspace import Workspace


def turn(state: State, seat: str) -> Script[State]:
    """Play the turn of an AutoMartin: an automa card in place of all that a person's turn has.

    No free card, no building, buying, running or taking three, no hand limit. (turn.5, turn.6, setup.3)
    """
    work = Workspace(state, seat)
    used = 0
    while (yield from resolve_card(work, (yield from flip(work)))):
        if used == state.options.draw_another_limit:
            yield from work.tell(events.no_further(n=used), "action.6")
            break
        used += 1
        yield from work.tell(events.another(), "action.4")
    return board.passed(work.state, seat)


def flip(work: Workspace) -> Script[AutomaCard]:
    """Flip the top automa card onto the discard pile; an empty deck is made anew of that pile first.

    The pile has the card in play in it. All AutoMartins share deck and pile.
    (turn.1, turn.3, turn.4, setup.9, setup.18)
    """
    state = work.state
    deck = yield from refilled(state.deck, sorted(state.pile), id="automa.shuffle")
    if not state.deck:
        work.change(pile=())
        yield from work.tell(events.reshuffled(n=len(deck)), "turn.3")
    top, deck = yield from draw(
        deck, pile=text("automa-deck"), label=_card_label, id="automa.card", ask=text("ask-automa-card")
    )
    work.change(deck=deck, pile=(*work.state.pile, top))
    return automa_card(state, top)


def _card_label(card: str) -> Text:
    return text("automa-card", id=card)


def resolve_card(work: Workspace, card: AutomaCard) -> Script[bool]:
    """Resolve an automa card: resources, crucial cards, filter, action; return whether another one follows.

    It is a whole card, also if an action drew it. (turn.2, draw.5, crucial.1, action.5)
    """
    work.refused = set()
    work.change_seat(card=card.id)
    who, sections = seat_label(work.state, work.seat_id), tuple(label for _, label in sections_of(card))
    yield from work.tell(events.flipped(who=who, id=card.id, level=card.level, sections=sections), "turn.1")
    yield from _resources(work, card)
    if card.crucial:
        yield from _crucial_cards(work)
    yield from _draw(work, card)
    return (yield from _act(work, card))


def _resources(work: Workspace, card: AutomaCard) -> Script[None]:
    """Take the printed resources first, so that they can pay for what follows.

    (resource.1, resource.2, resource.3)
    """
    coins = max(0, card.coins + work.state.options.coin_offset)
    seat = work.seat
    work.change_seat(coins=seat.coins + coins, poverty=seat.poverty + card.poverty)
    yield from work.tell(events.resources(coins=coins, poverty=card.poverty), "resource.1")


def _crucial_cards(work: Workspace) -> Script[None]:
    """Take every crucial card that lies on the board when the step starts, in board order, each to its end.

    One that has left meanwhile is passed over, one that moved is taken where it lies; one that couldn't
    be paid is no candidate again.
    (crucial.2, crucial.3, crucial.4, crucial.5, draw.9)
    """
    work.change_seat(step="crucial")
    while missing := _unclear(work.state):
        yield from ask_places(work, missing)
    there = (copy for copy in work.state.board if copy and copy.id not in work.refused)
    for copy in [one for one in there if is_crucial(work.state, one)]:
        place = board.place_of(work.state, copy)
        if place is None:
            continue
        where = place_label(work.state, place)
        work.state = board.without_place(work.state, place)
        yield from work.tell(events.crucial(card=name_of(copy), where=where), "crucial.2")
        yield from resolve_city(work, copy)


def _unclear(state: State) -> list[int]:
    """Return the places that the crucial step must know: names that nobody told, lines of crucial cards."""
    return [
        place
        for place, copy in enumerate(state.board)
        if copy and (not copy.name or (is_crucial(state, copy) and not confirmed(state, copy)))
    ]


def _draw(work: Workspace, card: AutomaCard) -> Script[None]:
    """Draw one card by the filter, from the board as it lies now, paid or not, and resolve it.

    What the filter asks may bring another crucial card to light: that is taken before it begins anew.
    (draw.4, draw.6, draw.7, crucial.2, crucial.6, filter.9)
    """
    if not card.filters:
        work.change_seat(step="")
        yield from work.tell(events.no_filter(), "draw.4")
        return
    while (found := (yield from chosen(work, card.filters))).missing:
        if card.crucial:
            yield from _crucial_cards(work)
    work.change_seat(step=str(found.line))
    if found.from_deck:
        trace = found.selection.trace if found.line > 1 else None
        if not (yield from draw_city(work, events.drawn_deck, "filter.9", trace)):
            yield from work.tell(events.no_city_card(), "filter.12")
    else:
        yield from _take(work, card.filters[0], found)


def _take(work: Workspace, source: str, found: Found) -> Script[None]:
    """Take what the filter chose: a borough out of its slot, a city card off the board.

    (draw.2, draw.3, draw.9)
    """
    winner, trace = found.selection.winner, found.selection.trace
    if winner is None:
        # City cards that couldn't be paid lie on the board, but are no candidates again.
        lying = () if source == "borough" else work.state.board
        refused = sum(copy.id in work.refused for copy in lying if copy)
        line = text("filter-line", line=source)
        yield from work.tell(events.no_card(source=line, refused=refused), "draw.3", trace)
    elif source == "borough":
        card, where = name_of(winner.copy), slot_label(winner.at)
        yield from work.tell(events.chosen_borough(card=card, where=where), "draw.2", trace)
        yield from resolve_borough(work, winner.at)
    else:
        card, where = name_of(winner.copy), place_label(work.state, winner.at)
        rule = "draw.2" if len(found.selection.left) == 1 else "draw.8"
        work.state = board.without_place(work.state, winner.at)
        yield from work.tell(events.chosen(card=card, where=where), rule, trace)
        yield from resolve_city(work, winner.copy)


def _act(work: Workspace, card: AutomaCard) -> Script[bool]:
    """Perform the action, whatever was drawn; return whether another automa card follows.

    (draw.5, action.1, action.2, action.4)
    """
    if card.action == "discard_city":
        yield from _discard(work)
    elif card.action == "skip_next":
        yield from _skip(work)
    return card.action == "draw_another"


def _discard(work: Workspace) -> Script[None]:
    """Put the top city card on the board, not resolved; with an empty deck nothing (action.1, action.7)."""
    copy = None if work.state.is_out else (yield from ask_aside(work))
    if copy is None:
        yield from work.tell(events.nothing_aside(), "action.7")
        return
    where, told = put_down(work, copy)
    yield from told
    yield from work.tell(events.aside(card=name_of(copy), where=where), "action.1")


def _skip(work: Workspace) -> Script[None]:
    """Flip the next automa card onto the discard pile at once; none of it is resolved.

    (action.2, action.3)
    """
    skipped = yield from flip(work)
    yield from work.tell(events.skipped(id=skipped.id), "action.2")
