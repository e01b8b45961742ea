"""What people write in a file, beside what the rules have: the same value in other letters."""

import re
from collections.abc import Callable, Iterator
from unicodedata import normalize

from engines.core.errors import BadAnswer
from engines.core.scenario.patch import as_json
from engines.core.script.form import Form
from engines.core.script.requests import Chance, Json, Question
from engines.core.text import Arg, Text

Say = Callable[[Text], str]
"""Puts a text into words, as people see them."""
_WORD = re.compile(r"(?:(?<!\w)-(?=\d))?\w+")
_SWITCH = {True: ("true", "yes", "on"), False: ("false", "no", "off")}
"""What YAML reads as a truth value, though somebody may have written a word."""


def by_id(text: Text) -> str:
    """Stand for a text by its id, where there are no words."""
    return text.id


def is_same(wanted: Json, got: Arg | None, say: Say) -> bool:
    """Tell whether an argument of an event is what is written: as JSON, in words, or as the same letters.

    A text is met by its words; signs, emphasis and capitals aside.
    """
    if as_json(wanted) == as_json(_json(got)):
        return True
    if isinstance(got, Text):
        return isinstance(wanted, str | int) and words_of(str(wanted)) == words_of(say(got)) != []
    if isinstance(got, tuple):
        parts = wanted if isinstance(wanted, list) else None
        return (
            parts is not None
            and len(parts) == len(got)
            and all(is_same(one, other, say) for one, other in zip(parts, got, strict=True))
        )
    if isinstance(wanted, bool):
        return str(got).casefold() in _SWITCH[wanted]
    return isinstance(wanted, str | int) and got is not None and _letters(str(wanted)) == _letters(str(got))


def in_words(got: Arg, say: Say) -> Json:
    """Return an argument of an event as people may write it."""
    if isinstance(got, tuple):
        return [in_words(one, say) for one in got]
    return say(got) if isinstance(got, Text) else got


def words_of(line: str) -> list[str]:
    """Return the words of a line, without signs, emphasis and capitals."""
    return _WORD.findall(normalize("NFKC", line).casefold())


def as_answer(question: Question, written: Json) -> Json:
    """Return the answer that is written, in the form that the question takes; as it is if it takes none.

    What is left out of a form is as it is shown.
    """
    if isinstance(question, Form) and isinstance(written, dict):
        lines = {one.id: one for one in question.questions}
        shown = {one.id: one.prefill for one in lines.values() if one.prefill is not None}
        told = {id_: as_answer(lines[id_], one) if id_ in lines else one for id_, one in written.items()}
        return {**shown, **told}
    for one in _forms(written):
        try:
            question.check(one)
        except BadAnswer:
            continue
        return one
    return written


def as_outcome(request: Chance, written: Json) -> Json:
    """Return the outcome that is written, in the form in which chance gives it.

    Raises ValueError if it can't come out so.
    """
    for one in _forms(written):
        try:
            request.check(one)
        except ValueError:
            continue
        return one
    request.check(written)
    return written


def _forms(written: Json) -> Iterator[Json]:
    """Yield a value, and then with text for numbers: ids such as "3" are easily written without quotes."""
    yield written
    if type(written) is int:
        yield str(written)
    elif isinstance(written, list) and any(type(one) is int for one in written):
        yield [str(one) if type(one) is int else one for one in written]


def _json(got: Arg | None) -> Json:
    return Text("", {"it": got}).to_json()[1]["it"] if got is not None else None


def _letters(word: str) -> str:
    return " ".join(word.casefold().split())
