"""The state of a session: what each AutoMartin owns, and what is known of the table."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from string import digits

from .automa_card import AutomaCard
from .card import Card, card_in, found_in, keyed
from .catalogue import Section, automa_deck, crucial_names, names, printed_line
from .options import STRICT, Options

MOST_DRAWN = 20
"""City cards that are told at once: nobody draws as many."""
ROW = 3
"""Slots of the borough row."""


@dataclass(frozen=True)
class Copy:
    """One physical card.

    Its name is "" while nobody has told it; `line` is what people confirmed of this copy.
    """

    __pydantic_config__ = STRICT
    id: int
    name: str = ""
    line: str = ""


@dataclass(frozen=True)
class Seat:
    """An AutoMartin: no hand, one face-up stack, boroughs, coins, poverty, prestige.

    (setup.3, setup.4, setup.18)
    """

    __pydantic_config__ = STRICT
    id: str
    coins: int
    poverty: int
    prestige: int = 0
    """Prestige so far; it starts with none (setup.7)."""
    stack: tuple[Copy, ...] = ()
    boroughs: tuple[Copy, ...] = ()
    card: str = ""
    """The automa card in play, or of its last turn."""
    step: str = ""
    """Which part of that card decided: `crucial`, or the place of a filter line, from 1."""


@dataclass(frozen=True)
class Rival:
    """What a person had at the end, as far as they told."""

    __pydantic_config__ = STRICT
    id: str
    poverty: int
    total: int | None = None
    boroughs: int | None = None


@dataclass(frozen=True)
class State:
    """Everything that is known after a move."""

    __pydantic_config__ = STRICT
    options: Options
    seats: tuple[Seat, ...]
    order: tuple[str, ...]
    """All seats, as they take their turns; the first seat is the first."""
    turn: str
    """Whose turn it is."""
    board: tuple[Copy | None, ...]
    """The places of the development board in board order: the top row, then the bottom row; None is empty."""
    row: tuple[Copy | None, ...]
    """The slots of the borough row; None is empty."""
    boroughs: tuple[Copy, ...]
    """The borough deck, its top first; mostly not known."""
    deck: tuple[str, ...]
    """The automa deck by the cards' ids, its top first: secret."""
    pile: tuple[str, ...] = ()
    """The automa discard pile, the latest last."""
    own: tuple[AutomaCard, ...] = ()
    """The cards of a group's own deck."""
    cards: dict[str, str] = field(default_factory=dict)
    """What the group has confirmed: lines by name."""
    gone: tuple[Copy, ...] = ()
    """City cards whose row left the game, and boroughs that people bought."""
    fresh: tuple[int, ...] = ()
    """The copies that came to where they lie in the latest move."""
    copies: int = 0
    """So many copies have been told apart."""
    city_left: int | None = None
    """City cards left in their deck, None if nobody knows; what the table says wins.

    With 0 the end has begun.
    """
    section: Section = "A"
    ending: tuple[str, ...] = ()
    """Once the deck is out: whose turns are still to come, that of the seat in turn included."""
    table: tuple[int, ...] = (0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15, 3)
    """Prestige lost by poverty left, from none; the last number is for each further one (score.5)."""
    rivals: tuple[Rival, ...] = ()
    is_over: bool = False
    position: int = 0

    @property
    def is_out(self) -> bool:
        """Whether the last city card has left the deck (end.1)."""
        return self.city_left == 0

    @property
    def most_drawn(self) -> int:
        """How many city cards can be drawn at once: no more than are left by the count."""
        return MOST_DRAWN if self.city_left is None else min(MOST_DRAWN, self.city_left)

    def seat(self, id: str) -> Seat:  # noqa: A002
        """Return the AutoMartin with this id. Raises KeyError if there is none."""
        for seat in self.seats:
            if seat.id == id:
                return seat
        raise KeyError(id)


def is_automa(seat: str) -> bool:
    """Tell whether a seat is an AutoMartin's: those are `a1`..., people are `p1`...."""
    return seat.startswith("a")


def automa_card(state: State, id: str) -> AutomaCard:  # noqa: A002
    """Return an automa card of the deck in play. Raises KeyError if there is none."""
    if state.options.deck == "own":
        return next(card for card in state.own if card.id == id)
    return automa_deck(state.options.deck)[id]


def copies_in(state: State) -> Iterator[Copy]:
    """Yield every copy that the bot knows of: on the board, in row and deck, with AutoMartins, gone."""
    yield from (copy for copy in (*state.board, *state.row) if copy)
    yield from (*state.boroughs, *state.gone)
    for seat in state.seats:
        yield from (*seat.stack, *seat.boroughs)


def known_names(state: State) -> dict[str, str]:
    """Return all names that are known, as `keyed` does: the catalogue's, the group's, of what lies there."""
    there = keyed(copy.name for copy in copies_in(state) if copy.name)
    return {**there, **names(), **keyed(state.cards)}


def confirmed(state: State, copy: Copy) -> str:
    """Return the line of a copy that people have confirmed, of it or of its name; "" if they haven't.

    A catalogue's number is no more than a prefill (card.8).
    """
    return copy.line or state.cards.get(copy.name, "")


def shown_line(state: State, copy: Copy) -> str:
    """Return what is known of a copy, as people would type it: confirmed, or as the first edition has it."""
    return confirmed(state, copy) or (printed_line(copy.name) if copy.name else "")


def card_of_copy(state: State, copy: Copy) -> Card:
    """Return the card that a copy is, as far as it is known."""
    line = shown_line(state, copy)
    return card_in(line) if line else Card("")


def is_crucial(state: State, copy: Copy) -> bool:
    """Tell whether a copy is a crucial card; a further one of that name has a number behind it (card.5)."""
    name = found_in(copy.name.rstrip(digits), names())
    return name in crucial_names() or card_of_copy(state, copy).is_crucial


def place_name(state: State, place: int) -> str:
    """Return a place of the board as people write it: `t1` or `b1`."""
    row, column = divmod(place, state.options.columns)
    return f"{'tb'[row]}{column + 1}"
