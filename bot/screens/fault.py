"""What is asked of who reports a fault."""

from bot.screens.controls.fault import FaultForm, ReportFault
from bot.screens.localized_view import LocalizedView
from bot.screens.parts import button, form, labelled, long_input
from bot.sessions.fault import LONGEST
from bot.wire.json import Json

FIELD = "text"


def fault_button(local: LocalizedView) -> Json:
    """Return the button of who has found a fault."""
    return button(ReportFault().of(local.view), local.label("ui-fault"))


def fault_form(local: LocalizedView, at: int, typed: str = "") -> Json:
    """Return the form that asks what is wrong, at an entry or with the game as it stands."""
    asked = long_input(FIELD, typed, LONGEST) | {"required": False}
    field = labelled(local.label("ui-fault-what"), asked, local.label("ui-fault-hint"))
    return form(FaultForm(at).of(local.view), local.label("ui-fault"), [field])
