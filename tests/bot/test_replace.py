"""*Replace* of `/automa cards`: what was to be taken in stays in its message until it is."""

from typing import Any

import pytest

from bot.store.errors import DatabaseLocked, KeptChanged
from bot.wire.endpoint import Endpoint
from sandbox.guild import Message
from tests.bot.stage import Stage, play
from tests.faults.scene import Scene, button_of


class Files:
    """In place of what fetches files: brings those of the world's messages, or a fault."""

    def __init__(self) -> None:
        self.scene: Scene | None = None
        self.fault: Exception | None = None

    async def fetch(self, address: str, _: int) -> bytes:
        if self.fault:
            raise self.fault
        assert self.scene is not None
        messages = self.scene.world.messages.values()
        return next(one.content for message in messages for one in message.attachments if one.url in address)


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch) -> Files:
    files = Files()
    monkeypatch.setattr(Endpoint, "fetch", lambda _, address, most: files.fetch(address, most))
    return files


async def line(scene: Scene, person: str, typed: str) -> None:
    await scene.slash(person, "cards", line=typed, game="pebbles")
    await scene.rest()


async def asked(scene: Scene) -> Message:
    """Let Ben be asked whether he wants to replace a card of Ada's."""
    await line(scene, "Ada", "bridge 2 red")
    await line(scene, "Ben", "bridge 5 blue")
    return scene.own("Ben")[0]


def is_whole(message: Message) -> bool:
    """Tell whether a message still has its file and its button."""
    return bool(message.attachments) and button_of(message, "Replace") is not None


def kept(scene: Scene) -> list[Any]:
    return scene.disk.rows("SELECT key, value FROM kept")


@pytest.mark.parametrize("fault", [TimeoutError(), OSError()])
def test_a_file_that_does_not_come_can_be_tried_again(stage: Stage, files: Files, fault: Exception) -> None:
    async def doing(scene: Scene) -> None:
        files.scene, files.fault = scene, fault
        message = await asked(scene)
        await scene.press("Ben", "Replace")
        assert "The file didn't come from Discord. Nothing was changed" in scene.own("Ben")[0].text
        assert is_whole(message)
        files.fault = None
        await scene.press("Ben", "Replace")
        await scene.rest()
        assert kept(scene) == [("bridge", '"5 blue"')]
        assert (message.text, message.attachments, message.buttons) == ("Noted.", [], [])
        assert "has changed this" in scene.public[-1].text

    play(stage, doing)


def test_what_somebody_else_has_changed_is_shown_before_it_is_replaced(stage: Stage, files: Files) -> None:
    async def doing(scene: Scene) -> None:
        files.scene = scene
        message = await asked(scene)
        await line(scene, "Ada", "bridge 3 red")
        await scene.press("Ada", "Replace")
        await scene.press("Ben", "Replace")
        anew = scene.own("Ben")[0]
        assert anew.text.startswith("Somebody else has changed what is kept meanwhile. Nothing was changed")
        assert "`bridge 3 red` → `bridge 5 blue`" in anew.text
        assert is_whole(message)
        assert kept(scene) == [("bridge", '"3 red"')]
        await scene.press("Ben", "Replace")
        assert kept(scene) == [("bridge", '"5 blue"')]

    play(stage, doing)


@pytest.mark.parametrize("fault", [KeptChanged(), DatabaseLocked()])
def test_what_could_not_be_saved_can_be_tried_again(
    stage: Stage, files: Files, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    async def doing(scene: Scene) -> None:
        async def fail(*_: Any) -> None:
            raise fault

        files.scene = scene
        message = await asked(scene)
        with monkeypatch.context() as trouble:
            trouble.setattr(scene.bot.context.sessions.collections, "change", fail)
            await scene.press("Ben", "Replace")
        assert "othing was changed" in scene.own("Ben")[0].text
        assert is_whole(message)
        await scene.press("Ben", "Replace")
        assert kept(scene) == [("bridge", '"5 blue"')]

    play(stage, doing)
