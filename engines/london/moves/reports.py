"""What people report of the table, and the script of each report."""

from collections.abc import Callable, Iterator

from engines.core.game.move import Move, Offer
from engines.core.script import Script
from engines.core.text import Text, text

from ..model.board import rows
from ..model.card import Card
from ..model.catalogue import SECTIONS, section_names
from ..model.labels import name_of, place_label, seat_label, slot_label
from ..model.line import left_of
from ..model.state import State, place_name
from ..rules.ask import deck_is_out
from ..rules.workspace import Workspace
from . import acts
from .notation import WHAT

MOST_LISTED_DRAWN, MOST_DUE, MOST_CARDS, MOST_PUT = 6, 5, 4, 8
MOST_LISTED = 25
"""Names that one menu can list, with the unnamed card."""
CHANGES = (1, 2, 3)


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
    yield _report("put", "put", text("report-put-unknown"), MOST_PUT, MOST_PUT, card=acts.UNKNOWN)
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


def take(state: State, what: str) -> Script[State]:
    """Take a card off the board."""
    work = Workspace(state)
    return acts.carried_out(work, acts.take(work, what))


def put(state: State, card: str) -> Script[State]:
    """Put a card on the board, by its name or as one that nobody names."""
    work = Workspace(state)
    line = card if card == acts.UNKNOWN else Card(card).quoted
    return acts.carried_out(work, acts.put(work, [line]))


def buy(state: State, slot: int) -> Script[State]:
    """Buy the borough in a slot, counted from 1; which one came is told later."""
    work = Workspace(state)
    return acts.carried_out(work, acts.buy(work, slot))


def drew(state: State, n: int) -> Script[State]:
    """Draw city cards."""
    work = Workspace(state)
    return acts.carried_out(work, acts.drew(work, n))


def section(state: State) -> Script[State]:
    """Use up the section of the city deck."""
    work = Workspace(state)
    return acts.carried_out(work, acts.section(work))


def out(state: State, seat: str) -> Script[State]:
    """Let a person have taken the last city card."""
    work = Workspace(state)
    return acts.carried_out(work, deck_is_out(work, seat))


def due(state: State, seat: str, n: int, to: str) -> Script[State]:
    """Let an AutoMartin pay what an effect makes it pay."""
    work = Workspace(state, seat)
    return acts.carried_out(work, acts.due(work, n, to))


def effect(state: State, seat: str, what: str, n: int) -> Script[State]:
    """Change what an AutoMartin has by a rival's effect."""
    work = Workspace(state, seat)
    return acts.carried_out(work, acts.effect(work, what, n))


def row(state: State, row: str) -> Script[State]:
    """Let a row leave the game."""
    work = Workspace(state)
    return acts.carried_out(work, acts.row_gone(work, row))


SCRIPTS: dict[str, Callable[..., Script[State]]] = {
    "take": take,
    "put": put,
    "buy": buy,
    "drew": drew,
    "section": section,
    "out": out,
    "due": due,
    "effect": effect,
    "row": row,
}
"""The reports by their action."""
