"""A damaged data file is refused, and the field is named."""

import json
from pathlib import Path
from typing import Any

import pytest

from engines.core.errors import DataFault
from engines.core.state.data import load
from engines.london.model.catalogue import DATA, Boroughs, CityCards, Deck

MODELS: dict[str, Any] = {"cards": CityCards, "boroughs": Boroughs, "recorded": Deck, "designed": Deck}


@pytest.mark.parametrize(
    ("file", "path", "value", "where"),
    [
        ("cards", ["cards"], [], "cards"),
        ("cards", ["cards", 0, "name"], "", "cards.0.name"),
        ("cards", ["cards", 0, "name"], "x" * 41, "cards.0.name"),
        ("cards", ["cards", 0, "colour"], "green", "cards.0.colour"),
        ("cards", ["cards", 0, "section"], "D", "cards.0.section"),
        ("cards", ["cards", 0, "copies"], 0, "cards.0.copies"),
        ("cards", ["cards", 0, "values"], "c1 e2 last", "cards.0"),
        ("cards", ["cards", 0, "pages"], 3, "cards.0.pages"),
        ("cards", ["what"], None, "what"),
        ("cards", ["provenance"], 3, "provenance"),
        ("boroughs", ["boroughs", 2, "name"], "", "boroughs.2.name"),
        ("boroughs", ["boroughs", 2, "starter"], "often", "boroughs.2.starter"),
        ("recorded", ["cards"], [], "cards"),
        ("recorded", ["cards", 3, "level"], "IV", "cards.3.level"),
        ("recorded", ["cards", 3, "coins"], -1, "cards.3.coins"),
        ("recorded", ["cards", 3, "poverty"], -1, "cards.3.poverty"),
        ("recorded", ["cards", 3, "crucial"], "now", "cards.3.crucial"),
        ("recorded", ["cards", 3, "filters"], ["development_board", "city_deck", "borough"], "cards.3"),
        ("recorded", ["cards", 3, "filters"], ["first"], "cards.3"),
        ("recorded", ["cards", 3, "filters"], ["development_board", "cheapest"], "cards.3"),
        ("recorded", ["cards", 3, "action"], "discard", "cards.3"),
        ("recorded", ["cards", 3, "id"], "R-I-01", "file"),
    ],
)
def test_a_fault_is_refused(file: str, path: list[Any], value: Any, where: str, tmp_path: Path) -> None:
    data = json.loads((DATA / f"{file}.json").read_text("utf-8"))
    inner = data
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    (tmp_path / f"{file}.json").write_text(json.dumps(data))
    with pytest.raises(DataFault) as fault:
        load(tmp_path / f"{file}.json", MODELS[file])
    assert (fault.value.file, fault.value.where) == (f"{file}.json", where)


def test_three_boroughs_at_least_lie_face_up(tmp_path: Path) -> None:
    """setup.16."""
    data = json.loads((DATA / "boroughs.json").read_text("utf-8"))
    for n, is_sound in ((3, True), (2, False)):
        (tmp_path / "boroughs.json").write_text(json.dumps({**data, "boroughs": data["boroughs"][:n]}))
        if is_sound:
            assert len(load(tmp_path / "boroughs.json", Boroughs).boroughs) == n
        else:
            with pytest.raises(DataFault):
                load(tmp_path / "boroughs.json", Boroughs)


def test_a_name_has_one_to_forty_letters_and_a_card_one_copy(tmp_path: Path) -> None:
    data = json.loads((DATA / "cards.json").read_text("utf-8"))
    for name in ("x", "x" * 40):
        cards = [{**data["cards"][0], "name": name, "copies": 1}]
        (tmp_path / "cards.json").write_text(json.dumps({**data, "cards": cards}))
        assert load(tmp_path / "cards.json", CityCards).cards[0].name == name


def test_an_automa_card_may_give_nothing(tmp_path: Path) -> None:
    data = json.loads((DATA / "designed.json").read_text("utf-8"))
    card = {**data["cards"][0], "coins": 0, "poverty": 0, "filters": [], "action": ""}
    (tmp_path / "deck.json").write_text(json.dumps({**data, "cards": [card]}))
    assert load(tmp_path / "deck.json", Deck).cards[0].filters == ()
