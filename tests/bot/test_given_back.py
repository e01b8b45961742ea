"""What was typed and came to nothing is given back, with the way to try it again."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.screens.look import ABOUT
from bot.sessions.service import Sessions
from bot.store.errors import DatabaseLocked
from bot.worker.line import Line, LineFull
from sandbox.calls import Call
from tests.bot.stage import Stage, play
from tests.faults.befores import pebbles, to_dare
from tests.faults.scene import Scene, button_of

TEXT = "text"


async def typing(scene: Scene, person: str = "Ada") -> Call:
    """Open the form for a line."""
    await scene.press(person, "Report")
    return await scene.press(person, "Type it")


async def submit(scene: Scene, form: Call, typed: str, person: str = "Ada") -> str:
    """Send a form; return the newest of what its person alone sees then."""
    await scene.people[person].submit(form, {TEXT: typed})
    await scene.rest()
    return scene.own(person)[0].text if scene.own(person) else ""


def test_a_line_waits_until_the_open_question_is_answered(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await pebbles(scene)
        form = await typing(scene)
        await scene.slash("Ada", "report", action="dared")
        told = await submit(scene, form, "took 1 red")
        assert "open question" in told
        assert told.endswith("took 1 red")
        await scene.slash("Ada", "answer", text="no")
        await scene.rest()
        again = await scene.press("Ada", "Try again")
        assert "took 1 red" in json.dumps(again.modal)
        await submit(scene, again, "took 1 red")
        assert scene.says("took 1 red")

    play(stage, doing)


@pytest.mark.parametrize(
    ("verb", "typed"), [("report", {"action": "took 1 red"}), ("fix", {"field": "pebbles", "value": "12"})]
)
def test_a_command_is_given_back_while_a_question_is_open(
    stage: Stage, verb: str, typed: dict[str, str]
) -> None:
    async def doing(scene: Scene) -> None:
        await pebbles(scene)
        await scene.slash("Ada", "report", action="dared")
        await scene.slash("Ada", verb, **typed)
        *_, line = typed.values()
        assert scene.own("Ada")[0].text.endswith(line)
        await scene.slash("Ada", "answer", text="no")
        await scene.rest()
        again = await scene.press("Ada", "Try again")
        assert json.dumps(line) in json.dumps(again.modal)

    play(stage, doing)


def test_a_line_that_would_end_anothers_turn_is_given_back_with_how_it_is_told(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "start caledonia", automas=1, players=2, pace="one")
        await scene.press("Ben", "Join")
        await scene.press("Ada", "The table is set up")
        for typed in ("55 wool 2", "1, 2, 3, 4, 5, 6", "? ? ? ? ?"):
            await scene.slash("Ada", "answer", text=typed)
        await scene.rest()
        while button_of(scene.table, "My turn") is None:
            label = scene.table.buttons[0].label
            await scene.press("Ben" if label.startswith("Ben") else "Ada", label)
            await scene.rest()
        await scene.slash("Ben", "report", action="sold 2 wool")
        told = scene.own("Ben")[0].text
        assert "; more" in told
        assert told.endswith("sold 2 wool")
        again = await scene.press("Ben", "Try again")
        await submit(scene, again, "sold 2 wool; more", "Ben")
        assert scene.says("Sold 2 wool")

    play(stage, doing)


def test_an_answer_that_comes_too_late_is_given_back_with_nothing_to_try(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await pebbles(scene)
        for _ in range(2):
            await scene.press("Ada", "Turn")
            await scene.rest()
        form = await scene.press("Ada", "Type the answer")
        await scene.slash("Ada", "answer", text="7")
        await scene.rest()
        assert (await submit(scene, form, "8")).endswith("8")
        assert button_of(scene.own("Ada")[0], "Try again") is None

    play(stage, doing)


def test_a_line_that_was_not_saved_is_given_back(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def doing(scene: Scene) -> None:
        await pebbles(scene)
        form = await typing(scene)

        async def locked(*_: Any, **__: Any) -> None:
            raise DatabaseLocked("The entry was not saved")

        with monkeypatch.context() as patched:
            patched.setattr(Sessions, "report", locked)
            assert (await submit(scene, form, "took 1 red")).endswith("took 1 red")
        assert "took 1 red" in json.dumps((await scene.press("Ada", "Try again")).modal)

    play(stage, doing)


def test_what_is_wrong_is_given_back_while_others_wait_for_exports(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    @asynccontextmanager
    async def full(*_: Any) -> AsyncIterator[None]:
        raise LineFull
        yield

    async def doing(scene: Scene) -> None:
        await to_dare(scene)
        await scene.slash("Ada", "look")
        await scene.choose("Ada", ABOUT)
        form = await scene.press("Ada", "Report a fault")
        with monkeypatch.context() as patched:
            patched.setattr(Line, "place", full)
            told = await submit(scene, form, "It took two,\nnot three")
        assert "Others are waiting" in told
        assert told.endswith("It took two,\nnot three")
        again = await scene.press("Ada", "Try again")
        assert json.dumps("It took two,\nnot three") in json.dumps(again.modal)
        await submit(scene, again, "It took two,\nnot three")
        (file,) = scene.own("Ada")[0].attachments
        assert json.loads(file.content)["report"]["sentence"] == "It took two,\nnot three"

    play(stage, doing)
