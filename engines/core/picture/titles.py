"""What a drawing says in words: the titles of its groups, in the order in which they are drawn."""

import re
from collections.abc import Iterator

from engines.core.picture.markup import as_said

_TITLE = re.compile(r"<title>[^<]*</title>")
_PARTS = re.compile(r"<title>([^<]*)</title>|<(/)[^>]*>|<[^>]*+(?<!/)>")
"""A title, the end of an element, or the begin of one that has something in it."""


def words_of(svg: str, colon: str) -> tuple[str, ...]:
    """Return a line for each outermost group that has a title: `title: title, title`, with this colon.

    What follows the colon are the titles of the outermost groups within; what lies deeper isn't said.
    """
    lines: list[tuple[str, list[str]]] = []
    for depth, title in _titles(svg):
        if depth == 1:
            lines.append((title, []))
        elif depth == 2:
            lines[-1][1].append(title)
    return tuple(f"{title}{colon}{', '.join(items)}" if items else title for title, items in lines)


def untitled(svg: str) -> str:
    """Return a drawing of which nothing is said."""
    return _TITLE.sub("", svg)


def _titles(svg: str) -> Iterator[tuple[int, str]]:
    """Yield each title with how many elements that have one it lies in, its own included."""
    has_title = list[bool]()
    for title, ends in _PARTS.findall(svg):
        if ends:
            has_title.pop()
        elif title:
            has_title[-1] = True
            yield sum(has_title), as_said(title)
        else:
            has_title.append(False)
