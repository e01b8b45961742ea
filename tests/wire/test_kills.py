"""The bot is killed again and again, in a game of its own."""

import pytest

from tests.wire.kills import compare

pytestmark = [pytest.mark.wire, pytest.mark.slow]


@pytest.mark.parametrize("game", ["burgundy", "macrobber"])
async def test_a_game_that_is_killed_again_and_again_tells_what_an_unbroken_one_does(game: str) -> None:
    kills, found = await compare(game, moves=6, kills=4, seed=1)
    assert kills
    assert not found
