"""`/automa help`."""

from bot.context import Visit
from bot.present.message import Json, embed, message


def help_message(visit: Visit) -> Json:
    """Return how it works, and the games."""
    words = visit.own()
    lines = [words.say("ui-help"), ""]
    for id_ in visit.sessions.games:
        own = visit.own(id_)
        name, about = own.label("game-name"), own.label("game-about")
        lines.append(own.say("ui-help-game", game=name, id=id_, about=about))
    return message(embed(words.label("ui-help-title"), lines))
