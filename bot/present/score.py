"""The score as embeds."""

from bot.i18n import Words
from bot.present.message import Json
from bot.present.panel import panel_embed
from bot.sessions.view import View

MOST_EMBEDS = 10


def score_embeds(words: Words, view: View) -> list[Json]:
    """Return the points with what they are for; none while the set-up asks."""
    if view.state is None:
        return []
    panels = view.game.score(view.state)[:MOST_EMBEDS]
    return [panel_embed(words, view, panel, is_inline=True) for panel in panels]
