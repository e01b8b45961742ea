"""The pages of "Why?" with their buttons."""

from collections.abc import Sequence

from bot.presses.press import Press
from bot.screens.screens import remark
from bot.screens.why import why_page, why_pages
from bot.sessions.moves import Played, Told
from bot.sessions.view import View
from bot.wire.json import Json

MOST_EXPLAINED = 10
"""Moves that are explained together: more are never told together."""


def _is_explained(move: Played) -> bool:
    """Tell whether there is something to explain of a move: a clause is behind it, or a bot's choice.

    What people merely noted, such as where a unit went, follows from nothing.
    """
    return any(event.rule or event.trace for event in move.events)


async def _latest(press: Press, view: View, turns: Sequence[Told]) -> list[Played]:
    """Return what the table tells, oldest first: the latest move, and those that automas made before it."""
    latest: list[Played] = []
    for one in reversed(turns):
        if one.may_explain:
            latest = [
                played for played in await press.sessions.history.played(view, [one]) if _is_explained(played)
            ]
        if latest:
            break
    if not latest:
        return await press.sessions.history.played(view, turns[-1:])
    _, before = await press.sessions.history.news(view)
    return [*(one for one in before if _is_explained(one) and one.seq < latest[0].seq), *latest]


async def why_message(press: Press, view: View, seq: int = 0, page: int = 0, since: int = 0) -> Json:
    """Return a page of the explanation of the move that began with entry `seq`, or of the latest news.

    With `since` all moves are explained that began from that entry to `seq`.
    """
    local = press.own_of(view)
    turns = await press.sessions.history.told_moves(view)
    if seq:
        wanted = [one for one in turns if (since or seq) <= one.seq <= seq]
        moves = await press.sessions.history.played(view, wanted[-MOST_EXPLAINED:])
        moves = [one for one in moves if len(moves) == 1 or _is_explained(one)]
    else:
        moves = await _latest(press, view, turns)
    if not moves:
        return remark(local, "ui-why-none")
    pages = why_pages(local, *moves)
    page = min(max(0, page), len(pages) - 1)
    return why_page(local, pages, page, (moves[0].seq, moves[-1].seq))
