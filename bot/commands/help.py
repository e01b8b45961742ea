"""`/automa help`."""

from bot.context import Visit
from bot.present.message import Json, embed, message
from bot.present.panel import footer_of
from bot.sessions.view import View


def help_message(visit: Visit, here: View | None) -> Json:
    """Return how it works, and the games; at its foot where the channel's own game stands."""
    words = visit.own()
    lines = [words.say("ui-help"), ""]
    for id_ in visit.sessions.games:
        own = visit.own(id_)
        name, about = own.label("game-name"), own.label("game-about")
        lines.append(own.say("ui-help-game", game=name, id=id_, about=about))
    footer = footer_of(visit.own(here.game.id), here) if here else ""
    return message(embed(words.label("ui-help-title"), lines, footer))
