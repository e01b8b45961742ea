"""Icons: a game's own shapes, kept as data."""

from functools import cache, lru_cache
from pathlib import Path

from pydantic import Field

from engines.core.picture.element import Svg, group, path
from engines.core.state.data import Data, load


class Icon(Data):
    """A shape as SVG paths: what is drawn in ink, and what is cut out of it again."""

    solid: tuple[str, ...] = Field(min_length=1)
    cut: str = ""


class Icons(Data):
    """A file of icons; each lies within 12 units of its middle."""

    what: str
    icons: dict[str, Icon]


@cache
def icons(file: Path) -> dict[str, Icon]:
    """Return the icons of a file by name. Raises DataFault if the file is damaged."""
    return load(file, Icons).icons


def draw(shape: Icon, x: float, y: float, scale: float, ink: str, ground: str) -> Svg:
    """Return the icon around a point: in ink, on a ground of one colour."""
    return group(_paths(shape.solid, shape.cut, ink, ground), x=x, y=y, scale=scale)


# A picture has many, most of which the last one had, too.
@lru_cache(maxsize=256)
def _paths(solid: tuple[str, ...], cut: str, ink: str, ground: str) -> Svg:
    return "".join((*(path(d, ink) for d in solid), *((path(cut, ground),) if cut else ())))
