"""Scenarios: a rule as an example, written as data, run against the rules by `engines.core.scenario.trial`.

A scenario gives a session (options, corrections, a patch of the state), says what is done, with which
outcomes of chance and which answers, and what must hold then.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, ValidationError, model_validator

from engines.core.errors import DataFault
from engines.core.game.move import REPORT, Move
from engines.core.game.vocabulary import like
from engines.core.scenario.patch import as_json
from engines.core.script.requests import Json
from engines.core.state.data import Data


def _one(item: Any) -> tuple[str, Json]:
    """Return the id and the value of an item such as `{die: 3}`. Raises ValueError for anything else."""
    if isinstance(item, dict) and len(item) == 1:
        ((id_, value),) = item.items()
        return str(id_), value
    raise ValueError("one id with its value is expected, such as {die: 3}")


def _event(item: Any) -> tuple[str, dict[str, Any]]:
    """Return the id of an event, and the arguments it must have."""
    id_, args = (item, {}) if isinstance(item, str) else _one(item)
    if not isinstance(args, dict):
        raise ValueError(f"{id_} stands alone or with a mapping of arguments, such as {{{id_}: {{n: 2}}}}")
    return id_, args


def _typed(value: Any) -> str:
    """Return what people type into a field."""
    if type(value) is int or isinstance(value, str):
        return str(value)
    raise ValueError("text or a whole number is expected, in quotes if it looks like something else")


def _id(value: Any) -> Any:
    """Return an id; one that looks like a whole number needs no quotes."""
    return str(value) if type(value) is int else value


Item = Annotated[tuple[str, Json], BeforeValidator(_one)]
"""An answer or an outcome: to which request, and what."""
Told = Annotated[tuple[str, dict[str, Any]], BeforeValidator(_event)]
"""An event by its id, and some of its arguments; null is one that it doesn't have."""
Typed = Annotated[str, BeforeValidator(_typed)]
Id = Annotated[str, BeforeValidator(_id)]

LONGEST_NUMBER = 18
"""Digits of a number in a move; what is longer stays text, which no move takes."""
_EXPECTED = {
    "tuple_type": "a list is expected",
    "dict_type": "a mapping is expected",
    "model_type": "a mapping is expected",
    "string_type": "text is expected, in quotes if it looks like a number",
    "extra_forbidden": "there is no such key",
    "missing": "this is missing",
}
"""What is wrong, by pydantic's kind of fault, in the words of a YAML file."""
LONG = 100
"""Characters of a faulty value that are told."""


class Given(Data):
    """The session before the move."""

    seed: str | None = None
    """With a seed the stream settles what `chance` leaves out; without one every outcome must be given."""
    options: dict[str, Any] = Field(default_factory=dict)
    kept: dict[str, tuple[Json, ...]] = Field(default_factory=dict)
    """What the server keeps when the session begins, by kind: as people type it, or as in a JSON file."""
    fix: dict[str, Typed] = Field(default_factory=dict)
    """Corrections as people type them, by field."""
    state: dict[str, Any] = Field(default_factory=dict)
    """What no correction reaches, as a patch of the state: mappings are merged, all else is replaced."""


class Then(Data):
    """What must hold after the moves."""

    fix: dict[str, Typed] = Field(default_factory=dict)
    """Values as people type them, by field: what they come to is compared."""
    state: dict[str, Any] = Field(default_factory=dict)
    """Parts of the state; of a list, items by their place or id, or its `length`."""
    open: dict[str, Any] | None = None
    """Parts of the state at the question where the answers end: the move isn't done yet."""
    public: dict[str, Any] = Field(default_factory=dict)
    """Parts of what everybody may see of that state."""
    seen: dict[str, dict[str, Any]] = Field(default_factory=dict)
    """Parts of what a seat may know, by the seat's id."""
    hidden: dict[str, tuple[Json, ...]] = Field(default_factory=dict)
    """Values that a seat, or with `public` everybody, doesn't find anywhere in its view or in an event."""
    events: tuple[Told, ...] = ()
    """Events that are told in this order; others may come in between."""
    never: tuple[Told, ...] = ()
    """Events that are not told."""
    args: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    """The names of all arguments of an event, by its id: it has no others."""
    asked: tuple[str, ...] | None = None
    """The ids of all questions asked, in order; one that is still open is the last."""
    shown: dict[str, tuple[Id, ...]] = Field(default_factory=dict)
    """The options of a question in their order, by the question's id; asked twice, it's the last time."""
    to: dict[str, str | None] = Field(default_factory=dict)
    """The seat that a question is put to, by the question's id; null if anyone may answer."""
    asleep: dict[str, Json] = Field(default_factory=dict)
    """What answers a question for a seat that sleeps, by the question's id; null if nothing does."""
    kept: dict[str, tuple[Json, ...]] = Field(default_factory=dict)
    """All that is kept for the server, by kind, in the order in which it is told."""
    points: dict[str, int] = Field(default_factory=dict)
    """The points of seats that the game knows, by the seat's id."""
    ties: tuple[str, ...] | None = None
    """What is said of a tie of all who have most points: each by its id, or the words that people see."""
    score: tuple[str, ...] = ()
    """Texts of the score in this order, by their ids or in words; others may come in between."""
    panel: tuple[str, ...] = ()
    """Texts of the panel, in the same way."""
    gist: tuple[str, ...] = ()
    """Texts by which the last move is summed up: the title, then lines, in the same way."""
    refused: str | None = None
    """With what text the last move or answer is refused: its id, or the words that people see."""

    @model_validator(mode="after")
    def _fits_together(self) -> "Then":
        if self == Then.model_construct():
            raise ValueError("nothing is expected")
        if self.open is not None and (self.state or self.fix or self.refused):
            raise ValueError("with open the move isn't done: state, fix and refused say nothing of it")
        return self


class Scenario(Data):
    """One example of the rules."""

    scenario: str
    game: str
    rules: tuple[str, ...]
    example: str | None = None
    given: Given = Given()
    when: tuple[str, ...] = ()
    """Moves in their short form (`turn seat=a1`), or lines as people write them (`report took 2 red`).

    None examines the set-up itself.
    """
    chance: tuple[Item, ...] = ()
    answers: tuple[Item, ...] = ()
    then: Then

    @model_validator(mode="after")
    def _patches_a_session(self) -> "Scenario":
        if not self.when and (self.given.state or self.given.fix):
            raise ValueError(
                "without a move in when the set-up itself is examined: given.state and given.fix don't count"
            )
        return self


_KEYS = {"": (*Scenario.model_fields,), "given": (*Given.model_fields,), "then": (*Then.model_fields,)}
"""The keys of each mapping that has fixed ones."""


FILE_KEYS = ("game", "scenarios")
"""The keys of a file."""


class Misshapen(DataFault):
    """The data isn't a scenario's. The exception is of the first fault, `lines` tells all of them."""

    def __init__(self, file: str, name: str, faults: Sequence[tuple[str, str]]) -> None:
        (where, words), *_ = faults
        super().__init__(file, f"{name}: {where}", words)
        self.lines = [f"{file}: {name}: {where}: {words}" for where, words in faults]


def listed(data: Any, file: str) -> list[Any]:
    """Return the data of each scenario in a file's data. Raises DataFault if there are none."""
    found = data.get("scenarios") if isinstance(data, dict) else None
    if not isinstance(found, list) or not found:
        has = found if isinstance(data, dict) and "scenarios" in data else data
        raise DataFault(file, "scenarios", f"a list of scenarios is expected; it has {_cut(has)}")
    return [{"game": data.get("game"), **one} if isinstance(one, dict) else one for one in found]


def parse(one: Any, number: int, file: str) -> Scenario:
    """Return the scenario that the data holds, the `number`-th of the file.

    Raises DataFault naming the file, the scenario, the field and the fault; Misshapen where several can be.
    """
    if not isinstance(one, dict):
        raise DataFault(file, str(number), f"a mapping is expected; it has {_cut(one)}")
    try:
        return Scenario.model_validate(one)
    except ValidationError as fault:
        told = [_told(error) for error in fault.errors()]
        raise Misshapen(file, str(one.get("scenario", number)), told) from fault


def _told(fault: Mapping[str, Any]) -> tuple[str, str]:
    """Return the field that is faulty, and what is wrong with its value, in the words of a YAML file."""
    *parents, last = fault["loc"] or ("scenario",)
    where = ".".join(str(part) for part in fault["loc"]) or "scenario"
    words = _EXPECTED.get(fault["type"]) or fault["msg"].removeprefix("Value error, ")
    if fault["type"] == "extra_forbidden":
        known = _KEYS[str(parents[0]) if parents else ""]
        return where, f"{words}{like(str(last), known)}; the keys are {', '.join(known)}"
    if fault["type"] == "missing" or not fault["loc"]:
        return where, words
    return where, f"{words}; it has {_cut(fault['input'])}"


def _cut(value: Any) -> str:
    words = as_json(value)
    return words if len(words) <= LONG else words[:LONG] + " ..."


def read(data: Any, file: str) -> tuple[Scenario, ...]:
    """Return the scenarios of a file's data. Raises DataFault naming the file, the place and the fault."""
    return tuple(parse(one, number, file) for number, one in enumerate(listed(data, file), start=1))


def parse_move(code: str) -> Move:
    """Return the move that its short form names; whole numbers become numbers, a value may have spaces."""
    action, *words = code.split(" ", 1)
    if action == "fix" and words:
        field, _, value = words[0].partition("=")
        return Move("fix", {"field": field, "value": value})
    if action == REPORT and words:
        return Move(REPORT, {"line": words[0]})
    values: dict[str, str] = {}
    name = ""
    for word in words[0].split() if words else ():
        first, equals, value = word.partition("=")
        if equals or not name:
            name, values[first] = first, value
        else:
            values[name] += f" {word}"
    return Move(action, {name: _number(value) for name, value in values.items()})


def _number(value: str) -> int | str:
    return int(value) if value.isascii() and value.isdigit() and len(value) <= LONGEST_NUMBER else value
