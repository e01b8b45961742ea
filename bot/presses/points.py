"""People enter their points, so that the end says who won."""

from collections.abc import Sequence

from bot.presses.payload import entered, typed_before
from bot.presses.press import Press
from bot.presses.response import show
from bot.presses.serves import serves
from bot.screens.asked_back import bad_points
from bot.screens.controls.points import AskPoints, Points, PointsAgain
from bot.screens.result import DIGITS, points_form
from bot.sessions.errors import Mistake, NotOffered, StaleSeq
from bot.sessions.result import open_seats
from bot.sessions.rights import demand_at_table
from bot.sessions.view import View
from bot.wire.custom_id import Control, CustomId
from engines.core.script.notation import short
from engines.core.text import text

LEAST, MOST = -99, 999
BETWEEN, NOTHING = " · ", "–"
"""How what was typed for several seats is shown in one line; no field has room for the first."""


@serves(AskPoints)
async def ask_points(press: Press, custom_id: CustomId[AskPoints]) -> None:
    """Open the form for the points of people's seats."""
    await _open_form(press, custom_id)


@serves(PointsAgain)
async def points_again(press: Press, custom_id: CustomId[PointsAgain]) -> None:
    """Open the form again with what was typed before: the message ends with it."""
    typed = typed_before(press.interaction.message).split(BETWEEN)
    await _open_form(press, custom_id, ["" if one == NOTHING else one for one in typed])


async def _open_form(press: Press, custom_id: CustomId[Control], typed: Sequence[str] = ()) -> None:
    view = await press.view(custom_id.session)
    if not (view.is_ended and open_seats(view)):
        raise NotOffered(view)
    demand_at_table(view, press.by)
    await press.reply.modal(points_form(press.own_of(view), typed))


@serves(Points)
async def points(press: Press, custom_id: CustomId[Points]) -> None:
    """Take the points that were entered; a seat without any isn't counted."""
    view = await press.view(custom_id.session)
    typed = entered(press.data.get("components"))
    told = {seat: typed.get(seat, "").strip() for seat in open_seats(view)}
    try:
        numbers = {seat: _number(view.game.id, word) for seat, word in told.items() if word}
    except Mistake as fault:
        line = BETWEEN.join(word or NOTHING for word in told.values())
        await press.refuse(bad_points(press.own_of(view), fault.text, line))
        return
    await show(press, await press.sessions.seats.enter_points(view.id, numbers, press.by))


async def take_back_points(press: Press, view: View) -> None:
    """Take back the points that were entered last of all; nobody has to agree, as with entering them.

    Raises StaleSeq if there are none: the button was pressed twice.
    """
    if not view.entered:
        raise StaleSeq(view, is_done=True)
    await show(press, await press.sessions.seats.enter_points(view.id, {}, press.by))


def _number(game: str, typed: str) -> int:
    """Return the number that was typed. Raises Mistake if it isn't one."""
    plain = typed.replace("−", "-")
    is_number = len(plain) <= DIGITS and plain.isascii() and plain.removeprefix("-").isdigit()
    if not is_number or not LEAST <= int(plain) <= MOST:
        why = text("ui-bad-number", typed=short(typed), low=LEAST, high=MOST)
        raise Mistake(game, text("ui-bad-answer", why=why))
    return int(plain)
