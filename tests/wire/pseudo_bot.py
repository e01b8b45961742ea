"""The bot with the pseudo-language in place of English: `pseudo_bot.py FOLDER`, where its files go."""

import sys
from functools import cache
from pathlib import Path

from bot.cli import main
from bot.words.words import I18n
from engines.core.game import registry
from tests.contract.pseudo import pseudo_files

FOLDER = Path(sys.argv.pop(1))


@cache
def made(game: str) -> list[Path]:
    """Make the files of the pseudo-language."""
    return pseudo_files(registry.games().get(game), FOLDER)


def files(_: I18n, game: str = "", language: str = "en") -> list[Path]:  # noqa: ARG001 - there is one only
    """Return the files of the pseudo-language."""
    return made(game)


# That takes most of a second, which an answer has no time for where other tests share the processor.
for name in ("", *registry.games()):
    made(name)
I18n.files = files  # type: ignore[assignment, method-assign]
sys.exit(main())
