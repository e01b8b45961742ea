"""How the line of a card is read: its name, its values, and what is wrong with it."""

from contextlib import suppress
from typing import Any

import pytest

from engines.core.errors import BadAnswer
from engines.core.script.collection import Keep
from engines.core.text import text
from engines.london.model.card import Card, card_in, keyed, near_names, read_card
from engines.london.model.catalogue import city_names, names

KNOWN = {**names(), **keyed(["Victoria Station"])}


@pytest.mark.parametrize(
    ("line", "card"),
    [
        (
            "Oxford Street brown c4 +8 v2 p-1",
            Card("Oxford Street", "brown", 4, 0, (("+", 8), ("v", 2), ("p", -1))),
        ),
        ("street lights BLUE A4 V1 P-2", Card("Street Lights", "blue", 0, 4, (("v", 1), ("p", -2)))),
        ("borough Hackney c3 e2 d5", Card("Hackney", "", 3, 0, (("e", 2), ("d", 5)), is_borough=True)),
        ("Underground pink c7 v4 !", Card("Underground", "pink", 7, 0, (("v", 4),), is_crucial=True)),
        ("Paupers grey", Card("Paupers", "grey")),
        ("St Paul’s c10", Card("St Paul's", "", 10)),
        ("Bethnal Green, Stepney & Poplar c3", Card("Bethnal Green, Stepney & Poplar", "", 3)),
        ("Victoria Station c2", Card("Victoria Station", "", 2)),
        ("Oxford Street Arcade c2", Card("Oxford Street Arcade", "", 2)),
        ("“Pier c4” c2", Card("Pier c4", "", 2)),
        ('"blue" blue', Card("blue", "blue")),
        ("Twins c3 +2 +2", Card("Twins", "", 3, 0, (("+", 2), ("+", 2)))),
        ("Twins c3 c3", Card("Twins", "", 6)),
        ('"Golders Green" c2', Card("Golders Green", "", 2)),
        ('"The last" c2', Card("The last", "", 2)),
        ("Sewers p−3 c0 v0", Card("Sewers", "", 0, 0, (("p", -3),))),
        ("Pier 7 brown", Card("Pier 7", "brown")),
        ('"Hospitl" c2', Card("Hospitl", "", 2)),
        ('"B9" v3', Card("B9", gains=(("v", 3),))),
        ('"Pier: East" c2', Card("Pier: East", "", 2)),
        ('"- Pier" c2', Card("- Pier", "", 2)),
        ("Fish & Chips c2", Card("Fish & Chips", "", 2)),
        ('"Hospital School" c2', Card("Hospital School", "", 2)),
        ('"Nothing" c2', Card("Nothing", "", 2)),
        ('"1851"', Card("1851")),
        ("City Hall c2", Card("City Hall", "", 2)),
    ],
)
def test_a_line_is_read(line: str, card: Card) -> None:
    assert read_card(line, KNOWN).card == card
    assert card_in(card.line) == card
    assert read_card(card.line, {**KNOWN, card.name.casefold(): card.name}).card == card
    assert read_card(card.quoted, KNOWN).card == card


@pytest.mark.parametrize(
    ("line", "why", "args"),
    [
        ("Oxford Street brown c4 q8", "bad-token", {"word": "q8", "n": 5}),
        ("Oxford Street brown c4 brown8", "bad-token", {"word": "brown8", "n": 5}),
        ("Oxford Street c100", "bad-token", {"word": "c100", "n": 3}),
        ("borough Hackney c3 e2 d55", "bad-token", {"word": "d55", "n": 5}),
        ("Hackney +x", "bad-token", {"word": "+x", "n": 2}),
        ("Mercers brown last", "bad-token", {"word": "last", "n": 3}),
        ("last", "bad-no-card", {"word": "last"}),
        ("Later c4", "bad-no-card", {"word": "Later"}),
        ("?", "bad-no-card", {"word": "?"}),
        ("-", "bad-no-card", {"word": "-"}),
        ("3", "bad-no-card", {"word": "3"}),
        ("None", "bad-no-card", {"word": "None"}),
        ("Unnamed card", "bad-no-card", {"word": "Unnamed card"}),
        ("Oxford Street brwn c4", "bad-token", {"word": "brwn", "n": 3}),
        ("Paupers gray", "bad-token", {"word": "gray", "n": 2}),
        ("Foo green c4", "bad-colour", {"word": "green"}),
        ("Foo Purple", "bad-colour", {"word": "Purple"}),
        ("Hospital white c4", "bad-colour", {"word": "white"}),
        ("Hospital last", "bad-last", {"word": "last"}),
        ("last Mercers", "bad-last", {"word": "last"}),
        ("Sewers c4 c5", "bad-cost", {"one": "c4", "other": "c5"}),
        ("Sewers a1 a2", "bad-cost", {"one": "a1", "other": "a2"}),
        ("Mercers brown blue", "bad-colours", {"one": "brown", "other": "blue"}),
        ("brown c4", "bad-no-name", {}),
        ("B9 v3", "bad-first-word", {"word": "B9"}),
        ("Hospitl c2", "bad-misspelt", {"name": "Hospitl", "near": "Hospital"}),
        ("borough Lambth c3", "bad-misspelt", {"name": "Lambth", "near": "Lambeth"}),
        ("victoria staton", "bad-misspelt", {"name": "victoria staton", "near": "Victoria Station"}),
        ("Hospital Mercers", "bad-several-cards", {"one": "Hospital", "other": "Mercers"}),
        ("grocers, mercers c2", "bad-several-cards", {"one": "Grocers", "other": "Mercers"}),
        ("Grocers and School and Wren", "bad-several-cards", {"one": "Grocers", "other": "School"}),
        ("Hospital,", "bad-misspelt", {"name": "Hospital,", "near": "Hospital"}),
        ("Hospital: c2 e3", "bad-sign", {"sign": ":"}),
        ("- Hospital c2 e3", "bad-sign", {"sign": "-"}),
        ("[Hospital c2 e3]", "bad-sign", {"sign": "["}),
        ("", "bad-no-name", {}),
        ("borough", "bad-no-card", {"word": "borough"}),
        ("? ?", "bad-no-card", {"word": "? ?"}),
        ("Whitehall p--2", "bad-token", {"word": "p--2", "n": 2}),
        ("Oxford", "bad-misspelt", {"name": "Oxford", "near": "Oxford Street"}),
        ("Oxford St c4", "bad-misspelt", {"name": "Oxford St", "near": "Oxford Street"}),
        ('"Pier c4 c2', "bad-quotes", {}),
        ('"" c2', "bad-quotes", {}),
        ("x" * 41, "bad-name", {"most": 40}),
        ("One; two c4", "bad-name", {"most": 40}),
        ("\u3164 c4", "bad-kept-signs", {}),
        ('"Pier\u2800" c4', "bad-kept-signs", {}),
    ],
)
def test_what_is_wrong_with_a_line_is_named(line: str, why: str, args: dict[str, Any]) -> None:
    with pytest.raises(BadAnswer) as fault:
        read_card(line, KNOWN)
    assert fault.value.text.id == why
    assert fault.value.text.args == args


@pytest.mark.parametrize("word", ["a", "Bank", "brown", "v1", "Hackney and", '"', "?", "+x", "Oxford brwn"])
def test_a_line_costs_as_much_as_it_is_long(word: str) -> None:
    looked_up = 0

    class Counted(dict[str, str]):
        def __contains__(self, name: object) -> bool:
            nonlocal looked_up
            looked_up += len(str(name))
            return super().__contains__(name)

    for times in (100, 1000):
        with suppress(BadAnswer):
            read_card(f"Zz {f'{word} ' * times}", Counted(KNOWN))
    assert looked_up < 10_000


@pytest.mark.parametrize("name", ["\\" * 39 + "n", '"Pier c4"', "Docks"])
def test_what_is_read_of_a_line_has_room_where_it_is_kept(name: str) -> None:
    card = read_card(f"{name} {'v1 p-1 ' * 10}", KNOWN).card
    assert Keep("cards", card.name, card.line)
    for most in ("v1 " * 21, "v1 p-1 " * 130):
        with pytest.raises(BadAnswer) as fault:
            read_card(f"{name} {most}", KNOWN)
        assert fault.value.text == text("bad-many-values", most=20)


def test_what_was_kept_with_more_values_is_still_read() -> None:
    assert card_in("Docks" + " v1" * 30).prestige == 30


def test_names_that_go_together_in_many_ways_are_looked_up_once_for_each_place() -> None:
    looked_up = []

    class Known(dict[str, str]):
        def __contains__(self, name: object) -> bool:
            looked_up.append(name)
            return super().__contains__(name)

    known = Known({"a " * n + "a": "x" for n in range(6)})
    assert read_card("a " * 19 + "z", known).card.name == "a " * 19 + "z"
    assert len(looked_up) < 500


def test_the_last_card_is_marked_where_that_can_be_said() -> None:
    read = read_card("Mercers brown +5 last", KNOWN, may_be_last=True)
    assert read.is_last
    assert read.card.name == "Mercers"
    assert not read_card("Mercers brown +5", KNOWN, may_be_last=True).is_last
    with pytest.raises(BadAnswer):
        read_card("Hospital last last", KNOWN, may_be_last=True)
    assert read_card('"last" last', KNOWN, may_be_last=True).card.name == "last"


def test_a_card_s_values_are_net() -> None:
    card = read_card("Docks brown c2 a3 +9 v1 e2 p1 p-2 d1", KNOWN).card
    assert (card.price, card.coins, card.poverty, card.prestige) == (5, 4, -1, 3)


def test_every_name_of_the_catalogue_is_read() -> None:
    for name in names().values():
        assert read_card(f"{name} c3", names()).card.name == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("St Pauls", "St Paul's"),
        ("Saint Paul's", "St Paul's"),
        ("st. pauls", "St Paul's"),
        ("Workers Houses", "Workers' Houses"),
        ("Lords", "Lord's"),
        ("Work House", "Workhouse"),
        ("Shipbuilding", "Ship Building"),
        ("Saint Marylebone", "St. Marylebone"),
        ("Milton Prison", "Millbank Prison"),
        ("victoriastation", "Victoria Station"),
    ],
)
def test_a_name_that_is_spelt_a_little_otherwise_is_the_card(typed: str, name: str) -> None:
    assert read_card(f"{typed} c3", KNOWN).card.name == name
    assert read_card(typed, KNOWN).card.name == name


def test_in_quotes_a_name_is_as_it_is_written() -> None:
    assert read_card('"St Pauls" c3', KNOWN).card.name == "St Pauls"


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("Oxford St", ("Oxford Street",)),
        ("the hospital", ("Hospital",)),
        ("Street", ("Oxford Street", "Fleet Street", "Regent Street", "Street Lights")),
        ("Foo Bar", ()),
    ],
)
def test_the_names_that_another_may_stand_for(name: str, near: tuple[str, ...]) -> None:
    assert near_names(name, city_names()) == near


def test_a_line_that_is_kept_already_is_read_as_it_was_written() -> None:
    assert card_in("Foo green c4").name == "Foo green"
