"""The final score: what each MacHina owns, imports by their rarity, and both majorities."""

from collections.abc import Sequence

from engines.core.script import Script
from engines.core.script.form import Form
from engines.core.script.requests import Line
from engines.core.text import text

from ..model import events
from ..model.catalogue import BASIC, IMPORTS, PROCESSED, economy
from ..model.codes import imports_notation, numbers_notation
from ..model.labels import seat_label
from ..model.state import Category, MacHina, State
from .workspace import Table

MOST_CONTRACTS, MOST_SETTLEMENTS = 50, 40
RULES = {"imports": "score.4", "contracts": "score.5", "settlements": "score.5"}


def score_the_game(table: Table) -> Script[None]:
    """Ask what everybody has, then score each MacHina as a normal player (score.1, score.3)."""
    state = table.state
    totals, contracts, settlements = yield from table.ask(final_question(state))
    people = tuple(f"p{n}" for n in range(1, state.options.people + 1))
    machinas = tuple(one.id for one in state.machinas)
    done = dict(zip(people, contracts, strict=True)) | {one.id: len(one.fulfilled) for one in state.machinas}
    networks = dict(zip((*people, *machinas), settlements, strict=True))
    values = import_values(totals)
    named = tuple(text("import-value", good=one, n=values[one]) for one in values)
    yield from table.tell(events.imports(values=named), "score.4")
    for one in state.machinas:
        table.seat_id = one.id
        points: dict[Category, int] = {
            **points_of_stock(one),
            "imports": sum(values[good] * one.gifts(good) for good in values),
            "contracts": majority("contracts", done, one.id),
            "settlements": majority("settlements", networks, one.id),
        }
        table.change_own(ledger=points)
        for category, n in points.items():
            yield from table.tell(events.points(category=category, points=n), RULES.get(category, "score.3"))
        yield from table.tell(events.final(points=sum(points.values()), money=one.money % 10), "score.3")
    table.seat_id = ""
    table.change(is_over=True, phase="over", at="")


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
    table = economy().majorities[kind][str(len(counts))]  # type: ignore[index]
    better = sum(n > counts[seat] for n in counts.values())
    tied = sum(n == counts[seat] for n in counts.values())
    return sum(table[better : better + tied]) // tied
