"""The bot with a bug: a method of what serves its shards, or tells what is due at a start, fails."""

import sys

from bot.cli import main
from bot.posts.posts import Posts
from bot.shards.shards import Shards

METHODS = {"look": Shards, "resume": Posts}


async def fails(*_: object) -> None:
    """Do what nobody has foreseen."""
    raise ZeroDivisionError


if __name__ == "__main__":
    name = sys.argv.pop()
    setattr(METHODS[name], name, fails)
    sys.exit(main())
