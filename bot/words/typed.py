"""What people may type in place of a game's ids: words of their language, of any other, or only begun."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial

Vocabulary = Mapping[str, list[str]]
"""The words of one language for each id."""

_LETTERS = re.compile(r"(?<![\w'’])[^\W\d_]+(?![\w'’])")
"""A word; nothing of one with an apostrophe, which is a name."""
_QUOTES = re.compile('["“”„«»]')


class Typed:
    """Puts ids in place of words, and words in place of those of other languages; read when first needed."""

    def __init__(self, own: Callable[[], Vocabulary], every: Callable[[], Iterable[Vocabulary]]) -> None:
        self._read_own = own
        self._read_every = every

    @cached_property
    def own(self) -> Vocabulary:
        """What people may type in this language."""
        return self._read_own()

    def readings(self, line: str, names: Mapping[str, str], *, with_begun: bool) -> tuple[str, ...]:
        """Return the ways in which what is typed may be read, to be tried in turn; some may be the same.

        That is with ids for the words of any language; as it was typed, since where a line may begin with any
        name, a word behind it could be taken for a part of that; and with all ids, then also with those of
        `names`, of what people are called, then with those of words that are only begun. So the last has most
        of what a game knows: what is wrong in it is never that a word belongs to another language.
        """
        named, read = replacing(names), self.read(line)
        begun = named(self.read_begun(line)) if with_begun else named(read)
        return self.read_words(line), line, read, named(read), begun

    def read(self, line: str) -> str:
        """Return a line with the game's id in place of what any language has for it."""
        return self._reading(line)

    def read_words(self, line: str) -> str:
        """Return lines as `read` does, but those with something in quotes, and ids, as they were typed.

        So a name is left alone: in quotes it is meant as it is written.
        """
        return "\n".join(one if _QUOTES.search(one) else self._reading_words(one) for one in line.split("\n"))

    def read_begun(self, line: str) -> str:
        """Return a line as `read` does, also with the ids of words that are only begun.

        What several words begin with stays as it is, unless they mean the same, or all of them begin with one
        of them, as `mechs` with `mech`. The words of this language come first.
        """
        return _LETTERS.sub(self._whole, self._reading(line))

    def write(self, line: str) -> str:
        """Return a line as people write it in this language; what is in it already stays as it is."""
        return self._writing(line)

    @cached_property
    def _known(self) -> dict[str, str]:
        """The ids of all that can be typed, by the words of any language and by themselves."""
        return _ids(self._read_every()) | {id_: id_ for id_ in self.own}

    @cached_property
    def _reading(self) -> Callable[[str], str]:
        return replacing(self._known)

    @cached_property
    def _reading_words(self) -> Callable[[str], str]:
        return replacing({word: id_ for word, id_ in self._known.items() if word not in self.own})

    def _whole(self, typed: re.Match[str]) -> str:
        begun = typed[0].casefold()
        for known in () if begun in self._known else (_ids([self.own]), self._known):
            meant = sorted((word for word in known if word.startswith(begun)), key=len)
            ids = {known[word] for word in meant}
            if len(ids) == 1 or (meant and all(word.startswith(meant[0]) for word in meant)):
                return known[meant[0]]
        return typed[0]

    @cached_property
    def _writing(self) -> Callable[[str], str]:
        own = _ids([self.own])
        return replacing({word: self.own[id_][0] for word, id_ in self._known.items() if word not in own})


def _ids(vocabularies: Iterable[Vocabulary]) -> dict[str, str]:
    """Return for each word in small letters the id that it stands for."""
    return {word.casefold(): id_ for one in vocabularies for id_, own in one.items() for word in own}


def replacing(known: Mapping[str, str]) -> Callable[[str], str]:
    """Return what replaces the words of a line that are known, the longest first."""
    if not known:
        return str
    listed = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
    found = re.compile(rf"(?<!\w)(?:{listed})(?!\w)", re.IGNORECASE)
    return partial(found.sub, lambda one: known.get(one[0].casefold(), one[0]))
