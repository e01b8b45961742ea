"""How people write what they did: `board + Hospital, ?; took t2; slot 2 bought Lambeth c3 e2; drew 3`."""

from collections.abc import Iterator, Sequence
from functools import partial

from engines.core.errors import BadAnswer
from engines.core.script import Script
from engines.core.script.notation import Notation, short
from engines.core.script.phrases import Begun, Part, phrased
from engines.core.script.requests import Tell
from engines.core.text import text

from ..model.board import rows
from ..model.card import QUOTES, Card
from ..model.line import lines_of
from ..model.phrase import BOARD, BOUGHT, DREW, DUE, EFFECT, PUT, ROW, TOOK, WHOSE
from ..model.state import State, place_name
from ..rules.workspace import Workspace
from . import acts

EXAMPLE = "board + Mercers, ?; slot 2 bought; drew 1"
WHAT = ("coins", "poverty", "prestige")
MOST_WORDS = 40
MOST_PUT = 30
"""Cards that a line puts on the board: three boards full."""


def notation(state: State) -> Notation[Script[State]]:
    """Return how a line of reports is written now: all of its parts are carried out, or none."""
    # A part may go on itself: what can follow it would hide that.
    return phrased(
        Workspace(state).state, _read, _say, text("bad-report"), end=_end, further=False, example=EXAMPLE
    )


def _table(before: State, now: State) -> Workspace:
    """Return the table in the midst of a line."""
    work = Workspace(before)
    work.state = now
    return work


def _read(line: Begun[State], typed: str) -> Part[State]:
    """Return what a part says. Raises BadAnswer with what was expected."""
    if line.before.is_over:
        raise BadAnswer(text("game-is-over"))
    work = _table(line.before, line.now)
    told = _act(work, typed)
    if work.state.copies - line.before.copies > MOST_PUT:
        raise BadAnswer(text("bad-many-cards", most=MOST_PUT))
    return Part(partial(_tell, told, work.state), work.state)


def _tell(told: Sequence[Tell], after: State, _: State) -> Script[State]:
    yield from told
    return after


def _end(state: State, _: Sequence[Part[State]]) -> Script[State]:
    return acts.carried_out(_table(state, state))


def _act(work: Workspace, part: str) -> Sequence[Tell]:
    """Do to the table what a part says, and return what is to be told of it."""
    part = part.replace("−", "-")
    if whose := WHOSE.fullmatch(part):
        return _of_martin(work, whose[2], int(whose[1] or 1), is_named=True)
    if found := PUT.fullmatch(part):
        return acts.put(work, _listed(found[1]))
    if found := BOARD.fullmatch(part):
        return acts.set_board(work, _listed(found[1]))
    if found := TOOK.fullmatch(part):
        return acts.take(work, found[1])
    if found := BOUGHT.fullmatch(part):
        return acts.buy(work, int(found[1]), found[2])
    if found := DREW.fullmatch(part):
        return acts.drew(work, int(found[1]))
    if found := ROW.fullmatch(part):
        return acts.row_gone(work, found[1].casefold())
    return _of_martin(work, part, 1, is_named=False)


def _of_martin(work: Workspace, part: str, number: int, *, is_named: bool) -> Sequence[Tell]:
    """Do what happens to an AutoMartin; of several it has to be said to which."""
    due, effect = DUE.fullmatch(part), EFFECT.fullmatch(part)
    if not (due or effect):
        raise BadAnswer(text("bad-report"))
    seat = f"a{number}"
    if all(one.id != seat for one in work.state.seats):
        raise BadAnswer(text("bad-martin", n=number, most=len(work.state.seats)))
    if len(work.state.seats) > 1 and not is_named:
        raise BadAnswer(text("bad-whose", part=short(part), most=len(work.state.seats)))
    work.seat_id = seat
    if due:
        return acts.due(work, int(due[1]), (due[2] or "")[:MOST_WORDS])
    assert effect is not None  # noqa: S101 - one of both
    return acts.effect(work, effect[1].casefold(), int(effect[2]), (effect[3] or "")[:MOST_WORDS])


def _listed(words: str) -> list[str]:
    """Return the cards that commas divide; in quotes they don't.

    Raises BadAnswer if there is none, and for more than anybody puts down at once.
    """
    found, is_quoted = [""], False
    for letter in words:
        is_quoted ^= letter in QUOTES
        if letter == "," and not is_quoted:
            found.append("")
        else:
            found[-1] += letter
    lines = [one.strip() for one in found]
    if not all(lines):
        raise BadAnswer(text("bad-list"))
    if len(lines) > MOST_PUT:
        raise BadAnswer(text("bad-many-cards", most=MOST_PUT))
    return lines


def _say(line: Begun[State], typed: str) -> Iterator[str]:
    return iter(()) if line.before.is_over else _phrases(line.now, typed)


def _phrases(state: State, last: str) -> Iterator[str]:
    """Yield everything that a part can say now; of the cards to be put down those after the last comma."""
    for place, copy in enumerate(state.board):
        if copy:
            yield f"took {place_name(state, place)}"
    names = [copy.name for copy in state.board if copy and copy.name]
    yield from (f"took {Card(name).line}" for name in names if len(acts.places_called(state, name)) == 1)
    for slot, copy in enumerate(state.row, start=1):
        if copy:
            yield f"slot {slot} bought"
    yield f"board = {', '.join(acts.written(copy) for copy in state.board)}"
    if not state.is_out:
        yield from (f"drew {n}" for n in range(1, min(6, state.most_drawn) + 1))
    yield from _puts(state, last)
    for seat in state.seats:
        whose = f"martin {seat.id[1:]}: " if len(state.seats) > 1 else ""
        for n in range(1, 6):
            yield f"{whose}due {n}"
            yield from (f"{whose}due {n} {to}" for to in acts.payees(state))
        yield from (f"{whose}effect poverty +{n}" for n in range(1, 4))
        yield from (f"{whose}effect {what} +1" for what in WHAT if what != "poverty")
    for slot, copy in enumerate(state.row, start=1):
        if copy:
            yield from (f"slot {slot} bought {line}" for line in lines_of(state, is_borough=True))
    yield from (f"row {row} gone" for row in rows(state))


def _puts(state: State, last: str) -> Iterator[str]:
    """Yield the cards that can be put on the board, after those that are typed already."""
    before, comma, _ = last.rpartition(",")
    names = [acts.UNKNOWN, *lines_of(state, is_borough=False)]
    if not comma:
        yield from (f"board + {line}" for line in names)
        return
    work = Workspace(state)
    try:
        _act(work, before)
    except BadAnswer:
        return
    names = [acts.UNKNOWN, *lines_of(work.state, is_borough=False)]
    yield from (f"{' '.join(before.split())}, {line}" for line in names)
