"""A person at the page: the bot's process, the look-alike, and what one does with mouse and keyboard."""

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright

from sandbox.driver import Sandbox

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"),
    # Pages for the address bar of each window: to make them takes half of what a start takes.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
)
TURN = "[data-custom-id*=':turn:']"
QUESTION = "[data-custom-id*=':ans:'], [data-custom-id*=':sel:']"


@asynccontextmanager
async def playing(folder: Path, *packages: Path) -> AsyncIterator[Sandbox]:
    """Run look-alike and bot, which finds further games, or another library, in folders of their own."""
    async with Sandbox() as sandbox:
        settings = {
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API_BASE": sandbox.api_base,
            "DATABASE_URL": f"sqlite:///{folder}/automa.db",
            "PYTHONPATH": os.pathsep.join(map(str, (ROOT, *packages))),
            "LOG_LEVEL": "error",
            "DOCTOR_HOURS": "0",
            "BACKUP_HOURS": "0",
        }
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", cwd=folder, env=os.environ | settings
        )
        sandbox.watch(bot.pid)
        try:
            await sandbox.ready()
            yield sandbox
        finally:
            bot.terminate()
            await bot.wait()


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """Run the system's Chromium."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield browser
        await browser.close()


class Visitor:
    """One person at the page."""

    def __init__(self, page: Page, sandbox: Sandbox) -> None:
        self.page = page
        self.sandbox = sandbox

    @staticmethod
    async def of(
        browser: Browser,
        sandbox: Sandbox,
        user: str,
        width: int = 1280,
        height: int = 860,
        channel: str = "burgundy-table",
    ) -> "Visitor":
        """Open the page in a window of its own."""
        page = await browser.new_page(viewport={"width": width, "height": height})
        await page.goto(f"{sandbox.page_url}?user={user}&channel={channel}")
        return Visitor(page, sandbox)

    async def command(self, path: str, **options: str) -> None:
        """Type a command, fill in options and send it."""
        await self._begin(path, options)
        await self.page.locator("#send").click()

    async def give(self, path: str, file: Path, **options: str) -> None:
        """Type a command, fill in options, choose a file for its option `file` and send it."""
        await self._begin(path, options)
        await self._add("file")
        await self.page.locator("[data-option=file]").set_input_files(file)
        await self.page.locator("#send").click()

    async def _begin(self, path: str, options: dict[str, str]) -> None:
        composer = self.page.locator("#composer")
        await composer.click()
        await composer.press_sequentially(f"/{path}")
        await composer.press("Enter")
        await self.page.locator("[data-command-bar]").wait_for()
        for name, value in options.items():
            await self._add(name)
            await self.page.locator(f"[data-option={name}]").fill(value)

    async def _add(self, option: str) -> None:
        if not await self.page.locator(f"[data-option={option}]").count():
            await self.page.locator(".option-add").click()
            await self.page.locator(f"[data-add-option={option}]").click()

    async def press(self, label: str) -> None:
        """Press the newest button with this label."""
        await self.page.get_by_role("button", name=label, exact=True).last.click()

    async def take_turn(self) -> list[str]:
        """Press the turn's button and answer what is asked with its first option; return the answers."""
        await self.page.locator(TURN).last.click()
        return await self.answer_all()

    async def answer_all(self) -> list[str]:
        """Answer the open questions of a turn with their first options; return the answers."""
        answers = []
        while await self._is_asked():
            question = self.page.locator(QUESTION).first
            mark = await question.get_attribute("data-custom-id")
            if mark and ":sel:" in mark:
                await question.click()
                option = self.page.locator(f".menu[data-for='{mark}'] [role=option]").first
                answers.append(await option.inner_text())
                await option.click()
                if await option.count():
                    # A menu that takes several stays open; it sends when it closes.
                    await self.page.keyboard.press("Escape")
            else:
                answers.append(await question.inner_text())
                await question.click()
            await self.page.wait_for_function(
                "mark => !document.querySelector(`[data-custom-id='${mark}']`)", arg=mark
            )
        return answers

    async def _is_asked(self) -> bool:
        """Wait until the bot has asked or has finished the turn; tell whether it asks."""
        await self.page.locator(f"{QUESTION}, [data-custom-id*=':menu'], {TURN}").last.wait_for()
        # The panel comes below and moves the page; a person waits for that too.
        await self.sandbox.settle()
        return bool(await self.page.locator(QUESTION).count())

    async def text(self) -> str:
        """Return all that can be read in the channel."""
        return await self.page.locator("#messages").inner_text()
