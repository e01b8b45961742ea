"""What a rule works on during a move: the state as it stands, changed and told as it goes."""

from typing import Any

from engines.core.script import Script, leave_to, show, workspace
from engines.core.script.requests import Roll
from engines.core.state.copying import altered
from engines.core.text import Text

from ..model import catalogue, events, tile
from ..model.labels import seat_label
from ..model.state import CardPlace, Category, Seat, Side, State, items_of

MOST_PLACEMENTS = 7
"""A placement sets off one more at most, and all cards have castles and buildings on three spaces at most."""


class Workspace(workspace.Workspace[State]):
    """A workspace for one move of one automata seat, or of the table itself (`seat_id` "")."""

    def __init__(self, state: State, seat_id: str = "") -> None:
        super().__init__(state, seat_id)
        self._placements = 0

    @property
    def seat(self) -> Seat:
        """The automata whose move it is."""
        return self.state.seat(self.seat_id)

    @property
    def sides(self) -> tuple[Side, Side]:
        """The active card, then the other one."""
        return ("left", "right") if self.state.active_side == "left" else ("right", "left")

    def card(self, side: Side) -> CardPlace:
        """Return the card on that side."""
        return self.seat.left if side == "left" else self.seat.right

    def printed(self, side: Side) -> tuple[catalogue.Item, ...]:
        """Return the items printed on the card of that side, as this table reads card 8 (setup.15)."""
        return items_of(self.card(side).id, self.state)

    def open_item(self, side: Side, colour: str) -> int | None:
        """Return the top-most open item of the colour, None if there is none.

        Duplicates of what lies on the cards already are welcome. (setup.9, take.7)
        """
        printed = self.printed(side)
        return next((i for i in self.card(side).open_items if printed[i].colour == colour), None)

    def held(self, colour: str) -> int:
        """Return how many face-up tiles of the colour lie in the reserve."""
        return sum(tile.colour(one) == colour for one in self.seat.reserve)

    def change_seat(self, **changes: Any) -> None:
        """Change fields of the automata whose move it is."""
        self.change_one("seats", self.seat_id, **changes)

    def fill(self, side: Side, item: int, placed: str) -> None:
        """Put a tile on an item of a card."""
        self._placements += 1
        if self._placements > MOST_PLACEMENTS:
            raise RuntimeError("more placements in a turn than two cards allow (place.6)")
        card = self.card(side)
        tiles = tuple(placed if i == item else old for i, old in enumerate(card.tiles))
        self.change_seat(**{side: altered(card, tiles=tiles)})

    def gain_points(self, category: Category, points: int) -> None:
        """Add points and note what they are for."""
        ledger = {**self.seat.ledger, category: self.seat.ledger.get(category, 0) + points}
        self.change_seat(points=self.seat.points + points, ledger=ledger)

    def gain_silver(self, silver: int) -> None:
        """Add silver; a negative number is spent."""
        self.change_seat(silver=self.seat.silver + silver)

    def store(self, stored: str) -> None:
        """Put a tile into the reserve as the last one stored."""
        self.change_seat(reserve=(*self.seat.reserve, stored))

    def unstore(self, place: int) -> str:
        """Take the tile at this place, counted from 0, out of the reserve and return it."""
        reserve = self.seat.reserve
        self.change_seat(reserve=reserve[:place] + reserve[place + 1 :])
        return reserve[place]

    def name_seat(self) -> Script[None]:
        """Say whose the next events are, where several automata have theirs in one move."""
        if len(self.state.seats) > 1:
            yield from self.tell(events.seat(seat=seat_label(self.seat_id)))

    def roll(self, die: str, question: Text) -> Script[int]:
        """Roll a die, or ask the people who roll it themselves."""
        yield from show(self.state)
        return int((yield from leave_to(Roll(id=die, ask=question, by_table=self.state.options.by_table))))


def clockwise(start: int, depot: int) -> int:
    """Return how many depots on from `start` a depot lies; 6 wraps to 1 (take.5)."""
    return (depot - start) % 6
