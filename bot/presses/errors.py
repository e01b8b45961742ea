"""Every refusal and failure of a press, put into plain words for who pressed."""

import secrets

from bot.log import get_logger
from bot.presses.given_back import given_back
from bot.presses.help import games_of
from bot.presses.payload import Forged, TooLong
from bot.presses.press import Press
from bot.screens.confirmations import sure_to_redo, sure_to_undo
from bot.screens.help import no_session
from bot.screens.refusals import refusal
from bot.screens.screens import trouble, why_not, with_thread_left
from bot.sessions import errors
from bot.sessions.view import View
from bot.store.errors import DatabaseAway, DatabaseLocked, StoreFault, Unheard
from bot.wire.faults import FAULTS, LostMessage, LostReply, TooLate
from bot.wire.json import Json
from bot.words.words import Markup

log = get_logger()
UNSAVED: dict[type[StoreFault], str] = {
    DatabaseLocked: "ui-store-locked",
    DatabaseAway: "ui-store-away",
    Unheard: "ui-store-unheard",
}
"""What is said when the database was kept from saving for a moment; other faults last."""


def outcome(fault: Exception) -> str:
    """Return what became of a press that has met this, for the log."""
    match fault:
        case errors.AlreadyServed():
            return "served-elsewhere"
        case errors.StaleSeq() | errors.RequestVoid():
            return "old"
        case errors.NeedsConfirm():
            return "asked"
        case errors.Refused() | errors.Mistake() | Forged() | TooLong() | TooLate():
            return "refused"
        case LostReply():
            return "answer-lost"
    return "failed"


async def explain(press: Press, fault: Exception) -> None:
    """Tell who pressed, privately, what went wrong and whether anything has changed. Never raises."""
    if isinstance(fault, errors.AlreadyServed):
        log.info("press-served-elsewhere")
        return
    if isinstance(fault, FAULTS):
        press.context.posts.lost(press.by.press, may_arrive=isinstance(fault, LostMessage))
    if isinstance(fault, LostReply):
        # Either it has arrived, or nothing else reaches this person: Discord says itself that it failed.
        log.warning("answer-lost", fault=type(fault.__cause__).__name__)
        return
    if isinstance(fault, errors.Refused) and isinstance(fault.view, View):
        # Whoever finds an old button may have found a session that waits for something.
        press.context.posts.catch_up(fault.view, refresh=isinstance(fault, errors.StaleSeq))
    is_first = not press.reply.has_replied
    try:
        payload = told = _too_long(press, fault) if isinstance(fault, TooLong) else _payload(press, fault)
        if isinstance(fault, errors.Refused) or not press.is_saved:
            payload = await given_back(press, told, fault.typed if isinstance(fault, TooLong) else "")
        if press.empty_thread:
            payload = with_thread_left(press.own(), payload, press.empty_thread)
        try:
            await press.reply.note(payload)
        finally:  # it may have arrived unheard
            # What was typed waits until the question is answered, and isn't taken away by that.
            if is_first and not (isinstance(fault, errors.QuestionOpen) and payload is not told):
                press.goes_next()
    except FAULTS as unsaid:
        log.warning("reply-failed", fault=type(unsaid).__name__, code=getattr(unsaid, "code", 0))
    except Exception:
        log.exception("reply-failed")


def _payload(press: Press, fault: Exception) -> Json:
    match fault:
        case errors.Mistake():
            return why_not(press.own(fault.game), fault.text)
        case errors.NeedsConfirm(view=View() as view):
            sure = sure_to_redo if fault.is_redo else sure_to_undo
            return sure(press.own_of(view), press.by.id, fault)
        case Forged():
            return trouble(press.own(), "ui-unknown-button")
        case errors.GameMissing(game=game):
            return trouble(press.own(), "ui-game-missing", game=game)
        case errors.NoSession() if not press.interaction.has_place:
            return trouble(press.own(), "ui-no-place")
        case errors.NoSession():
            return no_session(press.own(), games_of(press))
        case errors.ServerFull(most=most):
            return trouble(press.own(), "ui-server-full", most=most)
        case errors.MayNotStart(channels=(_, *__) as channels):
            there = Markup(" ".join(map(Markup.channel, channels)))
            return trouble(press.own(), "ui-may-not-start-here", channels=there)
        case errors.MayNotStart():
            return trouble(press.own(), "ui-may-not-start")
        case errors.MayNotEnd():
            return trouble(press.own(), "ui-may-not-end")
        case errors.Refused(view=View() as view):
            return _refusal(press, view, fault)
    return _failure(press, fault)


def _too_long(press: Press, fault: TooLong) -> Json:
    got, most = len(fault.typed), fault.most
    if not fault.option:
        return trouble(press.own(), "ui-too-long-form", got=got, most=most)
    return trouble(press.own(), "ui-too-long", option=fault.option, got=got, most=most)


def _refusal(press: Press, view: View, fault: errors.Refused) -> Json:
    is_here = view.session.channel == press.by.channel
    hours = press.context.asleep_hours
    return refusal(press.own_of(view), fault, press.by.id, hours, is_here=is_here)


def _failure(press: Press, fault: Exception) -> Json:
    """Log a failure under a short id and tell the id."""
    id_ = secrets.token_hex(4)
    words = press.own()
    if isinstance(fault, StoreFault):
        log.error("store-fault", error=id_, fault=str(fault))
        if press.is_saved:
            return trouble(words, "ui-internal-saved", id=id_)
        text = next((text for kind, text in UNSAVED.items() if isinstance(fault, kind)), "ui-store-fault")
        return trouble(words, text, id=id_)
    if isinstance(fault, TooLate):
        return trouble(words, "ui-too-late")
    if isinstance(fault, FAULTS):
        log.warning("discord-fault", error=id_, fault=type(fault).__name__, code=getattr(fault, "code", 0))
        return trouble(words, "ui-discord-fault-saved" if press.is_saved else "ui-discord-fault", id=id_)
    log.error("press-failed", error=id_, exc_info=fault)
    if press.has_kept:
        return trouble(words, "ui-internal-kept", id=id_)
    return trouble(words, "ui-internal-saved" if press.is_saved else "ui-internal", id=id_)
