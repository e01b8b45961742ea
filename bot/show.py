"""Shows what a press has changed: the response first, then the panel."""

import discord
from discord.http import Route

from bot.context import Visit
from bot.log import bind, get_logger
from bot.permissions import missing_here
from bot.present.message import Json
from bot.present.screens import noted, turn_message
from bot.sessions.view import View

log = get_logger()


async def show(visit: Visit, view: View, *, is_answer: bool = False) -> None:
    """Respond with what a saved press did, and let the panel follow.

    An answer changes the message that asked; anything else is a new message, and the panel moves below it.
    What was pressed in a private message is shown to everybody, and the private one is done with.
    """
    visit.is_saved = True
    bind(session=view.id, entry=view.seq)
    payload = _with_warning(visit, view, turn_message(visit.words(view.game.id), view))
    panels, pressed = visit.context.panels, visit.interaction.message
    is_below, shown = True, ""
    try:
        if visit.is_private:
            await visit.reply.update(noted(visit.own()))
            if is_answer and await _changed_home(visit, view, payload):
                is_below, shown = False, visit.home
            else:
                shown = await visit.reply.follow(payload)
        elif is_answer and pressed is not None:
            shown = str(pressed.id)
            await visit.reply.update(payload)
            is_below = view.is_ended
        else:
            shown = await visit.reply.message(payload)
    finally:
        panels.asks_in(view, shown)
        panels.refresh(view, is_below)


async def _changed_home(visit: Visit, view: View, payload: Json) -> bool:
    """Change the message that the private one was opened from; tell whether it could be done."""
    home = visit.home
    if not home or home == view.session.panel_message:
        return False
    route = Route(
        "PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=visit.channel, message_id=home
    )
    try:
        await visit.context.client.http.request(route, json=payload)
    except discord.HTTPException as fault:
        log.info("turn-message-gone", fault=fault.code)
        return False
    return True


def _with_warning(visit: Visit, view: View, payload: Json) -> Json:
    """Say with the move which permission the panel lacks here."""
    missing = missing_here(visit)
    if missing:
        words = visit.words(view.game.id)
        payload["content"] = words.say("ui-panel-needs", permissions=missing)
    return payload
