"""The pages of "Why?" with their buttons."""

from bot.presses.press import Press
from bot.screens.message import message
from bot.screens.panel import footer_of
from bot.screens.parts import button, row
from bot.screens.screens import private
from bot.screens.why import why_pages
from bot.sessions.entry import Kind
from bot.sessions.moves import Played, moves_of
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from bot.wire.json import Json


async def turns_of(press: Press, view: View) -> list[Played]:
    """Return what the bot did in a session and still counts, the latest first and the set-up last."""
    played = moves_of(await press.sessions.history(view.id))
    return [one for one in reversed(played) if one.kind in (Kind.START, Kind.TURN) and one.events]


async def why_message(press: Press, view: View, seq: int = 0, page: int = 0) -> Json:
    """Return a page of the explanation of the turn that began with entry `seq`, or of the latest turn."""
    words = press.own_of(view)
    turns = await turns_of(press, view)
    played = next((one for one in turns if one.seq == seq), turns[0] if turns and not seq else None)
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
