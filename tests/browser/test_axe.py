"""The page in its main states, on a phone and on a desktop: axe finds nothing that shuts somebody out."""

from pathlib import Path

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page

from sandbox.driver import Sandbox
from tests.browser.eyes import SIZES
from tests.browser.journey import CHROMIUM, Visitor, browsing, playing

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: install Debian's chromium"),
]

OPEN = [{"label": "Card 3", "value": "3", "default": True}, {"label": "Card 12", "value": "12"}]
"""Options that lie open in a form."""
FORM = {
    "custom_id": "combat",
    "title": "Turn of Polania",
    "components": [
        {"type": 10, "content": "Power and combat cards together."},
        {"type": 18, "label": "Total", "component": {"type": 4, "custom_id": "total", "style": 1}},
        {"type": 18, "label": "Which card?", "component": {"type": 21, "custom_id": "card", "options": OPEN}},
        {
            "type": 18,
            "label": "Which cards?",
            "component": {"type": 22, "custom_id": "cards", "options": OPEN},
        },
    ],
}
SHOW_FORM = """async (modal) => {
  const { state, tell } = await import("/web/store.js");
  state.form = { modal, submit: async () => null };
  tell("form");
}"""


async def violations(page: Page, state: str) -> list[str]:
    """Return what axe finds wrong with a page, each with the nodes that it is about."""
    found = (await Axe().run(page)).response["violations"]
    return [
        f"{state}: {one['id']} ({one['help']}): {node['html'][:200]}"
        for one in found
        for node in one["nodes"]
    ]


async def look_around(browser: Browser, sandbox: Sandbox, size: tuple[int, int]) -> list[str]:
    """Bring the page into each of its states; return what is wrong in them."""
    width, height = size
    ada = await Visitor.of(browser, sandbox, "Ada", width, height)
    page = ada.page
    await page.locator("#composer").wait_for()
    found = await violations(page, "start")
    await page.locator("#composer").press_sequentially("/automa")
    await page.locator("[role=option]").first.wait_for()
    found += await violations(page, "commands")
    await page.locator("#composer").fill("")
    await ada.command("automa start scythe", seed="a quiet evening")
    await sandbox.settle()
    await page.locator("#messages img").first.wait_for()
    found += await violations(page, "table")
    await ada.command("automa me")
    await page.locator(".message.ephemeral").first.wait_for()
    found += await violations(page, "private message")
    await page.locator(".message.ephemeral .select").first.click()
    await page.locator(".menu [role=option]").first.wait_for()
    found += await violations(page, "menu")
    await page.keyboard.press("Escape")
    await page.locator(".message.ephemeral .button").first.click()
    await page.locator(".modal[open]").wait_for()
    found += await violations(page, "form")
    await page.keyboard.press("Escape")
    await page.evaluate(SHOW_FORM, FORM)
    await page.locator(".modal[open] input[type=radio]").first.wait_for()
    found += await violations(page, "form with options that lie open")
    await page.keyboard.press("Escape")
    if width < 600:
        await page.locator("#drawer-open").click()
        found += await violations(page, "channels")
    return found


async def test_axe_finds_no_violation_in_any_state_of_the_page(tmp_path: Path) -> None:
    async with playing(tmp_path) as sandbox, browsing() as browser:
        found = []
        for size in SIZES:
            found += [f"{size[0]} px, {one}" for one in await look_around(browser, sandbox, size)]
        assert not found, "\n".join(found)
        assert not sandbox.refusals
