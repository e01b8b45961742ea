"""City and borough cards as people write them: `Oxford Street brown c4 +8 v2 p-1`."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from engines.core.errors import BadAnswer
from engines.core.state.visible_text import seen
from engines.core.text import text

COLOURS = ("brown", "blue", "pink", "grey")
OTHER_COLOURS = ("green", "purple", "violet", "red", "yellow", "black", "white", "orange", "gray")
"""Colours that no card has: behind a name that nobody knows they are taken for a mistake."""
TOKEN = re.compile(
    r"(brown|blue|pink|grey)|c(\d{1,2})|a(\d{1,2})|\+(\d{1,2})|v(\d{1,2})|e(\d{1,2})|p(-?\d{1,2})|d(\d)|(!)"
)
ALMOST = re.compile(r"[-+!].*|[a-z]{1,2}[-+]*\d.*", re.IGNORECASE)
"""What nobody means as a part of a name."""
MOST_LETTERS, NEAR = 40, 0.7
"""Letters of a name; how much alike a word behind a name and a colour are, if the colour is meant."""
MOST_VALUES = 20
"""Words behind a name: no card has half as many."""
LEAST_LETTERS, NEARLY = 5, 0.83
"""Letters of a name that may be a misspelt one; how much alike that and the known one are."""
MOST_KNOWN = 4000
"""So many kept lines, and words of names, are looked at only once."""
NO_SIGNS = re.compile(r"^[-*&]|[:\[\]{}]")
"""What files of other forms than a card a line are made of; no name has such a sign outside quotes."""
BOROUGH, LAST = "borough", "last"
NO_NAMES = (BOROUGH, LAST, "later", "empty", "none", "nothing", "no card", "unknown", "unnamed card")
"""What a name isn't unless it stands in quotes; nor is what has no letter."""
QUOTES = '"“”„'
UNWRITTEN = str.maketrans("", "", "'.-()")
"""What people leave out of a name."""
MOST_NEAR, LEAST_BEGUN = 4, 3
"""Known names that may be meant by another one; letters of a first word that is like theirs."""
SIGNS = str.maketrans({"’": "'", "‘": "'", "−": "-", "–": "-"})


@dataclass(frozen=True, slots=True)
class Card:
    """What is printed on a city or borough card, as far as AutoMartin looks at it.

    `cost` is paid to build or buy it, `run` to activate or run it; a number that is missing counts 0, and
    effects by text have no number. `gains` are in the order in which they are resolved, and may repeat.
    (card.7, resolve.9, filter.14)
    """

    name: str
    colour: str = ""
    cost: int = 0
    run: int = 0
    gains: tuple[tuple[str, int], ...] = ()
    is_crucial: bool = False
    is_borough: bool = False

    def gain(self, token: str) -> int:
        """Return the sum of a gain: `+` coins, `v` and `e` prestige, `p` poverty, `d` draws."""
        return sum(n for one, n in self.gains if one == token)

    @property
    def price(self) -> int:
        """What is paid in coins: building and activation cost, or buying and running cost (pay.2, pay.3)."""
        return self.cost + self.run

    @property
    def coins(self) -> int:
        """Net coins: coins gained less all costs (filter.3)."""
        return self.gain("+") - self.price

    @property
    def poverty(self) -> int:
        """Net poverty, not cut to what anybody owns: what is in a running cost counts too.

        (filter.4, filter.5, filter.6, filter.15)
        """
        return self.gain("p")

    @property
    def prestige(self) -> int:
        """Printed prestige, now and at the end (filter.19)."""
        return self.gain("v") + self.gain("e")

    @property
    def tokens(self) -> tuple[str, ...]:
        """Colour and values as they are typed."""
        numbers = (("c", self.cost), ("a", self.run), *self.gains)
        values = (f"{token}{n}" for token, n in numbers if n)
        return (*((self.colour,) if self.colour else ()), *values, *("!" for _ in range(self.is_crucial)))

    @property
    def line(self) -> str:
        """The card as it is typed; a name that can't be read without quotes has them."""
        is_listed_so = "," in self.name and not self.is_borough
        words = self.name.split()
        needs_quotes = (
            is_listed_so
            or is_no_name(self.name)
            or any(map(is_odd, words))
            or is_other_colour("".join(words[-1:]))
            or NO_SIGNS.search(self.name)
        )
        return self.quoted if needs_quotes else self._line(self.name)

    @property
    def quoted(self) -> str:
        """The card as it is typed, its name in quotes."""
        return self._line(f'"{self.name}"')

    def _line(self, name: str) -> str:
        return " ".join((*((BOROUGH,) if self.is_borough else ()), name, *self.tokens))


@dataclass(frozen=True, slots=True)
class Typed:
    """What a typed line says: the card, whether it has values beside the colour, and whether it was the last.

    In quotes a name is meant as it is written.
    """

    card: Card
    has_values: bool
    is_last: bool = False
    is_quoted: bool = False


def is_odd(word: str) -> bool:
    """Tell whether a word of a name would be read as something else."""
    plain = word.casefold()
    is_value = TOKEN.fullmatch(plain) or ALMOST.fullmatch(plain) or is_almost_colour(word)
    return bool(is_value) or plain in (BOROUGH, LAST)


def is_no_name(words: str) -> bool:
    """Tell whether these words are no name unless they stand in quotes."""
    return words.casefold() in NO_NAMES or not any(map(str.isalpha, words))


@lru_cache(maxsize=MOST_KNOWN)
def is_almost_colour(word: str) -> bool:
    """Tell whether a word looks like a colour that was mistyped."""
    return bool(get_close_matches(word.casefold(), COLOURS, 1, NEAR))


def is_other_colour(word: str) -> bool:
    """Tell whether a word is a colour that no card has."""
    return word.casefold() in OTHER_COLOURS


@lru_cache(maxsize=MOST_KNOWN)
def alike(name: str) -> str:
    """Return what names have in common that differ by apostrophes, points or blanks, or by `Saint`."""
    words = name.casefold().translate(SIGNS).translate(UNWRITTEN).split()
    return "".join("st" if word == "saint" else word for word in words)


def keyed(names: Iterable[str]) -> dict[str, str]:
    """Return names by what they are found by: their small letters, and what is alike in other spellings."""
    listed = tuple(names)
    return {alike(name): name for name in listed} | {name.casefold(): name for name in listed}


def found_in(name: str, known: Mapping[str, str]) -> str:
    """Return the known name that is written so, or alike; "" if there is none."""
    folded = name.casefold()
    return known[folded] if folded in known else known.get(alike(name), "")


def read_card(
    line: str,
    known: Mapping[str, str],
    *,
    may_be_last: bool = False,
    is_kept: bool = False,
    misspelt: Mapping[str, str] | None = None,
) -> Typed:
    """Read a card's line. `known` has the names that a longer one may begin with, as `keyed` returns them.

    The name is the longest known one that a value or the end follows, else all before the first value; in
    quotes it is taken as it is, and so is any name of a line that is kept already (`is_kept`). A name that
    nobody knows may be one of those misspelt (`misspelt`, else any known one). Raises BadAnswer that names
    the word that is wrong and its place.
    """
    words = line.translate(SIGNS).split()
    is_borough = len(words) > 1 and words[0].casefold() == BOROUGH
    skipped = int(is_borough)
    is_last = may_be_last and len(words) - skipped > 1 and words[-1].casefold() == LAST
    words = words[skipped : len(words) - is_last]
    is_quoted = bool(words) and words[0][0] in QUOTES
    if words and not (is_kept or is_quoted) and is_no_name(" ".join(words)):
        raise BadAnswer(text("bad-no-card", word=" ".join(words)[:MOST_LETTERS]))
    if not (is_kept or is_quoted) and (found := NO_SIGNS.search(" ".join(words))):
        raise BadAnswer(text("bad-sign", sign=found[0]))
    name, length = _name(words, known)
    if len(words) - length > MOST_VALUES and not is_kept:
        raise BadAnswer(text("bad-many-values", most=MOST_VALUES))
    if seen(name) != name and not is_kept:
        raise BadAnswer(text("bad-kept-signs"))
    tokens = words[length:]
    if not (is_kept or is_quoted or found_in(name, known)):
        _demand_no_value_at_end(words[:length])
        _demand_one_card(words[:length], known)
        _demand_not_misspelt(name, known if misspelt is None else misspelt, is_new=bool(tokens))
    for place, word in enumerate(tokens, start=length + skipped + 1):
        if not TOKEN.fullmatch(word.casefold()):
            raise BadAnswer(text("bad-token", word=word[:MOST_LETTERS], n=place))
    has_values = any(word.casefold() not in COLOURS for word in tokens)
    return Typed(card_of(name, tokens, is_borough=is_borough), has_values, is_last, is_quoted)


def _name(words: Sequence[str], known: Mapping[str, str]) -> tuple[str, int]:
    """Return the name that words begin with, and how many they are. Raises BadAnswer if there is none."""
    if words and words[0][0] in QUOTES:
        end = next((n for n, word in enumerate(words, 1) if word[-1] in QUOTES and word not in QUOTES), 0)
        name = " ".join(words[:end]).strip(QUOTES).strip()
        if not name or any(one in name for one in QUOTES):
            raise BadAnswer(text("bad-quotes"))
        return _fitting(known.get(name.casefold(), name)), end
    beginnings = _beginnings(words)
    for end, name in reversed([*enumerate(beginnings, 1)]):
        is_whole = end == len(words) or TOKEN.fullmatch(words[end].casefold())
        if is_whole and (found := found_in(name, known)):
            return found, end
    end = next((n for n, word in enumerate(words) if TOKEN.fullmatch(word.casefold())), len(words))
    if not end:
        raise BadAnswer(text("bad-no-name"))
    if is_no_name(name := " ".join(words[:end])):
        raise BadAnswer(text("bad-no-card", word=name[:MOST_LETTERS]))
    behind = {end for end, begun in enumerate(beginnings, 1) if begun in known}
    for place, word in enumerate(words[:end], start=1):
        if ALMOST.fullmatch(word) or (place - 1 in behind and is_almost_colour(word)):
            if place == 1:
                raise BadAnswer(text("bad-first-word", word=word[:MOST_LETTERS]))
            raise BadAnswer(text("bad-token", word=word[:MOST_LETTERS], n=place))
    return _fitting(" ".join(words[:end])), end


def _beginnings(words: Sequence[str]) -> list[str]:
    """Return the names that words can begin with, in small letters: the first word, the first two, ..."""
    names, name = list[str](), ""
    for word in words:
        name = f"{name} {word}".lstrip()
        if len(name) > MOST_LETTERS:
            break
        names.append(name.casefold())
    return names


def _demand_no_value_at_end(name: Sequence[str]) -> None:
    """Raise BadAnswer if a name that nobody knows ends like a colour or a mark that was meant otherwise."""
    *before, word = name
    if before and is_other_colour(word):
        raise BadAnswer(text("bad-colour", word=word))
    if before and LAST in (word.casefold(), before[0].casefold()):
        raise BadAnswer(text("bad-last", word=LAST))


def _demand_one_card(name: Sequence[str], known: Mapping[str, str]) -> None:
    """Raise BadAnswer if a name that nobody knows is several known ones in a row."""
    cards = _cards_in(name, known)
    if len(cards) > 1:
        raise BadAnswer(text("bad-several-cards", one=cards[0], other=cards[1]))


def _cards_in(words: Sequence[str], known: Mapping[str, str]) -> list[str]:
    """Return the known names that words are made of, perhaps with `and` between; none if they aren't.

    It begins at the end, and so looks at each place once, in however many ways names go together.
    """
    last = len(words)
    cards: dict[int, list[str]] = {last: []}  # what the words from each place on are made of
    for start in reversed(range(last)):
        for end in range(last, start, -1):
            name = " ".join(words[start:end]).rstrip(",").casefold()
            rest = end + (end < last and words[end].casefold() in ("and", "&"))
            if name in known and (end == last or cards.get(rest)):
                cards[start] = [known[name], *cards[rest]]
                break
    return cards.get(0, [])


def _demand_not_misspelt(name: str, known: Mapping[str, str], *, is_new: bool) -> None:
    """Raise BadAnswer if a name that nobody knows is a known one but for a letter or two, or begins one.

    One that is new, with values behind it, begins one in the middle of a word, too: `Oxford St c4`.
    """
    is_part = is_new and len(name) >= LEAST_LETTERS
    begun = [one for one in known if one.startswith(name.casefold() if is_part else f"{name.casefold()} ")]
    likely = _most_alike(name.casefold(), known) if len(name) >= LEAST_LETTERS else []
    for near in (*likely, *begun):
        raise BadAnswer(text("bad-misspelt", name=name, near=known[near]))


def near_names(name: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return the names that another one may stand for: one has the other's words, or they begin alike."""
    words = [alike(word) for word in name.split() if word.casefold() != "the"] or [alike(name)]

    def is_near(one: str) -> bool:
        own = [alike(word) for word in one.split()]
        begins = [first[:LEAST_BEGUN] for first in (words[0], own[0])]
        is_alike = begins[0] == begins[1] and len(begins[0]) == LEAST_BEGUN
        return is_alike or set(own) <= set(words) or set(words) <= set(own)

    return tuple(one for one in names if is_near(one))[:MOST_NEAR]


def _most_alike(name: str, known: Iterable[str]) -> list[str]:
    """Return the known name that is most like another, if one is like it; `known` are in small letters."""
    letters, n = set(name), len(name)
    # Each letter that one of them lacks is one less that can be the same: most are told apart by that.
    near = [one for one in known if len(letters.difference(one)) <= n - NEARLY * (n + len(one)) / 2]
    return get_close_matches(name, near, 1, NEARLY)


def _fitting(name: str) -> str:
    if len(name) > MOST_LETTERS or not name.isprintable() or ";" in name:
        raise BadAnswer(text("bad-name", most=MOST_LETTERS))
    return name


def card_of(name: str, tokens: Iterable[str], *, is_borough: bool = False) -> Card:
    """Return the card with these tokens; they are of the kinds that `TOKEN` knows.

    Raises BadAnswer for two colours, and for two numbers of the same cost.
    """
    colour, gains, is_crucial = "", [], False
    costs: dict[str, list[str]] = {"c": [], "a": []}
    for word in map(str.casefold, tokens):
        if word in COLOURS:
            if colour not in ("", word):
                raise BadAnswer(text("bad-colours", one=colour, other=word))
            colour = word
        elif word == "!":
            is_crucial = True
        elif word[0] in costs:
            if word not in costs[word[0]] and costs[word[0]]:
                raise BadAnswer(text("bad-cost", one=costs[word[0]][0], other=word))
            costs[word[0]].append(word)
        elif int(word[1:]):
            gains.append((word[0], int(word[1:])))
    cost, run = (sum(int(word[1:]) for word in words) for words in costs.values())
    return Card(name, colour, cost, run, tuple(gains), is_crucial, is_borough)


@lru_cache(maxsize=MOST_KNOWN)
def card_in(line: str) -> Card:
    """Return the card of a line that `Card.line` wrote."""
    return read_card(line, {}, is_kept=True).card
