"""What the buttons, menus and forms of turns and of their questions do."""

from collections.abc import Iterable
from dataclasses import replace

from bot.presses import answers
from bot.presses.my_turn import ask_first, show_picks
from bot.presses.payload import Forged, chosen, entered, typed_before
from bot.presses.press import Press
from bot.presses.report import report_typed
from bot.presses.response import change_pressed, send_score, show, show_below
from bot.presses.seats import show_step, step_page
from bot.presses.serves import serves
from bot.presses.why import why_message
from bot.screens.asked_back import bad_answer
from bot.screens.controls.answers import (
    Answer,
    AsShown,
    Done,
    Meant,
    NoneOfThem,
    OfQuestion,
    OpenForm,
    Pick,
    Retry,
    Say,
    Select,
    TurnPage,
)
from bot.screens.controls.looking import Score, Why
from bot.screens.controls.reports import ReportGroup, Reports, Tell
from bot.screens.controls.table import Anew, AskAgain, Rescue, Turn
from bot.screens.forms import TEXT, entered_text, question_form
from bot.screens.my_turn import groups_of
from bot.screens.questions import Page, page_of
from bot.screens.report_menu import label_of, report_message
from bot.screens.retry import as_meant
from bot.screens.screens import private_question
from bot.screens.table import table_message
from bot.screens.table_screen import TableScreen
from bot.sessions.errors import Mistake, NotOffered, NotSeated, NotYours, StaleSeq
from bot.sessions.rights import demand_at_table, is_for
from bot.sessions.view import View
from bot.wire.custom_id import Control, CustomId, choice_key, key, short_key
from engines.core.game.move import Offer
from engines.core.script.requests import Choice, MultiChoice, Question
from engines.core.text import text


@serves(Turn)
async def turn(press: Press, custom_id: CustomId[Turn]) -> None:
    """Do the turn that the button names; what may have to be told of it is asked about first, once."""
    if not custom_id.control.is_sure:
        before = await press.view(custom_id.session)
        named = next((one for one in before.turns if key(one.move.code) == custom_id.control.move), None)
        if custom_id.seq in (before.seq, before.public_seq) and await ask_first(press, before, named):
            return
    view = await press.sessions.move(
        custom_id.session,
        custom_id.seq,
        lambda offers: next((one for one in offers if key(one.move.code) == custom_id.control.move), None),
        press.by,
    )
    await show(press, view)


@serves(Reports)
async def reports_page(press: Press, custom_id: CustomId[Reports]) -> None:
    """Turn a page of what can be reported."""
    await _report_list(press, custom_id, custom_id.control.group, custom_id.control.page)


@serves(ReportGroup)
async def report_group(press: Press, custom_id: CustomId[ReportGroup]) -> None:
    """Open one group of what can be reported."""
    await _report_list(press, custom_id, _first(press), 0)


async def _report_list(press: Press, custom_id: CustomId[Control], group: str, page: int) -> None:
    view = await press.current(custom_id.session, custom_id.seq)
    if not view.reports:
        raise NotOffered(view)
    local = press.own_of(view)
    has_turn = bool(groups_of(local, view.holders.seat_of(press.by.id) or next(iter(view.seats), "")))
    told = report_message(local, "" if group == "-" else group, page, has_turn=has_turn)
    if told is None:
        raise NotOffered(view)
    await press.note(told)


@serves(Tell)
async def report_chosen(press: Press, custom_id: CustomId[Tell]) -> None:
    """Report what was chosen in the menu."""
    code, before = _first(press), await press.view(custom_id.session)
    own = before.holders.seat_of(press.by.id)

    def pick(offers: Iterable[Offer]) -> Offer | None:
        meant = next((one for one in offers if choice_key(one.move.code) == code), None)
        return meant and replace(meant, label=label_of(before, meant.seat or own, [meant]))

    view = await press.sessions.move(custom_id.session, None, pick, press.by, since=custom_id.seq)
    mine = press.context.posts.my_turns.of(view.id, press.by.id)
    if mine is not None and press.is_private and not view.questions and not view.is_ended:
        await show_picks(press, view, mine.seat, mine.picks)  # what was picked before is still to be recorded
        return
    await show(press, view)


@serves(Why)
async def why(press: Press, custom_id: CustomId[Why]) -> None:
    """Explain, privately, the turn that the button names, or the latest one."""
    view = await press.view(custom_id.session)
    asked = custom_id.control
    payload = await why_message(press, view, asked.turn or 0, asked.page or 0, asked.since)
    if asked.turn is not None:
        await press.note(payload)
    else:
        await press.reply.message(payload, private=True)


@serves(Score)
async def score(press: Press, custom_id: CustomId[Score]) -> None:
    """Show, privately, the score so far."""
    await send_score(press, await press.view(custom_id.session))


@serves(AskAgain)
async def ask(press: Press, custom_id: CustomId[AskAgain]) -> None:
    """Show the open question again."""
    await show_open(press, await press.view(custom_id.session))


async def show_open(press: Press, view: View) -> None:
    """Bring the table to the end of the channel, for everybody."""
    now, before = await press.sessions.history.news(view)
    await show_below(press, TableScreen.of(press.for_table(now), before))


@serves(Answer)
async def answer(press: Press, custom_id: CustomId[Answer]) -> None:
    """Answer by a button."""
    await _answer(press, custom_id, answers.pressed(custom_id.control.question, custom_id.control.answer))


@serves(Select)
async def select(press: Press, custom_id: CustomId[Select]) -> None:
    """Answer by a menu."""
    await _answer(press, custom_id, answers.chosen(custom_id.control.question, chosen(press.data)))


@serves(NoneOfThem)
async def none(press: Press, custom_id: CustomId[NoneOfThem]) -> None:
    """Answer that it is none of them."""
    await _answer(press, custom_id, answers.chosen(custom_id.control.question, ()))


@serves(Done)
async def done(press: Press, custom_id: CustomId[Done]) -> None:
    """Answer with what was picked over several pages."""
    await _answer(press, custom_id, answers.picked(custom_id.control.question, custom_id.control.picks))


@serves(AsShown)
async def as_shown(press: Press, custom_id: CustomId[AsShown]) -> None:
    """Answer that all is as shown."""
    await _answer(press, custom_id, answers.shown(custom_id.control.question))


async def _answer(press: Press, custom_id: CustomId[Control], read: answers.Read) -> None:
    view = await press.sessions.answer(custom_id.session, custom_id.seq, read, press.by)
    is_own = view.given.is_private or view.has_hands
    await (show_step(press, view) if is_own else show(press, view))


@serves(TurnPage)
async def page(press: Press, custom_id: CustomId[TurnPage]) -> None:
    """Turn a page of a long question."""
    await _turn_page(press, custom_id, Page(custom_id.control.page, custom_id.control.picks))


@serves(Pick)
async def pick(press: Press, custom_id: CustomId[Pick]) -> None:
    """Keep what is chosen on this page of a long question, and what was picked on the others."""
    view, question = await _question(press, custom_id)
    if not isinstance(question, MultiChoice):
        raise StaleSeq(view)
    number = custom_id.control.page
    here = {short_key(one.id) for one in page_of(question.options, number)[0]}
    ticked = set(chosen(press.data))
    added = [short_key(one.id) for one in question.options if choice_key(one.id) in ticked]
    elsewhere = [one for one in custom_id.control.picks if one not in here]
    picks = tuple(elsewhere + [one for one in added if one in here])
    if len(picks) > question.high:
        most = text("bad-count", low=question.low, high=question.high, got=len(picks))
        raise Mistake(view.game.id, most)
    await _turn_page(press, custom_id, Page(number, picks))


async def _turn_page(press: Press, custom_id: CustomId[OfQuestion], to: Page) -> None:
    view, question = await _question(press, custom_id)
    if not isinstance(question, Choice | MultiChoice):
        raise StaleSeq(view)
    if question.private or view.has_hands:
        await step_page(press, view, to)
    elif press.is_private:
        await press.change_own(private_question(press.own_of(view), question, to))
    else:
        pressed = press.interaction.message
        now, before = await press.sessions.history.news(view)
        payload = table_message(press.for_table(now), before, page=to)
        if pressed is not None:
            await change_pressed(press, payload, pressed)


@serves(OpenForm)
async def open_form(press: Press, custom_id: CustomId[OpenForm]) -> None:
    """Open the form of a question that is answered by typing."""
    view, question = await _question(press, custom_id)
    await press.reply.modal(question_form(press.own_of(view), question))


@serves(Retry)
async def retry(press: Press, custom_id: CustomId[Retry]) -> None:
    """Open the form again with what was typed before: the message ends with it."""
    view, question = await _question(press, custom_id)
    before = typed_before(press.interaction.message)
    await press.reply.modal(question_form(press.own_of(view), question, before))


@serves(Say)
async def say(press: Press, custom_id: CustomId[Say]) -> None:
    """Answer by what was typed into a form; what doesn't fit can be tried again with the same words."""
    fields = entered(press.data.get("components"))
    view = await press.view(custom_id.session)
    local = press.own_of(view)
    question = answers.question_of(view.questions, custom_id.control.question)
    line = entered_text(local.words, question, fields) if question else fields.get(TEXT, "")
    await _answer_typed(
        press, view, custom_id, answers.entered(custom_id.control.question, fields, local.words), line
    )


@serves(Meant)
async def meant(press: Press, custom_id: CustomId[Meant]) -> None:
    """Take what was typed with the name that it nearly has: the message ends with it."""
    view = await press.view(custom_id.session)
    try:
        line = as_meant(custom_id.control, typed_before(press.interaction.message))
    except ValueError:
        raise Forged from None
    if not (question := custom_id.control.question):
        await report_typed(press, view, line, custom_id.seq)
        return
    await _answer_typed(press, view, custom_id, answers.typed(question, line, press.own_of(view).words), line)


async def _answer_typed(
    press: Press, view: View, custom_id: CustomId[OfQuestion], read: answers.Read, line: str
) -> None:
    """Answer by what was typed as this line; what doesn't fit can be tried again."""
    try:
        await _answer(press, custom_id, read)
    except Mistake as fault:
        again = CustomId(custom_id.session, custom_id.seq, Retry(custom_id.control.question))
        await press.refuse(bad_answer(press.own_of(view), again, fault.text, line))


@serves(Anew)
async def anew(press: Press, custom_id: CustomId[Anew]) -> None:
    """Begin the open move again, which doesn't fit the present rules as it is stored."""
    await show(press, await press.sessions.begin_again(custom_id.session, custom_id.seq, press.by))


@serves(Rescue)
async def rescue(press: Press, custom_id: CustomId[Rescue]) -> None:
    """Go back to the last moment that the present rules can go on from."""
    await show(press, await press.sessions.rescue(custom_id.session, custom_id.seq, press.by))


async def _question(press: Press, custom_id: CustomId[OfQuestion]) -> tuple[View, Question]:
    view = await press.current(custom_id.session, custom_id.seq)
    demand_at_table(view, press.by)
    question = answers.question_of(view.questions, custom_id.control.question)
    if question is None:
        raise StaleSeq(view)
    if question.to and not is_for(view, question.to, press.by.id):
        raise NotYours(view) if view.holders.seat_of(press.by.id) else NotSeated(view)
    return view, question


def _first(press: Press) -> str:
    return next(iter(chosen(press.data)), "")
