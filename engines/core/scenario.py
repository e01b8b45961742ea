"""Scenarios: a rule as an example, written as data. `engines.core.trial` runs them against the rules.

A scenario gives a session (options, corrections, a patch of the state), says what is done, with which
outcomes of chance and which answers, and what must hold then.
"""

from typing import Annotated, Any

from pydantic import BeforeValidator, Field, ValidationError, model_validator

from engines.core.data import Data
from engines.core.errors import DataFault
from engines.core.game import REPORT, Move
from engines.core.requests import Json


def _one(item: Any) -> tuple[str, Json]:
    """Return the id and the value of an item such as `{die: 3}`. Raises ValueError for anything else."""
    if isinstance(item, dict) and len(item) == 1:
        ((id_, value),) = item.items()
        return str(id_), value
    got = ", ".join(map(str, item)) or "nothing" if isinstance(item, dict) else repr(item)
    raise ValueError(f"one id with its value is expected, such as {{die: 3}}; it has {got}")


def _event(item: Any) -> tuple[str, dict[str, Any]]:
    """Return the id of an event, and the arguments it must have."""
    id_, args = (item, {}) if isinstance(item, str) else _one(item)
    if not isinstance(args, dict):
        raise ValueError(f"{id_} stands alone or with a mapping of arguments, such as {{{id_}: {{n: 2}}}}")
    return id_, args


Item = Annotated[tuple[str, Json], BeforeValidator(_one)]
"""An answer or an outcome: to which request, and what."""
Told = Annotated[tuple[str, dict[str, Any]], BeforeValidator(_event)]
"""An event by its id, and some of its arguments; null is one that it doesn't have."""


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


class Given(Data):
    """The session before the move."""

    seed: str | None = None
    """With a seed the stream settles what `chance` leaves out; without one every outcome must be given."""
    options: dict[str, Any] = Field(default_factory=dict)
    fix: dict[str, str | int] = Field(default_factory=dict)
    """Corrections as people type them, by field."""
    state: dict[str, Any] = Field(default_factory=dict)
    """What no correction reaches, as a patch of the state: mappings are merged, all else is replaced."""


class Then(Data):
    """What must hold after the moves."""

    fix: dict[str, str | int] = Field(default_factory=dict)
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
    shown: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    """The options of a question in their order, by the question's id; asked twice, it's the last time."""
    to: dict[str, str | None] = Field(default_factory=dict)
    """The seat that a question is put to, by the question's id; null if anyone may answer."""
    refused: str | None = None
    """The id of the text with which the last move or answer is refused."""

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


def listed(data: Any, file: str) -> list[Any]:
    """Return the data of each scenario in a file's data. Raises DataFault if there are none."""
    found = data.get("scenarios") if isinstance(data, dict) else None
    if not isinstance(found, list) or not found:
        raise DataFault(file, "scenarios", "a list of scenarios is expected")
    return [{"game": data.get("game"), **one} if isinstance(one, dict) else one for one in found]


def parse(one: Any, number: int, file: str) -> Scenario:
    """Return the scenario that the data holds, the `number`-th of the file.

    Raises DataFault naming the file, the scenario, the field and the fault.
    """
    if not isinstance(one, dict):
        raise DataFault(file, str(number), "a mapping is expected")
    try:
        return Scenario.model_validate(one)
    except ValidationError as fault:
        first = fault.errors()[0]
        field = ".".join(str(part) for part in first["loc"]) or "scenario"
        name = one.get("scenario", number)
        words = _EXPECTED.get(first["type"]) or first["msg"].removeprefix("Value error, ")
        raise DataFault(file, f"{name}: {field}", words) from fault


def read(data: Any, file: str) -> tuple[Scenario, ...]:
    """Return the scenarios of a file's data. Raises DataFault naming the file, the place and the fault."""
    return tuple(parse(one, number, file) for number, one in enumerate(listed(data, file), start=1))


def parse_move(code: str) -> Move:
    """Return the move that its short form names; whole numbers become numbers."""
    action, *words = code.split(" ", 1)
    if action == "fix" and words:
        field, _, value = words[0].partition("=")
        return Move("fix", {"field": field, "value": value})
    if action == REPORT and words:
        return Move(REPORT, {"line": words[0]})
    pairs = (word.partition("=") for word in (words[0].split() if words else []))
    return Move(action, {name: _number(value) for name, _, value in pairs})


def _number(value: str) -> int | str:
    return int(value) if value.isascii() and value.isdigit() and len(value) <= LONGEST_NUMBER else value
