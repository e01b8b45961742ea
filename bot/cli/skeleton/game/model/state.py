"""Everything that is known of a game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class State:
    """The automa's cards and points."""

    cards: tuple[int, ...] = (1, 2, 3)
    """The cards that it hasn't drawn; each has the number of a space."""
    points: int = 0
    position: int = 0
    """Where the random stream stands; the kit fills it in."""
