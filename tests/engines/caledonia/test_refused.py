"""What is refused, with the whole words that people read: of a long word only its beginning."""

from dataclasses import replace
from typing import Any

import pytest

from bot.words.words import I18n
from engines.caledonia import GAME
from engines.caledonia.model.codes import (
    imports_notation,
    money_notation,
    numbers_notation,
    stock_notation,
    tiles_notation,
)
from engines.core.errors import BadAnswer, IllegalMove
from engines.core.game.move import REPORT, Move
from engines.core.script.notation import Notation
from engines.core.text import Text
from tests.contract.player import step
from tests.contract.words import locales, words
from tests.engines.caledonia.test_fix import table
from tests.engines.caledonia.test_table import begun, done

SAY = words(GAME)
I18N = I18n({GAME.id: GAME}, is_strict=True)
LONG, SHOWN = "abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrst"
GOODS = "wool, milk, grain, cheese, bread, whisky"
ALL = f"{GOODS}, beef, mutton, free_hex, bonus_upgrade, money, hops, cotton, tobacco, sugar_cane"
TILES = "They are 1, 2, 3, 4, 5, 6, 7, 8, KS."
VERBS = "A part begins with one of these: sold, bought, took, price, refill, passed, done, more, veto."
ONE_GOOD = "Write one good with 1 to 7 units, such as sold 2 whisky."
PRICE = "Write a good and 1 to 3 steps, such as price wool +2."
STOCK, MONEY, NUMBERS = stock_notation(), money_notation(2), numbers_notation(2, 50)
IMPORTS, LAST_TILE = imports_notation((2, 0, 5)), tiles_notation(("1", "2", "3", "KS"))


def bad(typed: str, low: int, high: int) -> str:
    return f"“{typed}” should be a whole number from {low} to {high}."


def pairs(typed: str) -> str:
    return f"After “{typed}” something is missing: goods and numbers go in pairs, such as 2 wool."


def no_good(typed: str, goods: str = GOODS) -> str:
    return f"There is no “{typed}”. It is one of: {goods}."


@pytest.mark.parametrize(
    ("notation", "typed", "said"),
    [
        (STOCK, "", bad("", 0, 200)),
        (STOCK, LONG, bad(SHOWN, 0, 200)),
        (STOCK, "201", bad("201", 0, 200)),
        (STOCK, "-1", bad("-1", 0, 200)),
        (STOCK, "١٢", bad("١٢", 0, 200)),
        (STOCK, "55 wool", pairs("wool")),
        (STOCK, "55 2 wool 3", pairs("3")),
        (STOCK, "55 2 wool bread", pairs("bread")),
        (STOCK, f"55 2 wool {'1' * 21}", pairs("1" * 20)),
        (STOCK, "55 fish", no_good("fish")),
        (STOCK, "55 2 fish 3", no_good("fish")),
        (STOCK, "55 2 2", no_good("2")),
        (STOCK, "55 w 2", no_good("w")),
        (STOCK, f"55 {LONG} 2", no_good(SHOWN)),
        (STOCK, "55 wool 2 wool 3", "“wool” stands there twice."),
        (STOCK, "55 wool 21", bad("21", 0, 20)),
        (STOCK, "55 wool -1", bad("-1", 0, 20)),
        (STOCK, "55 wool milk", bad("milk", 0, 20)),
        (LAST_TILE, LONG, f"There is no scoring tile “{SHOWN.upper()}”. {TILES}"),
        (LAST_TILE, "0", f"There is no scoring tile “0”. {TILES}"),
        (LAST_TILE, "4 5", "1 tile is wanted, and 2 typed."),
        (LAST_TILE, "ks", "Tile KS stands there twice."),
        (tiles_notation(("1",)), "2 2 3 4", "Tile 2 stands there twice."),
        (MONEY, "16", "2 numbers are wanted, and 1 typed."),
        (MONEY, "16 14 12", "2 numbers are wanted, and 3 typed."),
        (MONEY, "16 201", bad("201", 0, 200)),
        (MONEY, "-1 14", bad("-1", 0, 200)),
        (NUMBERS, "16", "2 numbers are wanted, and 1 typed."),
        (NUMBERS, "51 1", bad("51", 0, 50)),
        (NUMBERS, "1 -1", bad("-1", 0, 50)),
        (IMPORTS, "2 5", "3 numbers are wanted, and 2 typed."),
        (IMPORTS, "1000 1 5", bad("1000", 0, 999)),
        (IMPORTS, "1 5 5", "1 cotton in all? MacHinas alone have 2."),
        (IMPORTS, "2 0 4", "4 sugar in all? MacHinas alone have 5."),
    ],
)
def test_an_answer_is_refused_with_what_is_wanted(notation: Notation[Any], typed: str, said: str) -> None:
    with pytest.raises(BadAnswer) as fault:
        notation.check(typed)
    assert SAY(fault.value.text) == said


@pytest.mark.parametrize(
    ("notation", "typed", "read"),
    [
        (STOCK, "0", (0, {})),
        (STOCK, " £200, whisky 20 ", (200, {"whisky": 20})),
        (STOCK, "55 2 wool 0 gr", (55, {"wool": 2, "grain": 0})),
        (LAST_TILE, "later", ("",)),
        (LAST_TILE, "unknown", ("",)),
        (LAST_TILE, "-", ("",)),
        (LAST_TILE, "", ("",)),
        (MONEY, "0 200", (0, 200)),
        (NUMBERS, "50, 0", (50, 0)),
        (IMPORTS, "999 0 5", (999, 0, 5)),
    ],
)
def test_an_answer_reaches_to_its_bounds(notation: Notation[Any], typed: str, read: Any) -> None:
    assert notation.check(typed) == read


def test_an_example_stands_beside_each_line() -> None:
    assert [one.example for one in (STOCK, MONEY, money_notation(4), NUMBERS, IMPORTS, LAST_TILE)] == [
        "55 wool 2 grain 1",
        "16 14",
        "16 14 12 10",
        "4 4",
        "4 4 5",
        "4",
    ]
    assert tiles_notation(()).example == "1 3 KS 8 5"


@pytest.mark.parametrize(
    ("typed", "goes_on"),
    [
        ("", ["later", "1 2 3 4 5"]),
        ("l", ["later"]),
        ("1 2", ["1 2 3 4 5"]),
        ("9", []),
    ],
)
def test_tiles_go_on_as_they_are_begun(typed: str, goes_on: list[str]) -> None:
    assert list(tiles_notation(()).go_on(typed)) == goes_on


@pytest.mark.parametrize(
    ("typed", "goes_on"),
    [
        ("5", ["55", "50", *(f"5 {good}" for good in GOODS.split(", "))]),
        ("6", ["60", *(f"6 {good}" for good in GOODS.split(", "))]),
        ("201", []),
        ("55", ["55", *(f"55 {good}" for good in GOODS.split(", "))]),
        ("55 ", [f"55 {good}" for good in GOODS.split(", ")]),
        ("55 wool ", ["55 wool 1", "55 wool 2", "55 wool 3"]),
        ("55 wool 2 ", [f"55 wool 2 {good}" for good in GOODS.split(", ")[1:]]),
        ("55 2", [f"55 2 {good}" for good in GOODS.split(", ")]),
        ("55 2 ", [f"55 2 {good}" for good in GOODS.split(", ")]),
        ("55 2 wool c", ["55 2 wool cheese"]),
        ("55 20", [f"55 20 {good}" for good in GOODS.split(", ")]),
        ("55 0", [f"55 0 {good}" for good in GOODS.split(", ")]),
        ("55 21", []),
        ("55 wool 2 wool", []),
    ],
)
def test_a_stock_goes_on_with_goods_that_are_not_there_yet(typed: str, goes_on: list[str]) -> None:
    assert list(STOCK.go_on(typed)) == goes_on


@pytest.mark.parametrize(
    ("line", "part", "said"),
    [
        ("x", "x", VERBS),
        ("more", "more", "“more” stands after a report, such as sold 2 wool; more."),
        ("sold", "sold", ONE_GOOD),
        ("sold 2 wool 3 milk", "sold 2 wool 3 milk", ONE_GOOD),
        ("sold 8 wool", "sold 8 wool", bad("8", 1, 7)),
        ("bought 0 wool", "bought 0 wool", bad("0", 1, 7)),
        ("sold wool", "sold wool", pairs("wool")),
        ("took", "took", "Write which contract, such as took 24, or what it needs."),
        ("took 51", "took 51", "Contract “51” isn't in the row. There are: 2 24."),
        ("took 9 wool", "took 9 wool", "Contract “9 wool” isn't in the row. There are: 2 24."),
        (f"took {'9' * 45}", None, f"Contract “{'9' * 40}” isn't in the row. There are: 2 24."),
        ("took 21 wool", "took 21 wool", bad("21", 0, 20)),
        ("took fish", "took fish", no_good("fish", ALL)),
        ("took 2 24", "took 2 24", no_good("24", ALL)),
        ("price wool +4", "price wool +4", "“+4” should be +1 to +3 or -1 to -3."),
        ("price wool -0", "price wool -0", "“-0” should be +1 to +3 or -1 to -3."),
        (f"price wool +{LONG}", None, f"“+{SHOWN[:-1]}” should be +1 to +3 or -1 to -3."),
        ("price wool 2", "price wool 2", PRICE),
        ("price fish +1", "price fish +1", no_good("fish")),
        ("refill 51", "refill 51", "There is no contract 51. They are 1 to 50."),
        ("refill 0", "refill 0", "There is no contract 0. They are 1 to 50."),
        ("refill 1000", "refill 1000", bad("1000", 0, 999)),
        ("refill 5 5", "refill 5 5", "Contract 5 is named twice."),
        ("refill 5 6", "refill 5 6", "The row has 1 empty space: 2 contracts were typed."),
        ("refill", "refill", "The row has 1 empty space: 0 contracts were typed."),
        ("refill 24", "refill 24", "Contract 24 lies in the row already."),
        ("passed 3", "passed 3", bad("3", 1, 2)),
        ("passed 0", "passed 0", bad("0", 1, 2)),
        ("passed 1 2", "passed 1 2", "One place at most, such as passed 2."),
        ("done now", "done now", "“done” stands alone."),
        ("veto", "veto", "No turn was just announced that could be taken back."),
        (
            "sold 1 wool took 24",
            "sold 1 wool took 24",
            "Before “took” a ; is wanted, such as sold 2 wool; sold 1 milk.",
        ),
    ],
)
def test_a_line_is_refused_with_its_part_and_what_is_wanted(line: str, part: str | None, said: str) -> None:
    state = replace(begun(), row=(2, 24), row_size=3)
    with pytest.raises(IllegalMove) as fault:
        step(GAME, state, Move(REPORT, {"line": line}))
    told = SAY(fault.value.text)
    assert told == f"Part 1, “{part}”: {said}" if part else told.endswith(said)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("took 24; took 24", "Part 2, “took 24”: Contract 24 is named twice in your line."),
        ("took 24; took 51", "Part 2, “took 51”: Contract “51” isn't in the row. There are: 2 24."),
        ("sold 1 wool; veto", f"Part 2, “veto”: {VERBS}"),
        ("took 2; done; sold 1 wool", "Part 3, “sold 1 wool”: Nothing can follow after “done”."),
        ("sold 2 wool; more x", "Part 2, “more x”: “more” stands alone."),
        ("", VERBS),
    ],
)
def test_a_line_of_several_parts_is_refused_with_the_one_that_is_wrong(line: str, said: str) -> None:
    state = replace(begun(), row=(2, 24), row_size=3)
    with pytest.raises(IllegalMove) as fault:
        step(GAME, state, Move(REPORT, {"line": line}))
    assert SAY(fault.value.text) == said


@pytest.mark.parametrize("language", locales(GAME))
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("x", "sold bought took price refill passed done more veto"),
        ("sold 1 fish", "wool milk grain cheese bread whisky"),
        ("took 1 fish", "beef mutton free_hex bonus_upgrade money hops cotton tobacco sugar_cane"),
        ("took 9 wool", "wool"),
        ("sold 1 wool took 24", "took"),
        ("passed; sold 1 wool", "passed"),
    ],
)
def test_a_refused_line_is_told_in_words_of_the_reader_that_are_read(
    line: str, told: str, language: str
) -> None:
    say = I18N.words(GAME.id, language)
    with pytest.raises(IllegalMove) as fault:
        step(GAME, replace(begun(), row=(2, 24)), Move(REPORT, {"line": line}))
    why = fault.value.text.args["why"]
    assert isinstance(why, Text)
    said = say.plain(why)
    assert {one: say.vocabulary[one][0] in said for one in told.split()} == dict.fromkeys(told.split(), True)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("round", LONG, bad(SHOWN, 1, 5)),
        ("turn", LONG, f"“{SHOWN}” can't be next. It is one of: Player 1, MacHina 1, MacHina 2."),
        ("order", "p1 a1", "Write each seat once: Player 1, MacHina 1, MacHina 2."),
        (
            "passed",
            "",
            "Write 3 places, each with a seat or -; seats are Player 1, MacHina 1, MacHina 2.",
        ),
        ("row", "51", bad("51", 1, 50)),
        ("row", "5 5", "Contract 5 is named twice."),
        ("row", "5 6 7 8", "The row has 3 spaces: 4 contracts were typed."),
        ("row-size", "1", bad("1", 2, 10)),
        ("tiles", "1", "5 tiles are wanted, ? for one that isn't known, and 1 typed."),
        ("tiles", "1 1 2 3 4", "Tile 1 stands there twice."),
        ("discard", "MH73", "Each of the 72 cards can be there once, by its id."),
        ("a1-buying", "wool 4", bad("4", 0, 3)),
        ("a1-buying", "cheese 1", "Merchants lie on the other side of cheese already."),
        ("a1-buying", "wool", pairs("wool")),
        ("a1-technology", LONG, f"“{SHOWN}” isn't one of: woodcutter, miner, both, -."),
        ("a1-shipping", LONG, f"“{SHOWN}” isn't one of: none, river, 1-loch, 2-loch, 3-loch, 4-loch."),
        ("a1-loch", LONG, f"“{SHOWN}” isn't one of: yes, no, unknown."),
        ("meat_counts", LONG, f"“{SHOWN}” isn't one of: on, off."),
        ("neighbourhood", LONG, f"“{SHOWN}” isn't one of: decline, take."),
        ("pass_money", "16 14", "3 numbers are wanted, and 2 typed."),
        ("pass_money", "16 14 201", bad("201", 0, 200)),
        ("deck_profile", "own", "“own” isn't one of: actions, actions_uniform."),
    ],
)
def test_a_correction_is_refused_with_what_is_wanted(field: str, value: str, said: str) -> None:
    state = table()
    label = next(SAY(one.label) for one in GAME.fixes(state) if one.id == field)
    with pytest.raises(IllegalMove) as fault:
        step(GAME, state, Move("fix", {"field": field, "value": value}))
    assert SAY(fault.value.text) == f"{label} can't be “{value}”. {said}"


@pytest.mark.parametrize(
    ("field", "value", "stands"),
    [
        ("meat_counts", "no", "off"),
        ("meat_counts", "ON", "on"),
        ("meat_counts", "Yes", "on"),
        ("neighbourhood", "TAKE", "take"),
        ("tiles", "later", "? ? ? ? ?"),
        ("tiles", "", "? ? ? ? ?"),
        ("discard", "none", "-"),
        ("discard", "", "-"),
        ("a1-box", "none", "-"),
        ("a1-box", "", "-"),
        ("a1-box", ",", "-"),
        ("a2-fulfilled", "none", "-"),
        ("a1-buying", "none", "-"),
        ("a1-technology", "none", "-"),
        ("row", "", "-"),
    ],
)
def test_nothing_is_typed_in_several_ways(field: str, value: str, stands: str) -> None:
    changed = done(table(), Move("fix", {"field": field, "value": value}))
    assert next(one.now for one in GAME.fixes(changed) if one.id == field) == stands
