"""The notation of a map with 60 units on 47 hexes: what autocomplete has to keep up with."""

from collections.abc import Iterator, Sequence

from engines.core.errors import BadAnswer
from engines.core.script.notation import Notation, in_part, parts_of, unfinished
from engines.core.text import text

COLUMNS, HEXES = "ABCDEFGH", 47
MAP = [f"{column}{row}" for row in range(1, 7) for column in COLUMNS][:HEXES]
KINDS = ("worker", "mech", "character")
UNITS = [(KINDS[n % 8 // 5 + n % 8 // 7], MAP[n * 7 % HEXES]) for n in range(60)]
LINES = (
    "worker A1 to B3; mech A4 to E5; character C1 to C3; worker A2 to B2",
    "worker H5 to A1; worker A1 to H5; worker H5 to A1; worker A1 to B1",
)

Units = dict[tuple[str, str], int]


def _neighbours(there: str) -> Iterator[str]:
    """Yield the hexes in the order of their distance, as rules that look at the map have to find them."""
    column, row = COLUMNS.index(there[0]), int(there[1])
    yield from sorted(
        MAP, key=lambda one: (abs(COLUMNS.index(one[0]) - column) + abs(int(one[1]) - row), one)
    )


def _moved(units: Units, parts: Sequence[str]) -> Units:
    """Return where the units are after the parts of a line. Raises BadAnswer naming the part."""
    units = dict(units)
    for number, part in enumerate(parts, start=1):
        match part.split():
            case [kind, start, "to", end] if units.get((kind, start)) and end in MAP and start != end:
                units[kind, start] -= 1
                units[kind, end] = units.get((kind, end), 0) + 1
            case _:
                with in_part(number, part):
                    raise BadAnswer(text("bad-line"))
    return units


def _begun() -> Units:
    units: Units = {}
    for unit in UNITS:
        units[unit] = units.get(unit, 0) + 1
    return units


def notation() -> Notation[Units]:
    """Return how people write what the units do."""

    def go_on(typed: str) -> Iterator[str]:
        finished, begun, last = unfinished(typed)
        try:
            units = _moved(_begun(), finished)
        except BadAnswer:
            return
        for (kind, start), n in units.items():
            order = f"{kind} {start} to "
            if n and (order.startswith(last) or last.startswith(order)):
                for end in _neighbours(start):
                    if end != start and f"{order}{end}".startswith(last):
                        yield f"{begun}{order}{end}"

    return Notation(lambda line: _moved(_begun(), parts_of(line)), go_on, LINES[0])
