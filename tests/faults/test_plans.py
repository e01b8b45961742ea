"""What is said in advance, as people see it: its author alone, until it acts."""

from collections.abc import Awaitable, Callable

import pytest

from sandbox.guild import Message
from tests.faults.befores import scythe
from tests.faults.journeys import Journey
from tests.faults.net import Net
from tests.faults.scene import Scene

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Net:
    return Net(tmp_path_factory.mktemp("net"))


def seen(scene: Scene) -> list[tuple[int, str, list[str | None]]]:
    """Return all that others than Ben can see, word by word."""
    return [(one.id, one.text, [button.custom_id for button in one.buttons]) for one in scene.public]


async def say(scene: Scene, what: str) -> None:
    await scene.slash("Ben", "look")
    await scene.press("Ben", "In advance")
    await scene.choose("Ben", what)
    await scene.rest()


def own(scene: Scene) -> Message:
    return scene.own("Ben")[0]


def test_nobody_sees_what_is_said_in_advance_until_it_acts(net: Net) -> None:
    async def doing(scene: Scene) -> None:
        before = seen(scene)
        scene.seen.mentioned.clear()
        await say(scene, "Ben is done")
        assert "You have said: **Ben is done**" in own(scene).text
        await scene.press("Ben", "Take it back")
        assert "You have said nothing" in own(scene).text
        await scene.choose("Ben", "Ben is done")
        await scene.slash("Cleo", "look")
        await scene.rest()
        assert not any("advance" in one.text or "advance" in str(one.buttons) for one in scene.own("Cleo"))
        assert seen(scene) == before
        await scene.press("Ada", "Done")
        await scene.rest()
        assert "Ben" not in scene.seen.mentioned
        assert seen(scene) != before
        await scene.slash("Ben", "look")
        await scene.rest()

    play(net, doing)


def test_its_author_is_told_that_it_was_dropped(net: Net) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "report", action="enlist power")
        await scene.rest()
        await say(scene, "Ben is done")
        before = [one.text for one in scene.public]
        await scene.press("Ada", "Undo")
        await scene.rest()
        assert [one.text for one in scene.public] != before
        await scene.slash("Ben", "look")
        assert "**Ben is done**, was dropped" in own(scene).text
        assert "something that it stood on was undone" in own(scene).text
        await scene.press("Ben", "In advance")
        await scene.press("Ben", "I have read it")
        assert "You have said nothing" in own(scene).text
        await scene.press("Ada", "Done")
        await scene.rest()
        assert "Ben, it's your turn" in scene.table.text

    play(net, doing)


def play(net: Net, doing: Callable[[Scene], Awaitable[None]]) -> None:
    """Run what people do at a game of Scythe."""
    with Scene(net._disk, net.prepared(Journey("scythe", scythe, ()))) as scene:
        scene.world.commands = net._commands()
        scene.bot.start()
        scene.play(doing(scene))
        assert scene.bot.bugs == []
