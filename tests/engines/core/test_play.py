"""A move is played on a state; a correction that is refused says which field and which value."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.errors import IllegalMove
from engines.core.game.move import Move, Offer
from engines.core.game.play import play
from engines.core.script import Script, tell
from engines.core.script.event import Event
from engines.core.script.run import Done
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
    coins = Move("fix", {"field": "coins", "value": "-3"})
    assert refused(coins).text == text("no-such-field", field="coins")
    assert refused(Move("sing", {"field": "points"})).text == text("not-legal-now", move="sing field=points")


OTHERS = ({"n": 1}, {"n": 1, "way": 2}, {"n": 1, "way": "up", "more": "yes"}, {"n": "1", "way": "up"})


@pytest.mark.parametrize("args", OTHERS)
def test_a_move_takes_the_arguments_of_its_script_and_no_others(args: dict[str, Any]) -> None:
    def go(state: State, n: int, way: str) -> Script[State]:
        yield from tell(Event("rolled", {"n": n}))
        return replace(state, points=len(way))

    offer = Offer(Move("go", {"n": 1}), text("offer-turn"), "report")
    game = replace(GAME, reports=lambda _: (offer,), scripts={"go": go})
    assert isinstance(play(game, State(7), Move("go", {"n": 1, "way": "up"}), "seed"), Done)
    with pytest.raises(IllegalMove):
        play(game, State(7), Move("go", args), "seed")


def test_after_the_end_nothing_is_played_or_corrected() -> None:
    over = text("game-is-over")
    corrected = text("bad-fix", field=text("fix-points"), value="3", why=over)
    for move, why in ((Move("turn"), over), (Move("fix", {"field": "points", "value": "3"}), corrected)):
        with pytest.raises(IllegalMove) as refusal:
            play(GAME, State(99), move, "seed")
        assert refusal.value.text == why
