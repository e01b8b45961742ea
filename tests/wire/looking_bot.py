"""The bot that looks at once whether all is well."""

from bot.cli import main
from bot.doctor import daily

if __name__ == "__main__":
    daily.FIRST = 0.0
    main()
