"""A damaged data file is refused with its name and the field that is wrong; one that is just within isn't."""

import json
from pathlib import Path
from typing import Any

import pytest

from engines.caledonia.model import catalogue
from engines.caledonia.model.catalogue import Contracts, Deck, Economy
from engines.core.errors import DataFault
from engines.core.state.data import Data, load

MODELS: dict[str, type[Data]] = {"economy.json": Economy, "contracts.json": Contracts, "deck.json": Deck}
GONE = object()
"""A field that is taken out of the file."""


def changed(tmp_path: Path, name: str, path: list[Any], value: Any) -> Data:
    """Return what is read of a file in which one value is another."""
    data = json.loads((catalogue.DATA / name).read_text("utf-8"))
    inner = data
    for part in path[:-1]:
        inner = inner[part]
    if value is GONE:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    (tmp_path / name).write_text(json.dumps(data), "utf-8")
    return load(tmp_path / name, MODELS[name])


FEES = [-5, 0, 5, 10, 15]
TRACK = [3, 3, 4, 4, 5, 5, 6, 6, 7, 8]


@pytest.mark.parametrize(
    ("name", "path", "value", "where", "said"),
    [
        ("economy.json", ["units", "sheep", "cost"], 0, "units.sheep.cost", "or equal to 1"),
        ("economy.json", ["units", "sheep", "cost"], GONE, "units.sheep.cost", "required"),
        ("economy.json", ["units", "sheep", "terrain"], "sea", "units.sheep.terrain", "'mountain'"),
        ("economy.json", ["units", "sheep", "makes"], "fish", "units.sheep.makes", "'wool'"),
        ("economy.json", ["units", "sheep", "legs"], 4, "units.sheep.legs", "not permitted"),
        ("economy.json", ["units", "goat"], {"cost": 1, "terrain": "forest"}, "units.goat.[key]", "'sheep'"),
        ("economy.json", ["units"], {}, "file", "'bakery', 'cheese_dairy', 'cow', 'distillery', 'field'"),
        ("economy.json", ["units_of_a_type"], 0, "units_of_a_type", "or equal to 1"),
        ("economy.json", ["workers"], 0, "workers", "or equal to 1"),
        ("economy.json", ["prices", "wool"], TRACK[:9], "file", "the prices of wool aren't 10 rising steps"),
        ("economy.json", ["prices", "milk"], [*TRACK, 9], "file", "the prices of milk aren't 10"),
        ("economy.json", ["prices", "whisky"], [4, *TRACK[1:]], "file", "the prices of whisky aren't"),
        ("economy.json", ["prices", "bread"], GONE, "file", "the prices of bread aren't"),
        ("economy.json", ["contract_fee"], FEES[1:], "contract_fee", "at least 5"),
        ("economy.json", ["contract_fee"], [*FEES, 20], "contract_fee", "at most 5"),
        ("economy.json", ["pass_money"], [16, 14, 12], "pass_money", "at least 4"),
        ("economy.json", ["pass_money"], [16, 14, 12, 10, 8], "pass_money", "at most 4"),
        ("economy.json", ["imports", 0], "tea", "imports.0", "'cotton'"),
        ("economy.json", ["majorities", "contracts", "5"], [1], "majorities.contracts.5.[key]", "'2'"),
        ("contracts.json", ["contracts", 0, "id"], 0, "contracts.0.id", "or equal to 1"),
        ("contracts.json", ["contracts", 1, "id"], 1, "file", "two contracts have the same id"),
        ("contracts.json", ["contracts"], [], "contracts", "at least 1"),
        ("contracts.json", ["contracts", 49, "needs", "milk"], 1, "file", "needs milk or grain"),
        ("contracts.json", ["contracts", 49, "needs", "grain"], 1, "file", "needs milk or grain"),
        ("contracts.json", ["contracts", 0, "gives", "gold"], 1, "contracts.0.gives.gold.[key]", "'hops'"),
        ("deck.json", ["cards"], [], "cards", "at least 1"),
        ("deck.json", ["cards", 71, "id"], "MH01", "file", "two cards have the same id"),
        ("deck.json", ["cards", 0, "actions"], "CETHSM", "cards.0.actions", "pattern"),
        ("deck.json", ["cards", 0, "actions"], "CETHSMXP", "cards.0.actions", "pattern"),
        ("deck.json", ["cards", 0, "actions"], "CETHSPM", "cards.0.actions", "pattern"),
        ("deck.json", ["cards", 0, "actions_uniform"], "CETHSMPP", "cards.0.actions_uniform", "pattern"),
        ("deck.json", ["cards", 71, "actions"], "CETHSSP", "file", "card MH72 has an action twice"),
        ("deck.json", ["cards", 71, "actions_uniform"], "CETHSSP", "file", "card MH72 has an action twice"),
    ],
)
def test_a_damaged_file_is_refused_by_file_and_field(
    tmp_path: Path, name: str, path: list[Any], value: Any, where: str, said: str
) -> None:
    with pytest.raises(DataFault) as fault:
        changed(tmp_path, name, path, value)
    assert (fault.value.file, fault.value.where) == (name, where)
    assert said in fault.value.fault


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        ("economy.json", ["units", "sheep", "cost"], 1),
        ("economy.json", ["units_of_a_type"], 1),
        ("economy.json", ["workers"], 1),
        ("contracts.json", ["contracts"], [{"id": 1, "needs": {"wool": 1}, "gives": {}}]),
        ("deck.json", ["cards"], [{"id": "1", "actions": "CETHSMP", "actions_uniform": "CETHSMP"}]),
    ],
)
def test_the_least_that_can_be_is_taken(tmp_path: Path, name: str, path: list[Any], value: Any) -> None:
    assert changed(tmp_path, name, path, value)
