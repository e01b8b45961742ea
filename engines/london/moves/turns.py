"""Moves: what comes next, and what people report of their own turns."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from engines.core.errors import IllegalMove
from engines.core.game.correction import correct
from engines.core.game.move import Move, Offer
from engines.core.script import Script
from engines.core.text import Text, text

from ..model.board import coming, rows
from ..model.card import Card
from ..model.catalogue import SECTIONS, section_names
from ..model.line import left_of
from ..model.state import State, is_automa, place_name
from ..rules.ask import deck_is_out
from ..rules.score import end
from ..rules.turn import turn
from ..rules.workspace import Table, name_of, place_label, seat_label, slot_label
from . import report
from .corrections import corrections
from .notation import WHAT

MOST_LISTED_DRAWN, MOST_DUE, MOST_CARDS, MOST_PUT = 6, 5, 4, 8
MOST_LISTED = 25
"""Names that one menu can list, with the unnamed card."""
CHANGES = (1, 2, 3)


def turns(state: State) -> tuple[Offer, ...]:
    """Return what comes next: a person's turn, AutoMartin's, or the end of the game.

    People need not say when they are done: behind their turns stands what comes after them.
    """
    return () if state.is_over else tuple(_coming(state))


def _coming(state: State) -> Iterator[Offer]:
    for seat in coming(state):
        action = "turn" if is_automa(seat) else "done"
        label = text(f"offer-{action}", seat=seat_label(state, seat))
        yield Offer(Move(action, {"seat": seat}), label, "turn", seat=seat)
        if is_automa(seat):
            return
    yield Offer(Move("end"), text("offer-end"), "turn")


def play(state: State, move: Move) -> Script[State]:
    """Return the script of a move. Raises IllegalMove if it isn't offered now."""
    if state.is_over:
        raise IllegalMove(text("game-is-over"))
    if move.action == "fix":
        return correct(corrections, state, str(move.args.get("field", "")), str(move.args.get("value", "")))
    if all(move.code != one.move.code for one in chain(turns(state), reports(state))):
        raise IllegalMove(text("not-legal-now", move=move.code))
    if move.action in WHOLE:
        return WHOLE[move.action](state, **move.args)
    return _reported(state, move)


def _reported(state: State, move: Move) -> Script[State]:
    """Carry out a report; what is of an AutoMartin names its seat."""
    args = dict(move.args)
    table = Table(state, str(args.pop("seat")) if move.action in ("due", "effect") else "")
    yield from REPORTS[move.action](table, **args)
    table.seat_id = ""
    yield from report.ask_if_out(table)
    return table.state


def reports(state: State) -> Iterator[Offer]:
    """Yield what people can report, in menus of one kind each."""
    if state.is_over:
        return
    yield from _takes(state)
    yield from _puts(state)
    yield from _decks(state)
    for seat in state.seats:
        yield from _of_martin(state, seat.id)
    for row in rows(state):
        yield _report("row", "table", text("report-row", row=row), row=row)


def _report(action: str, group: str, label: Text, most: int = 1, times: int = 0, **args: str | int) -> Offer:
    return Offer(Move(action, args), label, "report", text("group", kind=group), None, most, times=times)


def _takes(state: State) -> Iterator[Offer]:
    for place, copy in enumerate(state.board):
        if copy:
            label = text("report-take", card=name_of(copy), where=place_label(state, place))
            yield _report("take", "take", label, MOST_CARDS, what=place_name(state, place))


def _puts(state: State) -> Iterator[Offer]:
    """Yield the cards that can be put on the board: an unnamed one, those of the section, then all others."""
    yield _report("put", "put", text("report-put-unknown"), MOST_PUT, MOST_PUT, card=report.UNKNOWN)
    left = left_of(state, is_borough=False)
    own = [name for name in sorted(left) if name in section_names(state.section)]
    half = len(own) if len(own) < MOST_LISTED else (len(own) + 1) // 2
    others = [name for name in sorted(left) if name not in own]
    for group, names in (("put", own[:half]), ("put-more", own[half:]), ("put-other", others)):
        for name in names:
            label = text("report-put", name=name)
            yield _report("put", group, label, MOST_PUT, min(left[name], MOST_PUT), card=name)


def _decks(state: State) -> Iterator[Offer]:
    for slot, copy in enumerate(state.row):
        if copy:
            label = text("report-buy", card=name_of(copy), where=slot_label(slot))
            yield _report("buy", "decks", label, 2, slot=slot + 1)
    if state.is_out:
        return
    for n in range(1, min(MOST_LISTED_DRAWN, state.most_drawn) + 1):
        yield _report("drew", "decks", text("report-drew", n=n), 2, n=n)
    if state.section != SECTIONS[-1]:
        yield _report("section", "table", text("report-section", section=state.section))
    for person in range(1, state.options.people + 1):
        who = seat_label(state, f"p{person}")
        yield _report("out", "table", text("report-out", who=who), seat=f"p{person}")


def _of_martin(state: State, seat: str) -> Iterator[Offer]:
    """Yield what rivals' effects do to an AutoMartin."""
    who = seat_label(state, seat)
    for to in ("player", "supply"):
        for n in range(1, MOST_DUE + 1):
            label = text("report-due", who=who, n=n, to=to)
            yield _report("due", "martin", label, seat=seat, n=n, to=to)
    for what in WHAT:
        for n in (*CHANGES, *(-n for n in CHANGES)):
            if what == "poverty" or getattr(state.seat(seat), what) + n >= 0:
                label = text("report-effect", who=who, what=what, change=f"{n:+d}")
                yield _report("effect", "martin", label, seat=seat, what=what, n=n)


def _put(table: Table, card: str) -> Script[None]:
    return report.put(table, [card if card == report.UNKNOWN else Card(card).quoted])


def _done(state: State, seat: str) -> Script[State]:
    table = Table(state)
    yield from report.done(table, seat)
    return table.state


WHOLE: dict[str, Callable[..., Script[State]]] = {"turn": turn, "done": _done, "end": end}
REPORTS: dict[str, Callable[..., Script[Any]]] = {
    "take": report.take,
    "put": _put,
    "buy": report.buy,
    "drew": report.drew,
    "section": report.section,
    "out": deck_is_out,
    "due": report.due,
    "effect": report.effect,
    "row": report.row_gone,
}
