"""The pictures of Burgundy that are kept as files."""

from collections.abc import Iterator
from dataclasses import replace

from engines.burgundy import GAME
from engines.burgundy.model.state import State
from engines.core.picture import Picture
from tests.engines.burgundy import states
from tests.pictures.drawing import pictures_of, say_of, seat_of, table_of


def seat_picture(state: State, seat: str = "a1") -> Picture:
    """Return the picture of a seat of Burgundy."""
    return seat_of(GAME, state, seat)


def table_picture(state: State) -> Picture:
    """Return the picture of a board of Burgundy."""
    return table_of(GAME, state)


def score_pictures(state: State) -> tuple[Picture, ...]:
    """Return the pictures of a score of Burgundy."""
    return pictures_of(GAME).scores(state, say_of(GAME))


def drawn() -> Iterator[tuple[str, Picture]]:
    """Yield each picture with its name."""
    yield "seat-first-round", seat_picture(states.ONE)
    yield "seat-that-just-played", seat_picture(states.JUST)
    yield "seat-in-the-middle", seat_picture(states.TWO)
    yield "seat-with-nothing", seat_picture(states.TWO, "a2")
    yield "seat-fullest", seat_picture(replace(states.TWO, seats=(states.FULLEST, states.OTHER)))
    yield "seat-at-the-end", seat_picture(states.ENDS[3], "a3")
    yield "table-dealt", table_picture(states.TWO)
    yield "table-tracked", table_picture(states.TRACKED)
    yield "table-fullest", table_picture(states.CROWDED)
    yield "scores-in-the-middle", score_pictures(states.TWO)[0]
    yield "scores-below-zero", score_pictures(states.BROKE)[0]
    for seats, state in states.ENDS.items():
        scores, course = score_pictures(state)
        yield f"scores-of-{seats}", scores
        yield f"course-of-{seats}", course
