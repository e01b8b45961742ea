"""What a press, a choice in a menu or a typed line means as the answer to an open question."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.presses.search import Entry, Labels, fold
from bot.screens.forms import TEXT, menu_of, read_lines
from bot.screens.questions import repeat_options
from bot.wire.custom_id import Keys, choice_key, key, short_key
from bot.words.words import Words
from engines.core.errors import BadAnswer
from engines.core.script.form import Form, as_shown, bad_fields, only_line, takes
from engines.core.script.notation import Notation, short
from engines.core.script.requests import Choice, Json, Line, MultiChoice, Number, Question, YesNo
from engines.core.script.run import Said
from engines.core.text import Text, text

Read = Callable[[Sequence[Question]], Said | None]

_NUMBERS = re.compile(r"\s*\d+(?:[\s,]+\d+)+\s*")
"""Several numbers, which blanks part as well as commas."""
_TIMES = re.compile(r"(\d{1,3})\s*(?:[x×*]\s*)?(.+)|(.+?)\s*[x×*]\s*(\d{1,3})")


class Unclear(BadAnswer):
    """Typed words that mean no option, or several: `meant` are the codes of those that come near."""

    def __init__(self, words: str, meant: Sequence[str], why: str = "ui-bad-part") -> None:
        super().__init__(text(why, typed=short(words)))
        self.meant = meant


def pressed(question_key: str, value: str) -> Read:
    """Read a button: an option's key, a number, yes, no, or none."""

    def value_of(question: Question) -> Json:
        if isinstance(question, YesNo) and value in ("yes", "no"):
            return value == "yes"
        if line := only_line(question):
            return _of_line(question, _one(line, value, key))
        if isinstance(question, Choice):
            return _one(question, value, key)
        if isinstance(question, Number):
            return question.check(value)
        raise BadAnswer(text("bad-option"))

    return _read(question_key, value_of)


def chosen(question_key: str, values: Sequence[str]) -> Read:
    """Read the values chosen in a menu."""

    def value_of(question: Question) -> Json:
        if line := only_line(question):
            return _of_line(question, _one(line, values[0] if values else "", choice_key))
        match question:
            case Choice():
                return _one(question, values[0] if values else "", choice_key)
            case Number():
                return question.check(values[0] if values else "")
            case MultiChoice(repeats=True):
                return _times_chosen(question, values)
            case MultiChoice():
                return [_one(question, value, choice_key) for value in values]
        raise BadAnswer(text("bad-option"))

    return _read(question_key, value_of)


def picked(question_key: str, picks: Keys) -> Read:
    """Read what was picked over several pages."""

    def value_of(question: Question) -> Json:
        if not isinstance(question, MultiChoice):
            raise BadAnswer(text("bad-option"))
        return [_one(question, one, short_key) for one in picks]

    return _read(question_key, value_of)


def typed(question_key: str, line: str, words: Words) -> Read:
    """Read typed text, for every question: a form has a line for each of its own. See `typed_value`."""
    return _read(question_key, lambda question: typed_value(question, line, words))


def typed_to(asked: Question, line: str, words: Words) -> Read:
    """Read typed text once, as the answer to a question that may be another one by then.

    Raises what `typed_value` does.
    """
    answer = typed_value(asked, line, words)
    return _read(key(asked.id), lambda one: answer if one is asked else typed_value(one, line, words))


def entered(question_key: str, fields: Mapping[str, str], words: Words) -> Read:
    """Read what was entered into a form, by the ids of its fields."""

    def value_of(question: Question) -> Json:
        if not isinstance(question, Form) or TEXT in fields:
            return typed_value(question, fields.get(TEXT, ""), words)
        return question.each(lambda one: _checked(one, _of_field(one, fields.get(key(one.id), ""), words)))

    return _read(question_key, value_of)


def typed_value(question: Question, line: str, words: Words, labels: Labels | None = None) -> Json:
    """Return the answer that typed text gives. Raises BadAnswer, and Unclear where options are typed.

    `labels` are those of the question (`labels_of`), if they are at hand.
    """
    if _is_as_shown(question, line, words):
        if (answer := as_shown(question)) is None:
            raise BadAnswer(text("ui-nothing-shown"))
        return answer
    match question:
        case Form():
            return _of_lines(question, line, words)
        case Number(low=low, high=high):
            if not takes(question, line):
                raise BadAnswer(text("ui-bad-number", typed=short(line.strip()), low=low, high=high))
            return question.check(line)
        case MultiChoice():
            return _several(question, line, words, labels or labels_of(question, words))
        case YesNo():
            return _meant(line, labels_of(question, words), "ui-bad-yes") == "yes"
        case Choice():
            labels = labels_of(question, words)
            alike = _alike(question, line, words, labels)
            return alike[0] if alike else _option(question, _meant(line, labels))
        case Line(notation=notation):
            return understood(notation, line, words)
    return line.strip()


def _of_lines(form: Form, typed: str, words: Words) -> Json:
    lines, faults = read_lines(words, form, typed)
    if faults:
        told = (one for one in form.questions if one.id in lines)
        faults += filter(None, (_fault_in(one, lines[one.id], words) for one in told))
        raise bad_fields(faults)
    is_one_line = bool(lines) and "\n" not in typed

    def answer_to(one: Question) -> Json:
        # Who types one line names what differs from what is shown.
        if is_one_line and one.id not in lines and one.prefill is not None:
            return _checked(one, one.prefill)
        return _checked(one, typed_value(one, lines.get(one.id, ""), words))

    return form.each(answer_to)


def _fault_in(line: Question, typed: str, words: Words) -> Text | None:
    """Return what is wrong with a line of a form, None if nothing is."""
    try:
        _checked(line, typed_value(line, typed, words))
    except BadAnswer as fault:
        return text("bad-field", what=line.ask, why=fault.text)
    return None


def _is_as_shown(question: Question, typed: str, words: Words) -> bool:
    """Tell whether typed words say that it is as shown. Of options that is asked only where one is shown."""
    is_typed = isinstance(question, Form | Line | Number) or question.prefill is not None
    return is_typed and fold(typed) in {fold(one) for one in words.typed_as(text("ui-as-shown"))}


def understood(notation: Notation[Any], line: str, words: Words) -> str:
    """Return a line as the game reads it: with ids for the words of any language, or else as it was typed.

    So what is wrong in a line is never that a word of it belongs to another language.
    """
    readings = words.readings(line.strip())
    return next(filter(notation.takes, readings), readings[-1])


def labels_of(question: Question, words: Words) -> Labels:
    """Return what can be typed as the answer where that can be listed: labels in every language."""
    entries: list[Entry] = []
    if isinstance(question, YesNo):
        entries = [(label, one) for one in ("yes", "no") for label in words.typed_as(text(f"ui-{one}"))]
    if isinstance(question, Choice | MultiChoice):
        named = [(one, one.label) for one in question.options]
        named += [(one, one.also) for one in question.options if one.also is not None]
        entries = [(label, choice_key(one.id)) for one, name in named for label in words.typed_as(name)]
    return Labels(entries)


def example_of(question: Question, labels: Sequence[str]) -> str:
    """Return how some of what can be answered is typed, by its labels."""
    if not isinstance(question, MultiChoice):
        return labels[0]
    if question.repeats and question.high > 1:
        return f"2 x {labels[0]}"
    return ", ".join(labels[: min(question.high, 2)])


def shown(question_key: str) -> Read:
    """Read that all is as shown: what the question or form is prefilled with."""

    def value_of(question: Question) -> Json:
        if (answer := as_shown(question)) is None:
            raise BadAnswer(text("bad-option"))
        return answer

    return _read(question_key, value_of)


def _of_field(question: Question, value: str, words: Words) -> Json:
    """Return what a field of a form holds: the keys of what was chosen, or else typed text."""
    if not menu_of(words, question):
        return typed_value(question, value, words)
    match question:
        case MultiChoice(options=options):
            parts = value.splitlines()
            if not {choice_key(one.id) for one in options}.issuperset(parts):
                return typed_value(question, value, words)  # what was typed is to be typed again
            return [_one(question, one, choice_key) for one in parts]
        case Choice():
            return _one(question, value, choice_key)
        case Number():
            return question.check(value)
    return _is_yes(value)


def _checked(question: Question, answer: Json) -> Json:
    question.check(answer)
    return answer


def _is_yes(value: str) -> bool:
    if value not in ("yes", "no"):
        raise BadAnswer(text("bad-option"))
    return value == "yes"


def question_of(questions: Sequence[Question], question_key: str) -> Question | None:
    """Return the question that a key stands for."""
    return next((one for one in questions if key(one.id) == question_key), None)


def _read(question_key: str, value_of: Callable[[Question], Json]) -> Read:
    def read(questions: Sequence[Question]) -> Said | None:
        question = question_of(questions, question_key)
        return Said(question.id, value_of(question)) if question else None

    return read


def _one(question: Choice | MultiChoice | Line, value: str, keyed: Callable[[str], str]) -> str:
    listed = question.listed if isinstance(question, Line) else ()
    found = {option.id for option in (*question.options, *listed) if keyed(option.id) == value}
    if len(found) != 1:
        raise BadAnswer(text("bad-option"))
    return found.pop()


def _of_line(question: Question, said: str) -> Json:
    """Return the answer to a question that is one line, or a form with one."""
    return {question.questions[0].id: said} if isinstance(question, Form) else said


def _several(question: MultiChoice, line: str, words: Words, labels: Labels) -> list[str]:
    """Read `2 x grain, stone`; of a question that takes none, also its word for that. Raises Unclear.

    Of options that are called alike, such as cards that are the same, one after the other is meant.
    """
    if not question.repeats and _NUMBERS.fullmatch(line) and len(labels.hits(line)) != 1:
        line = ", ".join(line.split())
    is_none = fold(line) in {fold(one) for one in words.typed_as(text("ui-none"))}
    if question.low == 0 and is_none and line not in labels:
        return []
    ids: list[str] = []
    for part in _picks(line, labels):
        if len(ids) > question.high:  # what comes then isn't looked up any more
            raise BadAnswer(text("bad-count-more", low=question.low, high=question.high))
        times, name = 1, part
        if part not in labels and (match := _TIMES.fullmatch(part)):
            several, of = int(match[1] or match[4]), match[2] or match[3]
            if question.repeats or len(_alike(question, of, words, labels)) > 1:
                times, name = several, of
                _demand_order(part, times, name, labels)
        if times > question.high:
            raise BadAnswer(text("ui-bad-part", typed=short(part)))
        alike = _alike(question, name, words, labels)
        if len(alike) > 1 and not question.repeats:
            ids += [*(one for one in alike if one not in ids), *alike][:times]
        else:
            ids += [alike[0] if alike else _option(question, _meant(name, labels))] * times
    return ids


def _alike(question: Choice | MultiChoice, typed: str, words: Words, labels: Labels) -> list[str]:
    """Return the options that have typed words for their whole label, if all of them are called the same."""
    codes = labels.named(typed)
    found = [one for one in question.options if choice_key(one.id) in codes]
    return [one.id for one in found] if len({words.plain(one.label) for one in found}) == 1 else []


def _times_chosen(question: MultiChoice, values: Sequence[str]) -> list[str]:
    """Return what was chosen as 1 ×, 2 × and so on. Raises BadAnswer for two of one option."""
    chosen = [(option, n) for value, option, n in repeat_options(question) if value in values]
    times: dict[str, int] = {}
    for option, n in chosen:
        if before := times.get(option.id):
            raise BadAnswer(text("ui-bad-twice", what=option.label, n=before, other=n))
        times[option.id] = n
    return [one for one, n in times.items() for _ in range(n)]


def _demand_order(part: str, times: int, name: str, labels: Labels) -> None:
    """Raise BadAnswer for two bare numbers, as in `4 3`: either may be how many, the other what."""
    if part.split() == [str(times), name] and name.isdecimal() and labels.find(str(times)).all:
        raise BadAnswer(text("ui-bad-times", typed=short(part), times=times, name=name))


def _picks(line: str, labels: Labels) -> Iterator[str]:
    """Yield what commas divide, labels with commas in them whole."""
    parts = [part for one in line.split(",") if (part := " ".join(one.split()))]
    at = 0
    while at < len(parts):
        joined = (", ".join(parts[at : at + n]) for n in range(labels.most_commas + 1, 1, -1))
        whole = next((one for one in joined if one in labels), parts[at])
        yield whole
        at += whole.count(",") + 1


def _meant(typed: str, labels: Labels, why: str = "ui-bad-part") -> str:
    """Return the code of the one label that typed words mean. Raises Unclear, told by the words of `why`."""
    found = labels.find(typed)
    if found.only is None:
        raise Unclear(typed, found.all, why)
    return found.only


def _option(question: Choice | MultiChoice, code: str) -> str:
    return next(option.id for option in question.options if choice_key(option.id) == code)
