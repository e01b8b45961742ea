"""The material typed a second time, from the rules: no number of the data can change unnoticed."""

import pytest

from engines.macrobber.model.catalogue import components
from engines.macrobber.model.cost import COSTS, PAYMENTS, paid
from engines.macrobber.model.options import OPTIONS
from engines.macrobber.model.state import WORTH, Options
from engines.macrobber.model.tokens import Tokens, tokens
from engines.macrobber.rules.setup import first_sack, first_seat


def written(counted: Tokens) -> str:
    """Return tokens as the rules write a sack: `Y9 B17 G20 R6`."""
    return " ".join(f"{colour}{n}" for colour, n in zip("YBGR", counted, strict=True) if n)


def test_the_material_is_that_of_the_rules() -> None:
    """setup.3."""
    made_of = components()
    assert written(made_of.tokens) == "Y29 B27 G20 R10"
    assert (made_of.cards, made_of.tiles) == (67, 25)
    assert made_of.clans == ("ardroch", "balnevis", "corrieglen", "dunmorag", "erskay")


@pytest.mark.parametrize(
    ("seats", "points", "removed", "sack", "total"),
    [
        (3, 2, "Y8 B4", "Y9 B17 G20 R7", 53),
        (4, 5, "Y4 B2", "Y9 B17 G20 R6", 52),
        (5, 8, "", "Y9 B17 G20 R5", 51),
    ],
)
def test_a_number_of_seats_has_its_start(
    seats: int, points: int, removed: str, sack: str, total: int
) -> None:
    """setup.10, setup.12, setup.13."""
    start = components().start[seats]
    assert (start.points, written(start.removed)) == (points, removed)
    assert (written(first_sack(seats)), first_sack(seats).total) == (sack, total)


def test_it_is_for_three_to_five() -> None:
    """setup.1."""
    assert sorted(components().start) == [3, 4, 5]
    seats = next(one for one in OPTIONS if one.id == "seats")
    assert (seats.low, seats.high) == (3, 5)


def test_a_board_begins_with_four_warriors_two_bagpipers_and_a_cattle() -> None:
    """setup.9."""
    assert written(components().court) == "Y4 B2"
    assert components().estates == ("cattle", "")
    assert written(first_seat("s1", 4, ()).board) == "Y4 B2 R1"


@pytest.mark.parametrize(
    ("name", "ones", "twos", "threes", "fours"),
    [
        ("13-20-20-14", 13, 20, 20, 14),
        ("16-20-18-13", 16, 20, 18, 13),
        ("10-18-23-16", 10, 18, 23, 16),
        ("17-17-17-16", 17, 17, 17, 16),
    ],
)
def test_cards_are_as_many_of_each_value_as_proposed(
    name: str, ones: int, twos: int, threes: int, fours: int
) -> None:
    """setup.4."""
    assert components().card_counts[name].counts == {1: ones, 2: twos, 3: threes, 4: fours}


@pytest.mark.parametrize(("name", "single"), [("one-42", 42), ("one-36", 36), ("one-30", 30)])
def test_all_estates_but_one_are_there_twice(name: str, single: int) -> None:
    """setup.6."""
    assert components().estate_counts[name].all == tuple(
        sorted([*range(30, 43), *(number for number in range(30, 43) if number != single)])
    )


def test_no_other_distribution_is_offered_and_all_are_our_own() -> None:
    """setup.4, setup.6."""
    assert list(components().card_counts) == ["13-20-20-14", "16-20-18-13", "10-18-23-16", "17-17-17-16"]
    assert list(components().estate_counts) == ["one-42", "one-36", "one-30"]
    every = (*components().card_counts.values(), *components().estate_counts.values())
    assert {one.certainty for one in every} == {"designed"}


def test_a_table_that_chooses_nothing_plays_by_the_defaults() -> None:
    """setup.4, setup.6, round.8, exchange.3."""
    assert Options() == Options(
        seats=3,
        card_counts="13-20-20-14",
        estate_counts="one-42",
        red_area=30,
        exchange="up_to_3",
        asleep="default",
    )
    assert {one.id: one.default for one in OPTIONS} == vars(Options())


@pytest.mark.parametrize(
    ("action", "price"),
    [
        ("cattle", "R"),
        ("castle", "BB"),
        ("abbey", "GGG"),
        ("warriors", "Y"),
        ("bagpipers", "B"),
        ("monks:1", "G"),
        ("monks:2", "GG"),
        ("bard", "B"),
    ],
)
def test_an_action_costs_what_the_rules_say(action: str, price: str) -> None:
    """cattle.1, castle.1, abbey.1, warrior.1, piper.1, monk.1, bard.1."""
    assert COSTS[action] == tokens(price)


def test_only_these_actions_have_a_price() -> None:
    assert set(COSTS) == {
        *("cattle", "castle", "abbey", "warriors", "bagpipers", "monks:1", "monks:2", "bard")
    }


def test_a_castle_stands_as_two_blue_and_an_abbey_as_three_green() -> None:
    """score.1."""
    assert {"": tokens(""), "cattle": tokens("R"), "castle": tokens("BB"), "abbey": tokens("GGG")} == WORTH


def test_an_estate_is_paid_with_yellow_and_red_or_yellow_and_two_green() -> None:
    """estate.1, estate.2, estate.4, estate.5: any mix, but red stands in no court."""
    ways = {("Y", "", "R", ""), ("", "Y", "R", "")} | {
        (yellow, "" if yellow else "Y", "G" * n, "G" * (2 - n)) for yellow in ("Y", "") for n in range(3)
    }
    assert [paid(one) for one in PAYMENTS if PAYMENTS.count(one) > 1] == []
    assert {paid(one) for one in PAYMENTS} == {
        (tokens(yellow + rest), tokens(own + court)) for yellow, own, rest, court in ways
    }


def test_the_payments_that_take_least_from_the_court_come_first() -> None:
    """The default of d.pay."""
    by_other = {rest: [paid(one)[1].total for one in PAYMENTS if rest in one.upper()] for rest in "RG"}
    assert all(taken == sorted(taken) for taken in by_other.values())
