"""Lets the bot of a release write a database while people play on the look-alike; see README.md for how."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from benchmarks.journey import COURSES, Course, Journey
from benchmarks.subject import DATABASE, Refused, Subject
from sandbox.components import Button
from sandbox.components import Select as Menu
from sandbox.driver import Sandbox, TimedOut
from tests.stored.make import dump

MOST_STEPS = 30
"""So many at most until a question is open."""
OPEN = """
SELECT e.open <> '' FROM entries e JOIN sessions s ON s.id = e.session WHERE s.channel = ?
ORDER BY e.seq DESC LIMIT 1
"""
NEW, CHANGED = r"/channels/\d+/messages", r"/channels/\d+/messages/.+"
TO_REPORT = (":tell", ":group", ":reports:", ":menu")
"""By which buttons and menus a person comes to a report, the last of them first."""
NO_EFFECT = (Refused, TimedOut, TimeoutError, ValueError)
Step = Callable[[], Awaitable[None]]


class Released(Subject):
    """The bot of a release. The first one noted no presses: what a press saves is seen by its entries."""

    entries = 0

    def has_saved(self, press: int) -> bool:  # noqa: ARG002
        before, self.entries = self.entries, self.count("SELECT count(*) FROM entries")
        return self.entries > before


class Tables:
    """Tables of each game that are left at different moments."""

    def __init__(self, bot: Released) -> None:
        self.bot, self.sandbox = bot, bot.sandbox
        self.left: list[str] = []
        self.luck = Random("a release")

    async def fill(self) -> None:
        """Play them all; the last ones are left with messages that never reached Discord."""
        courses = [one for course in COURSES if (one := self.offered(course))]
        for course in courses:
            for kind in KINDS:
                await self.table(course, kind)
        self.sandbox.faults.fail("POST", NEW, 500, times=None)
        self.sandbox.faults.fail("PATCH", CHANGED, 500, times=None)
        for course in courses:
            await self.table(course, Tables.untold)

    def offered(self, course: Course) -> Course | None:
        """Return a course with the options that this release knows; None if it doesn't know the game."""
        automa = next(one for one in self.sandbox.commands if one["name"] == "automa")
        start = next(one for one in automa["options"] if one["name"] == "start")
        game = next((one for one in start["options"] if one["name"] == course.game), None)
        known = {one["name"] for one in game.get("options", [])} if game else set()
        options = {name: value for name, value in course.options.items() if name in known}
        return game and replace(course, options=options)

    async def table(self, course: Course, kind: "Kind") -> None:
        """Play one table and leave it."""
        journey = Journey(self.bot, course, f"{course.game}-{kind.__name__}")
        await self.tried(journey.begin)
        await kind(self, journey)
        self.left.append(journey.channel.name)

    async def tried(self, step: Step, times: int = 1) -> None:
        """Do steps; what has no effect is left."""
        for _ in range(times):
            try:
                await step()
            except NO_EFFECT as fault:
                sys.stderr.write(f"{fault}\n")
            await self.sandbox.settle(within=60)

    async def begun(self, journey: Journey) -> None:
        """Nothing has happened yet."""

    async def asked(self, journey: Journey) -> None:
        """In the middle of a turn, some steps in, or of a report where turns ask nothing."""
        await self.tried(journey.go_on, times=20)
        for step in (journey.go_on, lambda: self.report(journey)):
            for _ in range(MOST_STEPS):
                if self.is_open(journey):
                    return
                await self.tried(step)

    async def report(self, journey: Journey) -> None:
        """Pick a report by the menus of *My turn*; some of them ask for more."""
        ada, message = journey.ada, journey.channel.messages()[-1]
        for _ in TO_REPORT:
            every: list[Button | Menu] = [*message.buttons, *message.selects]
            parts = {one.custom_id or "": one for one in every}
            found = [one for letters in TO_REPORT for one in parts if letters in one]
            if not found or self.is_open(journey):
                return
            part = parts[found[0]]
            values = [self.luck.choice(part.values)] if isinstance(part, Menu) else []
            call = await (ada.select(message, found[0], values) if values else ada.press(message, found[0]))
            await self.sandbox.settle(within=60)
            message = call.message or message

    def is_open(self, journey: Journey) -> bool:
        """Tell whether a question is open."""
        return bool(self.bot.count(OPEN, str(journey.channel.id)))

    async def between(self, journey: Journey) -> None:
        """Between two turns."""
        await self.tried(journey.go_on, times=14)
        for _ in range(MOST_STEPS):
            if not self.is_open(journey):
                return
            await self.tried(journey.go_on)

    async def undone(self, journey: Journey) -> None:
        """Some steps back."""
        await self.tried(journey.go_on, times=16)
        await self.tried(lambda: journey.command("undo"), times=3)

    async def redone(self, journey: Journey) -> None:
        """Some steps back, one forth, and on."""
        await self.undone(journey)
        await self.tried(lambda: journey.command("redo"))
        await self.tried(journey.go_on, times=2)

    async def joined(self, journey: Journey) -> None:
        """Somebody else sits at the table, too, where there is a seat."""
        ben = self.sandbox.user("Ben")
        for message in journey.channel.messages():
            for one in message.buttons:
                if ":join" in (one.custom_id or "") and not one.is_disabled:
                    await ben.press(message, one.custom_id)
                    await self.sandbox.settle(within=60)
                    break
        await self.tried(journey.go_on, times=12)

    async def ended(self, journey: Journey) -> None:
        """The game is over."""
        await self.tried(journey.go_on, times=10)
        await self.tried(journey.end)

    async def untold(self, journey: Journey) -> None:
        """Discord takes no messages any more."""
        await self.tried(journey.go_on, times=2)


Kind = Callable[[Tables, Journey], Awaitable[None]]
KINDS: tuple[Kind, ...] = (
    Tables.begun,
    Tables.asked,
    Tables.between,
    Tables.undone,
    Tables.redone,
    Tables.joined,
    Tables.ended,
)


async def write(checkout: Path, to: Path) -> None:
    """Let the bot of a checkout play; it is killed in the end, and leaves what it leaves."""
    with TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            environment = os.environ | {
                "DISCORD_TOKEN": sandbox.token,
                "DISCORD_API_BASE": sandbox.api_base,
                "DATABASE_URL": f"sqlite:///{folder}/{DATABASE}",
                "PICTURES": "off",
            }
            python = checkout / ".venv" / "bin" / "python"
            process = await asyncio.create_subprocess_exec(
                str(python), "-m", "bot", "run", cwd=checkout, env=environment
            )
            try:
                await sandbox.ready(within=60)
                sandbox.watch(process.pid)
                bot = Released(sandbox, 0, 0, process, Path(folder))
                tables = Tables(bot)
                await tables.fill()
            finally:
                process.kill()
                await process.wait()
        dump(Path(folder) / DATABASE, to)
    print(f"{len(tables.left)} tables are left: {', '.join(tables.left)}")


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1]).absolute(), Path(sys.argv[2])))
