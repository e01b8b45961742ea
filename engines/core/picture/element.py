"""Elements of a drawing as SVG text: the same arguments give the same bytes."""

import re
from collections.abc import Sequence
from functools import lru_cache

from engines.core.picture.markup import as_value

Svg = str
"""One or more SVG elements as text."""
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def allowed(words: str) -> str:
    """Return the words without the characters that XML forbids even when they are escaped."""
    return _FORBIDDEN.sub("", words)


# A picture has thousands of them, most of which the last one had, too.
@lru_cache(maxsize=8192)
def number(value: float) -> str:
    """Return a coordinate with at most two decimals and no tail: `3`, `0.5`, `-1.25`."""
    return f"{round(value, 2) + 0:.2f}".rstrip("0").rstrip(".")


def element(tag: str, *inside: Svg, **attributes: str | float | None) -> Svg:
    """Return an element; an attribute that is None is left out, `stroke_width` is written `stroke-width`."""
    written = "".join([_attribute(name, value) for name, value in attributes.items() if value is not None])
    return f"<{tag}{written}>{''.join(inside)}</{tag}>" if inside else f"<{tag}{written}/>"


@lru_cache(maxsize=2048)
def _attribute(name: str, value: str | float) -> str:
    return f' {name.replace("_", "-")}="{as_value(value) if isinstance(value, str) else number(value)}"'


def document(width: float, height: float, *inside: Svg) -> Svg:
    """Return a whole drawing, in pixels at 1x."""
    size = f"0 0 {number(width)} {number(height)}"
    return element(
        "svg", *inside, xmlns="http://www.w3.org/2000/svg", width=width, height=height, viewBox=size
    )


def group(*inside: Svg, title: str = "", x: float = 0, y: float = 0, scale: float = 1) -> Svg:
    """Return elements that belong together, moved to a place; the title says what they show."""
    moves = [f"translate({number(x)} {number(y)})"] if x or y else []
    moves += [f"scale({number(scale)})"] if scale != 1 else []
    named = (element("title", as_value(allowed(title))),) if title else ()
    return element("g", *named, *inside, transform=" ".join(moves) or None)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    *,
    radius: float = 0,
    stroke: str | None = None,
    thick: float = 1,
    dashes: str | None = None,
) -> Svg:
    """Return a rectangle, its corners rounded by `radius`."""
    return element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=radius or None,
        fill=fill,
        stroke=stroke,
        stroke_width=thick if stroke else None,
        stroke_dasharray=dashes,
    )


def circle(
    x: float, y: float, radius: float, fill: str, *, stroke: str | None = None, thick: float = 1
) -> Svg:
    """Return a circle around a point."""
    return element(
        "circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke, stroke_width=thick if stroke else None
    )


def polygon(
    corners: Sequence[tuple[float, float]],
    fill: str,
    *,
    stroke: str | None = None,
    thick: float = 1,
    dashes: str | None = None,
) -> Svg:
    """Return a closed shape with these corners."""
    return element(
        "polygon",
        points=" ".join(f"{number(x)},{number(y)}" for x, y in corners),
        fill=fill,
        stroke=stroke,
        stroke_width=thick if stroke else None,
        stroke_linejoin="round" if stroke else None,
        stroke_dasharray=dashes,
    )


def path(
    d: str, fill: str = "none", *, stroke: str | None = None, thick: float = 1, dashes: str | None = None
) -> Svg:
    """Return a path; where its parts overlap an even number of times it is left empty."""
    return element(
        "path",
        d=d,
        fill=fill,
        fill_rule="evenodd" if fill != "none" else None,
        stroke=stroke,
        stroke_width=thick if stroke else None,
        stroke_linecap="round" if stroke else None,
        stroke_linejoin="round" if stroke else None,
        stroke_dasharray=dashes,
    )


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, *, thick: float = 1) -> Svg:
    """Return a straight line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, stroke_width=thick)
