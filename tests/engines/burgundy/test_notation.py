"""Tiles, goods and numbers as people type them; what can't be read is named, never a crash."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.burgundy.model import tile
from engines.burgundy.model.codes import (
    WORDS,
    parse_goods,
    parse_number,
    parse_row,
    parse_tile,
    parse_tiles,
    row_notation,
    write_tiles,
)
from engines.burgundy.moves.switch import DEPOT_GOODS, parse_depot_goods
from engines.core.errors import BadAnswer

CODES = sorted(tile.all_codes())
HOSTILE = [
    *(
        "wild:",
        "wild:wild:y",
        "b:",
        ":",
        "lg:cow",
        "lg:cow5",
        "b:bank:bank",
        "y:0",
        "y:030",
        "wild:-",
        "x" * 10_000,
    ),
    *("٣", "²", "\0", "🟫", "b\u200b", "@everyone", "**b**", "{b}", "b;y"),
]


def refused(parser: Callable[[], Any]) -> str:
    with pytest.raises(BadAnswer) as refusal:
        parser()
    return refusal.value.text.id


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_read_in_either_case(code: str) -> None:
    assert parse_tile(code) == code
    assert parse_tile(f" {code.upper()} ") == code
    assert parse_tile(f"wild:{code}", wild=True) == f"wild:{code}"


NAMES = {
    "b": "brown building",
    "y": "yellow knowledge",
    "g": "gray grey mine",
    "lg": "green light_green livestock animal",
    "dg": "dark_green castle",
    "u": "blue ship",
    "b:bank": "bank",
    "lg:cow3": "cow3",
    "lg:geese2": "geese2",
}
"""Tiles by what people call them, written down a second time."""


@pytest.mark.parametrize(("code", "names"), NAMES.items())
def test_colours_and_kinds_have_names(code: str, names: str) -> None:
    assert {word: parse_tile(word) for word in names.split()} == dict.fromkeys(names.split(), code)


def test_no_name_is_left_out() -> None:
    assert WORDS.keys() <= set(" ".join(NAMES.values()).split())


@pytest.mark.parametrize("word", HOSTILE)
def test_a_word_that_is_no_tile_is_named_in_short(word: str) -> None:
    with pytest.raises(BadAnswer) as refusal:
        parse_tile(word, wild=True)
    assert refusal.value.text.id == "bad-tile"
    assert len(str(refusal.value.text.args["word"])) <= 30


def test_a_tile_lies_face_down_only_where_it_may() -> None:
    assert refused(lambda: parse_tile("wild:y")) == "bad-tile"
    assert refused(lambda: parse_row("wild:y - - -", 4)) == "bad-tile"
    assert parse_row("wild:y -", 2, wild=True) == ("wild:y", "")


@given(st.lists(st.sampled_from(["", *CODES, "wild:y", "wild:b:bank"]), min_size=1, max_size=9))
def test_what_is_written_can_be_read(tiles: list[str]) -> None:
    assert parse_tiles(write_tiles(tuple(tiles)), wild=True) == tuple(tiles)


def test_a_row_has_a_tile_or_a_sign_for_each_of_its_places() -> None:
    assert parse_row("y, b - EMPTY", 4) == ("y", "b", "", "")
    assert parse_row("- - - u", 4) == ("", "", "", "u")


@pytest.mark.parametrize("typed", ["", "-", "y", "y b", "y b g", "none none", "y b g u -", "y " * 500])
def test_a_row_that_is_too_short_or_too_long_is_never_filled_up_or_cut(typed: str) -> None:
    assert refused(lambda: parse_row(typed, 4)) == "bad-row"


@pytest.mark.parametrize("word", ["none", " NONE ", "empty"])
def test_one_word_says_that_a_whole_row_is_empty(word: str) -> None:
    assert parse_row(word, 3) == ("", "", "")


@pytest.mark.parametrize("size", range(4, 9))
def test_the_example_of_a_market_can_be_read(size: int) -> None:
    notation = row_notation(size)
    assert notation.takes(notation.example)


def test_a_market_goes_on_place_by_place_to_its_last() -> None:
    go_on = row_notation(3).go_on
    assert [*go_on("")] == ["b", "y", "g", "lg", "dg", "u", "-"]
    assert [*go_on("y d")] == ["y dg"]
    assert [*go_on("y b")][:3] == ["y b", "y b b", "y b y"]
    assert [*go_on("y b u")] == ["y b u"]
    assert [*go_on("y b u ")] == [*go_on("y what ")] == []


@pytest.mark.parametrize(
    "typed", ["", " ", "-1", "+1", "1.0", "1e3", "1_0", "٣", "²", "9999999", "11", "x", "0x1"]
)
def test_a_number_that_is_none_is_refused(typed: str) -> None:
    assert refused(lambda: parse_number(typed, 0, 10)) == "bad-number"


def test_numbers_and_goods_are_read() -> None:
    assert parse_number(" 010 ", 0, 10) == 10
    assert parse_goods("5, 5 2 ?") == (5, 5, 2, 0)
    assert parse_goods("??") == (0, 0)
    assert parse_goods("-") == parse_goods("") == ()
    assert refused(lambda: parse_goods("7")) == "bad-number"
    assert refused(lambda: parse_goods("55")) == "bad-number"


def test_goods_of_several_depots_are_read() -> None:
    assert parse_depot_goods("2: 5 5; 4: ?") == {2: (5, 5), 4: (0,)}
    assert parse_depot_goods("2: 5 5, 4:") == {2: (5, 5), 4: ()}
    assert parse_depot_goods("none") == parse_depot_goods("-") == parse_depot_goods("") == {}


@pytest.mark.parametrize(
    "typed", ["5 5", "5", "2: 5, 3", "7: 1", "0: 1", "2: 1, 2: 1", ":", "٢: 1", "²: 1", "12: 1", ","]
)
def test_goods_without_a_depot_are_refused(typed: str) -> None:
    assert refused(lambda: parse_depot_goods(typed)) == "bad-depot-goods"


@given(st.text(max_size=40))
def test_no_text_breaks_a_parser(typed: str) -> None:
    for parser in (
        parse_tile,
        parse_tiles,
        parse_goods,
        parse_depot_goods,
        lambda text: parse_tile(text, wild=True),
        lambda text: parse_row(text, 4, wild=True),
        lambda text: parse_number(text, 0, 9999),
    ):
        with suppress(BadAnswer):
            parser(typed)


def test_goods_of_depots_go_on_depot_by_depot() -> None:
    def go_on(typed: str) -> list[str]:
        return [*DEPOT_GOODS.go_on(typed)]

    assert go_on("") == ["1:", "2:", "3:", "4:", "5:", "6:"]
    assert go_on("2:")[-2:] == ["2: 6", "2: ?"]
    assert go_on("2: 5")[:1] == ["2: 5 1"]
    assert go_on("2: 5")[-1] == "2: 5, 6:"
    assert go_on("2: 5, ") == [f"2: 5, {one}:" for one in "13456"]
    assert go_on("2: 9") == go_on("2: 5, 2: 3") == go_on("x") == []
    assert all(DEPOT_GOODS.takes(line) for begun in ("", "2:", "2: 5", "2: 5, ") for line in go_on(begun))


def test_four_goods_of_a_depot_are_as_many_as_are_suggested() -> None:
    assert [*DEPOT_GOODS.go_on("2: 1 1 1")][:2] == ["2: 1 1 1 1", "2: 1 1 1 2"]
    assert [*DEPOT_GOODS.go_on("2: 1 1 1 1")] == [f"2: 1 1 1 1, {one}:" for one in "13456"]
    assert [*DEPOT_GOODS.go_on("2: 5, 3")] == ["2: 5, 3:"]


@pytest.mark.parametrize(("typed", "part"), [("2: 5, 77", "77"), (f"{'9' * 50}: 1", "9" * 30)])
def test_goods_that_cannot_be_read_are_named_in_short(typed: str, part: str) -> None:
    with pytest.raises(BadAnswer) as refusal:
        parse_depot_goods(typed)
    assert refusal.value.text.args == {"part": part}


@pytest.mark.parametrize(("size", "example"), [(4, "y b b g"), (6, "y b b g - lg"), (8, "y b b g - lg u dg")])
def test_the_example_of_a_market_has_its_places(size: int, example: str) -> None:
    assert row_notation(size).example == example


@pytest.mark.parametrize(
    ("parser", "args"),
    [
        (lambda: parse_tile("x" * 50), {"word": "x" * 30}),
        (lambda: parse_row("y b g", 4), {"size": 4, "got": 3}),
        (lambda: parse_number("11", 2, 10), {"low": 2, "high": 10}),
    ],
)
def test_a_refusal_says_what_was_typed_and_what_can_be(
    parser: Callable[[], Any], args: dict[str, Any]
) -> None:
    with pytest.raises(BadAnswer) as refusal:
        parser()
    assert refusal.value.text.args == args
