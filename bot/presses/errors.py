"""Every refusal and failure of a press, put into plain words for who pressed."""

import secrets

from bot.log import get_logger
from bot.presses.help import games_of
from bot.presses.overlength import refusal_of
from bot.presses.payload import Forged, TooLong
from bot.presses.press import Press
from bot.screens.confirmations import sure_to_undo
from bot.screens.games import link_of
from bot.screens.help import start_rows
from bot.screens.localized_view import LocalizedView
from bot.screens.panel import footer_of
from bot.screens.screens import private
from bot.screens.seats import mention, other_line
from bot.screens.table_buttons import own_rows
from bot.sessions import errors
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.store.errors import DatabaseLocked, StoreFault
from bot.wire.faults import FAULTS, LostAnswer
from bot.wire.json import Json
from bot.words.words import Markup

log = get_logger()
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
    errors.NeedsAnother: "ui-needs-another",
    errors.AlreadyAsked: "ui-already-asked",
    errors.EndStands: "ui-end-stands",
    errors.RequestVoid: "ui-request-void",
    errors.KnowsAnother: "ui-knows-another",
    errors.TableFull: "ui-table-full",
    errors.SeatsFull: "ui-seats-full",
    errors.ServerFull: "ui-server-full",
}


def outcome(fault: Exception) -> str:
    """Return what became of a press that has met this, for the log."""
    match fault:
        case errors.AlreadyServed():
            return "served-elsewhere"
        case errors.StaleSeq() | errors.RequestVoid():
            return "old"
        case errors.NeedsConfirm():
            return "asked"
        case errors.Refused() | errors.Mistake() | Forged() | TooLong():
            return "refused"
        case LostAnswer():
            return "answer-lost"
    return "failed"


async def explain(press: Press, fault: Exception) -> None:
    """Tell who pressed, privately, what went wrong and whether anything has changed. Never raises."""
    if isinstance(fault, errors.AlreadyServed):
        log.info("press-served-elsewhere")
        return
    if isinstance(fault, FAULTS):
        press.context.posts.lost(press.by.press)
    if isinstance(fault, LostAnswer):
        # Either it has arrived, or nothing else reaches this person: Discord says itself that it failed.
        log.warning("answer-lost", fault=type(fault.__cause__).__name__)
        return
    if isinstance(fault, errors.Refused) and isinstance(fault.view, View):
        # Whoever finds an old button may have found a session that waits for something.
        press.context.posts.catch_up(fault.view, refresh=isinstance(fault, errors.StaleSeq))
    is_first = not press.reply.is_answered
    try:
        payload = await refusal_of(press, fault) if isinstance(fault, TooLong) else _payload(press, fault)
        if press.empty_thread:
            left = press.own().say("ui-thread-left", channel=Markup.channel(press.empty_thread))
            payload["embeds"][0]["description"] += f"\n{left}"
        try:
            await press.reply.note(payload)
        finally:  # it may have arrived unheard
            if is_first:
                press.goes_next()
    except FAULTS as unsaid:
        log.warning("reply-failed", fault=type(unsaid).__name__, code=getattr(unsaid, "code", 0))
    except Exception:
        log.exception("reply-failed")


def _payload(press: Press, fault: Exception) -> Json:
    match fault:
        case errors.Mistake():
            return private(press.own(fault.game)(fault.text))
        case errors.NeedsConfirm(view=View() as view):
            return sure_to_undo(press.own_of(view), press.by.id)
        case Forged():
            return private(press.own().say("ui-unknown-button"))
        case errors.GameMissing(game=game):
            return private(press.own().say("ui-game-missing", game=game))
        case errors.NoSession():
            words = press.own()
            return private(words.say("ui-no-session"), start_rows(words, games_of(press)))
        case errors.ServerFull(most=most):
            return private(press.own().say(TEXTS[errors.ServerFull], most=most))
        case errors.Refused(view=View() as view):
            return _refused(press, press.own_of(view), fault)
    return _failure(press, fault)


def _refused(press: Press, local: LocalizedView, fault: errors.Refused) -> Json:
    """Return why nothing happened, with a link to how things stand and what can be done now."""
    view = local.view
    link, hours = link_of(view), f"{press.context.asleep_hours:g}"
    channel = Markup.channel(view.session.channel)
    most = fault.most if isinstance(fault, errors.LimitReached) else 0
    text = local.say(_text_of(press, fault), channel=channel, hours=hours, person=_asker(fault), most=most)
    is_here = view.session.channel == press.channel
    if link.startswith("http"):
        text += "\n" + local.say("ui-to-panel", link=link)
    if isinstance(fault, errors.LineEndsTurn) and OWN_WAY in local.words:
        text += "\n" + local.say(OWN_WAY)
    if isinstance(fault, errors.NotYours):
        text += "".join(f"\n{other_line(local, seat)}" for seat in waits_for(view))
    rows = own_rows(local, press.by.id) if is_here else []
    return private(text, rows, footer_of(local))


def _text_of(press: Press, fault: errors.Refused) -> str:
    match fault:
        case errors.NotSeated(view=View(is_ended=True)):
            return "ui-not-seated-ended"
        case errors.TableFull(view=View(is_ended=True)):
            return "ui-table-full-ended"
        case errors.StaleSeq(is_race=True):
            return "ui-race"
        case errors.StaleSeq(is_done=True):
            return "ui-done-before"
        case errors.AlreadyAsked(asker=asker) if asker not in ("", press.by.id):
            return "ui-asked-by-another"
    return TEXTS[type(fault)]


def _asker(fault: errors.Refused) -> Markup:
    """Return who has asked the others already; nobody for what asks nobody."""
    return mention(fault.asker) if isinstance(fault, errors.AlreadyAsked) else Markup("")


def _failure(press: Press, fault: Exception) -> Json:
    """Log a failure under a short id and tell the id."""
    id_ = secrets.token_hex(4)
    words = press.own()
    if isinstance(fault, StoreFault):
        log.error("store-fault", error=id_, fault=str(fault))
        if press.is_saved:
            return private(words.say("ui-internal-saved", id=id_))
        is_locked = isinstance(fault, DatabaseLocked)
        return private(words.say("ui-store-locked" if is_locked else "ui-store-fault", id=id_))
    if isinstance(fault, FAULTS):
        log.warning("discord-fault", error=id_, fault=type(fault).__name__, code=getattr(fault, "code", 0))
        return private(words.say("ui-discord-fault-saved" if press.is_saved else "ui-discord-fault", id=id_))
    log.error("press-failed", error=id_, exc_info=fault)
    if press.has_kept:
        return private(words.say("ui-internal-kept", id=id_))
    return private(words.say("ui-internal-saved" if press.is_saved else "ui-internal", id=id_))
