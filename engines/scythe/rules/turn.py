"""An Automa's turn."""

from collections.abc import Callable, Sequence

from engines.core.script import Script, is_as_before
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
from .workspace import Workspace

Hear = Callable[[State, Sequence[str]], Script[State]]
"""Hears in mid-turn what the people of some seats haven't reported yet."""


def turn(state: State, seat: str, hear: Hear) -> Script[State]:
    """Play the turn of an Automa by one card: moves, gains, recruit bonus, star tracker.

    (turn.2, turn.5, turn.6, card.1, card.3)
    """
    work = Workspace(state, seat)
    work.change(arrows=())
    before = work.own.last
    card = yield from draw_card(work, seat, "discards")
    work.change_own(last=card.number, last_plan=work.own.plan)
    own = work.own
    plan = card.plan(own.plan, has_invaders(work.state, own))
    yield from work.tell(events.drew(card=card.number, plan=own.plan), "turn.2")
    if is_skipped(work.state, own, card):
        yield from work.tell(events.skipped(), "turn.3" if own.level == "autometta" else "variant.1")
        return (yield from _done(work))
    untold = yield from _untold(work)
    if untold and looks_around(own, plan):
        yield from _still_true(work, before, untold, hear)
    for step in (move_row, gains, recruit):
        if work.state.has_ended:
            return (yield from _done(work))
        yield from step(work, plan)
    yield from advance(work, card)
    return (yield from _done(work))


def has_invaders(state: State, own: Automa) -> bool:
    """Tell whether an Automa uses the plans of Invaders from Afar (setup.15)."""
    if state.options.invaders is None:
        return own.faction in ("albion", "togawa")
    return state.options.invaders


def is_skipped(state: State, own: Automa, card: Card) -> bool:
    """Tell whether the whole turn is skipped: the card does nothing at all (turn.3, turn.4, variant.1)."""
    return card.skips and (own.level == "autometta" or state.options.skips)


def _untold(work: Workspace) -> Script[tuple[str, ...]]:
    """Return the people of whose units nobody knows; once it was only those since the last Automa's turn."""
    if work.state.is_told:
        return ()
    untold, near = work.state.untold(work.seat_id), work.state.between(work.seat_id, -1)
    is_as_it_was = yield from is_as_before()
    return tuple(one for one in untold if one in near or not is_as_it_was)


def _still_true(work: Workspace, before: int | None, untold: tuple[str, ...], hear: Hear) -> Script[None]:
    """Ask whether the units of the `untold` still stand on the map as they do; if not, hear where they went.

    They went there when the card `before` was the last main card: a fight finds its resources. (resources.1)
    """
    seats = tuple(seat_label(work.state, one) for one in untold)
    if not (yield from work.ask(YesNo(id="enemy.units", ask=text("ask-still-true", seats=seats)))):
        now = work.own.last
        work.change_own(last=before)
        work.state = yield from hear(work.state, untold)
        work.change_own(last=now)
    work.change(is_told=True, told=tuple(one.id for one in work.state.people))


def next_seat(state: State, seat: str) -> str:
    """Return who comes after a seat, clockwise (turn.1, turn.9)."""
    return state.order[(state.order.index(seat) + 1) % len(state.order)]


def _done(work: Workspace) -> Script[State]:
    """Pass the turn; until a person has had one, what is known of their units stays true."""
    following = next_seat(work.state, work.seat_id)
    points = tuple(total_of(one) for one in work.state.automas)
    to_play = work.state.between(work.seat_id, 1)
    is_as_it_was = yield from is_as_before()
    told = () if is_as_it_was else tuple(one for one in work.state.told if one not in to_play)
    work.change(
        in_turn=following,
        is_told=work.state.is_told and is_automa(following),
        told=told,
        course=(*work.state.course, points),
    )
    return work.state
