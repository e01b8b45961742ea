"""The end of the game and the points of everybody."""

from collections.abc import Mapping

from engines.core.errors import BadAnswer
from engines.core.game.panel import Panel
from engines.core.script import Script, ask
from engines.core.script.form import Form
from engines.core.script.notation import Notation, whole
from engines.core.script.requests import Line, Number
from engines.core.state.copying import altered
from engines.core.text import Text, text

from ..model import events
from ..model.board import board
from ..model.catalogue import faction_file
from ..model.labels import faction, seat_label
from ..model.state import POPULARITY, STARS, Automa, Final, Person, Seat, State
from .workspace import Workspace

OF_AUTOMA = {"coins": 1, "stars": 4, "hexes": 3}
"""What an Automa's coins, stars and hexes are worth each (score.1)."""
FACTORY_HEXES = 3
MOST_ON_HEX = 6
"""So many resources on a hex count (score.4)."""
MOST, MOST_STRUCTURES, MOST_IN_STOCK = 999, 4, 99
TIE = ("pieces", "power", "popularity", "hexes", "stars")
"""What may break a tie, in the order of the rules, which isn't certain (score.5)."""
Points = dict[str, int]


def hexes_of(seat: Seat) -> int:
    """Return how many hexes a seat controls with its units: lakes too, the Factory as 3, the base as none.

    (score.2)
    """
    places = {unit.place for unit in seat.on_board()}
    return len(places) + (FACTORY_HEXES - 1) * (board().factory in places)


def points_of(seat: Automa) -> Points:
    """Return an Automa's points by what they are for; it has none for resources and structures (score.3)."""
    counts = {"coins": seat.coins, "stars": seat.stars, "hexes": hexes_of(seat)}
    return {name: n * OF_AUTOMA[name] for name, n in counts.items()}


def total_of(seat: Automa) -> int:
    """Return all points of an Automa, as if the game ended now."""
    return sum(points_of(seat).values())


def points_of_person(final: Final) -> Points:
    """Return a person's points by what they are for; at most 6 resources of a hex count (score.4)."""
    worth = max(
        (one for one in faction_file().popularity if one.at_least <= final.popularity),
        key=lambda one: one.at_least,
    )
    resources = sum(min(n, MOST_ON_HEX) for n in final.resources)
    return {
        "coins": final.coins,
        "stars": final.stars * worth.star,
        "hexes": final.hexes * worth.hex,
        "resources": resources // 2 * worth.resources,
        "bonus": final.bonus,
    }


def ledger_of(seat: Automa | Person) -> Points:
    """Return the points of a seat that are known, by what they are for; none for a person before the end."""
    if isinstance(seat, Automa):
        return points_of(seat)
    return points_of_person(seat.final) if seat.final else {}


def points(state: State) -> dict[str, int]:
    """Return the points of each seat of which they are known."""
    ledgers = {seat.id: ledger_of(seat) for seat in state.seats}
    return {seat: sum(ledger.values()) for seat, ledger in ledgers.items() if ledger}


def best(state: State) -> list[str]:
    """Return who has most coins; several at a tie (score.5)."""
    totals = points(state)
    return [seat for seat, total in totals.items() if total == max(totals.values())]


def end(state: State) -> Script[State]:
    """Ask people for what they have, and score everybody; a tie is shown with its values (score.5)."""
    work = Workspace(state)
    for person in state.people:
        answers = yield from ask(_form(person, work.state.resources))
        stars, hexes, resources, bonus, coins, popularity = answers
        work.change_seat(person.id, final=Final(coins, popularity, stars, hexes, resources, bonus))
    leaders = best(work.state)
    if len(leaders) > 1:
        for person in work.state.people:
            if person.id in leaders and person.final:
                power, structures = yield from ask(_tie_form(person))
                pieces = structures + sum(1 for _ in person.on_board())
                work.change_seat(person.id, final=altered(person.final, power=power, pieces=pieces))
    for seat in work.state.seats:
        ledger = ledger_of(seat)
        rule = "score.1" if isinstance(seat, Automa) else "score.4"
        event = events.final(total=sum(ledger.values()), parts=parts_of(ledger))
        yield from work.tell(event, rule, seat=seat.id)
    for id_ in leaders if len(leaders) > 1 else ():
        yield from work.tell(events.tie(values=tie_values(work.state.seat(id_))), "score.5", seat=id_)
    work.change(is_over=True)
    return work.state


def parts_of(ledger: Points) -> tuple[Text, ...]:
    """Return what points are for, in words."""
    return tuple(text("score-part", kind=name, n=n) for name, n in ledger.items())


def tie_values(seat: Automa | Person) -> tuple[Text, ...]:
    """Return what a seat has of all that may break a tie (score.5)."""
    return tuple(text("tie-value", kind=name, n=n) for name, n in _tied(seat).items())


def _tied(seat: Automa | Person) -> dict[str, int]:
    if isinstance(seat, Automa):
        pieces, hexes, stars = sum(1 for _ in seat.on_board()), hexes_of(seat), seat.stars
        values = (pieces, seat.power, POPULARITY, hexes, stars)
    else:
        final = seat.final or Final(0, 0, 0, 0, (), 0)
        values = (final.pieces or 0, final.power or 0, final.popularity, final.hexes, final.stars)
    return dict(zip(TIE, values, strict=True))


def _form(person: Person, resources: Mapping[str, int]) -> Form:
    """Return the form for what a person has at the end; what the bot knows stands in it (score.4)."""
    hexes = hexes_of(person)
    held = sorted({unit.place for unit in person.on_board()}, key=board().reading)
    stocks = " ".join(str(resources[one]) for one in held if resources.get(one))
    return Form(
        id="score.human",
        ask=text("ask-score", seat=faction(person)),
        to=person.id,
        questions=(
            _number("stars", STARS, person.stars),
            _number("hexes", 60, hexes),
            Line(id="resources", ask=text("ask-score-resources"), notation=STOCKS, prefill=stocks or "0"),
            _number("bonus", MOST, 0),
            # What nobody knows yet comes last: a phone shows the end of a long field.
            _number("coins", MOST),
            _number("popularity", 18),
        ),
    )


def _tie_form(person: Person) -> Form:
    """Return the form for what may break a tie (score.5)."""
    questions = (_number("power", 16), _number("structures", MOST_STRUCTURES))
    return Form(id="score.tie", ask=text("ask-tie", seat=faction(person)), to=person.id, questions=questions)


def _number(name: str, high: int, known: int | None = None) -> Number:
    prefill = min(known, high) if known is not None else None
    return Number(id=name, ask=text("ask-score-number", what=name), low=0, high=high, prefill=prefill)


def _stocks(line: str) -> tuple[int, ...]:
    """Read the resources on each hex that has any, `4 2 1`. Raises BadAnswer for anything but numbers."""
    numbers = [whole(word, MOST_IN_STOCK) for word in line.replace(",", " ").split()]
    if len(numbers) > len(board().at) or None in numbers:
        raise BadAnswer(text("bad-stocks"))
    return tuple(n for n in numbers if n)


STOCKS: Notation[tuple[int, ...]] = Notation(_stocks, example="4 2 1")


def score(state: State) -> tuple[Panel, ...]:
    """Return who is ahead: as it ended, or as if the game ended now; the picture has all numbers."""
    leaders, most = tuple(seat_label(state, seat) for seat in best(state)), max(points(state).values())
    if state.is_over and len(leaders) > 1:
        title, lines = text("score-tie", seats=leaders, points=most), _tie_lines(state)
    else:
        name = "score-final" if state.is_over else "score-now"
        counts = {"automas": len(state.automas), "n": len(leaders)}
        title, lines = text(name, seats=leaders, points=most, **counts), ()
    return (Panel(title, lines),)


def _tie_lines(state: State) -> tuple[Text, ...]:
    """Return for each value that may break a tie what everybody has of it (score.5)."""
    tied = {one: _tied(state.seat(one)) for one in best(state)}

    def values(name: str) -> tuple[Text, ...]:
        return tuple(text("tie-seat", seat=seat_label(state, one), n=of[name]) for one, of in tied.items())

    return tuple(text("tie-line", kind=name, values=values(name)) for name in TIE)
