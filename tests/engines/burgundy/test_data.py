"""The printed facts add up, and a damaged file is refused by name."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engines.burgundy.model import catalogue, tile
from engines.burgundy.model.catalogue import Board, Cards, TileCount, Tiles
from engines.core.errors import DataFault
from engines.core.state.data import Data, load


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


# The printed cards, depots and hexes, typed from the sources a second time: a slip in one of both shows.
CARDS = """
    1: g lg y, 8/12/16
    2: b b lg y, 14/18/22
    3: u b lg* b, 14/18/22
    4: b dg y g b, 17/21/25
    5: y* b lg y, 14/18/22
    6: u* y b u, 14/18/22
    7: b dg b* lg u, 17/21/25
    8: dg g* dg u, 14/18/22
    9: lg b b y*, 14/18/22
"""
DEPOTS = {
    2: ("b u", "y dg", "lg b", "u b", "g y", "b lg"),
    3: ("y b u", "y b dg", "lg u b", "u b lg", "b g y", "dg b lg"),
    4: ("y b u lg", "y b dg b", "lg u b y", "g u b lg", "b g b y", "dg b u lg"),
}
ANIMALS = {2: (2, 0), 3: (2, 1), 4: (1, 1)}
BLACK_KNOWLEDGE = (7, 12, 14, 15, 24, 25)


def test_the_cards_are_as_printed() -> None:
    def printed(card: catalogue.Card) -> str:
        items = " ".join(item.colour + "*" * item.box for item in card.items)
        points = "/".join(str(card.points[level]) for level in ("easy", "medium", "hard"))
        return f"{card.id}: {items}, {points}"

    assert [printed(card) for card in catalogue.cards().values()] == [
        line.strip() for line in CARDS.strip().splitlines()
    ]


def test_of_card_8_alone_a_space_may_be_read_otherwise() -> None:
    read = {
        (card.id, place): item.alternative
        for card in catalogue.cards().values()
        for place, item in enumerate(card.items, 1)
        if item.alternative
    }
    assert read == {(8, 3): "lg"}


@pytest.mark.parametrize("players", DEPOTS)
def test_the_spaces_of_the_depots_are_as_printed(players: int) -> None:
    rows = tuple(" ".join(catalogue.slot_colours(depot, players, 1)) for depot in range(1, 7))
    assert rows == DEPOTS[players]


def test_so_many_hexes_of_each_kind_have_a_normal_and_a_black_back() -> None:
    expected = {f"b:{kind}": (5, 2) for kind in tile.BUILDINGS}
    expected |= {f"lg:{one}{n}": backs for one in tile.SPECIES for n, backs in ANIMALS.items()}
    expected |= {"u": (20, 6), "dg": (14, 2), "g": (10, 2)}
    expected |= {f"y:{n}": (0, 1) if n in BLACK_KNOWLEDGE else (1, 0) for n in range(1, 27)}
    assert {one.id: (one.normal, one.black) for one in catalogue.tiles().base} == expected


def test_the_hexes_of_the_options_have_these_backs() -> None:
    assert {
        name: {one.id: (one.normal, one.black) for one in counts}
        for name, counts in catalogue.tiles().options.items()
    } == {
        "knowledge": {"y:27": (1, 0), "y:28": (1, 0), "y:29": (1, 0)},
        "white_castles": {"b:white_castle": (6, 2)},
        "crane": {"b:crane": (0, 1)},
        "geese": {"lg:geese2": (0, 1)},
    }


def test_the_board_has_these_numbers() -> None:
    board = catalogue.board()
    assert board.market_size == {2: 4, 3: 6, 4: 8}
    assert board.thresholds == {"g": 3, "dg": 4, "lg": 6, "u": 6, "y": 6, "b": 12}
    assert (board.goods_per_type, board.goods_per_human) == (7, 3)


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
