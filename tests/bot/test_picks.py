"""Several picks of a long list that are typed: each by its name, and suggested one after the other."""

import pytest

from bot.presses.answers import typed_value
from bot.presses.candidates import Asked
from bot.presses.suggestions import of_question
from bot.screens.forms import example_of
from bot.words.words import I18n
from engines.caledonia.model.catalogue import contracts
from engines.caledonia.rules.scoring_tile import tile_options
from engines.caledonia.rules.setup import ask_row
from engines.caledonia.rules.workspace import Workspace
from engines.core.errors import BadAnswer
from engines.core.game import registry
from engines.core.script.requests import Choice, MultiChoice
from engines.core.text import text
from tests.engines.caledonia.test_table import begun

WORDS = I18n(registry.games()).words("caledonia")
NEEDS = {one.id: " ".join(f"{n} {good}" for good, n in one.needs.items()) for one in contracts().values()}


@pytest.fixture(scope="module")
def row() -> MultiChoice:
    """Return the question which contracts lie face up."""
    return next(one for one in ask_row(Workspace(begun())) if isinstance(one, MultiChoice))


@pytest.mark.parametrize("contract", [one for one in contracts() if one not in (39, 42)])
def test_what_a_contract_needs_exactly_names_it_though_others_need_more(
    row: MultiChoice, contract: int
) -> None:
    backwards = " ".join(f"{n} {good}" for good, n in reversed(contracts()[contract].needs.items()))
    for typed in (NEEDS[contract], backwards):
        assert typed_value(row, typed, WORDS) == [str(contract)]


def test_commas_divide_picks_also_where_a_contract_needs_both(row: MultiChoice) -> None:
    assert typed_value(row, "2 cheese, 2 beef, 4 wool", WORDS) == ["9", "3", "1"]
    assert typed_value(row, "2 cheese 2 beef", WORDS) == ["17"]


def test_two_that_need_the_same_are_asked_back(row: MultiChoice) -> None:
    with pytest.raises(BadAnswer):
        typed_value(row, NEEDS[39], WORDS)


def test_a_number_behind_its_good_names_nothing_exactly(row: MultiChoice) -> None:
    with pytest.raises(BadAnswer):
        typed_value(row, "wool 1 whisky 3", WORDS)


def suggested(question: MultiChoice, typed: str) -> list[str]:
    return [sent for _, sent in of_question(Asked(WORDS, question), typed)]


def test_what_is_named_exactly_is_suggested_first_and_then_what_needs_more(row: MultiChoice) -> None:
    found = suggested(row, "2 bread")
    assert found[0] == "7"
    assert any(one.startswith("7: ") for one in found)
    assert any(one.startswith("24: ") for one in found)


@pytest.mark.parametrize(
    ("typed", "whole", "begun"),
    [
        ("3 beef, 4 wo", "1, 4", "4, 1: 4 wool"),
        ("4 wool, 1 wool 2 bread, 6", "1, 6, 24", "1, 24, 6: 3 wool"),
        ("4: 3 beef → 3 hops, 3 cotton, 4 wo", "1, 4", "4, 1: 4 wool"),
        ("1 wool, 3 bee", "", "1 wool, 4: 3 beef"),
        ("no such thing, 3 bee", "", "no such thing, 4: 3 beef"),
    ],
)
def test_a_suggestion_keeps_what_was_typed_before(
    row: MultiChoice, typed: str, whole: str, begun: str
) -> None:
    found = suggested(row, typed)
    assert found[0].startswith(whole or begun)
    assert any(one.startswith(begun) for one in found)
    assert [one for one in found if not one.startswith((whole or begun, begun.partition(":")[0][:3]))] == []


def test_an_empty_field_shows_short_names(row: MultiChoice) -> None:
    assert example_of(WORDS, row) == "4 wool, 6 wool"


@pytest.mark.parametrize("tile", ["1", "8", "KS"])
def test_a_scoring_tile_is_typed_by_its_number_alone(tile: str) -> None:
    question = Choice(id="q.tile", ask=text("ask-tile", round=1), options=tile_options(()))
    assert typed_value(question, tile.lower(), WORDS) == tile
