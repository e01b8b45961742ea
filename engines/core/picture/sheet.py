"""The frame that pictures share: one width, and rows with a name at their left."""

from collections.abc import Sequence

from engines.core.picture import Picture
from engines.core.picture.card import ground
from engines.core.picture.element import Svg, document, group, line
from engines.core.picture.label import wrapped
from engines.core.picture.palette import EDGE, MUTED

WIDTH = 480
MARGIN = 12
INNER = WIDTH - 2 * MARGIN
NAMES = 88
"""The room for the name of a row."""
ROOM = INNER - NAMES
CORNER, FOOT = 85, 60
"""How wide and high the lower left corner is in which Discord lays its ALT badge: nothing is drawn there."""
BESIDE = CORNER + 7
"""Where what lies beside that corner begins."""
FOOT_ROOM = WIDTH - MARGIN - BESIDE


def sheet(name: str, height: float, *inside: Svg) -> Picture:
    """Return a whole picture with this name; the titles of what lies in it are its words."""
    tall = round(height)
    return Picture(name, document(WIDTH, tall, ground(WIDTH, tall), *inside), WIDTH, tall)


def row(
    y: float, height: float, name: str, inside: Sequence[Svg], padding: float = 0, names: float = NAMES
) -> Svg:
    """Return a row under a thin line: its name, then what lies in it, `padding` below the line.

    `names` is how wide the column of the names is.
    """
    parted = line(MARGIN, y, WIDTH - MARGIN, y, EDGE)
    named = wrapped(name, MARGIN, y + height / 2, names - 4, weight="bold", fill=MUTED)
    return group(parted, named, group(*inside, x=MARGIN + names, y=y + padding), title=name)
