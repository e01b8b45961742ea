"""What was typed and not understood: why nothing was done, what may be meant, and how to try again."""

from collections.abc import Sequence

from bot.screens.forms import TEXT, such_as
from bot.screens.message import embed, message
from bot.screens.panel import footer_of
from bot.screens.parts import PRIMARY, button, form, menu, row, text_field
from bot.screens.screens import private
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from bot.wire.json import Json
from bot.words.words import Words
from engines.core.notation import LONGEST


def with_typed(words: Words, view: View, why: str, line: str, rows: Sequence[Json]) -> Json:
    """Return why nothing was done; the message ends with what was typed, for what goes on with it."""
    told = private(why, footer=footer_of(words, view))
    return message(*told["embeds"], embed(words.label("ui-you-typed"), footer=line), rows=rows)


def too_long(words: Words, typed: str, option: str, most: int, rows: Sequence[Json]) -> Json:
    """Return how long what was typed is and may be, for an option of a command or else into a form."""
    told = {"got": len(typed), "most": most}
    why = words.say("ui-too-long", option=option, **told) if option else words.say("ui-too-long-form", **told)
    return message(*private(why)["embeds"], embed(words.label("ui-you-typed"), footer=typed), rows=rows)


def try_again(words: Words, again: CustomId) -> Json:
    """Return the button that opens a form with what was typed, which the message ends with."""
    return row(button(again, words.label("ui-try-again"), PRIMARY))


def which(words: Words, custom_id: CustomId, options: Sequence[tuple[str, str]]) -> Json:
    """Return the menu of what may be meant: (code, label) pairs."""
    return menu(custom_id, options, words.label("ui-choose"))


def line_form(words: Words, view: View, line: str = "") -> Json:
    """Return the form for a line of the game's notation."""
    example = view.game.notation(view.state).example if view.game.notation else ""
    custom_id = CustomId(view.id, view.seq, "line")
    field = text_field(TEXT, words.label("ui-report-line"), line, LONGEST, such_as(words, example))
    return form(custom_id, words.label("game-name"), [field])
