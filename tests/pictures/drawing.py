"""What draws a game, and the words that it is given."""

from functools import cache
from typing import Any

from bot.words.words import I18n
from engines.core.game import Game
from engines.core.picture import Pictures, Say


@cache
def say_of(game: Game[Any]) -> Say:
    """Return the words of a game as its pictures are given them."""
    return I18n({game.id: game}, is_strict=True).words(game.id).plain


def pictures_of(game: Game[Any]) -> Pictures[Any]:
    """Return what draws a game."""
    assert game.pictures is not None
    return game.pictures()
