"""Finds what typed words mean: in any order, in any case, with or without accents, and never by guessing."""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise, takewhile

from bot.wire.limits import CHOICE_NAME, clip
from engines.core.script.notation import LONGEST

MOST_MISTYPED = 8
"""Words that may have typos in them: what is longer is compared with too much, and comes near nothing."""
MOST_FOLDED = 2 * LONGEST
"""Some signs are written with eighteen letters: words that become longer than this keep their signs."""
MOST_NEAR = 25
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

    One hit is what is meant; among several, and among what is only near, the person chooses. Near is what has
    the words of one that is named whole and more of them; else it is looked for only where nothing is hit.
    """

    hits: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    """The typed words that no label has, where nothing is hit."""

    @property
    def only(self) -> str | None:
        """The one thing that is meant, None if there are several or none."""
        return self.hits[0] if len(self.hits) == 1 else None

    @property
    def all(self) -> tuple[str, ...]:
        """The hits, then what is near."""
        return (*self.hits, *self.near)


def fold(words: str) -> str:
    """Return the words in one case and without accents."""
    plain = words.casefold()
    if not plain.isascii():
        parts = unicodedata.normalize("NFKD", plain)
        if len(parts) <= MOST_FOLDED:
            plain = "".join([char for char in parts if not unicodedata.combining(char)])
    return " ".join(plain.split())


class Labels:
    """What can be meant: its labels are folded once, however many words are looked for among them."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self._codes: dict[str, dict[str, None]] = {}
        """The codes that each folded label stands for."""
        for label, code in entries:
            self._codes.setdefault(fold(label), {})[code] = None

    def __contains__(self, typed: str) -> bool:
        """Tell whether these are the words of a whole label."""
        return fold(typed) in self._codes

    def named(self, typed: str) -> Collection[str]:
        """Return the codes of what has these words for a whole label."""
        return self._codes.get(fold(typed), {})

    @cached_property
    def most_commas(self) -> int:
        """How many commas the label with the most of them has."""
        return max((label.count(",") for label in self._codes), default=0)

    def find(self, typed: str) -> Found:
        """Return what is hit: by a whole label, by a code, or by words, if a label has all that are typed.

        A typed word stands for one that begins so, a number only for itself; alone it is what a label counts
        by, as in `3: 2 beef`. Of what stands behind a number it says how many: `4 wool` isn't `4 whisky, 1
        wool`. Nothing typed comes near everything.
        """
        whole = fold(typed)
        if not whole:
            return Found(near=_things(self._codes.values()))
        hits, more = self._meant(typed, whole)
        return Found(hits, more) if hits else Found(near=self._near(whole), unknown=self._unknown(whole))

    def hits(self, typed: str) -> tuple[str, ...]:
        """Return what is hit, and nothing that is only near."""
        return self._meant(typed, fold(typed))[0]

    def _meant(self, typed: str, whole: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return what is hit, and what has the words of the one that is named whole, and more."""
        found = self._hits(typed, whole)
        for named in (tuple(self._codes.get(whole, ())), self._named(whole)):
            if len(named) == 1:
                return named, tuple(one for one in found if one not in named)
        return found, ()

    def _hits(self, typed: str, whole: str) -> tuple[str, ...]:
        if (counted := _NUMBERED.fullmatch(whole)) and len(found := self._numbered(counted[1])) == 1:
            return found
        words = _WORD.findall(whole)
        ranked = [(_rank(words, own), codes) for own, codes in self._with(words)]
        worded = sorted((one for one in ranked if one[0] is not None), key=lambda one: one[0] or 0)
        coded = [[code] for _, code in self.entries if code == typed]
        return _things([*coded, *(codes for _, codes in worded)])

    def choices(self, codes: Iterable[str]) -> list[tuple[str, str]]:
        """Return what is suggested: each code's label, and what is sent for it.

        That is the label, as if somebody typed it; where it means several things or is too long it is the
        code.
        """
        shown = {code: label for label, code in reversed(self.entries)}

        def is_clear(label: str) -> bool:
            return len(self._codes[fold(label)]) == 1 and label.strip() != "" and _is_sent_whole(label)

        return [(shown[one], shown[one] if is_clear(shown[one]) else one) for one in codes]

    def brief(self, label: str) -> str:
        """Return the number that a label begins with, as in `3: 2 beef`, if that alone means it; else all."""
        number, colon, _ = label.partition(":")
        is_number = bool(colon) and _NUMBERED.fullmatch(number) is not None
        return number if is_number and set(self.hits(number)) == set(self._codes[fold(label)]) else label

    def _named(self, whole: str) -> tuple[str, ...]:
        """Return what has a label of exactly these words; what is counted in it may come in any order."""
        return _things(self._counted.get(_counts(_WORD.findall(whole)), ()))

    @cached_property
    def _counted(self) -> dict[tuple[str, ...], list[Iterable[str]]]:
        """The codes of each label by what is counted in it."""
        found: dict[tuple[str, ...], list[Iterable[str]]] = {}
        for words, codes in self._worded:
            found.setdefault(_counts(words), []).append(codes)
        return found

    @cached_property
    def _worded(self) -> list[tuple[list[str], Iterable[str]]]:
        """The words of each label, with its codes."""
        return [(_WORD.findall(label), codes) for label, codes in self._codes.items()]

    @cached_property
    def _places(self) -> dict[str, list[int]]:
        """Which labels have each word, by their places in `_worded`."""
        found: dict[str, list[int]] = {}
        for place, (words, _) in enumerate(self._worded):
            for word in words:
                found.setdefault(word, []).append(place)
        return found

    @cached_property
    def _vocabulary(self) -> list[str]:
        return sorted(self._places)

    def _with(self, typed: Sequence[str]) -> Iterator[tuple[list[str], Iterable[str]]]:
        """Yield the labels that have, or begin a word with, each typed word."""
        left: set[int] | None = None
        for one in dict.fromkeys(typed):
            there = set[int]().union(*(self._places.get(word, ()) for word in self._begun(one)))
            left = there if left is None else left & there
            if not left:
                return
        yield from (self._worded[place] for place in sorted(left or ()))

    def _begun(self, typed: str) -> Iterable[str]:
        """Return the words of labels that begin so; a number is only itself."""
        if typed[-1].isdigit():
            return [typed]
        further = self._vocabulary[bisect_left(self._vocabulary, typed) :]
        return takewhile(lambda word: word.startswith(typed), further)

    def _unknown(self, whole: str) -> tuple[str, ...]:
        """Return the words that no label has, and none has one that begins so."""
        typed = dict.fromkeys(_WORD.findall(whole))
        return tuple(one for one in typed if not any(word in self._places for word in self._begun(one)))

    def _numbered(self, number: str) -> tuple[str, ...]:
        return _things(codes for label, codes in self._codes.items() if label.startswith(f"{number}:"))

    def _near(self, query: str) -> tuple[str, ...]:
        """Return what has all that is typed somewhere in its words, or else comes near it, typos forgiven."""
        parts = query.split()
        if len(parts) > MOST_MISTYPED:
            return ()
        has_all = (codes for label, codes in self._codes.items() if all(part in label for part in parts))
        if inside := _things(has_all):
            return inside[:MOST_NEAR]
        from rapidfuzz.fuzz import ratio  # needed for typos only, and it takes memory

        labels = [(label.split(), codes) for label, codes in self._codes.items() if label]
        every = {word for words, _ in labels for word in words}
        likeness = [{word: ratio(part, word) for word in every} for part in parts]
        scored = []
        for words, codes in labels:
            alike = [max(map(likenesses.__getitem__, words)) for likenesses in likeness]
            telling = (like for part, like in zip(parts, alike, strict=True) if not part.isdecimal())
            if sum(alike) / len(parts) >= GOOD_ENOUGH and max(telling, default=0) >= BEST_ENOUGH:
                scored.append((sum(alike), codes))
        scored.sort(key=lambda one: -one[0])
        return _things(codes for _, codes in scored)[:MOST_NEAR]


def _is_sent_whole(label: str) -> bool:
    return clip(label, CHOICE_NAME) == label


def _things(codes: Iterable[Iterable[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(code for some in codes for code in some))


def _counts(words: Sequence[str]) -> tuple[str, ...]:
    """Return the words, divided before each number, in an order of their own: `1 wool`, `2 bread`."""
    return tuple(sorted(re.sub(r" (?=\d)", "\n", " ".join(words)).split("\n")))


def _rank(typed: Sequence[str], words: Sequence[str]) -> int | None:
    """Return how many typed words are beginnings only, None if one is no word's; each is for another one."""
    if len(typed) > len(words):
        return None
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
