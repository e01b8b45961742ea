"""Every scenario of the rule book holds."""

import pytest

from engines.core.registry import game
from engines.core.scenario import Scenario, check
from tests.engines.clauses import games, scenarios


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(one, id=f"{name}/{file}: {one.scenario}")
        for name in games()
        for file, one in scenarios(name)
    ],
)
def test_scenario(scenario: Scenario) -> None:
    assert check(game(scenario.game), scenario) == []
