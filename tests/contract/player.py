"""Plays sessions by itself: legal moves and valid answers, picked by a seeded stream of its own."""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import count, islice
from typing import Any, TypeVar

from engines.core.errors import IllegalMove
from engines.core.game import Game, StartOption, registry
from engines.core.game.collection_file import taken
from engines.core.game.move import REPORT, Move, Offer
from engines.core.game.play import begin, play
from engines.core.script.chance import Stream
from engines.core.script.event import Event
from engines.core.script.form import Form, takes
from engines.core.script.notation import Notation
from engines.core.script.requests import Choice, Json, Line, MultiChoice, Number, Question
from engines.core.script.run import Asking, Done, People, Said
from engines.core.state.cache import remembered

T = TypeVar("T")
Options = dict[str, Any]
SEED = "the seed that nobody may see"
NAME = "session {}"
"""What the session with the option set of this number is drawn by."""
MIXED = 150
"""So many moves of a session mix turns, reports and corrections; then the bot's turns go on to the end."""
WIDE = 20
"""Of a number with more values than this the ends stand for all."""
SELDOM = 4
"""Once in so many times a number is another one than is shown."""
STEPS = 60
"""So often a line goes on until it can be read."""
MORE = 1000
"""Of what a line may go on with, so many are looked at."""
TRIES, FORM_TRIES = 120, 2000
"""So many mixes of options are looked at, and of answers to a form."""
BOUND = 400
"""No game needs more moves than this from there to its end."""


def _as_json(offer: Offer) -> str:
    group = offer.group and offer.group.to_json()
    return json.dumps([offer.move.to_json(), offer.label.to_json(), group, offer.seat])


offer_as_json = remembered(_as_json, most=5000)
"""Returns all that an offer shows; many games offer the very same ones in each state."""


@dataclass(frozen=True)
class Played:
    """One move of a session (None: its set-up), with the states around it and all that was asked and told.

    `asked` has the questions in the order of their answers, those of `said` by people.
    """

    move: Move | None
    before: Any
    said: tuple[Said, ...]
    events: tuple[Event, ...]
    after: Any
    asked: tuple[Question, ...]


@dataclass(frozen=True)
class Session:
    """A whole game, played to its end."""

    game: Game[Any]
    options: Options
    moves: tuple[Played, ...]

    @property
    def states(self) -> list[Any]:
        """The states after each move."""
        return [one.after for one in self.moves]


class Luck:
    """Picks from what is there; the same seed always picks the same."""

    def __init__(self, seed: str) -> None:
        self._seed, self._written = seed, 0
        self._stream = Stream(seed)

    def one_in(self, n: int) -> bool:
        """Return True once in `n` times."""
        return self._stream.below(n) == 0

    def number(self, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`."""
        return low + self._stream.below(high - low + 1)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self._stream.below(len(items))]

    def answer(self, question: Question) -> Json:
        """Return an answer that the question takes."""
        match question:
            case Form(questions=questions):
                # Answers that each question takes need not go together.
                tries = ({one.id: self.answer(one) for one in questions} for _ in range(FORM_TRIES))
                return next(answer for answer in tries if takes(question, answer))
            case Choice(options=options):
                return self.pick(options).id
            case MultiChoice(options=options, low=low, high=high, repeats=repeats):
                ids = [option.id for option in options]
                n = self.number(low, high if repeats else min(high, len(ids)))
                return [self.pick(ids) for _ in range(n)] if repeats else list(self._stream.shuffled(ids)[:n])
            case Number(low=low, high=high, prefill=shown):
                is_other = shown is None or self._pen().one_in(SELDOM)
                return self.number(low, high) if is_other else shown
            case Line(notation=notation):
                return self.line(notation)
        return self.one_in(2)

    def _pen(self) -> "Luck":
        """Return luck of its own for what is written: however much it takes, the rest comes as it would."""
        self._written += 1
        return Luck(f"{self._seed}, line {self._written}")

    def line(self, notation: Notation[Any]) -> str:
        """Write a line as autocomplete goes on with it until it can be read; without help the example."""
        pen, line = self._pen(), ""
        for _ in range(STEPS):
            more = [one for one in islice(notation.go_on(line), MORE) if one != line]
            if not (more or line):
                break
            if notation.takes(line) and (not more or pen.one_in(4)):
                return line
            if not more:
                break
            line = pen.pick(more)
        assert not line, f"a line goes on and on, or ends where it can't be read: {line}"
        return notation.example


def perform(
    game: Game[Any],
    state: Any,
    move: Move | None,
    luck: Luck,
    options: Mapping[str, Any] | None = None,
    seed: str = SEED,
) -> Played:
    """Play a move (None: the set-up with the options) to its end, answering whatever it asks."""
    asked: list[Question] = []

    def people(asking: Asking) -> Said:
        question = luck.pick(asking.questions)
        asked.append(question)
        return Said(question.id, luck.answer(question))

    result = step(game, state, move, (), options, seed, people)
    assert isinstance(result, Done)
    return Played(move, state, result.said, result.events, result.value, tuple(asked))


def step(
    game: Game[Any],
    state: Any,
    move: Move | None,
    said: Sequence[Said] = (),
    options: Mapping[str, Any] | None = None,
    seed: str = SEED,
    people: People | None = None,
) -> Asking | Done[Any]:
    """Run a move (None: the set-up) with what was said so far."""
    if move is None:
        return begin(game, options or {}, seed, said, people=people)
    return play(game, state, move, seed, said, people=people)


def asked(game: Game[Any], state: Any, move: Move | None, *answers: Json, **options: Any) -> Question:
    """Return what a move, or without one the set-up, asks first after these answers."""
    said: tuple[Said, ...] = ()
    result = step(game, state, move, said, options)
    for answer in answers:
        assert isinstance(result, Asking)
        said = (*result.said, Said(result.questions[0].id, answer))
        result = step(game, state, move, said, options)
    assert isinstance(result, Asking)
    return result.questions[0]


def replay(game: Game[Any], state: Any, one: Played, options: Mapping[str, Any]) -> Done[Any]:
    """Play a move again with nothing but what people said; chance decides the rest anew."""
    answers = [said for said in one.said if said.by == "people"]
    result = step(game, state, one.move, (), options, people=lambda _: answers.pop(0))
    assert not answers
    assert isinstance(result, Done)
    return result


def session(game: Game[Any], options: Options, name: str) -> Session:
    """Play a game to its end: first turns, reports and corrections in any order, then turns only."""
    luck = Luck(name)
    moves = [perform(game, None, None, luck, options)]
    earlier: list[tuple[str, str]] = []
    for number in count():
        state = moves[-1].after
        offers = game.offers(state)
        if not offers:
            return Session(game, options, tuple(moves))
        assert number < MIXED + BOUND, "the game doesn't end"
        earlier += [(fix.id, fix.now) for fix in game.fixes(state)]
        move = _next(game, state, earlier, luck) if number < MIXED else offers[0].move
        try:
            moves.append(perform(game, state, move, luck))
        except IllegalMove:
            # A correction to what once was may no longer fit; anything that is offered always does.
            assert move.action == "fix"
    raise AssertionError


def can_write(game: Game[Any], state: Any) -> bool:
    """Tell whether people can write what they did now: not in a set-up, or where only scores are missing."""
    if game.notation is None:
        return False
    notation = game.notation(state)
    return notation.takes(notation.example)


def _next(game: Game[Any], state: Any, earlier: Sequence[tuple[str, str]], luck: Luck) -> Move:
    offers = game.offers(state)
    if luck.one_in(2):
        return offers[0].move
    if earlier and luck.one_in(4):
        field, value = luck.pick(earlier)
        return Move("fix", {"field": field, "value": value})
    if game.notation is not None and luck.one_in(4) and can_write(game, state):
        return Move(REPORT, {"line": luck.line(game.notation(state))})
    action = luck.pick(list(dict.fromkeys(offer.move.action for offer in offers)))
    return luck.pick([offer for offer in offers if offer.move.action == action]).move


@cache
def option_sets(game: Game[Any]) -> list[Options]:
    """Return the defaults, and mixed options that go together until every possible value is among them.

    With these goes an example of each kind of thing that a server keeps.
    """
    kept = {kind.id: taken(kind, kind.example) for kind in game.kept}
    with_kept: Options = {"kept": kept} if kept else {}
    luck = Luck(f"options of {game.id}")
    mixed = [{option.id: luck.pick(_values(option)) for option in game.options} for _ in range(TRIES)]
    left = [options for options in mixed if _go_together(game, options | with_kept)]
    found: list[Options] = [{}]
    seen = {(option.id, option.default) for option in game.options}
    while left:
        best = max(left, key=lambda options: len(options.items() - seen))
        if seen.issuperset(best.items()):
            break
        seen.update(best.items())
        found.append(best | with_kept)
    return found


def _values(option: StartOption) -> list[Any]:
    if option.kind == "switch":
        return [False, True]
    if option.kind == "choice":
        return [*option.choices, option.default]
    if option.high - option.low > WIDE:
        return [option.low, option.high, option.default]
    return [*range(option.low, option.high + 1), option.default]


def _go_together(game: Game[Any], options: Options) -> bool:
    try:
        perform(game, None, None, Luck("any"), options)
    except IllegalMove:
        return False
    return True


def digest(played: Session) -> str:
    """Return a fingerprint of everything that a session showed and kept."""
    seen = sha256()
    for one in played.moves:
        kept = [one.move and one.move.to_json(), [said.to_json() for said in one.said]]
        told = [event.to_json() for event in one.events]
        offers = [*map(offer_as_json, played.game.offers(one.after))]
        seen.update(json.dumps([kept, told, offers]).encode())
        seen.update(played.game.dump(one.after).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    # A fresh process with another PYTHONHASHSEED must play the very same games.
    player = registry.game(sys.argv[1])
    for number, chosen in enumerate(option_sets(player)):
        print(digest(session(player, chosen, NAME.format(number))))
