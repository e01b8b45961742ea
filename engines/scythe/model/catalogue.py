"""The printed facts of the game: Automa cards, star cards, factions, the board."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from pydantic import Field, model_validator

from engines.core.state.data import Data, load

DATA = Path(__file__).parents[1] / "data"
Faction = Literal["nordic", "rusviet", "togawa", "crimea", "saxony", "polania", "albion"]
FACTIONS: tuple[Faction, ...] = get_args(Faction)
"""Clockwise, as their home bases lie round the board."""
Level = Literal["autometta", "automa", "automaszyna", "ultimaszyna"]
Terrain = Literal["mountain", "farm", "village", "tundra", "lake", "forest", "factory"]
Kind = Literal["character", "mech", "worker"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Bonus = Literal["power", "coin", "popularity", "combat_card"]
BONUSES: tuple[Bonus, ...] = get_args(Bonus)
SymbolKind = Literal[
    "move_worker", "move_mech", "move_character", "encounter_factory", "attack_combat", "attack_worker"
]
HEX = r"^[A-H][1-7]$"


class Symbol(Data):
    """One symbol of a card's first row: a Move action to be tried, `power` is the least for an attack."""

    kind: SymbolKind
    power: int = Field(default=0, ge=0)
    faction: Faction | None = None


class Gain(Data):
    """One symbol of a card's second row: what the Automa gains, and how many."""

    kind: Literal["worker", "character_or_mech", "coin", "combat_card", "power"]
    n: int = Field(ge=1)
    faction: Faction | None = None


class Plan(Data):
    """One of the two plans of a card: its rows from top to bottom (card.1)."""

    moves: tuple[Symbol, ...] = Field(min_length=1)
    gains: tuple[Gain, ...]
    recruit: tuple[Bonus, ...] = Field(max_length=1)


class CombatTable(Data):
    """The combat table of a card: the power spent by column, and how many combat cards are played."""

    power: tuple[int, int, int]
    cards: int = Field(ge=0, le=3)


class Invaders(Data):
    """The plans of a card in Invaders from Afar, where they differ; `uncertain` says what isn't sure."""

    plan_1: Plan | None = None
    plan_2: Plan | None = None
    uncertain: str = ""


class Card(Data):
    """An Automa card."""

    number: int = Field(ge=1)
    skips: bool
    """Whether an Autometta skips its turn."""
    advances: bool
    """Whether it moves the star tracker."""
    resources: int = Field(ge=0)
    combat: CombatTable
    plan_1: Plan
    plan_2: Plan
    invaders: Invaders | None = None

    def plan(self, number: int, has_invaders: bool) -> Plan:
        """Return plan I (1) or II (2), that of Invaders from Afar if it has one there (setup.15)."""
        own = self.plan_1 if number == 1 else self.plan_2
        other = None
        if has_invaders and self.invaders:
            other = self.invaders.plan_1 if number == 1 else self.invaders.plan_2
        return other or own


class Cards(Data):
    """The file cards.json."""

    what: str
    provenance: dict[str, str]
    columns: tuple[int, int, int]
    """From which power on each column of the combat tables holds."""
    cards: tuple[Card, ...]

    @model_validator(mode="after")
    def _is_the_deck(self) -> "Cards":
        """Check the numbers, and how many cards play how many combat cards (setup.1, combat.12)."""
        if [card.number for card in self.cards] != list(range(1, 20)):
            raise ValueError("the cards must be 1 to 19, in their order")
        if Counter(card.combat.cards for card in self.cards) != {0: 4, 1: 9, 2: 5, 3: 1}:
            raise ValueError("4 cards play no combat card, 9 play 1, 5 play 2, 1 plays 3")
        return self


class Track(Data):
    """A star card: its number of spaces, those with the water mark, those with a star; counted from 0."""

    id: Level
    spaces: int
    blocked: tuple[int, ...]
    stars: tuple[int, ...] = Field(min_length=6, max_length=6)


class Tracks(Data):
    """The file tracks.json."""

    what: str
    provenance: dict[str, str]
    tracks: tuple[Track, ...] = Field(min_length=4, max_length=4)


class FactionMat(Data):
    """What is printed on a faction's mat, and where its units start."""

    id: Faction
    colour: str
    box: Literal["base", "invaders"]
    power: int
    cards: int
    workers: tuple[str, str]
    riverwalk: tuple[Terrain, ...] | None
    """The terrain that a person's Riverwalk leads to; None where something else decides."""


class Popularity(Data):
    """What things are worth from a popularity on: a star, a hex, two resources."""

    at_least: int = Field(alias="from")
    star: int
    hex: int
    resources: int


class Factions(Data):
    """The file factions.json."""

    what: str
    provenance: dict[str, str]
    factions: tuple[FactionMat, ...]
    units: dict[Kind, int]
    combat_deck: dict[int, int]
    popularity: tuple[Popularity, ...]

    @model_validator(mode="after")
    def _has_every_faction(self) -> "Factions":
        if {one.id for one in self.factions} != set(FACTIONS):
            raise ValueError("each faction must be there once")
        return self


class Place(Data):
    """A hex of the board: row and column of a table whose odd rows lie half a hex further to the right."""

    id: str = Field(pattern=HEX)
    row: int
    column: int
    terrain: Terrain


class Base(Data):
    """A faction's home base: where its disc lies, and the two hexes that it borders on."""

    faction: Faction
    row: int
    column: int
    borders: tuple[str, str]


class BoardFile(Data):
    """The file board.json."""

    what: str
    provenance: dict[str, str]
    hexes: tuple[Place, ...] = Field(min_length=47, max_length=47)
    """In reading order."""
    rivers: tuple[str, ...]
    """The edges with a river, each as two ids of hexes."""
    tunnels: tuple[str, ...]
    encounters: tuple[str, ...]
    factory: str
    bases: tuple[Base, ...]

    @model_validator(mode="after")
    def _names_its_hexes(self) -> "BoardFile":
        ids = {one.id for one in self.hexes}
        ends = [edge[at : at + 2] for edge in self.rivers for at in (0, 2)]
        borders = [one for base in self.bases for one in base.borders]
        unknown = {*self.tunnels, *self.encounters, self.factory, *ends, *borders} - ids
        if len(ids) < len(self.hexes) or unknown:
            raise ValueError(f"a hex stands twice, or isn't there: {', '.join(sorted(unknown))}")
        if {base.faction for base in self.bases} != set(FACTIONS):
            raise ValueError("each faction must have its base")
        return self


@cache
def card_file() -> Cards:
    """Return the file of the cards."""
    return load(DATA / "cards.json", Cards)


@cache
def cards() -> dict[int, Card]:
    """Return the Automa cards by number."""
    return {card.number: card for card in card_file().cards}


@cache
def tracks() -> dict[Level, Track]:
    """Return the star cards by level (level.1)."""
    return {track.id: track for track in load(DATA / "tracks.json", Tracks).tracks}


@cache
def faction_file() -> Factions:
    """Return the file of the factions."""
    return load(DATA / "factions.json", Factions)


@cache
def mats() -> dict[Faction, FactionMat]:
    """Return the faction mats by faction."""
    return {one.id: one for one in faction_file().factions}


@cache
def most_units() -> dict[Kind, int]:
    """Return how many units of each kind a faction has."""
    return faction_file().units
