"""What the buttons of a hosted game do: play, look at the hand, and the seats."""

from dataclasses import replace

from bot.automas.absence import answer_for, demand_absent, is_asleep
from bot.log import bind
from bot.posts.private import Opened
from bot.presses.fix import fix_form, fixes_of, shown
from bot.presses.payload import chosen
from bot.presses.plans import with_dropped
from bot.presses.press import Press
from bot.presses.response import change_pressed, finish, show
from bot.presses.serves import serves
from bot.screens.confirmations import sure_to_give, sure_to_leave
from bot.screens.controls.seats import (
    Fill,
    FillWith,
    GiveSure,
    Go,
    Hand,
    Join,
    LeaveSure,
    On,
    SeatMenu,
    Seats,
)
from bot.screens.localized_view import LocalizedView
from bot.screens.note import with_note
from bot.screens.questions import Page
from bot.screens.screens import remark, with_needs
from bot.screens.seat_menu import (
    fill_message,
    name_form,
    pass_message,
    who_sits_message,
)
from bot.screens.seats import (
    hand_message,
    question_to,
    seat_message,
)
from bot.sessions import seating
from bot.sessions.errors import (
    NotAsleep,
    NotNamed,
    NotOffered,
    NotSeated,
    SessionEnded,
    demand_going_on,
)
from bot.sessions.people import LARGE, WORDS
from bot.sessions.rights import may_sit
from bot.sessions.seating import waits_for
from bot.sessions.service import first
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from bot.wire.faults import FAULTS, UNKNOWN_MESSAGE, LostReply, Refusal
from bot.wire.json import Json

MOST_TURNS = 20
"""So many turns the automas of a table without people take for one press."""


@serves(Go)
async def go(press: Press, custom_id: CustomId[Go]) -> None:
    """Show who presses, and nobody else, what their seat has to decide; a turn begins with it."""
    await play(press, await press.view(custom_id.session))


async def play(press: Press, view: View) -> None:
    """Let who presses play: begin the turn if it is theirs, and show what there is to decide."""
    if view.is_ended:
        raise SessionEnded(view)
    demand_going_on(view)
    seat = view.holders.seat_of(press.by.id)
    if seat is None and not view.holders.are_people:
        await _let_on(press, view, view.seq)
        return
    if seat is None:
        raise NotSeated(view)
    if not view.questions and seat in waits_for(view):
        view = await press.sessions.move(view.id, view.seq, first, press.by)
    if question_to(view, seat) is None and not view.has_hands:
        await show(press, view)
        return
    await step_page(press, view)


async def show_step(press: Press, view: View) -> None:
    """Show who has answered what comes next for their seat."""
    bind(session=view.id, entry=view.seq)
    await step_page(press, view)


async def step_page(press: Press, view: View, page: Page = Page()) -> None:  # noqa: B008 - frozen
    """Show who presses what their seat has to decide, on that page of a long list."""
    seat = view.holders.seat_of(press.by.id)
    if seat is None:
        raise NotSeated(view)
    local = press.own_of(view)
    await send_private(press, local, seat, await with_dropped(press, view, seat_message(local, seat, page)))


@serves(Hand)
async def hand(press: Press, custom_id: CustomId[Hand]) -> None:
    """Show who presses, and nobody else, what their seat has in hand."""
    await show_hand(press, await press.view(custom_id.session))


async def show_hand(press: Press, view: View) -> None:
    """Show who asks, and nobody else, what their seat has in hand."""
    demand_going_on(view)
    seat = view.holders.seat_of(press.by.id)
    if seat is None:
        raise NotSeated(view)
    local = press.own_of(view)
    is_asked = question_to(view, seat) is not None
    if not (is_asked or view.has_hands):
        await press.note(remark(local, "ui-no-hands"))
        return
    is_open = is_asked or not view.has_begun
    full = seat_message(local, seat)
    await send_private(press, local, seat, full if is_open else hand_message(local, seat), full)


@serves(On)
async def on(press: Press, custom_id: CustomId[On]) -> None:
    """Let the automa whose turn it is begin; one that was held up goes on."""
    await _let_on(press, await press.view(custom_id.session), custom_id.seq, custom_id.control.turns or 1)


async def _let_on(press: Press, view: View, seq: int, turns: int = 1) -> None:
    if view.is_ended:
        raise SessionEnded(view)
    if not view.questions:
        view = await press.sessions.move(view.id, seq, first, press.by)
    else:
        press.context.posts.catch_up(view, refresh=False)  # nothing is saved by which it would go on
    press.context.allow_turns(view, min(turns, MOST_TURNS) - 1)
    if press.interaction.message is not None and not press.is_private:
        await show(press, view)
    else:
        await press.reply.message(remark(press.own_of(view), "ui-automa-plays"), private=True)


@serves(Join)
async def join(press: Press, custom_id: CustomId[Join]) -> None:
    """Take a free seat, or the one that was left before; who has one sees what can be done about seats."""
    view = await press.view(custom_id.session)
    if view.holders.seat_of(press.by.id) is not None and not view.is_ended:
        await show_seats(press, view)
        return
    await _reseat(press, view, seating.join(press.by.id))


@serves(Fill)
async def fill(press: Press, custom_id: CustomId[Fill]) -> None:
    """Ask which automas are to take the free seats."""
    view = await press.view(custom_id.session)
    if not view.game.strengths:
        raise NotOffered(view)
    await press.reply.message(fill_message(press.own_of(view)), private=True)


@serves(FillWith)
async def fill_with(press: Press, custom_id: CustomId[FillWith]) -> None:
    """Give the free seats to automas."""
    await _reseat(
        press, await press.view(custom_id.session), seating.fill(press.by.id, custom_id.control.strength)
    )


@serves(Seats)
async def seats(press: Press, custom_id: CustomId[Seats]) -> None:
    """Show, privately, who holds which seat, and what can be done about it."""
    await show_seats(press, await press.view(custom_id.session))


async def show_seats(press: Press, view: View) -> None:
    """Show, privately, who holds which seat, and what can be done about it."""
    local = press.own_of(view)
    knows_seed = not (may_sit(view, press.by.id) or view.is_ended)
    absent = [seat for seat in view.seats if await _may_replace(press, view, seat)]
    names = _names(local, press.by.id)
    told = who_sits_message(local, press.by.id, absent, names, knows_seed=knows_seed)
    await press.reply.message(told, private=True)


def _names(local: LocalizedView, person: str) -> list[tuple[str, str]]:
    """Return what the game lets the person's own seat be called; in mid-move nothing can be changed."""
    own = local.view.holders.seat_of(person)
    if own is None or local.view.questions:
        return []
    return [(key, shown(local.words, fix)) for key, fix in fixes_of(local.view).items() if fix.seat == own]


@serves(SeatMenu)
async def seat(press: Press, custom_id: CustomId[SeatMenu]) -> None:
    """Do what was chosen about a seat; taking it from another person asks first."""
    view = await press.view(custom_id.session)
    what = next(iter(chosen(press.data)), "")
    local, person = press.own_of(view), press.by.id
    verb, _, rest = what.partition(".")
    which, _, strength = rest.partition(".")
    if verb == "give" and view.seat(which).is_anothers(person):
        if not await _is_absent(press, view, which):
            raise NotAsleep(view)
        await press.note(sure_to_give(local, which, strength))
        return
    if verb == "leave":
        await _ask_to_leave(press, view)
        return
    if verb == "name" and which in view.seats:
        if not seating.may_name(view, which):
            raise NotNamed(view)
        await press.reply.modal(name_form(local, which))
        return
    if verb == "pass" and which in view.seats:
        await press.note(pass_message(local, which))
        return
    if verb == "fix":
        await press.reply.modal(fix_form(local, rest))
        return
    if verb == "sleep":
        await _let_sleep(press, view, which)
        return
    changes = {
        "take": seating.join(person, which),
        "give": seating.give(person, which, strength),
    }
    if verb not in changes:
        raise NotOffered(view)
    await _reseat(press, view, changes[verb])


async def _ask_to_leave(press: Press, view: View) -> None:
    """Ask whether somebody leaves their seat, and say who plays it then. Raises NotSeated."""
    own = view.holders.seat_of(press.by.id)
    if own is None:
        raise NotSeated(view)
    strength = seating.strength_here(view) if view.has_begun else ""
    await press.note(sure_to_leave(press.own_of(view), own, strength))


@serves(LeaveSure)
async def leave_confirmed(press: Press, custom_id: CustomId[LeaveSure]) -> None:
    """Leave the seat."""
    view = await press.view(custom_id.session)
    await _reseat(press, view, seating.leave(press.by.id, seating.strength_here(view)))


async def _let_sleep(press: Press, view: View, which: str) -> None:
    """Let a seat go by whose person hasn't answered for long; everybody is told."""
    is_absent = view.seat(which).is_persons and await _is_absent(press, view, which)
    demand_absent(view, which, press.by, is_absent=is_absent)
    await answer_for(press.sessions, view, which, press.by, press.context.think)
    await finish(press, view)


async def _may_replace(press: Press, view: View, which: str) -> bool:
    """Tell whether a seat is another person's who is absent; where Discord doesn't say so, they are not."""
    if not view.seat(which).is_anothers(press.by.id) or not seating.may_give(view, press.by.id):
        return False
    try:
        return await _is_absent(press, view, which)
    except FAULTS:
        return False


async def _is_absent(press: Press, view: View, which: str) -> bool:
    """Tell whether the person of a seat has let the others wait for hours, or has left the server.

    So is, where an automa can play, who is away and allows that.
    """
    hours, now = press.context.asleep_hours, press.context.sessions.now()
    if await is_asleep(press.sessions, view, which, now, hours):
        return True
    wishes = await press.context.people.wishes(view.holders.of(which))
    if view.game.strengths and wishes.may_replace and wishes.is_away(now):
        return True
    if press.interaction.is_direct:
        return False
    return await press.context.absences.has_left(press.by.guild, view.holders.of(which))


@serves(GiveSure)
async def give_confirmed(press: Press, custom_id: CustomId[GiveSure]) -> None:
    """Give another person's seat to an automa, or free it where none can play it."""
    view, which = await press.view(custom_id.session), custom_id.control.seat
    is_absent = view.seat(which).is_persons and await _is_absent(press, view, which)
    if strength := custom_id.control.strength:
        change = seating.give(press.by.id, which, strength, is_absent)
    else:
        change = seating.free(press.by.id, which, is_absent)
    await _reseat(press, view, change)


async def _reseat(press: Press, view: View, change: seating.Reseat) -> None:
    """Change who holds a seat; everybody is told, and who sits down sees what it has to decide."""
    before = view.holders
    view = await press.sessions.seats.change(view.id, change, press.by)
    local, own = press.own_of(view), view.holders.seat_of(press.by.id)
    if own and before.seat_of(press.by.id) != own:
        await send_private(press, local, own, seat_message(local, own))
    else:
        await finish(press, view)


async def send_private(
    press: Press, local: LocalizedView, seat: str, payload: Json, full: Json | None = None
) -> None:
    """Answer for a seat privately: in the private message that was pressed, else in a new one.

    Where the payload isn't all that there is to say to the seat now, that is `full`.
    """
    view, words, note = local.view, local.words, await press.sessions.privacy.note(local.view.id, press.by.id)
    payload, full = with_note(words, payload, note), full and with_note(words, full, note)
    if missing := press.missing():
        payload = with_needs(words, payload, "ui-panel-needs", missing)
    pressed, private = press.interaction.message if press.is_private else None, press.context.posts.private
    shown = pressed.id if pressed else ""
    how = (await press.wishes()).pictures
    shows = press.shows_pictures(view) and how != WORDS
    one = Opened(press.by.id, press.reply, shown, words, view.seq, shows, are_large=how == LARGE)
    if pressed is None:
        one = replace(one, message=await press.reply.message(payload, private=True))
    else:
        try:
            await change_pressed(press, payload, pressed)
        except LostReply:
            private.doubt(one, view, seat)
            raise
        except Refusal as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise
            # It went while it was pressed: one below the table has come for it.
            one = replace(one, message=await press.reply.message(payload, private=True))
    private.lay(one, view, seat, payload, full)
