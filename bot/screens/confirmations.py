"""What is asked once more before it is done: a message for who presses, with the button that means yes."""

from bot.screens.controls.agreement import EndSure, RedoSure, UndoSure, UndoTo
from bot.screens.controls.seats import GiveSure, LeaveSure
from bot.screens.localized_view import LocalizedView
from bot.screens.panel import footer_of
from bot.screens.parts import DANGER, button, row
from bot.screens.screens import private
from bot.screens.seats import holder_name, moves_lines, seat_name
from bot.sessions.errors import NeedsConfirm
from bot.wire.json import Json


def sure_to_end(local: LocalizedView) -> Json:
    """Ask whether the session is to end, and say whether that stands."""
    rows = [row(button(EndSure().of(local.view), local.label("ui-end-yes"), DANGER))]
    sure = local.say("ui-end-sure", stays="yes" if local.view.ends_for_good else "no")
    return private(sure, rows, footer_of(local))


def sure_to_undo(local: LocalizedView, person: str, fault: NeedsConfirm) -> Json:
    """Ask a person, a user's id, whether to take back what others have seen, and name what goes with it."""
    view, to = local.view.known_to(person), fault.to
    sure = "ui-undo-end-sure" if view.is_ended else "ui-undo-to-sure" if to else "ui-undo-sure"
    lines = [*moves_lines(local, "ui-undo-goes", fault.moves, fault.count), local.say(sure)]
    yes = button((UndoTo(to) if to else UndoSure()).of(view), local.label("ui-undo-yes"))
    return private("\n".join(lines), [row(yes)], footer_of(local))


def sure_to_redo(local: LocalizedView, person: str, fault: NeedsConfirm) -> Json:
    """Ask a person, a user's id, whether several moves are to come back, and name them."""
    lines = [*moves_lines(local, "ui-redo-comes", fault.moves, fault.count), local.say("ui-redo-sure")]
    yes = button(RedoSure().of(local.view.known_to(person)), local.label("ui-redo-yes"))
    return private("\n".join(lines), [row(yes)], footer_of(local))


def sure_to_leave(local: LocalizedView, seat: str, strength: str) -> Json:
    """Ask whether a person leaves their seat to an automa of this strength, or, without one, free."""
    who = local.label(f"strength-{strength}") if strength else ""
    sure = local.say(
        "ui-leave-sure" if who else "ui-leave-sure-free", seat=seat_name(local, seat), automa=who
    )
    rows = [row(button(LeaveSure().of(local.view), local.label("ui-leave-yes"), DANGER))]
    return private(sure, rows, footer_of(local), is_trouble=False)


def sure_to_give(local: LocalizedView, seat: str, strength: str) -> Json:
    """Ask whether a sleeper's seat goes to an automa of this strength, or, without one, becomes free."""
    what = "give" if strength else "free"
    sure = local.say(f"ui-{what}-sure", seat=seat_name(local, seat), holder=holder_name(local, seat))
    rows = [row(button(GiveSure(seat, strength).of(local.view), local.label(f"ui-{what}-yes"), DANGER))]
    return private(sure, rows, footer_of(local), is_trouble=False)
