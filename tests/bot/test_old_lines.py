"""Lines by forms and buttons that hang there after they were used: none is done twice, and none lost."""

import copy

import pytest

from tests.bot.stage import Stage, play
from tests.bot.test_given_back import submit, typing
from tests.faults.befores import pair, pebbles
from tests.faults.scene import Scene, button_of

LINE = "took 1 red"


async def supply(scene: Scene, pebbles: str) -> bool:
    """Tell whether so many lie there."""
    await scene.slash("Ada", "look")
    return pebbles in scene.own("Ada")[0].text


async def twice(scene: Scene, label: str) -> str:
    """Press a button, then again as if its first answer had never come; return what is said to that."""
    asked = next(one for one in scene.own("Ada") if button_of(one, label))
    button, unchanged = button_of(asked, label), copy.copy(asked)
    assert button is not None
    await scene.people["Ada"].press(asked, button.custom_id)
    await scene.rest()
    await scene.people["Ada"].operate(unchanged, str(button.custom_id))
    await scene.rest()
    return scene.own("Ada")[0].text


def test_a_form_that_is_sent_again_does_its_line_once(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await pebbles(scene)
        form = await typing(scene)
        await submit(scene, form, LINE)
        told = await submit(scene, form, LINE)
        assert "already done" in told
        assert told.endswith(LINE)
        again = await scene.press("Ada", "Try again")
        assert await supply(scene, "3 red, 4 blue")
        await submit(scene, again, LINE)
        assert await supply(scene, "2 red, 4 blue"), "it is done twice if that is wanted"

    play(stage, doing)


def test_an_old_form_isnt_called_done_if_something_else_was(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await pebbles(scene)
        form = await typing(scene)
        await scene.slash("Ada", "report", action="took 1 blue")
        told = await submit(scene, form, LINE)
        assert "something has happened since" in told
        assert told.endswith(LINE)
        assert await supply(scene, "4 red, 3 blue")

    play(stage, doing)


def test_what_others_report_meanwhile_is_no_hindrance(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await pair(scene)
        form = await typing(scene)
        await scene.slash("Ben", "report", action="took 1 blue")
        await submit(scene, form, LINE)
        assert await supply(scene, "3 red, 3 blue")

    play(stage, doing)


def test_a_name_that_was_meant_is_taken_once(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "start london", seed="wire")
        await scene.rest()
        await scene.slash("Ada", "report", action="board + st pals")
        told = await twice(scene, "Yes: St Paul's")
        assert "already done" in told

    play(stage, doing)


async def selling(scene: Scene) -> None:
    """Start Caledonia, pick a sale under My turn, and type a line that ends the turn."""
    await scene.slash("Ada", "start caledonia", automas=1, players=1, pace="one")
    await scene.rest()
    await scene.press("Ada", "The table is set up")
    await scene.rest()
    for typed in ("55 wool 2", "1, 2, 3, 4, 5, 6", "? ? ? ? ?"):
        await scene.slash("Ada", "answer", text=typed)
        await scene.rest()
    while button_of(scene.table, "My turn") is None:
        await scene.press("Ada", scene.table.buttons[0].label)
        await scene.rest()
    await pick(scene)
    await scene.slash("Ada", "report", action="sold 2 wool")


async def pick(scene: Scene) -> None:
    """Pick a sale under My turn."""
    await scene.press("Ada", "My turn")
    menu = scene.own("Ada")[0].selects[0]
    await scene.people["Ada"].select(scene.own("Ada")[0], menu.custom_id, menu.values[:1])
    await scene.rest()


@pytest.mark.parametrize(
    ("label", "told"),
    [("My line without it", "already done"), ("Record it, then my line", "something has happened since")],
)
def test_a_line_beside_picks_is_done_once(stage: Stage, label: str, told: str) -> None:
    async def doing(scene: Scene) -> None:
        await selling(scene)
        refused = await twice(scene, label)
        assert told in refused
        assert refused.endswith("sold 2 wool")

    play(stage, doing)


def test_a_line_waits_where_the_picks_before_it_are_gone(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await selling(scene)
        asked = next(one for one in scene.own("Ada") if button_of(one, "Record it, then my line"))
        before = scene.table.text
        scene.restart()
        await scene.press("Ada", "Record it, then my line")
        await scene.rest()
        refused = scene.own("Ada")[0].text
        assert "Nothing was changed" in refused
        assert refused.endswith("sold 2 wool")
        assert scene.table.text == before
        await pick(scene)
        await scene.people["Ada"].press(asked, label="Record it, then my line")
        await scene.rest()
        assert "step 1" in scene.table.text

    play(stage, doing)
