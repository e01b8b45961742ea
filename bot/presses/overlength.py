"""What is too long to be read: refused, shown as it was typed, tried again where there is a form for it."""

from contextlib import suppress

from bot.presses.fix import fixes_of
from bot.presses.fix import labels_of as fix_labels
from bot.presses.payload import TooLong, subcommand
from bot.presses.press import Press
from bot.screens.controls.answers import Retry, Say
from bot.screens.controls.fixes import FixAgain, Fixed
from bot.screens.controls.points import Points, PointsAgain
from bot.screens.controls.reports import Write, WrittenLine
from bot.screens.questions import needs_form
from bot.screens.retry import too_long
from bot.sessions.errors import Refused
from bot.sessions.rights import own_question
from bot.wire.custom_id import Control, CustomId, decode, key
from bot.wire.json import Json
from engines.core.script.notation import LONGEST
from engines.core.script.requests import MultiChoice


async def refusal_of(press: Press, fault: TooLong) -> Json:
    """Return how long it is and may be, with what was typed and the way to try again."""
    again = None
    with suppress(Refused, KeyError):
        again = _form_again(press) if "custom_id" in press.data else await _command_again(press)
    words = press.own()
    return too_long(words, fault.typed, fault.option, fault.most, again)


def _form_again(press: Press) -> CustomId[Control] | None:
    """Return what opens the form again that was sent, None if nothing does."""
    form = decode(str(press.data["custom_id"]))
    again = form and _opens(form.control)
    return CustomId(form.session, form.seq, again) if form and again else None


def _opens(form: Control) -> Control | None:
    match form:
        case Say(question=question):
            return Retry(question)
        case WrittenLine():
            return Write(is_again=True)
        case Fixed(field=field):
            return FixAgain(field)
        case Points():
            return PointsAgain()
    return None


async def _command_again(press: Press) -> CustomId[Control] | None:
    """Return what opens the form for what the command was about. Raises Refused if there is nothing."""
    view = await press.sessions.records.running_in(press.by.channel)
    verb, options = subcommand(press.data)
    given = {one["name"]: str(one.get("value", "")) for one in options}
    if verb == "answer":
        question = own_question(view, press.by.id)
        is_typed = needs_form(question) or isinstance(question, MultiChoice)
        return Retry(key(question.id)).of(view) if is_typed else None
    if verb == "report" and view.reports:
        return Write(is_again=True).of(view)
    if verb == "fix" and len(given["field"]) <= LONGEST:
        field = fix_labels(press.own_of(view).words, fixes_of(view)).find(given["field"]).only
        return FixAgain(field).of(view) if field else None
    return None
