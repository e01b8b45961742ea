"""Which clauses are found for what somebody looks up in the rules."""

import pytest

from bot.presses.help import clauses_with

CLAUSES = {
    "take.1": "It takes the nearest tile.",
    "take.2": "The tile goes on the card.",
    "reserve.5": "The first tile of the market goes into the reserve.",
    "building.5": "Place a tile of the reserve.",
    "score.1": "It has the most points.",
    "score.2": "On a tie the people have won.",
}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("reserve.5", ["reserve.5"]),
        ("Reserve 5", ["reserve.5"]),
        ("reserve", ["reserve.5", "building.5"]),
        ("the market", ["reserve.5"]),
        ("the dragon", []),
        ("the nearets", ["take.1"]),
    ],
)
def test_a_word_that_most_clauses_have_finds_nothing_beside_another(typed: str, found: list[str]) -> None:
    assert list(clauses_with(typed, CLAUSES).all) == found


def test_a_common_word_alone_finds_all_that_have_it() -> None:
    assert len(clauses_with("the", CLAUSES).hits) == len(CLAUSES)


def test_blanks_find_nothing() -> None:
    assert not clauses_with(" \n", CLAUSES).all


SMALL = ("how", "do", "i", "what", "is", "a", "the", "on")
ALIKE = (("tie", "level", "shared"), ("win", "won"))


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("How do I win?", ["score.2"]),
        ("level", ["score.2"]),
        ("what is a shared win", ["score.2"]),
        ("„how“ «do» I win?", ["score.2"]),
        ("what", []),
    ],
)
def test_a_question_is_looked_up_by_the_words_that_tell_something_and_what_is_alike(
    typed: str, found: list[str]
) -> None:
    assert list(clauses_with(typed, CLAUSES, SMALL, ALIKE).hits) == found


@pytest.mark.parametrize(
    ("typed", "near"),
    [("dragon market", ["reserve.5"]), ("nearets", ["take.1"])],
)
def test_what_no_clause_has_finds_only_what_is_near(typed: str, near: list[str]) -> None:
    found = clauses_with(typed, CLAUSES, SMALL, ALIKE)
    assert not found.hits
    assert list(found.near)[:1] == near
