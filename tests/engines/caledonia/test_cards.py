"""A group's own cards: the whole words with which one is refused, and what is just within."""

import json
from typing import Any

import pytest

from engines.caledonia import GAME
from engines.caledonia.model.collection import KEPT
from engines.core.errors import BadAnswer
from engines.core.game.collection_file import taken
from tests.contract.words import words

DECK = KEPT[0]
SAY = words(GAME)
LONG, SHOWN = "abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrs…"
NUMBERS = "is no number of a card. Cards have numbers from 1 to 200."
NO_LIST = 'has no list of actions, such as ["Contract", "Expand"].'
ACTIONS = "Contract, Expand, Trade, Technology, Shipping, Merchant."


def card(id_: Any, actions: Any, **more: Any) -> str:
    """Return a JSON file with a card."""
    return json.dumps([{"id": id_, "actions": actions, **more}])


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("2 CXE", "Card 2, letter 2: “X” is none of C, E, T, H, S, M, P."),
        ("2 CEC", "Card 2, letter 3: C stands there twice."),
        ("MH02 PCE", "Card MH02, letter 1: P comes last."),
        ("2 ce pt", "Card 2, letter 3: P comes last."),
        ("2 P", "Card 2 has no action beside Pass."),
        ("two CE", f"“two” {NUMBERS}"),
        ("0 CE", f"“0” {NUMBERS}"),
        ("201 CE", f"“201” {NUMBERS}"),
        ("10000 C", f"“10000” {NUMBERS}"),
        (f"{LONG} CE", f"“{SHOWN}” {NUMBERS}"),
        ("12345678901234567890 C", f"“12345678901234567890” {NUMBERS}"),
        ("[7]", "A card is its number and letters, such as 1 CETSHM."),
        ('[{"actions": "C"}]', "The field “id” is missing."),
        (card("MH05", ["Contract", "Fly"]), f"Card MH05: “Fly” is no action: {ACTIONS}"),
        (card("MH05", ["Trade", "Fly", "Swim"]), f"Card MH05: “Fly” is no action: {ACTIONS}"),
        (card("MH05", [LONG]), f"Card MH05: “{SHOWN}” is no action: {ACTIONS}"),
        (card(LONG, ["Fly"]), f"“{SHOWN}” {NUMBERS}"),
        (card("MH05", ["Contract", 1]), f"Card MH05 {NO_LIST}"),
        (card("MH05", [1, "Contract"]), f"Card MH05 {NO_LIST}"),
        (card(5, LONG), f"Card 5 {NO_LIST}"),
        (card(5, None), f"Card 5 {NO_LIST}"),
        (card(5, []), "Card 5 has no action beside Pass."),
        (card(5, ""), "Card 5 has no action beside Pass."),
        (card(5, ["Pass", "Contract"]), "Card 5, letter 1: P comes last."),
        (card(5, ["Contract", "Trade", "contract"]), "Card 5, letter 3: C stands there twice."),
        (card(1.5, "C"), f"“1.5” {NUMBERS}"),
        (card(True, "C"), f"“true” {NUMBERS}"),
        (card([LONG], "C"), f'“["abcdefghijklmnopq…” {NUMBERS}'),
        (card(5, "C", **{LONG: 1}), f"“{SHOWN}” is no field of a card: it has id and actions."),
    ],
)
def test_a_card_is_refused_with_what_is_wrong(file: str, said: str) -> None:
    with pytest.raises(BadAnswer) as fault:
        taken(DECK, file)
    assert SAY(fault.value.text).partition("”: ")[2] == said


@pytest.mark.parametrize(
    ("file", "read"),
    [
        ("200 C", {"200": "CP"}),
        ("0200 C", {"200": "CP"}),
        ("mh1 c e t h s m p", {"1": "CETHSMP"}),
        (card(5, " cethsmp "), {"5": "CETHSMP"}),
        (card("5", [" Contract ", "PASS"]), {"5": "CP"}),
        (card(1, ["contract", "expand", "trade", "technology", "shipping", "merchant"]), {"1": "CETHSMP"}),
        ("10 C\n9 E", {"9": "EP", "10": "CP"}),
    ],
)
def test_a_card_is_read_in_several_ways(file: str, read: dict[str, str]) -> None:
    assert taken(DECK, file) == read
