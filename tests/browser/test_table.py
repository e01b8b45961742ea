"""Whole games on a phone and on a desktop: after each press all that matters is seen without scrolling."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.eyes import Eyes
from tests.browser.journey import CHROMIUM, browsing, playing
from tests.wire.conftest import BLANK
from tests.wire.whole import Whole

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: install Debian's chromium"),
]
GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "search": ("burgundy", {"board": "search", "automas": 2}, 0),
    "tracked": ("burgundy", {"board": "tracked", "difficulty": "medium"}, 2),
    "dealt": ("burgundy", {"board": "dealt", "automas": 2, "difficulty": "hard"}, 2),
    "dealt-two-people": ("burgundy", {"board": "dealt", "players": 2}, 3),
    "macrobber": ("macrobber", {"seats": 3}, 0),
    "scythe": ("scythe", {}, 0),
    "caledonia": ("caledonia", {}, 0),
    "london": ("london", {}, 0),
}


@pytest.mark.parametrize("name", GAMES)
async def test_after_each_press_all_that_matters_is_seen(name: str, tmp_path: Path) -> None:
    game, options, reports_one_in = GAMES[name]
    async with playing(tmp_path, BLANK) as sandbox, browsing() as browser:
        channel, ada, ben = sandbox.channel("burgundy-table"), sandbox.user("Ada"), sandbox.user("Ben")
        eyes = await Eyes.of(browser, sandbox, channel, ada)
        await ada.slash(channel, f"automa start {game}", seed="a quiet evening", **options)
        await sandbox.settle()
        people = [ada]
        if options.get("players") == 2:
            table = channel.messages()[-1]
            await ben.press(table, label="Join")
            await sandbox.settle()
            people.append(ben)
        whole = Whole(sandbox, channel, people, reports_one_in)
        faults = await eyes.faults(tmp_path)
        async for _ in whole.presses():
            faults += await eyes.faults(tmp_path)
        assert not faults, "\n".join(faults)
        assert not sandbox.refusals
