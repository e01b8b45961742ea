"""People enter their points, so that the end says who won."""

from bot.presses.given import entered
from bot.presses.press import Press
from bot.presses.response import show
from bot.screens.result import DIGITS, points_form
from bot.sessions.errors import Mistake, NotOffered
from bot.sessions.result import open_seats
from bot.sessions.rights import demand_at_table
from bot.wire.custom_id import CustomId
from engines.core.notation import short
from engines.core.text import text

LEAST, MOST = -99, 999


async def ask_points(press: Press, custom_id: CustomId) -> None:
    """Open the form for the points of people's seats."""
    view = await press.view(custom_id.session)
    if not (view.is_ended and open_seats(view)):
        raise NotOffered(view)
    demand_at_table(view, press.by)
    await press.reply.modal(points_form(press.own_of(view), view))


async def points(press: Press, custom_id: CustomId) -> None:
    """Take the points that were entered; a seat without any isn't counted."""
    view = await press.view(custom_id.session)
    typed = entered(press.data.get("components"))
    told = {seat: typed.get(seat, "").strip() for seat in open_seats(view)}
    numbers = {seat: _number(view.game.id, word) for seat, word in told.items() if word}
    await show(press, await press.sessions.enter_points(view.id, numbers, press.by))


def _number(game: str, typed: str) -> int:
    """Return the number that was typed. Raises Mistake if it isn't one."""
    plain = typed.replace("−", "-")
    is_number = len(plain) <= DIGITS and plain.isascii() and plain.removeprefix("-").isdigit()
    if not is_number or not LEAST <= int(plain) <= MOST:
        why = text("ui-bad-number", typed=short(typed), low=LEAST, high=MOST)
        raise Mistake(game, text("ui-bad-answer", why=why))
    return int(plain)
