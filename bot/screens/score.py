"""The score as embeds."""

from bot.screens.localized_view import LocalizedView
from bot.screens.message import message
from bot.screens.panel import panel_embed
from bot.screens.result import result_embed, standing
from bot.screens.screens import remark
from bot.wire.json import Json
from engines.core.game.panel import UNTITLED

MOST_EMBEDS = 10


def score_message(local: LocalizedView) -> Json:
    """Return the score so far; while the set-up asks, that it waits for an answer."""
    embeds = score_embeds(local)
    return message(*embeds) if embeds else remark(local, "ui-setup-waits")


def score_embeds(local: LocalizedView) -> list[Json]:
    """Return the points with what they are for; none while the set-up asks."""
    if local.view.state is None:
        return []
    result = result_embed(local)
    panels = local.view.game.score(local.view.state)[:MOST_EMBEDS]
    told = [
        panel_embed(local, panel, standing(local) if panel.title == UNTITLED else "", is_inline=True)
        for panel in panels
    ]
    return [result, *told][:MOST_EMBEDS] if result else told
