"""The bot that has to ask for a minute after a takeover whether another process has answered a press."""

import sys

from bot.cli import main
from bot.shards import shards

if __name__ == "__main__":
    shards.FOLLOWS = 60.0
    sys.exit(main())
