"""First messages, the longest ones: on a phone and on a desktop they are seen whole."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.eyes import Eyes
from tests.browser.journey import CHROMIUM, browsing, playing
from tests.wire.conftest import BLANK

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: install Debian's chromium"),
]
LARGE = {"automas": 2, "players": 2}
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("burgundy", {"board": "search", "automas": 3}),
    ("burgundy", {"board": "search", **LARGE}),
    ("burgundy", {"board": "tracked", "automas": 3}),
    ("burgundy", {"board": "tracked", **LARGE}),
    ("burgundy", {"board": "dealt", **LARGE}),
    ("scythe", {}),
    ("scythe", {"seats": 5, "people": "12"}),
    ("caledonia", LARGE),
    ("london", {"automas": 3}),
    ("london", LARGE),
    ("macrobber", {"seats": 5}),
)
BEGUN_BY = {"burgundy": "Done", "scythe": "Done", "caledonia": "The table is set up", "london": "Done"}
"""What is pressed first, and can be taken back by whoever pressed it."""


async def test_the_first_message_is_seen_whole(tmp_path: Path) -> None:
    async with playing(tmp_path, BLANK) as sandbox, browsing() as browser:
        channel, ada = sandbox.channel("burgundy-table"), sandbox.user("Ada")
        eyes = await Eyes.of(browser, sandbox, channel, ada)
        faults = []
        for game, options in TABLES:
            await ada.slash(channel, f"automa start {game}", seed="a quiet evening", **options)
            await sandbox.settle()
            assert eyes.newest.attachments, f"{game} begins without a picture"
            faults += await eyes.faults(tmp_path)
            if game in BEGUN_BY:
                await ada.press(eyes.newest, label=BEGUN_BY[game])
                await sandbox.settle()
                sure = [one for one in eyes.newest.buttons if one.label == "Yes: Done"]
                if sure:
                    await ada.press(eyes.newest, label="Yes: Done")
                    await sandbox.settle()
                await ada.press(eyes.newest, label="Undo")
                await sandbox.settle()
                faults += await eyes.faults(tmp_path)
            await ada.slash(channel, "automa end")
            await ada.press(channel.messages(ada)[-1], label="End the game")
            await sandbox.settle()
        assert not faults, "\n".join(faults)
