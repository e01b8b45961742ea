"""The end of the game: poverty looked up, coins changed into prestige, and who has won."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from engines.core.errors import BadAnswer
from engines.core.game.panel import Field, Panel
from engines.core.script import Script, tell
from engines.core.script.form import Form
from engines.core.script.funnel import Criterion, Selection, funnel, least, most
from engines.core.script.notation import Notation, short, whole
from engines.core.script.requests import Line, Number, Question
from engines.core.script.trace import Step
from engines.core.state.copying import altered
from engines.core.text import Text, text

from ..model import events
from ..model.labels import seat_label
from ..model.state import Rival, Seat, State, card_of_copy
from .workspace import Workspace

MOST_POVERTY, MOST_TOTAL, MOST_BOROUGHS = 99, 999, 20
PARTS = ("prestige", "cards", "boroughs", "coins", "poverty")


def end(state: State) -> Script[State]:
    """Ask what people have, and score AutoMartin like a player (score.1, q.rivals)."""
    work = Workspace(state)
    if state.options.poverty_table == "own":
        question = Line(id="table", ask=text("ask-table"), notation=TABLE, prefill=write_table(state.table))
        work.change(table=(yield from work.ask(question)))
        yield from work.tell(events.poverty_table(**_in_words(work.state.table)), "score.5")
    people = [f"p{n}" for n in range(1, state.options.people + 1)]
    asked = tuple(question for person in people for question in _asked(state, person))
    owned = ", ".join(str(seat.poverty) for seat in state.seats)
    which = text("ask-rivals", poverty=owned)
    told = yield from work.ask(Form(id="rivals", ask=which, questions=asked))
    rivals = tuple(Rival(person, *told[3 * n : 3 * n + 3]) for n, person in enumerate(people))
    work.change(rivals=rivals, is_over=True)
    yield from _ask_boroughs(work)
    for seat in state.seats:
        work.seat_id = seat.id
        yield from _tell_poverty(work)
        points = parts_of(work.state, seat)
        yield from work.tell(events.final(**points, total=sum(points.values())), "score.2")
    yield from _tell_winner(work.state)
    work.seat_id = ""
    return work.state


def _ask_boroughs(work: Workspace) -> Script[None]:
    """Ask for boroughs that nobody told where only they can say who has won (q.rivals: score.6)."""
    found = winners(work.state)
    unknown = [one for one in work.state.rivals if found and one.id in found.left and one.boroughs is None]
    if not (found and unknown and len(found.left) > 1):
        return
    asked = tuple(
        Number(
            id=one.id,
            ask=text("ask-boroughs", who=seat_label(work.state, one.id)),
            low=0,
            high=MOST_BOROUGHS,
        )
        for one in unknown
    )
    told = yield from work.ask(Form(id="boroughs", ask=text("ask-tie"), questions=asked))
    said = dict(zip((one.id for one in unknown), told, strict=True))
    rivals = (altered(one, boroughs=said.get(one.id, one.boroughs)) for one in work.state.rivals)
    work.change(rivals=tuple(rivals))


def _in_words(table: Sequence[int]) -> dict[str, Any]:
    """Return what poverty costs as it is told."""
    *printed, each = table
    return {"costs": " ".join(map(str, printed)), "each": each}


def _tell_poverty(work: Workspace) -> Script[None]:
    """Tell how much poverty an AutoMartin has left, and what that costs (score.4, score.5)."""
    seat, state = work.seat, work.state
    left = poverty_left(state, seat)
    yield from work.tell(events.poverty_left(n=seat.poverty, least=seat.poverty - left, left=left), "score.4")
    cost = loss(state.table, left)
    yield from work.tell(events.poverty_cost(left=left, cost=cost, **_in_words(state.table)), "score.5")


def _asked(state: State, person: str) -> tuple[Question, ...]:
    """Return what is asked of one person: poverty, and if they like total and boroughs."""
    who = seat_label(state, person)
    total = Notation(partial(_number, MOST_TOTAL), example="87")
    boroughs = Notation(partial(_number, MOST_BOROUGHS), example="4")
    return (
        Number(id=f"{person}.poverty", ask=text("ask-poverty", who=who), low=0, high=MOST_POVERTY),
        Line(id=f"{person}.total", ask=text("ask-total", who=who), notation=total),
        Line(id=f"{person}.boroughs", ask=text("ask-boroughs", who=who), notation=boroughs),
    )


def _number(most: int, line: str) -> int | None:
    """Read a number that may be left out."""
    if not line:
        return None
    n = whole(line, most)
    if n is None:
        raise BadAnswer(text("bad-number-or-none", most=most))
    return n


def parts_of(state: State, seat: Seat) -> dict[str, int]:
    """Return an AutoMartin's points by what they are for; poverty counts when the game is over.

    All cards of the stack count, covered ones too; there is no loan and no hand.
    (score.2, score.3, resolve.13)
    """
    parts = {
        "prestige": seat.prestige,
        "cards": sum(card_of_copy(state, copy).gain("e") for copy in seat.stack),
        "boroughs": sum(card_of_copy(state, copy).gain("e") for copy in seat.boroughs),
        "coins": seat.coins // state.options.coins_per_prestige,
    }
    return {**parts, "poverty": -loss(state.table, poverty_left(state, seat))} if state.is_over else parts


def poverty_left(state: State, seat: Seat) -> int:
    """Return the poverty that is left when all have given back as much as the lowest holder has (score.4)."""
    return seat.poverty - min(poverty_of(state).values())


def poverty_of(state: State) -> dict[str, int]:
    """Return everybody's poverty by seat, before any is given back."""
    return {seat.id: seat.poverty for seat in state.seats} | {one.id: one.poverty for one in state.rivals}


def loss(table: Sequence[int], poverty: int) -> int:
    """Return the prestige that poverty costs; beyond the table each further one the same (score.5)."""
    *printed, each = table
    last = len(printed) - 1
    return printed[min(poverty, last)] + each * max(0, poverty - last)


def read_table(line: str) -> tuple[int, ...]:
    """Read `0 1 1 2 3 5 7 9 11 13 15 +3`: the loss by poverty from 0, then for each further one."""
    *words, each = line.replace(",", " ").split() or [""]
    numbers = [*words, each.removeprefix("+")]
    if not words or len(numbers) > 40 or each == each.removeprefix("+"):
        raise BadAnswer(text("bad-table"))
    if not all(word.isascii() and word.isdigit() for word in numbers):
        raise BadAnswer(text("bad-table"))
    for large in (word for word in numbers if len(word) > 2):
        raise BadAnswer(text("bad-table-number", word=short(large)))
    return tuple(map(int, numbers))


def write_table(table: Sequence[int]) -> str:
    """Return what `read_table` reads as this table."""
    *printed, each = table
    return f"{' '.join(map(str, printed))} +{each}"


TABLE = Notation(read_table, example="0 1 1 2 3 5 7 9 11 13 15 +3")


def points(state: State) -> dict[str, int]:
    """Return the points that are known: the AutoMartins', and at the end those that people told.

    An AutoMartin's are as it ended, or as if the game ended now, before poverty.
    """
    automas = {seat.id: sum(parts_of(state, seat).values()) for seat in state.seats}
    return automas | {one.id: one.total for one in state.rivals if one.total is not None}


def winners(state: State) -> Selection[str] | None:
    """Return who has won: the highest total, then least poverty, then most boroughs.

    Boroughs that nobody told compare nothing. None if a total isn't known.
    (score.6)
    """
    if any(rival.total is None for rival in state.rivals):
        return None
    totals = points(state)
    poverty = poverty_of(state)
    boroughs = {seat.id: len(seat.boroughs) for seat in state.seats}
    boroughs |= {one.id: one.boroughs for one in state.rivals if one.boroughs is not None}
    criteria: list[Criterion[str]] = [
        most("total", lambda one: totals[one], "score.6"),
        least("least-poverty", lambda one: poverty[one], "score.6"),
    ]
    found = funnel(tuple(totals), *criteria, label=partial(seat_label, state))
    if not boroughs.keys() >= set(found.left):
        return found
    criteria.append(most("boroughs", lambda one: boroughs[one], "score.6"))
    return funnel(tuple(totals), *criteria, label=partial(seat_label, state))


def _tell_winner(state: State) -> Script[None]:
    found = winners(state)
    if found is None:
        yield from tell(events.no_totals(), "score.6")
        return
    won = events.winner if len(found.left) == 1 else events.shared
    names = tuple(seat_label(state, seat) for seat in found.left)
    yield from tell(won(seats=names), "score.6", found.trace)


def score(state: State) -> tuple[Panel, ...]:
    """Return the points of each AutoMartin by what they are for; at the end everybody's, the most first."""
    if not state.is_over:
        return tuple(_panel(state, seat) for seat in state.seats)
    found = winners(state)
    ranked = ranking(state)
    known = points(state)
    if found is None:
        lines = [_final(state, one, known[one]) for one in ranked]
        return (Panel(lines[0], (*lines[1:], text("score-compare"))),)
    is_tie = [*known.values()].count(max(known.values())) > len(found.left)
    step = _deciding(found.trace.steps) if is_tie else None
    names = tuple(seat_label(state, one) for one in found.left)
    title = text("title-winner" if len(names) == 1 else "title-shared", seats=names)
    lines = [_final(state, one, known[one], step) for one in ranked]
    return (Panel(title, (*lines, *((text("score-tie", by=step.by),) if step else ()))),)


def _deciding(steps: Sequence[Step]) -> Step:
    """Return the last step that left fewer: the one after it compares only those who share the win."""
    return [step for before, step in pairwise(steps) if len(step.left) < len(before.left)][-1]


def _final(state: State, seat: str, points: int, tie: Step | None = None) -> Text:
    """Return the points of a seat, with what it had of that which decided a tie."""
    label = seat_label(state, seat)
    n = next((n for one, n in tie.values if one == label), None) if tie else None
    if tie and isinstance(n, int):
        return text("score-final-level", seat=label, points=points, by=tie.by.id, n=n)
    return text("score-final", seat=label, points=points)


def ranking(state: State) -> tuple[str, ...]:
    """Return the seats whose points are known, the most first; who won a tie stands before the others."""
    known, found = points(state), winners(state) if state.is_over else None
    first = found.left if found else ()
    return tuple(sorted(known, key=lambda one: (-known[one], one not in first)))


def _panel(state: State, seat: Seat) -> Panel:
    parts = parts_of(state, seat)
    who = seat_label(state, seat.id)
    title = text("score-so-far", seat=who, points=sum(parts.values()))
    fields = tuple(
        Field(text("score-part", part=part), text("score-points", n=parts[part]))
        for part in PARTS
        if part in parts
    )
    return Panel(title, (text("score-before-poverty"),), fields, seat=seat.id)
