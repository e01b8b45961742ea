"""`automa new-language`: locale files with all that is to be translated, which harm nobody until it is."""

from pathlib import Path

import click

from bot.cli.locale_files import english_files, fault_of, shown
from bot.cli.new_files import write_new
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
    files = {file.with_name(f"{language}.ftl"): file for file in english}
    new = [file for file in files if not file.exists()]
    if not fault and not new:
        fault = f"{language} is there already."
    words = {file: begun(files[file].read_text(encoding="utf-8"), language) for file in new}
    if fault := fault or write_new(words):
        click.echo(f"{fault} Nothing was written.", err=True)
        return 2
    for file in files:
        click.echo(shown(file, root) + ("" if file in new else " is there already"))
    only = f" --game {game}" if game else ""
    click.echo(f"What is left: .venv/bin/automa words --missing {language}{only}")
    click.echo("How it goes on: CONTRIBUTING.md, A language more")
    return 0


def begun(english: str, language: str) -> str:
    """Return a locale file in which each message of an English one waits as a comment."""
    forms = [*sorted(plural_rule(language).tags), "other"]
    lines = (line if line[:1] in ("", "#") else f"# {line}" for line in english.split("\n"))
    return HEAD.format(begun=BEGUN, forms=", ".join(forms)) + "\n".join(lines)
