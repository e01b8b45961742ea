"""Locale files of a language that is only begun: nobody is offered it, and English steps in for it."""

from pathlib import Path

BEGUN = "### Begun"
"""How the first line of such a file begins; who has translated it all takes that line away."""


def is_begun(file: Path) -> bool:
    """Tell whether a locale file, which may not be there, says that its language is only begun."""
    if not file.exists():
        return False
    with file.open(encoding="utf-8") as lines:
        return lines.readline().startswith(BEGUN)
