"""The trial of a scenario: it is run against the rules, strict both ways.

An answer that nobody asked for, a question without an answer and an outcome that isn't given all fail it,
as does a name that the game doesn't have.
"""

import json
import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from engines.core.chance import Stream
from engines.core.errors import BadAnswer, DataFault, Diverged, IllegalMove
from engines.core.game import Game, Move
from engines.core.options import chosen_options
from engines.core.patch import as_json, differences, patched
from engines.core.play import begin, play
from engines.core.requests import Chance, Choice, Draw, Event, Json, Line, MultiChoice, Number, Question
from engines.core.run import Asking, Done, Said
from engines.core.scenario import Scenario, parse_move
from engines.core.verdict import Outcome, missed

_EVENT = re.compile(r"^event-([\w-]+) *=", re.MULTILINE)
LONG = 300


def check(game: Game[Any], scenario: Scenario) -> list[str]:
    """Run a scenario and return what is wrong with it, a line for each fault; empty if all holds."""
    try:
        return _unknown(game, scenario) or _Trial(game, scenario).faults()
    except _Fault as fault:
        return [str(fault)]
    except Exception as fault:  # a bug of the rules, or a state they never meet: the other scenarios go on
        return [f"the rules break off with {type(fault).__name__}: {fault}"]


@cache
def event_ids(home: Path) -> tuple[str, ...]:
    """Return the ids of all events of the game that lives in the folder: those that have words."""
    return tuple(_EVENT.findall((home / "locale" / "en.ftl").read_text("utf-8")))


def answers_to(question: Question) -> str:
    """Return what a question takes, in words for who writes a file."""
    match question:
        case Choice(options=options):
            return "one of " + ", ".join(as_json(option.id) for option in options)
        case MultiChoice(options=options, low=low, high=high):
            return f"a list of {low} to {high} of " + ", ".join(as_json(option.id) for option in options)
        case Number(low=low, high=high):
            return f"a whole number from {low} to {high}"
        case Line(notation=notation):
            return f"a line of text, such as {as_json(notation.example)}"
    return "true or false"


class _Fault(Exception):
    """What ends a trial early."""


class _Trial:
    def __init__(self, game: Game[Any], scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.chance = list(scenario.chance)
        self.answers = list(scenario.answers)
        self.moves = [parse_move(code) for code in scenario.when]
        self.move: Move | None = None
        self.said: tuple[Question, Json] | None = None
        """The last answer, and the question that it answers."""
        self.state: Any = None
        """The state that the last move left; None before the set-up is done."""
        self.open: Asking | None = None
        """Where the move that isn't done yet waits."""
        self.asked: list[str] = []
        self.to: dict[str, str | None] = {}
        self.shown: dict[str, tuple[str, ...]] = {}
        self.events: list[Event] = []

    @property
    def seed(self) -> str:
        return self.scenario.given.seed or "scenario"

    def faults(self) -> list[str]:
        then = self.scenario.then
        try:
            self._play()
        except IllegalMove as refusal:
            if refusal.text.id != then.refused:
                return [self._refused(refusal)]
        except (DataFault, Diverged) as fault:
            return [f"{type(fault).__name__}: {fault}"]
        else:
            if then.refused:
                return [f"was to be refused with {then.refused}"]
            if then.open is not None and self.open is None:
                return ["the moves are done, and no question is open"]
        outcome = self._outcome()
        return self._strangers(outcome.state) or self._unused() + missed(self.game, then, outcome)

    def _play(self) -> None:
        given = self.scenario.given
        if not self.moves:
            self._to_end(None)
            return
        self.state = self._patched(self._begun())
        for field, value in given.fix.items():
            self._correct(field, value)
        while self.moves and self.open is None:
            self._to_end(self.moves.pop(0))

    def _step(self, move: Move | None, said: tuple[Said, ...]) -> Asking | Done[Any]:
        if move is None:
            return begin(self.game, self.scenario.given.options, self.seed, said, self.settle)
        return play(self.game, self.state, move, self.seed, said, self.settle)

    def _begun(self) -> Any:
        """Return a new session. Its set-up isn't what is examined: the stream and first options settle it."""
        said: tuple[Said, ...] = ()
        options = self.scenario.given.options
        while isinstance(began := begin(self.game, options, self.seed, said), Asking):
            question = began.questions[0]
            if not isinstance(question, Choice):
                raise _Fault(f"the set-up asks {question.id}")
            said = (*began.said, Said(question.id, question.options[0].id))
        return began.value

    def _patched(self, state: Any) -> Any:
        patch, old = self.scenario.given.state, json.loads(self.game.dump(state))
        seats = tuple(seat.id for seat in self.game.seats(state))
        try:
            data = patched(old, patch, "given.state")
        except ValueError as fault:
            raise _Fault(str(fault)) from fault
        for where in _no_seats(old, patch, seats, "given.state"):
            raise _Fault(f"{where} is no seat; the seats are {', '.join(seats)}")
        try:
            loaded = self.game.load(json.dumps(data, default=str))
        except DataFault as fault:
            raise _Fault(f"given.state.{fault.where}: {fault.fault}") from fault
        for wrong in differences(patch, json.loads(self.game.dump(loaded)), "given.state", is_patch=True):
            raise _Fault(f"the state doesn't take it: {wrong}")
        return loaded

    def _correct(self, field: str, value: str | int) -> None:
        try:
            result = self._step(Move("fix", {"field": field, "value": str(value)}), ())
        except IllegalMove as refusal:
            known = ", ".join(fix.id for fix in self.game.fixes(self.state)) or "none"
            raise _Fault(
                f"the correction of {field} is refused: {refusal}; the fields are {known}"
            ) from refusal
        if isinstance(result, Asking):
            raise _Fault(f"the correction of {field} asks something")
        self.state = result.value

    def _to_end(self, move: Move | None) -> None:
        """Make a move (None: the set-up), or go as far as there are answers if it shall stay open."""
        self.move, self.said = move, None
        self.open = None
        result = self._step(move, ())
        while isinstance(result, Asking):
            self.open = result
            if not self.answers and not self.moves and self.scenario.then.open is not None:
                self._ask(result.questions)
                return
            said = self._answer(result.questions)
            result = self._step(move, (*result.said, said))
        self.open = None
        self.state = result.value
        self.events += result.events

    def _answer(self, questions: tuple[Question, ...]) -> Said:
        waiting = "; or ".join(f"{one.id}, which takes {answers_to(one)}" for one in questions)
        if not self.answers:
            raise _Fault(f"no answer is given to {waiting}")
        id_, value = self.answers.pop(0)
        for question in questions:
            if question.id == id_:
                self.said = (question, value)
                self._ask((question,))
                return Said(id_, value)
        raise _Fault(f"{questions[0].id} is asked, the next answer is to {id_}; asked is {waiting}")

    def _ask(self, questions: tuple[Question, ...]) -> None:
        for one in questions:
            self.asked.append(one.id)
            self.to[one.id] = one.to
            if isinstance(one, Choice | MultiChoice):
                self.shown[one.id] = tuple(option.id for option in one.options)

    def settle(self, request: Chance, stream: Stream) -> Json:
        if self.chance and self.chance[0][0] == request.id:
            outcome = self.chance.pop(0)[1]
            try:
                request.check(outcome)
            except ValueError as fault:
                raise _Fault(f"chance can't decide {request.id} so: {fault}") from fault
            return outcome
        if self.scenario.given.seed is not None or isinstance(request, Draw):
            return request.outcome(stream)
        example = as_json({request.id: request.outcome(stream)})
        raise _Fault(f"chance decides {request.id}, but no outcome of it is given here, such as {example}")

    def _refused(self, refusal: IllegalMove) -> str:
        why = f"refused: {refusal.text.id} {dict(refusal.text.args) or ''}".rstrip()
        if isinstance(refusal, BadAnswer) and self.said:
            question, value = self.said
            return f"{why}: the answer {as_json(value)} to {question.id}, which takes {answers_to(question)}"
        if self.move is None:
            return f"{why}: the set-up"
        offered = ", ".join(offer.move.code for offer in self.game.offers(self.state)) or "nothing"
        return f"{why}: the move {self.move.code}; now can be played {_cut(offered)}"

    def _unused(self) -> list[str]:
        faults = [f"answer never asked for: {question}" for question, _ in self.answers]
        faults += [f"outcome never used: {request}" for request, _ in self.chance]
        return faults + [f"move never made: {move.code}" for move in self.moves]

    def _strangers(self, state: Any) -> list[str]:
        """Return where a view is named of a seat that isn't there."""
        seats = [seat.id for seat in self.game.seats(state)] if state is not None else []
        then = self.scenario.then
        named = [("seen", one) for one in then.seen] + [
            ("hidden", one) for one in then.hidden if one != "public"
        ]
        known = ", ".join(seats)
        return [
            f"then.{part}: {one} is no seat; the seats are {known}" for part, one in named if one not in seats
        ]

    def _outcome(self) -> Outcome:
        state, events = self.state, self.events
        if self.open is not None:
            events = [*events, *self.open.events]
            if self.scenario.then.open is not None and self.open.state is not None:
                state = self.open.state
        return Outcome(state, tuple(events), tuple(self.asked), self.to, self.shown)


def _unknown(game: Game[Any], scenario: Scenario) -> list[str]:
    """Return the names in a scenario that the game doesn't have: options, clauses, events."""
    given, then = scenario.given.options, scenario.then
    is_refused = then.refused is not None and not scenario.when
    known = {option.id for option in game.options}
    faults = []
    try:
        # What the rules themselves refuse can be shown too: a value, but no option that isn't there.
        chosen_options(game, {id_: v for id_, v in given.items() if id_ not in known or not is_refused})
    except ValueError as fault:
        faults.append(f"given.options: {fault}")
    faults += [f"rules: {game.id} has no clause {one}" for one in scenario.rules if one not in game.clauses]
    for field, ids in (
        ("events", [id_ for id_, _ in then.events]),
        ("never", [id_ for id_, _ in then.never]),
        ("args", list(then.args)),
    ):
        faults += [
            f"then.{field}: {game.id} has no event {id_}{_like(id_, event_ids(game.home))}"
            for id_ in ids
            if id_ not in event_ids(game.home)
        ]
    return faults


def _no_seats(old: Json, patch: Json, seats: tuple[str, ...], where: str) -> Iterator[str]:
    """Yield where a patch names a seat that isn't there: by its form (s9), or where a seat was named."""
    if isinstance(patch, dict):
        for key, value in patch.items():
            yield from _no_seats(_inner(old, key), value, seats, f"{where}.{key}")
    elif isinstance(patch, list):
        for value in patch:
            yield from _no_seats(None, value, seats, where)
    elif isinstance(patch, str) and patch not in seats:
        is_meant = old in seats or any(_form(patch) == _form(seat) for seat in seats)
        yield from [f"{where}: {patch}"] if is_meant else []


def _inner(whole: Json, key: Json) -> Json:
    if isinstance(whole, list):
        return next((item for place, item in enumerate(whole) if key in (place, _id(item))), None)
    return whole.get(str(key)) if isinstance(whole, dict) else None


def _id(item: Json) -> Json:
    return item.get("id") if isinstance(item, dict) else None


def _form(word: str) -> str:
    return re.sub(r"\d+", "0", word)


def _cut(words: str) -> str:
    return words if len(words) <= LONG else words[:LONG] + " ..."


def _like(word: str, known: tuple[str, ...]) -> str:
    like = get_close_matches(word, known)
    return f"; do you mean {' or '.join(like)}?" if like else ""
