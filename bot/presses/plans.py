"""What a person says in advance: what shall happen when it comes to them."""

from bot.presses.payload import chosen
from bot.presses.press import Press
from bot.presses.serves import serves
from bot.screens.controls.plans import InAdvance, SayInAdvance, TakeBackSaid
from bot.screens.plans import plan_line, plan_message
from bot.sessions.errors import NotSeated
from bot.sessions.plan import sayable
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from bot.wire.json import Json


@serves(InAdvance)
async def in_advance(press: Press, custom_id: CustomId[InAdvance]) -> None:
    """Show who presses, and nobody else, what they have said in advance."""
    await _show(press, await press.view(custom_id.session))


@serves(SayInAdvance)
async def say_in_advance(press: Press, custom_id: CustomId[SayInAdvance]) -> None:
    """Keep what is chosen, in place of what was said before."""
    what, behind = next(iter(chosen(press.data)), ""), custom_id.control.behind
    await _say(press, custom_id.session, f"{behind}.{what}" if behind else what)


@serves(TakeBackSaid)
async def take_back(press: Press, custom_id: CustomId[TakeBackSaid]) -> None:
    """Keep nothing of it any more."""
    await _say(press, custom_id.session, "")


async def with_dropped(press: Press, view: View, payload: Json) -> Json:
    """Return a message for who presses, above it the note that what they had said in advance was dropped."""
    plan = await press.sessions.plans.of(view, press.by.id)
    return payload | {"content": plan_line(press.own_of(view), plan)} if plan and plan.dropped else payload


async def _say(press: Press, session: str, what: str) -> None:
    view = await press.view(session)
    await press.sessions.plans.say(view.id, what, press.by)
    press.note_kept()
    await _show(press, await press.view(view.id))


async def _show(press: Press, view: View) -> None:
    if view.holders.seat_of(press.by.id) is None:
        raise NotSeated(view)
    plan = await press.sessions.plans.of(view, press.by.id)
    await press.note(plan_message(press.own_of(view), plan, sayable(view, press.by.id)))
