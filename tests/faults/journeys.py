"""What people do in the runs."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.faults.scene import Act, Scene

Does = Callable[[Scene], Awaitable[Any]]


@dataclass(frozen=True)
class Journey:
    """What is there already, and what people do then, step by step; the acts of a step are done at once."""

    name: str
    before: Does
    steps: Sequence[Sequence[Act]]
    is_start: bool = False
    """Whether the bot's start belongs to it."""


def pressing(person: str, label: str) -> Does:
    return lambda scene: scene.press(person, label)


def typing(person: str, command: str, **options: Any) -> Does:
    return lambda scene: scene.slash(person, command, **options)


def table_says(words: str) -> Callable[[Scene], bool]:
    return lambda scene: scene.says(words)


def is_told(words: str) -> Callable[[Scene], bool]:
    return lambda scene: any(words in one.text for one in scene.public)


async def pebbles(scene: Scene, **options: Any) -> None:
    """Begin a game of pebbles as Ada, with its cards in their order."""
    chosen = {"deck": "sorted", "seed": "net", "log": "turns"} | options
    await scene.slash("Ada", "start pebbles", **chosen)
    await scene.rest()


async def to_dare(scene: Scene) -> None:
    """Play pebbles until the next card asks for a dare."""
    await pebbles(scene)
    await scene.press("Ada", "Turn")
    await scene.rest()
    for answer in ("7", "blue", "Space 3"):
        await scene.press("Ada", "Turn")
        await scene.rest()
        if answer == "7":
            form = await scene.press("Ada", "Type the answer")
            await scene.people["Ada"].submit(form, {"text": answer})
        else:
            await scene.choose("Ada", answer)
        await scene.rest()


SOLO = Journey(
    "a turn alone, with a question",
    to_dare,
    (
        (Act(pressing("Ada", "Turn"), table_says("Do you dare"), "the turn"),),
        (Act(pressing("Ada", "Yes"), is_told("The card brings 2"), "the answer"),),
    ),
)
JOURNEYS: tuple[Journey, ...] = (SOLO,)
