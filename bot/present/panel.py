"""A game's panel as an embed."""

from bot.i18n import Words
from bot.present.message import COLOUR, Json, embed
from bot.sessions.view import View
from engines.core.panel import Panel


def panel_embed(words: Words, panel: Panel, colour: int = COLOUR) -> Json:
    """Return the panel's title, lines, named values and footer."""
    body = embed(
        words.plain(panel.title),
        [words(line) for line in panel.lines],
        words.plain(panel.footer) if panel.footer else "",
        colour,
    )
    if panel.fields:
        body["fields"] = [
            {"name": words(one.name), "value": words(one.value), "inline": False} for one in panel.fields
        ]
    return body


def session_embed(words: Words, view: View) -> Json:
    """Return how a session stands: the game's panel, or that the set-up waits for an answer."""
    if view.state is None:
        note = "ui-ended-note" if view.is_ended else "ui-setup-waits"
        return embed(words.label("game-name"), [words.say(note)])
    body = panel_embed(words, view.game.panel(view.state))
    body["footer"] = {"text": footer_of(words, view)}
    notes = []
    if view.is_ended:
        notes.append(words.say("ui-ended-note"))
    elif view.questions:
        notes.append(words.say("ui-question-note"))
    if notes:
        body["description"] = "\n".join([*filter(None, [body.get("description", "")]), *notes])
    return body


def footer_of(words: Words, view: View) -> str:
    """Return where the game stands, such as phase and round."""
    if view.state is None:
        return ""
    return words.plain(view.game.footer(view.state))
