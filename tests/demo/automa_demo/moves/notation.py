"""How people write in Pebbles what they did: `took 2 red; dared; added 1 blue`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from engines.core.errors import BadAnswer
from engines.core.game.move import Move
from engines.core.script import Script, ask, tell
from engines.core.script.notation import Notation, in_part, parts_of, unfinished
from engines.core.script.requests import YesNo
from engines.core.text import text

from ..model import events
from ..model.state import State
from .reports import reports
from .turns import SCRIPTS

VERBS = {"take": "took", "add": "added"}
WON = 2


def notation(state: State) -> Notation[Script[State]]:
    """Return how a line is written now; what there is to write depends on the piles."""
    return Notation(partial(_read, state), partial(_go_on, state), "added 2 red; dared; took 1 red")


def _phrases(state: State) -> Iterator[tuple[str, Move]]:
    """Yield everything that a part of a line can say."""
    for offer in reports(state):
        if offer.move.action not in VERBS:
            continue
        colour = str(offer.move.args["colour"]).replace("_", " ")
        yield f"{VERBS[offer.move.action]} {offer.move.args['n']} {colour}", offer.move
    if not state.is_over:
        yield "dared", Move("dare")


def _plain(part: str) -> str:
    """Return a part in small letters with single blanks; a colour may be its id."""
    return " ".join(part.casefold().replace("_", " ").split())


def _moves(state: State, parts: Sequence[str]) -> tuple[State, list[Move]]:
    """Return the moves that the parts say, and the piles after them. Raises BadAnswer naming the part."""
    moves = []
    for number, part in enumerate(parts, start=1):
        move = dict(_phrases(state)).get(_plain(part))
        with in_part(number, part):
            if move is None:
                raise BadAnswer(text("bad-report"))
        moves.append(move)
        state = _after(state, move)
    return state, moves


def _after(state: State, move: Move) -> State:
    if move.action == "dare":
        return state
    colour, n = str(move.args["colour"]), int(move.args["n"])
    return replace(
        state, piles=state.piles | {colour: state.piles[colour] + (n if move.action == "add" else -n)}
    )


def _read(state: State, line: str) -> Script[State]:
    """Return the script of a line: all is checked before anything is done or asked."""
    _, moves = _moves(state, parts_of(line))
    if not moves:
        raise BadAnswer(text("bad-report"))
    return _play(state, moves)


def _play(state: State, moves: Sequence[Move]) -> Script[State]:
    for move in moves:
        state = yield from (_dare if move.action == "dare" else SCRIPTS[move.action])(state, **move.args)
    return state


def _dare(state: State) -> Script[State]:
    """Ask how a dare went; the rest of the line waits for it."""
    won = WON if (yield from ask(YesNo(id="dared", ask=text("ask-dared")))) else 0
    yield from tell(events.dared(won=won))
    return replace(state, automa=state.automa + won)


def _go_on(state: State, typed: str) -> Iterator[str]:
    """Go on with the part that is being typed, and with a further one where it is finished."""
    finished, begun, last = unfinished(typed)
    try:
        state, _ = _moves(state, finished)
    except BadAnswer:
        return
    last = _plain(last)
    for phrase, move in _phrases(state):
        if phrase == last:
            yield from (f"{begun}{phrase}; {more}" for more, _ in _phrases(_after(state, move)))
        elif phrase.startswith(last):
            yield begun + phrase
