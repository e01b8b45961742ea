"""`automa`, the same as `python -m bot`: without an argument it runs the bot."""

from bot.cli import main

if __name__ == "__main__":
    main()
