"""All pictures that are kept as files: `python -m tests.pictures` draws them anew."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from bot.i18n import I18n
from engines.burgundy import GAME
from engines.burgundy.state import State
from engines.core.game import Game
from engines.core.picture import Picture, Pictures, Say
from engines.macrobber import GAME as MACROBBER
from tests.pictures import burgundy_states as states
from tests.pictures import macrobber_states

HOME = Path(__file__).parent


@cache
def say_of(game: Game[Any]) -> Say:
    """Return the words of a game as its pictures are given them."""
    return I18n({game.id: game}, is_strict=True).words(game.id).plain


def pictures_of(game: Game[Any]) -> Pictures[Any]:
    """Return what draws a game."""
    assert game.pictures is not None
    return game.pictures()


def seat_picture(state: State, seat: str = "a1") -> Picture:
    """Return the picture of a seat of Burgundy."""
    picture = pictures_of(GAME).seat(state, seat, say_of(GAME))
    assert picture is not None
    return picture


def table_picture(state: State) -> Picture:
    """Return the picture of a board of Burgundy."""
    picture = pictures_of(GAME).table(state, say_of(GAME))
    assert picture is not None
    return picture


def score_pictures(state: State) -> tuple[Picture, ...]:
    """Return the pictures of a score of Burgundy."""
    return pictures_of(GAME).scores(state, say_of(GAME))


def gallery() -> dict[Path, Picture]:
    """Return all pictures by the file that each is kept in."""
    games = {"burgundy": _burgundy(), "macrobber": _macrobber()}
    return {HOME / game / f"{name}.svg": one for game, drawn in games.items() for name, one in drawn}


def _burgundy() -> Iterator[tuple[str, Picture]]:
    yield "seat-first-round", seat_picture(states.ONE)
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


def _macrobber() -> Iterator[tuple[str, Picture]]:
    drawing, say = pictures_of(MACROBBER), say_of(MACROBBER)
    for name, state in macrobber_states.TABLES.items():
        if picture := drawing.table(state, say):
            yield f"table-{name}", picture
    for name, (state, seat) in macrobber_states.BOARDS.items():
        if picture := drawing.seat(state, seat, say):
            yield f"board-{name}", picture
    for name, (state, seat) in macrobber_states.HANDS.items():
        if drawing.hand and (picture := drawing.hand(state, seat, say)):
            yield f"hand-{name}", picture
    for name, state in macrobber_states.SCORES.items():
        for picture in drawing.scores(state, say):
            yield f"{picture.name}-{name}", picture
