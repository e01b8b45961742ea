"""Look: what one person wants to see, and nobody else."""

from collections.abc import Sequence
from typing import Any

from bot.presses.given import chosen
from bot.presses.press import Press
from bot.presses.response import send_pictures
from bot.screens.attached import Attached
from bot.screens.look import BOARD, SINCE, TURN, look_message, look_pictures
from bot.sessions.entry import MOVES, Kind
from bot.sessions.moves import Played, told_moves
from bot.sessions.retold import view_after
from bot.sessions.view import View
from bot.store.rows import EntryRow
from bot.wire.custom_id import CustomId
from engines.core.picture import Pictures


async def look(press: Press, custom_id: CustomId) -> None:
    """Open what can be looked at, for who has a seat beginning with what happened since they last acted."""
    view = await press.view(custom_id.session)
    history = await press.sessions.history(view.id)
    turns = told_moves(history)
    is_seated = view.holders.seat_of(press.by.id) is not None
    page = SINCE if is_seated and _since(history, turns, press.by.id) else BOARD
    await _show(press, view, history, turns, page)


async def look_at(press: Press, custom_id: CustomId) -> None:
    """Turn to another page, or to another turn."""
    view = await press.view(custom_id.session)
    page, number = custom_id.value(0), custom_id.number(1)
    if not page:
        page, _, which = next(iter(chosen(press.data)), BOARD).partition(f"{TURN}.")
        page, number = (TURN, int(which)) if which.isdecimal() and len(which) < 6 else (page or BOARD, 0)
    # The other pages show how things stand now.
    history = await press.sessions.history(view.id) if page in (SINCE, TURN) else []
    await _show(press, view, history, told_moves(history), page, number)


async def _show(
    press: Press,
    view: View,
    history: Sequence[EntryRow],
    turns: Sequence[Played],
    page: str,
    number: int = 0,
) -> None:
    words = press.own_of(view)
    shown = _since(history, turns, press.by.id) if page == SINCE else turns
    payload = look_message(words, view, page, shown, number)
    then = view
    if page == TURN and turns:
        number = min(max(1, number or len(turns)), len(turns))
        then = view_after(view, history, turns[number - 1].last)

    def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
        return look_pictures(words, then, pictures, page)

    await send_pictures(press, view, payload, choose)


def _since(history: Sequence[EntryRow], turns: Sequence[Played], person: str) -> Sequence[Played]:
    """Return the moves since a person's last one, oldest first."""
    by = {entry.seq: entry.author for entry in history if entry.kind in MOVES}
    own = max((place for place, one in enumerate(turns) if by.get(one.seq) == person), default=-1)
    return [one for one in turns[own + 1 :] if one.kind != Kind.START]  # how it began is no turn
