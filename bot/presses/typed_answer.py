"""Answers the open question by typing."""

from functools import partial

from bot.presses import answers
from bot.presses.press import Press
from bot.presses.response import show
from bot.presses.search import MOST_NAMED
from bot.presses.seats import show_step
from bot.presses.serves import does
from bot.screens.controls.answers import Meant, Retry, Select
from bot.screens.localized_view import LocalizedView
from bot.screens.panel import footer_of
from bot.screens.questions import needs_form, rows_of
from bot.screens.retry import try_again, which, with_typed, yes_meant
from bot.screens.screens import noted, private
from bot.screens.subcommands import Subcommand
from bot.sessions.errors import Mistake
from bot.sessions.rights import demand_at_table, own_question
from bot.wire.custom_id import key
from bot.wire.json import Json
from bot.wire.limits import OPTIONS
from engines.core.errors import BadAnswer
from engines.core.script.requests import Choice, MultiChoice, Question
from engines.core.text import text


@does(Subcommand.ANSWER)
async def answer(press: Press, options: Json) -> None:
    """Answer the open question with what was typed; what isn't exactly one answer is asked back."""
    view = (await press.sessions.records.running_in(press.channel)).known_to(press.by.id)
    demand_at_table(view, press.by)
    question = own_question(view, press.by.id)
    local, line = press.own_of(view), str(options.get("text", ""))
    try:
        answers.typed_value(question, line, local.words)
        read = answers.typed(key(question.id), line, local.words)
        after = await press.sessions.answer(view.id, view.seq, read, press.by)
    except BadAnswer as fault:
        await press.refuse(_asked_back(local, question, fault, line))
        return
    except Mistake as fault:
        refused = _asked_back(local, question, BadAnswer(fault.text), line)
        await press.refuse(refused)
        return
    if view.has_hands:
        await show_step(press, after)
    elif question.private:
        # The others see what becomes of it, and not what stands behind the command.
        await press.reply.message(noted(local.words), private=True)
    else:
        await show(press, after)


def _asked_back(local: LocalizedView, question: Question, fault: BadAnswer, line: str) -> Json:
    """Return why an answer isn't taken, what may be meant, and the way to give another one."""
    told = local.say("ui-bad-answer", why=fault.text)
    labels = {code: label for label, code in reversed(answers.labels_of(question, local.words).entries)}
    meant = fault.meant if isinstance(fault, answers.Unclear) else ()
    if meant and isinstance(question, Choice):
        custom_id = Select(key(question.id)).of(local.view)
        rows = [which(local.words, custom_id, [(code, labels[code]) for code in meant[:OPTIONS]])]
        return private(f"{told}\n{local.say('ui-or-did-you-mean')}", rows, footer_of(local))
    if meant:
        near = tuple(text("ui-value", value=labels[code]) for code in meant[:MOST_NAMED])
        told += " " + local.say("ui-near", names=near)
    elif labels and isinstance(fault, answers.Unclear):
        example = answers.example_of(question, list(labels.values())[::-1])
        told += " " + local.say("ui-for-example", example=example)
    if needs_form(question) or isinstance(question, MultiChoice):
        again = Retry(key(question.id)).of(local.view)
        yes = yes_meant(local, fault.text, line, partial(Meant, key(question.id)))
        return with_typed(local, told, line, [try_again(local.words, again, *yes)])
    return private(told, rows_of(local, question), footer_of(local))
