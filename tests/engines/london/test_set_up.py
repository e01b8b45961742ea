"""The first message of London: how the real table is set up, and where deck and values come from."""

import pytest

from engines.london import GAME
from tests.contract.words import words
from tests.engines.london import states

SAY = words(GAME)


@pytest.mark.parametrize(
    ("deck", "whose"), [("recorded", "Third party's deck"), ("designed", "designed here")]
)
def test_says_whose_deck_it_is_and_that_values_are_of_the_first_edition(deck: str, whose: str) -> None:
    *_, sources = [SAY(one) for one in GAME.set_up(states.begun(deck=deck))]
    assert whose in sources
    assert "1st edition's values" in sources


def test_says_how_many_values_the_group_has_confirmed() -> None:
    kept = {"cards": {"Vintners": "Vintners brown +4", "Mercers": "Mercers brown +5"}}
    *_, sources = [SAY(one) for one in GAME.set_up(states.begun(kept=kept))]
    assert sources == "Third party's deck; 1st edition but 2 cards"


def test_several_automartins_have_coins_each() -> None:
    steps = [SAY(one) for one in GAME.set_up(states.begun(automas=2))]
    assert "AutoMartins: 5 coins, 0 poverty each." in steps
    assert len(steps) == 5
