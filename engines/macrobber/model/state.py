"""The state of a game: boards, sack, cards and estates, also in the middle of a turn or a raid."""

from dataclasses import dataclass, field
from typing import Literal

from pydantic import ConfigDict

from .cost import COSTS
from .tokens import NONE, Tokens

Building = Literal["cattle", "castle", "abbey"]
WORTH: dict[str, Tokens] = {"": NONE, **{one: COSTS[one] for one in ("cattle", "castle", "abbey")}}
"""The tokens that stand on an estate."""
Category = Literal["start", "green", "red", "blue", "raid"]
CATEGORIES: tuple[Category, ...] = ("start", "green", "red", "blue", "raid")
STRICT = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Options:
    """How the table plays; settled at the start."""

    __pydantic_config__ = STRICT
    seats: int = 3
    card_counts: str = "13-20-20-14"
    """The name of a distribution in the data, as `estate_counts` is."""
    estate_counts: str = "one-42"
    red_area: int = 30
    exchange: Literal["up_to_3", "exactly_3"] = "up_to_3"
    asleep: Literal["default", "automa"] = "default"
    """What answers for a person who sleeps: the rules' own answer, or an automa."""


@dataclass(frozen=True)
class Seat:
    """A clan: its board, its points and its cards."""

    __pydantic_config__ = STRICT
    id: str
    clan: str = ""
    name: str = ""
    """What its clan is called, "" for the name that it was dealt with."""
    points: int = 0
    court: Tokens = NONE
    """Warriors, bagpipers, monks: never a red one."""
    estates: tuple[Building | Literal[""], ...] = ()
    """What stands on each estate, "" for a free one; the first two are printed on the board."""
    hand: tuple[int, ...] = ()
    """The values of the cards, sorted. Known to the seat only."""
    down: tuple[int, ...] = ()
    """What it laid face down into the return deck since the last shuffle, sorted. Known to the seat only."""
    back: tuple[int, ...] = ()
    """The hand cards that it has chosen to lay back while the other side still chooses. Known to it only."""
    tiles: tuple[int, ...] = ()
    """The numbers of the estates it got. Nobody knows them (estate.10)."""
    ledger: dict[Category, int] = field(default_factory=dict)
    """The points by what they were for; they add up to `points`."""
    scored: dict[Category, int] = field(default_factory=dict)
    """What the last scoring gave."""

    @property
    def is_full(self) -> bool:
        """Whether it has no free estate."""
        return "" not in self.estates

    @property
    def board(self) -> Tokens:
        """All tokens on its board: court and estates."""
        return sum((WORTH[one] for one in self.estates), self.court)


@dataclass(frozen=True)
class PlannedStep:
    """A part of a turn as it is planned: an option of d.action or d.phase3, and own cards that go with it."""

    __pydantic_config__ = STRICT
    do: str
    cards: tuple[int, ...] = ()


@dataclass(frozen=True)
class Turn:
    """The turn of the seat in turn, while it lasts."""

    __pydantic_config__ = STRICT
    phase: Literal[1, 2, 3] = 1
    status: Tokens = NONE
    """The tokens drawn and not used yet."""
    used: int = 0
    """How many tokens of the status are used."""
    done: tuple[str, ...] = ()
    """The actions executed: "cattle", "castle", ... without their parameters."""
    plan: tuple[PlannedStep, ...] = ()
    """What the seat has planned and not confirmed. Known to the seat only."""


@dataclass(frozen=True)
class Laid:
    """A card laid in combat, with or without a bagpiper on it; value 0 stands for a missing card (raid.5)."""

    __pydantic_config__ = STRICT
    card: int
    piper: bool = False

    @property
    def total(self) -> int:
        """What it counts in combat."""
        return self.card + self.piper


ROUNDS = 3
"""Of combat in a raid (raid.3, raid.4)."""


@dataclass(frozen=True)
class Ahead:
    """What one side of a raid has laid ahead: a card for each of the rounds that come next."""

    __pydantic_config__ = STRICT
    seat: str
    cards: tuple[Laid, ...] = ()
    """Still in its hand, their bagpipers still in its court."""
    then_lowest: bool = False
    """Whether its lowest card follows in the last round, if the raid is decided by then."""


@dataclass(frozen=True)
class Raid:
    """A raid while it lasts."""

    __pydantic_config__ = STRICT
    attacker: str
    defender: str
    stage: Literal["combat", "loot", "refill"] = "combat"
    laid: Laid | None = None
    """What the attacker has laid in the round being fought. The card is known to the attacker only."""
    rounds: tuple[tuple[Laid, Laid], ...] = ()
    """The rounds fought: what the attacker and the defender laid, turned up."""
    ahead: tuple[Ahead, ...] = ()
    """What each side that has laid ahead has chosen for rounds to come. Known to that side only."""

    def ahead_of(self, seat: str) -> Ahead:
        """Return what a side has laid ahead, perhaps nothing."""
        return next((one for one in self.ahead if one.seat == seat), Ahead(seat))

    @property
    def is_decided(self) -> bool:
        """Whether the rounds that are left can't change who wins the raid (result.2)."""
        attacker, defender = self.won
        return abs(attacker - defender) > ROUNDS - len(self.rounds)

    @property
    def won(self) -> tuple[int, int]:
        """How many rounds the attacker and the defender have won."""
        attacker = sum(one.total > other.total for one, other in self.rounds)
        defender = sum(one.total < other.total for one, other in self.rounds)
        return attacker, defender


@dataclass(frozen=True)
class State:
    """Everything that is known of a game."""

    __pydantic_config__ = STRICT
    options: Options
    seats: tuple[Seat, ...]
    """In the order of the table, clockwise: s1, s2, ..."""
    beginner: str
    """The seat with "player begins"."""
    in_turn: str
    """The seat whose turn it is, or comes next."""
    sack: Tokens
    pile: tuple[int, ...]
    """The draw pile, the first card on top. Secret."""
    stock: tuple[int, ...]
    """The numbers of the estates in the common stock, the next one first. Secret."""
    face_up: tuple[int, ...] = ()
    """The cards of raids in the return deck, sorted; its other cards are those the seats laid face down."""
    removed: tuple[int, ...] = ()
    """The numbers of estates that left the game face down. Secret."""
    turned: tuple[int, ...] = ()
    """The numbers of estates that were turned up and left the game."""
    marker: str = ""
    """The seat with "largest following", "" while nobody owns it."""
    round: int = 1
    turn: Turn | None = None
    """None between turns."""
    raid: Raid | None = None
    course: tuple[tuple[int, ...], ...] = ()
    """The points of the seats after each round that was scored."""
    is_over: bool = False
    position: int = 0

    def seat(self, id: str) -> Seat:  # noqa: A002
        """Return the seat with this id. Raises KeyError if there is none."""
        for seat in self.seats:
            if seat.id == id:
                return seat
        raise KeyError(id)

    @property
    def order(self) -> tuple[str, ...]:
        """The seats in the order of this round, the beginner first (round.1)."""
        ids = tuple(seat.id for seat in self.seats)
        first = ids.index(self.beginner)
        return ids[first:] + ids[:first]

    @property
    def is_last(self) -> bool:
        """Whether the seat in turn is the last of the round (round.4)."""
        return self.in_turn == self.order[-1]

    @property
    def returned(self) -> tuple[int, ...]:
        """All cards of the return deck, sorted. Secret, but for those that lie face up."""
        return tuple(sorted((*self.face_up, *(card for seat in self.seats for card in seat.down))))
