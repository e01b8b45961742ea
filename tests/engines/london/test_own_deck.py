"""Automa cards of a group's own deck: what a line or an object says, and how a fault in it is named."""

from typing import Any

import pytest

from engines.core.errors import BadAnswer
from engines.london import GAME
from engines.london.model.automa_card import AutomaCard, read_automa_card, write_automa_card
from tests.contract.words import words
from tests.engines.london import states

SAY = words(GAME)
FILTERS = ["coins", "poverty", "prestige", "first", "last", "coins", "first"]


def refusal(entry: Any) -> str:
    with pytest.raises(BadAnswer) as refused:
        read_automa_card(entry)
    return SAY(refused.value.text)


@pytest.mark.parametrize(
    "line",
    [
        "X-1 I 0 0",
        "X-1 III 20 20 board coins poverty prestige first last",
        "Y II 3 1 crucial deck / skip_next",
    ],
)
def test_a_line_is_written_as_it_was_read(line: str) -> None:
    """card.2, card.3, card.4."""
    assert write_automa_card(*read_automa_card(line)) == line


def test_resources_that_a_card_does_not_name_are_none() -> None:
    """card.2."""
    assert read_automa_card({"id": "X", "level": "I"}) == (
        "X",
        {"level": "I", "coins": 0, "poverty": 0, "crucial": False, "filters": [], "action": ""},
    )


def test_a_filter_has_up_to_eight_lines() -> None:
    """card.3."""
    _, kept = read_automa_card({"id": "X", "level": "I", "filters": ["board", *FILTERS]})
    assert kept["filters"] == ["development_board", *FILTERS]
    assert "up to 8 lines" in refusal({"id": "X", "level": "I", "filters": ["board", *FILTERS, "last"]})


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("X I 1", "There should be an automa card: id, level, coins, poverty"),
        ("X I 21 0", "coins should be a number from 0 to 20"),
        ("X I 0 21", "poverty should be a number from 0 to 20"),
        ("X I -1 0", "coins should be a number from 0 to 20"),
        ("X I many 0", "coins should be a number from 0 to 20"),
        ("X I 0 0 coins", "A filter begins with board, borough or deck, not with “coins”"),
        ("X I 0 0 board borough", "“borough” stands at the beginning of a filter only"),
        ("X I 0 0 board board", "“development_board” stands at the beginning of a filter only"),
        ("X I 0 0 board money", "“money” is no filter line"),
        ("X I 0 0 board coins / draw", "“draw” is no action: discard_city, skip_next or draw_another"),
        ({"id": "X", "level": "I", "colour": "red"}, "“colour” is no field of an automa card"),
        ({"id": "X", "level": "I", "action": 3}, "action"),
        ({"id": "X"}, "The field “level” is missing"),
        ({"level": "I"}, "The field “id” is missing"),
        ({"id": "X", "level": "I", "gain": 3}, "gain should be a number from 0 to 20"),
        ({"id": "X", "level": "I", "gain": {"coins": "2"}}, "coins should be a number from 0 to 20"),
        ({"id": "X", "level": "I", "gain": {"poverty": 21}}, "poverty should be a number from 0 to 20"),
        ({"id": "X", "level": "I", "crucial": "yes"}, "“yes” can't stand for crucial: true or false"),
        ({"id": "X", "level": "I", "crucial_first": 1}, "“1” can't stand for crucial: true or false"),
        ({"id": "X", "level": "I", "action": 7}, "“7” is no action"),
        ({"id": "X", "level": 2}, "“2” is no level: I, II or III"),
        (["X"], "There should be an automa card: id, level, coins, poverty"),
    ],
)
def test_a_fault_is_named(entry: Any, told: str) -> None:
    """setup.12, card.9."""
    assert told in refusal(entry)


@pytest.mark.parametrize(
    "entry",
    [
        f"X I 0 0 board {'z' * 30}",
        f"X I 0 0 board coins / {'z' * 30}",
        f"{'z' * 30} I 0 0",
        f"X {'z' * 30} 0 0",
        {"id": "X", "level": "I", "z" * 30: 1},
    ],
)
def test_of_a_long_word_the_beginning_is_shown(entry: Any) -> None:
    assert f"“{'z' * 19}…”" in refusal(entry)


def test_filter_lines_are_words() -> None:
    assert refusal({"id": "X", "level": "I", "filters": ["board", 3]}) == (
        "filters should be a list of up to 8 lines."
    )


def test_an_id_has_up_to_twelve_letters_and_digits() -> None:
    """setup.12."""
    assert read_automa_card("A1-2345-bcde I 0 0")[0] == "A1-2345-bcde"
    for id_ in ("A1-2345-bcdef", "-A", "A_1"):
        assert "is no id: it has up to 12 letters and digits" in refusal(f"{id_} I 0 0")


def test_a_session_plays_the_cards_that_the_group_has_given() -> None:
    """setup.10, setup.12: those of the level and below."""
    lines = ("X-1 I 2 1 crucial board coins / skip_next", "X-2 II 0 0 deck", "X-3 III 0 0")
    kept = {"deck": dict(read_automa_card(line) for line in lines)}
    state = states.begun(deck="own", level="II", kept=kept)
    assert state.own == (
        AutomaCard("X-1", "I", 2, 1, True, ("development_board", "coins"), "skip_next"),
        AutomaCard("X-2", "II", 0, 0, False, ("city_deck",)),
        AutomaCard("X-3", "III"),
    )
    assert sorted(state.deck) == ["X-1", "X-2"]
