"""The pages of "Why?" with their buttons."""

from bot.presses.press import Press
from bot.screens.message import message
from bot.screens.panel import footer_of
from bot.screens.parts import button, row
from bot.screens.screens import private
from bot.screens.why import why_pages
from bot.sessions.moves import Played, told_moves
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from bot.wire.json import Json


async def turns_of(press: Press, view: View) -> list[Played]:
    """Return the moves that told something and still count, reports too, the latest first."""
    return told_moves(await press.sessions.history(view.id))[::-1]


def _latest(turns: list[Played]) -> Played | None:
    """Return the latest move that there is something to explain of: a clause is behind it, or a bot's choice.

    What people merely noted, such as where a unit went, follows from nothing.
    """
    explained = (one for one in turns if any(event.rule or event.trace for event in one.events))
    return next(explained, turns[0] if turns else None)


async def why_message(press: Press, view: View, seq: int = 0, page: int = 0) -> Json:
    """Return a page of the explanation of the move that began with entry `seq`, or of the latest."""
    words = press.own_of(view)
    turns = await turns_of(press, view)
    played = next((one for one in turns if one.seq == seq), None) if seq else _latest(turns)
    if played is None:
        return private(words.say("ui-why-none"), footer=footer_of(words, view), is_trouble=False)
    pages = why_pages(words, view, played)
    page = min(max(0, page), len(pages) - 1)
    if len(pages) == 1:
        return message(pages[0])
    back = CustomId(view.id, view.shown, "why", (str(played.seq), str(max(0, page - 1)), "b"))
    on = CustomId(view.id, view.shown, "why", (str(played.seq), str(page + 1), "n"))
    return message(
        pages[page],
        rows=[
            row(
                button(back, words.label("ui-back"), is_disabled=page == 0),
                button(on, words.label("ui-next"), is_disabled=page == len(pages) - 1),
            )
        ],
    )
