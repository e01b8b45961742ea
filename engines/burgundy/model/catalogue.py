"""The printed facts of the game: automata cards, tiles, depots, bonus tiles."""

from functools import cache
from pathlib import Path
from typing import Literal

from pydantic import Field, model_validator

from engines.core.state.data import Data, load

DATA = Path(__file__).parents[1] / "data"
Level = Literal["easy", "medium", "hard"]
Colour = Literal["b", "y", "g", "lg", "dg", "u"]


class Item(Data):
    """One space of an automata card: its colour and whether a sell-goods box is printed beside it."""

    colour: Colour
    box: bool = False
    uncertain: bool = False
    alternative: Colour | None = None
    note: str = ""


class Card(Data):
    """An automata card: its items from top to bottom and its points by level."""

    id: int
    items: tuple[Item, ...] = Field(min_length=1)
    points: dict[Level, int]


class Cards(Data):
    """The file cards.json."""

    what: str
    provenance: dict[str, str]
    cards: tuple[Card, ...] = Field(min_length=2)

    @model_validator(mode="after")
    def _ids_differ(self) -> "Cards":
        if len({card.id for card in self.cards}) < len(self.cards):
            raise ValueError("two cards have the same id")
        return self


class TileCount(Data):
    """How many tiles of a kind there are, by the colour of their backs."""

    id: str = Field(pattern=r"^(b:[a-z_]+|lg:[a-z]+[234]|y:\d+|u|dg|g)$")
    normal: int = Field(ge=0)
    black: int = Field(ge=0)


class Tiles(Data):
    """The file tiles.json."""

    what: str
    provenance: dict[str, str]
    base: tuple[TileCount, ...]
    options: dict[Literal["knowledge", "white_castles", "crane", "geese"], tuple[TileCount, ...]]


class Slot(Data):
    """One space of a depot: the colour printed on it and from how many players on it is used."""

    colour: Colour
    from_players: int = Field(ge=2, le=4)
    three_players_in_b_and_d: Colour | None = None


class Board(Data):
    """The file board.json."""

    what: str
    provenance: dict[str, str]
    depots: tuple[tuple[Slot, ...], ...] = Field(min_length=6, max_length=6)
    market_size: dict[int, int]
    goods_per_type: int
    goods_per_human: int
    bonus_large: dict[int, int]
    bonus_small: dict[int, int]
    thresholds: dict[Colour, int]


@cache
def cards() -> dict[int, Card]:
    """Return the automata cards by id."""
    return {card.id: card for card in load(DATA / "cards.json", Cards).cards}


@cache
def tiles() -> Tiles:
    """Return the tile counts."""
    return load(DATA / "tiles.json", Tiles)


@cache
def board() -> Board:
    """Return the shared board."""
    return load(DATA / "board.json", Board)


def slot_colours(depot: int, players: int, phase: int) -> tuple[Colour, ...]:
    """Return the colours of the depot's spaces in reading order, those in use only.

    With three players a space of depot 6 holds a mine instead of a castle in the phases B and D.
    """
    colours = []
    for slot in board().depots[depot - 1]:
        if slot.from_players <= players:
            swapped = slot.three_players_in_b_and_d if players == 3 and phase in (2, 4) else None
            colours.append(swapped or slot.colour)
    return tuple(colours)
