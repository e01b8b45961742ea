"""`automa db`."""

from pathlib import Path

import click

from bot.settings import OfflineSettings, SettingsFault, load_offline_settings
from bot.store.errors import StoreFault


def upgrade_database() -> int:
    """Apply what is missing and print it; return the exit code."""
    from bot.store.migrate import upgrade

    settings = offline_settings()
    if settings is None:
        return 2
    try:
        applied = upgrade(settings.database_url)
    except StoreFault as fault:
        click.echo(str(fault), err=True)
        return 1
    click.echo("\n".join(f"Applied {one}." for one in applied) or "The database is up to date.")
    return 0


def backup_database(to: Path | None) -> int:
    """Copy the database and print where to; return the exit code."""
    from bot.store.backup import backup

    settings = offline_settings()
    if settings is None:
        return 2
    try:
        copy = backup(settings.database_url, to)
    except StoreFault as fault:
        click.echo(str(fault), err=True)
        return 1
    click.echo(str(copy))
    return 0


def offline_settings() -> OfflineSettings | None:
    """Return the settings, or None after saying what is wrong with them."""
    try:
        return load_offline_settings()
    except SettingsFault as fault:
        for line in fault.lines:
            click.echo(line, err=True)
        return None
