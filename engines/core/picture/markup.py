"""Characters that mean something in SVG. (`html` knows two thousand more, and keeps them all in memory.)"""

_IN_TEXT = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
_QUOTES = {'"': "&quot;", "'": "&#x27;"}
_AS_TEXT, _AS_VALUE = str.maketrans(_IN_TEXT), str.maketrans(_IN_TEXT | _QUOTES)


def as_text(words: str) -> str:
    """Return words as they stand between tags."""
    return words.translate(_AS_TEXT)


def as_value(words: str) -> str:
    """Return words as they stand within double quotes; they may stand between tags, too."""
    return words.translate(_AS_VALUE)


def as_said(written: str) -> str:
    """Return the words that `as_text` or `as_value` has written."""
    for sign, code in reversed((_IN_TEXT | _QUOTES).items()):
        written = written.replace(code, sign)
    return written
