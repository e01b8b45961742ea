"""The printed facts add up, a damaged file is refused by name, hoods are as the rules' example has them."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engines.core.errors import DataFault
from engines.core.state.data import Data, load
from engines.scythe.model import catalogue
from engines.scythe.model.board import board
from engines.scythe.model.catalogue import BoardFile, Cards, Factions, Tracks
from engines.scythe.model.hood import automa_hood, base_hood, person_hood
from engines.scythe.model.state import Automa, Person


def test_the_land_falls_into_five_islands_and_the_mainland() -> None:
    there, left, parts = board(), set(board().at), []
    left = {one for one in left if not there.is_lake(one)}
    while left:
        found, rim = set[str](), {min(left)}
        while rim:
            found |= rim
            rim = {near for one in rim for near in there.by_land[one]} - found
        parts.append(len(found))
        left -= found
    assert Counter(parts) == {3: 5, 25: 1}


def test_tunnels_encounters_and_rivers_are_counted() -> None:
    assert (len(board().tunnels), len(board().encounters), len(board().rivers)) == (6, 11, 31)
    assert not any(board().is_lake(hex_) for edge in board().rivers for hex_ in edge)


def test_sixteen_cards_move_the_tracker_and_four_are_skipped_by_an_autometta() -> None:
    cards = catalogue.cards().values()
    assert [card.number for card in cards if not card.advances] == [4, 15, 17]
    assert [card.number for card in cards if card.skips] == [4, 7, 8, 17]
    assert [card.number for card in cards if card.invaders] == [5, 8, 18, 19]


def test_there_are_42_combat_cards() -> None:
    assert sum(catalogue.faction_file().combat_deck.values()) == 42


def test_the_hoods_of_the_example() -> None:
    assert automa_hood("F4", is_free=False) == {"E4", "F3", "F4", "F5"}
    assert automa_hood("F4", is_free=True) == {"E4", "F3", "F4", "F5", "E5", "G3", "G4"}
    crimea = Person("p1", "crimea", {"character": (), "mech": ("F4",), "worker": ()})
    tunnels = {"B4", "C2", "C5", "E3", "E6"}
    assert person_hood(crimea, "F4", has_tunnels=True) == {"E4", "F3", "F4", "F5"} | tunnels
    walking = Person("p1", "crimea", crimea.units, unlocked=("riverwalk",))
    assert person_hood(walking, "F4", has_tunnels=True) == {"E4", "F3", "F4", "F5", "G3"} | tunnels


def test_a_home_base_has_two_hexes_whatever_the_water_does() -> None:
    for index in (0, 20):
        own = Automa("a1", "rusviet", {"character": (), "mech": (), "worker": ()}, index=index)
        assert base_hood(own) == {"C6", "D7"}


FILES: dict[str, type[Data]] = {
    "cards.json": Cards,
    "tracks.json": Tracks,
    "factions.json": Factions,
    "board.json": BoardFile,
}
DAMAGES: list[tuple[str, list[Any], Any, str]] = [
    ("cards.json", ["cards", 3, "combat", "cards"], 3, "play"),
    ("cards.json", ["cards", 0, "plan_1", "moves", 0, "kind"], "fly", "cards.0.plan_1.moves.0.kind"),
    ("cards.json", ["cards", 5, "number"], 5, "1 to 19"),
    ("tracks.json", ["tracks", 1, "stars"], [1, 2], "tracks.1.stars"),
    ("factions.json", ["factions", 2, "power"], "much", "factions.2.power"),
    ("board.json", ["hexes", 4, "terrain"], "sea", "hexes.4.terrain"),
    ("board.json", ["rivers", 0], "A3Z9", "Z9"),
    ("board.json", ["bases", 0, "faction"], "albion", "base"),
]


@pytest.mark.parametrize(("file", "path", "value", "named"), DAMAGES)
def test_a_damaged_file_is_refused_by_name(
    file: str, path: list[Any], value: Any, named: str, tmp_path: Path
) -> None:
    data = json.loads((catalogue.DATA / file).read_text("utf-8"))
    inner = data
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    (tmp_path / file).write_text(json.dumps(data))
    with pytest.raises(DataFault) as fault:
        load(tmp_path / file, FILES[file])
    assert fault.value.file == file
    assert named in str(fault.value)
