"""A drawn card: its cost, where it goes, and its icons from top to bottom."""

from collections.abc import Sequence

from engines.core.script import Script
from engines.core.script.requests import Tell
from engines.core.script.telling import Telling
from engines.core.script.trace import Trace
from engines.core.text import Text, text

from ..model import board, events
from ..model.labels import name_of, place_label, slot_label
from ..model.state import Copy, card_of_copy, is_crucial
from .ask import ask_city_card
from .workspace import Workspace

BONUS = 5
"""Prestige for a crucial card (crucial.7)."""


def resolve_city(work: Workspace, copy: Copy) -> Script[None]:
    """Pay for a city card that was drawn and resolve it at once, or put it on the board.

    The full cost has to be there before any reward; a card that can't be paid counts as drawn all the
    same. No card of its colour is given for it, a cost that is a card is ignored, and so is nothing else:
    it is paid for even if it does nothing. Only coins decide.
    (draw.7, pay.1, pay.2, pay.4, pay.5, pay.6, pay.7, pay.11, pay.12, pay.13, loan.1)
    """
    price = work.price(copy)
    if work.seat.coins < price:
        yield from _refuse_city(work, copy, price)
        return
    yield from _pay(work, copy, price)
    work.change_seat(stack=(*work.seat.stack, copy))
    work.change(fresh=(*work.state.fresh, copy.id))
    yield from work.tell(events.stacked(card=name_of(copy)), "resolve.1")
    if is_crucial(work.state, copy):
        yield from _bonus(work, copy)
    yield from _icons(work, copy)


def _refuse_city(work: Workspace, copy: Copy, price: int) -> Script[None]:
    """Put a card that can't be paid on the first free place: it has left its old one.

    (pay.7, pay.8, crucial.5)
    """
    work.refused.add(copy.id)
    coins = work.seat.coins
    place, told = put_down(work, copy)
    yield from told
    yield from work.tell(events.too_dear(card=name_of(copy), price=price, coins=coins, where=place), "pay.7")


def put_down(work: Workspace, copy: Copy) -> tuple[Text, list[Tell]]:
    """Put a city card on the board; return where, and what is to be told if a row has to leave for it.

    (board.3, board.4)
    """
    work.state, place, left = board.put_down(work.state, copy)
    told = [row_left(work, left[0], left[1].board)] if left else []
    return place_label(work.state, place), told


def row_left(work: Workspace, row: board.Row, before: Sequence[Copy | None]) -> Tell:
    """Return that a row has left the game, with its cards, to be told (board.4)."""
    columns = work.state.options.columns
    lost = before[:columns] if row == "top" else before[columns:]
    return work.to_tell(events.row_gone(row=row, cards=tuple(name_of(one) for one in lost if one)), "board.4")


def _pay(work: Workspace, copy: Copy, price: int) -> Script[None]:
    if price:
        work.change_seat(coins=work.seat.coins - price)
        yield from work.tell(events.paid(card=name_of(copy), price=price), "pay.1")


def _bonus(work: Workspace, copy: Copy) -> Script[None]:
    """Give the prestige of a crucial card that is gained, however it was.

    (crucial.7, crucial.8, crucial.9)
    """
    work.change_seat(prestige=work.seat.prestige + BONUS)
    yield from work.tell(events.bonus(card=name_of(copy), points=BONUS), "crucial.7")


def _icons(work: Workspace, copy: Copy) -> Script[None]:
    """Resolve the icons in the order typed, each draw with all that follows from it before the next icon.

    They work this once; all text and other icons are ignored. Paupers and one-shot cards have no more
    than what is typed of them.
    (resolve.3, resolve.4, resolve.5, resolve.7, resolve.9, resolve.10, resolve.11, resolve.12, turn.6)
    """
    card = card_of_copy(work.state, copy)
    gained: list[Text] = []
    for icon, n in card.gains:
        if icon == "d":
            yield from _tell_icons(work, copy, gained)
            gained = []
            yield from _draws(work, copy, n)
        elif icon != "e":  # counted at the end, from the stack and the boroughs (resolve.13)
            gained += _gain(work, icon, n)
    yield from _tell_icons(work, copy, gained)


def _gain(work: Workspace, icon: str, n: int) -> list[Text]:
    """Take from the supply, or give back to it, but never more than there is (resolve.6)."""
    seat = work.seat
    if icon == "+":
        work.change_seat(coins=seat.coins + n)
        return [text("gain-coins", n=n)]
    if icon == "v":
        work.change_seat(prestige=seat.prestige + n)
        return [text("gain-prestige", n=n)]
    poverty = max(0, seat.poverty + n)
    work.change_seat(poverty=poverty)
    change = poverty - seat.poverty
    if not change:
        return []
    return [text("gain-poverty", n=change) if change >= 0 else text("lose-poverty", n=-change)]


def _tell_icons(work: Workspace, copy: Copy, gained: list[Text]) -> Script[None]:
    if gained:
        yield from work.tell(events.icons(card=name_of(copy), what=tuple(gained)), "resolve.3")


def _draws(work: Workspace, copy: Copy, n: int) -> Script[None]:
    """Draw city cards one by one, each resolved to its end before the next; with the deck empty they stop.

    (resolve.7, resolve.8)
    """
    for _ in range(n):
        if not (yield from draw_city(work, events.drawn_icon, "resolve.7")):
            yield from work.tell(events.no_more_draws(card=name_of(copy)), "resolve.8")
            return


def draw_city(work: Workspace, drawn: Telling[...], rule: str, trace: Trace | None = None) -> Script[bool]:
    """Draw the top city card and resolve it; return whether there was one (filter.12, end.3)."""
    if work.state.is_out:
        return False
    copy = yield from ask_city_card(work)
    if copy is None:
        return False
    yield from work.tell(drawn(card=name_of(copy)), rule, trace)
    yield from resolve_city(work, copy)
    return True


def resolve_borough(work: Workspace, slot: int) -> Script[None]:
    """Pay for the borough in a slot, counted from 0, and resolve its icons once; or put it under its deck.

    The slot is refilled before its icons are resolved.
    (draw.7, pay.3, pay.9, pay.10, resolve.1, resolve.2, resolve.10)
    """
    copy = work.state.row[slot]
    assert copy is not None  # noqa: S101 - a candidate lies there
    price = work.price(copy)
    if work.seat.coins < price:
        yield from _refuse_borough(work, copy, slot, price)
        return
    yield from _pay(work, copy, price)
    work.state = board.refilled(work.state, slot)
    work.change_seat(boroughs=(*work.seat.boroughs, copy))
    work.change(fresh=(*work.state.fresh, copy.id))
    yield from work.tell(events.borough(card=name_of(copy)), "resolve.1")
    yield slot_told(work, slot, "resolve.2")
    yield from _icons(work, copy)


def _refuse_borough(work: Workspace, copy: Copy, slot: int, price: int) -> Script[None]:
    """Put a borough that can't be paid under its deck, then fill its slot (pay.9, pay.10)."""
    coins = work.seat.coins
    work.change(boroughs=(*work.state.boroughs, copy))
    work.state = board.refilled(work.state, slot)
    yield from work.tell(
        events.borough_too_dear(card=name_of(copy), price=price, coins=coins, where=slot_label(slot)), "pay.9"
    )
    yield slot_told(work, slot, "pay.9")


def slot_told(work: Workspace, slot: int, rule: str) -> Tell:
    """Return what fills a slot, to be told by the clause that says why (board.6)."""
    copy = work.state.row[slot]
    where = slot_label(slot)
    if copy is None:
        return work.to_tell(events.slot_empty(where=where), rule)
    if copy.name:
        return work.to_tell(events.slot_named(where=where, card=name_of(copy)), rule)
    return work.to_tell(events.slot_filled(where=where), rule)
