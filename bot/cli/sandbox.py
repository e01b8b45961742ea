"""`automa sandbox`: the look-alike in this process, the bot in a child process."""

import asyncio
import signal
import tempfile
from contextlib import suppress
from pathlib import Path

import click

from bot.settings import is_set
from bot.worker.child import environment, python
from sandbox.driver import Sandbox

LONGEST_START = 15.0
"""Seconds that the bot gets to be there with its commands."""
LONGEST_STOP = 12.0
"""Seconds that the bot gets to stop; it promises ten."""
FORGETS = "The sandbox keeps nothing: channels and games are forgotten when it stops."
HAS_DATABASE = (
    "The sandbox forgets its games and writes into no database, but DATABASE_URL is set. Nothing was "
    "started: set DISCORD_TOKEN to run the bot on Discord, or take DATABASE_URL out of .env and the "
    "environment."
)


def run_sandbox(port: int) -> int:
    """Run both until stopped; return the bot's exit code, or 2 where a database is set."""
    if is_set("database_url"):
        click.echo(HAS_DATABASE, err=True)
        return 2
    click.echo(FORGETS)
    try:
        return asyncio.run(_run(port))
    except OSError as fault:
        click.echo(f"The sandbox can't start: {fault.strerror or fault}", err=True)
        return 1


async def _run(port: int) -> int:
    stop = asyncio.Event()
    for signum in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(signum) != signal.SIG_IGN:  # as nohup has it
            asyncio.get_running_loop().add_signal_handler(signum, stop.set)
    with tempfile.TemporaryDirectory(prefix="automa-sandbox-") as folder:
        async with Sandbox(port) as sandbox:
            bot = await asyncio.create_subprocess_exec(
                *python("bot", "run", "--in-sandbox"),
                env=_environment(sandbox, Path(folder)),
                stdin=asyncio.subprocess.PIPE,  # closed by the system, however this process ends
            )
            telling = asyncio.create_task(_tell(sandbox))
            waiting = [asyncio.create_task(bot.wait()), asyncio.create_task(stop.wait())]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            telling.cancel()
            waiting[1].cancel()
            return await _stop(bot)


async def _tell(sandbox: Sandbox) -> None:
    """Say where the page is once the bot is there: below what it logs at its start."""
    with suppress(TimeoutError):
        await sandbox.ready(LONGEST_START)
    click.echo(f"The sandbox is at {sandbox.page_url} (Ctrl+C stops it).")


def _environment(sandbox: Sandbox, folder: Path) -> dict[str, str]:
    """Return the bot's environment: the games of the sandbox live as long as its channels do.

    What `.env` says of shards, of a proxy and of the health file is for Discord: it's overruled.
    """
    return environment() | {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_REST_PROXY": sandbox.api_base,
        "SHARD_COUNT": "1",
        "SHARD_IDS": "0",
        "DATABASE_URL": f"sqlite:///{folder / 'automa.db'}",
        "HEALTH_FOLDER": str(folder),
        "DOCTOR_HOURS": "0",
        "BACKUP_HOURS": "0",
    }


async def _stop(bot: asyncio.subprocess.Process) -> int:
    if bot.returncode is None:
        bot.terminate()
        try:
            await asyncio.wait_for(bot.wait(), LONGEST_STOP)
        except TimeoutError:
            bot.kill()
            await bot.wait()
        return 0
    return bot.returncode
