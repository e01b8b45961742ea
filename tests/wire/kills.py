"""Kills the bot again and again in the middle of a game, and compares what was told with an unbroken game.

`python -m tests.wire.kills --game macrobber --kills 250` prints what it found; the tests run a short form.
"""

import argparse
import asyncio
import random
import re
import signal
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path

from sandbox.calls import Call
from sandbox.components import Button
from sandbox.driver import BotOffline, Channel, Message, Person, Sandbox, TimedOut
from sandbox.faults import Hold
from sandbox.feed import Change, MessageCreated, MessageDeleted
from tests.wire.conftest import Bot, body, has
from tests.wire.earlier import start_earlier

ROUTES = (
    ("POST", r"/interactions/\d+/[^/]+/callback"),
    ("POST", r"/channels/\d+/messages"),
    ("PATCH", r"/channels/\d+/messages/\d+"),
    ("DELETE", r"/channels/\d+/messages/\d+"),
    ("PATCH", r"/webhooks/.*"),
)
FORWARD_FIRST = (
    "Take back",
    "Start anew",
    "Undo",
    "Redo",
    "Why?",
    "Look",
    "Seats",
    "My hand",
    "Report",
    "My turn",
)
TIMES_A_GAME = 40
"""Kills in one game at most; then another one begins."""
MOVES = 60
LATEST = 0.15
"""Seconds after a press up to which the bot is killed where it is killed by the clock."""
WITHIN = 60.0


@dataclass
class Told:
    """What everybody was told in a channel: the turns that stay, the mentions, and tables too many."""

    turns: list[str] = field(default_factory=list)
    mentions: list[str] = field(default_factory=list)
    orphans: list[str] = field(default_factory=list)


class Killed:
    """One game of one person against automas, played by the same choices however often the bot is killed."""

    def __init__(self, sandbox: Sandbox, bot: Bot, game: str, luck: random.Random) -> None:
        self.sandbox, self.bot, self.game, self.luck = sandbox, bot, game, luck
        self.channel: Channel = sandbox.add_channel(f"{game}-{luck.randrange(10**6)}")
        self.ada: Person = sandbox.user("Ada")
        self.kills = 0
        self.created: list[Message] = []
        self.deleted: list[Message] = []
        self._stop = sandbox.listen(self._note)

    def _note(self, change: Change) -> None:
        if isinstance(change, MessageCreated) and change.message.channel is self.channel:
            self.created.append(change.message)
        if isinstance(change, MessageDeleted):
            self.deleted.append(change.message)

    @property
    def public(self) -> list[Message]:
        return [one for one in self.channel.messages(self.sandbox.user("Cleo")) if not one.is_ephemeral]

    @property
    def panel(self) -> Message:
        return next(one for one in reversed(self.public) if one.buttons)

    @property
    def is_over(self) -> bool:
        return any("The seed was `" in body(one) for one in self.public)

    async def play(self, moves: int, kills: int) -> Told:
        """Play so many moves of the person, and kill the bot so often meanwhile; return what was told."""
        options = {"board": "dealt"} if self.game == "burgundy" else {}
        chosen = {"seed": "killed 2", "log": "turns"} | options
        await self.ada.slash(self.channel, f"automa start {self.game}", **chosen)
        await self.settle()
        for _ in range(moves):
            if self.is_over:
                break
            await self.step(is_killed=self.kills < kills and self.luck.random() < 0.8)
        await self.settle()
        self._stop()
        return self.told()

    async def step(self, *, is_killed: bool) -> None:
        """Do what comes next: answer, if a private message asks, else press the panel's main button."""
        await self.until_open()
        pressing = asyncio.ensure_future(self._press())
        if is_killed:
            await self.kill()
        await asyncio.wait([pressing], timeout=3.0)
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        await self.settle()

    async def _press(self) -> None:
        try:
            call = await self.ada.press(self.panel, self.panel.buttons[0].custom_id)
            message = call.message
            while (
                message is not None and message.is_ephemeral and (message.selects or self._forward(message))
            ):
                call = await self._choose(message)
                message = call.message
        except (TimedOut, BotOffline, ValueError, AssertionError):
            pass

    async def _choose(self, message: Message) -> Call:
        """Choose the first of what a private message offers."""
        forward = self._forward(message)
        if forward:
            return await self.ada.press(message, forward[0].custom_id)
        menu = message.selects[0]
        return await self.ada.select(message, menu.custom_id, menu.values[: menu.min_values or 1])

    @staticmethod
    def _forward(message: Message) -> list[Button]:
        return [one for one in message.buttons if one.label not in FORWARD_FIRST and not one.is_disabled]

    async def kill(self) -> None:
        """Kill the bot at a request of a random kind, or at a random moment, and start it again."""
        hold: Hold | None = None
        if self.luck.random() < 0.5:
            hold = self.sandbox.faults.hold(*self.luck.choice(ROUTES))
            with suppress(TimeoutError):
                await hold.reached(0.5)
        else:
            await asyncio.sleep(self.luck.uniform(0, LATEST))
        await self.bot.stop(signal.SIGKILL)
        if hold is not None:
            hold.release()
        self.sandbox.faults.clear()
        self.kills += 1
        await self.sandbox.offline()
        await self.bot.start()
        await self.bot.ready(30.0)
        await self.sandbox.settle()

    async def until_open(self) -> None:
        """Wait until it is for the person to press."""

        def is_open() -> bool:
            last = self.public[-1]
            is_hers = f"{self.ada.name}, " in body(last) or has(last, "Next turn")
            waits = self.game != "macrobber" or is_hers
            return self.is_over or (bool(last.buttons) and waits)

        await self.sandbox.until(is_open, WITHIN)

    async def settle(self) -> None:
        await self.sandbox.settle(quiet=0.3, within=WITHIN)

    def told(self) -> Told:
        """Return what was told, the mentions that were sent, and the messages with too many buttons."""
        turns = [text(one) for one in self.public if not (one.buttons or one.selects)]
        mention = f"<@{self.ada.id}>"
        public = [one for one in self.created if not one.is_ephemeral and one.author.is_bot]
        mentions = [text(one) for one in public if mention in one.content and one.mentions]
        orphans = [body(one) for one in self.public if one.buttons or one.selects][:-1]
        return Told(turns, mentions, orphans)


def text(message: Message) -> str:
    """Return what a message says, without its session's id."""
    return re.sub(r"`[a-z2-7]{8}`", "", body(message))


async def compare(
    game: str, moves: int, kills: int, seed: int, addresses: tuple[str, str] = ("", "")
) -> tuple[int, list[str]]:
    """Play a game unbroken and one with kills, each on a database of its own, in a file if none is named.

    Returns the number of kills and what differs.
    """
    luck = random.Random(seed)
    told: list[Told] = []
    count = 0
    for number, address in zip((0, kills), addresses, strict=True):
        with tempfile.TemporaryDirectory() as folder:
            async with Sandbox() as sandbox:
                bot = Bot(sandbox, Path(folder), address)
                await start_earlier(sandbox, bot.address)
                await bot.start()
                await bot.ready(30.0)
                run = Killed(sandbox, bot, game, luck)
                told.append(await run.play(moves, number))
                count = run.kills
                await bot.stop(signal.SIGKILL)
    return count, list(differences(*told))


def differences(unbroken: Told, broken: Told) -> Iterator[str]:
    """Yield what was told otherwise with kills: as far as the shorter of the two games went."""
    common = min(len(unbroken.turns), len(broken.turns))
    for place, (one, other) in enumerate(zip(unbroken.turns, broken.turns, strict=False)):
        if one != other:
            lines = "\n".join(unified_diff(one.splitlines(), other.splitlines(), lineterm="", n=0))
            yield f"turn {place} of {common}: {lines}"
            break
    doubled = {one for one in broken.mentions if broken.mentions.count(one) > unbroken.mentions.count(one)}
    for one in doubled:
        if one in unbroken.mentions:
            yield f"mentioned more than once: {one[:120]!r}"
    for one in broken.orphans:
        yield f"buttons too many: {one[:120]!r}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="macrobber")
    parser.add_argument("--kills", type=int, default=250)
    options = parser.parse_args()
    done, games, faults = 0, 0, 0
    while done < options.kills:
        number = min(TIMES_A_GAME, options.kills - done)
        count, found = asyncio.run(compare(options.game, MOVES, number, games))
        done, games, faults = done + count, games + 1, faults + len(found)
        print(f"{done} kills, {games} games: {found or 'no difference'}", flush=True)
    raise SystemExit(bool(faults))


if __name__ == "__main__":
    main()
