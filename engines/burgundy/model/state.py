"""The state of a session: what the automata own, and what the bot knows of the table."""

from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from pydantic import ConfigDict

from .catalogue import Item, Level, board, cards

BoardMode = Literal["search", "tracked", "dealt"]
Scored = Literal["cards", "livestock", "sales", "buildings", "bonus", "corrections"]
AtTheEnd = Literal["yellow", "goods", "silver", "reserve", "items"]
Category = Scored | AtTheEnd
CATEGORIES: tuple[Category, ...] = (*get_args(Scored), *get_args(AtTheEnd))
Side = Literal["left", "right"]
PHASES = "ABCDE"
STRICT = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Options:
    """How the table plays; settled at the start, but for the board."""

    __pydantic_config__ = STRICT
    people: int = 1
    levels: tuple[Level, ...] = ("easy",)
    """The level of each automata seat."""
    board: BoardMode = "search"
    dice: Literal["bot", "table"] = "bot"
    market_size: int = 4
    card8: Literal["dark_green", "light_green"] = "dark_green"
    trade_routes: bool = False
    white_castles: bool = False
    crane: bool = False
    geese: bool = False
    knowledge: bool = False

    @property
    def players(self) -> int:
        """How many play, automata included (setup.11)."""
        return self.people + len(self.levels)

    @property
    def by_table(self) -> bool:
        """Whether the people roll the dice and draw the automata cards themselves."""
        return self.dice == "table"


@dataclass(frozen=True)
class CardPlace:
    """An automata card in play: its id, and for each item the tile on it or "" while it is open."""

    __pydantic_config__ = STRICT
    id: int
    tiles: tuple[str, ...]

    @property
    def open_items(self) -> tuple[int, ...]:
        """The open items from top to bottom, counted from 0."""
        return tuple(i for i, tile in enumerate(self.tiles) if not tile)

    @property
    def is_full(self) -> bool:
        """Whether every item is complete."""
        return all(self.tiles)


@dataclass(frozen=True)
class Before:
    """What an automata had when its turn began: what is more now came in that turn."""

    __pydantic_config__ = STRICT
    cards: tuple[CardPlace, ...]
    reserve: tuple[str, ...]
    duchy: tuple[str, ...]
    goods: tuple[int, ...]


@dataclass(frozen=True)
class Seat:
    """One automata: two cards, deck, reserve, duchy, goods by type, silver, points; no workers, no limits.

    (setup.1, setup.2, setup.10, setup.17)
    """

    __pydantic_config__ = STRICT
    id: str
    level: Level
    left: CardPlace
    right: CardPlace
    deck: tuple[int, ...]
    """Face-down cards; the first is on top. Secret, and in no order when the table draws."""
    completed: tuple[int, ...] = ()
    reserve: tuple[str, ...] = ()
    duchy: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    """The colours that it has completed; each once (complete.6)."""
    goods: tuple[int, ...] = (1, 1, 1, 1, 1, 1)
    silver: int = 1
    points: int = 0
    ledger: dict[Category, int] = field(default_factory=dict)
    """The points by what they were for; they add up to `points`."""
    die: int = 0
    """The own die of its turn in this round, 0 before."""
    before: Before | None = None
    """None before its turn in this round."""


@dataclass(frozen=True)
class Depot:
    """A depot of the shared board: its tiles in reading order, and its goods by type (0: not known)."""

    __pydantic_config__ = STRICT
    tiles: tuple[str, ...] = ()
    """ "" where a tile has left."""
    goods: tuple[int, ...] = ()


@dataclass(frozen=True)
class Supply:
    """The face-down stacks of a dealt board: tiles by back, and the goods of the rounds. Secret."""

    __pydantic_config__ = STRICT
    tiles: dict[str, tuple[str, ...]]
    black: tuple[str, ...]
    goods: tuple[int, ...]


@dataclass(frozen=True)
class State:
    """Everything that is known after a move."""

    __pydantic_config__ = STRICT
    options: Options
    seats: tuple[Seat, ...]
    track: tuple[tuple[str, ...], ...]
    """The seven spaces of the turn-order track, each from the bottom of its stack to the top."""
    order: tuple[str, ...] = ()
    """The seats in the order of this round."""
    phase: int = 1
    round: int = 0
    """1-5; 0 while a phase has been set up and its first round hasn't begun."""
    white: int = 0
    played: tuple[str, ...] = ()
    """Who has had their turn in this round."""
    depots: tuple[Depot, ...] | None = None
    """None when the bot keeps no board (search)."""
    taken: tuple[str, ...] = ()
    """What automata took from the depots in this phase, as `3.lg`, while the bot keeps no board (search)."""
    market: tuple[str, ...] | None = None
    """None when its colours aren't known; a table that keeps its own board only tells when it is empty."""
    bonus: dict[str, tuple[str, ...]] | None = None
    """The bonus tiles left of each colour, large before small; None when people keep them."""
    supply: Supply | None = None
    course: tuple[tuple[int, ...], ...] = ()
    """The points of each automata after each round, and at last those of the final score."""
    is_told: bool = False
    """Whether people have reported what they did since the last turn ended."""
    is_over: bool = False
    position: int = 0

    def seat(self, id: str) -> Seat:  # noqa: A002
        """Return the automata with this id. Raises KeyError if there is none."""
        for seat in self.seats:
            if seat.id == id:
                return seat
        raise KeyError(id)

    @property
    def active_side(self) -> Side:
        """The card that the white die makes active for the whole round (turn.2)."""
        return "left" if self.white <= 4 else "right"


def items_of(card_id: int, state: State) -> tuple[Item, ...]:
    """Return the items printed on a card; the uncertain one of card 8 as the option says (setup.15)."""
    items = cards()[card_id].items
    if state.options.card8 == "dark_green":
        return items
    return tuple(
        item.model_copy(update={"colour": item.alternative}) if item.alternative else item for item in items
    )


def keeps_board(state: State) -> bool:
    """Tell whether the bot keeps the whole table: it deals the board, rolls the dice and draws the cards."""
    return state.options.board == "dealt" and not state.options.by_table


def is_automata(seat: str) -> bool:
    """Tell whether a seat is an automata's: those are `a1`..., people are `p1`...."""
    return seat.startswith("a")


def waiting(state: State) -> tuple[str, ...]:
    """Return who hasn't had a turn in this round yet, in their order (turn.1, phase.4)."""
    return tuple(seat for seat in state.order if seat not in state.played)


def with_played(state: State, seat: str) -> State:
    """Return the state after a turn: who was to play before that seat has played, too."""
    before = state.order[: state.order.index(seat) + 1] if seat in state.order else (seat,)
    return replace(state, played=tuple(dict.fromkeys((*state.played, *before))), is_told=False)


def space_of(track: tuple[tuple[str, ...], ...], seat: str) -> int:
    """Return the space of the seat's marker, counted from 0."""
    return next(space for space, stack in enumerate(track) if seat in stack)


def forward(track: tuple[tuple[str, ...], ...], seat: str, steps: int = 1) -> tuple[tuple[str, ...], ...]:
    """Return the track with the marker moved on top of the stack there; at the last space it stays."""
    here = space_of(track, seat)
    there = min(here + steps, len(track) - 1)
    if there == here:
        return track
    stacks = [tuple(one for one in stack if one != seat) for stack in track]
    stacks[there] = (*stacks[there], seat)
    return tuple(stacks)


def turn_order(track: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """Return the seats, furthest on the track first, on one space the top of the stack first (phase.4)."""
    return tuple(seat for stack in reversed(track) for seat in reversed(stack))


def all_bonus_tiles() -> dict[str, tuple[str, ...]]:
    """Return the bonus tiles of a new game: a large and a small one of each colour."""
    return dict.fromkeys(board().thresholds, ("large", "small"))


def bonus_points(players: int, size: str) -> int:
    """Return what a bonus tile is worth (complete.6)."""
    table = board().bonus_large if size == "large" else board().bonus_small
    return table[players]
