"""What each button, menu and form does."""

from typing import Literal

from bot.presses import answers
from bot.presses.given import chosen, typed
from bot.presses.help import show_help
from bot.presses.press import Visit
from bot.presses.response import send_score, show
from bot.presses.seats import TABLE_HANDLERS, Handler, show_step, step_page
from bot.presses.why import why_message
from bot.screens.message import embed, message
from bot.screens.panel import footer_of
from bot.screens.parts import PRIMARY, button, row
from bot.screens.questions import Page, page_of, question_form, rows_of
from bot.screens.report_menu import report_rows, reports
from bot.screens.score import score_embeds
from bot.screens.screens import panel_message, private, private_question, turn_message
from bot.screens.seats import agreed_message
from bot.sessions.errors import (
    Mistake,
    NeedsAnother,
    NeedsConfirm,
    NotOffered,
    NotSeated,
    NotYours,
    RequestVoid,
    StaleSeq,
)
from bot.sessions.rights import is_alone
from bot.sessions.view import View
from bot.wire.custom_id import Mark, choice_key, key, short_key
from engines.core.requests import Choice, MultiChoice, Question
from engines.core.text import text


async def turn(visit: Visit, mark: Mark) -> None:
    """Do the automa's turn that the button names."""
    view = await visit.sessions.move(
        mark.session,
        mark.seq,
        lambda offers: next((one for one in offers if key(one.move.code) == mark.value(0)), None),
        visit.by,
    )
    await show(visit, view)


async def menu(visit: Visit, mark: Mark) -> None:
    """Show, privately, what can be reported."""
    view = await current(visit, mark)
    if not reports(view):
        raise NotOffered(view)
    words = visit.own(view.game.id)
    intro = words.say("ui-report-intro")
    note = private(intro, report_rows(words, view), footer_of(words, view), is_trouble=False)
    await visit.reply.message(note, private=True)


async def reports_page(visit: Visit, mark: Mark) -> None:
    """Turn a page of what can be reported."""
    await _report_list(visit, mark, mark.value(0), mark.number(1))


async def report_group(visit: Visit, mark: Mark) -> None:
    """Open one group of what can be reported."""
    await _report_list(visit, mark, _first(visit), 0)


async def _report_list(visit: Visit, mark: Mark, group: str, page: int) -> None:
    view = await current(visit, mark)
    if not reports(view):
        raise NotOffered(view)
    words = visit.own(view.game.id)
    rows = report_rows(words, view, "" if group == "-" else group, page)
    if not rows:
        raise NotOffered(view)
    await visit.note(private(words.say("ui-report-intro"), rows, footer_of(words, view), is_trouble=False))


async def tell(visit: Visit, mark: Mark) -> None:
    """Report what was chosen in the menu."""
    code = _first(visit)
    view = await visit.sessions.move(
        mark.session,
        mark.seq,
        lambda offers: next((one for one in offers if choice_key(one.move.code) == code), None),
        visit.by,
    )
    await show(visit, view)


async def undo(visit: Visit, mark: Mark) -> None:
    """Go one step back; what hides a draw that people have seen asks first."""
    await take_back(visit, mark.session, mark.seq)


async def take_back(visit: Visit, session: str, seq: int) -> None:
    """Go one step back; where several people play, another one is asked to agree to what they have seen."""
    try:
        view = await visit.sessions.undo(session, seq, visit.by)
    except NeedsConfirm as fault:
        if fault.view is None or is_alone(fault.view.holders, visit.by.id):
            raise
        await _ask_to_agree(visit, fault.view, "undo")
        return
    except StaleSeq as fault:
        now = fault.view
        if now is None or not (now.is_hosted and now.is_unseen and now.entry.author == visit.by.id):
            raise
        # The panel doesn't change with what others can't see: the next step back is in the private message.
        await step_page(visit, now)
        return
    await show_back(visit, view)


async def show_back(visit: Visit, view: View) -> None:
    """Show what was un- or redone: to who pressed alone, if nobody else has seen it."""
    if view.is_hosted and view.is_unseen:
        await show_step(visit, view)
        return
    await show(visit, view)


async def _ask_to_agree(visit: Visit, view: View, what: Literal["undo", "end"]) -> None:
    """Ask the others at the table, once, and tell who wants it so. Raises AlreadyAsked."""
    await visit.sessions.ask_to_agree(view.id, view.seq, what, visit.by)
    words = visit.own(view.game.id)
    asked = private(words.say("ui-asked"), footer=footer_of(words, view), is_trouble=False)
    await visit.note(asked)


async def undo_confirmed(visit: Visit, mark: Mark) -> None:
    """Go one step back, although the same card comes again; or since somebody else at the table agrees."""
    asker = mark.value(0)
    before = await visit.view(mark.session)
    try:
        view = await visit.sessions.undo(mark.session, mark.seq, visit.by, confirmed=True, asker=asker)
    except StaleSeq as fault:
        raise (RequestVoid(fault.view) if asker else fault) from None
    await (_show_agreed(visit, before, mark) if asker else show_back(visit, view))


async def disagree(visit: Visit, mark: Mark) -> None:
    """Say no to what somebody wants the others to agree to; or who asked takes it back."""
    view = await visit.view(mark.session)
    if view.holders.seat_of(visit.by.id) is None:
        raise NotSeated(view)
    if view.shown != mark.seq:
        raise RequestVoid(view)
    await _show_agreed(visit, view, mark, is_yes=False)


async def _show_agreed(visit: Visit, before: View, mark: Mark, *, is_yes: bool = True) -> None:
    """Change a request into what came of it; what it asked for is told apart."""
    words, pressed = visit.words(before.game.id), visit.interaction.message
    asker, what = mark.value(0), mark.value(1)
    await visit.reply.update(agreed_message(words, before, asker, what, visit.by.id, is_yes=is_yes))
    if pressed is not None:
        await visit.context.posts.done_with(before, str(pressed.id))


async def redo(visit: Visit, mark: Mark) -> None:
    """Bring back what was undone."""
    await show_back(visit, await visit.sessions.redo(mark.session, mark.seq, visit.by))


async def why(visit: Visit, mark: Mark) -> None:
    """Explain, privately, the turn that the button names, or the latest one."""
    view = await visit.view(mark.session)
    payload = await why_message(visit, view, mark.number(0), mark.number(1))
    if mark.values:
        await visit.note(payload)
    else:
        await visit.reply.message(payload, private=True)


async def how_to_play(visit: Visit, mark: Mark) -> None:
    """Explain, privately, how the game is played here."""
    await show_help(visit, await visit.view(mark.session))


async def score(visit: Visit, mark: Mark) -> None:
    """Show, privately, the score so far."""
    view = await visit.view(mark.session)
    await show_score(visit, view)


async def show_score(visit: Visit, view: View) -> None:
    """Show, privately, the score of a session."""
    words = visit.own(view.game.id)
    embeds = score_embeds(words, view)
    waits = private(words.say("ui-setup-waits"), footer=footer_of(words, view), is_trouble=False)
    payload = message(*embeds) if embeds else waits
    await send_score(visit, view, payload)


async def ask(visit: Visit, mark: Mark) -> None:
    """Show the open question again."""
    await show_open(visit, await visit.view(mark.session))


async def show_open(visit: Visit, view: View) -> None:
    """Show the session to everybody: the open question in a new message, or else the panel."""
    words = visit.words(view.game.id)
    await visit.context.posts.will_show(view, visit.by)
    if view.questions and not view.is_hosted:
        sent = await visit.reply.message(turn_message(words, view))
        await visit.context.posts.told(view, sent, is_new=True)
        return
    await visit.context.posts.shown_panel(view, await visit.reply.message(panel_message(words, view)))


async def answer(visit: Visit, mark: Mark) -> None:
    """Answer by a button."""
    await _answer(visit, mark, answers.pressed(mark.value(0), mark.value(1)))


async def select(visit: Visit, mark: Mark) -> None:
    """Answer by a menu."""
    await _answer(visit, mark, answers.chosen(mark.value(0), chosen(visit.data)))


async def none(visit: Visit, mark: Mark) -> None:
    """Answer that it is none of them."""
    await _answer(visit, mark, answers.chosen(mark.value(0), ()))


async def done(visit: Visit, mark: Mark) -> None:
    """Answer with what was picked over several pages."""
    await _answer(visit, mark, answers.picked(mark.value(0), mark.value(1)))


async def _answer(visit: Visit, mark: Mark, read: answers.Read) -> None:
    view = await visit.sessions.answer(mark.session, mark.seq, read, visit.by)
    await (show_step(visit, view) if view.is_hosted else show(visit, view, is_answer=True))


async def page(visit: Visit, mark: Mark) -> None:
    """Turn a page of a long question."""
    await _turn_page(visit, mark, Page(mark.number(1), answers.unpack(mark.value(2))))


async def pick(visit: Visit, mark: Mark) -> None:
    """Keep what is chosen on this page of a long question, and what was picked on the others."""
    view, question = await _question(visit, mark)
    if not isinstance(question, MultiChoice):
        raise StaleSeq(view)
    number = mark.number(1)
    here = {short_key(one.id) for one in page_of(question.options, number)[0]}
    ticked = set(chosen(visit.data))
    added = [short_key(one.id) for one in question.options if choice_key(one.id) in ticked]
    kept = [one for one in answers.unpack(mark.value(2)) if one not in here]
    picks = tuple(kept + [one for one in added if one in here])
    if len(picks) > question.high:
        most = text("bad-count", low=question.low, high=question.high, got=len(picks))
        raise Mistake(view.game.id, most)
    await _turn_page(visit, mark, Page(number, picks))


async def _turn_page(visit: Visit, mark: Mark, to: Page) -> None:
    view, question = await _question(visit, mark)
    if not isinstance(question, Choice | MultiChoice):
        raise StaleSeq(view)
    if view.is_hosted:
        await step_page(visit, view, to)
    elif visit.is_private:
        words = visit.own(view.game.id)
        rows = rows_of(words, view, question, to)
        await visit.reply.update(private_question(words, view, question, rows))
    else:
        await visit.reply.update(turn_message(visit.words(view.game.id), view, to))


async def open_form(visit: Visit, mark: Mark) -> None:
    """Open the form of a question that is answered by typing."""
    view, question = await _question(visit, mark)
    await visit.reply.modal(question_form(visit.own(view.game.id), view, question))


async def retry(visit: Visit, mark: Mark) -> None:
    """Open the form again with what was typed before: the message ends with it."""
    view, question = await _question(visit, mark)
    source = visit.interaction.message
    line = source.embeds[-1].footer.text if source and source.embeds else None
    await visit.reply.modal(question_form(visit.own(view.game.id), view, question, line or ""))


async def say(visit: Visit, mark: Mark) -> None:
    """Answer by a typed line; what doesn't fit can be tried again with the same words."""
    line = typed(visit.data.get("components"))
    view = await visit.view(mark.session)
    words = visit.own(view.game.id)
    try:
        await _answer(visit, mark, answers.typed(mark.value(0), line, words))
    except Mistake as fault:
        again = Mark(mark.session, mark.seq, "retry", (mark.value(0),))
        why = words.say("ui-bad-answer", why=fault.text)
        rows = [row(button(again, words.label("ui-try-again"), PRIMARY))]
        told = private(why, footer=footer_of(words, view))
        await visit.note(message(*told["embeds"], embed(words.label("ui-you-typed"), footer=line), rows=rows))


async def play(visit: Visit, mark: Mark) -> None:
    """Show a question for one seat to who presses, and to nobody else."""
    view, question = await _question(visit, mark)
    words = visit.own(view.game.id)
    rows = rows_of(words, view, question)
    await visit.reply.message(private_question(words, view, question, rows), private=True)


async def end_confirmed(visit: Visit, mark: Mark) -> None:
    """End the session; where several people play, another one is asked to agree."""
    asker = mark.value(0)
    before = await visit.view(mark.session)
    try:
        view = await visit.sessions.end(mark.session, mark.seq, visit.by, asker)
    except NeedsAnother as fault:
        if asker or fault.view is None:
            raise
        await _ask_to_agree(visit, fault.view, "end")
        return
    except StaleSeq as fault:
        raise (RequestVoid(fault.view) if asker else fault) from None
    await (_show_agreed(visit, before, mark) if asker else show(visit, view))


async def current(visit: Visit, mark: Mark) -> View:
    """Return the session as it stands. Raises StaleSeq if the button is of an earlier moment."""
    view = await visit.view(mark.session)
    if view.seq != mark.seq:
        raise StaleSeq(view)
    return view


async def _question(visit: Visit, mark: Mark) -> tuple[View, Question]:
    view = await current(visit, mark)
    question = answers.question_of(view.questions, mark.value(0))
    if question is None:
        raise StaleSeq(view)
    if view.is_hosted and view.holders.of(question.to or "") != visit.by.id:
        raise NotYours(view)
    return view, question


def _first(visit: Visit) -> str:
    return next(iter(chosen(visit.data)), "")


HANDLERS: dict[str, Handler] = {
    **TABLE_HANDLERS,
    "turn": turn,
    "menu": menu,
    "reports": reports_page,
    "group": report_group,
    "tell": tell,
    "undo": undo,
    "back": undo,
    "help": how_to_play,
    "undoyes": undo_confirmed,
    "redo": redo,
    "why": why,
    "score": score,
    "ask": ask,
    "ans": answer,
    "sel": select,
    "none": none,
    "done": done,
    "page": page,
    "pick": pick,
    "open": open_form,
    "retry": retry,
    "say": say,
    "play": play,
    "endyes": end_confirmed,
    "disagree": disagree,
}
