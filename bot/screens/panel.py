"""A game's panel as an embed."""

from dataclasses import replace

from bot.screens.message import COLOUR, embed
from bot.screens.phone import broken
from bot.screens.seat_mark import mark_of
from bot.sessions.view import View
from bot.wire.json import Json
from bot.words.words import Words
from engines.core.game.panel import Panel


def panel_embed(words: Words, view: View, panel: Panel, title: str = "", *, is_inline: bool = False) -> Json:
    """Return the panel's title, lines and numbers, in the colour of the seat that it is about.

    It is called by `title`, if one is given. Numbers that are `is_inline` stand side by side where there is
    room.
    """
    mark = mark_of(view, [panel.seat])
    if not title:
        title = words.plain(panel.title)
        title = f"{mark.icon} {title}" if mark else title
    body = embed(
        title,
        [shown for line in panel.lines for shown in broken(words, line)],
        footer_of(words, view),
        mark.colour if mark else COLOUR,
    )
    if panel.fields:
        body["fields"] = [
            {"name": words(one.name), "value": words(one.value), "inline": is_inline} for one in panel.fields
        ]
    return body


def session_embed(words: Words, view: View) -> Json:
    """Return how a session stands: the game's panel, or that the set-up waits for an answer."""
    if view.state is None:
        running = "ui-broken" if view.is_broken else "ui-setup-waits"
        note = "ui-ended-note" if view.is_ended else running
        return embed(words.label("game-name"), [words.say(note)], footer_of(words, view))
    panel = view.game.panel(view.state)
    if view.is_ended and not view.game.is_over(view.state):
        panel = replace(panel, lines=())  # somebody has ended it: it is nobody's turn
    body = panel_embed(words, view, panel)
    if view.is_ended:
        body["description"] = "\n".join(
            filter(None, [body.get("description", ""), words.say("ui-ended-note")])
        )
    return body


def footer_of(words: Words, view: View) -> str:
    """Return where the game stands, such as phase and round: the foot of all that a session shows."""
    if view.is_broken:
        return words.label("game-name")
    if view.state is None:
        return words.label("ui-footer-setup", game=words.label("game-name"))
    return words.plain(view.game.footer(view.state))
