"""`automa healthy`."""

import json
import time

import click

from bot.doctor.pulse import SAYS
from bot.exits import Exit
from bot.settings import SettingsFault, load_offline_settings

OLDEST = 120
"""Seconds: so old may be what a bot that is well has written."""
NO_FOLDER = "With PostgreSQL the bot says nowhere whether it is well: name a folder in HEALTH_FOLDER."


def tell_health() -> Exit:
    """Print whether the bot that runs with these settings is well; return the exit code, 0 or 1."""
    told = what_is_wrong(time.time())
    click.echo(told or "The bot is well.", err=bool(told))
    return Exit.FAULT if told else Exit.WELL


def what_is_wrong(now: float) -> str:
    """Return what the health file says to be wrong, or what is wrong with the file; empty if all is well.

    `now` is in seconds since 1970.
    """
    try:
        file = load_offline_settings().health_file
    except SettingsFault as fault:
        return "\n".join(fault.lines)
    if file is None:
        return NO_FOLDER
    try:
        found = json.loads(file.read_bytes())
    except FileNotFoundError:
        return f"There is no {file}: the bot doesn't run, or has just been started."
    except (OSError, ValueError, RecursionError):
        found = None
    match found:
        case {"healthy": bool(healthy), "at": int(at), "wrong": [*wrong]} if {*map(type, wrong)} <= {str}:
            age = int(now) - at
        case _:
            return f"{file} is not what the bot writes, or can't be read."
    if abs(age) > OLDEST:
        return f"{file} is {age} seconds old: the bot hangs, or was killed."
    return "" if healthy else f"The bot is not well: {', '.join(SAYS.get(one, one) for one in wrong)}."
