"""What could be meant by what somebody is typing."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain, islice
from typing import Any

from bot.presses import answers
from bot.presses.candidates import Asked, Candidates
from bot.presses.fix import shown
from bot.presses.press import Press
from bot.presses.search import Labels, fold
from bot.screens.forms import PARTED, line_begun, prefilled, read_lines
from bot.screens.why import name_of
from bot.sessions.errors import NoSession
from bot.wire.custom_id import choice_key
from bot.wire.limits import CHOICE_NAME, OPTIONS, clip
from bot.words.words import Words
from engines.core.errors import BadAnswer
from engines.core.script.form import Form, as_shown
from engines.core.script.notation import BETWEEN, Notation, unfinished
from engines.core.script.requests import Line, MultiChoice, Number
from engines.core.text import text

MOST_LOOKED_AT = 200
"""Lines that a notation may offer until there are enough that aren't too long."""
MOST_CONTINUED = 2 * CHOICE_NAME
"""Characters beside blanks of a line that goes on: Discord shows none of a longer one, in no language."""
MOST_NUMBERS = 1000
MOST_TURNS = 25
"""The latest turns, among which it is looked for one to explain."""

Suggestions = list[tuple[str, str]]
"""What is shown, and what is sent for it."""


async def suggest(press: Press, verb: str, focused: str, typed: str) -> Suggestions:
    """Return what could be meant; nothing without a session."""
    try:
        view = await press.sessions.records.view_in(press.by.channel)
    except NoSession:
        return []
    known = press.context.candidates.of(
        view, press.by.id, press.interaction.locale, lambda: Candidates(press.own_of(view), press.by.id)
    )
    press.speak(known.local)
    if verb == "why":
        return _listed(typed, await _turns(press, known))
    if view.is_ended:
        return []
    if verb == "answer":
        return of_question(known.asked, typed) if known.asked else []
    if view.state is None or view.questions:
        return []
    if verb == "fix" and focused == "field":
        return _fixes(known, typed)
    return _reports(known, typed) if verb == "report" else []


async def _turns(press: Press, known: Candidates) -> Labels:
    """Return the latest turns, by what they are called and how long ago they were."""
    if known.turns is None:
        local, history = known.local, press.sessions.history
        told = await history.last_told(local.view, MOST_TURNS)
        turns = (await history.played(local.view, told))[::-1]
        known.turns = Labels(
            [
                (local.label("ui-turn-ago", n=place, what=name_of(local, one)), str(one.seq))
                for place, one in enumerate(turns)
            ]
        )
    return known.turns


def lines(words: Words, notation: Notation[Any], typed: str) -> Suggestions:
    """Return how a line may go on, first itself if it is one; none is longer than Discord takes.

    The words that are typed may be of any language; how it goes on is in the person's own.
    """
    if len("".join(typed.split())) > MOST_CONTINUED:
        return []
    read = words.read_typed(typed)
    own = (typed.strip(),) if notation.takes(typed) or notation.takes(read) else ()
    further = chain(notation.go_on(typed), notation.go_on(read) if read != typed else ())
    # A word is known in its language only when it is whole: what goes on with those before it may begin so.
    before = words.read_typed(typed.rpartition(" ")[0])
    begun = islice(map(words.write_typed, notation.go_on(before)), MOST_LOOKED_AT)
    begun_so = (one for one in begun if one.casefold().startswith(typed.casefold()))
    found: dict[str, str] = {}
    for one in islice(chain(own, map(words.write_typed, further), begun_so), MOST_LOOKED_AT):
        if one and clip(one, CHOICE_NAME) == one:
            found[one] = one
        if len(found) == OPTIONS:
            break
    return list(found.items())


def _listed(typed: str, labels: Labels) -> Suggestions:
    """Return the labels of what is found, with their codes."""
    shown = {code: label for label, code in reversed(labels.entries)}
    return [(shown[code], code) for code in labels.find(typed).all[:OPTIONS]]


def _reports(known: Candidates, typed: str) -> Suggestions:
    """Return how a line may go on, or else what is offered."""
    if known.notation:
        found = lines(known.local.words, known.notation, typed)
        if found or BETWEEN in typed:  # a line of several parts is no one thing that is offered
            return found
    labels = known.reports
    done, begun, last = unfinished(typed)
    if known.notation or not done:
        return _listed(typed, labels)
    found = labels.choices(labels.find(last).all)
    whole = [(begun + label, begun + sent) for label, sent in found]
    return [one for one in whole if clip(one[0], CHOICE_NAME) == one[0]][:OPTIONS]


def _fixes(known: Candidates, typed: str) -> Suggestions:
    """Return what can be corrected, with what it is now."""
    labels, words = known.fix_labels, known.local.words
    codes = labels.find(typed).all[:OPTIONS]
    sent = labels.choices(codes)
    return [(shown(words, known.fixes[code]), value) for code, (_, value) in zip(codes, sent, strict=True)]


def of_question(asked: Asked, typed: str) -> Suggestions:
    """Return the answers to a question that go on as typed."""
    match asked.question:
        case Form() as form:
            return _of_form(asked, form, typed)
        case Line(notation=notation, prefill=prefill):
            return lines(asked.words, notation, typed or prefill) or lines(asked.words, notation, typed)
        case Number(low=low, high=high):
            return [(str(n), str(n)) for n in islice(_numbers(low, high, typed.strip()), OPTIONS)]
        case MultiChoice() as question:
            return _picks(asked, question, typed)
    return asked.labels.choices(asked.labels.find(typed).all[:OPTIONS])


def _of_form(asked: Asked, form: Form, typed: str) -> Suggestions:
    """Return how a form goes on that is typed in one line: `name: answer; name: answer`."""
    words = asked.words
    done, parted, last = typed.rpartition(PARTED)
    before = f"{done.strip()}{PARTED} " if parted else ""
    named = line_begun(words, form, last.strip())
    if named is not None:
        question, rest = named
        label, line = asked.lines[question.id]
        name = f"{before}{label}: "
        found = [(name + label, name + value) for label, value in of_question(line, rest)]
    else:
        known = read_lines(words, form, done)[0]
        left = [one for one in form.questions if one.id not in known]
        names = [f"{before}{asked.lines[one.id][0]}:" for one in left]
        whole = [f"{name} {prefilled(words, one)}".strip() for name, one in zip(names, left, strict=True)]
        begun = fold(before + last)
        goes_on = [one for one in whole + names if fold(one).startswith(begun)]
        found = [(one, one) for one in dict.fromkeys(goes_on)]
    shown = words.label("ui-as-shown")
    if fold(shown).startswith(fold(typed)) and as_shown(form) is not None:
        found.insert(0, (shown, shown))
    return [one for one in found if clip(one[1], CHOICE_NAME) == one[1]][:OPTIONS]


def _numbers(low: int, high: int, typed: str) -> Iterator[int]:
    """Yield the number that is typed, then others that begin so; of very many numbers only the least."""
    with suppress(BadAnswer):
        yield Number(id="", ask=text("number"), low=low, high=high).check(typed)
    yield from (
        n
        for n in range(low, min(high, low + MOST_NUMBERS) + 1)
        if str(n).startswith(typed) and str(n) != typed
    )


def _picks(asked: Asked, question: MultiChoice, typed: str) -> Suggestions:
    """Return how a list of options may go on: with one more after the last comma."""
    words = asked.words
    picked, before, last = _parted(asked, typed)
    taken = frozenset(() if question.repeats else map(choice_key, picked))
    left = asked.without(taken) if len(picked) < question.high else Labels([])
    short = min(before.strip(), _written(asked, picked) or before.strip(), key=len)
    begun = f"{short}, " if short else ""
    found = [f"{begun}{label}" for label, _ in left.choices(left.find(last).all)]
    none = [words.label("ui-none")] if question.low == 0 and not typed.strip() else []
    lines = [*none, *_whole(asked, question, typed), *found]
    return [(one, one) for one in dict.fromkeys(lines) if clip(one, CHOICE_NAME) == one][:OPTIONS]


def _parted(asked: Asked, typed: str) -> tuple[list[str], str, str]:
    """Return what was picked before what is being typed, both as they are typed.

    They part at the last comma, or at one before it where a label with commas is being typed. What can't be
    understood before it stays as it is typed.
    """
    labels, parts = asked.labels, typed.split(",")
    found: list[tuple[list[str], str, str]] = []
    for at in range(len(parts) - 1, max(-1, len(parts) - 2 - labels.most_commas), -1):
        before, last = ",".join(parts[:at]), ",".join(parts[at:])
        try:
            found.append((_read(asked, before), before, last))
        except BadAnswer:
            continue
        if not last.strip() or labels.hits(last):
            return found[-1]
    before, _, last = typed.rpartition(",")
    return next((one for one in found if one[1]), ([], before, last))


def _whole(asked: Asked, question: MultiChoice, typed: str) -> list[str]:
    """Return what is typed with its labels written out, if that is an answer already."""
    try:
        picked = question.check(_read(asked, typed))
    except BadAnswer:
        return []
    return [_written(asked, picked)] if picked else []


def _read(asked: Asked, typed: str) -> Any:
    return answers.typed_value(asked.question, typed, asked.words, asked.labels)


def _written(asked: Asked, picked: Sequence[str]) -> str:
    """Return picks as they can be typed: by their numbers where they have some, else by their labels."""
    return ", ".join(asked.labels.brief(asked.shown[one]) for one in picked)
