"""The table during a move: the state as it stands, changed by the rules as they go."""

from typing import Any

from engines.core.script import Script, ask, show
from engines.core.script.requests import Event, Question, Tell
from engines.core.script.trace import Trace
from engines.core.state import seats as seating
from engines.core.state.altered import altered
from engines.core.text import Text, text

from ..model.board import BASE
from ..model.catalogue import Faction, Kind
from ..model.state import STARS, Automa, Person, State, is_automa, moved


class Table:
    """A workspace for one move."""

    def __init__(self, state: State) -> None:
        self.state = state

    def change(self, **changes: Any) -> None:
        """Change fields of the state."""
        self.state = altered(self.state, **changes)

    def change_seat(self, seat: str, **changes: Any) -> None:
        """Change fields of a seat."""
        self.state = self.state.with_seat(altered(self.state.seat(seat), **changes))

    def move(self, seat: str, kind: Kind, start: str | None, end: str | None, n: int = 1) -> None:
        """Move units of a seat from one place to another; None is the faction mat."""
        self.change_seat(seat, units=moved(self.state.seat(seat), kind, start, end, n))

    def send_home(self, seat: str, hex_: str, *kinds: Kind) -> dict[Kind, int]:
        """Send the units of a seat from a hex to its home base; return how many of each kind."""
        sent = self.state.seat(seat).at(hex_, *kinds)
        for kind, n in sent.items():
            self.move(seat, kind, hex_, BASE, n)
        return sent

    def tell(
        self, event: str, rule: str, seat: str = "", trace: Trace | None = None, **args: Any
    ) -> Script[None]:
        """Tell the table what happened, by which clause, to which seat, and what was weighed."""
        if seat:
            args["who"] = faction_label(self.state, seat)
        yield Tell(Event(event, args, rule, trace, seat or None))

    def ask(self, question: Question) -> Script[Any]:
        """Show the state as it stands, ask, and return the answer."""
        yield from show(self.state)
        return (yield from ask(question))

    def end_if_won(self, seat: str) -> Script[bool]:
        """End the game at once if a seat has placed its sixth star; tell whether it has (turn.7)."""
        if self.state.seat(seat).stars >= STARS and not self.state.has_ended:
            self.change(has_ended=True)
            yield from self.tell("ended", "turn.7", seat)
        return self.state.has_ended


COLOURS: dict[Faction, int] = {
    "nordic": 0x5594D8,
    "rusviet": 0xC9402F,
    "togawa": 0x8B56A8,
    "crimea": 0xF2C530,
    "saxony": 0x3E3E48,
    "polania": 0xE4E7EA,
    "albion": 0x3F9A59,
}
"""The colours of the factions' pieces, and of all that is told of them."""


def seats(state: State) -> tuple[seating.Seat, ...]:
    """Return the seats of the table, clockwise."""
    return tuple(
        seating.Seat(
            seat.id,
            faction(seat),
            is_automa=is_automa(seat.id),
            takes_name=not is_automa(seat.id),
            colour=COLOURS[seat.faction],
        )
        for seat in state.seats
    )


def faction(seat: Automa | Person) -> Text:
    """Return what a seat is called: its faction."""
    return faction_name(seat.faction)


def faction_name(id_: str) -> Text:
    """Return the name of a faction."""
    return text("faction", faction=id_)


def with_faction(seat: Automa | Person) -> Text:
    """Return what a seat is called, with its faction where it is called by who sits there."""
    return text("seat-faction", seat=faction(seat), faction=seat.faction)


def faction_label(state: State, seat: str) -> Text:
    """Return what the seat with that id is called."""
    return faction(state.seat(seat))


def unit_word(kind: Kind) -> Text:
    """Return what a unit is called."""
    return text("unit", kind=kind)


def unit_label(kind: Kind, n: int = 1) -> Text:
    """Return so many units of a kind in words."""
    return text("units", kind=kind, n=n)


def place_label(place: str) -> Text:
    """Return a hex or the home base in words."""
    return text("base") if place == BASE else text("hex", hex=place)


def units_label(units: dict[Kind, int]) -> tuple[Text, ...]:
    """Return units in words, kind by kind."""
    return tuple(unit_label(kind, n) for kind, n in units.items())
