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
    assert list(clauses_with(typed, CLAUSES)) == found


def test_a_common_word_alone_finds_all_that_have_it() -> None:
    assert len(clauses_with("the", CLAUSES)) == len(CLAUSES)
