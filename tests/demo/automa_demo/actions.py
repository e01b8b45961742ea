"""What can be done in Pebbles: the automa's turn, what people report, and corrections."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from engines.core.errors import IllegalMove
from engines.core.game.move import Fix, Move, Offer
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


def play(state: State, move: Move) -> Script[State]:
    """Return the script of a move. Raises IllegalMove if it isn't offered."""
    if move.action == "fix":
        return _fix(state, str(move.args["field"]), str(move.args["value"]))
    if all(offer.move.code != move.code for offer in (*turns(state), *reports(state))):
        raise IllegalMove(text("not-now"))
    if move.action in ASKED:
        return ASKED[move.action](state)
    return report(state, move)


def report(state: State, move: Move) -> Script[State]:
    """Take pebbles from a pile, or add some."""
    colour, n = str(move.args["colour"]), int(move.args["n"]) * (-1 if move.action == "take" else 1)
    yield from tell(Event("reported", {"colour": colour, "n": abs(n), "way": "take" if n < 0 else "add"}))
    people = state.people + max(0, -n)
    return replace(state, piles=state.piles | {colour: state.piles[colour] + n}, people=people)


ASKED: dict[str, Callable[[State], Script[State]]] = {
    "turn": turn,
    "rest": rest,
    "count": count,
    "walk": walk,
}
"""The moves without parameters."""


def fixes(state: State) -> tuple[Fix, ...]:
    """Return what people may correct: the automa's pebbles and its name."""
    return (
        Fix("pebbles", text("fix-pebbles"), str(state.automa), text("fix-pebbles-hint")),
        Fix("name", text("fix-name"), state.name, text("fix-name-hint")),
    )


def _fix(state: State, field: str, value: str) -> Script[State]:
    if field == "name" and 0 < len(value) <= 20:
        yield from tell(Event("fixed-name", {"name": value}))
        return replace(state, name=value)
    if field == "pebbles" and value.isascii() and value.isdigit() and int(value) <= 99:
        yield from tell(Event("fixed-pebbles", {"n": int(value)}))
        return replace(state, automa=int(value))
    raise IllegalMove(text("bad-name" if field == "name" else "bad-pebbles"))
