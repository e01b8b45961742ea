"""What the bot is made of on this machine: Python, libraries, fonts, the process that draws, settings."""

import platform
import re
import sys
from importlib.metadata import PackageNotFoundError, requires, version

from bot import __version__
from bot.doctor.finding import Finding, Level, holds
from bot.settings import DISCORD_API, OfflineSettings, Settings, origins
from bot.store.address import is_postgres
from bot.worker.process import WorkerFault
from bot.worker.workers import Workers

EXTRA = "extra =="
NAME = re.compile(r"[A-Za-z0-9._-]+")
DRAWN_WITHIN, FOR_WORKER = 20.0, 2.0
SIDE = 32
"""Pixels of the picture that is tried."""
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{0}">'
    '<text x="4" y="24" font-family="{1}" font-weight="500" font-size="20">{2}</text></svg>'
)
REINSTALL = "`make install` in a checkout, else `pip install --force-reinstall automa`; then start the bot"
PICTURES_GONE = "They see words where pictures should be."


def libraries() -> Finding:
    """Tell the versions of Python and of each library that the bot needs, and which of these isn't there."""
    try:
        needed = [
            found[0] for one in requires("automa") or () if EXTRA not in one and (found := NAME.match(one))
        ]
    except PackageNotFoundError:  # a checkout that nobody has installed
        needed = ["discord.py", "aiohttp"]
    there, missing = [], []
    for name in needed:
        try:
            there.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    python = f"Automa {__version__}, Python {platform.python_version()} on {sys.platform}"
    if missing:
        says = f"{python}, without {', '.join(missing)}"
        return Finding("libraries", Level.FAULT, says, "The bot doesn't start, or fails later.", REINSTALL)
    return holds("libraries", f"{python}; {', '.join(there)}")


def fonts() -> Finding:
    """Look whether what pictures are written with is there."""
    from engines.core.picture.font import FONT_FILES

    gone = [one for one in FONT_FILES if not one.is_file()]
    if gone:
        says = f"{len(gone)} of {len(FONT_FILES)} font files are missing"
        return Finding("fonts", Level.FAULT, says, "Pictures have no words.", REINSTALL, str(gone[0]))
    return holds("fonts", f"{', '.join(one.name for one in FONT_FILES)} are there")


async def drawing(settings: Settings | None) -> Finding:
    """Let a process of its own draw a letter, and nothing: what it makes of these must differ."""
    from engines.core.picture.font import FAMILY, FONT_FILES

    if settings is not None and settings.pictures == "off":
        return holds("drawing", "pictures are off: words stand in for them")
    head = {"width": SIDE, "height": SIDE, "fonts": [str(file) for file in FONT_FILES]}
    workers = Workers(idle=0)
    try:
        made = [
            await workers.do("draw", head, SVG.format(SIDE, FAMILY, word).encode(), DRAWN_WITHIN)
            for word in ("A", "")
        ]
    except WorkerFault as fault:
        why = f"{type(fault).__name__}: {str(fault).partition(':')[0]}"
        return Finding("drawing", Level.FAULT, f"no picture is drawn ({why})", PICTURES_GONE, REINSTALL)
    finally:
        await workers.close(FOR_WORKER)
    if made[0] == made[1]:
        says = "what draws pictures writes no letters"
        return Finding("drawing", Level.FAULT, says, "Pictures have no words.", REINSTALL)
    return holds("drawing", "a process of its own draws pictures")


def settings(loaded: OfflineSettings, faults: tuple[str, ...]) -> Finding:
    """Tell what each setting is and where it comes from; secrets, names and places of files are masked."""
    if faults:
        says = f"{len(faults)} settings are wrong: {' '.join(faults)}"
        mend = "Correct the line in .env or the environment, then start the bot."
        return Finding("settings", Level.FAULT, says, "The bot doesn't start.", mend)
    parts = []
    for name, origin in origins().items():
        if (value := _shown(name, loaded, origin)) != "":
            parts.append(f"{name.upper()}={value} ({origin})")
    url = loaded.database_url
    return holds("settings", ", ".join(parts), "" if is_postgres(url) else url)


def _shown(name: str, loaded: OfflineSettings, origin: str) -> str:
    """Return a setting's value as anybody may see it, empty for one that isn't known."""
    value = str(getattr(loaded, name, ""))
    if name in ("discord_token", "discord_rest_proxy", "faults_to", "heartbeat_url"):
        return "set" if value else ""
    if name == "discord_api_base" and value not in ("", DISCORD_API):
        return "a look-alike"
    if name == "health_folder" and value != "None":
        return "set"
    if name == "database_url" and origin != "default":
        return "postgresql://..." if is_postgres(value) else "sqlite:///..."
    return value
