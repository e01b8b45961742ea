"""The bot that makes its first backup at once."""

from bot.backups import daily
from bot.cli import main

if __name__ == "__main__":
    daily.FIRST = 0.0
    main()
