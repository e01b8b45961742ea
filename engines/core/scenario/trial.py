"""The trial of a scenario: it is run against the rules, strict both ways.

An answer that nobody asked for, a question without an answer and an outcome that isn't given all fail it,
as does a name that the game doesn't have.
"""

import json
import re
from collections.abc import Iterator
from functools import reduce
from itertools import chain
from typing import Any

from engines.core.errors import BadAnswer, DataFault, Diverged, IllegalMove
from engines.core.game import Game
from engines.core.game.collection_file import taken
from engines.core.game.move import Move
from engines.core.game.play import begin, play
from engines.core.game.vocabulary import like
from engines.core.scenario import Scenario, parse_move
from engines.core.scenario.patch import as_json, differences, patched
from engines.core.scenario.spelling import Say, as_answer, as_outcome, by_id, words_of
from engines.core.scenario.unknown_names import no_such_move, unknown
from engines.core.scenario.verdict import Result, missed
from engines.core.script.chance import Stream
from engines.core.script.collection import option_of
from engines.core.script.event import Event
from engines.core.script.form import Form
from engines.core.script.requests import Chance, Choice, Draw, Json, Line, MultiChoice, Number, Question
from engines.core.script.run import Asking, Done, Said
from engines.core.text import Text

LONG = 300


def check(game: Game[Any], scenario: Scenario, say: Say = by_id) -> list[str]:
    """Run a scenario and return what is wrong with it, a line for each fault; empty if all holds.

    `say` puts texts into words; where there are none, a text goes by its id.
    """
    faults, known = unknown(game, scenario)
    if known is None:
        return faults
    try:
        return [*faults, *_Trial(game, known, say).faults()]
    except _Fault as fault:
        return [*faults, str(fault)]
    except Exception as fault:  # a bug of the rules, or a state they never meet: the other scenarios go on
        return [*faults, f"the rules break off with {type(fault).__name__}: {fault}"]


def told(game: Game[Any], scenario: Scenario) -> tuple[Event, ...]:
    """Return what is told while a scenario is played."""
    trial = _Trial(game, scenario, by_id)
    trial.faults()
    return (*trial.events, *(trial.open.events if trial.open is not None else ()))


def answers_to(question: Question) -> str:
    """Return what a question takes, in words for who writes a file."""
    match question:
        case Form(questions=questions):
            return "a mapping: " + "; ".join(f"{one.id} takes {answers_to(one)}" for one in questions)
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
    def __init__(self, game: Game[Any], scenario: Scenario, say: Say) -> None:
        self.game = game
        self.scenario = scenario
        self.say = say
        kept = {kind: dict(self._read(kind, things, "given")) for kind, things in scenario.given.kept.items()}
        self.options = scenario.given.options | option_of(game.kept, kept)
        self.chance = list(scenario.chance)
        self.answers = list(scenario.answers)
        self.moves = list(scenario.when)
        self.move: Move | None = None
        self.said: tuple[Question, Json] | None = None
        """The last answer, and the question that it answers."""
        self.state: Any = None
        """The state that the last move left; None before the set-up is done."""
        self.open: Asking | None = None
        """Where the move that isn't done yet waits."""
        self.asked: list[Question] = []
        self.events: list[Event] = []
        self.last: tuple[Event, ...] = ()
        """Those of the last move."""

    @property
    def seed(self) -> str:
        return self.scenario.given.seed or "scenario"

    def faults(self) -> list[str]:
        then = self.scenario.then
        try:
            self._play()
        except IllegalMove as refusal:
            if not self._is_expected(refusal.text):
                return [self._refused(refusal)]
        except (DataFault, Diverged) as fault:
            return [f"{type(fault).__name__}: {fault}"]
        else:
            if then.refused:
                return [f"was to be refused with {then.refused}"]
            if then.open is not None and self.open is None:
                return ["the moves are done, and no question is open"]
        outcome = self._outcome()
        strangers = self._strangers(outcome)
        if strangers:
            # Nothing can be looked up for a seat that isn't there; the rest is compared.
            then = then.model_copy(update={"seen": {}, "hidden": {}, "events": (), "never": ()})
        return [
            *strangers,
            *self._unused(),
            *missed(self.game, then, outcome, self.say),
            *self._not_kept(outcome.events),
        ]

    def _play(self) -> None:
        given = self.scenario.given
        if not self.moves:
            self._to_end(None)
            return
        self.state = self._patched(self._begun())
        for field, value in given.fix.items():
            self._correct(field, value)
        while self.moves and self.open is None:
            self._to_end(self._move(self.moves.pop(0)))

    def _move(self, code: str) -> Move:
        """Return the move of a short form: one that can be played now has its parameters as the rules do."""
        offers = chain(self.game.turns(self.state), self.game.reports(self.state))
        return next((offer.move for offer in offers if offer.move.code == code), None) or parse_move(code)

    def _step(self, move: Move | None, said: tuple[Said, ...]) -> Asking | Done[Any]:
        if move is None:
            return begin(self.game, self.options, self.seed, said, self.settle)
        return play(self.game, self.state, move, self.seed, said, self.settle)

    def _begun(self) -> Any:
        """Return a new session. Its set-up isn't what is examined: the stream and first options settle it."""
        said: tuple[Said, ...] = ()
        while isinstance(began := begin(self.game, self.options, self.seed, said), Asking):
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
            raise _Fault(f"given.state.{fault.where}: {_misfit(fault, old, data)}") from fault
        for wrong in differences(patch, json.loads(self.game.dump(loaded)), "given.state", is_patch=True):
            raise _Fault(f"the state doesn't take it: {wrong}")
        return loaded

    def _correct(self, field: str, value: str) -> None:
        known = [fix.id for fix in self.game.fixes(self.state)]
        if field not in known:
            has = ", ".join(known) or "none"
            raise _Fault(f"given.fix: there is no field {field}{like(field, known)}; the fields are {has}")
        try:
            result = self._step(Move("fix", {"field": field, "value": value}), ())
        except IllegalMove as refusal:
            raise _Fault(f"given.fix.{field}: refused: {self._words(refusal.text)}") from refusal
        if isinstance(result, Asking):
            raise _Fault(f"given.fix.{field}: the correction asks {result.questions[0].id}")
        self.state = result.value

    def _to_end(self, move: Move | None) -> None:
        """Make a move (None: the set-up), or go as far as there are answers if it shall stay open."""
        self.move, self.said = move, None
        self.open = None
        result = self._step(move, ())
        while isinstance(result, Asking):
            self.open = result
            if not self.answers and not self.moves and self.scenario.then.open is not None:
                self.asked += result.questions
                return
            said = self._answer(result.questions)
            result = self._step(move, (*result.said, said))
        self.open = None
        self.state = result.value
        self.events += result.events
        self.last = result.events

    def _answer(self, questions: tuple[Question, ...]) -> Said:
        waiting = "; or ".join(f"{one.id}, which takes {answers_to(one)}" for one in questions)
        if not self.answers:
            raise _Fault(f"no answer is given to {waiting}")
        id_, value = self.answers.pop(0)
        for question in questions:
            if question.id == id_:
                self.said = (question, value)
                self.asked.append(question)
                return Said(id_, as_answer(question, value))
        meant = like(id_, [one.id for one in questions])
        raise _Fault(f"{questions[0].id} is asked, the next answer is to {id_}{meant}; asked is {waiting}")

    def settle(self, request: Chance, stream: Stream) -> Json:
        if self.chance and self.chance[0][0] == request.id:
            try:
                return as_outcome(request, self.chance.pop(0)[1])
            except ValueError as fault:
                raise _Fault(f"chance can't decide {request.id} so: {fault}") from fault
        if self.scenario.given.seed is not None or isinstance(request, Draw):
            return request.outcome(stream)
        example = as_json({request.id: request.outcome(stream)})
        next_ = f" (the next is of {self.chance[0][0]})" if self.chance else ""
        raise _Fault(
            f"chance decides {request.id}, but no outcome of it is given here{next_}, such as {example}"
        )

    def _is_expected(self, refusal: Text) -> bool:
        """Tell whether a refusal, or the reason that it gives, is the one that the scenario names."""
        wanted = self.scenario.then.refused
        return wanted is not None and any(
            wanted == one.id or words_of(wanted) == words_of(self.say(one)) for one in _texts(refusal)
        )

    def _words(self, refusal: Text) -> str:
        """Return a refusal by its id and in the words that people see."""
        words = self.say(refusal)
        return refusal.id if words == refusal.id else f'{refusal.id} "{words}"'

    def _refused(self, refusal: IllegalMove) -> str:
        wanted = self.scenario.then.refused
        why = f"refused: {self._words(refusal.text)}" + (f", not {wanted}" if wanted else "")
        if isinstance(refusal, BadAnswer) and self.said:
            question, value = self.said
            return f"{why}: the answer {as_json(value)} to {question.id}, which takes {answers_to(question)}"
        if self.move is None:
            return f"{why}: the set-up with given.options {as_json(self.scenario.given.options)}"
        offered = [offer.move.code for offer in self.game.offers(self.state)]
        place = len(self.scenario.when) - len(self.moves) - 1
        can = _cut(no_such_move(self.move.code, offered))
        return f"{why}: when.{place}: the move {self.move.code}{can}"

    def _unused(self) -> list[str]:
        faults = [f"answer never asked for: {question}" for question, _ in self.answers]
        faults += [f"outcome never used: {request}" for request, _ in self.chance]
        return faults + [f"move never made: {code}" for code in self.moves]

    def _strangers(self, outcome: Result) -> list[str]:
        """Return where a seat is named that isn't there: a view's, or whose doing an event is."""
        then, state = self.scenario.then, outcome.state
        seats = [seat.id for seat in self.game.seats(state)] if state is not None else []
        views = [("seen", one) for one in then.seen] + [
            ("hidden", one) for one in then.hidden if one != "public"
        ]
        faults = [f"then.{part}: {one} is no seat" for part, one in views if one not in seats]
        # People may act without being seats of the game.
        seats += [one.to for one in outcome.asked if one.to] + [
            one.seat for one in outcome.events if one.seat
        ]
        for part, told in (("events", then.events), ("never", then.never)):
            doers = [(id_, args["seat"]) for id_, args in told if args.get("seat") and seats]
            faults += [f"then.{part}: {id_}: {one} is no seat" for id_, one in doers if one not in seats]
        known = ", ".join(dict.fromkeys(seats))
        return [f"{fault}; the seats are {known}" for fault in faults]

    def _read(self, kind: str, things: tuple[Json, ...], where: str) -> list[tuple[str, Json]]:
        """Return key and value of what is written down of a kind of kept things."""
        found = next((one for one in self.game.kept if one.id == kind), None)
        if found is None:
            known = ", ".join(one.id for one in self.game.kept) or "nothing"
            raise _Fault(f"{where}.kept: {self.game.id} keeps no {kind}; it keeps {known}")
        try:
            return [pair for one in things for pair in taken(found, _line(one)).items()]
        except BadAnswer as fault:
            raise _Fault(f"{where}.kept.{kind}: {self.say(fault.text)}") from fault

    def _not_kept(self, events: tuple[Event, ...]) -> list[str]:
        """Return where something else is kept for the server than expected."""
        keeps = [one for event in events for one in event.keep]
        faults = []
        for kind, things in self.scenario.then.kept.items():
            wanted = self._read(kind, things, "then")
            got = [(one.key, one.value) for one in keeps if one.kind == kind]
            if as_json(got) != as_json(wanted):
                faults.append(f"kept as {kind} is {as_json(got)}, not {as_json(wanted)}")
        return faults

    def _outcome(self) -> Result:
        state, events, last = self.state, self.events, self.last
        if self.open is not None:
            events, last = [*events, *self.open.events], self.open.events
            if self.scenario.then.open is not None and self.open.state is not None:
                state = self.open.state
        return Result(state, tuple(events), tuple(self.asked), last)


def _texts(whole: Text) -> Iterator[Text]:
    """Yield a text and those in it."""
    yield whole
    for arg in whole.args.values():
        for one in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(one, Text):
                yield from _texts(one)


def _misfit(fault: DataFault, old: Json, data: Json) -> str:
    """Return why a state doesn't take its data, with the value, or with the fields that there are."""
    *path, last = fault.where.split(".")
    whole, value = reduce(_inner, path, old), reduce(_inner, [*path, last], data)
    if isinstance(whole, dict) and last not in whole:
        return f"there is no such field{like(last, whole)}; there are {', '.join(whole)}"
    return fault.fault if value is None else f"{fault.fault}; it has {_cut(as_json(value))}"


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
        return next((item for place, item in enumerate(whole) if key in (place, str(place), _id(item))), None)
    return whole.get(str(key)) if isinstance(whole, dict) else None


def _id(item: Json) -> Json:
    return item.get("id") if isinstance(item, dict) else None


def _form(word: str) -> str:
    return re.sub(r"\d+", "0", word)


def _line(one: Json) -> str:
    return one if isinstance(one, str) else as_json(one)


def _cut(words: str) -> str:
    return words if len(words) <= LONG else words[:LONG] + " ..."
