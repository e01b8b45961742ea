"""What turns up in games played at random: moves, questions, outcomes, corrections, kinds of arguments."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, TypeVar

from engines.core.errors import IllegalMove
from engines.core.game import Game, StartOption
from engines.core.game.move import Fix, Move
from engines.core.game.play import begin, play
from engines.core.game.stand_in import at_random
from engines.core.script.chance import Stream
from engines.core.script.requests import Chance, Choice, Json, MultiChoice, Question
from engines.core.script.run import Asking, Done, Said

T = TypeVar("T")
GAMES = 12
"""So many show what a game has."""
MOVES = 80
REPORTS = 400
"""Of the reports of a state so many are looked at."""


@dataclass
class Samples:
    """What turned up so far: only the rules themselves know what they ask for."""

    game: Game[Any]
    games: int = 0
    """So many were played."""
    start: Any = None
    """A new session, with the options by default."""
    chance: dict[str, Json] = field(default_factory=dict)
    """An outcome of each random request."""
    questions: dict[str, Question] = field(default_factory=dict)
    """Each question as it was last asked."""
    options: dict[str, dict[str, None]] = field(default_factory=dict)
    """Every option that a question had, by its id."""
    moves: dict[str, dict[str, dict[str | int, None]]] = field(default_factory=dict)
    """Every value of each parameter of an action."""
    fixes: dict[str, Fix] = field(default_factory=dict)
    numbers: dict[tuple[str, str], list[int | None]] = field(default_factory=dict)
    """The number that an argument of an event was, each time that it was told; None if it was none."""

    def play_a_game(self) -> None:
        """Play another game, the first with the options by default, the others with options at random."""
        luck, options = Stream(f"describe {self.games}"), dict[str, Any]()
        self.games += 1
        if self.games > 1:
            options = {option.id: _value(option, luck) for option in self.game.options}
        state: Any = None
        move: Move | None = None
        # Some games go to their end, others are full of reports.
        most = luck.below(2) * MOVES + 2
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
            self._note(state, [offer.move for offer in offers])
            if not offers:
                return
            move = _pick(turns if turns and luck.below(most) else offers, luck).move

    def _note(self, state: Any, moves: Sequence[Move]) -> None:
        self.fixes = {fix.id: fix for fix in self.game.fixes(state)} | self.fixes
        for move in moves:
            known = self.moves.setdefault(move.action, {})
            for name, value in move.args.items():
                known.setdefault(name, {})[value] = None

    def _played(self, state: Any, move: Move | None, options: dict[str, Any], luck: Stream) -> Any:
        said: tuple[Said, ...] = ()
        while True:
            result: Asking | Done[Any]
            if move is None:
                result = begin(self.game, options, "describe", said, self._settle)
            else:
                result = play(self.game, state, move, "describe", said, self._settle)
            if isinstance(result, Done):
                for event in result.events:
                    for name, value in event.args.items():
                        number = value if type(value) is int else None
                        self.numbers.setdefault((event.id, name), []).append(number)
                return result.value
            for one in result.questions:
                self.questions[one.id] = one
                if isinstance(one, Choice | MultiChoice):
                    self.options.setdefault(one.id, {}).update(dict.fromkeys(o.id for o in one.options))
            question = _pick(result.questions, luck)
            said = (*result.said, Said(question.id, at_random(question, state, luck)))

    def _settle(self, request: Chance, stream: Stream) -> Json:
        outcome = request.outcome(stream)
        self.chance[request.id] = outcome
        return outcome


def _pick(items: Sequence[T], luck: Stream) -> T:
    return items[luck.below(len(items))]


def _value(option: StartOption, luck: Stream) -> Any:
    """Return a value of an option: every other time its default, for not all values go together."""
    if luck.below(2):
        return option.default
    if option.kind == "switch":
        return bool(luck.below(2))
    if option.kind == "number":
        return option.low + luck.below(option.high - option.low + 1)
    return _pick(option.choices, luck)
