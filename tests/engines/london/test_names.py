"""Names of cards as people write them: what is one, what needs quotes, and which known one may be meant."""

from typing import Any

import pytest

from engines.core.errors import BadAnswer
from engines.london.model.card import Card, card_in, keyed, near_names, read_card
from engines.london.model.catalogue import names


def refusal(line: str, *known: str, may_be_last: bool = False) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadAnswer) as fault:
        read_card(line, keyed(known) if known else names(), may_be_last=may_be_last)
    return fault.value.text.id, dict(fault.value.text.args)


@pytest.mark.parametrize(
    "words",
    ["borough", "last", "later", "empty", "none", "nothing", "no card", "unknown", "unnamed card", "NOTHING"],
)
def test_a_word_that_says_something_else_names_no_card(words: str) -> None:
    assert refusal(words) == ("bad-no-card", {"word": words})
    assert refusal(words, may_be_last=True) == ("bad-no-card", {"word": words})
    assert refusal(words, words)[0] == "bad-no-card"
    assert refusal(words, words, may_be_last=True)[0] == "bad-no-card"
    assert read_card(f'"{words}" c2', names()).card.name == words


@pytest.mark.parametrize(
    "colour", ["green", "purple", "violet", "red", "yellow", "black", "white", "orange", "Red"]
)
def test_a_colour_that_no_card_has_ends_no_name(colour: str) -> None:
    assert refusal(f"Guild {colour} c4") == ("bad-colour", {"word": colour})
    assert read_card(f'"Guild {colour}" c4', names()).card.name == f"Guild {colour}"


def test_who_writes_gray_is_told_where() -> None:
    assert refusal("Hospital gray c4") == ("bad-token", {"word": "gray", "n": 2})
    assert refusal("Guild gray c4") == ("bad-colour", {"word": "gray"})


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("Sewrs c2", "Sewers"),
        ("Vauxh c2", "Vauxhall Gardens"),
        ("Train Station", "Train Station South"),
        ("Great c2", "Great Fire Monument"),
    ],
)
def test_a_name_of_five_letters_may_be_a_misspelt_or_a_shortened_one(typed: str, near: str) -> None:
    told, args = refusal(typed)
    assert told == "bad-misspelt"
    assert args["near"].split()[0] == near.split()[0]


def test_a_name_of_four_letters_is_a_name() -> None:
    for name in ("Wran", "Vaux", "Brid"):
        assert read_card(f"{name} c2", names()).card.name == name


def test_a_name_with_a_letter_wrong_is_meant_rather_than_one_that_goes_on() -> None:
    assert refusal("Guild Hall", "Guild Hall East", "Guild Halls")[1]["near"] == "Guild Halls"


def test_no_more_than_four_names_are_suggested() -> None:
    several = [f"Guild Hall {n}" for n in "ABCDEF"]
    assert near_names("Guild Hall", several) == tuple(several[:4])


def test_the_alone_is_like_no_name() -> None:
    assert near_names("the", ["Hospital", "The Guild"]) == ("The Guild",)
    assert near_names("The", ["Hospital"]) == ()


@pytest.mark.parametrize(
    "name",
    [
        "Hospital Browns",
        "Guild last",
        "Guild red",
        "Old Guild red",
        "Borough Hall",
        "Pier c4",
        "Pier 4th +2",
        "12",
    ],
)
def test_a_name_that_would_be_read_as_something_else_is_written_in_quotes(name: str) -> None:
    """So whoever gets the line reads the same card, though they don't know it."""
    card = Card(name, "brown", 2)
    assert read_card(card.line, names()).card == card
    assert card.line.startswith('"')
    assert card_in(card.line) == card


def test_a_line_is_written_in_one_order() -> None:
    """Colour, cost to build and to activate, gains as typed, the mark of a crucial card."""
    card = read_card("Docks ! p1 +9 a3 c2 v1 brown", names()).card
    assert card.line == "Docks brown c2 a3 p1 +9 v1 !"


@pytest.mark.parametrize("dash", ["-", "−", "–"])
def test_a_minus_is_written_as_people_have_it(dash: str) -> None:
    assert read_card(f"Sewers p{dash}3", names()).card.poverty == -3


def test_quotes_hold_no_quotes() -> None:
    assert refusal('"The "Old" Pier" c2') == ("bad-quotes", {})
    assert refusal('"Pier ”East c2')[0] == "bad-quotes"


def test_a_name_has_up_to_forty_letters() -> None:
    name = "Pier " + "x" * 35
    assert read_card(f"{name} c2", {}).card.name == name
    assert read_card(f"{name.upper()} c2", keyed([name])).card.name == name
    assert refusal(f"{name}x c2") == ("bad-name", {"most": 40})
    assert refusal("?" * 50) == ("bad-no-card", {"word": "?" * 40})
    assert refusal(f"{'?' * 50} c2") == ("bad-no-card", {"word": "?" * 40})


def test_of_two_cards_in_a_row_each_is_as_long_as_it_is_known() -> None:
    known = ("Train", "Station", "Train Station", "Wren")
    assert refusal("train station wren", *known) == (
        "bad-several-cards",
        {"one": "Train Station", "other": "Wren"},
    )


def test_what_was_kept_is_read_though_it_would_not_be_taken_now() -> None:
    for name in ("Pier\u2800", "x" * 40, "Guild last"):
        assert card_in(f"{name} c2").name == name
        assert card_in(f"{name} c2").cost == 2
    assert refusal("Pier\u2800 c2", may_be_last=True)[0] == "bad-kept-signs"


@pytest.mark.parametrize(
    ("line", "why", "args"),
    [
        ("last Old Guild Hall", "bad-last", {"word": "last"}),
        ("Guild c4 c4 c5", "bad-cost", {"one": "c4", "other": "c5"}),
        ("Guild brown brown pink", "bad-colours", {"one": "brown", "other": "pink"}),
        ("borough last", "bad-no-card", {"word": "last"}),
    ],
)
def test_what_is_wrong_is_named(line: str, why: str, args: dict[str, Any]) -> None:
    assert refusal(line) == (why, args)
    assert refusal(line, may_be_last=True) == (why, args)


def test_a_colour_may_be_told_twice() -> None:
    assert read_card("Mercers brown Brown +5", names()).card.colour == "brown"


@pytest.mark.parametrize(
    ("line", "why", "args"),
    [
        ("Grocers & School", "bad-several-cards", {"one": "Grocers", "other": "School"}),
        ("Grocers, School & Wren", "bad-several-cards", {"one": "Grocers", "other": "School"}),
        (f"Guild c{'9' * 50} c2", "bad-token", {"word": "c" + "9" * 39, "n": 2}),
        (f"Mercers c{'9' * 50}", "bad-token", {"word": "c" + "9" * 39, "n": 2}),
        (f"c{'9' * 50} Guild", "bad-first-word", {"word": "c" + "9" * 39}),
        ('"Pier\x07" c2', "bad-name", {"most": 40}),
    ],
)
def test_what_is_long_or_joined_is_named_in_short(line: str, why: str, args: dict[str, Any]) -> None:
    assert refusal(line) == (why, args)


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("old Hospital", ("Hospital", "Old Kent Road")),
        ("Kent", ("Old Kent Road",)),
        ("Ol", ()),
        ("Hos", ("Hospital",)),
        ("Ho", ()),
    ],
)
def test_a_name_may_stand_for_one_whose_words_it_has_or_whose_beginning(
    name: str, near: tuple[str, ...]
) -> None:
    assert near_names(name, ["Hospital", "Old Kent Road"]) == near
