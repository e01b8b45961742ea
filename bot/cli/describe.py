"""`automa scenario --describe`: the names that a scenario of a game can use."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from textwrap import fill
from typing import Any, TypeVar

import click
import yaml

from engines.core.chance import Stream
from engines.core.errors import IllegalMove
from engines.core.game import Game, Move, StartOption
from engines.core.options import takes
from engines.core.patch import as_json
from engines.core.play import begin, play
from engines.core.registry import games
from engines.core.requests import Chance, Choice, Event, Json, Line, MultiChoice, Number, Question
from engines.core.run import Asking, Done, Said
from engines.core.trial import answers_to, event_ids

T = TypeVar("T")
GAMES = 12
MOVES = 80
REPORTS = 40
"""Of the reports of a state so many are looked at."""
WIDTH = 90
LONG = 400


def describe(name: str) -> int:
    """Print what scenarios of the game can name; return 0 if there is such a game."""
    game = games().get(name)
    if game is None:
        click.echo(f"There is no game {name!r}; there are {', '.join(games())}.", err=True)
        return 2
    found = _Found(game)
    for number in range(GAMES):
        found.play_a_game(Stream(f"describe {number}"), {} if number == 0 else None)
    click.echo("\n".join(_page(found)))
    return 0


@dataclass
class _Found:
    """What turned up in games played at random: the scripts are the only place that knows it."""

    game: Game[Any]
    start: Any = None
    chance: dict[str, Json] = field(default_factory=dict)
    questions: dict[str, Question] = field(default_factory=dict)
    moves: dict[str, str] = field(default_factory=dict)
    events: dict[str, set[str]] = field(default_factory=dict)

    def play_a_game(self, luck: Stream, options: dict[str, Any] | None) -> None:
        """Play a game with the options, or with options at random."""
        if options is None:
            options = {option.id: _value(option, luck) for option in self.game.options}
        state: Any = None
        move: Move | None = None
        for _ in range(MOVES):
            try:
                state = self._played(state, move, options, luck)
            except IllegalMove:
                # Options that don't go together, or a line that nobody can make up.
                if state is None:
                    return
            self.start = self.start or state
            turns = self.game.turns(state)
            offers = (*turns, *islice(self.game.reports(state), REPORTS))
            if not offers:
                return
            for offer in offers:
                self.moves.setdefault(offer.move.action, offer.move.code)
            move = _pick(turns if turns and luck.below(2) else offers, luck).move

    def _played(self, state: Any, move: Move | None, options: dict[str, Any], luck: Stream) -> Any:
        said: tuple[Said, ...] = ()
        while True:
            result: Asking | Done[Any]
            if move is None:
                result = begin(self.game, options, "describe", said, self._settle)
            else:
                result = play(self.game, state, move, "describe", said, self._settle)
            self._note(result.events)
            if isinstance(result, Done):
                return result.value
            question = _pick(result.questions, luck)
            self.questions[question.id] = question
            said = (*result.said, Said(question.id, _answer(question, luck)))

    def _settle(self, request: Chance, stream: Stream) -> Json:
        outcome = request.outcome(stream)
        self.chance[request.id] = outcome
        return outcome

    def _note(self, events: Sequence[Event]) -> None:
        for event in events:
            self.events.setdefault(event.id, set()).update(event.args)


def _page(found: _Found) -> Iterator[str]:
    """Yield the lines: for each part of a scenario what can stand in it."""
    game, start = found.game, found.start
    yield f"# {game.id}: what a scenario can name"
    yield "\n# given.options"
    for option in game.options:
        yield f"{option.id}: {takes(option)}; by default {as_json(option.default)}"
    yield f"\n# seats\n{', '.join(seat.id for seat in game.seats(start)) or 'none'}"
    yield "\n# when: an example of each move"
    yield from found.moves.values()
    if game.notation is not None:
        yield f"report {game.notation(start).example}"
    yield "\n# given.fix, then.fix: the fields that can be corrected, and their values in a new session"
    yield from [f"{fix.id}: {as_json(fix.now)}" for fix in game.fixes(start)] or ["none"]
    yield "\n# chance: an example of each outcome"
    yield from (_cut(as_json({id_: outcome})) for id_, outcome in sorted(found.chance.items()))
    yield "\n# answers: each question, and what it took when it was met"
    yield from (_cut(f"{id_}: {answers_to(one)}") for id_, one in sorted(found.questions.items()))
    yield "\n# then.events: each event, and the arguments it may have besides rule and seat"
    for id_ in event_ids(game.home):
        yield f"{id_}: {', '.join(sorted(found.events.get(id_, ())))}".rstrip(": ")
    yield "\n# rules\n" + fill(", ".join(game.clauses), WIDTH)
    for name, data in _states(game, start).items():
        words = yaml.safe_dump(data, sort_keys=False, default_flow_style=None, width=WIDTH)
        yield f"\n# {name}: a new session\n{words}".rstrip()


def _states(game: Game[Any], start: Any) -> dict[str, Json]:
    """Return the state and the views of it, by the part of a scenario that speaks of them."""
    public = json.loads(json.dumps(game.public(start)))
    found = {"given.state, then.state, then.open": json.loads(game.dump(start)), "then.public": public}
    seats = game.seats(start)
    if game.seen is not None and seats:
        seen = json.loads(json.dumps(game.seen(start, seats[0].id)))
        own = {key: value for key, value in seen.items() if key not in public or public[key] != value}
        found["then.seen, beside what is public"] = {seats[0].id: own}
    return found


def _cut(line: str) -> str:
    return line if len(line) <= LONG else line[:LONG] + " ..."


def _pick(items: Sequence[T], luck: Stream) -> T:
    return items[luck.below(len(items))]


def _value(option: StartOption, luck: Stream) -> Any:
    if option.kind == "switch":
        return bool(luck.below(2))
    if option.kind == "number":
        return option.low + luck.below(option.high - option.low + 1)
    return _pick(option.choices, luck)


def _answer(question: Question, luck: Stream) -> Json:
    match question:
        case Choice(options=options):
            return _pick(options, luck).id
        case MultiChoice(options=options, low=low, high=high):
            n = low + luck.below(high - low + 1)
            return [option.id for option in luck.shuffled(options)[:n]]
        case Number(low=low, high=high):
            return low + luck.below(high - low + 1)
        case Line(notation=notation, prefill=prefill):
            return notation.example or prefill
    return bool(luck.below(2))
