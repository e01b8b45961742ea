"""Every scenario of the rule book holds, and so do those that the docs show."""

import re
from pathlib import Path

import pytest
import yaml

from engines.core.game.registry import game
from engines.core.scenario import Given, Scenario, Then, read
from engines.core.scenario.trial import check
from tests.contract.words import words as words_of
from tests.engines.clauses import ROOT, files, games, in_file, scenarios

PAGE = ROOT / "docs" / "scenarios.md"
BLOCK = re.compile(r"^```yaml\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(one, id=f"{name}/{file}: {one.scenario}")
        for name in games()
        for file, one in scenarios(name)
    ],
)
def test_scenario(scenario: Scenario) -> None:
    own = game(scenario.game)
    assert check(own, scenario, words_of(own)) == []


@pytest.mark.parametrize(
    "file", [pytest.param(one, id=f"{name}/{one.name}") for name in games() for one in files(name)]
)
def test_a_file_of_scenarios_can_be_read(file: Path) -> None:
    assert in_file(file)


def test_the_file_in_the_docs_holds() -> None:
    (words,) = BLOCK.findall(PAGE.read_text("utf-8"))
    shown = read(yaml.safe_load(words), PAGE.name)
    assert len(shown) == 2
    for one in shown:
        own = game(one.game)
        assert check(own, one, words_of(own)) == []


def test_the_docs_explain_every_key() -> None:
    words = PAGE.read_text("utf-8")
    keys = [*Scenario.model_fields, *Given.model_fields, *Then.model_fields]
    assert [key for key in keys if f"`{key}`" not in words] == []
