"""Custom ids of an earlier version, which hang in channels, keep working."""

from pathlib import Path

from bot.presses.router import PARTS
from bot.wire.custom_id import CustomId

STORED = (Path(__file__).parents[1] / "stored" / "custom_ids.txt").read_text().split()


def test_every_kind_is_read_and_does_something() -> None:
    found = [CustomId.decode(one) for one in STORED]
    assert [one and one.encode() for one in found] == STORED
    assert {one.verb for one in found if one} == {*PARTS}
