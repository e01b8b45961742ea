"""Drawings as the tests read them: their titles as lines, their texts with the place that they take."""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from struct import unpack
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import resvg_py

from engines.core.picture import Picture
from engines.core.picture.font import CAP, FONT_FILES, WEIGHTS, width

SVG = "{http://www.w3.org/2000/svg}"
CORNER, EDGE, ROUND = (85, 60), 3, 16
"""How wide and high the corner is that stays free, how thick the edge of a picture, how round its corner."""
WEIGHT = {str(number): weight for weight, number in WEIGHTS.items()}


@dataclass(frozen=True)
class Written:
    """A line of text, the box of its capitals, and the titles of the groups around it, outermost first."""

    words: str
    fill: str
    size: float
    left: float
    top: float
    right: float
    bottom: float
    titles: tuple[str, ...]

    def touches(self, other: "Written") -> bool:
        """Return whether the two lie on top of each other."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


@lru_cache(maxsize=16)
def root(picture: Picture) -> Element:
    """Return the drawing, which nobody changes. Raises ParseError if it isn't well-formed."""
    return ElementTree.fromstring(picture.svg)


def title_of(element: Element) -> str:
    """Return the title of a group, "" if it has none."""
    found = element.find(f"{SVG}title")
    return (found.text or "") if found is not None else ""


def titled(element: Element) -> Iterator[Element]:
    """Yield the groups with a title inside, those inside them left out."""
    for child in element:
        if title_of(child):
            yield child
        else:
            yield from titled(child)


def lines_of(picture: Picture) -> tuple[str, ...]:
    """Return what the titles of the drawing say, a line for each outermost group."""
    lines = []
    for section in titled(root(picture)):
        items = ", ".join(title_of(item) for item in titled(section))
        lines.append(f"{title_of(section)}: {items}" if items else title_of(section))
    return tuple(lines)


def texts_of(picture: Picture) -> list[Written]:
    """Return all lines of text in the drawing."""
    drawing = root(picture)
    for text in drawing.iter(f"{SVG}text"):
        text.attrib = {"font-weight": "500"} | drawing.attrib | text.attrib
    return list(_texts(drawing, 0, 0, ()))


def _texts(element: Element, x: float, y: float, titles: tuple[str, ...]) -> Iterator[Written]:
    if title := title_of(element):
        titles = (*titles, title)
    for move in element.get("transform", "").split(")"):
        kind, _, numbers = move.strip().partition("(")
        if kind == "translate":
            across, down = (float(number) for number in numbers.split())
            x, y = x + across, y + down
    if element.tag == f"{SVG}text":
        yield _written(element, x, y, titles)
    for child in element:
        yield from _texts(child, x, y, titles)


def _written(element: Element, x: float, y: float, titles: tuple[str, ...]) -> Written:
    words, size = element.text or "", float(element.get("font-size", ""))
    wide = width(words, size, WEIGHT[element.get("font-weight", "")])
    left = (
        x
        + float(element.get("x", ""))
        - wide * {"middle": 0.5, "end": 1}.get(element.get("text-anchor", ""), 0)
    )
    bottom = y + float(element.get("y", ""))
    fill = element.get("fill", "")
    return Written(words, fill, size, left, bottom - CAP * size, left + wide, bottom, titles)


def png_of(svg: str, zoom: int) -> bytes:
    """Return the drawing as the worker draws it."""
    fonts = [str(file) for file in FONT_FILES]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=zoom, skip_system_fonts=True, font_files=fonts))


def ink_end(svg: str, width: int) -> int:
    """Return how far to the right a drawing without a ground reaches, in pixels of double size."""
    rows = _rows(png_of(svg, 2), width * 8)
    return max(i // 4 for row in rows for i in range(3, len(row), 4) if row[i] > 100)


def corner_of(picture: Picture) -> set[str]:
    """Return the colours in the lower left corner, where Discord lays its ALT badge, but for the edge."""
    wide, tall = CORNER
    top = picture.height - tall
    size = f'width="{picture.width}" height="{picture.height}" viewBox="0 0 {picture.width} {picture.height}"'
    assert size in picture.svg
    cut = picture.svg.replace(size, f'width="{wide}" height="{tall}" viewBox="0 {top} {wide} {tall}"', 1)
    rows = _rows(png_of(cut, 1), wide * 4)
    # Most rows are alike; the uppermost of these is looked at from the edge on.
    uppermost = {row: y for y, row in reversed([*enumerate(rows[: tall - EDGE])])}
    found = {
        row[x * 4 : x * 4 + 3]
        for row, y in uppermost.items()
        for x in range(EDGE if y < tall - ROUND else ROUND, wide)
    }
    return {f"#{one.hex().upper()}" for one in found}


class Pixels:
    """The colours of a drawing at 1x without its texts: what lies below them."""

    def __init__(self, picture: Picture) -> None:
        bare = ElementTree.fromstring(picture.svg)
        for parent in list(bare.iter()):
            for text in parent.findall(f"{SVG}text"):
                parent.remove(text)
        png = png_of(ElementTree.tostring(bare, encoding="unicode"), 1)
        self.width, self.height = unpack(">II", png[16:24])
        self._rows = _rows(png, self.width * 4)

    def at(self, x: float, y: float) -> str:
        """Return the colour of a pixel, as #RRGGBB."""
        place = int(x) * 4
        return "#" + self._rows[int(y)][place : place + 3].hex().upper()


def _rows(png: bytes, stride: int) -> list[bytes]:
    """Return the rows of a PNG with four bytes for each pixel."""
    data, at = b"", 8
    while at < len(png):
        (length,) = unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += length + 12
    plain = zlib.decompress(data)
    rows, above = [], bytes(stride)
    for start in range(0, len(plain), stride + 1):
        kind, row = plain[start], plain[start + 1 : start + 1 + stride]
        is_alike = kind == 2 and not any(row)
        above = above if is_alike else _unfiltered(kind, bytearray(row), above)
        rows.append(above)
    return rows


def _unfiltered(kind: int, row: bytearray, above: bytes) -> bytes:
    if kind == 0:
        return bytes(row)
    if kind == 2:
        return bytes((one + up) & 255 for one, up in zip(row, above, strict=True))
    for i, up in enumerate(above):
        left, corner = (row[i - 4], above[i - 4]) if i >= 4 else (0, 0)
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + up) // 2
        else:
            guess = left if up == corner else _paeth(left, up, corner)
        row[i] = (row[i] + guess) & 255
    return bytes(row)


def _paeth(left: int, above: int, corner: int) -> int:
    """Return which of the three is nearest to `left + above - corner`, of equally near ones the first."""
    to_left, to_above, to_corner = abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
    if to_left <= to_above and to_left <= to_corner:
        return left
    return above if to_above <= to_corner else corner
