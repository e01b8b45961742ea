"""Shows what a press has changed, as its response."""

from collections.abc import Sequence
from typing import Any

from bot.log import bind, get_logger
from bot.posts.renderer import Choose
from bot.presses.press import Press
from bot.screens.attached import Attached, score_pictures, turn_pictures, with_words
from bot.screens.screens import noted, told_message
from bot.sessions.view import View
from bot.wire.channel import change
from bot.wire.faults import OUT_OF_REACH, Refusal
from bot.wire.json import Json
from bot.wire.multipart import File
from bot.wire.permissions import FOR_PICTURES
from bot.words.words import Words
from engines.core.picture import Pictures

log = get_logger()


async def show(press: Press, view: View, *, is_answer: bool = False) -> None:
    """Respond with what a saved press did; the panel and the pictures follow.

    An answer changes the message that asked; anything else is a new message, and the panel moves below it.
    What was pressed in a private message is done with it, and everybody is told by the outbox.
    """
    bind(session=view.id, entry=view.seq)
    if press.is_private:
        own = press.own()
        await press.reply.update(_with_warning(press, own, view, noted(own)))
        return
    words = press.words(view)
    told = _with_warning(press, words, view, told_message(words, view))

    def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
        return turn_pictures(words, view, pictures)

    payload = await _in_words(press, view, told, choose)
    pressed = press.interaction.message if is_answer else None
    if pressed is not None:
        shown = pressed.id
        await press.reply.update(payload)
    else:
        shown = await press.reply.message(payload)
    await press.context.posts.told(view, shown, is_new=pressed is None)
    _let_follow(press, view, payload, choose, shown)


async def send_score(press: Press, view: View, told: Json) -> None:
    """Send the score privately, as `told`; its pictures follow."""
    words = press.own(view.game.id)

    def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
        return score_pictures(words, view, pictures)

    payload = await _in_words(press, view, told, choose)
    shown = await press.reply.message(payload, private=True)
    _let_follow(press, view, payload, choose, shown)


async def _in_words(press: Press, view: View, payload: Json, choose: Choose) -> Json:
    """Return the message with the words of its pictures where pictures can't be shown."""
    if press.shows_pictures:
        return payload
    return with_words(payload, await press.context.renderer.choose(view.game, choose))


def _let_follow(press: Press, view: View, payload: Json, choose: Choose, shown: str) -> None:
    """Let the pictures follow into the message that was shown."""
    if not press.shows_pictures:
        return

    async def edit(body: Json, files: Sequence[File]) -> None:
        try:
            await press.reply.edit(body, files, shown)
        except Refusal as fault:
            if fault.code not in OUT_OF_REACH or not shown:
                raise
            await change(press.context.http, press.channel, shown, body, files)

    press.context.late_pictures.follow(view.game, payload, choose, edit)


def _with_warning(press: Press, words: Words, view: View, payload: Json) -> Json:
    """Say with the move which permission the panel or its pictures lack here."""
    if missing := press.missing():
        payload["content"] = words.say("ui-panel-needs", permissions=missing)
    elif view.game.pictures and press.context.renderer.is_open and (missing := press.missing(FOR_PICTURES)):
        payload["content"] = words.say("ui-pictures-need", permissions=missing)
    return payload
