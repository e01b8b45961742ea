"""`python -m tests.browser` takes the pictures of the README and the docs anew."""

import asyncio
import tempfile
from pathlib import Path

from tests.browser.journey import QUESTION, ROOT, TURN, Seat, browsing, playing

PICTURES = ROOT / "docs" / "pictures"


async def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with playing(Path(folder)) as sandbox, browsing() as browser:
            ada = await Seat.of(browser, sandbox, "Ada", height=1000)
            await ada.command("automa start burgundy", seed="a quiet evening")
            await ada.page.locator(TURN).wait_for()
            await ada.page.locator(TURN).click()
            await ada.page.locator(QUESTION).first.wait_for()
            await sandbox.settle()
            await ada.page.screenshot(path=PICTURES / "question.png")
            await ada.answer_all()
            await ada.page.locator(".message:has(img)", has_text="Die ").wait_for()
            await sandbox.settle()
            await ada.page.screenshot(path=PICTURES / "turn.png")
            await ada.press("Why?")
            await ada.page.locator(".message.ephemeral").wait_for()
            await sandbox.settle()
            await ada.page.screenshot(path=PICTURES / "why.png")
            cleo = await Seat.of(browser, sandbox, "Cleo", width=390, height=844)
            await cleo.page.locator(TURN).or_(cleo.page.get_by_role("button", name="Score")).first.wait_for()
            await cleo.page.screenshot(path=PICTURES / "phone.png")
            await _hosted(await Seat.of(browser, sandbox, "Ada", height=1240, channel="general"))
            await _score(await Seat.of(browser, sandbox, "Ben", height=2200, channel="quiet-corner"))


async def _hosted(ada: Seat) -> None:
    """Begin a hosted game, plan a turn, and take a picture of what Ada sees."""
    person, channel = ada.sandbox.user("Ada"), ada.sandbox.channel("general")
    await person.slash(channel, "automa start macrobber", seed="wire 2", strength="reiver")
    await ada.press("Play")
    await ada.page.locator(".message.ephemeral img").last.wait_for()
    await ada.sandbox.settle(quiet=0.5)
    await ada.page.wait_for_function("[...document.images].every(one => one.complete)")
    await ada.page.screenshot(path=PICTURES / "hosted.png")


async def _score(ben: Seat) -> None:
    """Play a dealt game to its end and take a picture of the end score."""
    options = {"board": "dealt", "automas": 2, "seed": "a quiet evening"}
    person = ben.sandbox.user("Ben")
    await person.slash(ben.sandbox.channel("quiet-corner"), "automa start burgundy", **options)
    end = ben.page.locator(".message", has_text="The seed was")
    while not await end.count():
        await ben.page.locator(TURN).last.click()
        await ben.sandbox.settle()
    await end.last.locator("img").nth(1).wait_for()
    await ben.sandbox.settle()
    await ben.page.wait_for_function("[...document.images].every(one => one.complete)")
    await end.last.screenshot(path=PICTURES / "score.png")


asyncio.run(main())
