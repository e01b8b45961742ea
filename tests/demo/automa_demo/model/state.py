"""The state of Pebbles: piles on the table, a secret deck, and what each side has taken."""

from dataclasses import dataclass

COLOURS = ("red", "blue", "dark_green")
HAND = ("acorn", "feather", "shell")
MOST = 12
"""The most pebbles that a pile can hold."""


@dataclass(frozen=True)
class State:
    """Everything that the next turn depends on."""

    piles: dict[str, int]
    deck: tuple[str, ...]
    """The cards to come, in their order: secret."""
    is_table_rolling: bool = False
    is_lucky: bool = False
    charms: tuple[str, ...] = ()
    """What a lucky automa can draw when it rests, in its order: secret."""
    used: tuple[str, ...] = ()
    """The charms that it has drawn; they are shuffled when none is left."""
    automa: int = 0
    people: int = 0
    name: str = "Automa"
    bridge: str = "1 red"
    """What lay on the bridge last, as far as the server has kept it."""
    is_over: bool = False
    position: int = 0
    """Where the random stream stands."""
