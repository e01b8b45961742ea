"""Shows what a press has changed, as its response."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bot.log import bind, get_logger
from bot.posts.message_pictures import NONE
from bot.posts.pictures import Into
from bot.posts.renderer import Choose
from bot.presses.press import Press
from bot.screens.attachments import Attached, enlarged, score_pictures, with_words
from bot.screens.score import score_message
from bot.screens.screens import noted, with_needs
from bot.screens.table_screen import TableScreen
from bot.sessions.entry import Kind
from bot.sessions.people import LARGE, WORDS
from bot.sessions.view import View
from bot.wire.channel import change
from bot.wire.faults import FAULTS, OUT_OF_REACH, REFUSED, UNKNOWN_MESSAGE, LostReply, Refusal
from bot.wire.interaction import Pressed
from bot.wire.json import Json
from bot.wire.multipart import File
from bot.wire.permissions import FOR_PICTURES
from bot.words.words import Words
from engines.core.picture import Pictures

log = get_logger()


async def show(press: Press, view: View, *, is_new: bool = False) -> None:
    """Respond with the table as a saved press has left it; its picture follows.

    What was pressed on the table changes in place; a typed command, or a session that `is_new`, brings it to
    the end of the channel. A private message is done with its work: everybody is told by the outbox.
    """
    _end_my_turns(press, view)
    bind(session=view.id, entry=view.seq)
    if press.is_private:
        await finish(press, view)
        return
    view, before = await press.sessions.history.news(view)
    table, pressed = TableScreen.of(press.for_table(view), before), press.interaction.message
    if pressed is None or is_new:
        await show_below(press, table)
        return
    is_buried = int(press.interaction.newest or 0) > int(pressed.id)
    if is_buried and await press.sessions.records.is_last(view):  # what is over doesn't bury what runs
        await press.context.posts.will_show(view, press.by)
    try:
        is_last = await change_pressed(press, await _table(press, table), pressed)
    except Refusal as fault:
        if fault.code != UNKNOWN_MESSAGE:
            raise
        await show_below(press, table)  # it went while it was pressed
    else:
        if is_last:
            press.context.posts.reply_shows(table, pressed.id)


def _end_my_turns(press: Press, view: View) -> None:
    """Let what the presser was picking under My turn go with the turn, and everybody's with the game."""
    pressed = press.interaction.message.id if press.interaction.message else ""
    if view.is_ended:
        press.context.posts.my_turns.end_all(view.id, pressed)
    elif view.kind == Kind.TURN:
        press.context.posts.my_turns.end(view.id, press.by.id, pressed)


async def show_below(press: Press, table: TableScreen) -> None:
    """Respond with the table as a new message; the older one goes."""
    await press.context.posts.will_show(table.view, press.by)
    message = await press.reply.message(await _table(press, table))
    press.context.posts.table_sent(table, message, press.by)


async def _table(press: Press, table: TableScreen) -> Json:
    """Return the table's message, with the words of its picture where that can't be shown."""
    view = table.view
    payload = with_warning(press, table.local.words, view, dict(table.message))
    return await _in_words(press, view, payload, table.pictures, shows=press.shows_pictures(view))


async def finish(press: Press, view: View) -> None:
    """Answer privately that all is done; a private message that was pressed goes, and the table is last.

    What tells of a lacking permission stays.
    """
    words = press.own()
    payload = with_warning(press, words, view, noted(words))
    await press.note(payload)
    if press.is_private and not payload.get("content"):
        with suppress(*FAULTS):
            await press.reply.remove()


async def conclude(press: Press, payload: Json) -> None:
    """Change the message that was pressed into what came of it; if it is gone, say privately: noted."""
    try:
        await press.reply.update(payload)
    except Refusal as fault:
        if fault.code != UNKNOWN_MESSAGE:
            raise
        await press.reply.message(noted(press.own()), private=True)  # it went while it was pressed


async def change_pressed(press: Press, payload: Json, pressed: Pressed) -> bool:
    """Change the message that was pressed; its picture stays till the next: buttons shall not jump.

    Tell whether it says that now: another change that is still on its way may come after this one.
    """
    pictures = press.context.posts.message_pictures
    async with pictures.replying(pressed) as picture:
        name, file = picture or NONE
        if name:
            first, *others = payload["embeds"]
            embeds = [first | {"image": {"url": f"attachment://{name}"}}, *others]
            try:
                await press.reply.update(payload | {"embeds": embeds, "attachments": [{"id": file}]})
            except Refusal as fault:
                if fault.status != REFUSED:
                    raise  # else the bot doesn't know of the picture that came before it was started anew
            else:
                return True
        await press.reply.update(payload | {"attachments": []})
        pictures.drop(pressed)
    return picture is not None


async def send_score(press: Press, view: View) -> None:
    """Send the score so far privately; its pictures follow."""
    local = press.own_of(view)

    def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
        return score_pictures(local, pictures)

    await send_pictures(press, view, score_message(local), choose)


async def send_pictures(press: Press, view: View, told: Json, choose: Choose) -> None:
    """Answer who pressed alone, in the private message that was pressed or a new one; pictures follow."""
    wishes = await press.wishes()
    shows = press.shows_pictures(view) and wishes.pictures != WORDS
    payload = await _in_words(press, view, told, choose, shows=shows) | {"attachments": []}
    if wishes.pictures == LARGE:
        choose = large(choose)
    pressed, shown = press.interaction.message, ""
    try:
        if press.is_private and pressed is not None:
            shown = pressed.id
            await press.change_own(payload)
        else:
            shown = await press.reply.message(payload, private=True)
    except LostReply:
        if shows:
            _let_follow(press, view, payload, choose, shown)  # the text may be there
        raise
    if shows:
        _let_follow(press, view, payload, choose, shown)


def large(choose: Choose) -> Choose:
    """Return what makes the same pictures large."""
    return lambda pictures: enlarged(choose(pictures))


async def _in_words(press: Press, view: View, payload: Json, choose: Choose, *, shows: bool) -> Json:
    """Return the message with the words of its pictures, unless it shows them."""
    if shows:
        return payload
    return with_words(payload, await press.context.renderer.choose(view.game, choose))


def _let_follow(press: Press, view: View, payload: Json, choose: Choose, shown: str) -> None:
    """Let the pictures follow into the message that was shown."""

    async def edit(body: Json, files: Sequence[File]) -> None:
        try:
            await press.reply.edit(body, files, shown)
        except Refusal as fault:
            if fault.code not in OUT_OF_REACH or not shown:
                raise
            await change(press.context.http, press.by.channel, shown, body, files)

    press.context.late_pictures.follow(
        view, payload, choose, edit, Into(shown or press.by.id, press.by.press)
    )


def with_warning(press: Press, words: Words, view: View, payload: Json) -> Json:
    """Say with the move which permission the table or its pictures lack here."""
    if missing := press.missing():
        return with_needs(words, payload, "ui-panel-needs", missing)
    if view.game.pictures and press.context.renderer.draws(view) and (missing := press.missing(FOR_PICTURES)):
        return with_needs(words, payload, "ui-pictures-need", missing)
    return payload
