"""The score as embeds, one for each automa."""

from bot.i18n import Words
from bot.present.message import Json
from bot.present.panel import panel_embed
from bot.sessions.view import View

MOST_EMBEDS = 10


def score_embeds(words: Words, view: View) -> list[Json]:
    """Return a breakdown for each automa seat; none while the set-up asks."""
    if view.state is None:
        return []
    return [panel_embed(words, panel) for panel in view.game.score(view.state)][:MOST_EMBEDS]
