"""Quiet hours go by a person's own clock, and what the store keeps of wishes is read as far as it can be."""

import zoneinfo
from datetime import UTC, datetime, timedelta

import pytest

from bot.sessions.people import Wishes

NIGHT = (22 * 60, 7 * 60)


def at(*when: int) -> int:
    """Return a moment of UTC in milliseconds since 1970."""
    return round(datetime(*when, tzinfo=UTC).timestamp() * 1000)  # type: ignore[arg-type, misc]


@pytest.mark.parametrize(
    ("zone", "quiet", "moment", "over"),
    [
        ("Europe/Amsterdam", NIGHT, at(2026, 1, 10, 21, 30), at(2026, 1, 11, 6)),
        ("Europe/Amsterdam", NIGHT, at(2026, 7, 10, 20), at(2026, 7, 11, 5)),
        ("Europe/Amsterdam", NIGHT, at(2026, 1, 11, 5, 59), at(2026, 1, 11, 6)),
        ("Europe/Amsterdam", NIGHT, at(2026, 1, 11, 6), None),
        ("Europe/Amsterdam", NIGHT, at(2026, 1, 10, 20, 59), None),
        ("Europe/Amsterdam", NIGHT, at(2026, 3, 28, 22), at(2026, 3, 29, 5)),  # an hour less in that night
        ("Europe/Amsterdam", NIGHT, at(2026, 10, 24, 22), at(2026, 10, 25, 6)),  # and one more in this
        ("Asia/Tokyo", (60, 9 * 60), at(2026, 1, 10, 20), at(2026, 1, 11, 0)),
        ("Asia/Kolkata", (12 * 60, 13 * 60), at(2026, 1, 10, 7), at(2026, 1, 10, 7, 30)),
        ("", NIGHT, at(2026, 1, 10, 23), at(2026, 1, 11, 7)),
        ("Nowhere/Atall", NIGHT, at(2026, 1, 10, 23), at(2026, 1, 11, 7)),
        ("Asia/Tokyo", None, at(2026, 1, 10, 20), None),
        ("Asia/Tokyo", (60, 60), at(2026, 1, 10, 16), None),
    ],
)
def test_quiet_hours_go_by_the_persons_own_clock(
    zone: str, quiet: tuple[int, int] | None, moment: int, over: int | None
) -> None:
    wishes = Wishes(zone=zone, quiet=quiet)
    assert wishes.is_quiet(moment) is (over is not None)
    assert wishes.after_quiet(moment) == (moment if over is None else over)


def test_the_end_of_quiet_hours_is_never_quiet_itself() -> None:
    wishes = Wishes(zone="America/St_Johns", quiet=(30, 150))
    began = datetime(2026, 1, 1, tzinfo=UTC)
    for hour in range(24 * 365):
        moment = round((began + timedelta(hours=hour)).timestamp() * 1000)
        over = wishes.after_quiet(moment)
        assert moment <= over <= moment + 4 * 3_600_000
        assert not wishes.is_quiet(over)


def test_what_is_kept_is_read_again() -> None:
    wishes = Wishes(0, "Asia/Tokyo", NIGHT, 77, True)
    assert Wishes.read(wishes.to_json()) == wishes
    assert Wishes.read("") == Wishes.read("{}") == Wishes()


@pytest.mark.parametrize("kept", ["{", "[]", '{"quiet": 3}', '{"quiet": [1, 9999]}', '{"remind": "x"}', "7"])
def test_what_can_not_be_read_is_no_wish(kept: str) -> None:
    assert Wishes.read(kept) == Wishes()


def test_there_are_time_zones_where_the_system_has_none() -> None:
    try:
        zoneinfo.reset_tzpath(to=[])
        assert zoneinfo.ZoneInfo.no_cache("Europe/Amsterdam").key in zoneinfo.available_timezones()
    finally:
        zoneinfo.reset_tzpath()
