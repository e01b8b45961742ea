"""A whole automata turn by clicks, alone and with two people, on a desktop and on a phone."""

from pathlib import Path

import pytest
from playwright.async_api import Page

from bot.words.words import I18n
from tests.browser.journey import CHROMIUM, TURN, Visitor, browsing, playing

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: install Debian's chromium"),
]


MENU = {
    "type": 3,
    "custom_id": "many",
    "max_values": 3,
    "options": [{"label": one, "value": one} for one in "abc"],
}
SHOW_MENU = """async ([content, menu]) => {
  const { state, tell } = await import("/web/store.js");
  state.messages.set("1", { id: "1", content, components: [{ type: 1, components: [menu] }],
    embeds: [], attachments: [], author: { id: "2", name: "B" }, timestamp: new Date().toISOString() });
  tell("messages");
}"""
READ_NUMBER = """async (typed) => {
  const { Option } = await import("/web/option.js");
  const option = new Option({ type: 4, name: "n", shown: "n", description: "d" });
  option.input.value = typed;
  return option.read().value ?? null;
}"""


async def keep_a_draft_and_a_command(page: Page) -> None:
    """Begin a command while a message is half typed, change the channel, fail to send it, and leave it."""
    box, seed = page.locator("#composer"), page.locator("[data-option=seed]")
    await box.fill("half a message")
    await page.locator("#use-command").click()
    await box.press_sequentially("automa start burgundy")
    await box.press("Enter")
    await page.locator("[data-add-option=seed]").click()
    await seed.fill("kept")
    for channel in ("quiet-corner", "burgundy-table"):
        await page.get_by_text(channel, exact=True).first.click()
        await page.locator("#channel-title", has_text=channel).wait_for()
    assert await seed.input_value() == "kept"
    await page.route("**/interactions", lambda route: route.abort())
    await page.locator("#send").click()
    await page.locator(".note").get_by_text("Dismiss message").click()
    await page.unroute("**/interactions")
    assert await seed.input_value() == "kept"
    await seed.press("Escape")
    await page.keyboard.press("Escape")
    assert await box.input_value() == "half a message"
    await box.fill("")


async def keep_ticks(page: Page) -> None:
    """Tick options of a menu while its message changes; what has changed is seen when the menu closes."""
    await page.evaluate(SHOW_MENU, ["before", MENU])
    await page.locator("[data-custom-id=many]").click()
    await page.locator(".menu [data-value=a]").click()
    await page.evaluate(SHOW_MENU, ["after", MENU])
    assert await page.locator(".menu [aria-selected=true]").count() == 1
    await page.locator(".menu [data-value=a]").click()
    await page.keyboard.press("Escape")
    await page.get_by_text("after", exact=True).wait_for()


async def test_a_turn_by_clicks_and_why(tmp_path: Path) -> None:
    async with playing(tmp_path) as sandbox, browsing() as browser:
        ada = await Visitor.of(browser, sandbox, "Ada")
        await keep_a_draft_and_a_command(ada.page)
        await keep_ticks(ada.page)
        typed = ("12", "-3", "1,000", "0x10")
        assert [await ada.page.evaluate(READ_NUMBER, one) for one in typed] == [12, -3, None, None]
        await ada.command("automa start burgundy", board="search", seed="a")
        await ada.page.locator(TURN).wait_for()
        await ada.press("Done")
        await sandbox.settle()
        answers = await ada.answer_all()
        assert answers
        told = await ada.text()
        assert "● Automata 1 " in told
        assert " → " in told
        assert "Round A2: white die" in told
        await ada.press("Why?")
        await ada.page.get_by_text("Rule take", exact=False).first.wait_for()
        assert await ada.page.locator(".message.ephemeral").count() == 1
        (tmp_path / "turn.png").write_bytes(await ada.page.screenshot())
        assert not sandbox.refusals


async def test_two_people_see_the_same_and_one_acts(tmp_path: Path) -> None:
    async with playing(tmp_path) as sandbox, browsing() as browser:
        ada = await Visitor.of(browser, sandbox, "Ada")
        ben = await Visitor.of(browser, sandbox, "Ben")
        await ada.command("automa start burgundy", board="dealt")
        await ada.press("Done")
        await ada.press("Yes: Done")
        for one in (ada, ben):
            await one.page.locator("#messages").get_by_text("Round A2", exact=False).first.wait_for()
        assert not sandbox.refusals


async def test_a_person_sees_and_types_the_commands_in_their_language(tmp_path: Path) -> None:
    async with playing(tmp_path) as sandbox, browsing() as browser:
        ada = await Visitor.of(browser, sandbox, "Ada")
        await ada.page.locator("#language").select_option("nl")
        await ada.page.locator("#language option[value=nl][selected]").wait_for(state="attached")
        composer = ada.page.locator("#composer")
        await composer.press_sequentially("/automa mel")
        await ada.page.get_by_text("/automa melden").wait_for()
        await ada.page.get_by_text("Vertel wat jullie deden").wait_for()
        await composer.fill("")
        await ada.command("automa help")
        await ada.page.get_by_text("typ /automa start", exact=False).first.wait_for()
        assert not sandbox.refusals


async def test_help_is_in_german_and_french_for_who_chooses_them(tmp_path: Path) -> None:
    async with playing(tmp_path) as sandbox, browsing() as browser:
        ada = await Visitor.of(browser, sandbox, "Ada")
        for locale in ("de", "fr"):
            await ada.page.locator("#language").select_option(locale)
            await ada.page.locator(f"#language option[value={locale}][selected]").wait_for(state="attached")
            assert sandbox.user("Ada").locale == locale
            await ada.command("automa help")
            begins, *_ = I18n({}, is_strict=True).words("", locale).label("ui-help").split(" `")
            await ada.page.get_by_text(begins, exact=False).first.wait_for()
        assert not sandbox.refusals


async def test_a_turn_fits_a_phone(tmp_path: Path) -> None:
    async with playing(tmp_path) as sandbox, browsing() as browser:
        cleo = await Visitor.of(browser, sandbox, "Cleo", width=390, height=844)
        await cleo.command("automa start burgundy", board="search")
        await cleo.page.locator(TURN).wait_for()
        await cleo.take_turn()
        width = await cleo.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390
