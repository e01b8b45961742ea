"""`automa run`."""

import asyncio

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
    from bot.store.errors import StoreFault
    from bot.store.migrate import upgrade

    try:
        upgrade(settings.database_url)
        return asyncio.run(run(settings))
    except StoreFault as fault:
        click.echo(str(fault), err=True)
        return 1
