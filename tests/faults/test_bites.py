"""The net itself can't go blind: what protects the bot is taken away, and a journey finds it."""

import pytest

from tests.faults.bite import Bite, bites, found_by
from tests.faults.journeys import JOURNEYS

pytestmark = pytest.mark.slow

BITES = {one.name: one for one in bites()}
QUICK = (
    "the lock of a session",
    "the press's id",
    "the row of a table that is below",
    "unsure where Discord tells no id",
)


@pytest.mark.parametrize("name", QUICK)
def test_a_journey_finds_that_a_safeguard_is_gone(name: str) -> None:
    assert "isn't there" not in (found := found_by(BITES[name], [BITES[name].by]))
    assert found.startswith(tuple(one.name for one in JOURNEYS))


@pytest.mark.parametrize("bite", BITES.values(), ids=BITES)
def test_each_safeguard_is_there(bite: Bite) -> None:
    assert bite.is_there
