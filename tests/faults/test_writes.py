"""How often a press writes into the file: once for what it does, and once for what was told of it."""

import pytest

from tests.faults.acts import Does, choosing, pressing, typing
from tests.faults.befores import (
    asked,
    ended,
    pair_after_a_turn,
    pair_without_log,
    pebbles,
    said_in_advance,
    saying_in_advance,
    talking,
)
from tests.faults.journeys import Journey
from tests.faults.net import Net
from tests.faults.scene import Scene

pytestmark = pytest.mark.slow

MOVE, LOOK = [True, False], list[bool]()
"""What is forced to the disk, and what isn't."""


async def empty(_: Scene) -> None:
    """Begin no game."""


async def reported(scene: Scene) -> None:
    """Report something that can be taken back."""
    await pebbles(scene)
    await scene.slash("Ada", "report", action="took 1 red")


async def wish_to_end(scene: Scene) -> None:
    """Ask whether to end a game."""
    await pebbles(scene)
    await scene.slash("Ada", "end")


async def asked_for_a_note(scene: Scene) -> None:
    """Open what has the button for a note."""
    await pebbles(scene)
    await scene.slash("Ada", "look")


async def note(scene: Scene) -> None:
    """Write a note."""
    form = await scene.press("Ada", "My note")
    await scene.people["Ada"].submit(form, {"note": "the red ones"})


async def settings(scene: Scene) -> None:
    """Look at the server's settings as who may change them."""
    scene.people["Ada"].user.permissions |= 1 << 5
    await scene.slash("Ada", "settings")


async def wish_to_go(scene: Scene) -> None:
    """Ask for all to be deleted that is kept of somebody."""
    await pebbles(scene)
    await scene.slash("Ada", "privacy")
    await scene.press("Ada", "Delete")


async def wishing(scene: Scene) -> None:
    """Look at what one wishes, beside a game of two."""
    await pair_without_log(scene)
    await scene.slash("Ada", "me")


KINDS: dict[str, tuple[Does, Does, list[bool]]] = {
    "a start": (empty, typing("Ada", "start pebbles", deck="sorted", seed="net"), MOVE),
    "a start, of each turn a message": (empty, typing("Ada", "start pebbles", log="turns"), MOVE),
    "a start where a request is open": (ended, typing("Ada", "start pebbles", deck="sorted"), [*MOVE, False]),
    "a typed turn": (pebbles, typing("Ada", "turn"), MOVE),
    "a typed report": (pebbles, typing("Ada", "report", action="took 1 red"), MOVE),
    "a typed undo": (reported, typing("Ada", "undo"), MOVE),
    "a pressed turn": (pebbles, pressing("Ada", "Turn"), MOVE),
    "a pressed undo": (reported, pressing("Ada", "Undo"), MOVE),
    "a pressed turn under what people say": (talking, pressing("Ada", "Turn"), MOVE),
    "an end": (wish_to_end, pressing("Ada", "End the game"), MOVE),
    "a seat": (pebbles, pressing("Ben", "Join"), MOVE),
    "a request": (pair_after_a_turn, pressing("Ada", "Undo"), MOVE),
    "a consent": (asked, pressing("Ben", "Agree"), MOVE),
    "a refusal": (asked, pressing("Ben", "No"), [*MOVE, False]),
    "how things stand": (pebbles, typing("Ada", "status"), MOVE),
    "a wish": (wishing, choosing("Ada", "after 3 hours"), [True]),
    "a pause": (wishing, pressing("Ada", "Pause this game"), MOVE),
    "what is said in advance": (saying_in_advance, choosing("Ben", "Ben is done"), [True]),
    "a turn that something was said ahead of": (said_in_advance, pressing("Ada", "Done"), MOVE),
    "what one wishes": (pebbles, typing("Ada", "me"), LOOK),
    "a wish to end": (pebbles, typing("Ada", "end"), LOOK),
    "a look": (pebbles, typing("Ada", "look"), LOOK),
    "why": (reported, typing("Ada", "why"), LOOK),
    "a pressed why": (reported, pressing("Ada", "Why"), LOOK),
    "a note": (asked_for_a_note, note, [True]),
    "a setting": (settings, choosing("Ada", "Who may start a game: Who may manage the server"), [True]),
    "a wish to have all deleted": (wish_to_go, pressing("Ada", "Delete"), [True]),
    "what isn't understood": (pebbles, typing("Ada", "report", action="nothing"), LOOK),
}


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Net:
    return Net(tmp_path_factory.mktemp("net"))


@pytest.mark.parametrize("kind", KINDS)
def test_a_press_is_written_down_once_and_what_was_told_of_it_once(net: Net, kind: str) -> None:
    before, does, writes = KINDS[kind]
    assert net.writes(Journey(kind, before, ()), does) == writes
