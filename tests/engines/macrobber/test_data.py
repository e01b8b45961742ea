"""The facts of the game add up, and a damaged file is refused by name."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engines.core.errors import DataFault
from engines.core.state.data import load
from engines.macrobber.model.catalogue import DATA, Components, components
from engines.macrobber.model.state import Options
from engines.macrobber.model.tokens import Tokens
from tests.engines.macrobber.moments import begun


def test_there_are_86_tokens() -> None:
    assert components().tokens == Tokens(Y=29, B=27, G=20, R=10)
    assert components().tokens.total == 86


@pytest.mark.parametrize("name", components().card_counts)
def test_a_distribution_of_the_cards_has_67_of_four_values(name: str) -> None:
    cards = components().card_counts[name]
    assert len(cards.all) == 67
    assert set(cards.all) == {1, 2, 3, 4}


@pytest.mark.parametrize("name", components().estate_counts)
def test_a_distribution_of_the_estates_has_25_from_30_to_42(name: str) -> None:
    estates = components().estate_counts[name]
    assert len(estates.all) == 25
    assert set(estates.all) == set(range(30, 43))
    assert sorted(estates.counts.values()) == [1] + [2] * 12


def test_every_distribution_is_marked_as_designed() -> None:
    for one in (*components().card_counts.values(), *components().estate_counts.values()):
        assert one.certainty == "designed"


def test_the_defaults_are_the_distributions_proposed() -> None:
    assert components().card_counts[Options().card_counts].counts == {1: 13, 2: 20, 3: 20, 4: 14}
    assert components().estate_counts[Options().estate_counts].counts[42] == 1


@pytest.mark.parametrize("name", components().card_counts)
def test_a_game_has_the_cards_that_were_chosen(name: str) -> None:
    state = begun(card_counts=name)
    cards = sorted((*state.pile, *(card for seat in state.seats for card in seat.hand)))
    assert tuple(cards) == components().card_counts[name].all


@pytest.mark.parametrize("name", components().estate_counts)
def test_a_game_has_the_estates_that_were_chosen(name: str) -> None:
    assert tuple(sorted(begun(estate_counts=name).stock)) == components().estate_counts[name].all


def test_clans_have_names_of_their_own() -> None:
    assert len(set(components().clans)) == 5


def _one_card_less(data: dict[str, Any]) -> None:
    data["card_counts"]["13-20-20-14"]["counts"]["1"] = 12


def _one_card_more_in_the_last(data: dict[str, Any]) -> None:
    data["card_counts"]["17-17-17-16"]["counts"]["4"] = 17


def _one_estate_less(data: dict[str, Any]) -> None:
    data["estate_counts"]["one-36"]["counts"]["36"] = 0


def _no_points(data: dict[str, Any]) -> None:
    data["start"]["4"]["points"] = -1


def _four_clans(data: dict[str, Any]) -> None:
    data["clans"] = data["clans"][:4]


def _purple(data: dict[str, Any]) -> None:
    data["tokens"]["P"] = 3


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (_one_card_less, "13-20-20-14 has 66, not 67"),
        (_one_card_more_in_the_last, "17-17-17-16 has 68, not 67"),
        (_one_estate_less, "one-36 has 24, not 25"),
        (_no_points, "points"),
        (_four_clans, "fewer clans than seats"),
        (_purple, "P"),
    ],
)
def test_a_damaged_file_is_named_with_what_is_wrong(
    damage: Callable[[dict[str, Any]], None], told: str, tmp_path: Path
) -> None:
    data = json.loads((DATA / "components.json").read_text("utf-8"))
    damage(data)
    file = tmp_path / "components.json"
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(DataFault, match=r"components\.json") as fault:
        load(file, Components)
    assert told in str(fault.value)
