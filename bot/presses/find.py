"""Finds what typed words mean: in any order, in any case, with or without accents, and never by guessing."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from bot.wire.limits import CHOICE_NAME, clip

MOST_QUERY = 100
MOST_NEAR = 25
MOST_NAMED = 5
"""Things that may be meant, where they are told in a sentence."""
GOOD_ENOUGH = 60
BEST_ENOUGH = 74
"""One typed word at least, no number, is that like one of a label, of 100; all together are good enough."""

_NUMBERED = re.compile(r"(\d+)\s*:?")
_WORD = re.compile(r"[+-]?\d+(?!\w)|\w+")

Entry = tuple[str, str]
"""A label that people see, and the code of what it means. Of several labels for it the first is shown."""


@dataclass(frozen=True, slots=True)
class Found:
    """The codes of what typed words mean, the best first.

    One hit is what is meant; among several, and among what is only near, the person chooses. What is near is
    looked for only where nothing is hit.
    """

    hits: tuple[str, ...] = ()
    near: tuple[str, ...] = ()

    @property
    def only(self) -> str | None:
        """The one thing that is meant, None if there are several or none."""
        return self.hits[0] if len(self.hits) == 1 else None

    @property
    def all(self) -> tuple[str, ...]:
        """The hits, or else what is near."""
        return self.hits or self.near


def fold(words: str) -> str:
    """Return the words in one case and without accents."""
    parts = unicodedata.normalize("NFKD", words.casefold())
    return " ".join("".join(char for char in parts if not unicodedata.combining(char)).split())


def find(typed: str, entries: Sequence[Entry]) -> Found:
    """Return what is hit: by a whole label, by a code, or by words, if a label has all that are typed.

    A typed word stands for one that begins so, a number only for itself; alone it is what a label counts by,
    as in `3: 2 beef`. Of what stands behind a number it says how many: `4 wool` isn't `4 whisky, 1 wool`.
    Nothing typed comes near everything.
    """
    whole = fold(typed)
    if not whole:
        return Found(near=_things(entries))
    labels = [(fold(label), code) for label, code in entries]
    equal = _things(one for one in labels if one[0] == whole)
    if len(equal) == 1:
        return Found(equal)
    if (counted := _NUMBERED.fullmatch(whole)) and len(found := _numbered(counted[1], labels)) == 1:
        return Found(found)
    words = _WORD.findall(whole[:MOST_QUERY])
    ranked = [(_rank(words, _WORD.findall(label)), code) for label, code in labels if words]
    worded = [(rank, code) for rank, code in ranked if rank is not None]
    hits = [code for _, code in entries if code == typed]
    hits += [code for _, code in sorted(worded, key=lambda one: one[0])]
    return Found(tuple(dict.fromkeys(hits))) if hits else Found(near=_nearest(whole[:MOST_QUERY], labels))


def choices(codes: Iterable[str], entries: Sequence[Entry]) -> list[tuple[str, str]]:
    """Return what is suggested: each code's label, and what is sent for it.

    That is the label, as if somebody typed it; where it means several things or is too long it is the code.
    """
    shown = {code: label for label, code in reversed(entries)}
    meanings = Counter(label for label, _ in {(fold(label), code) for label, code in entries})

    def is_clear(label: str) -> bool:
        return meanings[fold(label)] == 1 and label.strip() != "" and clip(label, CHOICE_NAME) == label

    return [(shown[one], shown[one] if is_clear(shown[one]) else one) for one in codes]


def brief(label: str, entries: Sequence[Entry]) -> str:
    """Return the number a label begins with, `3` of `3: 2 beef`, if that alone means it; else the label."""
    number, colon, _ = label.partition(":")
    is_number = bool(colon) and _NUMBERED.fullmatch(number) is not None
    meant = {code for one, code in entries if one == label}
    return number if is_number and set(find(number, entries).hits) == meant else label


def _numbered(number: str, labels: Sequence[Entry]) -> tuple[str, ...]:
    return _things(one for one in labels if one[0].startswith(f"{number}:"))


def _things(entries: Iterable[Entry]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(code for _, code in entries))


def _rank(typed: Sequence[str], words: Sequence[str]) -> int | None:
    """Return how many typed words are beginnings only, None if one is no word's; each is for another one."""
    left = list(words)
    begun = []
    for one in typed:
        if one in left:
            left.remove(one)
        else:
            begun.append(one)
    for one in begun:
        match = next((word for word in left if word.startswith(one) and not one[-1].isdecimal()), None)
        if match is None:
            return None
        left.remove(match)
    return len(begun) if _has_counts(typed, words) else None


def _has_counts(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Tell whether of each word with a number typed before it there are so many, if a number stands there."""
    there = [(n, word) for n, word in pairwise(words) if n.isdecimal()]
    for n, begun in pairwise(typed):
        counts = {number for number, word in there if word.startswith(begun)}
        if n.isdecimal() and not begun.isdecimal() and counts and n not in counts:
            return False
    return True


def _nearest(query: str, labels: Sequence[Entry]) -> tuple[str, ...]:
    """Return what has all that is typed somewhere in its words, or else comes near it, typos forgiven."""
    parts = query.split()
    if inside := _things(one for one in labels if all(part in one[0] for part in parts)):
        return inside[:MOST_NEAR]
    from rapidfuzz import fuzz  # needed for typos only, and it takes memory

    @cache
    def likeness(one: str, other: str) -> float:
        return fuzz.ratio(one, other)

    scored = []
    for label, code in labels:
        words = label.split()
        alike = [max((likeness(part, word) for word in words), default=0) for part in parts]
        score = sum(alike) / len(parts)
        best = max((like for part, like in zip(parts, alike, strict=True) if not part.isdecimal()), default=0)
        if score >= GOOD_ENOUGH and best >= BEST_ENOUGH:
            scored.append((score, code))
    scored.sort(key=lambda one: -one[0])
    return tuple(dict.fromkeys(code for _, code in scored))[:MOST_NEAR]
