"""The printed facts add up, and a damaged file is refused by name."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engines.burgundy import catalogue, tile
from engines.burgundy.catalogue import Board, Cards, TileCount, Tiles
from engines.core.data import Data, load
from engines.core.errors import DataFault


def number_of(counts: tuple[TileCount, ...]) -> tuple[int, int]:
    return sum(one.normal for one in counts), sum(one.black for one in counts)


def test_the_base_game_has_164_hexes_40_of_them_with_a_black_back() -> None:
    assert number_of(catalogue.tiles().base) == (124, 40)


def test_each_colour_has_its_hexes() -> None:
    found: Counter[str] = Counter()
    for one in catalogue.tiles().base:
        found[tile.colour(one.id)] += one.normal + one.black
    assert found == {"b": 56, "u": 26, "lg": 28, "y": 26, "dg": 16, "g": 12}


def test_there_are_seven_of_each_building_and_twenty_kinds_of_knowledge_and_six() -> None:
    counts = {one.id: one.normal + one.black for one in catalogue.tiles().base}
    assert all(counts[f"b:{kind}"] == 7 for kind in tile.BUILDINGS)
    assert all(counts[f"y:{kind}"] == 1 for kind in range(1, 27))


def test_each_species_has_as_many_animals_as_any_other() -> None:
    herds: Counter[str] = Counter()
    for one in catalogue.tiles().base:
        species, number = tile.animals(one.id)
        herds[species] += number * (one.normal + one.black)
    assert len({herds[species] for species in tile.SPECIES}) == 1


def test_every_tile_is_known_once() -> None:
    counts = [*catalogue.tiles().base, *(one for more in catalogue.tiles().options.values() for one in more)]
    ids = [one.id for one in counts]
    assert len(set(ids)) == len(ids)
    assert set(ids) | set(tile.COLOURS) == tile.all_codes()


def test_the_options_add_their_hexes() -> None:
    options = catalogue.tiles().options
    assert {name: sum(number_of(counts)) for name, counts in options.items()} == {
        "knowledge": 3,
        "white_castles": 8,
        "crane": 1,
        "geese": 1,
    }


def test_the_nine_cards_have_37_spaces_and_six_boxes() -> None:
    cards = catalogue.cards()
    assert sorted(cards) == list(range(1, 10))
    spaces = Counter(item.colour for card in cards.values() for item in card.items)
    assert spaces == {"b": 12, "y": 7, "g": 3, "lg": 6, "dg": 4, "u": 5}
    assert spaces.total() == 37
    boxes = {
        (card.id, place) for card in cards.values() for place, item in enumerate(card.items, 1) if item.box
    }
    assert boxes == {(3, 3), (5, 1), (6, 1), (7, 3), (8, 2), (9, 4)}


def test_a_harder_level_is_worth_four_points_more_a_card() -> None:
    for card in catalogue.cards().values():
        assert card.points["medium"] - card.points["easy"] == 4
        assert card.points["hard"] - card.points["medium"] == 4
        assert len(card.items) in (3, 4, 5)


@pytest.mark.parametrize(("players", "slots"), [(2, 12), (3, 18), (4, 24)])
def test_five_phases_never_need_more_hexes_than_there_are(players: int, slots: int) -> None:
    needed: Counter[str] = Counter({"dg": players})
    for phase in range(1, 6):
        row = [one for depot in range(1, 7) for one in catalogue.slot_colours(depot, players, phase)]
        assert len(row) == slots
        needed.update(row)
    there: Counter[str] = Counter()
    for one in catalogue.tiles().base:
        there[tile.colour(one.id)] += one.normal
    assert needed <= there
    assert 5 * catalogue.board().market_size[players] <= 40


def test_three_players_swap_a_castle_for_a_mine_in_two_phases() -> None:
    rows = {phase: catalogue.slot_colours(6, 3, phase) for phase in range(1, 6)}
    assert [("g" in row, "dg" in row) for row in rows.values()] == [
        (False, True),
        (True, False),
        (False, True),
        (True, False),
        (False, True),
    ]
    assert all("dg" in catalogue.slot_colours(6, 4, phase) for phase in range(1, 6))


def test_large_bonus_tiles_are_worth_more_than_small_ones() -> None:
    board = catalogue.board()
    assert board.bonus_large == {2: 5, 3: 6, 4: 7}
    assert board.bonus_small == {2: 2, 3: 3, 4: 4}


def damaged(name: str, damage: Callable[[Any], None], tmp_path: Path) -> Path:
    data = json.loads((catalogue.DATA / name).read_bytes())
    damage(data)
    file = tmp_path / name
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("name", "model", "damage", "where"),
    [
        (
            "cards.json",
            Cards,
            lambda data: data["cards"][3]["items"][1].update(colour="pink"),
            "cards.3.items.1.colour",
        ),
        ("cards.json", Cards, lambda data: data["cards"][0].update(items=[]), "cards.0.items"),
        ("cards.json", Cards, lambda data: data["cards"][8].update(id=1), "file"),
        ("cards.json", Cards, lambda data: data["cards"][2].pop("points"), "cards.2.points"),
        ("tiles.json", Tiles, lambda data: data["base"][0].update(id="b bank"), "base.0.id"),
        ("tiles.json", Tiles, lambda data: data["base"][5].update(normal=-1), "base.5.normal"),
        ("tiles.json", Tiles, lambda data: data["options"].update(inns=[]), "options.inns.[key]"),
        ("board.json", Board, lambda data: data["depots"].pop(), "depots"),
        (
            "board.json",
            Board,
            lambda data: data["depots"][2][0].update(from_players=5),
            "depots.2.0.from_players",
        ),
        ("board.json", Board, lambda data: data.update(colour="red"), "colour"),
        ("board.json", Board, lambda data: data["market_size"].update({"two": 4}), "market_size.two.[key]"),
    ],
)
def test_a_damaged_file_is_refused_with_its_name_and_field(
    name: str, model: type[Data], damage: Callable[[Any], None], where: str, tmp_path: Path
) -> None:
    with pytest.raises(DataFault) as fault:
        load(damaged(name, damage, tmp_path), model)
    assert (fault.value.file, fault.value.where) == (name, where)
