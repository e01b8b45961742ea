"""An Automa's turn."""

from collections.abc import Callable, Sequence

from engines.core.script import Script
from engines.core.script.requests import YesNo
from engines.core.text import text

from ..model import events
from ..model.catalogue import Card
from ..model.labels import seat_label
from ..model.state import Automa, State, is_automa
from .deck import draw_card
from .gain import gains, recruit
from .move import looks_around, move_row
from .score import total_of
from .star import advance
from .workspace import Table

Hear = Callable[[State, Sequence[str]], Script[State]]
"""Hears in mid-turn what the people of some seats haven't reported yet."""


def turn(state: State, seat: str, hear: Hear) -> Script[State]:
    """Play the turn of an Automa by one card: moves, gains, recruit bonus, star tracker.

    (turn.2, turn.5, turn.6, card.1, card.3)
    """
    table = Table(state, seat)
    table.change(arrows=())
    before = table.own.last
    card = yield from draw_card(table, seat, "discards")
    table.change_own(last=card.number, last_plan=table.own.plan)
    own = table.own
    plan = card.plan(own.plan, has_invaders(table.state, own))
    yield from table.tell(events.drew(card=card.number, plan=own.plan), "turn.2")
    if is_skipped(table.state, own, card):
        yield from table.tell(events.skipped(), "turn.3" if own.level == "autometta" else "variant.1")
        return _done(table)
    untold = () if table.state.is_told else table.state.untold(seat)
    if untold and looks_around(own, plan):
        yield from _still_true(table, before, untold, hear)
    for step in (move_row, gains, recruit):
        if table.state.has_ended:
            return _done(table)
        yield from step(table, plan)
    yield from advance(table, card)
    return _done(table)


def has_invaders(state: State, own: Automa) -> bool:
    """Tell whether an Automa uses the plans of Invaders from Afar (setup.15)."""
    if state.options.invaders is None:
        return own.faction in ("albion", "togawa")
    return state.options.invaders


def is_skipped(state: State, own: Automa, card: Card) -> bool:
    """Tell whether the whole turn is skipped: the card does nothing at all (turn.3, turn.4, variant.1)."""
    return card.skips and (own.level == "autometta" or state.options.skips)


def _still_true(table: Table, before: int | None, untold: tuple[str, ...], hear: Hear) -> Script[None]:
    """Ask whether the units of the `untold` still stand on the map as they do; if not, hear where they went.

    They went there when the card `before` was the last main card: a fight finds its resources. (resources.1)
    """
    seats = tuple(seat_label(table.state, one) for one in untold)
    if not (yield from table.ask(YesNo(id="enemy.units", ask=text("ask-still-true", seats=seats)))):
        now = table.own.last
        table.change_own(last=before)
        table.state = yield from hear(table.state, untold)
        table.change_own(last=now)
    table.change(is_told=True)


def next_seat(state: State, seat: str) -> str:
    """Return who comes after a seat, clockwise (turn.1, turn.9)."""
    return state.order[(state.order.index(seat) + 1) % len(state.order)]


def _done(table: Table) -> State:
    """Pass the turn; until a person has had one, what is known of people's units stays true."""
    following = next_seat(table.state, table.seat_id)
    points = tuple(total_of(one) for one in table.state.automas)
    table.change(
        in_turn=following,
        is_told=table.state.is_told and is_automa(following),
        told=(),
        course=(*table.state.course, points),
    )
    return table.state
