"""The kit of shapes: text that fits, numbers that are short, marks and scales that tell things apart."""

import re
from pathlib import Path

import pytest

from engines.core.errors import DataFault
from engines.core.picture import MOST_ALT, Picture, font
from engines.core.picture.bars import Scale
from engines.core.picture.chart import Course, chart
from engines.core.picture.die import die
from engines.core.picture.element import document, element, group, number
from engines.core.picture.flow import flow
from engines.core.picture.halves import halves_of
from engines.core.picture.hexagon import hexagon
from engines.core.picture.label import label
from engines.core.picture.mark import mark
from engines.core.picture.palette import INK, PAPER, contrast, hex_colour, ink_on
from engines.core.picture.titles import untitled
from engines.core.state.seats import MARKS, Mark
from tests.pictures.reading import ink_end, texts_of


@pytest.mark.parametrize(
    ("value", "written"),
    [(3, "3"), (0.5, "0.5"), (-0.001, "0"), (2 / 3, "0.67"), (10, "10"), (-1.25, "-1.25")],
)
def test_coordinates_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_words_cannot_break_out_of_a_drawing() -> None:
    hostile = "</text><script>\"&'<"
    drawn = document(100, 100, group(label(hostile, 0, 0), title=hostile), element("g", id=hostile))
    picture = Picture("hostile", drawn, 100, 100)
    (text,) = texts_of(picture)
    assert text.words == hostile
    assert text.titles == (hostile,)
    assert "<script" not in drawn


def test_characters_that_xml_forbids_are_left_out() -> None:
    words = "a\0b\x1bc\ud800d\uffffe\N{GRINNING FACE}"
    drawn = document(100, 100, group(label(words, 0, 0), title=words))
    (text,) = texts_of(Picture("forbidden", drawn, 100, 100))
    assert text.words == text.titles[0] == "abcde\N{GRINNING FACE}"


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("Goods", ("Goods",)),
        ("Turn track", ("Turn", "track")),
        ("Unterhaltungen", ("Unterhalt", "ungen")),
        ("Goods and much more of them", ("Goods", "and mu…")),
    ],
)
def test_a_long_name_takes_two_lines(words: str, lines: tuple[str, ...]) -> None:
    assert font.wrap(words, 84, 18, "bold") == lines


def test_a_label_is_cut_to_its_room() -> None:
    for room in (30, 60, 90):
        cut = font.cut("Boarding House", room, 16, "bold")
        assert cut.endswith("…")
        assert font.width(cut, 16, "bold") <= room
    assert font.cut("Boarding House", 200, 16) == "Boarding House"


@pytest.mark.parametrize("weight", font.WEIGHTS)
@pytest.mark.parametrize("words", ["Boarding House", "Łódź Ÿ", "Ωμέγα", "Дом жук", "→ × − …"])
def test_lines_are_as_wide_as_the_advances_say(words: str, weight: font.Weight) -> None:
    joined = label(words + "|", 4, 20, size=20, weight=weight)
    placed = label("|", 4 + font.width(words, 20, weight), 20, size=20, weight=weight)
    ends = [ink_end(document(240, 40, one), 240) for one in (joined, placed)]
    assert abs(ends[0] - ends[1]) <= 1


@pytest.mark.parametrize(
    ("content", "where"),
    [
        ("{", "file"),
        ('{"what": "", "provenance": {}, "advances": {"medium": {}}}', "advances"),
        (
            '{"what": "", "provenance": {}, "advances": {"medium": {"A": "wide"}, "bold": {}}}',
            "advances.medium.A",
        ),
        ('{"what": "", "provenance": {}, "advances": {"medium": {}, "thin": {}}}', "advances.thin.[key]"),
    ],
)
def test_damaged_advances_are_named(
    content: str, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "advances.json").write_text(content, encoding="utf-8")
    monkeypatch.setattr(font, "HOME", tmp_path)
    with pytest.raises(DataFault) as fault:
        font.advances.__wrapped__()
    assert (fault.value.file, fault.value.where) == ("advances.json", where)


def test_the_font_and_its_licence_lie_beside_each_other() -> None:
    for file in font.FONT_FILES:
        assert file.read_bytes()[:4] == b"OTTO"
        assert "SIL OPEN FONT LICENSE" in (file.parent / "OFL.txt").read_text(encoding="utf-8")


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert ink_on(PAPER) == INK


def test_every_mark_has_a_shape_of_its_own() -> None:
    shapes = {mark(one, 0, 0, 10).replace(f"#{one.colour:06X}", "") for one in MARKS}
    assert len(shapes) == len(MARKS)


def test_an_open_hexagon_is_told_by_its_edge() -> None:
    whole, dashed = (hexagon(0, 0, 10, PAPER, stroke=INK, is_open=is_open) for is_open in (False, True))
    assert "dash" not in whole
    assert "dash" in dashed
    assert 'points="0,-10 8.66,-5 8.66,5 0,10 -8.66,5 -8.66,-5"' in whole


def test_a_row_that_is_full_goes_on_below() -> None:
    assert flow((40, 40, 40), 100, 10, 20) == ([(0, 0), (50, 0), (0, 20)], 40)
    assert flow((), 100, 10, 20) == ([], 0)


@pytest.mark.parametrize("numbers", [[0], [5, 200], [-30, 4], [-3, -2]])
def test_bars_and_their_numbers_stay_between_the_edges(numbers: list[int]) -> None:
    scale = Scale(50, 300, numbers)
    bars = "".join(scale.bar(20 * place, 10, n, PAPER) for place, n in enumerate(numbers))
    for text in texts_of(Picture("bars", document(300, 100, bars), 300, 100)):
        assert 50 <= text.left < text.right <= 300
    lengths = [abs(scale.at(n) - scale.zero) for n in numbers]
    assert sorted(lengths) == [abs(scale.at(n) - scale.zero) for n in sorted(numbers, key=abs)]


def near(shape: str, other: str) -> bool:
    """Return whether two shapes are the same and lie at the same place, but for rounding."""
    number = re.compile(r"-?\d+\.?\d*")
    pairs = zip(number.findall(shape), number.findall(other), strict=False)
    return number.sub("", shape) == number.sub("", other) and all(
        abs(float(a) - float(b)) < 0.1 for a, b in pairs
    )


@pytest.mark.parametrize("last", [0, 1, 25, 50])
def test_labels_of_lines_that_end_together_do_not_touch_and_each_has_its_mark(last: int) -> None:
    courses = [
        Course(seat, f"Seat {n}", (50, 0, last + n % 2), ("50", "0", "end")) for n, seat in enumerate(MARKS)
    ]
    drawn = document(480, 320, chart(10, 10, 460, 300, courses, 5, "end", 80))
    texts = texts_of(Picture("chart", drawn, 480, 320))
    for place, one in enumerate(texts):
        assert 0 <= one.left < one.right <= 480
        assert 0 <= one.top < one.bottom <= 320
        assert not any(one.touches(other) for other in texts[place + 1 :])
    foot = next(one.top for one in texts if one.words == "end")
    names = [one for one in texts if one.words.startswith("Seat")]
    ends = [one for one in texts if one.titles[-1:] == ("end",)]
    assert [one.words for one in ends] == [str(course.values[-1]) for course in courses]
    assert all(one.bottom <= foot for one in ends)
    marked = [(one, 14) for one in names] + [(one, 12) for one in ends]
    for (one, before), seat in zip(marked, MARKS * 2, strict=True):
        beside = mark(seat, one.left - before, (one.top + one.bottom) / 2, 7)
        assert any(near(shape, beside) for shape in re.findall("<(?:circle|polygon) [^>]*>", drawn))


@pytest.mark.parametrize("seat", MARKS, ids=lambda seat: seat.shape)
def test_pips_stand_out_from_the_dice_of_every_seat(seat: Mark) -> None:
    ground = hex_colour(seat.colour)
    pips = re.findall('<circle[^>]* fill="(#......)"', die(0, 0, 30, 6, fill=ground))
    assert len(pips) == 6
    assert all(contrast(pip, ground) >= 4.5 for pip in pips)


def test_an_alt_text_is_never_too_long() -> None:
    alt = Picture("long", 2 * group("", title="word " * 200), 1, 1).alt
    assert len(alt) == MOST_ALT
    assert alt.endswith("…")


def test_titles_are_a_line_for_each_outermost_group_with_those_right_inside() -> None:
    inner = group(group("", title="hidden"), title="mine & castle")
    svg = document(9, 9, group(inner, group("", title="ship"), title="Depot 1"), group("", title="Silver: 2"))
    assert Picture("table", svg, 9, 9).words == ("Depot 1: mine & castle, ship", "Silver: 2")
    assert Picture("table", untitled(svg), 9, 9).words == ()
    french = Picture("table", svg, 9, 9, "\u00a0: ")
    assert french.words[0] == halves_of(french)[0].words[0] == "Depot 1\u00a0: mine & castle, ship"
