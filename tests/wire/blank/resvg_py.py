"""Stands in for the library that draws: empty pictures as large as asked, for who only measures the page.

A worker whose PYTHONPATH begins with this folder finds it first.
"""

import struct
import zlib


def svg_to_bytes(*, width: int, height: int, **_: object) -> bytes:
    """Return a PNG of `width` by `height` pixels, each of them black."""
    rows = (b"\0" + bytes((width + 7) // 8)) * height
    parts = {
        b"IHDR": struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0),
        b"IDAT": zlib.compress(rows),
        b"IEND": b"",
    }
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts.items()
    )
