"""What is longer than a phone's line is broken between the parts of a list, and counted as lines."""

from pathlib import Path

import pytest

from bot.screens.phone import broken, width
from bot.screens.turn import short_lines
from bot.words.messages import Messages
from bot.words.words import Words
from engines.core.game.gist import Remark
from engines.core.text import Text, text

FLUENT = """\
ui-list-separator = ,{ " " }
ui-more = … { $n } more
line = Moved: { $parts }
of = Blue: { $what }
unit = { $name }
unit-separator = { " " }·{ " " }
crew = { $name } ({ $with })
ended = { $parts } → stack
crews = { $parts }
crews-parts-separator = { " " }+{ " " }
crew-of = { $name }
"""


@pytest.fixture
def say(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(FLUENT, encoding="utf-8")
    return Words((Messages("en", [tmp_path / "en.ftl"]),), is_strict=True)


def units(*names: str) -> tuple[Text, ...]:
    return tuple(text("unit", name=name) for name in names)


LONG = units("Amethyst 12", "Bergamot 34", "Chestnut 56", "Dandelion 7", "Elderberry")


def test_a_line_that_has_room_stays_one(say: Words) -> None:
    told = text("line", parts=units("ash", "beech"))
    assert broken(say, told) == [say(told)] == ["Moved: ash · beech"]


def test_a_longer_one_is_broken_between_its_parts_and_each_is_said_whole(say: Words) -> None:
    expected = ["Moved: Amethyst 12 · Bergamot 34", "Chestnut 56 · Dandelion 7 · Elderberry"]
    assert broken(say, text("line", parts=LONG)) == expected
    assert (
        broken(say, text("of", what=text("line", parts=LONG)))[0] == "Blue: Moved: Amethyst 12 · Bergamot 34"
    )


def test_words_after_a_list_stay_with_its_last_part(say: Words) -> None:
    assert broken(say, text("ended", parts=LONG))[-1] == "Dandelion 7 · Elderberry → stack"


def test_a_list_in_a_list_is_broken_only_if_one_part_is_too_long(say: Words) -> None:
    crews = tuple(
        Text("crew", {"name": name, "with": units("ash", "beech")}) for name in ("Abel", "Bea", "Cy")
    )
    assert broken(say, text("line", parts=crews)) == [
        "Moved: Abel (ash · beech), Bea (ash · beech),",
        "Cy (ash · beech)",
    ]
    alone = Text("crew", {"name": "Abel", "with": LONG})
    assert broken(say, text("line", parts=(alone, crews[1]))) == [
        "Moved: Abel (Amethyst 12 · Bergamot 34",
        "Chestnut 56 · Dandelion 7 · Elderberry),",
        "Bea (ash · beech)",
    ]


def test_wide_signs_count_twice_and_bold_marks_not(say: Words) -> None:
    assert width("**🐄** a") == 4
    cows = text("line", parts=units(*("🐄" * 4,) * 4))
    assert broken(say, cows) == ["Moved: 🐄🐄🐄🐄 · 🐄🐄🐄🐄 · 🐄🐄🐄🐄", "🐄🐄🐄🐄"]


def test_a_part_without_a_list_stays_whole(say: Words) -> None:
    assert broken(say, text("unit", name="a" * 60)) == ["a" * 60]


def test_nothing_that_people_type_breaks_a_line(say: Words) -> None:
    assert broken(say, text("unit", name="a" * 30 + "\u2061" + "b" * 30)) == ["a" * 30 + "b" * 30]


def test_a_message_counts_the_lines_of_a_phone(say: Words) -> None:
    long = Remark(text("line", parts=LONG))
    detail = Remark(text("unit", name="ash"), is_detail=True)
    assert len(short_lines(say, [long, long, detail])) == 5
    assert short_lines(say, [long, long, detail, detail])[4:] == ["… 2 more"]
    assert len(short_lines(say, [long, long, long, detail])) == 6


def test_what_stands_between_parts_is_theirs_or_that_of_the_whole_line(say: Words) -> None:
    ash, beech = (text("crew-of", name=name) for name in ("ash", "beech"))
    assert say(text("crews", parts=(ash, beech))) == "ash + beech"
    assert say(text("crews", parts=units("ash", "beech"))) == "ash · beech"
