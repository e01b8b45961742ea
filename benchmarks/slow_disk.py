"""Runs the bot on a disk of which each sync takes SYNC_LONGER seconds longer."""

import os
import sqlite3
import time
from collections.abc import Sequence

from bot.cli import main
from bot.store import writer

save = writer.save


def slowly(db: sqlite3.Connection, writes: Sequence[writer.Write]) -> None:
    """Save as the bot does; what is forced to the disk takes longer, on the store's thread."""
    save(db, writes)
    if any(one.lasts for one in writes):
        time.sleep(longer)


if __name__ == "__main__":
    longer = float(os.environ["SYNC_LONGER"])
    writer.save = slowly
    main()
