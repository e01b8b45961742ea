"""`python -m tests.browser` takes the pictures of the README and the docs anew."""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.async_api import Browser

from sandbox.driver import Message, Person, Sandbox
from tests.browser.journey import ROOT, Visitor, browsing, playing
from tests.wire.whole import Whole, asks

PICTURES = ROOT / "docs" / "pictures"
PHONE, DESKTOP = (390, 844), (1280, 800)
SEED = "a quiet evening"
LOADED = "() => Promise.all([...document.images].map((one) => one.decode()))"


class Visit:
    """One person in a channel of their own, seen now and then through the page."""

    def __init__(self, browser: Browser, sandbox: Sandbox, name: str = "Ada") -> None:
        self.browser, self.sandbox = browser, sandbox
        self.person: Person = sandbox.user(name)
        self.channel = sandbox.add_channel("game-night")
        self.whole = Whole(sandbox, self.channel, [self.person])

    @property
    def table(self) -> Message:
        """The newest message with buttons that everybody sees."""
        return [one for one in self.channel.messages() if one.buttons or one.selects][-1]

    @property
    def own(self) -> Message:
        """The newest message that only this person sees."""
        return [one for one in self.channel.messages(self.person.user) if one.is_ephemeral][-1]

    async def start(self, game: str, **options: object) -> None:
        await self.person.slash(self.channel, f"automa start {game}", **{"seed": SEED} | options)
        await self.sandbox.settle()

    async def press(self, label: str = "", message: Message | None = None) -> None:
        """Press a button, or the first one."""
        message = message or self.table
        button = next(one for one in message.buttons if (one.label or "").startswith(label))
        await self.person.press(message, button.custom_id)
        await self.sandbox.settle()

    async def choose(self, number: int, *places: int) -> None:
        """Choose what stands at these places of a menu of the private message."""
        menu = self.own.selects[number]
        await self.person.select(self.own, menu.custom_id, [menu.values[place] for place in places])
        await self.sandbox.settle()

    async def press_on(self, until: Callable[[Message], bool]) -> None:
        """Play on, whatever is asked."""
        if until(self.table):
            return
        async for _ in self.whole.presses():
            if until(self.table):
                return
        assert until(self.table), self.table.text

    async def look(self, name: str, size: tuple[int, int] = PHONE) -> None:
        """Take a picture of the page."""
        seat = await Visitor.of(
            self.browser, self.sandbox, self.person.name, *size, channel=self.channel.name
        )
        await seat.page.locator("[data-custom-id]").last.wait_for()
        await self.sandbox.settle(quiet=0.5)
        await seat.page.evaluate(LOADED)
        await seat.page.screenshot(path=PICTURES / f"{name}.png")
        await seat.page.close()


async def search(visit: Visit) -> None:
    """The board is on the table: a question, a turn, and why."""
    await visit.start("burgundy", board="search", seed="a")
    await visit.look("start")
    await visit.press("Done")
    await visit.press()
    await visit.press_on(asks)
    await visit.look("search-question")
    await visit.look("question", DESKTOP)
    await visit.press()
    await visit.press_on(lambda table: not asks(table))
    await visit.look("search-turn")
    await visit.look("turn", DESKTOP)
    await visit.press("Why?")
    await visit.look("why", DESKTOP)


async def tracked(visit: Visit) -> None:
    """The bot keeps the colours of the board: a report."""
    await visit.start("burgundy", board="tracked")
    await visit.press_on(lambda table: not asks(table))
    await visit.press("My turn")
    await visit.look("tracked-my-turn")
    await visit.choose(0, 0)
    await visit.press("Done", visit.own)
    await visit.look("tracked-turn")


async def dealt(visit: Visit) -> None:
    """The bot is the board: what happened since, and the end."""
    await visit.start("burgundy", board="dealt", automas=2)
    await visit.press("Done")
    await visit.press("Yes: Done", visit.own)
    await visit.look("dealt-table")
    await visit.press("My turn")
    await visit.choose(0, 0, 3)
    await visit.look("dealt-my-turn")
    await visit.press("Done", visit.own)
    await visit.press("Look")
    await visit.look("dealt-look")
    await visit.press_on(lambda table: any(one.label == "Again" for one in table.buttons))
    await visit.look("score", DESKTOP)


async def hosted(visit: Visit) -> None:
    """A game that the bot hosts: the hand that only Ada sees."""
    await visit.start("macrobber", strength="reiver", seed="wire 2")
    await visit.press("Play")
    await visit.look("hosted-phone")
    await visit.look("hosted", DESKTOP)


async def after_a_turn(visit: Visit, game: str) -> None:
    """Look at what an automa's first turn has left."""
    await visit.start(game)
    await visit.press("Done")
    await visit.press()
    await visit.press_on(lambda table: not asks(table))
    await visit.look(game)


async def scythe(visit: Visit) -> None:
    """The map that the bot keeps, after an Automa's turn."""
    await after_a_turn(visit, "scythe")


async def caledonia(visit: Visit) -> None:
    """A MacHina's books after its first turns."""
    await visit.start("caledonia")
    await visit.press_on(lambda table: "takes a contract" in table.text or "sells" in table.text)
    await visit.look("caledonia")


async def london(visit: Visit) -> None:
    """AutoMartin's card, stack and boroughs after a turn."""
    await after_a_turn(visit, "london")


async def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    for scene in (search, tracked, dealt, hosted, scythe, caledonia, london):
        with tempfile.TemporaryDirectory() as folder:
            async with playing(Path(folder)) as sandbox, browsing() as browser:
                await scene(Visit(browser, sandbox))


if __name__ == "__main__":
    asyncio.run(main())
