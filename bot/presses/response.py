"""Shows what a press has changed, as its response."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.log import bind, get_logger
from bot.posts.renderer import Choose
from bot.presses.press import Visit
from bot.screens.attached import Attached, score_pictures, turn_pictures, with_words
from bot.screens.message import Json
from bot.screens.screens import noted, told_message
from bot.sessions.view import View
from bot.wire.channel import change
from bot.wire.multipart import File
from bot.wire.permissions import missing_for_pictures, missing_here, shows_pictures
from engines.core.picture import Pictures

log = get_logger()

OUT_OF_REACH = (10008, 10015, 50027)
"""Discord's codes where an interaction doesn't reach a message: not its own, or too long ago."""


async def show(visit: Visit, view: View, *, is_answer: bool = False) -> None:
    """Respond with what a saved press did; the panel and the pictures follow.

    An answer changes the message that asked; anything else is a new message, and the panel moves below it.
    What was pressed in a private message is done with it, and everybody is told by the outbox.
    """
    bind(session=view.id, entry=view.seq)
    words = visit.words(view.game.id)
    if visit.is_private:
        await visit.reply.update(_with_warning(visit, view, noted(visit.own())))
        return
    told = _with_warning(visit, view, told_message(words, view))

    def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
        return turn_pictures(words, view, pictures)

    payload = await _in_words(visit, view, told, choose)
    pressed = visit.interaction.message if is_answer else None
    if pressed is not None:
        shown = str(pressed.id)
        await visit.reply.update(payload)
    else:
        shown = await visit.reply.message(payload)
    await visit.context.posts.told(view, shown, is_new=pressed is None)
    _let_follow(visit, view, payload, choose, shown)


async def send_score(visit: Visit, view: View, told: Json) -> None:
    """Send the score privately, as `told`; its pictures follow."""
    words = visit.own(view.game.id)

    def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
        return score_pictures(words, view, pictures)

    payload = await _in_words(visit, view, told, choose)
    shown = await visit.reply.message(payload, private=True)
    _let_follow(visit, view, payload, choose, shown)


async def _in_words(visit: Visit, view: View, payload: Json, choose: Choose) -> Json:
    """Return the message with the words of its pictures where pictures can't be shown."""
    if shows_pictures(visit):
        return payload
    return with_words(payload, await visit.context.studio.choose(view.game, choose))


def _let_follow(visit: Visit, view: View, payload: Json, choose: Choose, shown: str) -> None:
    """Let the pictures follow into the message that was shown."""
    if not shows_pictures(visit):
        return

    async def edit(body: Json, files: Sequence[File]) -> None:
        try:
            await visit.reply.edit(body, files, shown)
        except discord.HTTPException as fault:
            if fault.code not in OUT_OF_REACH or not shown:
                raise
            await change(visit.context.client.http, visit.channel, shown, body, files)

    visit.context.followers.follow(view.game, payload, choose, edit)


def _with_warning(visit: Visit, view: View, payload: Json) -> Json:
    """Say with the move which permission the panel or its pictures lack here."""
    words = visit.words(view.game.id)
    if missing := missing_here(visit):
        payload["content"] = words.say("ui-panel-needs", permissions=missing)
    elif view.game.pictures and visit.context.studio.is_open and (missing := missing_for_pictures(visit)):
        payload["content"] = words.say("ui-pictures-need", permissions=missing)
    return payload
