"""`automa`, the same as `python -m bot`: without an argument it runs the bot."""

import sys

OLD = "Automa needs Python 3.11 or newer, and this is {}. Install one, then: make install PYTHON=python3.11"
BROKEN = (
    "Automa doesn't find the library {}: it isn't installed, or Python has changed, or the folder was moved. "
    "`make install` puts that right; then start it from .venv/bin."
)

# A checkout is run by whatever Python there is.
if tuple(sys.version_info) < (3, 11):
    sys.exit(OLD.format(".".join(map(str, sys.version_info[:2]))))
try:
    from bot.cli import main
except ModuleNotFoundError as fault:
    if (fault.name or "").partition(".")[0] in {"bot", "engines", "sandbox"}:
        raise
    sys.exit(BROKEN.format(fault.name))

if __name__ == "__main__":
    main()
