"""The score as embeds."""

from bot.screens.panel import panel_embed
from bot.screens.result import result_embed, standing
from bot.sessions.view import View
from bot.wire.json import Json
from bot.words.words import Words
from engines.core.game.panel import UNTITLED

MOST_EMBEDS = 10


def score_embeds(words: Words, view: View) -> list[Json]:
    """Return the points with what they are for; none while the set-up asks."""
    if view.state is None:
        return []
    result = result_embed(words, view)
    panels = view.game.score(view.state)[:MOST_EMBEDS]
    told = [
        panel_embed(
            words, view, panel, standing(words, view) if panel.title == UNTITLED else "", is_inline=True
        )
        for panel in panels
    ]
    return [result, *told][:MOST_EMBEDS] if result else told
