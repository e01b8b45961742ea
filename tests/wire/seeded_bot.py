"""The bot, which draws the seed that a test wants next: where people have hands nobody can choose one.

After a kill its leases are soon gone: nobody waits twenty seconds for each.
"""

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


if __name__ == "__main__":
    app.new_seed = new_seed
    Shards.lasts = 4.0
    sys.exit(main())
