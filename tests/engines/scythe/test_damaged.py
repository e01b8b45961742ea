"""A damaged data file is refused: what names a hex names one of the board, each hex stands once."""

import json
from pathlib import Path
from typing import Any

import pytest

from engines.core.errors import DataFault
from engines.core.state.data import load
from engines.scythe.model import catalogue
from engines.scythe.model.catalogue import BoardFile, Factions


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["rivers", 0], "Z9A3", "Z9"),
        (["rivers", 0], "A3Z8", "Z8"),
        (["tunnels", 0], "Z9", "Z9"),
        (["encounters", 0], "Z9", "Z9"),
        (["factory"], "Z9", "Z9"),
        (["bases", 0, "borders", 1], "Z9", "Z9"),
        (["hexes", 46, "id"], "A1", "H1"),
        (["hexes", 0, "id"], "A9", "id"),
    ],
)
def test_the_board_names_its_own_hexes_only(path: list[Any], value: str, named: str, tmp_path: Path) -> None:
    data = json.loads((catalogue.DATA / "board.json").read_text("utf-8"))
    inner = data
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    (tmp_path / "board.json").write_text(json.dumps(data))
    with pytest.raises(DataFault) as fault:
        load(tmp_path / "board.json", BoardFile)
    assert named in str(fault.value)


def test_no_hex_stands_twice(tmp_path: Path) -> None:
    """Not even one that nothing else names."""
    data = json.loads((catalogue.DATA / "board.json").read_text("utf-8"))
    for place in data["hexes"]:
        if place["id"] == "C3":
            place["id"] = "C4"
    (tmp_path / "board.json").write_text(json.dumps(data))
    with pytest.raises(DataFault):
        load(tmp_path / "board.json", BoardFile)


def test_each_faction_has_a_mat(tmp_path: Path) -> None:
    data = json.loads((catalogue.DATA / "factions.json").read_text("utf-8"))
    del data["factions"][3]
    (tmp_path / "factions.json").write_text(json.dumps(data))
    with pytest.raises(DataFault, match="each faction"):
        load(tmp_path / "factions.json", Factions)
