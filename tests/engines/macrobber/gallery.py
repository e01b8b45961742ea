"""The pictures of MacRobber that are kept as files."""

from collections.abc import Iterator

from engines.core.picture import Picture
from engines.macrobber import GAME
from tests.engines.macrobber import states
from tests.pictures.drawing import pictures_of, say_of


def drawn() -> Iterator[tuple[str, Picture]]:
    """Yield each picture with its name."""
    drawing, say = pictures_of(GAME), say_of(GAME)
    for name, state in states.TABLES.items():
        if picture := drawing.table(state, say):
            yield f"table-{name}", picture
    for name, (state, seat) in states.BOARDS.items():
        if picture := drawing.seat(state, seat, say):
            yield f"board-{name}", picture
    for name, (state, seat) in states.HANDS.items():
        if drawing.hand and (picture := drawing.hand(state, seat, say)):
            yield f"hand-{name}", picture
    for name, state in states.SCORES.items():
        for picture in drawing.scores(state, say):
            yield f"{picture.name}-{name}", picture
