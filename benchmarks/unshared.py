"""Runs the bot as if Discord allowed its token any number of requests: the machine is what is measured."""

from bot.cli import main
from bot.wire import share

if __name__ == "__main__":
    share.TOKENS = 1_000_000
    main()
