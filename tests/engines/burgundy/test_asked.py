"""What people are told to look for, where the board is on their table."""

from dataclasses import replace

import pytest

from engines.burgundy import GAME
from engines.burgundy.rules.people_facts import Asked
from engines.burgundy.rules.workspace import Workspace
from engines.core.script.requests import MultiChoice
from tests.contract.words import words
from tests.engines.burgundy.test_session import begun

SAY = words(GAME)


@pytest.mark.parametrize(("white", "order"), [(4, "4, 5, 6, 1, 2, 3"), (1, "1, 2, 3, 4, 5, 6")])
def test_on_a_tie_the_fullest_depot_is_the_first_clockwise_from_the_white_die(white: int, order: str) -> None:
    """The question has the depots in their order (bonus.8)."""
    asking = Asked(Workspace(replace(begun(), white=white), "a1")).take_goods()
    question = next(one for one in asking if isinstance(one, MultiChoice))
    assert SAY(question.ask).splitlines()[-1] == f"the first of {order}."
