"""A channel, people and the bot in the test's own process, for what goes through several presses."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.faults.journeys import Journey
from tests.faults.net import Net
from tests.faults.scene import Scene
from tests.faults.store import Disk

MANAGE_SERVER = 1 << 5
"""Discord's bit for that permission."""


async def nothing(_: Scene) -> None:
    """Begin no game."""


class Stage:
    """Scenes that all begin with a channel in which nothing has happened."""

    def __init__(self, folder: Path) -> None:
        self._folder, net = folder, Net(folder)
        self._prepared = net.prepared(Journey("nothing has happened", nothing, ()))
        self._commands = net._commands()

    @contextmanager
    def scene(self, manager: str = "Ada") -> Iterator[Scene]:
        """Yield a scene with a bot that runs, in which one person may manage the server."""
        with Scene(Disk(self._folder / "automa.db"), self._prepared) as scene:
            scene.world.commands = self._commands
            scene.bot.start()
            scene.people[manager].user.permissions |= MANAGE_SERVER
            yield scene
            assert not scene.bot.bugs, scene.bot.bugs
            assert not scene.wires.refused, scene.wires.refused


def play(stage: Stage, doing: Callable[[Scene], Awaitable[None]]) -> None:
    """Let people do something in a scene of its own."""
    with stage.scene() as scene:
        scene.play(doing(scene))
