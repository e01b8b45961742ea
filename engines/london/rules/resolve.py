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
from .workspace import Table

BONUS = 5
"""Prestige for a crucial card (crucial.7)."""


def resolve_city(table: Table, copy: Copy) -> Script[None]:
    """Pay for a city card that was drawn and resolve it at once, or put it on the board.

    The full cost has to be there before any reward; a card that can't be paid counts as drawn all the
    same. No card of its colour is given for it, a cost that is a card is ignored, and so is nothing else:
    it is paid for even if it does nothing. Only coins decide.
    (draw.7, pay.1, pay.2, pay.4, pay.5, pay.6, pay.7, pay.11, pay.12, pay.13, loan.1)
    """
    price = table.price(copy)
    if table.seat.coins < price:
        yield from _refuse_city(table, copy, price)
        return
    yield from _pay(table, copy, price)
    table.change_seat(stack=(*table.seat.stack, copy))
    table.change(fresh=(*table.state.fresh, copy.id))
    yield from table.tell(events.stacked(card=name_of(copy)), "resolve.1")
    if is_crucial(table.state, copy):
        yield from _bonus(table, copy)
    yield from _icons(table, copy)


def _refuse_city(table: Table, copy: Copy, price: int) -> Script[None]:
    """Put a card that can't be paid on the first free place: it has left its old one.

    (pay.7, pay.8, crucial.5)
    """
    table.refused.add(copy.id)
    coins = table.seat.coins
    place, told = put_down(table, copy)
    yield from told
    yield from table.tell(events.too_dear(card=name_of(copy), price=price, coins=coins, where=place), "pay.7")


def put_down(table: Table, copy: Copy) -> tuple[Text, list[Tell]]:
    """Put a city card on the board; return where, and what is to be told if a row has to leave for it.

    (board.3, board.4)
    """
    table.state, place, left = board.put_down(table.state, copy)
    told = [row_left(table, left[0], left[1].board)] if left else []
    return place_label(table.state, place), told


def row_left(table: Table, row: board.Row, before: Sequence[Copy | None]) -> Tell:
    """Return that a row has left the game, with its cards, to be told (board.4)."""
    columns = table.state.options.columns
    lost = before[:columns] if row == "top" else before[columns:]
    return table.to_tell(
        events.row_gone(row=row, cards=tuple(name_of(one) for one in lost if one)), "board.4"
    )


def _pay(table: Table, copy: Copy, price: int) -> Script[None]:
    if price:
        table.change_seat(coins=table.seat.coins - price)
        yield from table.tell(events.paid(card=name_of(copy), price=price), "pay.1")


def _bonus(table: Table, copy: Copy) -> Script[None]:
    """Give the prestige of a crucial card that is gained, however it was.

    (crucial.7, crucial.8, crucial.9)
    """
    table.change_seat(prestige=table.seat.prestige + BONUS)
    yield from table.tell(events.bonus(card=name_of(copy), points=BONUS), "crucial.7")


def _icons(table: Table, copy: Copy) -> Script[None]:
    """Resolve the icons in the order typed, each draw with all that follows from it before the next icon.

    They work this once; all text and other icons are ignored. Paupers and one-shot cards have no more
    than what is typed of them.
    (resolve.3, resolve.4, resolve.5, resolve.7, resolve.9, resolve.10, resolve.11, resolve.12, turn.6)
    """
    card = card_of_copy(table.state, copy)
    gained: list[Text] = []
    for icon, n in card.gains:
        if icon == "d":
            yield from _tell_icons(table, copy, gained)
            gained = []
            yield from _draws(table, copy, n)
        elif icon != "e":  # counted at the end, from the stack and the boroughs (resolve.13)
            gained += _gain(table, icon, n)
    yield from _tell_icons(table, copy, gained)


def _gain(table: Table, icon: str, n: int) -> list[Text]:
    """Take from the supply, or give back to it, but never more than there is (resolve.6)."""
    seat = table.seat
    if icon == "+":
        table.change_seat(coins=seat.coins + n)
        return [text("gain-coins", n=n)]
    if icon == "v":
        table.change_seat(prestige=seat.prestige + n)
        return [text("gain-prestige", n=n)]
    poverty = max(0, seat.poverty + n)
    table.change_seat(poverty=poverty)
    change = poverty - seat.poverty
    if not change:
        return []
    return [text("gain-poverty", n=change) if change >= 0 else text("lose-poverty", n=-change)]


def _tell_icons(table: Table, copy: Copy, gained: list[Text]) -> Script[None]:
    if gained:
        yield from table.tell(events.icons(card=name_of(copy), what=tuple(gained)), "resolve.3")


def _draws(table: Table, copy: Copy, n: int) -> Script[None]:
    """Draw city cards one by one, each resolved to its end before the next; with the deck empty they stop.

    (resolve.7, resolve.8)
    """
    for _ in range(n):
        if not (yield from draw_city(table, events.drawn_icon, "resolve.7")):
            yield from table.tell(events.no_more_draws(card=name_of(copy)), "resolve.8")
            return


def draw_city(table: Table, drawn: Telling[...], rule: str, trace: Trace | None = None) -> Script[bool]:
    """Draw the top city card and resolve it; return whether there was one (filter.12, end.3)."""
    if table.state.is_out:
        return False
    copy = yield from ask_city_card(table)
    if copy is None:
        return False
    yield from table.tell(drawn(card=name_of(copy)), rule, trace)
    yield from resolve_city(table, copy)
    return True


def resolve_borough(table: Table, slot: int) -> Script[None]:
    """Pay for the borough in a slot, counted from 0, and resolve its icons once; or put it under its deck.

    The slot is refilled before its icons are resolved.
    (draw.7, pay.3, pay.9, pay.10, resolve.1, resolve.2, resolve.10)
    """
    copy = table.state.row[slot]
    assert copy is not None  # noqa: S101 - a candidate lies there
    price = table.price(copy)
    if table.seat.coins < price:
        yield from _refuse_borough(table, copy, slot, price)
        return
    yield from _pay(table, copy, price)
    table.state = board.refilled(table.state, slot)
    table.change_seat(boroughs=(*table.seat.boroughs, copy))
    table.change(fresh=(*table.state.fresh, copy.id))
    yield from table.tell(events.borough(card=name_of(copy)), "resolve.1")
    yield slot_told(table, slot, "resolve.2")
    yield from _icons(table, copy)


def _refuse_borough(table: Table, copy: Copy, slot: int, price: int) -> Script[None]:
    """Put a borough that can't be paid under its deck, then fill its slot (pay.9, pay.10)."""
    coins = table.seat.coins
    table.change(boroughs=(*table.state.boroughs, copy))
    table.state = board.refilled(table.state, slot)
    yield from table.tell(
        events.borough_too_dear(card=name_of(copy), price=price, coins=coins, where=slot_label(slot)), "pay.9"
    )
    yield slot_told(table, slot, "pay.9")


def slot_told(table: Table, slot: int, rule: str) -> Tell:
    """Return what fills a slot, to be told by the clause that says why (board.6)."""
    copy = table.state.row[slot]
    where = slot_label(slot)
    if copy is None:
        return table.to_tell(events.slot_empty(where=where), rule)
    if copy.name:
        return table.to_tell(events.slot_named(where=where, card=name_of(copy)), rule)
    return table.to_tell(events.slot_filled(where=where), rule)
