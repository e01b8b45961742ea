"""What others at the table may have to agree to: a step back, and the end."""

from collections.abc import Sequence
from typing import Literal

from bot.presses.payload import Forged
from bot.presses.points import take_back_points
from bot.presses.press import Press
from bot.presses.response import conclude, show, with_warning
from bot.presses.seats import show_step, step_page
from bot.presses.serves import serves
from bot.screens.confirmations import sure_to_end
from bot.screens.controls.agreement import (
    AgreeEnd,
    AgreeUndo,
    Disagree,
    End,
    EndSure,
    OfRequest,
    RedoSure,
    UndoSure,
    UndoTo,
)
from bot.screens.controls.table import Redo, TakeBack, Undo
from bot.screens.screens import remark
from bot.screens.seats import agree_message, agreed_message, request_outcome
from bot.sessions.errors import (
    NeedsAnother,
    NeedsConfirm,
    NeedsOthers,
    NotSeated,
    RequestVoid,
    SessionEnded,
    SessionHere,
    StaleSeq,
)
from bot.sessions.moves import Moved
from bot.sessions.outbox import AGREE
from bot.sessions.rights import demand_at_table, is_alone
from bot.sessions.view import View
from bot.wire.custom_id import CustomId


@serves(Undo)
async def undo(press: Press, custom_id: CustomId[Undo]) -> None:
    """Go one step back; what hides a draw that people have seen asks first."""
    await take_back(press, custom_id.session, custom_id.seq, is_of_points=custom_id.control.is_points)


@serves(TakeBack)
async def take_back_choice(press: Press, custom_id: CustomId[TakeBack]) -> None:
    """Take back a choice that nobody else has seen."""
    await take_back(press, custom_id.session, custom_id.seq)


async def take_back(press: Press, session: str, seq: int, *, is_of_points: bool = False) -> None:
    """Go one step back; where several people play, another one is asked to agree to what they have seen.

    Points that people have entered are the last step while they stand there.
    """
    before = await press.view(session)
    if before.entered or is_of_points:
        await take_back_points(press, before)
        return
    try:
        view = await press.sessions.undo(session, seq, press.by)
    except NeedsConfirm as fault:
        if fault.view is None or is_alone(fault.view.holders, press.by.id):
            raise
        await _ask_to_agree(press, fault.view, "undo")
        return
    except StaleSeq as fault:
        now = fault.view
        if now is None or not (now.is_unseen and now.entry.author == press.by.id):
            raise
        # The table doesn't change with what others can't see: the next step back is in the private message.
        await step_page(press, now)
        return
    await show_back(press, view)


async def take_back_to(press: Press, view: View, to: int) -> None:
    """Go back to after the entry `to`: asked first, by name, or where several people play the others are."""
    try:
        await press.sessions.undo(view.id, None, press.by, to=to)
    except NeedsConfirm as fault:
        if is_alone(view.holders, press.by.id):
            raise
        await _ask_to_agree(press, fault.view or view, "undo", to)


@serves(UndoTo)
async def undo_to_confirmed(press: Press, custom_id: CustomId[UndoTo]) -> None:
    """Go back several steps, although the same cards come again."""
    await press.view(custom_id.session)  # which is of this channel
    to = custom_id.control.to
    if not to:
        raise Forged
    view = await press.sessions.undo(custom_id.session, custom_id.seq, press.by, confirmed=True, to=to)
    await show_back(press, view)


async def show_back(press: Press, view: View) -> None:
    """Show what was un- or redone: to who pressed alone, if nobody else has seen it."""
    if view.is_unseen:
        await show_step(press, view)
        return
    await show(press, view)


async def _ask_to_agree(press: Press, view: View, what: Literal["undo", "end"], to: int = 0) -> None:
    """Ask the others at the table, once, and tell who wants it so. Raises AlreadyAsked."""
    await press.sessions.ask_to_agree(view.id, view.known_to(press.by.id).seq, what, press.by, to)
    local = press.own_of(view)
    asked = remark(local, "ui-asked")
    await press.refuse(with_warning(press, local.words, view, asked))


@serves(UndoSure)
async def undo_confirmed(press: Press, custom_id: CustomId[UndoSure]) -> None:
    """Go one step back, although the same card comes again."""
    await press.view(custom_id.session)  # which is of this channel
    view = await press.sessions.undo(custom_id.session, custom_id.seq, press.by, confirmed=True)
    await show_back(press, view)


@serves(AgreeUndo)
async def agree_to_undo(press: Press, custom_id: CustomId[AgreeUndo]) -> None:
    """Go one step back, since somebody else at the table agrees."""
    request, before = custom_id.control, await press.view(custom_id.session)
    if not request.asker:
        raise Forged
    message = press.interaction.message
    try:
        await press.sessions.agree_to_undo(
            custom_id.session,
            custom_id.seq,
            press.by,
            request.asker,
            message.id if message else "",
            request.taken,
        )
    except NeedsOthers as fault:
        await _show_asked(press, before, request, fault.agreed)
        return
    except (StaleSeq, SessionHere) as fault:
        # The next game may have begun since then.
        raise RequestVoid(fault.view) from None
    await _show_agreed(press, before, request, "undo")


async def _show_asked(press: Press, view: View, request: OfRequest, agreed: Sequence[str]) -> None:
    """Show in a request who has agreed, the asker first, while others still have to."""
    asker, *others = agreed
    history, taken = press.sessions.history, request.taken or view.seq
    undone, moved = await history.view_after(view, taken), await history.moved(view, taken)
    await conclude(press, agree_message(press.for_table(view), asker, "undo", undone, others, moved))


@serves(Disagree)
async def disagree(press: Press, custom_id: CustomId[Disagree]) -> None:
    """Say no to what somebody wants the others to agree to; or who asked takes it back."""
    view = await press.view(custom_id.session)
    if view.holders.seat_of(press.by.id) is None:
        raise NotSeated(view)
    what = custom_id.control.what
    if view.public_seq != custom_id.seq or what not in AGREE:
        raise RequestVoid(view)
    await _show_agreed(press, view, custom_id.control, what, is_yes=False)


async def _show_agreed(
    press: Press, before: View, request: OfRequest, what: str, *, is_yes: bool = True
) -> None:
    """Change a request into what came of it; the table, which shows what it asked for, comes below it."""
    local, pressed = press.for_table(before), press.interaction.message
    taken = min(request.taken or before.seq, before.seq)
    history = press.sessions.history
    undone, moved = await history.view_after(before, taken), await history.moved(before, taken)
    if pressed is not None:
        await press.context.posts.void(before, pressed.id, press.by)
    outcome = request_outcome(local, request.asker, press.by.id, is_yes=is_yes)
    told = agreed_message(local, request.asker, what, undone, outcome, moved if what == "undo" else Moved())
    await conclude(press, told)
    if pressed is not None and not is_yes:
        await press.context.posts.refused(before, pressed.id)


@serves(Redo)
async def redo(press: Press, custom_id: CustomId[Redo]) -> None:
    """Bring back what was undone; several moves are named first."""
    await show_back(press, await press.sessions.redo(custom_id.session, custom_id.seq, press.by))


@serves(RedoSure)
async def redo_confirmed(press: Press, custom_id: CustomId[RedoSure]) -> None:
    """Bring back several moves."""
    await press.view(custom_id.session)  # which is of this channel
    view = await press.sessions.redo(custom_id.session, custom_id.seq, press.by, confirmed=True)
    await show_back(press, view)


@serves(End)
async def end(press: Press, custom_id: CustomId[End]) -> None:
    """Ask whether to end the session."""
    await ask_to_end(press, await press.current(custom_id.session, custom_id.seq))


async def ask_to_end(press: Press, view: View) -> None:
    """Ask who presses, and nobody else, whether to end a session that runs."""
    if view.is_ended:
        raise SessionEnded(view)
    if not press.by.may_manage:
        demand_at_table(view, press.by)
    await press.sessions.servers.demand_end(press.by)
    await press.reply.message(sure_to_end(press.own_of(view)), private=True)


@serves(EndSure)
async def end_confirmed(press: Press, custom_id: CustomId[EndSure]) -> None:
    """End the session; where several people play, another one is asked to agree."""
    await press.view(custom_id.session)  # which is of this channel
    try:
        view = await press.sessions.end(custom_id.session, custom_id.seq, press.by)
    except NeedsAnother as fault:
        if fault.view is None:
            raise
        await _ask_to_agree(press, fault.view, "end")
        return
    await show(press, view)


@serves(AgreeEnd)
async def agree_to_end(press: Press, custom_id: CustomId[AgreeEnd]) -> None:
    """End the session, since somebody else at the table agrees."""
    request, before = custom_id.control, await press.view(custom_id.session)
    if not request.asker:
        raise Forged
    try:
        await press.sessions.end(custom_id.session, custom_id.seq, press.by, request.asker)
    except StaleSeq as fault:
        raise RequestVoid(fault.view) from None
    await _show_agreed(press, before, request, "end")
