"""A note to oneself: seen by its person alone, where they look and when it is their turn."""

import pytest

from bot.screens.fault import FIELD
from bot.screens.message import embed, message
from bot.screens.note import with_note
from bot.store.rows import NoteRow
from bot.words.words import Words
from tests.bot.stage import Stage, play
from tests.faults.befores import to_plan, to_raid
from tests.faults.scene import Scene

NOTE = "Keep the red ones\nfor the *end*"


async def begin(scene: Scene) -> None:
    await scene.slash("Ada", "start pebbles", deck="sorted", log="turns")
    await scene.rest()


async def write(scene: Scene, note: str, person: str = "Ada") -> None:
    await scene.slash(person, "look")
    form = await scene.press(person, "My note")
    await scene.people[person].submit(form, {"note": note})
    await scene.rest()


def seen(scene: Scene, person: str) -> str:
    """All that a person alone sees."""
    return "\n".join(one.text for one in scene.own(person))


def test_it_stands_under_look_for_its_person_alone(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await begin(scene)
        await write(scene, NOTE)
        assert "Keep the red ones" in scene.own("Ada")[0].text
        await scene.slash("Ben", "look")
        assert "Keep the red" not in seen(scene, "Ben")
        assert all("Keep the red" not in one.text for one in scene.public)
        scene.bot.kill()
        scene.bot.start()
        await scene.slash("Ada", "look")
        assert "Keep the red ones" in scene.own("Ada")[0].text, "it is on disk"

    play(stage, doing)


def test_each_has_their_own_at_each_game(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await begin(scene)
        await write(scene, "Ada's")
        await write(scene, "Ben's", "Ben")
        await scene.slash("Ada", "look")
        assert "Ada's" in scene.own("Ada")[0].text
        await scene.slash("Ada", "end")
        await scene.press("Ada", "End the game")
        await scene.rest()
        await begin(scene)
        await scene.slash("Ada", "look")
        assert "My note:" not in scene.own("Ada")[0].text

    play(stage, doing)


def test_the_form_has_what_it_says_and_empty_it_goes(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await begin(scene)
        await write(scene, NOTE)
        form = await scene.press("Ada", "My note")
        assert form.modal is not None
        (field,) = form.modal["components"]
        assert field["component"]["value"] == NOTE
        await scene.people["Ada"].submit(form, {"note": ""})
        await scene.rest()
        assert "My note:" not in scene.own("Ada")[0].text
        assert not scene.disk.rows("SELECT * FROM notes")

    play(stage, doing)


def test_it_comes_with_what_a_seat_has_to_decide(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await to_plan(scene)
        await scene.rest()
        await write(scene, NOTE)
        await scene.press("Ada", "Play")
        await scene.rest()
        assert "Keep the red ones" in scene.own("Ada")[0].text
        await scene.press("Ben", "Play")
        await scene.rest()
        assert "Keep the red" not in seen(scene, "Ben")

    play(stage, doing)


@pytest.mark.parametrize("later", ["Blue first", ""])
def test_a_seats_message_that_others_change_has_it_as_it_is_by_then(stage: Stage, later: str) -> None:
    async def doing(scene: Scene) -> None:
        await to_raid(scene)
        await scene.rest()
        await write(scene, NOTE)
        await scene.press("Ada", "A 3")
        await scene.rest()
        assert "Keep the red ones" in of_seat(scene)
        await write(scene, later)
        await scene.press("Ben", "Play")
        await scene.press("Ben", "A 3")
        await scene.rest()
        assert "lay your 2nd card" in of_seat(scene)
        assert "Keep the red ones" not in of_seat(scene)
        assert later in of_seat(scene)

    def of_seat(scene: Scene) -> str:
        return next(one.text for one in scene.own("Ada") if "cards: " in one.text)

    play(stage, doing)


def test_it_comes_with_the_menus_of_a_turn(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "start burgundy", board="dealt", players=2)
        await scene.rest()
        await write(scene, NOTE)
        await scene.press("Ada", "My turn")
        await scene.rest()
        assert "Keep the red ones" in scene.own("Ada")[0].text

    play(stage, doing)


def test_it_is_in_no_export_nor_report_and_goes_with_what_is_kept_of_its_person(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await begin(scene)
        await write(scene, NOTE)
        await scene.slash("Ada", "export")
        await scene.rest()
        (file,) = scene.own("Ada")[0].attachments
        assert b"Keep the red" not in file.content
        await scene.slash("Ada", "look")
        await scene.choose("Ada", "About")
        form = await scene.press("Ada", "Report a fault")
        await scene.people["Ada"].submit(form, {FIELD: "It took two"})
        await scene.rest()
        (file,) = scene.own("Ada")[0].attachments
        assert b"It took two" in file.content
        assert b"Keep the red" not in file.content
        await scene.slash("Ada", "privacy")
        assert "Notes to yourself: 1" in scene.own("Ada")[0].text
        await scene.press("Ada", "As a file")
        await scene.rest()
        (file,) = scene.own("Ada")[0].attachments
        assert b"Keep the red" in file.content
        await scene.press("Ada", "Delete")
        await scene.press("Ada", "Delete")
        assert not scene.disk.rows("SELECT * FROM notes"), "at once"

    play(stage, doing)


def test_it_is_in_no_log() -> None:
    assert "red" not in repr(NoteRow("session2", "1001", "Keep the red ones", 1))


def test_the_longest_one_leaves_the_message_within_discords_limits(words: Words) -> None:
    full = message(*(embed(lines=["x" * 4000], footer="foot") for _ in range(2)))
    told = with_note(words, full, "*" * 1000)
    assert sum(len(one.get("description", "")) for one in told["embeds"]) <= 6000
    assert told["embeds"][-1]["footer"]["text"] == "foot"
