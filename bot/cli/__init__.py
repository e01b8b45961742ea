"""The commands of the shell.

A line here may touch everything but discord.py and SQL; what a command needs is imported when it runs.
"""

import os
import sys
from pathlib import Path
from typing import Literal

import click

from bot import __version__


def here() -> Path:
    """Return the folder where this is called. Raises click.UsageError if it was deleted."""
    try:
        return Path.cwd()
    except OSError:
        raise click.UsageError("The folder where you are isn't there any more: go to another one.") from None


@click.group(invoke_without_command=True)
@click.version_option(__version__, prog_name="automa")
@click.pass_context
def main(context: click.Context) -> None:
    """Automa sits down at your table on Discord as a board game's automa.

    Without a command it runs the bot.
    """
    if context.invoked_subcommand is None:
        context.invoke(run)


@main.command()
@click.option("--or-sandbox", is_flag=True, help="Without DISCORD_TOKEN, run in the sandbox instead.")
@click.option(
    "--in-sandbox", is_flag=True, hidden=True, help="Tell nobody outside; stop when standard input closes."
)
def run(or_sandbox: bool = False, in_sandbox: bool = False) -> None:
    """Run the bot until it is stopped."""
    from bot.cli.run import has_token, run_bot, stop_when_closed

    if in_sandbox:
        stop_when_closed()

    if or_sandbox and not has_token():
        click.echo("There is no DISCORD_TOKEN: running in the sandbox, a Discord look-alike on this machine.")
        from bot.cli.sandbox import run_sandbox

        sys.exit(run_sandbox(0))
    sys.exit(run_bot(in_sandbox=in_sandbox))


@main.command()
@click.option(
    "--port", type=click.IntRange(0, 65535), default=0, help="The page's port; by default a free one."
)
def sandbox(port: int) -> None:
    """Run the bot on a Discord look-alike on this machine; no token is needed."""
    from bot.cli.sandbox import run_sandbox

    sys.exit(run_sandbox(port))


@main.command()
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@click.option("--describe", "game", help="Print what scenarios of this game can name, and check nothing.")
def scenario(files: tuple[Path, ...], game: str | None) -> None:
    """Check rule scenarios, written as YAML."""
    if game is not None:
        from bot.cli.describe import describe

        sys.exit(describe(game))
    if not files:
        raise click.UsageError("Name the files to check, or a game with --describe.")
    from bot.cli.scenario import check_files

    sys.exit(check_files(files))


@main.command("new-game")
@click.argument("name")
def new_game(name: str) -> None:
    """Begin a game: write a small one that works into the checkout where you are."""
    from bot.cli.new_game import write_game

    sys.exit(write_game(name, here()))


@main.command("new-language")
@click.argument("language")
@click.option("--game", default="", metavar="ID", help="Begin it in this game alone.")
def new_language(language: str, game: str) -> None:
    """Begin a language: write files with all that is to be translated into the checkout where you are."""
    from bot.cli.new_language import begin_language

    sys.exit(begin_language(language, game, here()))


@main.command()
@click.option("--missing", "language", required=True, metavar="LANGUAGE", help="Say what this one lacks.")
@click.option("--game", default="", metavar="ID", help="Look at this game alone.")
def words(language: str, game: str) -> None:
    """Look at the words of a language in the checkout where you are: exit code 1 if any are missing."""
    from bot.cli.missing_words import tell_missing

    sys.exit(tell_missing(language, game, here()))


@main.command()
@click.option("--json", "form", flag_value="json", help="Print what is found for programs.")
@click.option("--support", "form", flag_value="support", help="Print a text for an issue, without names.")
@click.option("--probe", "channel", metavar="CHANNEL", help="Try in this channel (its id) what Discord does.")
@click.option("--behind", is_flag=True, hidden=True, help="Stand back behind the bot.")
def doctor(form: Literal["json", "support"] | None, channel: str | None, behind: bool) -> None:
    """Look whether all is well: settings, database, Discord, channels; the bot may run."""
    from bot.cli.doctor import run_doctor, run_probe

    if channel is not None:
        if not (channel.isascii() and channel.isdecimal()):
            raise click.UsageError("CHANNEL is the id of a channel: a number.")
        sys.exit(run_probe(channel, form or "text"))
    sys.exit(run_doctor(form or "text", behind=behind))


@main.command()
def healthy() -> None:
    """Say whether the bot that runs here is well, as containers ask: exit code 0 or 1."""
    from bot.cli.healthy import tell_health

    sys.exit(tell_health())


@main.command()
def systemd() -> None:
    """Print a unit for systemd that runs this program in the folder where you are."""
    from bot.cli.systemd import print_unit

    sys.exit(print_unit(here()))


@main.group()
def db() -> None:
    """Look after the database."""


@db.command()
def upgrade() -> None:
    """Bring the database up to date; a backup is made first."""
    from bot.cli.db import upgrade_database

    sys.exit(upgrade_database())


@db.command()
@click.option("--to", type=click.Path(path_type=Path), help="The file to write; it must not be there yet.")
@click.option("--daily", is_flag=True, hidden=True, help="Stand back behind the bot, and put old ones away.")
def backup(to: Path | None, daily: bool) -> None:
    """Copy the database while the bot may run, and use the copy once."""
    from bot.cli.db import backup_daily, backup_database

    sys.exit(backup_daily() if daily else backup_database(to))


@db.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--like", type=click.Path(path_type=Path), hidden=True, help="The database it was made of.")
def prove(file: Path, like: Path | None) -> None:
    """Use a backup once: load its running games, and play one of each game again."""
    from bot.cli.db import prove_backup

    sys.exit(prove_backup(file, like))


@db.command()
def check() -> None:
    """Read all of the database and tell what is damaged; the bot may run."""
    from bot.cli.db import check_database

    sys.exit(check_database())


@db.command()
@click.argument("file", type=click.Path(path_type=Path))
def restore(file: Path) -> None:
    """Put a backup in the database's place; what was there is kept under another name."""
    from bot.cli.db import restore_database

    sys.exit(restore_database(file))


@db.command()
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy(source: str, target: str) -> None:
    """Copy a whole database into an empty one; each is named as DATABASE_URL names it. No bot may run."""
    from bot.cli.copy import copy_database

    sys.exit(copy_database(source, target))


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--decisions", is_flag=True, help="Let the automas on seats decide again, too (slow).")
def replay(file: Path, decisions: bool) -> None:
    """Replay an exported session and check every draw, event and state."""
    from bot.cli.replay import replay_file

    sys.exit(replay_file(file, decisions))


@main.command()
@click.argument("session", default="")
@click.option(
    "--to",
    type=click.Path(path_type=Path),
    help="The file to write, which must not be there yet; by default standard output.",
)
def export(session: str, to: Path | None) -> None:
    """Write a session as a file that can be replayed; without SESSION, list those that run."""
    from bot.cli.export import export_session

    sys.exit(export_session(session, to))


@main.command()
@click.argument("strengths", nargs=-1, required=True)
@click.option("--game", "name", required=True, help="Which game they play.")
@click.option("--games", "number", type=click.IntRange(1), default=300, show_default=True, help="How many.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="How many at once.")
@click.option("--seed", default="tournament", show_default=True, help="The same seed gives the same games.")
@click.option("--iterations", type=click.IntRange(1), help="Search so long in every decision.")
def tournament(
    strengths: tuple[str, ...],
    name: str,
    number: int,
    jobs: int,
    seed: str,
    iterations: int | None,
) -> None:
    """Let automas play against each other; STRENGTHS are those of the seats, which rotate."""
    from bot.cli.tournament import Tournament, run_tournament

    run_tournament(Tournament(name, strengths, number, seed, iterations), jobs)


@main.command()
@click.argument("name", metavar="GAME")
@click.option(
    "--games",
    "number",
    type=click.IntRange(1, 20_000),
    default=300,
    show_default=True,
    help="How many for each row.",
)
@click.option(
    "--stand-in", "people", multiple=True, help="Who plays for people; by default all of the game's."
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A start option of the game.")
@click.option("--by", default="", help="The option whose values are compared; by default the difficulty.")
@click.option("--seed", default="simulate", show_default=True, help="The same seed gives the same table.")
@click.option(
    "--jobs", type=click.IntRange(1, 60), default=lambda: os.cpu_count() or 1, help="How many at once."
)
@click.option(
    "--iterations",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="So long searches an automa that searches, in every decision.",
)
@click.option("--chart", type=click.Path(path_type=Path), help="Draw the table, too: a .svg or .png file.")
def simulate(
    name: str,
    number: int,
    people: tuple[str, ...],
    options: tuple[str, ...],
    by: str,
    seed: str,
    jobs: int,
    iterations: int,
    chart: Path | None,
) -> None:
    """Play whole games of GAME without people, and show how the automas' points are spread."""
    from bot.cli.simulate import Simulation, run_simulation

    run_simulation(Simulation(name, people, options, by, number, seed, iterations), jobs, chart)
