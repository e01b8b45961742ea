"""Plays a move of a game on a state: the script, run with the session's stream."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from inspect import Signature, signature
from itertools import chain
from typing import Any, TypeVar

from engines.core.errors import IllegalMove
from engines.core.game import Game
from engines.core.game.correction import correct
from engines.core.game.move import FIX, Move
from engines.core.script import Script
from engines.core.script.chance import Stream
from engines.core.script.collection import option_of
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
    *,
    as_before: bool = False,
) -> Asking | Done[S]:
    """Run a move from the state at its start with what was said so far.

    `as_before` is as with `run`. Raises IllegalMove, BadAnswer (the last thing said doesn't fit) or Diverged.
    That a correction is refused is said with the name of the field and the value.
    """
    position: int = state.position  # type: ignore[attr-defined]
    try:
        script, stream = _script(game, state, move), Stream(seed, position)
        return _with_position(run(script, said, stream, settle, people, as_before=as_before))
    except IllegalMove as refusal:
        fixes = game.fixes(state) if move.action == FIX and not said else ()
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
            state = yield from script_of(game, state, part)
        except IllegalMove as fault:
            if len(parts) == 1:
                raise
            label = next(
                (one.label for one in game.offers(start) if one.move == part),
                text("line-part", line=part.code),
            )
            raise IllegalMove(text("bad-several", n=number, report=label, why=fault.text)) from fault
    return state


def script_of(game: Game[S], state: S, move: Move) -> Script[S]:
    """Return the script of a single move. Raises IllegalMove if it isn't legal now."""
    if game.is_over(state):
        raise IllegalMove(text("game-is-over"))
    if move.action == FIX:
        field, value = (str(move.args.get(name, "")) for name in ("field", "value"))
        return correct(game.corrections, state, field, value)
    if game.is_moot(state, move):
        return _nothing(state)
    script = game.scripts.get(move.action)
    if script is None or not takes(script, move.args) or not is_offered(game, state, move):
        raise IllegalMove(text("not-legal-now", move=move.code[:MOST_SHOWN]))
    return script(state, **move.args)


def is_offered(game: Game[S], state: S, move: Move) -> bool:
    """Tell whether a move is offered now: an offer has its action, and all the offer's arguments are its."""
    return any(
        one.move.action == move.action and one.move.args.items() <= move.args.items()
        for one in chain(game.turns(state), game.reports(state))
    )


def takes(script: Callable[..., Any], args: Mapping[str, str | int]) -> bool:
    """Tell whether a script takes arguments of these names and types beside the state, and lacks none."""
    _, *parameters = _signature(script).parameters.values()
    known = {one.name: one for one in parameters}
    lacking = [one.name for one in parameters if one.default is one.empty and one.name not in args]
    return not lacking and all(
        name in known and type(arg) is known[name].annotation for name, arg in args.items()
    )


@cache
def _signature(script: Callable[..., Any]) -> Signature:
    return signature(script)


def _nothing(state: S) -> Script[S]:
    yield from ()
    return state


def _with_position(result: Asking | Done[S]) -> Asking | Done[S]:
    if isinstance(result, Asking):
        return result
    value = replace(result.value, position=result.position)  # type: ignore[type-var]
    return Done(value, result.said, result.events, result.position)
