"""A menu of `/automa start` from before an update: it begins nothing else than it shows."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.screens import start_choices
from sandbox.guild import Message
from tests.bot.stage import Stage, play
from tests.faults.scene import Scene, button_of

CHANGED = "The options of this game have changed. Nothing was started"


@contextmanager
def earlier(scene: Scene) -> Iterator[None]:
    """Let a bot run whose starts have fewer options; it is updated at the end."""
    with pytest.MonkeyPatch.context() as version:
        version.setattr(start_choices, "MANNERS", {})
        yield
    scene.restart()


async def menu(scene: Scene) -> Message:
    """Let Ada choose the deck in its order, which isn't usual."""
    await scene.slash("Ada", "start pebbles")
    await scene.press("Ada", "cards in order")
    return scene.own("Ada")[0]


def is_asked_anew(message: Message) -> bool:
    """Tell whether a menu says that nothing of it was taken over, and shows what would be played."""
    is_usual = button_of(message, "✓ cards in order") is None
    return message.content.startswith(CHANGED) and is_usual and button_of(message, "Start") is not None


def begun(scene: Scene) -> int:
    return len(scene.disk.rows("SELECT id FROM sessions"))


@pytest.mark.parametrize("label", ["Start", "our dice", "More options", "Start with a seed"])
def test_a_menu_of_before_an_update_is_asked_anew(stage: Stage, label: str) -> None:
    async def doing(scene: Scene) -> None:
        with earlier(scene):
            message = await menu(scene)
            if label == "Start with a seed":
                await scene.press("Ada", "More options")
        call = await scene.press("Ada", label)
        await scene.rest()
        assert call.modal is None
        assert is_asked_anew(message)
        assert begun(scene) == 0
        await scene.press("Ada", "cards in order")
        assert not message.content
        await scene.press("Ada", "Start")
        await scene.rest()
        assert begun(scene) == 1

    play(stage, doing)


def test_a_seed_that_was_typed_meanwhile_can_still_be_read(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        with earlier(scene):
            message = await menu(scene)
            await scene.press("Ada", "More options")
            form = await scene.press("Ada", "Start with a seed")
        await scene.people["Ada"].submit(form, {"text": "wire 3"})
        await scene.rest()
        assert is_asked_anew(message)
        assert "wire 3" in message.text
        assert begun(scene) == 0

    play(stage, doing)
