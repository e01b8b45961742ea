"""Data files, states and games are refused with the place of the fault."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from engines.core import registry
from engines.core.data import Data, load
from engines.core.errors import DataFault, IllegalMove
from engines.core.game import Move
from engines.core.play import begin, play
from engines.core.run import Asking, Said
from tests.engines.core.tiny import GAME, State


class Box(Data):
    """Something in a data file."""

    id: str
    places: tuple[int, ...]


class Shelf(Data):
    """A data file."""

    boxes: tuple[Box, ...]


def fault_of(tmp_path: Path, content: str) -> DataFault:
    file = tmp_path / "shelf.json"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(DataFault) as fault:
        load(file, Shelf)
    assert fault.value.file == "shelf.json"
    assert str(fault.value).startswith("shelf.json: ")
    return fault.value


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "shelf.json"
    file.write_text('{"boxes": [{"id": "a", "places": [1, 2]}]}', encoding="utf-8")
    assert load(file, Shelf) == Shelf(boxes=(Box(id="a", places=(1, 2)),))


@pytest.mark.parametrize(
    ("content", "where"),
    [
        ('{"boxes": [{"id": "a", "places": [1, "x"]}]}', "boxes.0.places.1"),
        ('{"boxes": [{"id": "a", "places": []}, {"id": 5, "places": []}]}', "boxes.1.id"),
        ('{"boxes": [{"id": "a"}]}', "boxes.0.places"),
        ('{"boxes": [], "lid": true}', "lid"),
        ("{", "file"),
        ("", "file"),
    ],
)
def test_a_faulty_field_is_named(tmp_path: Path, content: str, where: str) -> None:
    assert fault_of(tmp_path, content).where == where


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataFault, match=r"nowhere\.json: file: No such file"):
        load(tmp_path / "nowhere.json", Shelf)


def test_a_state_survives_json_and_a_damaged_one_names_its_field() -> None:
    state = State(3, (2, 1), 17)
    assert GAME.load(GAME.dump(state)) == state
    with pytest.raises(DataFault, match=r"tiny state: piles\.1"):
        GAME.load('{"piles": [1, "x"]}')


def test_a_session_takes_its_defaults_and_keeps_the_streams_position() -> None:
    begun = begin(GAME, {}, "castle")
    assert not isinstance(begun, Asking)
    assert begun.value == State(points=5)
    asking = play(GAME, begun.value, Move("turn"), "castle")
    assert isinstance(asking, Asking)
    end = play(GAME, begun.value, Move("turn"), "castle", (*asking.said, Said("bid", "4")))
    assert not isinstance(end, Asking)
    assert end.value.points == 5 + 3 + 4 + 5
    assert end.value.position == 2
    with pytest.raises(IllegalMove):
        play(GAME, end.value, Move("sing"), "castle")


@dataclass
class Point:
    """An entry point of another package."""

    found: Any

    def load(self) -> Any:
        return self.found


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Point]]:
    """What other packages register; the registry looks anew."""
    points: list[Point] = []
    monkeypatch.setattr(registry, "entry_points", lambda *, group: points if group == "automa.games" else [])
    registry.games.cache_clear()
    yield points
    registry.games.cache_clear()


def test_games_of_other_packages_join_in_the_order_of_ids(packages: list[Point]) -> None:
    packages += [Point(GAME), Point(replace(GAME, id="aaa"))]
    assert list(registry.games()) == ["aaa", "burgundy", "tiny"]
    assert registry.game("tiny") is GAME
    with pytest.raises(KeyError):
        registry.game("chess")


def test_two_games_with_one_name_are_refused(packages: list[Point]) -> None:
    packages.append(Point(replace(GAME, id="burgundy")))
    with pytest.raises(ValueError, match="two games are called 'burgundy'"):
        registry.games()


@pytest.mark.parametrize("found", [None, "tiny", State()])
def test_an_entry_point_that_is_no_game_is_refused(packages: list[Point], found: Any) -> None:
    packages.append(Point(found))
    with pytest.raises(ValueError, match="is not a Game"):
        registry.games()
