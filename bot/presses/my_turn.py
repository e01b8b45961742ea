"""My turn: a person picks all that the others must know, and records it at once."""

from collections.abc import Iterable
from dataclasses import replace

from bot.posts.my_turns import Picked
from bot.presses.payload import chosen
from bot.presses.plans import with_dropped
from bot.presses.press import Press
from bot.presses.response import show
from bot.presses.serves import serves
from bot.screens.controls.reports import Mine, MyTurn, Record
from bot.screens.my_turn import IN_ORDER, Picks, groups_of, my_turn_message, picked, record_first, tell_first
from bot.screens.note import with_note
from bot.screens.report_menu import all_reports_message, label_of
from bot.sessions.entry import Input
from bot.sessions.errors import Mistake, NotOffered, NotSeated, StaleSeq
from bot.sessions.rights import demand_at_table, is_for
from bot.sessions.seating import writes_for
from bot.sessions.view import View
from bot.wire.custom_id import CustomId, choice_key, decode, key, short_key
from engines.core.game.move import Offer, several
from engines.core.text import Text, text


@serves(MyTurn)
async def my_turn(press: Press, custom_id: CustomId[MyTurn]) -> None:
    """Open, privately, the menus of what happened in the presser's turn."""
    view = await press.view(custom_id.session)
    if not view.reports:
        raise NotOffered(view)
    local, seat = press.own_of(view), _seat(press, view)
    if groups_of(local, seat):
        mine = press.context.posts.my_turns.of(view.id, press.by.id)
        await show_picks(press, view, seat, mine.picks if mine and mine.seat == seat else {})
        return
    await press.note(all_reports_message(local))


async def show_picks(press: Press, view: View, seat: str, picks: Picks, why_not: Text | None = None) -> None:
    """Show a seat's menus with what is picked, and remember that."""
    local = press.own_of(view)
    told = my_turn_message(local, seat, picks, why_not)
    told = with_note(local.words, told, await press.sessions.privacy.note(view.id, press.by.id))
    await press.note(await with_dropped(press, view, told))
    posts = press.context.posts
    mine = Picked(seat, picks, posts.ephemerals.aside(press.reply, press.reply_message))
    posts.my_turns.lay(view.id, press.by.id, mine)


@serves(Mine)
async def pick(press: Press, custom_id: CustomId[Mine]) -> None:
    """Keep what was picked in one menu, beside what was picked in the others; without a menu nothing.

    Where the order counts it comes behind what the menu, or the button that takes the last one back, carries.
    """
    view = await press.view(custom_id.session)
    picks = _picks(press)
    if custom_id.control.order is not None:
        picks[IN_ORDER] = [*custom_id.control.order, *chosen(press.data)]
    elif group := custom_id.control.group:
        picks[group] = chosen(press.data)
    else:
        picks = {}
    await show_picks(press, view, custom_id.control.seat, picks)


async def ask_first(press: Press, view: View, turn: Offer | None) -> bool:
    """Ask who wants to end a turn what becomes of their picks, or whether they really have nothing to tell.

    Tell whether there was something to ask; nothing is done then.
    """
    if turn is None:
        return False
    local, mine = press.own_of(view), press.context.posts.my_turns.of(view.id, press.by.id)
    if mine and (wanted := picked(local, mine.seat, mine.picks)):
        await press.refuse(record_first(local, mine.seat, wanted, turn))
        return True
    return await _ask_if_none(press, view, turn)


async def _ask_if_none(press: Press, view: View, turn: Offer) -> bool:
    """Ask who may end a turn of which nothing was told whether that is so; tell whether it was asked."""
    if turn.doubt is None or not (turn.seat and is_for(view, turn.seat, press.by.id)):
        return False
    demand_at_table(view, press.by)
    await press.refuse(tell_first(press.own_of(view), turn, turn.doubt))
    return True


@serves(Record)
async def record(press: Press, custom_id: CustomId[Record]) -> None:
    """Record what was picked, as one step, and pass the turn if it is the presser's.

    It is passed by the move that the button names, else by the first. What others have reported since is no
    hindrance; what isn't possible any more is said, with the menus.
    """
    view = await press.view(custom_id.session)
    seat, code, local = custom_id.control.seat, custom_id.control.move, press.own_of(view)
    mine = press.context.posts.my_turns.of(view.id, press.by.id)
    picks = _picks(press) if not code else dict(mine.picks) if mine else {}
    wanted = picked(local, seat, picks)
    is_lost = sum(map(len, picks.values())) > len(wanted) or bool(code and not picks)
    if custom_id.seq == view.seq and not (wanted or is_lost):
        own = (one for one in view.turns if one.seat == seat and not one.is_apart)
        if (turn := next(own, None)) and await _ask_if_none(press, view, turn):
            return

    def one_move(now: Iterable[Offer]) -> Offer | None:
        offers = list(now)
        named = [one for one in offers if key(one.move.code) == code] if code else offers[:1]
        turn = [one for one in named if one.kind == "turn" and one.seat == seat and not one.is_apart]
        there = {one.move.code: one for one in offers}
        told = [there[one.move.code] for one in wanted if one.move.code in there]
        found = [*told, *turn]
        if len(told) < len(wanted) or not found:
            return None
        if not told:
            return found[0]
        label = label_of(view, seat, told)
        if len(found) == 1:
            return replace(told[0], label=label)
        return Offer(several(found), label, found[-1].kind, seat=found[-1].seat)

    try:
        if is_lost:
            raise NotOffered(view)
        done = await press.sessions.move(view.id, None, one_move, press.by, since=custom_id.seq)
    except (NotOffered, Mistake, StaleSeq) as fault:
        now = await press.view(view.id)
        if isinstance(fault, StaleSeq) and not any(picks.values()):
            raise
        if await _is_recorded(press, now, custom_id.seq, picks):
            raise StaleSeq(now, is_done=True) from None
        gone = text("ui-turn-over" if isinstance(fault, StaleSeq) else "ui-gone")
        await show_picks(press, now, seat, picks, fault.text if isinstance(fault, Mistake) else gone)
        return
    pressed = press.interaction.message
    press.context.posts.my_turns.end(view.id, press.by.id, pressed.id if pressed else "")
    await show(press, done)


async def _is_recorded(press: Press, view: View, since: int, picks: Picks) -> bool:
    """Tell whether the presser has recorded all of this since that entry: the button was pressed twice."""
    wanted = {one for values in picks.values() for one in values}
    async for entry in press.sessions.history.entries_by(view, press.by.id, since):
        move = Input.read(entry).move
        told = {key_of(one.code) for one in move.parts for key_of in (choice_key, short_key)} if move else ()
        if wanted and wanted <= set(told):
            return True
    return False


def _seat(press: Press, view: View) -> str:
    """Return the seat whose menus are opened. Raises NotSeated to who holds none while others do."""
    if view.holders.are_people and view.holders.seat_of(press.by.id) is None:
        raise NotSeated(view)
    return writes_for(view, press.by.id) or next(iter(view.seats), "")


def _picks(press: Press) -> dict[str, list[str]]:
    """Return what is picked in the menus of the message, by their groups."""
    pressed = press.interaction.message
    found: dict[str, list[str]] = {}
    for encoded, values in pressed.chosen if pressed else ():
        match decode(encoded):
            case CustomId(control=Mine(order=None) as menu):
                found[menu.group] = list(values)
            case CustomId(control=Mine(order=tuple(order))):
                found[IN_ORDER] = list(order)
    return found
