"""Plays a move of a game on a state: the script, run with the session's stream."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from engines.core.chance import Stream
from engines.core.game import Game, Move
from engines.core.run import Asking, Done, Said, Settle, by_stream, run
from engines.core.script import Script

S = TypeVar("S")


def begin(
    game: Game[S],
    options: Mapping[str, Any],
    seed: str,
    said: Sequence[Said] = (),
    settle: Settle = by_stream,
) -> Asking | Done[S]:
    """Run the set-up of a session with the options (those left out take their defaults).

    Raises IllegalMove if the options don't go together.
    """
    chosen = {option.id: option.default for option in game.options} | dict(options)
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
    return _with_position(run(_script(game, state, move), said, Stream(seed, position), settle))


def _script(game: Game[S], state: S, move: Move) -> Script[S]:
    """Return the script of a move, of a line what the game's notation reads in it."""
    if move.is_line and game.notation is not None:
        return game.notation(state).check(move.args.get("line"))
    return game.play(state, move)


def _with_position(result: Asking | Done[S]) -> Asking | Done[S]:
    if isinstance(result, Asking):
        return result
    value = replace(result.value, position=result.position)  # type: ignore[type-var]
    return Done(value, result.said, result.events, result.position)
