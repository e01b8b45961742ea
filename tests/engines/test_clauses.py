"""The registry of rule clauses, the scenarios, the engine and its short texts name the same clauses."""

import pytest

from engines.core.game.registry import games as playable
from tests.engines.clauses import (
    ROOT,
    cited,
    coverage,
    examples,
    games,
    named,
    proven,
    ranges,
    registered,
    scenarios,
    shown,
)


def test_every_game_has_a_registry_and_scenarios() -> None:
    own = {game.id for game in playable().values() if game.home.is_relative_to(ROOT / "engines")}
    assert own == set(games())


@pytest.mark.parametrize("game", games())
def test_no_clause_is_registered_twice(game: str) -> None:
    clauses = registered(game)
    assert clauses
    assert sorted(clauses) == sorted(set(clauses))


@pytest.mark.parametrize("game", games())
def test_every_clause_has_a_scenario(game: str) -> None:
    missing = [clause for clause in registered(game) if clause not in shown(game)]
    assert not missing, coverage(game)


@pytest.mark.parametrize("game", games())
def test_a_scenario_proves_each_clause_by_what_it_names_or_compares(game: str) -> None:
    assert [clause for clause in registered(game) if clause not in proven(game)] == []


@pytest.mark.parametrize("game", games())
def test_scenarios_show_only_registered_clauses(game: str) -> None:
    assert shown(game) <= set(registered(game))


@pytest.mark.parametrize("game", games())
def test_scenarios_lie_in_the_folder_of_their_game(game: str) -> None:
    assert {one.game for _, one in scenarios(game)} == {game}


@pytest.mark.parametrize("game", games())
def test_every_worked_example_has_a_scenario(game: str) -> None:
    assert {one.example for _, one in scenarios(game) if one.example} == set(examples(game))


@pytest.mark.parametrize("game", games())
def test_the_engine_names_only_registered_clauses(game: str) -> None:
    assert named(game) <= set(registered(game))


@pytest.mark.parametrize("game", games())
def test_each_clause_is_named_in_the_code(game: str) -> None:
    assert [clause for clause in registered(game) if clause not in cited(game)] == []


@pytest.mark.parametrize("game", games())
def test_the_code_spells_each_clause_out(game: str) -> None:
    assert ranges(game) == []


@pytest.mark.parametrize("game", games())
def test_each_clause_has_a_short_text(game: str) -> None:
    assert playable()[game].clauses == registered(game)
