"""How it works: the bot with all its games, and the game of a channel."""

from collections.abc import Sequence

from bot.screens.controls.looking import Rules
from bot.screens.controls.start import ChooseGame
from bot.screens.fault import fault_button
from bot.screens.localized_view import LocalizedView
from bot.screens.message import QUIET, embed, message
from bot.screens.panel import footer_of
from bot.screens.parts import button, menu, row
from bot.screens.screens import remark, trouble
from bot.wire.json import Json
from bot.wire.limits import OPTIONS
from bot.words.words import Words
from engines.core.text import Text

OWN_HELP = Text("game-help")
"""How a game is played, for who doesn't know it; a game need not have it."""

BUTTONS = {
    "play": "ui-go",
    "done": "ui-done-turn",
    "mine": "ui-my-turn",
    "report": "ui-report",
    "hand": "ui-hand",
    "look": "ui-look",
    "why": "ui-why",
    "undo": "ui-undo",
    "join": "ui-join",
    "seats": "ui-seats",
}
"""The buttons that the help speaks of; it calls them as the table does, whose language may be another."""


def game_help(local: LocalizedView, table: Words) -> Json:
    """Return how a session's game is played here: first its buttons, then the game itself.

    `table` are the words that everybody at the table sees.
    """
    view = local.view
    title = local.label("ui-help-here-title", game=local.label("game-name"))
    id_ = "ui-help-hosted" if view.has_hands else "ui-help-table"
    buttons = {name: table.label(one) for name, one in BUTTONS.items()}
    is_told_first = view.state is not None and view.game.tells_first(view.state)
    general = local.say(id_, **buttons, tells="yes" if is_told_first else "no")
    embeds = [embed(title, [general], colour=QUIET)]
    own = view.game.how_to_play(view.state) if view.game.how_to_play else OWN_HELP
    if own.id in local.words:
        embeds.append(embed(lines=[local.words(own)], colour=QUIET))
    embeds[-1]["footer"] = {"text": footer_of(local)}
    return message(*embeds, rows=[row(*rules_buttons(local), fault_button(local))])


def rules_buttons(local: LocalizedView) -> list[Json]:
    """Return what looks up the game's rules; nothing for a game that has no clauses."""
    mark = Rules().of(local.view)
    return [button(mark, local.label("ui-rules"))] if local.view.game.clauses else []


def general_help(words: Words, games: Sequence[tuple[str, Words]]) -> Json:
    """Return how it works, and the games, each of which can be started; they come with their own words."""
    told = [
        own.say("ui-help-game", game=own.label("game-name"), id=id_, about=own.label("game-about"))
        for id_, own in games
    ]
    body = embed(words.label("ui-help-title"), [words.say("ui-help"), "", *told])
    return message(body, rows=start_rows(words, games))


def offer_games(words: Words, id: str, games: Sequence[tuple[str, Words]]) -> Json:  # noqa: A002
    """Return the message `id` with the menu that starts one of the games."""
    return remark(words, id, rows=start_rows(words, games))


def no_session(words: Words, games: Sequence[tuple[str, Words]]) -> Json:
    """Return that no game runs in the channel, with the menu that starts one."""
    return trouble(words, "ui-no-session", rows=start_rows(words, games))


def start_rows(words: Words, games: Sequence[tuple[str, Words]]) -> list[Json]:
    """Return the menu that starts one of the games."""
    options = [(id_, own.label("game-name")) for id_, own in games[:OPTIONS]]
    return [menu(ChooseGame().of_none(), options, words.label("ui-start-which"))] if options else []
