"""A move is played on a state; a correction that is refused says which field and which value."""

import pytest

from engines.core.errors import IllegalMove
from engines.core.game.move import Move
from engines.core.game.play import play
from engines.core.text import text
from tests.engines.core.tiny import GAME, State


def refused(move: Move) -> IllegalMove:
    with pytest.raises(IllegalMove) as refusal:
        play(GAME, State(7), move, "seed")
    return refusal.value


def test_a_refused_correction_names_the_field_and_the_value() -> None:
    refusal = refused(Move("fix", {"field": "points", "value": "-3"}))
    assert refusal.text == text("bad-fix", field=text("fix-points"), value="-3", why=text("too-few"))


def test_of_a_long_value_the_beginning_is_named() -> None:
    assert refused(Move("fix", {"field": "points", "value": "-" * 500})).text.args["value"] == "-" * 40


def test_other_refusals_stay_as_the_game_says_them() -> None:
    assert refused(Move("fix", {"field": "coins", "value": "-3"})).text == text("too-few")
    assert refused(Move("sing", {"field": "points"})).text == text("not-now")
