"""What is typed into: the form of a question, prefilled with what is known, and the same as lines of text."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from bot.screens.controls.answers import Say
from bot.screens.controls.fixes import Fixed
from bot.screens.localized_view import LocalizedView
from bot.screens.message import embed
from bot.screens.panel import footer_of
from bot.screens.parts import (
    boxes_field,
    choice_field,
    form,
    form_text,
    labelled,
    long_input,
    text_input,
)
from bot.screens.questions import needs_form
from bot.wire.custom_id import choice_key, key
from bot.wire.json import Json
from bot.wire.limits import BOXES, FORM_FIELDS, INPUT_HINT, INPUT_LABEL, OPTIONS, clip
from bot.words.words import Words
from engines.core.game.move import Fix
from engines.core.script.form import Form, takes
from engines.core.script.notation import LONGEST, short
from engines.core.script.requests import Choice, Line, MultiChoice, Number, Question, YesNo
from engines.core.text import Text, text

TEXT = "text"
"""The id of the field of a form that has no other."""
NOTHING = "?"
FEW_NUMBERS = 5
"""So many numbers lie open in a form; of more one is typed."""
PARTED = ";"
"""Stands between the lines of a form that are typed in one."""
_HEAD = re.compile(r"\s*[,:]")
"""What ends the part of a line's name that is enough to be typed."""


def question_form(local: LocalizedView, question: Question, typed: str = "") -> Json:
    """Return the form for a question answered by typing; `typed` is the `entered_text` of a first try.

    Where a form has more questions than Discord takes fields, they are lines of one field.
    """
    title = local.plain(local.view.label) if local.view.label else local.label("game-name")
    mark = Say(key(question.id)).of(local.view)
    return form(mark, title, _fields(local.words, question, typed))


def _fields(words: Words, question: Question, typed: str) -> list[Json]:
    if not isinstance(question, Form):
        field = _field(words, question, TEXT, typed or prefilled(words, question), LONGEST, is_alone=True)
        return _explained(words, [(question, field)])
    known = {one.id: prefilled(words, one) for one in question.questions}
    if is_one_text(question):
        lines = typed or as_lines(words, question, known)
        if len(lines) > LONGEST:
            lines = as_lines(words, question, dict.fromkeys(known, ""))
        name, hint = name_of_line(words, question), hint_of_line(words, question)
        return _explained(words, [(question, labelled(name, long_input(TEXT, lines, LONGEST), hint))])
    entered = read_lines(words, question, typed)[0] if typed else known
    most = longest_field(words, question)
    fields = [_field(words, one, key(one.id), entered.get(one.id, ""), most) for one in question.questions]
    return _explained(words, list(zip(question.questions, fields, strict=True)))


def _explained(words: Words, fields: Sequence[tuple[Question, Json]]) -> list[Json]:
    """Return the fields; what a label cuts off stands whole above its field, as far as a form has room."""
    found, room = list[Json](), FORM_FIELDS - len(fields)
    for question, field in fields:
        asked = words.plain(question.ask)
        name, hint = name_of_line(words, question), hint_of_line(words, question)
        if room and (clip(name, INPUT_LABEL) != name or clip(hint, INPUT_HINT) != hint):
            found.append(form_text(asked))
            field = {name: value for name, value in field.items() if name != "description"}
            room -= 1
        found.append(field)
    return found


def _field(
    words: Words,
    question: Question,
    id: str,  # noqa: A002
    typed: str,
    most: int,
    *,
    is_alone: bool = False,
) -> Json:
    """Return a field of a form; one that `is_alone` holds what was typed as the answer."""
    name = name_of_line(words, question)
    hint = hint_of_line(words, question)
    options = [] if is_alone and isinstance(question, MultiChoice | Number) else menu_of(words, question)
    ticked = typed.split(", ") if typed else []
    if isinstance(question, MultiChoice) and options and set(ticked) <= {label for _, label in options}:
        return labelled(name, boxes_field(id, options, ticked, question.low, question.high), hint)
    if options and not isinstance(question, MultiChoice):
        return labelled(name, choice_field(id, options, typed), hint)
    is_optional = isinstance(question, Line) and takes(question, "")
    example = example_of(words, question)
    return labelled(name, text_input(id, typed, most, example, is_optional=is_optional), hint)


def longest_field(words: Words, question: Form) -> int:
    """Return how many characters each field of a form can have: they are read together, with their names."""
    names = as_lines(words, question, {one.id: NOTHING for one in question.questions})
    return (LONGEST - len(names)) // len(question.questions)


def is_one_text(question: Question) -> bool:
    """Tell whether a question's answer is typed into one field."""
    return not isinstance(question, Form) or len(question.questions) > FORM_FIELDS


def menu_of(words: Words, question: Question) -> list[tuple[str, str]]:
    """Return what can be chosen in a field of a form, value and label; nothing where it has to be typed."""
    match question:
        case YesNo():
            return [("yes", words.label("ui-yes")), ("no", words.label("ui-no"))]
        case Choice(options=options) if len(options) <= OPTIONS:
            return [(choice_key(option.id), words.plain(option.label)) for option in options]
        case MultiChoice(options=options, repeats=False) if len(options) <= BOXES:
            return [(choice_key(option.id), words.plain(option.label)) for option in options]
        case Number(low=low, high=high) if high - low < FEW_NUMBERS:
            return [(str(n), str(n)) for n in range(low, high + 1)]
    return []


def example_of(words: Words, question: Question) -> str:
    """Return what an empty field shows of how to fill it in."""
    match question:
        case Line(notation=notation):
            return such_as(words, notation.example)
        case Number(low=low, high=high):
            return words.label("ui-number-hint", low=low, high=high)
        case Choice() | MultiChoice():
            names = [words.plain(option.also or option.label) for option in question.options[:2]]
            is_counted = isinstance(question, MultiChoice) and question.repeats
            return ", ".join(f"2 x {name}" if is_counted else name for name in names)
    return ""


def such_as(words: Words, example: str) -> str:
    """Return how a line is written, as an empty field shows it: not so that it looks filled in."""
    return words.label("ui-such-as", line=words.write_typed(example)) if example else ""


def name_of_line(words: Words, question: Question) -> str:
    """Return what a line of a form is called: the first line of what is asked."""
    return words.plain(question.ask).partition("\n")[0]


def hint_of_line(words: Words, question: Question) -> str:
    """Return what helps to fill in a line of a form: what is asked beyond its first line."""
    return " ".join(words.plain(question.ask).splitlines()[1:])


def prefilled(words: Words, question: Question) -> str:
    """Return what is known of the answer, as people type it; empty if nothing is."""
    return "" if question.prefill is None else _written(words, question, question.prefill)


def _written(words: Words, question: Question, answer: Any) -> str:
    match question:
        case YesNo():
            return words.label("ui-yes" if answer else "ui-no")
        case Choice(options=options):
            return "".join(words.plain(option.label) for option in options if option.id == answer)
        case MultiChoice(options=options):
            labels = {option.id: words.plain(option.label) for option in options}
            counted = Counter(labels[one] for one in answer if one in labels)
            return ", ".join(name if n == 1 else f"{n} x {name}" for name, n in counted.items())
    return words.write_typed(str(answer))


def as_lines(words: Words, question: Form, texts: Mapping[str, str]) -> str:
    """Return a line for each question of a form: its name, and the text that has its id."""
    return "\n".join(f"{name_of_line(words, one)}: {texts[one.id]}".rstrip() for one in question.questions)


def read_lines(words: Words, question: Form, typed: str) -> tuple[dict[str, str], list[Text]]:
    """Return the text of each line by its question's id, and a fault for each line that is nobody's.

    Where only one question has nothing shown, the first line is its answer also without its name.
    """
    names = {name: one.id for name, one in _names(words, question).items()}
    wanted = tuple(text("ui-value", value=one) for one in labels_of(words, question).values())
    found: dict[str, str] = {}
    faults: list[Text] = []
    is_told = False
    unknown = [one.id for one in question.questions if one.prefill is None]
    for n, line in enumerate(_lines(typed, names), 1):
        name = _name_of(line, names)
        if name is None and line and n == 1 and len(unknown) == 1:
            found[unknown[0]] = line
        elif name is None and line:
            too = text("ui-bad-line-too", n=n, line=short(line))
            faults.append(too if is_told else text("ui-bad-line", n=n, line=short(line), names=wanted))
            is_told = True
        elif name is not None and names[name] in found:
            faults.append(text("ui-bad-line-again", n=n, line=short(line)))
        elif name is not None:
            found[names[name]] = line[len(name) :].removeprefix(":").strip()
    return found, faults


def line_begun(words: Words, question: Form, line: str) -> tuple[Question, str] | None:
    """Return the question whose name a line begins with, and what comes after it; None if it is no one's."""
    names = _names(words, question)
    name = _name_of(line, names)
    return None if name is None else (names[name], line[len(name) :].removeprefix(":").strip())


def _names(words: Words, question: Form) -> dict[str, Question]:
    """Return the questions of a form by what their lines are called, in every language; see `labels_of`."""
    names = {name_of_line(words, one): one for one in question.questions}
    for one in question.questions:
        for asked in words.typed_as(one.ask):
            names.setdefault(asked.partition("\n")[0], one)
    begun = [(_HEAD.split(name)[0], one) for name, one in names.items()]
    for head, one in begun:
        if all(other is one for same, other in begun if same == head):
            names.setdefault(head, one)
    return names


def labels_of(words: Words, question: Form) -> dict[str, str]:
    """Return what is typed before the answer of each line, by its question's id: the name of the line.

    What comes behind a comma or a colon in that needn't be typed, if the rest is no other line's.
    """
    names = {one.id: name_of_line(words, one) for one in question.questions}
    heads = {id_: _HEAD.split(name)[0] for id_, name in names.items()}
    return {id_: head if list(heads.values()).count(head) == 1 else names[id_] for id_, head in heads.items()}


def _lines(typed: str, names: Collection[str]) -> Iterator[str]:
    """Yield the lines; in one line several are divided by semicolons, each with a name after it.

    An answer may have semicolons too: what has no name belongs to the line before it, if that has one.
    """
    for line in typed.splitlines():
        parts = line.split(PARTED)
        whole = parts[0]
        for part in parts[1:]:
            if _name_of(part.strip(), names) is None and _name_of(whole.strip(), names) is not None:
                whole += PARTED + part
            else:
                yield whole.strip()
                whole = part
        yield whole.strip()


def _name_of(line: str, names: Collection[str]) -> str | None:
    return max((one for one in names if _begins(line, one)), key=len, default=None)


def _begins(line: str, name: str) -> bool:
    end = len(name)
    return line[:end].casefold() == name.casefold() and line[end : end + 1] in ("", ":", " ")


def entered_text(words: Words, question: Question, entered: Mapping[str, str]) -> str:
    """Return what was entered into a form (by the fields' ids) as text that the form can begin with again."""
    if not isinstance(question, Form) or is_one_text(question):
        return entered.get(TEXT, "")
    texts = {}
    for one in question.questions:
        value, labels = entered.get(key(one.id), ""), dict(menu_of(words, one))
        texts[one.id] = ", ".join(labels.get(part, part) for part in value.splitlines())
    return as_lines(words, question, texts)


def shown_embeds(local: LocalizedView, question: Question) -> list[Json]:
    """Return what is known of the answer, to be confirmed with one tap: an embed, or nothing."""
    lines = shown_lines(local.words, question)
    return [embed(lines=lines, footer=footer_of(local))] if lines else []


def shown_lines(words: Words, question: Question) -> list[str]:
    """Return what a question is prefilled with, of a form each line; nothing where it isn't typed."""
    if not isinstance(question, Form):
        known = prefilled(words, question) if needs_form(question) else ""
        return [words.say("ui-shown", value=known)] if known else []
    return [
        words.say("ui-shown-line", what=name_of_line(words, one), value=prefilled(words, one) or NOTHING)
        for one in question.questions
    ]


def value_form(local: LocalizedView, code: str, fix: Fix, typed: str) -> Json:
    """Return the form that corrects a value, with what stands in it at first."""
    field = labelled(local.plain(fix.label), text_input(TEXT, typed, fix.most, local.plain(fix.hint)))
    return form(Fixed(code).of(local.view), local.label("game-name"), [field])
