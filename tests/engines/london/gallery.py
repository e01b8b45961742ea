"""The pictures of London that are kept as files."""

from collections.abc import Iterator

from engines.core.picture import Picture
from engines.london import GAME
from engines.london.model.state import State
from tests.engines.london import states
from tests.pictures.drawing import pictures_of, say_of, seat_of, table_of, turn_of


def seat_picture(state: State, seat: str = "a1") -> Picture:
    """Return the picture of an AutoMartin."""
    return seat_of(GAME, state, seat)


def table_picture(state: State) -> Picture:
    """Return the picture of the table."""
    return table_of(GAME, state)


def score_picture(state: State) -> Picture:
    """Return the picture of the score."""
    return pictures_of(GAME).scores(state, say_of(GAME))[0]


def drawn() -> Iterator[tuple[str, Picture]]:
    """Yield each picture with its name."""
    yield "table-begun", table_picture(states.START)
    yield "table-in-the-middle", table_picture(states.MIDDLE)
    yield "table-after-a-turn", table_picture(states.JUST)
    yield "table-of-four-seats", table_picture(states.FULL)
    yield "seat-begun", seat_picture(states.START)
    yield "seat-that-just-played", seat_picture(states.JUST)
    yield "seat-of-the-rich", seat_picture(states.RICH)
    yield "turn-of-the-rich", turn_of(GAME, states.RICH, "a1")
    yield "seat-that-asks", seat_picture(states.ASKING)
    yield "seat-of-a-long-card", seat_picture(states.LONG)
    yield "scores-in-the-middle", score_picture(states.MIDDLE)
    yield "scores-at-the-end", score_picture(states.END)
