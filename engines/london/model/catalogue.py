"""The printed facts: the first edition's cards and boroughs, and the automa decks."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

from pydantic import Field, model_validator

from engines.core.state.data import Data, load

from .automa_card import AutomaCard, faults_of
from .card import TOKEN, Card, card_of, keyed

DATA = Path(__file__).parents[1] / "data"
Section = Literal["A", "B", "C"]
SECTIONS: tuple[Section, ...] = ("A", "B", "C")
CITY_CARDS = 101
"""City cards of the second edition."""
OTHERWISE = {"Milton Prison": "Millbank Prison"}
"""What else cards are called: the rules misprint one (card.6)."""


class Values(Data):
    """The printed values of a card, as people type them; none where it has none."""

    name: str = Field(min_length=1, max_length=40)
    values: str = ""

    @model_validator(mode="after")
    def _can_be_read(self) -> "Values":
        for word in self.values.split():
            if not TOKEN.fullmatch(word):
                raise ValueError(f"{word!r} in the values of {self.name} is no value")
        return self


class CityCard(Values):
    """A city card of the first edition: in which section it lies, and how many there are."""

    section: Section
    colour: Literal["brown", "blue", "pink", "grey"]
    copies: int = Field(ge=1)
    crucial: bool = False


class Borough(Values):
    """A borough of the first edition; each exists once."""

    starter: bool = False


class CityCards(Data):
    """The file cards.json."""

    what: str
    provenance: dict[str, str]
    cards: tuple[CityCard, ...] = Field(min_length=1)


class Boroughs(Data):
    """The file boroughs.json."""

    what: str
    provenance: dict[str, str]
    boroughs: tuple[Borough, ...] = Field(min_length=3)


class DeckCard(Data):
    """An automa card of a file: all its four sections (card.1)."""

    id: str
    level: Literal["I", "II", "III"]
    coins: int = Field(ge=0)
    poverty: int = Field(ge=0)
    crucial: bool
    filters: tuple[str, ...]
    action: str

    @model_validator(mode="after")
    def _is_sound(self) -> "DeckCard":
        for fault in faults_of(self.filters, self.action):
            raise ValueError(f"{self.id}: {fault.id} {dict(fault.args)}")
        return self


class Deck(Data):
    """The files recorded.json and designed.json."""

    what: str
    provenance: dict[str, str]
    cards: tuple[DeckCard, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _ids_differ(self) -> "Deck":
        if len({card.id for card in self.cards}) < len(self.cards):
            raise ValueError("two cards have the same id")
        return self


@cache
def city_cards() -> tuple[CityCard, ...]:
    """Return the city cards of the first edition."""
    return load(DATA / "cards.json", CityCards).cards


@cache
def boroughs() -> dict[str, Borough]:
    """Return the boroughs of the first edition by name, the starters first (setup.16)."""
    return {one.name: one for one in load(DATA / "boroughs.json", Boroughs).boroughs}


@cache
def automa_deck(name: str) -> dict[str, AutomaCard]:
    """Return the cards of the deck `recorded` or `designed` by id (setup.12)."""
    cards = load(DATA / f"{name}.json", Deck).cards
    return {one.id: AutomaCard(**one.model_dump()) for one in cards}


@cache
def city_names() -> dict[str, int]:
    """Return the names of city cards with how many copies there are."""
    found: dict[str, int] = {}
    for one in city_cards():
        found[one.name] = found.get(one.name, 0) + one.copies
    return found


@cache
def crucial_names() -> frozenset[str]:
    """Return the names of the crucial cards; the rules misprint Millbank Prison (card.5, card.6)."""
    return frozenset(one.name for one in city_cards() if one.crucial)


@cache
def names() -> dict[str, str]:
    """Return all names of the catalogue by what they are found by, also those that are printed otherwise."""
    others = {key: OTHERWISE[name] for key, name in keyed(OTHERWISE).items()}
    return others | keyed((*city_names(), *boroughs()))


@cache
def prints_of(name: str) -> dict[Section, str]:
    """Return the names of the cards on which this name is printed, by section, if their values differ."""
    others = {one.section: one.name for one in city_cards() if one.name == f"{name} ({one.section})"}
    first = next((one.section for one in city_cards() if one.name == name), None)
    return {first: name, **others} if first and others else {}


@cache
def printed(name: str) -> Card | None:
    """Return a card as the first edition has it; None if that has none of this name.

    It is what a line is prefilled with; people's own line wins (card.8).
    """
    if name in boroughs():
        return card_of(name, boroughs()[name].values.split(), is_borough=True)
    found = next((one for one in city_cards() if one.name == name), None)
    return card_of(name, [found.colour, *found.values.split()]) if found else None


@cache
def printed_line(name: str) -> str:
    """Return the line of a card as the first edition has it; of any other that there is nothing on it."""
    card = printed(name)
    return card.line if card else Card(name).quoted


@cache
def plain_line(name: str) -> str:
    """Return a name as it is typed."""
    return Card(name).line


@cache
def section_names(section: Section) -> frozenset[str]:
    """Return the names of the city cards of a section."""
    return frozenset(one.name for one in city_cards() if one.section == section)


def names_in(section: Section) -> Iterator[str]:
    """Yield the names of city cards, those of the section first."""
    own = [one.name for one in city_cards() if one.section == section]
    yield from dict.fromkeys((*own, *city_names()))
