"""The printed facts of the game: units, prices, contracts, fees, and the designed cards."""

from functools import cache
from pathlib import Path
from typing import Literal, get_args

from pydantic import Field, model_validator

from engines.core.state.data import Data, load

DATA = Path(__file__).parents[1] / "data"
Good = Literal["wool", "milk", "grain", "cheese", "bread", "whisky"]
Unit = Literal["sheep", "cow", "field", "cheese_dairy", "bakery", "distillery", "woodcutter", "miner"]
Worker = Literal["woodcutter", "miner"]
Meat = Literal["beef", "mutton"]
Import = Literal["cotton", "tobacco", "sugar_cane"]
Gift = Literal["cotton", "tobacco", "sugar_cane", "hops", "money", "bonus_upgrade", "free_hex"]
GOODS: tuple[Good, ...] = get_args(Good)
BASIC: tuple[Good, ...] = ("wool", "milk", "grain")
PROCESSED: tuple[Good, ...] = ("cheese", "bread", "whisky")
REQUIRED: tuple[Good, ...] = ("wool", "cheese", "bread", "whisky")
"""The goods that contracts ask for; milk and grain are never among them (trade.12)."""
RAW: tuple[Good, ...] = ("milk", "grain")
UNITS: tuple[Unit, ...] = get_args(Unit)
WORKERS: tuple[Worker, ...] = get_args(Worker)
FACTORIES: tuple[Unit, ...] = ("cheese_dairy", "bakery", "distillery")
IMPORTS: tuple[Import, ...] = get_args(Import)
MEATS: tuple[tuple[Meat, Unit], ...] = (("beef", "cow"), ("mutton", "sheep"))
"""Each kind of meat with its animal, in the order in which they are handled (meat.1)."""
MODULES = "ABCD"
STEPS = 10
ROUNDS = 5
TILES = ("1", "2", "3", "4", "5", "6", "7", "8", "KS")
"""The scoring tiles (score.2)."""


class UnitFacts(Data):
    """What a unit costs in pounds, and what it makes, turns or earns in a production phase."""

    cost: int = Field(ge=1)
    terrain: Literal["grassland", "forest", "mountain"]
    makes: Good | None = None
    yields: int = 0
    turns: Good | None = None
    into: Good | None = None
    income: int = 0
    upgraded: int = 0


class Merchants(Data):
    """How many merchants are there at the start and at most, and what one costs."""

    start: int
    most: int
    cost: int


class Neighbourhood(Data):
    """The discount of the neighbourhood bonus and its caps."""

    basic: int
    processed: int
    cap_of_two: int
    cap: int


class Economy(Data):
    """The file economy.json."""

    what: str
    provenance: dict[str, str]
    units: dict[Unit, UnitFacts]
    units_of_a_type: int = Field(ge=1)
    workers: int = Field(ge=1)
    prices: dict[Good, tuple[int, ...]]
    contract_fee: tuple[int, ...] = Field(min_length=ROUNDS, max_length=ROUNDS)
    bonus_technology_cost: int
    technology_cost: int
    shipping_cost: int
    shipping_levels: int
    merchants: Merchants
    pass_money: tuple[int, ...] = Field(min_length=4, max_length=4)
    neighbourhood: Neighbourhood
    port_money: int
    ports: int
    imports: tuple[Import, ...]
    """The rarest first."""
    import_values: tuple[int, ...]
    majorities: dict[Literal["contracts", "settlements"], dict[Literal["2", "3", "4"], tuple[int, ...]]]

    @model_validator(mode="after")
    def _is_whole(self) -> "Economy":
        for good in GOODS:
            track = self.prices.get(good, ())
            if len(track) != STEPS or list(track) != sorted(track):
                raise ValueError(f"the prices of {good} aren't {STEPS} rising steps")
        if missing := set(UNITS) - set(self.units):
            raise ValueError(f"units are missing: {sorted(missing)}")
        return self


class Contract(Data):
    """An export contract: what it needs and what it gives."""

    id: int = Field(ge=1)
    needs: dict[Good | Meat, int]
    gives: dict[Gift, int]

    @property
    def imports(self) -> int:
        """How many imported goods it gives."""
        return sum(self.gives.get(one, 0) for one in IMPORTS)

    @property
    def meat(self) -> int:
        """How many meat symbols it has."""
        return sum(self.needs.get(one, 0) for one, _ in MEATS)


class Contracts(Data):
    """The file contracts.json."""

    what: str
    provenance: dict[str, str]
    contracts: tuple[Contract, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _ids_differ(self) -> "Contracts":
        if len({one.id for one in self.contracts}) < len(self.contracts):
            raise ValueError("two contracts have the same id")
        if any(raw in one.needs for one in self.contracts for raw in RAW):
            raise ValueError("a contract needs milk or grain")
        return self


class Card(Data):
    """A card of the automa deck: a letter for each action, in the order tried, by profile (card.1)."""

    id: str
    actions: str = Field(pattern=r"^[CETHSM]{6}P$")
    actions_uniform: str = Field(pattern=r"^[CETHSM]{6}P$")


class Deck(Data):
    """The file deck.json."""

    what: str
    provenance: dict[str, str]
    cards: tuple[Card, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _has_each_once(self) -> "Deck":
        if len({card.id for card in self.cards}) < len(self.cards):
            raise ValueError("two cards have the same id")
        for card in self.cards:
            if len(set(card.actions)) < 7 or len(set(card.actions_uniform)) < 7:
                raise ValueError(f"card {card.id} has an action twice")
        return self


@cache
def economy() -> Economy:
    """Return costs, incomes, prices and points."""
    return load(DATA / "economy.json", Economy)


@cache
def contracts() -> dict[int, Contract]:
    """Return the contracts by id, in the order of the ids."""
    found = load(DATA / "contracts.json", Contracts).contracts
    return {one.id: one for one in sorted(found, key=lambda one: one.id)}


@cache
def cards() -> dict[str, Card]:
    """Return the designed cards by id (setup.3)."""
    return {card.id: card for card in load(DATA / "deck.json", Deck).cards}


def price(good: str, index: int) -> int:
    """Return what a good costs at a step of its track, in pounds."""
    return _tracks()[good][index]


def cost(unit: str) -> int:
    """Return what a unit costs without its land, in pounds."""
    return _units()[unit].cost


def terrain(unit: str) -> str:
    """Return the terrain that a unit stands on."""
    return _units()[unit].terrain


def fee(round_: int) -> int:
    """Return what a contract costs in a round, in pounds; below 0 it is received (contract.6)."""
    return economy().contract_fee[round_ - 1]


@cache
def _tracks() -> dict[str, tuple[int, ...]]:
    return {str(good): track for good, track in economy().prices.items()}


@cache
def _units() -> dict[str, UnitFacts]:
    return {str(unit): facts for unit, facts in economy().units.items()}
