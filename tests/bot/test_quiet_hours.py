"""The form of the quiet hours: what was typed and chosen stays when the time zone isn't understood."""

from typing import Any

import pytest

from sandbox.calls import Call
from tests.bot.stage import Stage, play
from tests.faults.scene import Scene


def filled(form: Call) -> dict[str, Any]:
    """Return what stands in a form when it opens."""
    assert form.modal is not None
    fields = [one["component"] for one in form.modal["components"]]
    chosen = {
        one["custom_id"]: [option["value"] for option in one["options"] if option.get("default")]
        for one in fields
        if "options" in one
    }
    return {one["custom_id"]: one.get("value") for one in fields} | chosen


@pytest.mark.parametrize("begin", ["23", "none"])
@pytest.mark.parametrize("is_listening", [False, True])
@pytest.mark.parametrize("zone", ["Amsterdm", "Rye, Kent", "indiana"])
def test_a_time_zone_that_is_not_understood_takes_no_hours_away(
    stage: Stage, zone: str, begin: str, *, is_listening: bool
) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "me")
        if is_listening:
            await scene.press("Ada", "Words for listening")
        form = await scene.press("Ada", "Quiet hours and time zone")
        await scene.people["Ada"].submit(form, {"zone": zone, "begin": begin, "end": "6"})
        assert "Nothing was changed" in scene.own("Ada")[0].text
        again = await scene.press("Ada", "Try again")
        assert filled(again) == {"zone": zone, "begin": [begin], "end": ["6"]}
        await scene.people["Ada"].submit(again, {"zone": "Amsterdam"})
        hours = "none" if begin == "none" else "23:00–6:00"
        assert f"Quiet hours: {hours} (Europe/Amsterdam)." in scene.own("Ada")[0].text

    play(stage, doing)
