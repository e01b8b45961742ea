"""The dashboard of a server: all its tables, whose turn it is there and since when."""

from collections.abc import Sequence

from bot.screens.games import beside, what_next
from bot.screens.localized_view import LocalizedView
from bot.screens.message import QUIET, embed, message
from bot.screens.screens import private
from bot.wire.json import Json
from bot.wire.limits import DESCRIPTION
from bot.words.words import Markup, Words

FOR_MORE = 100
"""Characters that are left for how many more there are."""


def dashboard_message(words: Words, tables: Sequence[LocalizedView], more: int) -> Json:
    """Return the dashboard with a line for each table, as far as they fit, and how many `more` there are."""
    lines: list[str] = []
    for one in tables:
        line = _line(one)
        if sum(map(len, lines)) + len(lines) + len(line) > DESCRIPTION - FOR_MORE:
            break
        lines.append(line)
    more += len(tables) - len(lines)
    if more > 0:
        lines.append(words.say("ui-games-more", n=more))
    lines = lines or [words.say("ui-dashboard-none")]
    return message(embed(words.label("ui-dashboard-title"), lines, colour=QUIET))


def _line(local: LocalizedView) -> str:
    """Return a table in a line. What a seat plans unseen by the others is no news."""
    view = local.view
    told = local.say(
        "ui-dashboard-line",
        game=local.label("game-name"),
        channel=Markup.channel(view.session.channel),
        what=Markup(what_next(local)),
        since=Markup.ago((view.public or view.entry).at),
    )
    return beside(local, told)


def board_gone_message(words: Words) -> Json:
    """Return that a server has no dashboard any more, since its channel was deleted."""
    return private(words.say("ui-dashboard-gone"))
