"""What a press, a choice in a menu or a typed line means as the answer to an open question."""

import re
from collections.abc import Callable, Mapping, Sequence

from bot.presses.search import fold
from bot.screens.forms import TEXT, menu_of, read_lines
from bot.screens.questions import needs_form, repeat_options
from bot.wire.custom_id import choice_key, key, short_key
from bot.words.words import Words
from engines.core.errors import BadAnswer
from engines.core.form import Form, as_shown, takes
from engines.core.requests import Choice, Json, MultiChoice, Number, Question, YesNo
from engines.core.run import Said
from engines.core.text import text

Read = Callable[[Sequence[Question]], Said | None]

_TIMES = re.compile(r"(\d{1,3})\s*(?:[x×*]\s*)?(.+)|(.+?)\s*[x×*]\s*(\d{1,3})")


def pressed(question_key: str, value: str) -> Read:
    """Read a button: an option's key, yes, no, or none."""

    def value_of(question: Question) -> Json:
        if isinstance(question, YesNo) and value in ("yes", "no"):
            return value == "yes"
        if isinstance(question, Choice):
            return _one(question, value, key)
        raise BadAnswer(text("bad-option"))

    return _read(question_key, value_of)


def chosen(question_key: str, values: Sequence[str]) -> Read:
    """Read the values chosen in a menu."""

    def value_of(question: Question) -> Json:
        match question:
            case Choice():
                return _one(question, values[0] if values else "", choice_key)
            case Number():
                return question.check(values[0] if values else "")
            case MultiChoice(repeats=True):
                times = {value: [option.id] * n for value, option, n in repeat_options(question)}
                return [one for value in values for one in times.get(value, [])]
            case MultiChoice():
                return [_one(question, value, choice_key) for value in values]
        raise BadAnswer(text("bad-option"))

    return _read(question_key, value_of)


def picked(question_key: str, packed: str) -> Read:
    """Read what was picked over several pages."""

    def value_of(question: Question) -> Json:
        if not isinstance(question, MultiChoice):
            raise BadAnswer(text("bad-option"))
        return [_one(question, one, short_key) for one in unpack(packed)]

    return _read(question_key, value_of)


def typed(question_key: str, line: str, words: Words) -> Read:
    """Read typed text, for every question that is answered by typing; a form has a line for each question."""
    return entered(question_key, {TEXT: line}, words)


def entered(question_key: str, fields: Mapping[str, str], words: Words) -> Read:
    """Read what was entered into a form, by the ids of its fields."""

    def value_of(question: Question) -> Json:
        if not needs_form(question):
            raise BadAnswer(text("bad-option"))
        if not isinstance(question, Form):
            return _typed(question, fields.get(TEXT, ""), words)
        if TEXT not in fields:
            return question.each(
                lambda one: _checked(one, _of_field(one, fields.get(key(one.id), ""), words))
            )
        lines, faults = read_lines(words, question, fields[TEXT])
        if faults:
            raise BadAnswer(text("bad-fields", faults=tuple(faults)))
        return question.each(lambda one: _checked(one, _typed(one, lines.get(one.id, ""), words)))

    return _read(question_key, value_of)


def shown(question_key: str) -> Read:
    """Read that all is as shown: what the question or form is prefilled with."""

    def value_of(question: Question) -> Json:
        if (answer := as_shown(question)) is None:
            raise BadAnswer(text("bad-option"))
        return answer

    return _read(question_key, value_of)


def _of_field(question: Question, value: str, words: Words) -> Json:
    """Return what a field of a form holds: the key of what was chosen in a menu, or else typed text."""
    if not menu_of(words, question):
        return _typed(question, value, words)
    return (
        _one(question, value, choice_key) if isinstance(question, Choice) else _is_yes(value, ("yes", "no"))
    )


def _typed(question: Question, line: str, words: Words) -> Json:
    match question:
        case YesNo():
            return _is_yes(fold(line), (fold(words.label("ui-yes")), fold(words.label("ui-no"))))
        case Choice():
            return _named(question, line, words)
        case MultiChoice():
            return _several(question, line, words)
        case Number(low=low, high=high):
            if not takes(question, line):
                raise BadAnswer(text("ui-bad-number", typed=line.strip()[:60], low=low, high=high))
            return question.check(line)
    return line.strip()


def _checked(question: Question, answer: Json) -> Json:
    question.check(answer)
    return answer


def _is_yes(value: str, names: tuple[str, str]) -> bool:
    if value not in names:
        raise BadAnswer(text("ui-bad-yes", typed=value[:60]))
    return value == names[0]


def _named(question: Choice | MultiChoice, line: str, words: Words) -> str:
    """Return the option that a label names, in any case, or its beginning where only one begins so."""
    names = {option.id: fold(words.plain(option.label)) for option in question.options}
    found = [id_ for id_, label in names.items() if label == fold(line)]
    found = found or [id_ for id_, label in names.items() if label.startswith(fold(line))]
    if len(found) != 1:
        raise BadAnswer(text("ui-bad-part", part=line.strip()[:60]))
    return found[0]


def unpack(packed: str) -> tuple[str, ...]:
    """Return the short keys that a custom id carries."""
    return tuple(packed[at : at + 4] for at in range(0, len(packed), 4))


def question_of(questions: Sequence[Question], question_key: str) -> Question | None:
    """Return the question that a key stands for."""
    return next((one for one in questions if key(one.id) == question_key), None)


def _read(question_key: str, value_of: Callable[[Question], Json]) -> Read:
    def read(questions: Sequence[Question]) -> Said | None:
        question = question_of(questions, question_key)
        return Said(question.id, value_of(question)) if question else None

    return read


def _one(question: Choice | MultiChoice, value: str, keyed: Callable[[str], str]) -> str:
    found = {option.id for option in question.options if keyed(option.id) == value}
    if len(found) != 1:
        raise BadAnswer(text("bad-option"))
    return found.pop()


def _several(question: MultiChoice, line: str, words: Words) -> list[str]:
    """Read `2 x grain, stone`: labels in any case, or their beginnings where only one option begins so."""
    labels = {fold(words.plain(option.label)) for option in question.options}
    ids: list[str] = []
    for part in filter(None, (one.strip() for one in line.split(","))):
        times, name = 1, part
        if fold(part) not in labels and (match := _TIMES.fullmatch(fold(part))):
            times, name = int(match[1] or match[4]), match[2] or match[3]
        found = _named(question, name, words)
        if times > question.high:
            raise BadAnswer(text("ui-bad-part", part=part[:60]))
        ids += [found] * times
    return ids
