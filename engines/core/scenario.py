"""Scenarios: a rule as an example, written as data, run against the rules; strict both ways.

A scenario gives a session (options, corrections, a patch of the state), says what is done, with which
outcomes of chance and which answers, and what must hold then. An answer that nobody asked for, a question
without an answer and an outcome that isn't given all fail it.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import Field, ValidationError

from engines.core.chance import Stream
from engines.core.data import Data
from engines.core.errors import DataFault, Diverged, IllegalMove
from engines.core.game import Game, Move
from engines.core.play import begin, play
from engines.core.requests import Chance, Choice, Draw, Event, Json, MultiChoice
from engines.core.run import Asking, Done, Said


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
    """Parts of the state; of a list, items by their place, or its `length`."""
    events: tuple[str | dict[str, Any], ...] = ()
    """Events that are told in this order; others may come in between."""
    never: tuple[str, ...] = ()
    """Events that are not told."""
    asked: tuple[str, ...] | None = None
    """The ids of all questions asked, in order."""
    shown: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    """The options of a question in their order, by the question's id; asked twice, it's the last time."""
    refused: str | None = None
    """The id of the text with which the last move or answer is refused."""


class Scenario(Data):
    """One example of the rules."""

    scenario: str
    game: str
    rules: tuple[str, ...]
    example: str | None = None
    given: Given = Given()
    when: tuple[str, ...] = ()
    """Moves in their short form (`turn seat=a1`); none examines the set-up itself."""
    chance: tuple[dict[str, Json], ...] = ()
    answers: tuple[dict[str, Json], ...] = ()
    then: Then


def read(data: Any, file: str) -> tuple[Scenario, ...]:
    """Return the scenarios of a file's data. Raises DataFault naming the file, the place and the fault."""
    if not isinstance(data, dict) or not isinstance(data.get("scenarios"), list):
        raise DataFault(file, "scenarios", "a list of scenarios is expected")
    found = []
    for number, one in enumerate(data["scenarios"], start=1):
        try:
            found.append(Scenario.model_validate({"game": data.get("game"), **one}))
        except (ValidationError, TypeError) as fault:
            name = str(one.get("scenario", number) if isinstance(one, dict) else number)
            if isinstance(fault, TypeError):
                raise DataFault(file, name, "a mapping is expected") from fault
            first = fault.errors()[0]
            field = ".".join(str(part) for part in first["loc"]) or "scenario"
            raise DataFault(file, f"{name}: {field}", first["msg"]) from fault
    return tuple(found)


def check(game: Game[Any], scenario: Scenario) -> list[str]:
    """Run a scenario and return what is wrong with it, a line for each fault; empty if all holds."""
    return _Check(game, scenario).faults()


def parse_move(code: str) -> Move:
    """Return the move that its short form names; whole numbers become numbers."""
    action, *words = code.split(" ", 1)
    if action == "fix" and words:
        field, _, value = words[0].partition("=")
        return Move("fix", {"field": field, "value": value})
    pairs = (word.partition("=") for word in (words[0].split() if words else []))
    return Move(action, {name: int(value) if value.isdigit() else value for name, _, value in pairs})


class _Check:
    def __init__(self, game: Game[Any], scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.chance = [next(iter(one.items())) for one in scenario.chance]
        self.answers = [next(iter(one.items())) for one in scenario.answers]
        self.moves = [parse_move(code) for code in scenario.when]
        self.asked: list[str] = []
        self.shown: dict[str, tuple[str, ...]] = {}
        self.events: list[Event] = []

    def faults(self) -> list[str]:
        given, then = self.scenario.given, self.scenario.then
        try:
            if self.moves:
                state = self._patched(self._begun(given))
                while self.moves:
                    state = self._played(state, self.moves.pop(0))
            else:
                result = self._to_end(
                    lambda said: begin(self.game, given.options, self.seed, said, self.settle)
                )
                state = result.value
        except IllegalMove as refusal:
            if refusal.text.id == then.refused:
                return self._unused()
            return [f"refused: {refusal.text.id} {dict(refusal.text.args)}"]
        except (DataFault, Diverged, KeyError, ValueError) as fault:
            return [f"{type(fault).__name__}: {fault}"]
        if then.refused:
            return [f"was to be refused with {then.refused}"]
        return self._compared(state)

    @property
    def seed(self) -> str:
        return self.scenario.given.seed or "scenario"

    def _set_up(self) -> Any:
        options = self.scenario.given.options
        return self._to_end(lambda said: begin(self.game, options, self.seed, said, self.settle)).value

    def _begun(self, given: Given) -> Any:
        """Return a new session. Its set-up isn't what is examined: the stream and first options settle it."""
        said: tuple[Said, ...] = ()
        while isinstance(began := begin(self.game, given.options, self.seed, said), Asking):
            question = began.questions[0]
            if not isinstance(question, Choice):
                raise ValueError(f"the set-up asks {question.id}")
            said = (*began.said, Said(question.id, question.options[0].id))
        return began.value

    def _patched(self, state: Any) -> Any:
        given = self.scenario.given
        state = self.game.load(json.dumps(_merged(json.loads(self.game.dump(state)), given.state)))
        for field, value in given.fix.items():
            try:
                result = play(self.game, state, Move("fix", {"field": field, "value": str(value)}), self.seed)
            except IllegalMove as refusal:
                raise ValueError(f"the correction of {field} is refused: {refusal}") from refusal
            if isinstance(result, Asking):
                raise ValueError(f"the correction of {field} asks something")
            state = result.value
        return state

    def _played(self, state: Any, move: Move) -> Any:
        return self._to_end(lambda said: play(self.game, state, move, self.seed, said, self.settle)).value

    def _to_end(self, step: Any) -> Done[Any]:
        said: Sequence[Said] = ()
        while True:
            result = step(said)
            if isinstance(result, Done):
                self.events += result.events
                return result
            said = (*result.said, self._answer(result))

    def _answer(self, asking: Asking) -> Said:
        open_ids = [question.id for question in asking.questions]
        if not self.answers:
            raise ValueError(f"no answer is given to {open_ids[0]}")
        question, value = self.answers.pop(0)
        if question not in open_ids:
            raise ValueError(f"{open_ids[0]} is asked, the next answer is to {question}")
        self.asked.append(question)
        for one in asking.questions:
            if isinstance(one, Choice | MultiChoice):
                self.shown[one.id] = tuple(option.id for option in one.options)
        return Said(question, value)

    def settle(self, request: Chance, stream: Stream) -> Json:
        if self.chance and self.chance[0][0] == request.id:
            return self.chance.pop(0)[1]
        if self.scenario.given.seed is not None or isinstance(request, Draw):
            return request.outcome(stream)
        raise ValueError(f"chance decides {request.id}, but no outcome of it is given here")

    def _compared(self, state: Any) -> list[str]:
        then = self.scenario.then
        faults = self._unused()
        now = {one.id: one.now for one in self.game.fixes(state)}
        for field, value in then.fix.items():
            if _plain(now.get(field)) != _plain(str(value)):
                faults.append(f"{field} is {now.get(field)!r}, not {value!r}")
        faults += _differences(then.state, json.loads(self.game.dump(state)), "state")
        faults += self._missing_events()
        told = {event.id for event in self.events}
        faults += [f"event told: {name}" for name in then.never if name in told]
        if then.asked is not None and list(then.asked) != self.asked:
            faults.append(f"asked {self.asked}, not {list(then.asked)}")
        for question, options in then.shown.items():
            if self.shown.get(question) != options:
                faults.append(f"{question} shows {self.shown.get(question)}, not {options}")
        return faults

    def _unused(self) -> list[str]:
        faults = [f"answer never asked for: {question}" for question, _ in self.answers]
        faults += [f"outcome never used: {request}" for request, _ in self.chance]
        return faults + [f"move never made: {move.code}" for move in self.moves]

    def _missing_events(self) -> list[str]:
        rest = iter(self.events)
        faults = []
        for wanted in self.scenario.then.events:
            name, args = (wanted, {}) if isinstance(wanted, str) else next(iter(wanted.items()))
            if not any(_is_told(event, name, args) for event in rest):
                faults.append(f"event missing or out of order: {wanted} in {[e.id for e in self.events]}")
                break
        return faults


def _is_told(event: Event, name: str, args: Mapping[str, Any]) -> bool:
    told = {**event.args, "rule": event.rule, "seat": event.seat}
    return event.id == name and all(told.get(key) == value for key, value in args.items())


def _plain(value: str | None) -> str | None:
    return None if value is None else " ".join(value.replace(",", " ").split())


def _merged(old: Any, patch: Any) -> Any:
    """Return the patched data; a mapping with whole-number keys patches the items of a list."""
    if not isinstance(patch, dict):
        return patch
    if isinstance(old, list):
        return [_merged(item, patch[i]) if i in patch else item for i, item in enumerate(old)]
    base = old if isinstance(old, dict) else {}
    return {**base, **{key: _merged(base.get(key), value) for key, value in patch.items()}}


def _differences(wanted: Any, got: Any, where: str) -> list[str]:
    if isinstance(wanted, dict):
        faults = []
        for key, value in wanted.items():
            try:
                inner = len(got) if key == "length" and isinstance(got, list) else got[key]
            except (KeyError, IndexError, TypeError):
                faults.append(f"{where}.{key} is missing")
                continue
            faults += _differences(value, inner, f"{where}.{key}")
        return faults
    return [] if wanted == got else [f"{where} is {got!r}, not {wanted!r}"]
