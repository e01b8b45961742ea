"""What was typed and came to nothing: given back as it was, tried again where there is a form for it."""

from contextlib import suppress

from bot.log import get_logger
from bot.presses.answers import question_of
from bot.presses.fix import fixes_of
from bot.presses.fix import labels_of as fix_labels
from bot.presses.payload import entered, subcommand, typed_before
from bot.presses.points import BETWEEN, NOTHING
from bot.presses.press import Press
from bot.screens.controls.answers import Retry, Say
from bot.screens.controls.fault import FaultForm, ReportFault
from bot.screens.controls.fixes import FixAgain, Fixed
from bot.screens.controls.notes import NoteWritten
from bot.screens.controls.points import Points, PointsAgain
from bot.screens.controls.reports import LineWithPicks, Write, WrittenLine
from bot.screens.forms import entered_text
from bot.screens.questions import needs_form
from bot.screens.retry import ending_with
from bot.sessions.errors import Refused
from bot.sessions.rights import own_question
from bot.sessions.view import View
from bot.store.errors import StoreFault
from bot.wire.custom_id import Control, CustomId, decode, key
from bot.wire.json import Json
from engines.core.script.notation import LONGEST
from engines.core.script.requests import MultiChoice

log = get_logger()

OPTIONS = {"report": "action", "answer": "text", "fix": "value"}
"""The option of a subcommand in which people type what is to be done."""


async def given_back(press: Press, told: Json, typed: str = "") -> Json:
    """Return why nothing was done, ending with what was typed and the way to try again.

    That is by default what this press has brought; where it has brought nothing it is told as it is. Never
    raises: what went wrong with the press may come in the way here, too, and then there is less of this.
    """
    again = None
    try:
        if not (typed := typed or await _typed(press)):
            return told
        again = await (_form_again(press) if "custom_id" in press.data else _command_again(press))
    except Exception as fault:
        log.info("no-way-to-try-again", fault=type(fault).__name__)
    return ending_with(press.own(), told, typed, again) if typed else told


async def _typed(press: Press) -> str:
    """Return what was typed into a command or form, or before into the message that was pressed."""
    if "custom_id" not in press.data:
        verb, given = _command(press)
        return given.get(OPTIONS.get(verb, ""), "")
    form = decode(str(press.data["custom_id"]))
    match form and form.control:
        case LineWithPicks():
            return typed_before(press.interaction.message)
        case Points():
            return BETWEEN.join(one.strip() or NOTHING for one in _fields(press).values())
        case FaultForm() | Fixed() | NoteWritten() | WrittenLine():
            return "".join(_fields(press).values())
        case Say(question=code) if form:
            fields = _fields(press)
            with suppress(Refused, StoreFault):
                view = await press.view(form.session)
                if question := question_of(view.questions, code):
                    return entered_text(press.own_of(view).words, question, fields)
            return "\n".join(fields.values())
    return ""


def _fields(press: Press) -> dict[str, str]:
    return entered(press.data.get("components"))


def _command(press: Press) -> tuple[str, dict[str, str]]:
    verb, options = subcommand(press.data)
    return verb, {one["name"]: str(one.get("value", "")) for one in options or ()}


async def _form_again(press: Press) -> CustomId[Control] | None:
    """Return what opens the form again that was sent, None if nothing does."""
    form = decode(str(press.data["custom_id"]))
    if form is None:
        return None
    view = await press.view(form.session)
    again = _opens(view, form.control)
    return again.of(view) if again else None


def _opens(view: View, form: Control) -> Control | None:
    match form:
        case Say(question=code) if question_of(view.questions, code):
            return Retry(code)
        case WrittenLine() | LineWithPicks() if not view.is_ended:
            return Write(is_again=True)
        case Fixed(field=field) if not view.is_ended:
            return FixAgain(field)
        case Points():
            return PointsAgain()
        case FaultForm(at=at):
            return ReportFault(at, is_again=True)
    return None


async def _command_again(press: Press) -> CustomId[Control] | None:
    """Return what opens the form for what the command was about. Raises Refused if there is nothing."""
    view = await press.sessions.records.running_in(press.by.channel)
    verb, given = _command(press)
    if verb == "answer":
        question = own_question(view, press.by.id)
        is_typed = needs_form(question) or isinstance(question, MultiChoice)
        return Retry(key(question.id)).of(view) if is_typed else None
    if verb == "report" and (view.reports or not view.game.strengths):
        return Write(is_again=True).of(view)
    if verb == "fix" and len(given["field"]) <= LONGEST:
        field = fix_labels(press.own_of(view).words, fixes_of(view)).find(given["field"]).only
        return FixAgain(field).of(view) if field else None
    return None
