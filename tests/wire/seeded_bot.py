"""The bot, which draws the seed that a test wants next: where people have hands nobody can choose one.

After a kill its leases are soon gone: nobody waits twenty seconds for each.
"""

import os
import sys
from pathlib import Path

from bot import app
from bot.cli import main
from bot.shards.shards import Shards

WANTED = Path("wanted-seed")
"""Holds that seed, in the folder in which the bot runs; it is drawn once."""
draw = app.new_seed


def new_seed() -> str:
    """Return the seed that a test wants, or else draw one."""
    try:
        wanted = WANTED.read_text()
    except FileNotFoundError:
        return draw()
    WANTED.unlink()
    return wanted


def show_statements() -> None:
    """Let each statement go to a server as it is written, so that tests can tell them apart."""
    from psycopg._preparing import PrepareManager  # there is none without a server

    PrepareManager.prepare_threshold = None


if __name__ == "__main__":
    if not os.environ["DATABASE_URL"].startswith("sqlite"):
        show_statements()
    app.new_seed = new_seed
    Shards.lasts = 4.0
    sys.exit(main())
