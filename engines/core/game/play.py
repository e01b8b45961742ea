"""Plays a move of a game on a state: the script, run with the session's stream."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from engines.core.errors import IllegalMove
from engines.core.game import Game
from engines.core.game.move import Move
from engines.core.script import Script
from engines.core.script.chance import Stream
from engines.core.script.kept import option_of
from engines.core.script.run import Asking, Done, People, Said, Settle, by_stream, run
from engines.core.text import text

S = TypeVar("S")
MOST_SHOWN = 40
"""Characters of a refused value that are said."""


def begin(
    game: Game[S],
    options: Mapping[str, Any],
    seed: str,
    said: Sequence[Said] = (),
    settle: Settle = by_stream,
    people: People | None = None,
) -> Asking | Done[S]:
    """Run the set-up of a session with the options (those left out take their defaults, `kept` nothing).

    Raises IllegalMove if the options don't go together.
    """
    # A session has options of its own beside the game's.
    chosen = {option.id: options.get(option.id, option.default) for option in game.options}
    chosen |= option_of(game.kept, options.get("kept", {}))
    return _with_position(run(game.start(chosen), said, Stream(seed), settle, people))


def play(
    game: Game[S],
    state: S,
    move: Move,
    seed: str,
    said: Sequence[Said] = (),
    settle: Settle = by_stream,
    people: People | None = None,
) -> Asking | Done[S]:
    """Run a move from the state at its start with what was said so far.

    Raises IllegalMove, BadAnswer (the last thing said doesn't fit) or Diverged. That a correction is refused
    is said with the name of the field and the value.
    """
    position: int = state.position  # type: ignore[attr-defined]
    try:
        return _with_position(run(_script(game, state, move), said, Stream(seed, position), settle, people))
    except IllegalMove as refusal:
        fixes = game.fixes(state) if move.action == "fix" and not said else ()
        label = next((one.label for one in fixes if one.id == move.args.get("field")), None)
        if label is None:
            raise
        value = str(move.args.get("value", ""))[:MOST_SHOWN]
        named = text("bad-fix", field=label, value=value, why=refusal.text)
        raise type(refusal)(named) from refusal


def _script(game: Game[S], state: S, move: Move) -> Script[S]:
    """Run the script of a move, or what the game's notation reads in a line; several one after the other.

    Raises IllegalMove; of several it names the one that isn't possible.
    """
    start, parts = state, move.parts
    for number, part in enumerate(parts, start=1):
        if part.is_line and game.notation is not None:
            state = yield from game.notation(state).check(part.args.get("line"))
            continue
        try:
            state = yield from game.play(state, part)
        except IllegalMove as fault:
            if len(parts) == 1:
                raise
            label = next(
                (one.label for one in game.offers(start) if one.move == part),
                text("line-part", line=part.code),
            )
            raise IllegalMove(text("bad-several", n=number, report=label, why=fault.text)) from fault
    return state


def _with_position(result: Asking | Done[S]) -> Asking | Done[S]:
    if isinstance(result, Asking):
        return result
    value = replace(result.value, position=result.position)  # type: ignore[type-var]
    return Done(value, result.said, result.events, result.position)
