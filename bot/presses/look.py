"""Look: what one person wants to see, and nobody else."""

from collections.abc import Sequence
from typing import Any

from bot.presses.payload import chosen
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
from bot.sessions.entry import Kind
from bot.sessions.moves import Told
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from engines.core.picture import Pictures


@serves(Look)
async def look(press: Press, custom_id: CustomId[Look]) -> None:
    """Open what can be looked at, for who has a seat beginning with what happened since they last acted."""
    await open_look(press, await press.view(custom_id.session))


async def open_look(press: Press, view: View) -> None:
    """Show the page that this person looks at first."""
    turns = await press.sessions.history.told_moves(view)
    is_seated = view.holders.seat_of(press.by.id) is not None
    page = SINCE if is_seated and _since(turns, press.by.id) else BOARD
    await _show(press, view, turns, page)


@serves(LookAt)
async def look_at(press: Press, custom_id: CustomId[LookAt]) -> None:
    """Turn to another page, or to another turn."""
    view = await press.view(custom_id.session)
    page, number = custom_id.control.page, custom_id.control.number
    await _turn_to(press, view, *((page, number) if page else _chosen(press)))


@serves(LookTurn)
async def look_at_turn(press: Press, custom_id: CustomId[LookTurn]) -> None:
    """Turn to the turn that was chosen."""
    await _turn_to(press, await press.view(custom_id.session), *_chosen(press))


def _chosen(press: Press) -> tuple[str, int]:
    """Return the page that was chosen, and of a turn its number."""
    page, _, which = next(iter(chosen(press.data)), BOARD).partition(f"{TURN}.")
    return (TURN, int(which)) if which.isdecimal() and len(which) < 6 else (page or BOARD, 0)


async def _turn_to(press: Press, view: View, page: str, number: int) -> None:
    # The other pages show how things stand now.
    turns = await press.sessions.history.told_moves(view) if page in (SINCE, TURN) else []
    await _show(press, view, turns, page, number)


async def _show(press: Press, view: View, turns: Sequence[Told], page: str, number: int = 0) -> None:
    """Show a page; of the moves only those are read that it shows."""
    local, then = press.own_of(view), view
    number = min(max(1, number or len(turns)), len(turns))
    near = range(0)
    if page == SINCE:
        turns = _since(turns, press.by.id)[-MOST_LINES:]
        near = range(len(turns))
    elif page == TURN and turns:
        near = near_to(number, len(turns))
        then = await press.sessions.history.view_after(view, turns[number - 1].last)
    elif page == SET_UP:
        then = await press.sessions.history.set_up_of(view)
    shown = await press.sessions.history.played(view, [turns[n] for n in near])
    payload = look_message(local, page, shown, Place(number, near.start, len(turns)), then)

    def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
        return look_pictures(local.at(then), pictures, page)

    await send_pictures(press, view, payload, choose)


def _since(turns: Sequence[Told], person: str) -> list[Told]:
    """Return the moves since a person's last one, oldest first."""
    own = max((place for place, one in enumerate(turns) if one.author == person), default=-1)
    return [one for one in turns[own + 1 :] if one.kind != Kind.START]  # how it began is no turn
