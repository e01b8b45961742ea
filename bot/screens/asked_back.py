"""What people are asked whose words aren't exactly one report, value or answer: what they have meant."""

from collections.abc import Sequence
from functools import partial

from bot.screens.controls.answers import Meant, Retry, Select
from bot.screens.controls.fixes import FixAgain, FixAs, FixMeant
from bot.screens.controls.points import PointsAgain
from bot.screens.controls.reports import Tell, Write
from bot.screens.localized_view import LocalizedView
from bot.screens.panel import footer_of
from bot.screens.questions import needs_form, rows_of
from bot.screens.report_menu import report_rows
from bot.screens.retry import try_again, which, with_typed, yes_meant
from bot.screens.screens import private, remark, trouble
from bot.sessions.view import View
from bot.wire.custom_id import CustomId, key
from bot.wire.json import Json
from bot.wire.limits import CHOICE_NAME, OPTIONS, clip
from engines.core.game.move import Fix
from engines.core.script.requests import MultiChoice, Question
from engines.core.text import Text, text

MOST_NAMED = 5
"""Words, or things that may be meant, where they are told in a sentence."""
LONGEST_WORD = 30
"""Letters of a word that is named."""

Near = Sequence[tuple[str, str]]
"""What may be meant: (code, label) pairs."""


def which_report(local: LocalizedView, meant: Near) -> Json:
    """Ask which of several reports is meant."""
    rows = [_reports(local, meant)]
    if len(meant) <= OPTIONS:
        return remark(local, "ui-which", rows=rows)
    return remark(local, "ui-which-first", rows=rows, n=len(meant))


def unread_line(local: LocalizedView, line: str, why: Text, near: Near, *, is_recorded: bool) -> Json:
    """Return why a line of the notation can't be done, and how to go on.

    With `is_recorded` what was picked before it has been recorded all the same.
    """
    yes = yes_meant(local, why, line, partial(Meant, ""))
    rows = [_reports(local, near)] if near else []
    rows.append(try_again(local.words, Write(is_again=True).of(local.view), *yes))
    told = [bad_report(local, why, is_recorded=is_recorded)]
    told += [local.say("ui-or-did-you-mean")] if near else []
    return with_typed(local, "\n".join(told), line, rows)


def unread_part(
    local: LocalizedView, line: str, bad: str, near: Sequence[Text] = (), unknown: Sequence[str] = ()
) -> Json:
    """Return why nothing of a line was done (`bad`), what a part may mean, and which words nothing has."""
    told = [bad, *_unknown(local, unknown)]
    told += [local.say("ui-near", names=tuple(near[:MOST_NAMED]))] if near else []
    return with_typed(
        local, "\n".join(told), line, [try_again(local.words, Write(is_again=True).of(local.view))]
    )


def unknown_report(local: LocalizedView, typed: str, near: Near, unknown: Sequence[str]) -> Json:
    """Return that typed words are no report; else all reports are offered where none is `near`."""
    told = [local.say("ui-did-you-mean" if near else "ui-no-such-report", typed=clip(typed, CHOICE_NAME))]
    told += _unknown(local, unknown)
    rows = [_reports(local, near)] if near else report_rows(local)
    return private("\n".join(told), rows, footer_of(local))


def _reports(local: LocalizedView, meant: Near) -> Json:
    return which(local.words, Tell().of(local.view), meant[:OPTIONS])


def bad_report(local: LocalizedView, why: Text, *, is_recorded: bool) -> str:
    """Return why a line can't be done; what was picked before it may be recorded all the same."""
    return local.say("ui-bad-report", why=why, kept="yes" if is_recorded else "no")


def _unknown(local: LocalizedView, unknown: Sequence[str]) -> list[str]:
    """Name the words that are in nothing that can be reported, if there are only a few."""
    if not 0 < len(unknown) <= MOST_NAMED:
        return []
    named = tuple(text("line-part", line=clip(one, LONGEST_WORD)) for one in unknown)
    return [local.say("ui-in-no-report", typed=named)]


def no_such_value(local: LocalizedView, typed: str) -> Json:
    """Return that nothing that can be corrected is called so."""
    return trouble(local, "ui-no-such-field", field=clip(typed, CHOICE_NAME))


def which_value(local: LocalizedView, typed: str, value: str, meant: Near, *, is_named: bool) -> Json:
    """Ask which value is to be corrected to this one; what was typed names several, or none but nearly."""
    why = local.say("ui-which") if is_named else local.say("ui-did-you-mean", typed=clip(typed, CHOICE_NAME))
    return with_typed(local, why, value, [which(local.words, FixAs().of(local.view), meant[:OPTIONS])])


def bad_value(local: LocalizedView, fix: Fix, why: Text, value: str) -> Json:
    """Return why something can't be corrected to a value."""
    is_told = local.plain(fix.hint) in local.plain(why)
    told = local.say("ui-bad-fix-told" if is_told else "ui-bad-fix", why=why, hint=fix.hint)
    yes = yes_meant(local, why, value, partial(FixMeant, key(fix.id)))
    again = try_again(local.words, again_id(local.view, fix), *yes)
    return with_typed(local, told, value, [again])


def again_id(view: View, fix: Fix) -> CustomId[FixAgain]:
    """Return the custom id of the button that opens the form of a value again."""
    return FixAgain(key(fix.id)).of(view)


def bad_answer(local: LocalizedView, again: CustomId[Retry], why: Text, line: str, hint: str = "") -> Json:
    """Return why an answer isn't taken, with the button that opens its form `again`."""
    told = " ".join(filter(None, [local.say("ui-bad-answer", why=why), hint]))
    yes = yes_meant(local, why, line, partial(Meant, again.control.question))
    return with_typed(local, told, line, [try_again(local.words, again, *yes)])


def which_answer(local: LocalizedView, question: Question, why: Text, meant: Near) -> Json:
    """Ask which of several answers to a question is meant."""
    rows = [which(local.words, Select(key(question.id)).of(local.view), meant[:OPTIONS])]
    told = f"{local.say('ui-bad-answer', why=why)}\n{local.say('ui-or-did-you-mean')}"
    return private(told, rows, footer_of(local))


def unclear_answer(local: LocalizedView, question: Question, why: Text, line: str, hint: str = "") -> Json:
    """Return why a typed answer isn't taken, with a hint what would be; then it is asked again."""
    if needs_form(question) or isinstance(question, MultiChoice):
        return bad_answer(local, Retry(key(question.id)).of(local.view), why, line, hint)
    told = " ".join(filter(None, [local.say("ui-bad-answer", why=why), hint]))
    return private(told, rows_of(local, question), footer_of(local))


def answer_hint(local: LocalizedView, near: Sequence[str], example: str) -> str:
    """Return what may be meant by a typed answer, else an `example` of one; empty without either."""
    if near:
        return local.say("ui-near", names=tuple(text("ui-value", value=one) for one in near[:MOST_NAMED]))
    return local.say("ui-for-example", example=example) if example else ""


def bad_points(local: LocalizedView, why: Text, line: str) -> Json:
    """Return why points aren't taken, with what was typed of them."""
    again = try_again(local.words, PointsAgain().of(local.view))
    return with_typed(local, local.words(why), line, [again])
