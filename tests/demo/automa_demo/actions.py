"""What can be done in Pebbles: the automa's turn, what people report, and corrections."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from engines.core.errors import IllegalMove
from engines.core.game.correction import Correction
from engines.core.game.move import Move, Offer
from engines.core.script import Script, tell
from engines.core.script.requests import Event
from engines.core.text import text

from .count import count, walk
from .rest import rest
from .state import COLOURS, MOST, State
from .turn import turn


def turns(state: State) -> tuple[Offer, ...]:
    """Return the automa's turn and its rest."""
    if state.is_over:
        return ()
    return (
        Offer(Move("turn"), text("offer-turn", name=state.name), "turn", seat="a1"),
        Offer(Move("rest"), text("offer-rest"), "turn", seat="a1"),
    )


def reports(state: State) -> Iterator[Offer]:
    """Yield every report that is possible now."""
    if state.is_over:
        return
    for colour in COLOURS:
        for n in range(1, state.piles[colour] + 1):
            label = text("report-take", colour=colour, n=n)
            yield Offer(Move("take", {"colour": colour, "n": n}), label, "report", group=text("group-take"))
    for colour in COLOURS:
        for n in range(1, MOST - state.piles[colour] + 1):
            label = text("report-add", colour=colour, n=n)
            yield Offer(Move("add", {"colour": colour, "n": n}), label, "report", group=text("group-add"))
    yield Offer(Move("count"), text("report-count"), "report")
    yield Offer(Move("walk"), text("report-walk"), "report")


def take(state: State, colour: str, n: int) -> Script[State]:
    """Take pebbles from a pile."""
    yield from tell(Event("reported", {"colour": colour, "n": n, "way": "take"}))
    piles = state.piles | {colour: state.piles[colour] - n}
    return replace(state, piles=piles, people=state.people + n)


def add(state: State, colour: str, n: int) -> Script[State]:
    """Add pebbles to a pile."""
    yield from tell(Event("reported", {"colour": colour, "n": n, "way": "add"}))
    return replace(state, piles=state.piles | {colour: state.piles[colour] + n})


SCRIPTS: dict[str, Callable[..., Script[State]]] = {
    "turn": turn,
    "rest": rest,
    "take": take,
    "add": add,
    "count": count,
    "walk": walk,
}
"""The moves by their action."""


def corrections(_: State) -> tuple[Correction[State], ...]:
    """Return what people may correct: the automa's pebbles and its name."""
    return (
        Correction("pebbles", text("fix-pebbles"), text("fix-pebbles-hint"), _pebbles, _with_pebbles),
        Correction("name", text("fix-name"), text("fix-name-hint"), lambda state: state.name, _with_name),
    )


def _pebbles(state: State) -> str:
    return str(state.automa)


def _with_pebbles(state: State, value: str) -> State:
    if not (value.isascii() and value.isdigit() and int(value) <= 99):
        raise IllegalMove(text("bad-pebbles"))
    return replace(state, automa=int(value))


def _with_name(state: State, value: str) -> State:
    if not 0 < len(value) <= 20:
        raise IllegalMove(text("bad-name"))
    return replace(state, name=value)
