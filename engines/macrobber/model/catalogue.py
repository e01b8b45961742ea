"""What a game is made of: tokens, cards, estates, and what a clan begins with."""

from functools import cache
from pathlib import Path
from typing import Literal

from pydantic import Field, model_validator

from engines.core.state.data import Data, load

from .tokens import Tokens

DATA = Path(__file__).parents[1] / "data"


class Distribution(Data):
    """How many there are of each number; `designed` ones are our own, because the true one wasn't found."""

    certainty: Literal["designed", "known"]
    counts: dict[int, int]

    @property
    def all(self) -> tuple[int, ...]:
        """Every single one by its number, sorted."""
        return tuple(number for number, n in sorted(self.counts.items()) for _ in range(n))


class Start(Data):
    """What depends on the number of seats: the points at the start, and the tokens out of the game."""

    points: int = Field(ge=0)
    removed: Tokens


class Components(Data):
    """The file components.json (setup.3, setup.4, setup.5, setup.6, setup.12)."""

    what: str
    provenance: dict[str, str]
    tokens: Tokens
    cards: int
    tiles: int
    clans: tuple[str, ...]
    court: Tokens
    estates: tuple[Literal["cattle", ""], ...]
    start: dict[int, Start]
    card_counts: dict[str, Distribution] = Field(min_length=1)
    estate_counts: dict[str, Distribution] = Field(min_length=1)

    @model_validator(mode="after")
    def _add_up(self) -> "Components":
        for distributions, n in ((self.card_counts, self.cards), (self.estate_counts, self.tiles)):
            for name, one in distributions.items():
                if len(one.all) != n:
                    raise ValueError(f"{name} has {len(one.all)}, not {n}")
        if len(set(self.clans)) < max(self.start):
            raise ValueError("there are fewer clans than seats")
        return self


@cache
def components() -> Components:
    """Return the material of the game."""
    return load(DATA / "components.json", Components)
