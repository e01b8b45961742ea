"""`automa db`."""

import os
import resource
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bot.log import hide_values
from bot.settings import OfflineSettings, SettingsFault, load_offline_settings
from bot.store.address import is_postgres, sqlite_path
from bot.store.errors import StoreFault

if TYPE_CHECKING:
    from bot.backups.proof import Proof

NICER = 15
"""How far a daily backup stands back behind the bot."""
MOST_MEMORY = 512 << 20
"""Bytes that it may take."""
STUCK = (
    "No data is damaged. Those games' tables say so and offer the way out; or start the version of before."
)
DUMPS = (
    "the backups of a PostgreSQL database are its host's. While the bot runs, `pg_dump --format=custom"
    " --file=automa.dump automa` makes one, and point-in-time recovery (archive_mode, pg_basebackup) loses"
    " less: see docs/hosting.md"
)
OF_PAGES = "Whether its pages are damaged is for the server to say: data checksums and pg_amcheck tell that."


def upgrade_database() -> int:
    """Apply what is missing and print it; return the exit code."""
    from bot.store.lock import only_process
    from bot.store.migrate import pending, upgrade

    def work(url: str) -> int:
        applied: list[str] = []
        if is_postgres(url):
            from bot.store import schema

            applied = schema.upgrade(url)
        elif pending(path := sqlite_path(url)):
            with only_process(path):
                applied = upgrade(url, lambda copy: _made(copy, path))
        click.echo("\n".join(f"Applied {one}." for one in applied) or "The database is up to date.")
        return 0

    return on_database(work)


def backup_database(to: Path | None) -> int:
    """Copy the database, print where to, and use the copy once; return the exit code."""
    from bot.store.backup import backup

    def work(url: str) -> int:
        return 0 if _made(backup(url, to), sqlite_path(url)).is_good else 1

    return on_file(work, DUMPS)


def backup_daily() -> int:
    """Do so for a bot that runs, and put old ones away; return the exit code."""
    from bot.backups.rotation import KIND, put_away
    from bot.store.backup import backup

    os.nice(NICER)
    with suppress(ValueError):  # it may have less already
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    settings = offline_settings()
    if settings is None:
        return 2
    days, weeks = settings.backup_days, settings.backup_weeks

    def work(url: str) -> int:
        path = sqlite_path(url)
        put_away(path, days, weeks)  # what was cut off goes before there is more
        proof = _made(backup(url, kind=KIND), path)
        put_away(path, days, weeks)
        return 0 if proof.is_good else 1

    return on_file(work, DUMPS)


def prove_backup(file: Path, like: Path | None) -> int:
    """Use a backup once and print what came of that; return the exit code."""

    def work(_url: str) -> int:
        return 0 if _proved(file, like).is_good else 1

    return on_database(work)


def _made(copy: Path, source: Path) -> "Proof":
    """Print where a backup of a database is, use it once, and say what came of that."""
    click.echo(str(copy))
    return _proved(copy, source)


def _proved(copy: Path, source: Path | None) -> "Proof":
    from bot.backups.trial import prove
    from engines.core.game.registry import games

    proof = prove(copy, games(), source)
    click.echo(f"{copy.name} is {proof.says}.", err=True)
    return proof


def check_database() -> int:
    """Read the whole database and print what is wrong with it; return the exit code.

    So is a game that waits for a press before it goes on, as the present rules don't fit what is stored.
    """
    from bot.sessions.collection import reading
    from bot.sessions.session import unfitting
    from bot.sessions.snapshot import Fit
    from engines.core.game.registry import games

    def work(url: str) -> int:
        if is_postgres(url):
            from bot.store.check_server import check_server, running_on_server  # nobody else has its library

            findings, running = check_server(url, reading(games())), running_on_server(url)
        else:
            from bot.store import check

            path = sqlite_path(url)
            findings, running = check.check(path, reading(games())), check.running(path)
        if findings:
            mend = "see docs/hosting.md" if is_postgres(url) else "automa db restore FILE"
            click.echo("\n".join([*findings, f"Put a backup in its place: {mend}"]), err=True)
            return 1
        found = [*unfitting(games(), running)]
        click.echo("".join(f"{line}\n" for _, line in found), err=True, nl=False)
        if any(fit in (Fit.WAITING, Fit.BROKEN) for fit, _ in found):
            click.echo(STUCK, err=True)
            return 1
        click.echo("The database is sound.")
        if is_postgres(url):
            click.echo(OF_PAGES)
        return 0

    return on_database(work)


def restore_database(source: Path) -> int:
    """Put a backup in the database's place and print where that lies now; return the exit code."""
    from bot.store.backup import backup
    from bot.store.restore import restore

    def work(url: str) -> int:
        def back_up(path: Path) -> None:
            try:
                _made(backup(url), path)
            except StoreFault as fault:  # often it is damaged: it is kept as it is
                click.echo(str(fault), err=True)

        aside = restore(url, source, back_up)
        click.echo(f"Restored {source}: the bot can be started.")
        if aside:
            click.echo(f"What was there before is in {aside}: delete it when all is well.")
        return 0

    return on_file(work, "PostgreSQL's own pg_restore puts a backup back: see docs/hosting.md")


def on_file(work: Callable[[str], int], instead: str) -> int:
    """Do what only a file needs, as `on_database` does; of a server say what is done `instead`."""

    def work_on_file(url: str) -> int:
        if is_postgres(url):
            raise StoreFault(f"This is for SQLite: {instead}.")
        return work(url)

    return on_database(work_on_file)


def on_database(work: Callable[[str], int]) -> int:
    """Do something with the database that is set and return the exit code; a fault is one line."""
    settings = offline_settings()
    if settings is None:
        return 2
    try:
        return work(settings.database_url)
    except StoreFault as fault:
        click.echo(str(fault), err=True)
        return fault.exit_code


def offline_settings() -> OfflineSettings | None:
    """Return the settings, or None after saying what is wrong with them.

    Who sets out to read the database shows nothing of it by a bug.
    """
    hide_values()
    try:
        return load_offline_settings()
    except SettingsFault as fault:
        for line in fault.lines:
            click.echo(line, err=True)
        return None
