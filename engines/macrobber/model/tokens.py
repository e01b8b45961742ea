"""Action tokens, counted by colour."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from pydantic import ConfigDict

Colour = Literal["Y", "B", "G", "R"]
COLOURS: tuple[Colour, ...] = ("Y", "B", "G", "R")


@dataclass(frozen=True)
class Tokens:
    """How many tokens of each colour: yellow, blue, green, red."""

    __pydantic_config__ = ConfigDict(extra="forbid")
    Y: int = 0
    B: int = 0
    G: int = 0
    R: int = 0

    def __add__(self, other: "Tokens") -> "Tokens":
        return Tokens(self.Y + other.Y, self.B + other.B, self.G + other.G, self.R + other.R)

    def __sub__(self, other: "Tokens") -> "Tokens":
        return Tokens(self.Y - other.Y, self.B - other.B, self.G - other.G, self.R - other.R)

    def __ge__(self, other: "Tokens") -> bool:
        """Whether there are at least as many of every colour."""
        return self.Y >= other.Y and self.B >= other.B and self.G >= other.G and self.R >= other.R

    def __iter__(self) -> Iterator[int]:
        return iter((self.Y, self.B, self.G, self.R))

    @property
    def total(self) -> int:
        """How many tokens there are in all."""
        return self.Y + self.B + self.G + self.R

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colour of every single token, in the order of the colours."""
        return tuple(colour for colour, n in zip(COLOURS, self, strict=True) for _ in range(n))


NONE = Tokens()


def tokens(colours: Iterable[str]) -> Tokens:
    """Return the tokens with these colours, such as "YGG"; small letters are read as capitals."""
    one_by_one = "".join(colours).upper()
    return Tokens(*(one_by_one.count(colour) for colour in COLOURS))
