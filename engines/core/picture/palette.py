"""The colours that all pictures share, and the contrast between two of them."""

from functools import cache

PAPER = "#FAF6EE"
"""The ground of every picture."""
CARD = "#FFFFFF"
SHADE = "#EFE8DA"
NEW = "#FFE08A"
"""The ground of what is new."""
EDGE = "#CFC5B2"
INK = "#121A20"
"""So dark that it can be read on the colour of every mark on which white can't."""
MUTED = "#55606B"
WHITE = "#FFFFFF"


def hex_colour(rgb: int) -> str:
    """Return a colour given as a number, such as a mark's, in the form that SVG reads."""
    return f"#{rgb:06X}"


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours by WCAG: 1 (the same) to 21 (black on white)."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@cache
def ink_on(ground: str) -> str:
    """Return the one of dark and light ink that reads better on the ground."""
    return max((INK, WHITE), key=lambda ink: contrast(ink, ground))


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
