"""A digest for each entry of an export, over it and all before it: nothing can be changed by itself."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

SHORT = 16
"""So many digits of the last digest are told to people, who compare them."""
NOT_IN_HEADER = ("seed", "salt", "points", "entries")
"""Points are entered when all digests are made."""
SETTLED_OTHERWISE = ("state", "sha256", "digest")
"""What an entry's digest leaves out: a replay compares the state, and its SHA-256, by itself."""


def digests(document: dict[str, Any]) -> Iterator[str]:
    """Yield the digest of each entry: SHA-256, in hexadecimal, of the one before and the entry as JSON.

    The first one stands on the header and the seats; the commitment in it stands for the seed and its salt.
    """
    last = _sha256({key: value for key, value in document.items() if key not in NOT_IN_HEADER})
    for entry in document["entries"]:
        last = _sha256([last, {key: one for key, one in entry.items() if key not in SETTLED_OTHERWISE}])
        yield last


def _sha256(data: Any) -> str:
    words = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(words.encode()).hexdigest()
