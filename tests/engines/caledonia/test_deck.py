"""A group's own deck: what is read, what is refused, and that hostile files change nothing."""

import json

import pytest

from engines.caledonia import GAME
from engines.caledonia.model.collection import KEPT, MOST_CARDS
from engines.core.errors import BadAnswer
from engines.core.game.collection_file import taken
from tests.contract.words import words

DECK = KEPT[0]
SAY = words(GAME)


def refusal(file: str) -> str:
    with pytest.raises(BadAnswer) as fault:
        taken(DECK, file)
    return SAY(fault.value.text)


def test_lines_json_and_the_names_of_actions_mean_the_same() -> None:
    lines = taken(DECK, "1 CETSHM\n2 ET\n")
    listed = [
        {
            "id": "MH01",
            "actions": ["Contract", "Expand", "Trade", "Shipping", "Technology", "Merchant", "Pass"],
        },
        {"id": 2, "actions": "ETP", "actions_uniform": "EHMSTCP"},
    ]
    assert taken(DECK, json.dumps({"cards": listed})) == lines == {"1": "CETSHMP", "2": "ETP"}


def test_what_is_written_out_can_be_taken_in() -> None:
    deck = taken(DECK, "10 ce t\n9 S\n")
    assert taken(DECK, "\n".join(DECK.write(*card) for card in deck.items())) == deck


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("2 CXE", ("Card 2", "X", "letter 2")),
        ("2 CEC", ("Card 2", "C", "letter 3")),
        ("2 CPE", ("Card 2", "P comes last")),
        ("2 P", ("Card 2", "no action")),
        ("2", ("Card 2", "no action")),
        ("two CE", ("two",)),
        ("0 CE", ("“0” is no number of a card", "1 to 200")),
        ("201 CE", ("“201” is no number of a card", "1 to 200")),
        ("MH999 CE", ("“MH999”",)),
        ("1 CE", ("line 1",)),
    ],
)
def test_a_fault_names_line_card_and_letter(line: str, named: tuple[str, ...]) -> None:
    said = refusal(f"1 CETSHM\n{line}\n")
    assert "Line 2" in said
    assert all(one in said for one in named), said


@pytest.mark.parametrize(
    "entry",
    [
        None,
        7,
        [],
        {},
        {"id": 1},
        {"id": [1], "actions": "C"},
        {"id": 1, "actions": [1]},
        {"id": 1, "actions": {}},
    ],
)
def test_wrong_types_are_refused(entry: object) -> None:
    assert refusal(json.dumps([entry]))


@pytest.mark.parametrize("actions", ["Contract", "Contract, Expand", 7, None])
def test_actions_in_json_that_are_no_list_are_told_so(actions: object) -> None:
    said = refusal(json.dumps([{"id": "MH05", "actions": actions}]))
    assert "Card MH05 has no list of actions" in said
    assert '["Contract", "Expand"]' in said


def test_a_card_is_also_called_by_its_printed_id() -> None:
    assert DECK.names("1") == ("MH01",)
    assert taken(DECK, DECK.example_json) == {"1": "CEP"}
    assert taken(DECK, "001 CE\nMH002 T\n") == {"1": "CEP", "2": "TP"}


def test_a_deck_has_200_cards_at_most() -> None:
    cards = [f"{n} C" for n in range(1, MOST_CARDS + 1)]
    assert len(taken(DECK, "\n".join(cards))) == MOST_CARDS
    assert str(MOST_CARDS) in refusal("\n".join([*cards, "201 C"]))
    assert str(MOST_CARDS) in refusal("\n".join(f"{n} C" for n in range(1, 10_001)))


def test_depth_and_aliases_are_refused() -> None:
    assert refusal("[" * 5000 + "]" * 5000)
    assert refusal("a: &a [1]\nb: *a\n")


def test_a_field_that_no_card_has_is_named() -> None:
    said = refusal('{"cards": [{"id": "MH01", "actions": ["Contract"], "evil": 1}]}')
    assert "“evil” is no field of a card" in said


def test_a_line_that_can_not_be_seen_is_told_so() -> None:
    assert refusal("1 CE\n\0\n") == "Line 2, “?”: It has signs that can't be seen."
