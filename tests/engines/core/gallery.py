"""The pictures of the kit itself that are kept as files."""

from collections.abc import Iterator

from engines.core.picture import Picture
from tests.engines.core import hexmap
from tests.engines.core.hexmap import Group

START = {
    "C1": (Group(0, {"disc": 1}),),
    "D1": (Group(0, {"disc": 1}),),
    "C6": (Group(1, {"disc": 1}),),
    "D7": (Group(1, {"disc": 1, "shield": 1}),),
}
MIDDLE = {
    "A1": (Group(3, {"disc": 3}),),
    "A4": (Group(4, {"disc": 3}),),
    "B2": (Group(0, {"shield": 1, "block": 2, "disc": 2}),),
    "B5": (Group(4, {"shield": 1, "block": 1}),),
    "B7": (Group(1, {"disc": 4}),),
    "C1": (Group(0, {"disc": 4}),),
    "C6": (Group(1, {"disc": 2}),),
    "D2": (Group(0, {"disc": 2}),),
    "D4": (Group(0, {"block": 1}), Group(4, {"block": 2})),
    "D6": (Group(1, {"block": 2, "shield": 1}),),
    "E6": (Group(4, {"block": 1, "disc": 5}),),
    "F1": (Group(2, {"disc": 3}),),
    "F3": (Group(2, {"shield": 1, "block": 2, "disc": 3}),),
    "F6": (Group(5, {"disc": 3}),),
    "G3": (Group(2, {"disc": 2, "house": 1}),),
    "G5": (Group(5, {"shield": 1, "block": 3, "disc": 1}),),
    "G6": (Group(5, {"disc": 4}),),
    "H1": (Group(2, {"block": 1}),),
}
MOVES = (("B2", "B3", 0.0), ("F3", "D5", 24.0), ("C6", "C4", -26.0))


def drawn() -> Iterator[tuple[str, Picture]]:
    """Yield each picture with its name."""
    yield "map-first-turn", hexmap.picture(START)
    yield "map-of-sixty-units", hexmap.picture(MIDDLE, MOVES)
