"""Two people of two languages at one table: each is spoken to in their own, and the table has one."""

from pathlib import Path

import pytest

from tests.faults.journeys import Journey
from tests.faults.net import Net
from tests.faults.scene import Scene
from tests.faults.test_hearing import clans

pytestmark = pytest.mark.slow


async def own(scene: Scene, person: str, command: str) -> str:
    """Return what somebody alone is answered to a command, with its buttons."""
    await scene.slash(person, command)
    await scene.rest()
    told = scene.own(person)[0]
    return "\n".join([told.text, *(one.label for one in told.buttons)])


def test_each_is_told_in_their_own_language_what_they_alone_see(tmp_path: Path) -> None:
    async def doing(scene: Scene) -> None:
        scene.people["Ben"].locale = "nl"
        for person, command, *words in (
            ("Ada", "why", "Why?", "Rule setup.16: "),
            ("Ada", "look", "In turn: ", "My note"),
            ("Ada", "redo", "There is nothing to bring back."),
            ("Ben", "why", "Waarom?", "Regel setup.16: "),
            ("Ben", "look", "Aan de beurt: ", "Mijn notitie"),
            ("Ben", "redo", "Er is niets om terug te halen."),
        ):
            told = await own(scene, person, command)
            assert [one for one in words if one not in told] == []
        for person in ("Ada", "Ben"):
            await scene.press(person, "Play")
            await scene.rest()
        assert "Which action?" in scene.own("Ada")[0].text
        assert "We wachten op" in scene.own("Ben")[0].text
        scene.people["Ada"].locale, scene.people["Ben"].locale = "nl", "en-US"
        assert "Geen actie" in await scene.suggested("Ada", "antwoorden", "tekst")
        await scene.press("Ada", "No action")
        await scene.rest()
        assert "Rooftocht of ruilen?" in scene.own("Ada")[0].text
        assert "Turn of Ardroch" in scene.table.text

    net = Net(tmp_path)
    with Scene(net._disk, net.prepared(Journey("clans", clans, ()))) as scene:
        scene.world.commands = net._commands()
        scene.bot.start()
        scene.play(doing(scene))
        assert scene.bot.bugs == []
