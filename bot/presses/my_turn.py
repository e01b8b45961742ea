"""My turn: a person picks all that the others must know, and records it at once."""

from collections.abc import Iterable
from dataclasses import replace

from bot.presses.given import chosen
from bot.presses.press import Press
from bot.presses.response import show
from bot.screens.my_turn import groups_of, my_turn_message, picked
from bot.screens.panel import footer_of
from bot.screens.report_menu import label_of, report_rows
from bot.screens.screens import private
from bot.sessions.errors import Mistake, NotOffered, NotSeated
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from engines.core.move import Offer, several


async def my_turn(press: Press, custom_id: CustomId) -> None:
    """Open, privately, the menus of what happened in the presser's turn."""
    view = await press.view(custom_id.session)
    if not view.reports:
        raise NotOffered(view)
    words, seat = press.own_of(view), _seat(press, view)
    if groups_of(words, view, seat):
        await press.note(my_turn_message(words, view, seat, {}))
        return
    rows = report_rows(words, view)
    await press.note(private(words.say("ui-report-intro"), rows, footer_of(words, view), is_trouble=False))


async def pick(press: Press, custom_id: CustomId) -> None:
    """Keep what was picked in one menu, beside what was picked in the others; without a menu nothing."""
    view = await press.view(custom_id.session)
    picks = _picks(press)
    if group := custom_id.value(1):
        picks[group] = chosen(press.data)
    else:
        picks = {}
    await press.note(my_turn_message(press.own_of(view), view, custom_id.value(0), picks))


async def record(press: Press, custom_id: CustomId) -> None:
    """Record what was picked, as one step, and pass the turn if it is the presser's.

    What others have reported since is no hindrance; what isn't possible any more is said, with the menus.
    """
    view = await press.view(custom_id.session)
    seat, words, picks = custom_id.value(0), press.own_of(view), _picks(press)
    wanted = picked(words, view, seat, picks)
    lost = sum(map(len, picks.values())) - len(wanted)

    def one_move(now: Iterable[Offer]) -> Offer | None:
        offers = list(now)
        turn = [one for one in offers[:1] if one.kind == "turn" and one.seat == seat and not one.is_apart]
        told = [one for one in offers if any(one.move == other.move for other in wanted)]
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
        if lost:
            raise NotOffered(view)
        done = await press.sessions.move(view.id, None, one_move, press.by, since=custom_id.seq)
    except (NotOffered, Mistake) as fault:
        why = words(fault.text) if isinstance(fault, Mistake) else words.say("ui-gone")
        again = my_turn_message(words, view, seat, picks, words.say("ui-not-recorded", why=why))
        await press.note(again)
        return
    await show(press, done)


def _seat(press: Press, view: View) -> str:
    """Return the seat for which somebody reports: their own, or a free one whose turn it is."""
    own = view.holders.seat_of(press.by.id)
    free = [seat for seat in waits_for(view) if not view.holders.of(seat)]
    if own is None and view.holders.are_people:
        raise NotSeated(view)
    if own and own not in waits_for(view) and free:
        return free[0]
    return own or next(iter(free), "") or next(iter(view.seats), "")


def _picks(press: Press) -> dict[str, list[str]]:
    """Return what is picked in the menus of the message, by their groups."""
    pressed = press.interaction.message
    found: dict[str, list[str]] = {}
    for encoded, values in pressed.chosen if pressed else ():
        custom_id = CustomId.decode(encoded)
        if custom_id is not None and custom_id.verb == "mine":
            found[custom_id.value(1)] = list(values)
    return found
