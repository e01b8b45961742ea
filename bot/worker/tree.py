"""Makes the command tree: every game and all its words are loaded for it, which the bot then need not."""

import json

from bot.wire.json import Json


def tree(head: Json, body: bytes) -> bytes:  # noqa: ARG001 - nothing is given
    """Return, as JSON, the commands that are registered at Discord."""
    from bot.screens.command_tree import command_tree
    from bot.words.words import I18n
    from engines.core.game.registry import games

    return json.dumps(command_tree(games(), I18n(games()))).encode()
