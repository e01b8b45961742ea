"""How people write in Pebbles what they did: `took 2 red; dared; added 1 blue`."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

from engines.core.errors import BadAnswer
from engines.core.script import Script, ask, tell
from engines.core.script.notation import Notation
from engines.core.script.phrases import Begun, Part, phrased, plain
from engines.core.script.requests import YesNo
from engines.core.text import text

from ..model import events
from ..model.state import State
from .reports import reports
from .turns import SCRIPTS

VERBS = {"take": "took", "add": "added"}
WON = 2
BAD = text("bad-report")


def notation(state: State) -> Notation[Script[State]]:
    """Return how a line is written now; what there is to write depends on the piles."""
    return phrased(state, _read, _say, BAD, example="added 2 red; dared; took 1 red")


def _parts(state: State) -> Iterator[tuple[str, Part[State]]]:
    """Yield everything that a part of a line can say, and what it means."""
    for action, args in ((offer.move.action, offer.move.args) for offer in reports(state)):
        if action in VERBS:
            colour, n = str(args["colour"]), int(args["n"])
            left = state.piles[colour] + (n if action == "add" else -n)
            after = replace(state, piles=state.piles | {colour: left})
            do = partial(SCRIPTS[action], **args)
            yield f"{VERBS[action]} {n} {colour.replace('_', ' ')}", Part(do, after)
    if not state.is_over:
        yield "dared", Part(_dare, state)


def _read(line: Begun[State], typed: str) -> Part[State]:
    part = dict(_parts(line.now)).get(plain(typed))
    if part is None:
        raise BadAnswer(BAD)
    return part


def _say(line: Begun[State], _: str) -> Iterable[str]:
    return (phrase for phrase, _ in _parts(line.now))


def _dare(state: State) -> Script[State]:
    """Ask how a dare went; the rest of the line waits for it."""
    won = WON if (yield from ask(YesNo(id="dared", ask=text("ask-dared")))) else 0
    yield from tell(events.dared(won=won))
    return replace(state, automa=state.automa + won)
