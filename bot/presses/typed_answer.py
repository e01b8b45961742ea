"""Answers the open question by typing."""

from bot.presses import answers
from bot.presses.press import Press
from bot.presses.response import show
from bot.presses.seats import show_step
from bot.presses.serves import does
from bot.screens.asked_back import answer_hint, unclear_answer, which_answer
from bot.screens.localized_view import LocalizedView
from bot.screens.screens import noted
from bot.screens.subcommands import Subcommand
from bot.sessions.errors import Mistake
from bot.sessions.rights import demand_at_table, own_question
from bot.sessions.view import View
from bot.wire.json import Json
from engines.core.errors import BadAnswer
from engines.core.script.requests import Choice, Question


@does(Subcommand.ANSWER)
async def answer(press: Press, options: Json) -> None:
    """Answer the open question with what was typed."""
    await answer_typed(
        press, await press.sessions.records.running_in(press.by.channel), str(options.get("text", ""))
    )


async def answer_typed(press: Press, view: View, line: str) -> None:
    """Answer the open question with what was typed; what isn't exactly one answer is asked back."""
    view = view.known_to(press.by.id)
    demand_at_table(view, press.by)
    question = own_question(view, press.by.id)
    local = press.own_of(view)
    try:
        read = answers.typed_to(question, line, local.words)
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
    labels = {code: label for label, code in reversed(answers.labels_of(question, local.words).entries)}
    meant, example = list[tuple[str, str]](), ""
    if isinstance(fault, answers.Unclear):
        meant = [(code, labels[code]) for code in fault.meant]
        if labels and not meant:
            example = answers.example_of(question, list(labels.values())[::-1])
    if meant and isinstance(question, Choice):
        return which_answer(local, question, fault.text, meant)
    hint = answer_hint(local, [label for _, label in meant], example)
    return unclear_answer(local, question, fault.text, line, hint)
