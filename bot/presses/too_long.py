"""What is too long to be read: refused, shown as it was typed, tried again where there is a form for it."""

from contextlib import suppress

from bot.presses.fix import fixes_of
from bot.presses.fix import labels_of as fix_labels
from bot.presses.given import TooLong, subcommand
from bot.presses.press import Press
from bot.screens.questions import needs_form
from bot.screens.typed import too_long, try_again
from bot.sessions.errors import Refused
from bot.sessions.rights import own_question
from bot.wire.custom_id import CustomId, key
from bot.wire.json import Json
from engines.core.script.notation import LONGEST
from engines.core.script.requests import MultiChoice

AGAIN = {"say": "retry", "line": "write", "fixed": "fixagain", "points": "ptsagain"}
"""What opens each form again."""


async def refusal_of(press: Press, fault: TooLong) -> Json:
    """Return how long it is and may be, with what was typed and the way to try again."""
    again = None
    with suppress(Refused, KeyError):
        again = _form_again(press) if "custom_id" in press.data else await _command_again(press)
    words = press.own()
    return too_long(words, fault.typed, fault.option, fault.most, [try_again(words, again)] if again else [])


def _form_again(press: Press) -> CustomId | None:
    form = CustomId.decode(str(press.data["custom_id"]))
    if form is None or form.verb not in AGAIN:
        return None
    values = ("again",) if form.verb == "line" else form.values
    return CustomId(form.session, form.seq, AGAIN[form.verb], values)


async def _command_again(press: Press) -> CustomId | None:
    """Return what opens the form for what the command was about. Raises Refused if there is nothing."""
    view = await press.sessions.records.running_in(press.channel)
    verb, options = subcommand(press.data)
    given = {one["name"]: str(one.get("value", "")) for one in options}
    if verb == "answer":
        question = own_question(view, press.by.id)
        is_typed = needs_form(question) or isinstance(question, MultiChoice)
        return CustomId(view.id, view.seq, "retry", (key(question.id),)) if is_typed else None
    if verb == "report" and view.reports:
        return CustomId(view.id, view.seq, "write", ("again",))
    if verb == "fix" and len(given["field"]) <= LONGEST:
        field = fix_labels(press.own_of(view), fixes_of(view)).find(given["field"]).only
        return CustomId(view.id, view.seq, "fixagain", (field,)) if field else None
    return None
