"""A channel in which MacRobber is played, and people who play it."""

import random
from collections.abc import Callable
from typing import Any

from sandbox.driver import Call, Channel, Message, Person, Sandbox
from tests.wire.conftest import Bot, body, has

WITHIN = 20.0


class Hall:
    """The table, and short ways to play."""

    def __init__(self, sandbox: Sandbox, bot: Bot) -> None:
        self.sandbox, self.bot = sandbox, bot
        self.channel: Channel = sandbox.channel("general")
        self.ada, self.ben, self.cleo = (sandbox.user(name) for name in ("Ada", "Ben", "Cleo"))
        self.dora = sandbox.add_user("Dora")
        self.luck = random.Random("hall")

    async def start(self, game: str = "macrobber", **options: Any) -> Message:
        """Start the game as Ada and return its panel."""
        await self.ada.slash(self.channel, f"automa start {game}", **{"seed": "wire"} | options)
        await self.until(lambda: bool(self.panel.buttons))
        return self.panel

    @property
    def messages(self) -> list[Message]:
        """What everybody sees."""
        return [one for one in self.channel.messages(self.cleo) if not one.is_ephemeral]

    @property
    def panel(self) -> Message:
        return self.messages[-1]

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until it is so, and still is when all has settled."""
        await self.sandbox.settle()
        while not is_so():
            await self.sandbox.until(is_so, WITHIN)
            await self.sandbox.settle()

    async def press(self, person: Person, label: str, message: Message | None = None) -> Call:
        """Press a button, of the panel if no message is named."""
        call = await person.press(message or self.panel, label=label)
        await self.sandbox.settle()
        return call

    async def choose(self, person: Person, message: Message) -> Call:
        """Choose something in a private message, at random."""
        picks = message.selects[0] if message.selects else None
        if picks is not None and self.luck.random() < len(picks.values) / (
            len(picks.values) + len(message.buttons)
        ):
            most = min(picks.max_values or 1, len(picks.values))
            number = self.luck.randint(max(1, picks.min_values or 1), most)
            call = await person.select(message, picks.custom_id, self.luck.sample(picks.values, number))
        else:
            call = await person.press(message, self.luck.choice(message.buttons).custom_id)
        await self.sandbox.settle()
        return call

    async def play(self, person: Person) -> None:
        """Press Play and choose whatever comes, until there is nothing to decide."""
        call = await self.press(person, "Play")
        while call.message is not None and (call.message.buttons or call.message.selects):
            call = await self.choose(person, call.message)

    async def clans(self, *people: Person) -> None:
        """Choose the clans, and wait until the game has begun."""
        for person in people:
            await self.until(lambda person=person: self.waits(person))  # type: ignore[misc]
            await self.play(person)
        await self.until(lambda: self.has_begun)

    @property
    def has_begun(self) -> bool:
        return any("Every clan begins" in body(one) for one in self.messages)

    def waits(self, person: Person) -> bool:
        """Whether the panel waits for this person."""
        return f"<@{person.id}>" in self.panel.content and has(self.panel, "Play")

    @property
    def turns(self) -> int:
        """How many turns everybody has been told of."""
        return sum("Drawn:" in body(one) for one in self.messages if not one.buttons)

    @property
    def is_over(self) -> bool:
        return any("The seed was" in body(one) for one in self.messages)
