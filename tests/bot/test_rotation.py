"""Which daily backups are kept, and which are put away."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.backups.rotation import KIND, dailies, put_away
from bot.store.backup import backup
from tests.bot.daily_backups import BAD, GOOD, NOON, leave, stored, url


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return stored(tmp_path)


def test_of_each_day_one_is_kept_and_of_the_weeks_before_one(path: Path) -> None:
    files = {days: leave(path, days) for days in range(60)}
    put_away(path, 7, 4)
    # The 26th is a Thursday: day 7 is a Thursday, too, and the weeks before end on days 11, 18 and 25.
    assert [days for days, file in files.items() if file.exists()] == [0, 1, 2, 3, 4, 5, 6, 7, 11, 18, 25]
    assert len(list(path.parent.iterdir())) == 1 + 2 * 11


def test_what_is_kept_day_after_day_are_the_last_ones_of_their_weeks(path: Path) -> None:
    for days in reversed(range(60)):
        leave(path, days)
        put_away(path, 2, 3)
    assert [(NOON - one.at).days for one in dailies(path)] == [0, 1, 2, 4, 11]


def test_several_a_day_stand_for_one_day(path: Path) -> None:
    for hours in range(30):
        leave(path, hours / 24)
    put_away(path, 7, 0)
    assert [(NOON - one.at) / timedelta(hours=1) for one in dailies(path)] == [0, 13]


def test_one_that_is_not_proved_takes_the_place_of_none_that_is(path: Path) -> None:
    for days, proof in ((20, GOOD), (19, GOOD), (9, BAD), (8, BAD), (7, BAD), (6, None), (5, None)):
        leave(path, days, proof)
    put_away(path, 2, 0)
    assert [(NOON - one.at).days for one in dailies(path)] == [5, 7, 8, 19, 20]


def test_no_other_file_is_put_away(path: Path) -> None:
    leave(path, 1)
    others = [backup(url(path)), path.parent / "other.db.backup-daily-20200101T000000Z-1"]
    others += [path.parent / f"automa.db.{KIND}-notes", path.parent / "automa.db.replaced-20200101T000000Z-1"]
    for one in others[1:]:
        one.touch()
    put_away(path, 1, 0)
    assert all(one.exists() for one in others)
    assert len(dailies(path)) == 1


def test_what_a_clock_that_was_ahead_has_named_takes_the_place_of_none(path: Path) -> None:
    ahead = [leave(path, days) for days in range(-40_020, -40_000)]
    for days in reversed(range(30)):
        leave(path, days)
        put_away(path, 2, 2)
    assert [(NOON - one.at).days for one in dailies(path)][len(ahead) :] == [0, 1, 2, 4]
    assert all(one.exists() for one in ahead)


def test_a_name_that_is_no_date_is_left_alone(path: Path) -> None:
    odd = path.with_name(f"{path.name}.{KIND}-20260231T000000Z-1")
    odd.touch()
    leave(path, 1)
    put_away(path, 1, 0)
    assert odd.exists()
    assert [(NOON - one.at).days for one in dailies(path)] == [1]
