"""Plays a move of a game on a state: the script, run with the session's stream."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from engines.core.chance import Stream
from engines.core.game import Game, Move
from engines.core.kept import option_of
from engines.core.run import Asking, Done, Said, Settle, by_stream, run

S = TypeVar("S")


def begin(
    game: Game[S],
    options: Mapping[str, Any],
    seed: str,
    said: Sequence[Said] = (),
    settle: Settle = by_stream,
) -> Asking | Done[S]:
    """Run the set-up of a session with the options (those left out take their defaults, `kept` nothing).

    Raises IllegalMove if the options don't go together.
    """
    chosen = {option.id: option.default for option in game.options} | dict(options)
    chosen |= option_of(game.kept, options.get("kept", {}))
    return _with_position(run(game.start(chosen), said, Stream(seed), settle))


def play(
    game: Game[S],
    state: S,
    move: Move,
    seed: str,
    said: Sequence[Said] = (),
    settle: Settle = by_stream,
) -> Asking | Done[S]:
    """Run a move from the state at its start with what was said so far.

    Raises IllegalMove, BadAnswer (the last thing said doesn't fit) or Diverged.
    """
    position: int = state.position  # type: ignore[attr-defined]
    return _with_position(run(game.play(state, move), said, Stream(seed, position), settle))


def _with_position(result: Asking | Done[S]) -> Asking | Done[S]:
    if isinstance(result, Asking):
        return result
    value = replace(result.value, position=result.position)  # type: ignore[type-var]
    return Done(value, result.said, result.events, result.position)
