"""A channel in which MacRobber is played, and people who play it."""

import random
from collections.abc import Callable
from typing import Any

from sandbox.driver import Call, Channel, Message, Person, Sandbox
from tests.wire.conftest import Bot, body, has

WITHIN = 60.0
ADA_BEGINS = "wire 2"
"""A seed with which the first seat begins."""
BACK = 0.1
BACKWARDS = ("Take back", "Start anew")
MARKED = ("● ", "■ ", "▲ ", "◆ ", "★ ")


def asks(message: Message) -> bool:
    """Tell whether a private message asks something; that it's somebody's turn is no question yet."""
    return bool(message.selects) or any(one.label != "Play" for one in message.buttons)


class Hall:
    """The table, and short ways to play."""

    def __init__(self, sandbox: Sandbox, bot: Bot, channel: Channel | None = None) -> None:
        self.sandbox, self.bot = sandbox, bot
        self.channel = channel or sandbox.channel("general")
        self.ada, self.ben, self.cleo = (sandbox.user(name) for name in ("Ada", "Ben", "Cleo"))
        self.dora = sandbox.add_user("Dora")
        self.luck = random.Random("hall")

    async def start(self, game: str = "macrobber", drawn: str = ADA_BEGINS, **options: Any) -> Message:
        """Start the game as Ada, with the seed that the bot draws, and return its panel."""
        self.bot.draw_next(drawn)
        await self.ada.slash(self.channel, f"automa start {game}", **{"log": "turns"} | options)
        await self.until(lambda: has(self.panel, "Look"))
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
        """Choose something in a private message, at random; what was planned is seldom taken back."""
        buttons = message.buttons
        if self.luck.random() > BACK and (forward := [one for one in buttons if one.label not in BACKWARDS]):
            buttons = forward
        picks = message.selects[0] if message.selects else None
        if picks is not None and self.luck.random() < len(picks.values) / (len(picks.values) + len(buttons)):
            most = min(picks.max_values or 1, len(picks.values))
            number = self.luck.randint(max(1, picks.min_values or 1), most)
            call = await person.select(message, picks.custom_id, self.luck.sample(picks.values, number))
        else:
            call = await person.press(message, self.luck.choice(buttons).custom_id)
        if call.message is None or not asks(call.message):
            await self.sandbox.settle()
        return call

    async def play(self, person: Person) -> None:
        """Press Play and choose whatever comes, until there is nothing to decide and everybody sees it."""
        before, has_chosen = self.shown, False
        call = await self.press(person, "Play")
        while call.message is not None and asks(call.message):
            call, has_chosen = await self.choose(person, call.message), True
        if has_chosen:
            await self.until(lambda: self.shown != before)

    @property
    def shown(self) -> tuple[int, str, list[str | None]]:
        """What tells one state of the channel from another: its messages, and what the last one says."""
        return self.panel.id, body(self.panel), [one.custom_id for one in self.panel.buttons]

    async def begins(self, *people: Person) -> None:
        """Wait until the game waits for one of these people."""
        await self.until(lambda: any(map(self.waits, people)))

    def waits(self, person: Person) -> bool:
        """Whether the panel waits for this person."""
        (*_, told) = self.panel.embeds
        words = f"{told.get('title', '')} {told.get('description', '')}"
        is_named = f"{person.name}," in words or f"<@{person.id}>" in words.replace("chosen by <@", "")
        return is_named and has(self.panel, "Play")

    @property
    def turns(self) -> list[str]:
        """What everybody has been told of turns: each begins with its seat and what it did."""
        told = [body(one) for one in self.messages if not one.buttons]
        return [one for one in told if one[:2] in MARKED]

    @property
    def is_over(self) -> bool:
        return any("The seed was `" in body(one) for one in self.messages)
