"""The pictures of Clan MacHina that are kept as files."""

from collections.abc import Iterator

from engines.caledonia import GAME
from engines.caledonia.model.state import State
from engines.core.picture import Picture
from tests.engines.caledonia import states
from tests.pictures.drawing import pictures_of, say_of, seat_of, table_of


def seat_picture(state: State, seat: str = "a1") -> Picture:
    """Return the picture of a MacHina."""
    return seat_of(GAME, state, seat)


def table_picture(state: State) -> Picture:
    """Return the picture of market and row."""
    return table_of(GAME, state)


def drawn() -> Iterator[tuple[str, Picture]]:
    """Yield each picture with its name."""
    yield "books-first-round", seat_picture(states.FIRST)
    yield "books-while-a-hex-is-asked", seat_picture(states.ASKED)
    yield "books-in-the-middle", seat_picture(states.MIDDLE, "a2")
    yield "books-after-a-trade", seat_picture(states.latest("drawn", 1, "T"))
    yield "books-fullest", seat_picture(states.FULLEST)
    yield "market-first-round", table_picture(states.FIRST)
    yield "market-after-a-trade", table_picture(states.latest("drawn", 1, "T"))
    yield "market-fullest", table_picture(states.FULLEST)
    for machinas, state in states.END.items():
        scores, prices = pictures_of(GAME).scores(state, say_of(GAME))
        yield f"scores-of-{machinas}", scores
        yield f"prices-of-{machinas}", prices
