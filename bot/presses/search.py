"""Finds moves by typed words: in any order, in any case, with or without accents, typos forgiven."""

import unicodedata
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

MOST_QUERY = 100
GOOD_ENOUGH = 60


def fold(words: str) -> str:
    """Return the words in one case and without accents."""
    parts = unicodedata.normalize("NFKD", words.casefold())
    return " ".join("".join(char for char in parts if not unicodedata.combining(char)).split())


def search(query: str, entries: Sequence[tuple[str, T]], most: int = 25) -> list[tuple[str, T]]:
    """Return the entries (label, thing) that have every typed word, the best first.

    Where none has, those that come near it are returned.
    """
    typed = fold(query[:MOST_QUERY]).split()
    if not typed:
        return list(entries[:most])
    ranked = []
    for place, (label, thing) in enumerate(entries):
        words = fold(label).split()
        if (rank := _rank(typed, words)) is not None:
            ranked.append((rank, place, (label, thing)))
    if ranked:
        return [entry for _, _, entry in sorted(ranked, key=lambda one: one[:2])][:most]
    return _nearest(" ".join(typed), entries, most)


def _rank(typed: Sequence[str], words: Sequence[str]) -> int | None:
    """Return how well the words have every typed one (less is better), None if they don't."""
    rank = 0
    for one in typed:
        if one in words:
            continue
        if any(word.strip("()“”\"'").startswith(one) for word in words):
            rank += 1
        elif any(one in word for word in words):
            rank += 2
        else:
            return None
    return rank


def _nearest(query: str, entries: Sequence[tuple[str, T]], most: int) -> list[tuple[str, T]]:
    from rapidfuzz import fuzz, process  # needed for typos only, and it takes memory

    found = process.extract(
        query,
        [fold(label) for label, _ in entries],
        scorer=fuzz.token_set_ratio,
        limit=most,
        score_cutoff=GOOD_ENOUGH,
    )
    return [entries[place] for _, _, place in found]
