"""Who sits on a seat: its name, and whom it goes to."""

from bot.presses.payload import Forged, TooLong, chosen, entered
from bot.presses.press import Press
from bot.presses.response import finish
from bot.presses.serves import serves
from bot.screens.controls.seats import PassTo, Rename
from bot.screens.seat_menu import LONGEST_NAME, NAME
from bot.sessions import seating
from bot.sessions.errors import NotForBots
from bot.wire.custom_id import CustomId
from engines.core.state.visible_text import seen


@serves(Rename)
async def rename(press: Press, custom_id: CustomId[Rename]) -> None:
    """Call a seat as was typed into the form; without a name as who sits there is called on Discord."""
    typed = entered(press.data.get("components")).get(NAME, "")
    name = seen(typed)
    if len(name) > LONGEST_NAME:
        raise TooLong(name, most=LONGEST_NAME)
    view = await press.view(custom_id.session)
    change = seating.rename(press.by.id, custom_id.control.seat, name)
    await press.sessions.seats.change(view.id, change, press.by)
    await finish(press, view)


@serves(PassTo)
async def pass_to(press: Press, custom_id: CustomId[PassTo]) -> None:
    """Give a seat to the person who was chosen."""
    view = await press.view(custom_id.session)
    to = next(iter(chosen(press.data)), "")
    found = press.interaction.person(to)
    if found is None:
        raise Forged
    name, is_bot = found
    if is_bot:
        raise NotForBots(view)
    change = seating.hand_over(press.by.id, custom_id.control.seat, to, name)
    await press.sessions.seats.change(view.id, change, press.by)
    await finish(press, view)
