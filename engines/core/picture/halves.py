"""A picture in two halves: each is shown as wide as the whole, so nearly twice as large."""

import re

from engines.core.picture import Picture
from engines.core.picture.titles import untitled

OVERLAP = 60
"""What both halves show, in pixels at 1x: what lies across the middle is whole in one of them."""
_ROOT = re.compile(r"<svg [^>]*>")
_VIEW = re.compile(r' viewBox="[^"]*"')
_SIZE = re.compile(r' (?:width|height)="[^"]*"')


def halves_of(picture: Picture) -> tuple[Picture, Picture]:
    """Return the left and the right half; the left one says in words what both show."""
    width = (picture.width + OVERLAP) // 2
    return (
        _part(picture, "left", picture.svg, 0, width),
        _part(picture, "right", untitled(picture.svg), picture.width - width, width),
    )


def _part(picture: Picture, side: str, svg: str, left: int, width: int) -> Picture:
    view = f' width="{width}" height="{picture.height}" viewBox="{left} 0 {width} {picture.height}"'

    def cropped(root: re.Match[str]) -> str:
        return _SIZE.sub("", _VIEW.sub("", root[0])).removesuffix(">") + view + ">"

    drawn = _ROOT.sub(cropped, svg, count=1)
    return Picture(f"{picture.name}-{side}", drawn, width, picture.height, picture.colon)
