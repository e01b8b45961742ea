"""What people do in a history: they press, choose, type and look, whatever they happen to see."""

import asyncio
import random
from contextlib import suppress

from sandbox import components as parts
from sandbox.calls import Call
from sandbox.driver import BotOffline, TimedOut
from sandbox.guild import Channel, Message
from sandbox.person import Person

HINDERED = (TimedOut, BotOffline, ValueError, LookupError)
"""Discord, or the bot, doesn't let them."""
THINKS = 1.1
"""Seconds between two things that somebody does, on average."""
START = {"deck": "sorted", "seed": "net", "log": "turns"}
COMMANDS = ("status", "turn", "undo", "look", "report", "report", "report", "status", "turn")
REPORTS = ("took 1 red", "added 1 blue", "added 2 red", "took 1 blue")
TYPED = ("7", "2 red", "added 1 red", "1 red, 1 blue")
RARE = ("look", "lookat", "lookup", "help", "rules", "seats", "menu", "end", "leave", "why", "score")
"""What buttons would be pressed for too often otherwise."""


class Player:
    """Somebody at one table."""

    def __init__(self, person: Person, channel: Channel, chance: random.Random) -> None:
        self.person, self.channel, self._chance = person, channel, chance
        self._old: list[tuple[Message, str]] = []
        """What was pressed before, to be pressed again."""
        self._sent: list[str] = []

    async def play(self, until: float) -> None:
        """Do things until a moment."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self._chance.expovariate(1 / THINKS))
            if loop.time() >= until:
                return
            with suppress(*HINDERED):
                await self.act()

    async def act(self) -> None:
        """Do one thing."""
        seen = self._seen()
        if not any(one.buttons or one.selects for one in seen if not one.is_ephemeral):
            await self.type("start pebbles", **START)
            return
        how = self._chance.random()
        if how < 0.05 and self._old:
            message, pressed = self._chance.choice(self._old)
            await self.person.operate(message, pressed)
        elif how < 0.3:
            command = self._chance.choice(COMMANDS)
            given = {"action": self._chance.choice(REPORTS)} if command == "report" else {}
            await self.type(command, **given)
        else:
            await self._operate(seen)

    async def type(self, command: str, **options: str) -> Call:
        """Type a command."""
        return await self.person.slash(self.channel, f"automa {command}", **options)

    def _seen(self) -> list[Message]:
        """Return what this person sees of the bot, the newest first."""
        seen = self.channel.messages(self.person.user)
        return [one for one in reversed(seen) if one.author.is_bot][:6]

    async def _operate(self, seen: list[Message]) -> None:
        """Press a button or choose in a menu, mostly of the newest message."""
        seen = [one for one in seen if one.buttons or one.selects]
        message = seen[min(int(self._chance.expovariate(1.5)), len(seen) - 1)]
        menus = [one for one in message.selects if not one.is_disabled]
        if menus and self._chance.random() < 0.7:
            menu = self._chance.choice(menus)
            n = self._chance.randint(menu.min_values, max(1, menu.max_values))
            await self.person.select(message, menu.custom_id, self._chance.sample(menu.values, n))
            return
        buttons = [one for one in message.buttons if one.custom_id and not one.is_disabled]
        common = [one for one in buttons if _verb(one.custom_id) not in RARE]
        usual = common if common and self._chance.random() < 0.85 else buttons
        pressed = self._chance.choice(usual).custom_id or ""
        self._old.append((message, pressed))
        call = await self.person.press(message, pressed)
        if call.modal is not None:
            await self._fill_in(call)

    async def _fill_in(self, call: Call) -> None:
        texts = [
            one for one in parts.walk((call.modal or {})["components"]) if one["type"] == parts.TEXT_INPUT
        ]
        await self.person.submit(call, {one["custom_id"]: self._chance.choice(TYPED) for one in texts})

    async def last_look(self) -> None:
        """See how things stand."""
        with suppress(*HINDERED):
            await self.type("turn")


def _verb(custom_id: str | None) -> str:
    return (custom_id or "").split(":")[3] if (custom_id or "").count(":") > 2 else ""
