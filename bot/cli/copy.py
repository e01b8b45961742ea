"""`automa db copy`."""

from contextlib import ExitStack

import click

from bot.log import hide_values
from bot.store.address import store_address
from bot.store.copy import FAILURE, copy
from bot.store.errors import StoreFault
from bot.store.sides import source_at, target_at


def copy_database(source: str, target: str) -> int:
    """Copy a database, print what the copy has, and return the exit code; a fault is one line."""
    hide_values()
    for name, url in (("FROM", source), ("TO", target)):
        try:
            store_address(url)
        except ValueError as error:
            click.echo(f"{FAILURE}: {name} {error}.", err=True)
            return 2
    if source == target:
        click.echo(f"{FAILURE}: FROM and TO are the same.", err=True)
        return 2
    try:
        with ExitStack() as stack:
            done = copy(stack.enter_context(source_at(source)), stack.enter_context(target_at(target)))
    except StoreFault as fault:
        click.echo(str(fault), err=True)
        return fault.exit_code
    click.echo(f"Copied {done.sessions} sessions, {done.rows} rows in all; each session was compared.")
    click.echo("Set DATABASE_URL to the copy and start the bot. What was copied stays as it was.")
    return 0
