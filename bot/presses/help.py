"""`/automa help`, and how a hosted game is played here."""

from bot.presses.press import Press
from bot.screens.message import QUIET, embed, message
from bot.screens.panel import footer_of
from bot.sessions.view import View
from bot.wire.json import Json
from bot.words.words import Words

OWN_HELP = "game-help"
"""How a game is played, for who doesn't know it; a game need not have it."""


async def show_help(press: Press, view: View) -> None:
    """Show who asks, and nobody else, how the game of this session is played here."""
    await press.reply.message(hosted_help(press.own_of(view), view), private=True)


def help_message(press: Press, here: View | None) -> Json:
    """Return how it works, and the games; where the bot hosts the channel's game, how that one is played.

    At its foot stands where the channel's own game is.
    """
    if here is not None and here.game.strengths:
        return hosted_help(press.own_of(here), here)
    words = press.own()
    lines = [words.say("ui-help"), ""]
    for id_ in press.sessions.games:
        own = press.own(id_)
        name, about = own.label("game-name"), own.label("game-about")
        lines.append(own.say("ui-help-game", game=name, id=id_, about=about))
    footer = footer_of(press.own_of(here), here) if here else ""
    return message(embed(words.label("ui-help-title"), lines, footer))


def hosted_help(words: Words, view: View) -> Json:
    """Return how a hosted game is played: first its buttons, then the game itself."""
    footer = footer_of(words, view)
    title = words.label("ui-help-hosted-title", game=words.label("game-name"))
    buttons = embed(title, [words.say("ui-help-hosted")], "" if OWN_HELP in words else footer, QUIET)
    if OWN_HELP not in words:
        return message(buttons)
    return message(buttons, embed(lines=[words.say(OWN_HELP)], footer=footer, colour=QUIET))
