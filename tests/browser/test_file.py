"""A file goes in by the page: chosen in the command's option, told to everybody, played with."""

from pathlib import Path

import pytest

from tests.browser.journey import CHROMIUM, TURN, Visitor, browsing, playing

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: install Debian's chromium"),
]
DEMO = Path(__file__).parents[1] / "demo"


async def test_an_own_deck_is_given_as_a_file_and_played_on_a_phone(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("1 plain\n2 plain\n", encoding="utf-8")
    async with playing(tmp_path, DEMO) as sandbox, browsing() as browser:
        ada = await Visitor.of(browser, sandbox, "Ada", width=390, height=844)
        ben = await Visitor.of(browser, sandbox, "Ben")
        await ada.give("automa deck", deck, game="pebbles")
        await ben.page.get_by_text("has changed what is kept", exact=False).wait_for()
        assert "1 plain" in await ben.text()
        assert await ada.page.evaluate("document.documentElement.scrollWidth") <= 390
        await ada.command("automa start pebbles", deck="own")
        await ada.page.locator(TURN).first.wait_for()
        assert "2 cards left" in await ada.text()
        (tmp_path / "kept.png").write_bytes(await ada.page.screenshot())
        assert not sandbox.refusals


async def test_a_file_of_ten_megabytes_is_refused_with_its_size(tmp_path: Path) -> None:
    large = tmp_path / "large.txt"
    large.write_bytes(b"1 plain\n" * 1_250_000)
    async with playing(tmp_path, DEMO) as sandbox, browsing() as browser:
        ada = await Visitor.of(browser, sandbox, "Ada", width=390, height=844)
        await ada.give("automa deck", large, game="pebbles")
        refused = "The file has 9766 KiB, at most 64 are taken. Nothing was changed."
        await ada.page.get_by_text(refused).wait_for()
        assert not sandbox.refusals
