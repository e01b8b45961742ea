"""What the bot and its worker send each other: frames of a JSON head and bytes."""

import json
import struct

from bot.wire.json import Json

SIZES = struct.Struct(">II")
"""What a frame begins with: how long its head and its body are, in bytes."""
LONGEST = 16 * 1024 * 1024
"""The most bytes of a head or a body; a frame that announces more is no frame."""


class BrokenFrame(ValueError):
    """What came is no frame."""


def frame(head: Json, body: bytes = b"") -> bytes:
    """Return a frame as it is sent. Raises BrokenFrame if its head or its body is too long."""
    words = json.dumps(head).encode()
    _check(len(words), len(body))
    return SIZES.pack(len(words), len(body)) + words + body


def sizes(start: bytes) -> tuple[int, int]:
    """Return how long the head and the body of a frame are. Raises BrokenFrame if they are too long."""
    head, body = SIZES.unpack(start)
    _check(head, body)
    return head, body


def _check(head: int, body: int) -> None:
    if max(head, body) > LONGEST:
        raise BrokenFrame(f"a frame of {head} and {body} bytes")
