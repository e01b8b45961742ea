"""The page and its token: a page that was open before the look-alike was started anew goes on."""

import pytest
from playwright.async_api import expect

from sandbox.driver import Sandbox
from tests.browser.journey import CHROMIUM, browsing

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: install Debian's chromium"),
]


async def test_an_open_page_finds_the_look_alike_that_was_started_anew() -> None:
    async with browsing() as browser:
        async with Sandbox() as first:
            address, port = first.page_url, int(first.page_url.strip("/").rpartition(":")[2])
            page = await browser.new_page()
            await page.goto(address)
            await expect(page.locator("#channel-title")).to_have_text("general")
        async with Sandbox(port) as second:
            async with page.expect_response(lambda one: f"token={second.page_token}" in one.url):
                pass  # it listens to the new one
            second.user("Ben").say(second.channel("general"), "still there")
            await expect(page.locator("#messages")).to_contain_text("still there")
            await expect(page.locator("#banner")).to_be_hidden()


async def test_another_page_does_not_show_it_as_its_own() -> None:
    async with browsing() as browser, Sandbox() as sandbox:
        page = await browser.new_page()
        await page.set_content(f'<iframe src="{sandbox.page_url}"></iframe>')
        await page.frames[1].wait_for_load_state()
        assert await page.frames[1].locator("#composer").count() == 0
