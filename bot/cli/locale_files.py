"""The locale files of a checkout: where a language's words lie, and what one of them lacks."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

from bot.cli.files import Unreadable
from bot.cli.new_game import CHECKOUT
from bot.words.begun import is_begun
from bot.words.locales import LOCALES
from bot.words.words import FALLBACK
from engines.core.game.registry import games

CODES = {code for one in LOCALES for code in (one, one.partition("-")[0])} - {FALLBACK}
"""What languages can be called: as Discord does, with or without the country."""


def fault_of(language: str, game: str, root: Path) -> str:
    """Return why a language's files can't be looked for in the checkout `root`; "" if they can."""
    if language not in CODES:
        return f"{language!r} is no language that people can choose in Discord: {', '.join(sorted(CODES))}."
    missing = [folder for folder in CHECKOUT if not (root / folder).is_dir()]
    if missing:
        return f"{root} is no checkout of Automa, {missing[0]} isn't there: go to one and try again."
    if game and not any(english_files(root, game)):
        return f"There is no game {game!r}."
    return ""


def english_files(root: Path, game: str) -> Iterator[Path]:
    """Yield the English files of a game; without one the bot's, then those of the games of the checkout."""
    if not game:
        yield root / "bot" / "words" / "locale" / f"{FALLBACK}.ftl"
    homes = [one for one in sorted((root / "engines").iterdir()) if game in ("", one.name)]
    if game in games() and not homes:
        homes = [games().home(game)]  # it has a package of its own
    for folder in (home / "locale" / part for home in homes for part in ("", "rules")):
        if (file := folder / f"{FALLBACK}.ftl").exists():
            yield file


def shown(file: Path, root: Path) -> str:
    """Return where a file lies, as people name it in the checkout."""
    return str(file.relative_to(root) if file.is_relative_to(root) else file)


@dataclass(frozen=True)
class Lacks:
    """What a locale file lacks of English, in the order of English."""

    missing: dict[str, str]
    """Each message that is missing, as it stands in the English file, by its id."""
    unread: tuple[str, ...]
    """The first line of each part that is no Fluent."""
    is_begun: bool

    @classmethod
    def of(cls, english: Path, file: Path) -> "Lacks":
        """Return what a file, which may not be there, lacks of an English one. Raises Unreadable."""
        there = _entries(file) if file.exists() else []
        ids = {one.id.name for one in there if isinstance(one, ast.Message)}
        unread = (one.content or "" for one in there if isinstance(one, ast.Junk))
        return cls(
            {
                one.id.name: source
                for one, source in sources(english)
                if isinstance(one, ast.Message) and one.id.name not in ids
            },
            tuple(content.strip().partition("\n")[0] for content in unread),
            is_begun(file),
        )


def sources(file: Path) -> Iterator[tuple[ast.EntryType, str]]:
    """Yield what a locale file is made of, with how each stands there, without the comment before it."""
    text = _text(file)
    for one in _entries(file):
        start = one.id.span.start if isinstance(one, ast.Message) and one.id.span else 0
        yield one, text[start : one.span.end if one.span else None].rstrip()


def _entries(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(_text(file)).body


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Unreadable(f"{file} isn't written in UTF-8: save it so, and try again.") from None
    except OSError as fault:
        raise Unreadable(f"{file} can't be read: {fault.strerror}.") from None
