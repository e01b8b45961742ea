"""The pages of "Why?" with their buttons."""

from bot.presses.press import Press
from bot.screens.screens import remark
from bot.screens.why import why_page, why_pages
from bot.sessions.moves import Played
from bot.sessions.view import View
from bot.wire.json import Json

MOST_EXPLAINED = 10
"""Moves that are explained together: more are never told together."""


def _is_explained(move: Played) -> bool:
    """Tell whether there is something to explain of a move: a clause is behind it, or a bot's choice.

    What people merely noted, such as where a unit went, follows from nothing.
    """
    return any(event.rule or event.trace for event in move.events)


async def _latest(press: Press, view: View) -> list[Played]:
    """Return what the table tells, oldest first: the latest move, and those that automas made before it."""
    history = press.sessions.history
    async for one in history.explaining(view):
        latest = [played for played in await history.played(view, [one]) if _is_explained(played)]
        if latest:
            _, before = await history.news(view)
            return [*(one for one in before if _is_explained(one) and one.seq < latest[0].seq), *latest]
    return await history.played(view, await history.last_told(view, 1))


async def why_message(press: Press, view: View, seq: int = 0, page: int = 0, since: int = 0) -> Json:
    """Return a page of the explanation of the move that began with entry `seq`, or of the latest news.

    With `since` all moves are explained that began from that entry to `seq`.
    """
    local, history = press.own_of(view), press.sessions.history
    if seq:
        moves = await history.played(view, await history.told_from(view, since or seq, seq, MOST_EXPLAINED))
        moves = [one for one in moves if len(moves) == 1 or _is_explained(one)]
    else:
        moves = await _latest(press, view)
    if not moves:
        return remark(local, "ui-why-none")
    pages = why_pages(local, *moves)
    page = min(max(0, page), len(pages) - 1)
    return why_page(local, pages, page, (moves[0].seq, moves[-1].seq))
