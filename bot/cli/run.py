"""`automa run`."""

import asyncio
from pathlib import Path

import click

from bot.settings import SettingsFault, load_settings


def has_token() -> bool:
    """Tell whether a token is set; a faulty setting counts as one, so that the fault is told."""
    try:
        load_settings()
    except SettingsFault as fault:
        return not any(line.startswith("DISCORD_TOKEN ") for line in fault.lines)
    return True


def run_bot() -> int:
    """Run the bot and return the exit code; a fault before the start is one line each."""
    try:
        settings = load_settings()
    except SettingsFault as fault:
        for line in fault.lines:
            click.echo(line, err=True)
        return 2
    from bot.log import setup_logs

    setup_logs(settings.log_format, settings.log_level)
    from bot.app import run
    from bot.store.address import sqlite_path
    from bot.store.errors import StoreFault
    from bot.store.lock import only_process
    from bot.store.migrate import upgrade

    try:
        path = sqlite_path(settings.database_url)
        with only_process(path):
            look_at(path)
            upgrade(settings.database_url)
            return asyncio.run(run(settings))
    except StoreFault as fault:
        click.echo(str(fault), err=True)
        return fault.exit_code


def look_at(path: Path) -> None:
    """Keep others from the database and look for damage. Raises StoreFault when there is some."""
    from bot.log import get_logger
    from bot.store.check import look_over
    from bot.store.private import keep_private

    log = get_logger()
    for one in keep_private(path):
        log.warning("open-to-others", path=str(one), hint="chmod go-rwx keeps seeds and hidden hands private")
    if not look_over(path):
        log.info("database-checked-in-part", hint="`automa db check` reads all of it")
