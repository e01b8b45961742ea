"""What is typed is found among labels: what it means, and what comes near."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.presses.search import Found, Labels

ENTRIES = (
    ("Take 2 blue", "1"),
    ("Take 3 blue", "2"),
    ("Ship to Orléans", "3"),
    ("Take 2 dark green", "take green"),
    ("Take 12 dark green", "5"),
    ("Neem 2 blauwe", "1"),
    ("Points -1", "6"),
    ("Points", "7"),
    ("Points of the other seat", "Points of"),
)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("blue 3", "2"),
        ("ORLEANS", "3"),
        ("green take 2", "take green"),
        ("points", "7"),
        ("point -1", "6"),
        ("2 blauwe", "1"),
        ("blau", "1"),
        ("take 12 dark green", "5"),
    ],
)
def test_one_thing_is_hit(typed: str, code: str) -> None:
    assert Labels(ENTRIES).find(typed).only == code


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("blue", ["1", "2"]),
        ("take green", ["take green", "5"]),
        ("point", ["6", "7", "Points of"]),
        ("Points of", ["Points of"]),
    ],
)
def test_several_things_are_hit(typed: str, codes: list[str]) -> None:
    assert sorted(Labels(ENTRIES).find(typed).hits) == sorted(codes)


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("gren tak 2", "take green"),
        ("lue 3", "2"),
        ("take 1 dark green", "5"),
        ("2 2 blue", "1"),
        ("points -2", "6"),
    ],
)
def test_a_typo_part_of_a_word_or_another_number_is_only_near(typed: str, near: str) -> None:
    found = Labels(ENTRIES).find(typed)
    assert not found.hits
    assert near in found.near


@pytest.mark.parametrize("typed", ["", "  ", "\u0301"])
def test_nothing_typed_hits_nothing_and_comes_near_everything(typed: str) -> None:
    assert Labels(ENTRIES[:1]).find(typed).only is None
    assert Labels(ENTRIES).find(typed).all == ("1", "2", "3", "take green", "5", "6", "7", "Points of")


def test_finds_nothing_in_nonsense() -> None:
    assert Labels(ENTRIES).find("zzzzqqq") == Found(unknown=("zzzzqqq",))
    assert Labels(ENTRIES).find("???") == Found()


def test_what_is_suggested_is_a_hit_when_it_is_sent() -> None:
    entries = [("Contract 5", "1"), ("Contract 1", "5"), ("Same", "6"), ("Same", "7"), ("x" * 200, "8")]
    codes = [code for _, code in entries]
    for code, (_, sent) in zip(codes, Labels(entries).choices(codes), strict=True):
        assert Labels(entries).find(sent).only == code


@pytest.mark.parametrize(("typed", "code"), [("3", "c"), ("3:", "c"), ("13", "m"), ("2 beef", "c")])
def test_a_number_alone_is_the_one_that_a_label_counts_by(typed: str, code: str) -> None:
    entries = [("3: 2 beef, 1 wool", "c"), ("13: 3 beef", "m"), ("24: 3 wool, 13 hops", "x")]
    assert Labels(entries).find(typed).only == code


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("4 wool", ["a"]),
        ("4 w", ["a", "b"]),
        ("1 wool 4 wh", ["b"]),
        ("wool 4", ["a", "b"]),
        ("5 wool", []),
    ],
)
def test_a_number_says_how_many_there_are_of_the_word_behind_it(typed: str, codes: list[str]) -> None:
    entries = [("1: 4 wool for 1 hop", "a"), ("15: 4 whisky, 1 wool for 5 hops", "b")]
    assert sorted(Labels(entries).find(typed).hits) == codes


def test_a_number_alone_brings_nothing_near() -> None:
    labels = Labels([("Price of wool up 3", "a"), ("Sold 3 milk", "b")])
    assert labels.find("pass 3") == Found(unknown=("pass",))


def test_a_number_that_two_labels_count_by_means_neither() -> None:
    assert Labels([("3: beef", "a"), ("3: wool", "b")]).find("3").only is None


@given(st.text(max_size=400))
def test_takes_anything(typed: str) -> None:
    Labels(ENTRIES).find(typed)
