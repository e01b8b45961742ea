"""Data files, states and games are refused with the place of the fault."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from engines.core.errors import DataFault, IllegalMove
from engines.core.game import registry
from engines.core.game.move import Move
from engines.core.game.play import begin, play
from engines.core.script.run import Asking, Said
from engines.core.state.copying import altered
from engines.core.state.data import Data, load
from tests.engines.core.tiny import GAME, State


class Box(Data):
    """Something in a data file."""

    id: str
    places: tuple[int, ...]


class Collections(Data):
    """A data file."""

    boxes: tuple[Box, ...]


def fault_of(tmp_path: Path, content: str) -> DataFault:
    file = tmp_path / "collections.json"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(DataFault) as fault:
        load(file, Collections)
    assert fault.value.file == "collections.json"
    assert str(fault.value).startswith("collections.json: ")
    return fault.value


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "collections.json"
    file.write_text('{"boxes": [{"id": "a", "places": [1, 2]}]}', encoding="utf-8")
    assert load(file, Collections) == Collections(boxes=(Box(id="a", places=(1, 2)),))


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
        load(tmp_path / "nowhere.json", Collections)


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


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What other packages register; the registry looks anew."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda *, group: points if group == "automa.games" else [])
    registry.games.cache_clear()
    yield points
    registry.games.cache_clear()


def point(name: str, value: str = "tests.engines.core.tiny:GAME") -> EntryPoint:
    return EntryPoint(name, value, "automa.games")


def test_games_of_other_packages_join_in_the_order_of_ids(packages: list[EntryPoint]) -> None:
    packages += [point("tiny"), point("aaa")]
    found = list(registry.games())
    assert found == sorted(found)
    assert {"aaa", "burgundy", "tiny"} <= set(found)
    assert registry.game("tiny").id == GAME.id
    with pytest.raises(KeyError):
        registry.game("chess")


def test_a_game_is_imported_when_it_is_asked_for_and_not_before(packages: list[EntryPoint]) -> None:
    packages.append(point("broken", "tests.engines.core.nowhere:GAME"))
    assert "broken" in registry.games()
    with pytest.raises(ModuleNotFoundError):
        registry.game("broken")


def test_the_folder_of_a_game_is_known_without_importing_it(packages: list[EntryPoint]) -> None:
    packages.append(point("broken", "tests.engines.core.tiny:NOTHING"))
    assert registry.games().home("burgundy") == registry.game("burgundy").home
    assert registry.games().home("broken") == Path(__file__).parent


def test_two_games_with_one_name_are_refused(packages: list[EntryPoint]) -> None:
    packages.append(point("burgundy"))
    with pytest.raises(ValueError, match="two games are called 'burgundy'"):
        registry.games()


@pytest.mark.parametrize(("name", "value"), [("tiny", "State"), ("tiny", "start"), ("other", "GAME")])
def test_an_entry_point_that_is_no_game_of_that_name_is_refused(
    packages: list[EntryPoint], name: str, value: str
) -> None:
    packages.append(point(name, f"tests.engines.core.tiny:{value}"))
    with pytest.raises(ValueError, match=f"is not a Game called '{name}'"):
        registry.game(name)


def test_a_changed_copy_has_no_field_that_the_state_has_not() -> None:
    state = State(3, (2, 1), 17)
    assert altered(state, points=4) == State(4, (2, 1), 17)
    with pytest.raises(TypeError, match="State has no field pionts"):
        altered(state, pionts=4)  # type: ignore[call-arg]
