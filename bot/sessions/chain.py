"""A digest for each entry of an export, over it and all before it: nothing can be changed by itself."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

SHORT = 16
"""So many digits of the last digest are told to people, who compare them."""
NOT_IN_HEADER = ("seed", "salt", "points", "former", "report", "entries")
"""Points are entered, people go, and a fault is reported, when all digests are made."""
SETTLED_OTHERWISE = ("state", "sha256", "digest")
"""What an entry's digest leaves out: a replay compares the state, and its SHA-256, by itself."""
PIECE = 2000
"""Bytes that are hashed at once."""


def digests(document: dict[str, Any]) -> Iterator[str]:
    """Yield the digest of each entry: SHA-256, in hexadecimal, of the one before and the entry as JSON.

    The first one stands on the header and the seats; the commitment in it stands for the seed and its salt.
    """
    last = _sha256({key: value for key, value in document.items() if key not in NOT_IN_HEADER})
    for entry in document["entries"]:
        last = _sha256([last, {key: one for key, one in entry.items() if key not in SETTLED_OTHERWISE}])
        yield last


def _sha256(data: Any) -> str:
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")))


def sha256(text: str) -> str:
    """Return the SHA-256 of a text, in hexadecimal.

    It is hashed in small pieces. For a large one Python lets other threads go on, and stops them before any
    has woken: thousands in a row, beside the loop, would leave the loop without a turn for seconds.
    """
    content, sum_ = text.encode(), hashlib.sha256()
    for at in range(0, len(content), PIECE):
        sum_.update(content[at : at + PIECE])
    return sum_.hexdigest()
