"""Scythe on the look-alike: lines are moves, a wrong one is refused above the map, turns ask little."""

import pytest

from tests.wire.conftest import Table, body, has, labels

pytestmark = pytest.mark.wire


async def test_a_wrong_line_names_its_part_and_shows_the_map(table: Table) -> None:
    await table.slash("start scythe", level="automa")
    call = await table.slash("report", action="worker G3 to G4; mech Z9 to B2")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "Part 2, “mech Z9 to B2”" in body(call.message)
    # These tests draw nothing: the words of the map stand in its place.
    assert "Encounters: A3 B2" in body(call.message)
    assert not has(table.messages(table.ben)[-1], "Undo")


async def test_a_reported_turn_is_one_entry_and_the_automas_asks_nothing(table: Table) -> None:
    await table.slash("start scythe", level="automa")
    call = await table.slash("report", action="worker g3 to G4; character base to F3")
    assert "Ada: worker G3 → G4" in body(call.message)
    assert "takes the token on F3" in body(call.message)
    await table.press_panel("Done")
    turn = await table.press_panel("Turn of Nordic")
    assert "Still true?" not in body(turn.message)
    assert "Nordic" in body(turn.message)
    await table.press_panel("Done")
    asked = await table.press_panel("Turn of Nordic")
    if asked.message is not None and "Still true?" in body(asked.message):
        assert labels(asked.message)[:2] == ["Yes", "No"]


async def test_a_table_in_dutch(table: Table) -> None:
    await table.slash("start scythe", level="automa", language="nl")
    call = await table.slash("report", action="werker G3 naar G4; ontmoeting D2 weg")
    assert "Ada: werker G3 → G4" in body(call.message)
    assert "Het fiche van D2 is weg." in body(call.message)
    found = await table.ada.autocomplete(table.channel, "automa report", focused="action", value="nieuwe w")
    assert "new worker" in [one["name"] for one in found]
