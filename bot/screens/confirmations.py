"""What is asked once more before it is done: a message for who presses, with the button that means yes."""

from bot.screens.controls.agreement import EndSure, UndoSure
from bot.screens.controls.seats import GiveSure, LeaveSure
from bot.screens.panel import footer_of
from bot.screens.parts import DANGER, button, row
from bot.screens.screens import private
from bot.screens.seats import holder_name, seat_name
from bot.sessions.view import View
from bot.wire.json import Json
from bot.words.words import Words


def sure_to_end(words: Words, view: View) -> Json:
    """Ask whether the session is to end, and say whether that stands."""
    rows = [row(button(EndSure().of(view), words.label("ui-end-yes"), DANGER))]
    sure = words.say("ui-end-sure", stays="yes" if view.ends_for_good else "no")
    return private(sure, rows, footer_of(words, view))


def sure_to_undo(words: Words, view: View, person: str) -> Json:
    """Ask a person, a user's id, whether to take back what others have seen."""
    rows = [row(button(UndoSure().of(view.known_to(person)), words.label("ui-undo-yes")))]
    sure = words.say("ui-undo-end-sure" if view.is_ended else "ui-undo-sure")
    return private(sure, rows, footer_of(words, view))


def sure_to_leave(words: Words, view: View, seat: str, strength: str) -> Json:
    """Ask whether a person leaves their seat to an automa of this strength, or, without one, free."""
    who = words.label(f"strength-{strength}") if strength else ""
    sure = words.say(
        "ui-leave-sure" if who else "ui-leave-sure-free", seat=seat_name(words, view, seat), automa=who
    )
    rows = [row(button(LeaveSure().of(view), words.label("ui-leave-yes"), DANGER))]
    return private(sure, rows, footer_of(words, view), is_trouble=False)


def sure_to_give(words: Words, view: View, seat: str, strength: str) -> Json:
    """Ask whether a sleeper's seat goes to an automa of this strength, or, without one, becomes free."""
    what = "give" if strength else "free"
    sure = words.say(
        f"ui-{what}-sure", seat=seat_name(words, view, seat), holder=holder_name(words, view, seat)
    )
    rows = [row(button(GiveSure(seat, strength).of(view), words.label(f"ui-{what}-yes"), DANGER))]
    return private(sure, rows, footer_of(words, view), is_trouble=False)
