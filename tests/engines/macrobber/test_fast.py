"""The fast form plays by the same rules as the scripts."""

from itertools import product

import pytest

from benchmarks.playouts import SETTINGS
from engines.macrobber.fast.luck import Luck
from engines.macrobber.fast.moves import ACTIONS
from engines.macrobber.fast.notation import ACTION_IDS
from engines.macrobber.fast.playout import random_game
from engines.macrobber.fast.position import Position
from engines.macrobber.fast.scoring import income
from engines.macrobber.rules.score import green_points
from tests.engines.macrobber.fast_twin import Twin

GAMES = 60


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, 12))
def test_both_forms_of_the_rules_agree_at_every_decision(first: int) -> None:
    for number in range(first, first + 12):
        Twin(number).play()


def test_the_twin_notices_a_difference() -> None:
    twin = Twin(0)
    state = twin.set_up()
    twin.fast.sack[0] += 1
    with pytest.raises(AssertionError):
        twin.finish(state)


def test_every_action_has_an_option_of_its_own() -> None:
    assert len(set(ACTION_IDS)) == len(ACTIONS)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_same_seed_gives_the_same_game(seats: int) -> None:
    first, again = (random_game(SETTINGS, seats, Luck("a seed")) for _ in range(2))
    other = random_game(SETTINGS, seats, Luck("another seed"))
    assert (first.scores, first.pile, first.hands) == (again.scores, again.pile, again.hands)
    assert (first.pile, first.hands) != (other.pile, other.hands)


def test_green_scores_as_the_rules_say_in_both_forms() -> None:
    game = Position(SETTINGS, 4, Luck("green"))
    game.cattle = game.pipers = [0, 0, 0, 0]
    for green in product(range(4), repeat=4):
        game.monks = list(green)
        rivals = [sorted(green[:seat] + green[seat + 1 :]) for seat in range(4)]
        alone = [expected(own, others) for own, others in zip(green, rivals, strict=True)]
        assert income(game) == green_points(green) == alone, green


def expected(own: int, rivals: list[int]) -> int:
    """Return the points for green tokens against those of the others, sorted (score.3-score.6)."""
    if not own:
        return 0
    most = rivals[-1]
    if own >= most:
        return 3 if own > most else 1
    second = rivals[-2]
    if second == most or own < second:
        return 0
    return 2 if own > second else 1
