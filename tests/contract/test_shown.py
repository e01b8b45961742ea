"""While a move asks, the picture is of the state that its text tells: in whole games of each game."""

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Any

import pytest

from engines.core.script import Script
from engines.core.script.requests import Chance, Question, Show, Shuffle, Tell, Together
from tests.playthroughs.transcript import Playthrough, moves, playthroughs


def watched(script_of: Callable[..., Script[Any]]) -> Callable[..., Script[Any]]:
    """Return the script of a move, which fails where it tells something and then asks without showing it."""

    @wraps(script_of)
    def move_of(*args: Any, **words: Any) -> Script[Any]:
        script, answer, told = script_of(*args, **words), None, ""
        while True:
            try:
                request = script.send(answer)
            except StopIteration as end:
                return end.value
            if isinstance(request, Tell):
                told = request.event.id
            elif isinstance(request, Show):
                told = ""
            elif isinstance(request, Question | Together) or _is_asked(request):
                assert not told, f"{told} is told, and not in the picture while {request} asks"
            answer = yield request

    return move_of


def _is_asked(request: object) -> bool:
    """Tell whether people draw or roll it; that they have shuffled they needn't say."""
    return isinstance(request, Chance) and request.by_table and not isinstance(request, Shuffle)


@pytest.mark.parametrize("played", playthroughs(), ids=lambda one: one.name)
def test_what_is_told_is_shown_before_anything_is_asked(played: Playthrough) -> None:
    scripts = {action: watched(script) for action, script in played.game.scripts.items()}
    game = replace(played.game, scripts=scripts)
    assert sum(1 for _ in moves(replace(played, game=game))) > 1
