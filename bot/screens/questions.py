"""The open questions as buttons, menus and forms."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.screens.controls.answers import Answer, AsShown, Done, NoneOfThem, OpenForm, Pick, Select, TurnPage
from bot.screens.localized_view import LocalizedView
from bot.screens.parts import PRIMARY, SECONDARY, button, menu, row, rows
from bot.wire.custom_id import choice_key, key, short_key
from bot.wire.json import Json
from bot.wire.limits import BUTTONS, OPTIONS
from bot.words.words import Words
from engines.core.script.form import Form, as_shown, only_line
from engines.core.script.requests import Choice, Line, MultiChoice, Number, Option, Question, YesNo

MOST_BUTTONS = 10
"""Options that are buttons, one tap each; more stand in a menu."""
MOST_LETTERS = 200
"""Of all buttons of a question: longer ones would leave a phone no room for the question."""
MOST_MENUS = 3
"""Menus of likely lines: there is room for the buttons below them."""
MOST_CARRIED = 10
"""Picks over several pages travel in the custom id, four characters each."""


@dataclass(frozen=True, slots=True)
class Page:
    """What part of a long question is shown, and what was picked on other pages (short keys)."""

    number: int = 0
    picks: tuple[str, ...] = ()


def rows_of(
    local: LocalizedView,
    question: Question,
    page: Page = Page(),
    beside: Sequence[Json] = (),
) -> list[Json]:
    """Return the rows of one question; buttons `beside` it stand in the last one, never among answers."""
    if isinstance(question, Choice):
        return _choice(local, question, page, beside)
    return [*_rows(local, question, page), *rows(beside)]


def _rows(local: LocalizedView, question: Question, page: Page) -> list[Json]:
    view = local.view
    match question:
        case YesNo():
            yes = button(Answer(key(question.id), "yes").of(view), local.label("ui-yes"), PRIMARY)
            return [row(yes, button(Answer(key(question.id), "no").of(view), local.label("ui-no")))]
        case Number() if question.high - question.low < BUTTONS:
            numbers = [str(n) for n in range(question.low, question.high + 1)]
            return rows([button(Answer(key(question.id), n).of(view), n) for n in numbers])
        case Number() if question.high - question.low < OPTIONS:
            named = [(str(n), str(n)) for n in range(question.low, question.high + 1)]
            return [menu(Select(key(question.id)).of(view), named, _asks_for(local.words, question))]
        case MultiChoice() if not needs_form(question):
            return _multi(local, question, page)
    return [*_listed(local, question), *rows(_typing(local, question))]


def _listed(local: LocalizedView, question: Question) -> list[Json]:
    """Return the menus of likely lines, of about the same length each."""
    line = only_line(question)
    listed = line.listed[: MOST_MENUS * OPTIONS] if line else ()
    if not listed:
        return []
    menus = -(-len(listed) // OPTIONS)
    most = -(-len(listed) // menus)
    parts = [listed[at : at + most] for at in range(0, len(listed), most)]
    found = []
    for n, part in enumerate(parts):
        labels = [(choice_key(one.id), local.plain(one.label)) for one in part]
        named = _asks_for(local.words, question)
        if menus > 1:
            named = local.label("ui-choose-from", first=labels[0][1][0], last=labels[-1][1][0])
        found.append(menu(Select(key(question.id), str(n)).of(local.view), labels, named))
    return found


def _typing(local: LocalizedView, question: Question) -> list[Json]:
    """Return what opens the form, and what confirms all that it is prefilled with."""
    is_known = as_shown(question) is not None
    label = local.label("ui-fill-in" if isinstance(question, Form) else "ui-type")
    buttons = [button(OpenForm(key(question.id)).of(local.view), label, SECONDARY if is_known else PRIMARY)]
    if is_known:
        buttons.append(button(AsShown(key(question.id)).of(local.view), local.label("ui-as-shown"), PRIMARY))
    line = only_line(question)
    in_a_word = line.options if line else ()
    answers = [_answer(local, question, one, local.plain(one.label), SECONDARY) for one in in_a_word]
    return [*buttons, *answers]


def name_of(question: Question) -> str:
    """Return what a game's words for a question are called by: "layback" for "d.layback.s2" to seat s2."""
    return question.id.removesuffix(f".{question.to}").rpartition(".")[2]


def needs_form(question: Question) -> bool:
    """Tell whether a question is answered by typing."""
    match question:
        case Line() | Form():
            return True
        case Number():
            return question.high - question.low >= OPTIONS
        case MultiChoice(repeats=True):
            times = _times(question)
            return times * (times + 1) // 2 < question.high
        case MultiChoice():
            return len(question.options) > OPTIONS and question.high > MOST_CARRIED
    return False


def _times(question: MultiChoice) -> int:
    """Return how often an option stands in a menu: as 1 ×, 2 × and so on; more is typed."""
    return min(question.high, OPTIONS // max(1, len(question.options)))


def repeat_options(question: MultiChoice) -> list[tuple[str, Option, int]]:
    """Return the menu of a question where an option may be taken several times: value, option, how often."""
    return [
        (choice_key(f"{n}*{option.id}"), option, n)
        for option in question.options
        for n in range(1, _times(question) + 1)
    ]


def _answer(local: LocalizedView, question: Question, option: Option, label: str, style: int) -> Json:
    return button(Answer(key(question.id), key(option.id)).of(local.view), label, style)


def _choice(local: LocalizedView, question: Choice, page: Page, beside: Sequence[Json]) -> list[Json]:
    options = {option.id: option for option in reversed(question.options)}
    unique = list(reversed(options.values()))
    words = [local.plain(one.label) for one in unique[: MOST_BUTTONS + 1]]
    if len(words) <= MOST_BUTTONS and sum(map(len, words)) <= MOST_LETTERS:
        called = list(zip(unique, words, strict=True))
        onward = [(one, label) for one, label in called if not one.is_back]
        style = PRIMARY if len(onward) == 1 else SECONDARY
        answers = [_answer(local, question, one, label, style) for one, label in onward]
        backs = [_answer(local, question, one, label, SECONDARY) for one, label in called if one.is_back]
        # Four in a row: a phone shows them two and two.
        return [*rows(answers, MOST_BUTTONS if len(answers) <= BUTTONS else 4), *rows([*backs, *beside])]
    shown, last = page_of(unique, page.number)
    labels = [(choice_key(one.id), local.plain(one.label)) for one in shown]
    menus = [
        menu(Select(key(question.id)).of(local.view), labels, _placeholder(local.words, question, page, last))
    ]
    if last:
        menus.append(_turn_page(local, question, page, last))
    return [*menus, *rows(beside)]


def _multi(local: LocalizedView, question: MultiChoice, page: Page) -> list[Json]:
    if question.repeats:
        labels = [
            (value, local.label("ui-times", n=n, what=option.label))
            for value, option, n in repeat_options(question)
        ]
        placeholder = _asks_for(local.words, question)
        most = min(len(question.options), question.high)  # each once, with how many of it
        return [
            menu(Select(key(question.id)).of(local.view), labels, placeholder, count=(1, most)),
            *_at_once(local, question),
            *(rows(_typing(local, question)) if _times(question) < question.high else ()),
        ]
    if len(question.options) <= OPTIONS:
        labels = [(choice_key(one.id), local.plain(one.label)) for one in question.options]
        placeholder = _asks_for(local.words, question)
        return [
            menu(
                Select(key(question.id)).of(local.view),
                labels,
                placeholder,
                count=(question.low or 1, question.high),
            ),
            *_at_once(local, question),
        ]
    return _paged_multi(local, question, page)


def _paged_multi(local: LocalizedView, question: MultiChoice, page: Page) -> list[Json]:
    shown, last = page_of(question.options, page.number)
    labels = [(choice_key(one.id), local.plain(one.label)) for one in shown]
    chosen = [choice_key(one.id) for one in shown if short_key(one.id) in page.picks]
    picker = menu(
        Pick(key(question.id), page.number, page.picks).of(local.view),
        labels,
        _placeholder(local.words, question, page, last),
        chosen,
        (0, question.high),
    )
    done = button(
        Done(key(question.id), page.picks).of(local.view),
        local.label("ui-picked", n=len(page.picks)),
        PRIMARY,
        is_disabled=not question.low <= len(page.picks) <= question.high,
    )
    typing = button(OpenForm(key(question.id)).of(local.view), local.label("ui-type"))
    return [picker, _turn_page(local, question, page, last), row(done, typing)]


def _turn_page(local: LocalizedView, question: Question, page: Page, last: int) -> Json:
    back, on = max(0, page.number - 1), min(last, page.number + 1)
    return row(
        button(
            TurnPage(key(question.id), back, page.picks, "b").of(local.view),
            local.label("ui-back"),
            is_disabled=page.number <= 0,
        ),
        button(
            TurnPage(key(question.id), on, page.picks, "n").of(local.view),
            local.label("ui-next"),
            is_disabled=page.number >= last,
        ),
    )


def _at_once(local: LocalizedView, question: MultiChoice) -> list[Json]:
    """Return what is chosen with one tap: none, or what a sleeper would choose."""
    if question.low == 0:
        return [row(button(NoneOfThem(key(question.id)).of(local.view), local.label("ui-none")))]
    if not question.asleep or len(question.asleep) > MOST_CARRIED:
        return []
    labels = {option.id: option.label for option in question.options}
    own, names = f"these-{name_of(question)}", tuple(labels[one] for one in question.asleep)
    picks = tuple(short_key(one) for one in question.asleep)
    label = local.label(own if own in local.words else "ui-these", names=names)
    return [row(button(Done(key(question.id), picks).of(local.view), label))]


def _placeholder(words: Words, question: Question, page: Page, last: int) -> str:
    if not last:
        return _asks_for(words, question)
    return words.label("ui-choose-page", n=page.number + 1, of=last + 1)


def _asks_for(words: Words, question: Question) -> str:
    """Return what an empty menu says: the game's own words for the question, or else how much to choose."""
    own = f"choose-{name_of(question)}"
    if own in words:
        return words.label(own)
    match question:
        case Number():
            return words.label("ui-choose-number")
        case MultiChoice(repeats=False, low=low, high=high) if low == high:
            return words.label("ui-choose-exactly", n=high)
        case MultiChoice(repeats=False, low=0, high=high):
            return words.label("ui-choose-up-to", n=high)
        case MultiChoice(repeats=False, low=low, high=high):
            return words.label("ui-choose-between", low=low, high=high)
    return words.label("ui-choose")


def page_of(options: Sequence[Option], number: int) -> tuple[Sequence[Option], int]:
    """Return the options of a page and the number of the last page; a page too far is the last one."""
    last = max(0, (len(options) - 1) // OPTIONS)
    at = min(max(0, number), last) * OPTIONS
    return options[at : at + OPTIONS], last
