"""`automa replay`."""

from pathlib import Path

import click

from bot.sessions.replay import MOST_BYTES, BrokenExport, verify
from engines.core.registry import games


def replay_file(file: Path, decides: bool) -> int:
    """Replay an exported session and print how it went; return 0 if all is as recorded."""
    try:
        with file.open("rb") as stream:
            report = verify(stream.read(MOST_BYTES + 1), games(), decides)
    except (OSError, BrokenExport) as fault:
        click.echo(f"{file}: {fault}", err=True)
        return 2
    name = f"Session {report.session} ({report.game}, rules {report.rules})"
    if report.fault:
        click.echo(f"{name} differs. {report.fault}", err=True)
        return 1
    if not report.is_complete:
        click.echo(f"{name} was exported while it ran: it can be checked after its end.")
        return 1
    click.echo(f"{name}: all {report.entries} entries and {report.draws} draws are as recorded.")
    return 0
