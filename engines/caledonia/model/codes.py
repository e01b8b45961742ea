"""What people type as an answer or a correction: `55 wool 2`, `1 3 KS 8 5`, `16 14`."""

import re
from collections.abc import Iterator, Mapping, Sequence

from engines.core.errors import BadAnswer
from engines.core.script.notation import Notation, whole
from engines.core.text import text

from .catalogue import GOODS, IMPORTS, ROUNDS, TILES
from .labels import as_typed, where_lies
from .state import State

MOST_MONEY, MOST_GOODS, MOST_IMPORTS = 200, 20, 999
_NUMBER = re.compile(r"[+-]?\d+")
_POUNDS = re.compile(r"£\s*")
LATER = ("later", "unknown", "-", "?")


def number(word: str, low: int, high: int) -> int:
    """Return the number typed. Raises BadAnswer if it isn't one from `low` to `high`."""
    word = word.strip()
    n = whole(word, high, low)
    if n is None:
        raise BadAnswer(text("bad-number-typed", typed=word[:20], low=low, high=high))
    return n


def _is_digits(word: str) -> bool:
    return word.isascii() and word.isdigit()


def words_of(line: str) -> list[str]:
    """Return the words of a line in small letters; commas part them too."""
    return _POUNDS.sub("", line).replace(",", " ").casefold().split()


def stock_notation() -> Notation[tuple[int, dict[str, int]]]:
    """Return how a Starting tile is written: money first, then goods, each with its number."""
    return Notation(_read_stock, _go_on_stock, "55 wool 2 grain 1")


def _read_stock(line: str) -> tuple[int, dict[str, int]]:
    money, *rest = words_of(line) or [""]
    return number(money, 0, MOST_MONEY), counted(rest, GOODS, MOST_GOODS)


def counted(words: Sequence[str], names: Sequence[str], most: int, least: int = 0) -> dict[str, int]:
    """Return the numbers of `2 wool` or `wool 2`, one after the other. Raises BadAnswer."""
    found: dict[str, int] = {}
    if len(words) % 2:
        for word in words:
            if not _NUMBER.fullmatch(word):
                named(word, names)  # a word that is no good is told before what is missing
        raise BadAnswer(text("bad-pairs", typed=as_typed(words[-1][:20])))
    for one, other in zip(words[::2], words[1::2], strict=True):
        word, typed = (other, one) if _NUMBER.fullmatch(one) else (one, other)
        name = named(word, names)
        if name in found:
            raise BadAnswer(text("bad-good-twice", typed=as_typed(name)))
        found[name] = number(typed, least, most)
    return found


def named(word: str, names: Sequence[str]) -> str:
    """Return the name that a word is, or that alone begins with it. Raises BadAnswer."""
    begun = [word] if word in names else [one for one in names if one.startswith(word)]
    if len(begun) != 1:
        raise BadAnswer(text("bad-good", typed=as_typed(word[:20]), goods=as_typed(*names)))
    return begun[0]


def _go_on_stock(typed: str) -> Iterator[str]:
    """Go on with a sum of money, then with the goods that aren't there yet."""
    words = typed.split()
    if not words or (len(words) < 2 and not typed.endswith(" ")):
        yield from (str(n) for n in (55, 60, 50) if str(n).startswith(typed.strip()))
        if whole(typed, MOST_MONEY) is not None:
            yield from (f"{typed} {good}" for good in GOODS)
        return
    done, last = (words, "") if typed.endswith(" ") else (words[:-1], words[-1])
    pairs, half = (done, "") if len(done) % 2 else (done[:-1], done[-1])
    try:
        there = _read_stock(" ".join(pairs))[1]
        good = named(half.casefold(), GOODS) if half and not _is_digits(half) else ""
        for one in filter(_is_digits, (half, last)):
            number(one, 0, MOST_GOODS)
    except BadAnswer:
        return  # what can't be read doesn't go on
    left = [one for one in GOODS if one not in (*there, good)]
    begun = " ".join(done)
    if good in there:
        return  # nor what names a good twice
    if good and last:
        yield from (f"{begun} {last} {one}" for one in left if _is_digits(last))
    elif good:
        yield from (f"{begun} {n}" for n in range(1, 4))
    elif not half and (last in left or _is_digits(last)):
        yield from (f"{begun} {last} {one}" for one in (left if _is_digits(last) else range(1, 4)))
    else:
        yield from (f"{begun} {one}" for one in left if one.startswith(last.casefold()) and one != last)


def tiles_notation(before: tuple[str, ...]) -> Notation[tuple[str, ...]]:
    """Return how the scoring tiles of the coming rounds are written, after those `before`: some, or all.

    `later` stands for all that are left; what is read are only the coming ones.
    """
    left = [one for one in TILES if one not in before][: ROUNDS - len(before)]

    def read(line: str) -> tuple[str, ...]:
        words = words_of(line)
        if words in ([], [LATER[0]]):
            return ("",) * len(left)
        if len(words) > len(left):
            raise BadAnswer(text("bad-tile-many", n=len(left), got=len(words)))
        return _tiles(words, before)

    def go_on(typed: str) -> Iterator[str]:
        return (one for one in (LATER[0], " ".join(left)) if one.startswith(typed))

    return Notation(read, go_on, "1 3 KS 8 5" if not before else " ".join(left))


def read_tiles(line: str) -> tuple[str, ...]:
    """Return the tile of each round, "" for one that isn't known. Raises BadAnswer."""
    words = words_of(line)
    if words in ([], [LATER[0]]):
        return ("",) * ROUNDS
    if len(words) != ROUNDS:
        raise BadAnswer(text("bad-tile-count", n=ROUNDS, got=len(words)))
    return _tiles(words)


def _tiles(words: Sequence[str], before: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the tiles that are typed, "" for one that isn't known. Raises BadAnswer, also for one twice."""
    tiles = tuple("" if word in LATER else word.upper() for word in words)
    known = [one for one in (*before, *tiles) if one]
    for one in known:
        if one not in TILES:
            raise BadAnswer(text("bad-tile", typed=one[:20], tiles=", ".join(TILES)))
        if known.count(one) > 1:
            raise BadAnswer(text("bad-tile-twice", typed=one))
    return tiles


def money_notation(n: int) -> Notation[tuple[int, ...]]:
    """Return how the money of the places is written, the first place first."""
    return Notation(lambda line: read_money(line, n), example=" ".join(("16", "14", "12", "10")[:n]))


def read_money(line: str, n: int) -> tuple[int, ...]:
    """Return what each of `n` places pays, in pounds. Raises BadAnswer."""
    words = words_of(line)
    if len(words) != n:
        raise BadAnswer(text("bad-count-typed", n=n, got=len(words)))
    return tuple(number(word, 0, MOST_MONEY) for word in words)


def numbers_notation(n: int, high: int) -> Notation[tuple[int, ...]]:
    """Return how `n` numbers are written, each 0 to `high`."""

    def read(line: str) -> tuple[int, ...]:
        words = words_of(line)
        if len(words) != n:
            raise BadAnswer(text("bad-count-typed", n=n, got=len(words)))
        return tuple(number(word, 0, high) for word in words)

    return Notation(read, example=" ".join(["4"] * n))


def imports_notation(own: Sequence[int]) -> Notation[tuple[int, ...]]:
    """Return how everybody's imports are written; they are at least those of the MacHinas, `own`."""

    def read(line: str) -> tuple[int, ...]:
        totals = numbers_notation(len(IMPORTS), MOST_IMPORTS).read(line)
        for good, total, low in zip(IMPORTS, totals, own, strict=True):
            if total < low:
                raise BadAnswer(text("bad-import", what=text("amount", n=total, good=good), low=low))
        return totals

    return Notation(read, example=" ".join(str(max(low, 4)) for low in own))


def written(counts: Mapping[str, int]) -> str:
    """Return numbers of goods as they are typed, `-` for none."""
    return " ".join(f"{good} {counts[good]}" for good in GOODS if counts.get(good)) or "-"


def demand_apart(state: State, contracts: tuple[int, ...]) -> None:
    """Raise BadAnswer that says where, if one of these contracts lies on the table already."""
    for one in contracts:
        if where := where_lies(state, one):
            raise BadAnswer(text("bad-contract-lies", contract=one, where=where))
