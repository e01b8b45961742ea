"""Look: what one person wants to see, and nobody else."""

from collections.abc import Sequence
from typing import Any

from bot.presses.payload import chosen
from bot.presses.plans import with_dropped
from bot.presses.press import Press
from bot.presses.response import send_pictures
from bot.presses.serves import serves
from bot.screens.attachments import Attached
from bot.screens.controls.looking import Look, LookAt, LookTurn
from bot.screens.look import (
    BOARD,
    MOST_LINES,
    SET_UP,
    SINCE,
    TURN,
    Place,
    look_message,
    look_pictures,
    near_to,
)
from bot.screens.note import with_note
from bot.sessions.plan import sayable
from bot.sessions.view import View
from bot.store.rows import ToldRow
from bot.wire.custom_id import CustomId
from engines.core.picture import Pictures


@serves(Look)
async def look(press: Press, custom_id: CustomId[Look]) -> None:
    """Open what can be looked at, for who has a seat beginning with what happened since they last acted."""
    await open_look(press, await press.view(custom_id.session))


async def open_look(press: Press, view: View) -> None:
    """Show the page that this person looks at first."""
    is_seated = view.holders.seat_of(press.by.id) is not None
    has_news = is_seated and await press.sessions.history.told_since(view, press.by.id, 1)
    await _show(press, view, SINCE if has_news else BOARD)


async def open_history(press: Press, view: View) -> None:
    """Show the last turn, from where others can be looked at."""
    await _show(press, view, TURN)


@serves(LookAt)
async def look_at(press: Press, custom_id: CustomId[LookAt]) -> None:
    """Turn to another page, or to another turn."""
    view = await press.view(custom_id.session)
    page, number = custom_id.control.page, custom_id.control.number
    await _show(press, view, *((page, number) if page else _chosen(press)))


@serves(LookTurn)
async def look_at_turn(press: Press, custom_id: CustomId[LookTurn]) -> None:
    """Turn to the turn that was chosen."""
    await _show(press, await press.view(custom_id.session), *_chosen(press))


def _chosen(press: Press) -> tuple[str, int]:
    """Return the page that was chosen, and of a turn its number."""
    page, _, which = next(iter(chosen(press.data)), BOARD).partition(f"{TURN}.")
    return (TURN, int(which)) if which.isdecimal() and len(which) < 6 else (page or BOARD, 0)


async def _show(press: Press, view: View, page: str, number: int = 0) -> None:
    """Show a page; of the moves only those are read that it shows, by default the last one."""
    history, local, then = press.sessions.history, press.own_of(view), view
    turns: Sequence[ToldRow] = ()
    place = Place()
    if page == SINCE:
        turns = await history.told_since(view, press.by.id, MOST_LINES)
    elif page == TURN and (count := await history.count_told(view)):
        number = min(max(1, number or count), count)
        near = near_to(number, count)
        place = Place(number, near.start, count)
        turns = await history.told(view, near.start + 1, near.stop)
        then = await history.view_after(view, turns[number - 1 - near.start].last)
    elif page == SET_UP:
        then = await history.set_up_of(view)
    plan = await press.sessions.plans.of(view, press.by.id)
    is_planning = plan is not None or bool(sayable(view, press.by.id))
    played = await history.played(view, turns)
    payload = look_message(local, page, played, place, then, is_planning=is_planning)
    payload = with_note(local.words, payload, await press.sessions.privacy.note(view.id, press.by.id))
    payload = await with_dropped(press, view, payload)

    def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
        return look_pictures(local.at(then), pictures, page)

    await send_pictures(press, view, payload, choose)
