"""The printed facts are what they should be, and faults in files are named."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engines.core.errors import BadAnswer, DataFault
from engines.core.state.data import load
from engines.london import GAME
from engines.london.model.automa_card import SOURCES, read_automa_card, write_automa_card
from engines.london.model.catalogue import (
    DATA,
    Boroughs,
    CityCards,
    Deck,
    automa_deck,
    boroughs,
    city_cards,
    crucial_names,
    printed_line,
)
from tests.contract.words import words


def test_the_first_edition_has_110_city_cards_in_three_sections() -> None:
    sections, colours = Counter[str](), Counter[str]()
    for one in city_cards():
        sections[one.section] += one.copies
        colours[one.colour] += one.copies
    assert sections == {"A": 25, "B": 50, "C": 35}
    assert colours == {"brown": 49, "blue": 28, "pink": 22, "grey": 11}


def test_there_are_20_boroughs_and_three_lie_face_up() -> None:
    assert len(boroughs()) == 20
    assert [one.name for one in boroughs().values() if one.starter] == list(boroughs())[:3]


def test_eight_names_are_crucial_on_16_copies() -> None:
    assert len(crucial_names()) == 8
    assert sum(one.copies for one in city_cards() if one.name in crucial_names()) == 16


def test_of_two_cards_with_one_name_each_has_its_own_line() -> None:
    assert printed_line("School") == "School blue c2 e2"
    assert printed_line("School (C)") == "School (C) blue c2 e2 p-1"
    assert printed_line("Oxford Street") == "Oxford Street brown c4 +8 v2 p-1"


def test_cards_of_one_name_have_the_same_values() -> None:
    values: dict[str, set[str]] = {}
    for one in city_cards():
        values.setdefault(one.name, set()).add(f"{one.colour} {one.values}")
    assert all(len(found) == 1 for found in values.values())


def test_lines_of_the_catalogue_have_their_draws_last() -> None:
    for name in boroughs():
        line = printed_line(name)
        assert line.startswith("borough ")
        assert line.split()[-1].startswith("d")


@pytest.mark.parametrize(("name", "sizes"), [("recorded", (10, 5, 5)), ("designed", (12, 8, 8))])
def test_the_automa_decks_have_their_levels(name: str, sizes: tuple[int, int, int]) -> None:
    cards = automa_deck(name).values()
    levels = Counter(card.level for card in cards)
    assert tuple(levels[level] for level in ("I", "II", "III")) == sizes
    assert all(not card.filters or card.filters[0] in SOURCES for card in cards)


def test_each_file_says_where_it_is_from_and_how_sure_that_is() -> None:
    for file in DATA.glob("*.json"):
        assert json.loads(file.read_text())["provenance"]["certainty"]


@pytest.mark.parametrize(
    ("file", "model", "path", "value", "where"),
    [
        ("cards", CityCards, ("cards", 0, "values"), "q9", "cards.0"),
        ("cards", CityCards, ("cards", 0, "section"), "D", "cards.0.section"),
        ("cards", CityCards, ("cards", 3, "copies"), 0, "cards.3.copies"),
        ("boroughs", Boroughs, ("boroughs", 1, "values"), "c8 x", "boroughs.1"),
        ("recorded", Deck, ("cards", 2, "filters"), ["coins"], "cards.2"),
        ("recorded", Deck, ("cards", 2, "action"), "run", "cards.2"),
        ("designed", Deck, ("cards", 2, "filters"), ["borough", "borough"], "cards.2"),
        ("designed", Deck, ("cards", 1, "id"), "I-01", "file"),
    ],
)
def test_a_fault_in_a_file_is_named(
    tmp_path: Path, file: str, model: Any, path: tuple[str, int, str], value: Any, where: str
) -> None:
    data = json.loads((DATA / f"{file}.json").read_text())
    data[path[0]][path[1]][path[2]] = value
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(data))
    with pytest.raises(DataFault) as fault:
        load(wrong, model)
    assert fault.value.file == "wrong.json"
    assert fault.value.where == where


CARD = {"id": "X", "level": "I", "gain": {"coins": 1, "poverty": 0}, "crucial_first": False}


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ({**CARD, "filters": ["coins"]}, "bad-filter-begin"),
        ({**CARD, "filters": ["development_board", "borough"]}, "bad-filter-middle"),
        ({**CARD, "filters": ["development_board", "cheapest"]}, "bad-filter-line"),
        ({**CARD, "filters": "coins"}, "bad-deck-filters"),
        ({**CARD, "filters": ["city_deck"] * 9}, "bad-deck-filters"),
        ({**CARD, "filters": [], "action": "run"}, "bad-deck-action"),
        ({**CARD, "filters": [], "action": 7}, "bad-deck-word"),
        ({**CARD, "level": "IV"}, "bad-deck-word"),
        ({"id": "X", "coins": 1}, "bad-deck-missing"),
        ({**CARD, "id": "x y"}, "bad-deck-word"),
        ({**CARD, "gain": {"coins": -1}}, "bad-deck-gain"),
        ({**CARD, "gain": {"coins": True}}, "bad-deck-gain"),
        ({**CARD, "gain": 3}, "bad-deck-gain"),
        ({**CARD, "crucial_first": "yes"}, "bad-deck-word"),
        ({**CARD, "points": 3}, "bad-deck-field"),
        ([CARD], "bad-deck-card"),
        ("X I 1 0 coins first", "bad-filter-begin"),
        ("X I one 0 board", "bad-deck-gain"),
        ("X", "bad-deck-card"),
        ("X I 1 / discard_city", "bad-deck-card"),
    ],
)
def test_a_deck_card_that_cannot_be_is_refused(card: Any, why: str) -> None:
    with pytest.raises(BadAnswer) as fault:
        read_automa_card(card)
    assert fault.value.text.id == why


def test_both_automa_decks_can_be_taken_as_a_group_s_own() -> None:
    for name in ("recorded", "designed"):
        for entry in json.loads((DATA / f"{name}.json").read_text())["cards"]:
            id_, kept = read_automa_card(entry)
            assert id_ == entry["id"]
            assert kept["filters"] == entry["filters"]


def test_a_deck_card_is_listed_as_it_is_typed() -> None:
    for line in (
        "X-1 I 1 0 crucial board coins poverty first / discard_city",
        "X-2 III 0 2 deck",
        "X-3 I 0 0",
    ):
        assert write_automa_card(*read_automa_card(line)) == line


def test_of_a_wrong_level_the_level_alone_is_named() -> None:
    with pytest.raises(BadAnswer) as fault:
        read_automa_card("X-1 IV 1 0 board")
    assert words(GAME)(fault.value.text) == "“IV” is no level: I, II or III."
