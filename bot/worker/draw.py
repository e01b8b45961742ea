"""Turns SVG text into a PNG picture, with the given fonts and no others."""

from bot.wire.json import Json

MOST_PIXELS = 4_000_000


def draw(head: Json, svg: bytes) -> bytes:
    """Return the PNG of an SVG, `width` by `height` pixels, written with the files in `fonts`.

    Raises ValueError for what is no SVG, or a picture of too many pixels.
    """
    import resvg_py

    width, height = int(head["width"]), int(head["height"])
    if not 0 < width * height <= MOST_PIXELS:
        raise ValueError(f"a picture of {width} x {height} pixels")
    return resvg_py.svg_to_bytes(
        svg_string=svg.decode(),
        width=width,
        height=height,
        skip_system_fonts=True,
        font_files=head["fonts"],
    )
