"""The score: what each MacHina owns, imports by their rarity, both majorities, and who is ahead."""

from collections.abc import Sequence

from engines.core.game.panel import Panel
from engines.core.script import Script
from engines.core.script.form import Form
from engines.core.script.requests import Line
from engines.core.text import Text, text

from ..model import events
from ..model.catalogue import BASIC, IMPORTS, PROCESSED, economy
from ..model.codes import imports_notation, numbers_notation
from ..model.labels import marked_seat, seat_label
from ..model.state import Category, MacHina, State, is_machina
from .workspace import Workspace

MOST_CONTRACTS, MOST_SETTLEMENTS = 50, 40
RULES = {"imports": "score.4", "contracts": "score.5", "settlements": "score.5"}


def end(work: Workspace) -> Script[None]:
    """Ask what everybody has, then score each MacHina as a normal player (score.1, score.3)."""
    state = work.state
    totals, contracts, settlements = yield from work.ask(final_question(state))
    people = tuple(f"p{n}" for n in range(1, state.options.people + 1))
    machinas = tuple(one.id for one in state.machinas)
    done = dict(zip(people, contracts, strict=True)) | {one.id: len(one.fulfilled) for one in state.machinas}
    networks = dict(zip((*people, *machinas), settlements, strict=True))
    values = import_values(totals)
    named = tuple(text("import-value", good=one, n=values[one]) for one in values)
    yield from work.tell(events.imports(values=named), "score.4")
    for one in state.machinas:
        work.seat_id = one.id
        ledger: dict[Category, int] = {
            **points_of_stock(one),
            "imports": sum(values[good] * one.gifts(good) for good in values),
            "contracts": majority("contracts", done, one.id),
            "settlements": majority("settlements", networks, one.id),
        }
        work.change_own(ledger=ledger)
        for category, n in ledger.items():
            yield from work.tell(events.points(category=category, points=n), RULES.get(category, "score.3"))
        yield from work.tell(events.final(points=sum(ledger.values()), money=one.money % 10), "score.3")
    work.seat_id = ""
    work.change(is_over=True, phase="over", at="")


def final_question(state: State) -> Form:
    """Return the question for what everybody has: imports in all, contracts of people, settlements."""
    own = [sum(one.gifts(good) for one in state.machinas) for good in IMPORTS]
    people = tuple(f"p{n}" for n in range(1, state.options.people + 1))
    seats = (*people, *(one.id for one in state.machinas))
    return Form(
        id="q.final",
        ask=text("ask-final"),
        questions=(
            Line(
                id="imports",
                ask=text("ask-imports", seats=tuple(map(seat_label, seats))),
                notation=imports_notation(own),
            ),
            Line(
                id="contracts",
                ask=text("ask-contracts", seats=tuple(map(seat_label, people)), n=len(people)),
                notation=numbers_notation(len(people), MOST_CONTRACTS),
            ),
            Line(
                id="settlements",
                ask=text("ask-settlements", seats=tuple(map(seat_label, seats))),
                notation=numbers_notation(len(seats), MOST_SETTLEMENTS),
            ),
        ),
    )


def points_of_stock(own: MacHina) -> dict[Category, int]:
    """Return the points for all but imports and majorities (score.3)."""
    return {
        "glory": own.glory,
        "basic": sum(own.goods[good] for good in BASIC),
        "processed": 2 * sum(own.goods[good] for good in PROCESSED),
        "money": own.money // 10,
        "hops": own.gifts("hops"),
    }


def points_of(own: MacHina) -> dict[Category, int]:
    """Return the points of a MacHina: the final ones, or before the end those that are sure.

    An import is worth 3 at least; of majorities nothing is known before the end. (score.3, score.4)
    """
    if own.ledger:
        return own.ledger
    least = min(economy().import_values)
    return {**points_of_stock(own), "imports": least * sum(own.gifts(one) for one in IMPORTS)}


def import_values(totals: Sequence[int]) -> dict[str, int]:
    """Return what each import is worth by everyone's totals: the least imported most (score.4).

    Tied, cotton is rarer than tobacco, tobacco than sugar cane.
    """
    economy_ = economy()
    rarest = sorted(
        economy_.imports, key=lambda one: (totals[IMPORTS.index(one)], economy_.imports.index(one))
    )
    values = dict(zip(rarest, economy_.import_values, strict=True))
    return {one: values[one] for one in IMPORTS}


def majority(kind: str, counts: dict[str, int], seat: str) -> int:
    """Return a seat's points for a majority; tied seats share the places, rounded down (score.5)."""
    work = economy().majorities[kind][str(len(counts))]  # type: ignore[index]
    better = sum(n > counts[seat] for n in counts.values())
    tied = sum(n == counts[seat] for n in counts.values())
    return sum(work[better : better + tied]) // tied


def score(state: State) -> tuple[Panel, ...]:
    """Return who is ahead: as it ended, or by what is sure now; the picture has all numbers.

    Of MacHinas that are tied the one with more money left. (score.3)
    """
    ranked = {one.id: (sum(points_of(one).values()), one.money % 10) for one in state.machinas}
    best = max(ranked.values())
    only = state.machinas[0].id if len(state.machinas) == 1 else None
    # The mark of the only one stands before the title already.
    label = seat_label if only else marked_seat
    leaders = tuple(label(one) for one, points in ranked.items() if points == best)
    when = "final" if state.is_over else "now"
    title = text("score-title", when=when, seats=leaders, points=best[0])
    tied = [one for one, points in ranked.items() if points[0] == best[0]]
    at_end = ties(state, tied) if len(tied) > 1 else ()
    lines = at_end if state.is_over else (text("score-sure"),)
    return (Panel(title, lines, seat=only),)


def points(state: State) -> dict[str, int]:
    """Return the points of each MacHina by its seat, before the end those that are sure."""
    return {one.id: sum(points_of(one).values()) for one in state.machinas}


def ties(state: State, seats: Sequence[str]) -> tuple[Text, ...]:
    """Return what breaks a tie: the money left over, which is known of MacHinas; people compare. (score.3)"""
    money = (
        text("tie-money", seat=marked_seat(one.id), money=one.money % 10)
        for one in state.machinas
        if one.id in seats
    )
    compared = (text("tie-compare"),) if any(not is_machina(one) for one in seats) else ()
    return (text("tie"), *money, *compared)
