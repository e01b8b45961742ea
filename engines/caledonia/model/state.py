"""The state of a session: what each MacHina owns, the market, the row of contracts, order and deck."""

from dataclasses import dataclass, field
from typing import Literal

from pydantic import ConfigDict

from . import catalogue
from .catalogue import GOODS, ROUNDS, UNITS

STRICT = ConfigDict(extra="forbid")
Profile = Literal["actions", "actions_uniform", "own"]
Near = Literal["yes", "no", "unknown"]
Phase = Literal["start", "setup", "action", "over"]
Category = Literal[
    "glory", "basic", "processed", "money", "hops", "imports", "contracts", "settlements"
]  # in the order of score.3


@dataclass(frozen=True)
class Options:
    """How the table plays; settled at the start, and people may change it."""

    __pydantic_config__ = STRICT
    people: int = 1
    machinas: int = 1
    order: Literal["people", "machinas", "drawn", "asked"] = "people"
    deck_profile: Profile = "actions"
    meat_counts: bool = True
    worker_split: Literal["4_and_4", "shared8"] = "4_and_4"
    shipping_fallback: bool = False
    neighbourhood: Literal["decline", "take"] = "decline"
    factory_bonus: Literal["decline", "take"] = "decline"
    ports: Literal["never", "ten"] = "never"
    pass_money: tuple[int, ...] = (16, 14)
    """What each place of the next round's order pays, in pounds (pass.3)."""
    is_money_asked: bool = False
    """Whether people tell at the start what the places pay."""
    reserve_grain: bool = False

    @property
    def seats(self) -> int:
        """How many play, MacHinas included (setup.2)."""
        return self.people + self.machinas


@dataclass(frozen=True)
class MacHina:
    """One Clan MacHina: all that it owns; it has no Clan tile. (setup.8, setup.11)"""

    __pydantic_config__ = STRICT
    id: str
    money: int = 0
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    box: int = 0
    """The contract in its export box, 0 without one."""
    fulfilled: tuple[int, ...] = ()
    hired: int = 2
    buying: dict[str, int] = field(default_factory=dict)
    """Merchants on the buy area of each good; selling likewise."""
    selling: dict[str, int] = field(default_factory=dict)
    upgraded: tuple[str, ...] = ()
    """The workers whose technology is upgraded."""
    shipping: int = 0
    """0 none, 1 river, 2-5 for 1- to 4-loch."""
    units: dict[str, int] = field(default_factory=lambda: dict.fromkeys(UNITS, 0))
    """The deployed units by type."""
    glory: int = 0
    ports: int = 0
    loch: Near = "unknown"
    """Whether an own unit stands next to a loch; `river` likewise."""
    river: Near = "unknown"
    ledger: dict[Category, int] = field(default_factory=dict)
    """The final points by what they are for; empty before the end."""

    @property
    def available(self) -> int:
        """Merchants that are hired and not on the market."""
        return self.hired - sum(self.buying.values()) - sum(self.selling.values())

    def required(self, good: str) -> int:
        """Return how many of a good or meat the own contract asks for; 0 without one."""
        return need(self.box, good)

    def gifts(self, gift: str) -> int:
        """Return how many of an import, or hops, the fulfilled contracts gave."""
        return sum(catalogue.contracts()[one].gives.get(gift, 0) for one in self.fulfilled)  # type: ignore[call-overload]


@dataclass(frozen=True)
class Before:
    """What a turn changes, as it was before: it comes back when the table vetoes the turn."""

    __pydantic_config__ = STRICT
    own: MacHina
    index: dict[str, int]
    row: tuple[int, ...]
    course: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Announced:
    """The turn that was announced last: until anything else is done the table can veto it."""

    __pydantic_config__ = STRICT
    seat: str
    action: str
    """The letter of the action."""
    before: Before
    limits: dict[str, int] = field(default_factory=dict)
    """For a terrain the land cost up to which no hex was found (expand.19)."""


@dataclass(frozen=True)
class State:
    """Everything that is known after a move."""

    __pydantic_config__ = STRICT
    options: Options
    seats: tuple[str, ...]
    """The seats in the order of this round."""
    machinas: tuple[MacHina, ...]
    deck: tuple[str, ...]
    """The face-down cards, the first on top. Secret."""
    cards: dict[str, str] = field(default_factory=dict)
    """The letters of a group's own cards by id; empty with a designed profile."""
    discard: tuple[str, ...] = ()
    card: str = ""
    """The card in play."""
    index: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 3))
    row: tuple[int, ...] = ()
    """The face-up contracts by id."""
    row_size: int = 6
    round: int = 1
    phase: Phase = "start"
    queue: tuple[str, ...] = ()
    """Who has yet to place first workers, in order."""
    at: str = ""
    """Whose turn it is; "" between the rounds, and before the table is set up."""
    places: tuple[str, ...] = ()
    """Who took each place of the next round's order, "" while it is free."""
    tiles: tuple[str, ...] = ("",) * ROUNDS
    """The scoring tile of each round, "" while it isn't known."""
    announced: Announced | None = None
    course: tuple[tuple[int, ...], ...] = ()
    """The prices of the six goods at the start and after each trade."""
    rounds: tuple[int, ...] = ()
    """How long `course` was when each round ended."""
    is_over: bool = False
    position: int = 0

    def machina(self, id: str) -> MacHina:  # noqa: A002
        """Return the MacHina of a seat. Raises KeyError if there is none."""
        for one in self.machinas:
            if one.id == id:
                return one
        raise KeyError(id)

    def price(self, good: str) -> int:
        """Return what a good costs now, in pounds."""
        return catalogue.price(good, self.index[good])

    @property
    def prices(self) -> tuple[int, ...]:
        """The prices of all goods, in their order."""
        return tuple(self.price(good) for good in GOODS)


def need(contract: int, good: str) -> int:
    """Return how many of a good or meat a contract asks for; 0 of none."""
    return catalogue.contracts()[contract].needs.get(good, 0) if contract else 0  # type: ignore[call-overload]


def is_machina(seat: str) -> bool:
    """Tell whether a seat is a MacHina's: those are `a1`..., people are `p1`...."""
    return seat.startswith("a")


def units_left(options: Options, own: MacHina, unit: str) -> int:
    """Return how many units of a type are on the player board (expand.4)."""
    economy = catalogue.economy()
    if unit in catalogue.WORKERS and options.worker_split == "shared8":
        return economy.workers - sum(own.units[one] for one in catalogue.WORKERS)
    return economy.units_of_a_type - own.units[unit]


def known_contracts(state: State) -> set[int]:
    """Return the contracts that lie in the row, in boxes and piles of MacHinas."""
    own = [one for machina in state.machinas for one in (machina.box, *machina.fulfilled) if one]
    return {*state.row, *own}


def new_contracts(state: State) -> list[int]:
    """Return the contracts that lie nowhere yet."""
    known = known_contracts(state)
    return [one for one in catalogue.contracts() if one not in known]


def following(state: State, seat: str) -> str:
    """Return who is next after a seat, of those who haven't passed (turn.8); "" if all have."""
    start = state.seats.index(seat) + 1 if seat in state.seats else 0
    order = (*state.seats[start:], *state.seats[:start])
    return next((one for one in order if one not in state.places), "")
