"""`automa run`."""

import asyncio
import gc
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import click

from bot.exits import Exit
from bot.settings import SettingsFault, load_settings

TELL_NOBODY = {"heartbeat_url": "", "metrics_port": None}
"""What is set there is for the bot on Discord: nobody must take the sandbox's for it."""


def has_token() -> bool:
    """Tell whether a token is set; a faulty or misspelt one counts as well, so that the fault is told."""
    try:
        load_settings()
    except SettingsFault as fault:
        is_missing = any(line.startswith("DISCORD_TOKEN is missing") for line in fault.lines)
        return not is_missing or any("mean DISCORD_TOKEN?" in line for line in fault.lines)
    return True


def stop_when_closed() -> None:
    """Stop this process as SIGTERM does once standard input closes: with whoever holds its other end."""

    def wait() -> None:
        while os.read(sys.stdin.fileno(), 1):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


def run_bot(*, in_sandbox: bool = False) -> int:
    """Run the bot and return the exit code; a fault before the start is one line each."""
    try:
        settings = load_settings()
        if in_sandbox:
            settings = settings.model_copy(update=TELL_NOBODY)
    except SettingsFault as fault:
        for line in fault.lines:
            click.echo(line, err=True)
        return Exit.SETTING
    gc.disable()  # all that is loaded from here on stays: the bot turns the collector on once it is there
    from bot.log import hide_values, setup_logs

    setup_logs(settings.log_format, settings.log_level)
    hide_values()
    from bot.app import run
    from bot.store.address import is_postgres
    from bot.store.errors import StoreFault

    ready = ready_server if is_postgres(settings.database_url) else ready_file
    try:
        with ready(settings.database_url):
            return asyncio.run(run(settings))
    except StoreFault as fault:
        click.echo(str(fault), err=True)
        return fault.exit_code


@contextmanager
def ready_file(database_url: str) -> Iterator[None]:
    """Keep a file to this process, and bring it up to date."""
    from bot.store.address import sqlite_path
    from bot.store.identity import refuse_foreign
    from bot.store.lock import only_process
    from bot.store.migrate import upgrade

    path = sqlite_path(database_url)
    refuse_foreign(path, "The bot was not started")

    def prove(copy: Path) -> None:
        from bot.backups.at_start import prove_at_start
        from bot.service import Service

        prove_at_start(copy, path, partial(Service().starting, "trying the backup before an upgrade"))

    with only_process(path):
        look_for_damage(path)
        upgrade(database_url, prove)
        close_to_others(path)
        yield


@contextmanager
def ready_server(database_url: str) -> Iterator[None]:
    """Bring a database on a server up to date; several processes may share it."""
    from bot.store.schema import upgrade

    upgrade(database_url)
    yield


def look_for_damage(path: Path) -> None:
    """Look over the database for a moment. Raises StoreFault when there is damage."""
    from bot.log import get_logger
    from bot.store.check import look_over

    if not look_over(path):
        get_logger().info("database-checked-in-part", hint="`automa db check` reads all of it")


def close_to_others(path: Path) -> None:
    """Take the database's files from others, and say in the log what they can still get into."""
    from bot.log import get_logger
    from bot.store.private import make_private

    hint = "chmod go-rwx keeps seeds and hidden hands private"
    for one in make_private(path):
        get_logger().warning("open-to-others", path=str(one), hint=hint)
