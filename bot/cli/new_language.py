"""`automa new-language`: locale files with all that is to be translated, which harm nobody until it is."""

from pathlib import Path

import click

from bot.cli.locale_files import english_files, fault_of, shown
from bot.words.begun import BEGUN
from bot.words.bundle import plural_rule

HEAD = """\
{begun}: offered to nobody while this line is here.
### Take the "# " from a message, and put your words in place of the English ones.
### Forms for counts: {forms}.

"""


def begin_language(language: str, game: str, root: Path) -> int:
    """Begin a language in a checkout, or of one game; return 2 if nothing was written."""
    fault = fault_of(language, game, root)
    english = [] if fault else list(english_files(root, game))
    files = {file: file.with_name(f"{language}.ftl") for file in english}
    if not fault and all(file.exists() for file in files.values()):
        fault = f"{language} is there already."
    if fault:
        click.echo(f"{fault} Nothing was written.", err=True)
        return 2
    for source, file in files.items():
        if file.exists():
            click.echo(f"{shown(file, root)} is there already")
            continue
        file.write_text(begun(source.read_text(encoding="utf-8"), language), encoding="utf-8")
        click.echo(shown(file, root))
    only = f" --game {game}" if game else ""
    click.echo(f"What is left: .venv/bin/automa words --missing {language}{only}")
    click.echo("How it goes on: CONTRIBUTING.md, A language more")
    return 0


def begun(english: str, language: str) -> str:
    """Return a locale file in which each message of an English one waits as a comment."""
    forms = [*sorted(plural_rule(language).tags), "other"]
    lines = (line if line[:1] in ("", "#") else f"# {line}" for line in english.split("\n"))
    return HEAD.format(begun=BEGUN, forms=", ".join(forms)) + "\n".join(lines)
