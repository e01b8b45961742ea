"""`automa replay`."""

from pathlib import Path

import click

from bot.cli.fault import reported
from bot.cli.files import Unreadable, content, one_line
from bot.sessions.chain import SHORT
from bot.sessions.replay import MOST_BYTES, BrokenExport, parsed, verify
from engines.core.game.registry import games


def replay_file(file: Path, decides: bool) -> int:
    """Replay an exported session and print how it went; return 0 if all is as recorded."""
    try:
        text = content(file, MOST_BYTES)
        for line in reported(parsed(text)):
            click.echo(one_line(line))
        replayed = verify(text, games(), decides)
    except (Unreadable, BrokenExport) as fault:
        click.echo(one_line(f"{file}: {fault}"), err=True)
        return 2
    name = f"Session {replayed.session} ({replayed.game}, rules {replayed.rules})"
    if replayed.fault:
        click.echo(f"{name} differs. {replayed.fault}", err=True)
        return 1
    if not replayed.is_complete:
        click.echo(f"{name} was exported while it ran: it can be checked after its end.")
        return 1
    click.echo(f"{name}: all {replayed.entries} entries and {replayed.draws} draws are as recorded.")
    if replayed.cut:
        click.echo(
            f"{replayed.cut} searches were cut short by the clock: they were compared as long as they were."
        )
    if replayed.told is not None:
        click.echo(f"Entry {replayed.told} ended it and told the seed; that was taken back and played on.")
    if replayed.former:
        names = ", ".join(replayed.former)
        click.echo(f"Former players: {names}. Who they were was deleted; what they did is as recorded.")
    if replayed.digest:
        click.echo(f"Digest {replayed.digest[:SHORT]}: every export of this game after its end has the same.")
    else:
        click.echo("Authors and times were not checked: an older version exported it, without digests.")
    return 0
