"""`python -m benchmarks.soak MINUTES`: many games for a long time, with trouble, kills and backups.

People play all five games at a human pace on a look-alike, with pictures. Every now and then Discord or its
gateway fails; in the first half of the time the bot is killed and started again, too. Every five minutes a
backup is made, restored beside, and checked. In the end the bot's memory has to be flat, its file no larger
for each entry, nothing due, and nothing left over. It fails if something isn't.
"""

import asyncio
import logging
import random
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from benchmarks.guests import Guest, Stuck, Tally
from benchmarks.journey import COURSES
from benchmarks.report import machine
from benchmarks.soaked import DUE, Failed, Soaked, growth
from sandbox.driver import Sandbox
from sandbox.faults import Faults

TABLES = 2
"""Of each game, all of the time."""
TROUBLE, KILL, BACKUP, LOOK = 20.0, 150.0, 300.0, 10.0
"""Seconds between two troubles, kills, backups, looks."""
FLAT = 1.1
"""What is flat grows by no more than this from the middle third of the bot's last life to the last."""
ANSWERS, NEW, CHANGED = r"/interactions/.+/callback", r"/channels/\d+/messages", r"/channels/\d+/messages/.+"
Trouble = Callable[[Faults], object]
TROUBLES: tuple[Trouble, ...] = (
    lambda faults: faults.fail("POST", NEW, 500, times=2),
    lambda faults: faults.fail("POST", NEW, 502, after=True),
    lambda faults: faults.drop("POST", NEW, after=True),
    lambda faults: faults.fail("PATCH", CHANGED, 500, times=2),
    lambda faults: faults.drop("PATCH", CHANGED),
    lambda faults: faults.delay("PATCH", CHANGED, 3),
    lambda faults: faults.drop("POST", ANSWERS),
    lambda faults: faults.drop("POST", ANSWERS, after=True),
    lambda faults: faults.delay("POST", ANSWERS, 2),
    lambda faults: faults.fail("DELETE", CHANGED, 500),
    lambda faults: faults.rate_limit("*", ".*", 2, everywhere=True),
    lambda faults: faults.rate_limit("PATCH", CHANGED, 5),
    lambda faults: faults.reconnect(),
    lambda faults: faults.cut_gateway(),
    lambda faults: faults.close_gateway(4000),
    lambda faults: faults.invalidate_session(),
)


async def every(seconds: float, over: asyncio.Event, work: Callable[[], Awaitable[object]]) -> None:
    """Work at such intervals until it is over."""
    while not over.is_set():
        try:
            await asyncio.wait_for(over.wait(), seconds)
        except TimeoutError:
            await work()


async def soak(sandbox: Sandbox, folder: Path, seconds: float) -> list[str]:
    """Let people play for so long, print the figures, and return what isn't flat or zero."""
    bot, tally, over = await Soaked.begin(sandbox, folder), Tally(), asyncio.Event()
    half, luck, troubles = asyncio.Event(), random.Random("soak"), 0

    async def trouble() -> None:
        nonlocal troubles
        luck.choice(TROUBLES)(sandbox.faults)
        troubles += 1

    async def look() -> None:
        with suppress(OSError, sqlite3.OperationalError):  # it may be killed just now
            bot.look()

    async def end() -> None:
        await asyncio.sleep(seconds / 2)
        half.set()
        await asyncio.sleep(seconds / 2)
        over.set()

    try:
        guests = [
            Guest(bot.subject, course, f"{course.game}-{number}", tally)
            for course in COURSES
            for number in range(TABLES)
        ]
        async with asyncio.TaskGroup() as group:
            group.create_task(end())
            group.create_task(every(TROUBLE, over, trouble))
            group.create_task(every(min(KILL, seconds / 5), half, bot.kill))
            group.create_task(every(min(BACKUP, seconds / 3), over, bot.backup))
            group.create_task(every(LOOK, over, look))
            for guest in guests:
                group.create_task(guest.play(over))
        sandbox.faults.clear()
        await bot.restart()  # what trouble has left due is sent at the next press, or the next start
        await sandbox.settle(within=120)
        await bot.sound()
        counts = {
            "due rows": bot.subject.count(DUE),
            "lines of bugs in the log": len(bot.bugs()),
            **bot.orphans([*sandbox.guild.channels.values()]),
        }
    finally:
        await bot.close()
    return report(bot, tally, troubles, counts)


def report(bot: Soaked, tally: Tally, troubles: int, counts: dict[str, int]) -> list[str]:
    """Print the figures, and return what isn't flat or zero."""
    life = [one for one in bot.samples if one.life == bot.samples[-1].life]
    last = life[-1]
    flat = {
        f"memory of the bot ({last.bot:.1f} MiB)": growth([one.bot for one in life]),
        f"memory of bot and worker ({last.bot + last.worker:.1f} MiB)": growth(
            [one.bot + one.worker for one in life]
        ),
        f"the file an entry ({last.size / last.entries / 1024:.2f} KiB)": growth(
            [one.size / one.entries for one in bot.samples]
        ),
    }
    did = {
        "games played to their end": tally.games,
        "presses": tally.presses,
        "of them without an answer that was seen": tally.unanswered,
        "of them refused": tally.refused,
        "troubles": troubles,
        "kills": bot.kills,
        "backups, each restored beside and checked": bot.backups,
        "entries": last.entries,
    }
    print(f"\n{machine()}\n")
    print("| what | | at most | |")
    print("| --- | --- | --- | --- |")
    for what, number in did.items():
        print(f"| {what} | {number:,} | | |")
    for what, ratio in flat.items():
        print(
            f"| {what}: the last third by the one before | {ratio:.2f} | {FLAT} | {verdict(ratio <= FLAT)} |"
        )
    for what, number in counts.items():
        print(f"| {what} | {number} | 0 | {verdict(not number)} |")
    return [what for what, ratio in flat.items() if ratio > FLAT] + [what for what in counts if counts[what]]


def verdict(is_reached: bool) -> str:
    """Return the last cell of a row."""
    return "reached" if is_reached else "MISSED"


async def run(seconds: float) -> list[str]:
    """Run it on a look-alike of its own, in a folder that goes afterwards."""
    with TemporaryDirectory(prefix="automa-soak-") as folder:
        async with Sandbox() as sandbox:
            sandbox.log_bodies(wanted=False)
            try:
                return await soak(sandbox, Path(folder), seconds)
            finally:
                print(*(Path(folder) / "log").read_text().splitlines()[-20:], sep="\n", file=sys.stderr)


@click.command(help=__doc__)
@click.argument("minutes", type=click.FloatRange(min=1))
def main(minutes: float) -> None:
    """Run it."""
    # The look-alike would tell of each request that a kill has cut.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    began, missed = time.monotonic(), []
    try:
        missed = asyncio.run(run(minutes * 60))
    except* (Failed, Stuck) as group:
        missed = [str(one) for one in group.exceptions]
    if missed:
        took = (time.monotonic() - began) / 60
        raise click.ClickException(f"After {took:.1f} minutes not flat, or not zero: {'; '.join(missed)}")


if __name__ == "__main__":
    main()
