"""What the picture of the score has, from top to bottom."""

from engines.macrobber import GAME
from tests.engines.macrobber.states import FOUR, OVER
from tests.pictures.drawing import pictures_of, say_of


def test_the_score_has_the_points_of_the_start_then_those_of_the_colours_then_of_raids() -> None:
    """In the order in which a round scores them: score.13, result.12."""
    for state in (FOUR, OVER):
        lines = pictures_of(GAME).scores(state, say_of(GAME))[0].words
        rows = [one.partition(":")[0] for one in lines]
        assert rows[-5:] == ["Start", "Green", "Cattle", "Blue", "Raids"]
