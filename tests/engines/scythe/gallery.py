"""The pictures of Scythe that are kept as files."""

from collections.abc import Iterator

from engines.core.picture import Picture
from engines.scythe import GAME
from engines.scythe.model.state import State
from tests.engines.scythe import states
from tests.pictures.drawing import pictures_of, say_of, seat_of, table_of


def map_picture(state: State) -> Picture:
    """Return the picture of a map."""
    return table_of(GAME, state)


def seat_picture(state: State, seat: str) -> Picture:
    """Return the picture of a seat."""
    return seat_of(GAME, state, seat)


def drawn() -> Iterator[tuple[str, Picture]]:
    """Yield each picture with its name."""
    yield "map-first-turn", map_picture(states.two())
    yield "map-of-65-units", map_picture(states.full())
    yield "automa-first-turn", seat_picture(states.two(), "a1")
    yield "automa-after-its-turn", seat_picture(states.full(), "a1")
    yield "person", seat_picture(states.full(), "p1")
    scores, course = pictures_of(GAME).scores(states.ended(), say_of(GAME))
    yield "scores-of-five", scores
    yield "course-of-five", course
