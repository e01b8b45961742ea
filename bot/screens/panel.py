"""A game's panel as an embed."""

from dataclasses import replace

from bot.screens.localized_view import LocalizedView
from bot.screens.message import COLOUR, embed
from bot.screens.phone import broken
from bot.screens.seat_mark import mark_of
from bot.wire.json import Json
from engines.core.game.panel import Panel
from engines.core.state.cache import remembered


def panel_embed(local: LocalizedView, panel: Panel, title: str = "", *, is_inline: bool = False) -> Json:
    """Return the panel's title, lines and numbers, in the colour of the seat that it is about.

    It is called by `title`, if one is given. Numbers that are `is_inline` stand side by side where there is
    room.
    """
    mark = mark_of(local.view, [panel.seat])
    if not title:
        title = local.plain(panel.title)
        title = f"{mark.icon} {title}" if mark else title
    body = embed(
        title,
        [shown for line in panel.lines for shown in broken(local.words, line)],
        footer_of(local),
        mark.colour if mark else COLOUR,
    )
    if panel.fields:
        body["fields"] = [
            {"name": local.words(one.name), "value": local.words(one.value), "inline": is_inline}
            for one in panel.fields
        ]
    return body


def session_embed(local: LocalizedView) -> Json:
    """Return how a session stands: the game's panel, or that the set-up waits for an answer."""
    view = local.view
    if view.state is None:
        running = "ui-broken" if view.is_broken else "ui-setup-waits"
        note = "ui-ended-note" if view.is_ended else running
        return embed(local.label("game-name"), [local.say(note)], footer_of(local))
    panel = view.game.panel(view.state)
    if view.is_ended and not view.game.is_over(view.state):
        panel = replace(panel, lines=())  # somebody has ended it: it is nobody's turn
    body = panel_embed(local, panel)
    if view.is_ended:
        body["description"] = "\n".join(
            filter(None, [body.get("description", ""), local.say("ui-ended-note")])
        )
    return body


@remembered
def footer_of(local: LocalizedView) -> str:
    """Return where the game stands, such as phase and round: the foot of all that a session shows."""
    view = local.view
    if view.is_broken:
        return local.label("game-name")
    if view.state is None:
        return local.label("ui-footer-setup", game=local.label("game-name"))
    return local.plain(view.game.footer(view.state))
