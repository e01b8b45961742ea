"""The printed facts add up, and a damaged file is refused by name."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engines.caledonia.model import catalogue
from engines.caledonia.model.catalogue import Contracts, Deck, Economy
from engines.core.errors import DataFault
from engines.core.state.data import Data, load


def test_the_contracts_need_and_give_what_all_fifty_do() -> None:
    needs: Counter[str] = Counter()
    gives: Counter[str] = Counter()
    for one in catalogue.contracts().values():
        needs.update(one.needs)
        gives.update(one.gives)
    assert len(catalogue.contracts()) == 50
    assert needs == {"wool": 40, "beef": 18, "mutton": 18, "bread": 35, "cheese": 33, "whisky": 34}
    assert gives == {
        "cotton": 53,
        "free_hex": 13,
        "hops": 111,
        "tobacco": 49,
        "money": 174,
        "sugar_cane": 45,
        "bonus_upgrade": 12,
    }


def test_only_two_contracts_need_the_same_and_none_is_like_another() -> None:
    known = catalogue.contracts().values()
    needs = Counter(json.dumps(one.needs, sort_keys=True) for one in known)
    assert [n for n in needs.values() if n > 1] == [2]
    whole = {json.dumps([one.needs, one.gives], sort_keys=True) for one in known}
    assert len(whole) == 50


def test_the_weighted_deck_has_its_tops() -> None:
    tops = Counter(card.actions[0] for card in catalogue.cards().values())
    assert tops == {"E": 24, "C": 18, "T": 12, "H": 6, "S": 6, "M": 6}


def test_the_even_deck_has_each_action_as_often_at_each_place_and_beside_each_other() -> None:
    cards = [card.actions_uniform for card in catalogue.cards().values()]
    assert len(cards) == 72
    for place in range(6):
        assert set(Counter(card[place] for card in cards).values()) == {12}
    pairs = Counter(card[place : place + 2] for card in cards for place in range(5))
    assert set(pairs.values()) == {12}
    assert len(pairs) == 30


def test_the_weighted_deck_is_the_even_one_with_thirty_six_tops_exchanged() -> None:
    changed = [card for card in catalogue.cards().values() if card.actions != card.actions_uniform]
    assert len(changed) == 18
    for card in changed:
        places = [n for n in range(7) if card.actions[n] != card.actions_uniform[n]]
        assert len(places) == 2
        assert places[0] == 0


def test_users_are_told_that_the_cards_are_designed() -> None:
    assert "not the original" in load(catalogue.DATA / "deck.json", Deck).provenance["cards"]


def damaged(tmp_path: Path, name: str, change: Callable[[Any], None]) -> Path:
    data = json.loads((catalogue.DATA / name).read_text("utf-8"))
    change(data)
    file = tmp_path / name
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def _twice(data: Any) -> None:
    data["cards"][1]["id"] = data["cards"][0]["id"]


def _action_twice(data: Any) -> None:
    data["cards"][0]["actions"] = "CCHMESP"


def _uniform_action_twice(data: Any) -> None:
    data["cards"][0]["actions_uniform"] = "CCHMESP"


def _falling_prices(data: Any) -> None:
    data["prices"]["wool"] = [*data["prices"]["wool"]][::-1]


def _needs_milk(data: Any) -> None:
    data["contracts"][0]["needs"] = {"milk": 1}


def _short_track(data: Any) -> None:
    data["prices"]["wool"] = [3, 4]


def _no_sheep(data: Any) -> None:
    del data["units"]["sheep"]


@pytest.mark.parametrize(
    ("name", "model", "change", "said"),
    [
        ("deck.json", Deck, _twice, "same id"),
        ("deck.json", Deck, _action_twice, "MH01"),
        ("deck.json", Deck, _uniform_action_twice, "MH01"),
        ("economy.json", Economy, _falling_prices, "wool"),
        ("contracts.json", Contracts, _needs_milk, "milk"),
        ("economy.json", Economy, _short_track, "wool"),
        ("economy.json", Economy, _no_sheep, "sheep"),
    ],
)
def test_a_damaged_file_is_refused_by_name(
    tmp_path: Path, name: str, model: type[Data], change: Callable[[Any], None], said: str
) -> None:
    with pytest.raises(DataFault, match=said) as fault:
        load(damaged(tmp_path, name, change), model)
    assert fault.value.file == name
