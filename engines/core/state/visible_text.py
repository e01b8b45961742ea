"""What of a name can be seen: it may come from anybody, with characters that show nothing."""

import re
import unicodedata

_UNSEEN = re.compile(
    "["
    "\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\ud800-\udfff"  # control characters, halves of characters
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # what turns the direction of writing
    "\u115f\u1160\u3164\uffa0\u2800\U0001d159"  # blank letters and signs: fillers, braille without dots
    "\u00ad\u034f\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff0-\ufffb\ufffe\uffff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff"  # tags and others
    "]"
)
"""What shows nothing and does nothing; what joins or varies its neighbours in a name stays."""
_WITH_OTHERS = ("Mn", "Me", "Cf", "Co")
"""What is seen at another character only, or in its maker's font: marks, variants, joiners, private signs."""


def seen(name: str) -> str:
    """Return what of a name can be seen, words with one space between; "" if that is nothing."""
    left = " ".join(_UNSEEN.sub("", name).split())
    return left if any(unicodedata.category(char) not in _WITH_OTHERS for char in left if char != " ") else ""
