"""`automa systemd`."""

import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import click

from bot.exits import Exit
from bot.settings import SettingsFault, load_offline_settings
from bot.store.address import is_postgres, sqlite_path

UNIT = Path(__file__).with_name("automa.service")
STATE = Path("/var/lib/automa")
"""The folder that the unit lets the bot write into, and no other."""
HIDDEN = (Path("/home"), Path("/root"), Path("/run/user"))
"""What the unit hides from the bot."""
ANYWHERE = "`pipx install --global`, or a clone in /opt, puts it where the service finds it."


def print_unit(folder: Path) -> Exit:
    """Print the unit for this program, run in the folder; return the exit code."""
    program = Path(sysconfig.get_path("scripts")) / "automa"
    if not program.is_file():
        click.echo(f"There is no {program}: install Automa, and call `automa systemd` of that.", err=True)
        return Exit.FAULT
    click.echo(unit(program, folder), nl=False)
    for line in notes(program, folder):
        click.echo(line, err=True)
    return Exit.WELL


def unit(program: Path, folder: Path) -> str:
    """Return the unit that runs this program in the folder with its `.env`."""
    quoted = f'"{program}"' if " " in str(program) else str(program)
    # A percent sign begins what systemd fills in.
    values = {"program": quoted.replace("%", "%%"), "folder": str(folder).replace("%", "%%")}
    return UNIT.read_text("utf-8").format(**values)


def notes(program: Path, folder: Path) -> Iterator[str]:
    """Tell in one line each of what wouldn't work in the service."""
    for what, path in (("The program", program), ("Python", Path(sys.executable).resolve())):
        if any(path.is_relative_to(one) for one in HIDDEN):
            yield f"{what} lies in {path.parent}, which the service can't see. {ANYWHERE}"
    if any(folder.is_relative_to(one) for one in HIDDEN):
        yield f"The service can't see {folder}: put .env into another folder, and call this there."
    try:
        settings = load_offline_settings()
    except SettingsFault as fault:
        yield from fault.lines
        return
    url, health = settings.database_url, settings.health_folder
    if not is_postgres(url) and not sqlite_path(url).absolute().is_relative_to(STATE):
        yield (
            f"The service may write into {STATE} alone, and the database lies elsewhere: "
            f"set DATABASE_URL=sqlite:///{STATE}/automa.db in .env"
        )
    if health and not health.absolute().is_relative_to(STATE):
        yield (
            f"The service may write into {STATE} alone, and the health file lies elsewhere: "
            f"set HEALTH_FOLDER={STATE} in .env"
        )
