"""Files that strangers made: read within bounds, and told of in one line."""

import stat
from pathlib import Path

LONGEST_LINE = 2000


class Unreadable(Exception):
    """A file can't be read, or not as what it should be; the message says why in one line."""


def content(file: Path, most: int) -> bytes:
    """Return what a file holds, at most so many bytes. Raises Unreadable.

    What isn't a plain file could wait for ever, or never end.
    """
    try:
        if not stat.S_ISREG(file.stat().st_mode):
            raise Unreadable("it is not a plain file")
        with file.open("rb") as stream:
            held = stream.read(most + 1)
    except OSError as fault:
        raise Unreadable(fault.strerror or type(fault).__name__) from None
    if len(held) > most:
        raise Unreadable(f"it is larger than {most // 1000:,} kB")
    return held


def one_line(words: str) -> str:
    """Return the words as one line that any terminal can show, however strange they are."""
    line = "".join(char if char.isprintable() else " " for char in words[: LONGEST_LINE + 1])
    line = " ".join(line.split())
    return line if len(words) <= LONGEST_LINE else f"{line} ..."
