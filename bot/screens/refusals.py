"""Why nothing was done, told to who pressed: with a link to how things stand, and what can be done now."""

from bot.screens.games import link_of
from bot.screens.localized_view import LocalizedView
from bot.screens.panel import footer_of
from bot.screens.screens import private
from bot.screens.seats import other_line
from bot.screens.table_buttons import own_rows
from bot.screens.turn import who
from bot.sessions import errors
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.wire.json import Json
from bot.words.words import Markup
from engines.core.text import Text

OWN_WAY = "line-ends-turn"
"""What a game says of how a line is told that ends nobody's turn."""

TEXTS: dict[type[errors.Refused], str] = {
    errors.SessionHere: "ui-session-here",
    errors.Elsewhere: "ui-played-elsewhere",
    errors.SessionEnded: "ui-session-ended",
    errors.StaleSeq: "ui-stale",
    errors.QuestionOpen: "ui-question-open",
    errors.BeginsAgain: "ui-begins-again",
    errors.CantGoOn: "ui-broken",
    errors.NothingOpen: "ui-nothing-open",
    errors.NotOffered: "ui-not-offered",
    errors.NothingToUndo: "ui-nothing-to-undo",
    errors.NothingSince: "ui-undo-nothing-since",
    errors.MomentGone: "ui-undo-moment-gone",
    errors.NothingToRedo: "ui-nothing-to-redo",
    errors.NotYours: "ui-not-yours",
    errors.LineEndsTurn: "ui-not-yours",
    errors.NotSeated: "ui-not-seated",
    errors.SeatFree: "ui-seat-nobody",
    errors.AlreadySeated: "ui-already-seated",
    errors.SeatTaken: "ui-seat-taken",
    errors.SeatLeft: "ui-seat-left",
    errors.NotNamed: "ui-not-named",
    errors.NotForThem: "ui-not-for-them",
    errors.NotForWhoKnows: "ui-not-for-who-knows",
    errors.NotForBots: "ui-not-for-bots",
    errors.OthersAutoma: "ui-others-automa",
    errors.NoFreeSeat: "ui-no-free-seat",
    errors.SeedChosen: "ui-seed-is-known",
    errors.NotAsleep: "ui-not-asleep",
    errors.HandsHidden: "ui-fork-hands",
    errors.SeedHidden: "ui-fork-seed",
    errors.NoWayOn: "ui-fork-nowhere",
    errors.NeedsAnother: "ui-needs-another",
    errors.AlreadyAsked: "ui-already-asked",
    errors.EndStands: "ui-end-stands",
    errors.RequestVoid: "ui-request-void",
    errors.KnowsAnother: "ui-knows-another",
    errors.TableFull: "ui-table-full",
    errors.SeatsFull: "ui-seats-full",
}


def refusal(local: LocalizedView, fault: errors.Refused, person: str, hours: float, *, is_here: bool) -> Json:
    """Return why nothing was done for a person, a user's id, who has pressed in the session's channel or not.

    Who lets the others wait for so many `hours` counts as absent.
    """
    link, channel = link_of(local.view), Markup.channel(local.view.session.channel)
    most = fault.most if isinstance(fault, errors.LimitReached) else 0
    why = _text_of(fault, person)
    lines = [local.say(why, channel=channel, hours=f"{hours:g}", person=_asker(fault), most=most)]
    if link.startswith("http"):
        lines.append(local.say("ui-to-panel", link=link))
    if isinstance(fault, errors.LineEndsTurn) and OWN_WAY in local.words:
        lines.append(local.say(OWN_WAY))
    if isinstance(fault, errors.NotYours):
        lines += [other_line(local, seat) for seat in waits_for(local.view)]
    return private("\n".join(lines), own_rows(local, person) if is_here else [], footer_of(local))


def _text_of(fault: errors.Refused, person: str) -> str:
    match fault:
        case errors.NotSeated(view=View(is_ended=True)):
            return "ui-not-seated-ended"
        case errors.TableFull(view=View(is_ended=True)):
            return "ui-table-full-ended"
        case errors.StaleSeq(is_race=True):
            return "ui-race"
        case errors.StaleSeq(is_done=True):
            return "ui-done-before"
        case errors.AlreadyAsked(asker=asker) if asker not in ("", person):
            return "ui-asked-by-another"
    return TEXTS[type(fault)]


def _asker(fault: errors.Refused) -> Markup | Text:
    """Return who has asked the others already; nobody for what asks nobody."""
    return who(fault.asker) if isinstance(fault, errors.AlreadyAsked) else Markup("")
