"""The icons of tiles: own shapes, kept as data."""

from functools import cache
from pathlib import Path

from pydantic import Field

from engines.core.data import Data, load
from engines.core.picture.element import Svg, group, path


class Icon(Data):
    """A shape as SVG paths: what is drawn in ink, and what is cut out of it again."""

    solid: tuple[str, ...] = Field(min_length=1)
    cut: str = ""


class Icons(Data):
    """The file icons.json."""

    what: str
    icons: dict[str, Icon]


@cache
def icons() -> dict[str, Icon]:
    """Return the icons by name: colours, kinds of buildings, species, and `sale`."""
    return load(Path(__file__).with_name("icons.json"), Icons).icons


def icon(name: str, x: float, y: float, scale: float, ink: str, ground: str) -> Svg:
    """Return the icon around a point: in ink, on a ground of one colour. Raises KeyError for no such icon."""
    shape = icons()[name]
    cut = (path(shape.cut, ground),) if shape.cut else ()
    return group(*(path(d, ink) for d in shape.solid), *cut, x=x, y=y, scale=scale)
