"""Whole games without people, played side by side in processes of their own."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import active_children, parent_process
from typing import Any

import click

from engines.core.errors import IllegalMove
from engines.core.game import Game
from engines.core.game.move import Move
from engines.core.game.play import begin, play
from engines.core.game.registry import game
from engines.core.game.stand_in import NOBODY, StandIn
from engines.core.script.chance import Stream
from engines.core.script.decide import Dilemma, offered
from engines.core.script.requests import Json, Question
from engines.core.script.run import Asking, Done, People, Said

MOST_ACTS = 1_000
"""No people do more before the game goes on."""
MOST_MOVES = 10_000
"""No game goes on longer."""
MOST_AT_ONCE = 20
"""So many games of a large number are handed to a process at a time."""

Points = Mapping[str, int]
"""The points of each seat, by its id."""


class Unplayable(Exception):
    """A game can't be played to its end without people; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A whole game: its options, its chance, and who decides in it.

    In a hosted game automas do, of these strengths in the order of the seats, and from the first again where
    seats are left; with `iterations` they search just so long. In any other game a stand-in, by its id, is
    the people.
    """

    game: str
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    strengths: tuple[str, ...] = ()
    stand_in: str = NOBODY.id
    iterations: int | None = None


def stand_ins(played: Game[Any]) -> dict[str, StandIn[Any]]:
    """Return what may play for the people of a game, by its id: its own, then nobody at all."""
    own = {one.id: one for one in played.stand_ins()}
    return own if NOBODY.id in own else {**own, NOBODY.id: NOBODY}


def play_all(matches: Sequence[Match], jobs: int) -> list[Points]:
    """Play the games in so many processes and return their points, in the order of the games.

    Shows how far it is on standard error. If it is interrupted or a game fails, its processes end at once.
    Raises Unplayable.
    """
    os.environ["PYTHONSAFEPATH"] = "1"  # where its processes are started anew they import nothing from here
    at_once = max(1, min(MOST_AT_ONCE, len(matches) // 1_000))
    pool = ProcessPoolExecutor(jobs, initializer=_follow_parent)
    try:
        with click.progressbar(length=len(matches), label="Games", file=sys.stderr) as bar:
            points = []
            # A Ctrl-C while a process starts would be lost: it waits. The processes never hear one.
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            try:
                played = pool.map(play_out, matches, chunksize=at_once)
            finally:
                signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            for one in played:
                points.append(one)
                bar.update(1)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.terminate()
        raise
    pool.shutdown()
    return points


def _follow_parent() -> None:
    """Let a process end with the one that started it, however that ends."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(1)


def play_out(match: Match) -> Points:
    """Play a game to its end and return its points. Raises Unplayable."""
    return _Playing(match).play()


class _Playing:
    """A game that is played without people."""

    def __init__(self, match: Match) -> None:
        self.match, self.game = match, game(match.game)
        self.people = NOBODY if match.strengths else stand_ins(self.game)[match.stand_in]
        self.luck = Stream(f"{match.seed} people")
        self.decided = 0

    def play(self) -> Points:
        """Play until the game is over. Raises Unplayable."""
        points, options = self.game.points, self.match.options
        assert points is not None  # noqa: S101 - was checked before the first game
        state = self.answered(None, lambda people: begin(self.game, options, self.match.seed, people=people))
        for _ in range(MOST_MOVES):
            if not self.game.is_over(state):
                state = self.people_acted(state)
            if self.game.is_over(state):
                automas = {seat.id for seat in self.game.seats(state) if seat.is_automa}
                return {seat: n for seat, n in points(state).items() if seat in automas or not automas}
            state = self.moved(state, self.game.turns(state)[0].move)
        raise self.fault(f"isn't over after {MOST_MOVES:,} moves")

    def people_acted(self, state: Any) -> Any:
        """Return the state after all that people do before the game goes on."""
        acts = self.people.act(state, self.luck)
        try:
            move = next(acts)
            for _ in range(MOST_ACTS):
                state = self.moved(state, move)
                move = acts.send(state)
        except StopIteration:
            return state
        raise self.fault(f"its people act {MOST_ACTS:,} times without a turn between")

    def moved(self, state: Any, move: Move) -> Any:
        """Return the state after a move."""
        return self.answered(
            state, lambda people: play(self.game, state, move, self.match.seed, people=people)
        )

    def answered(self, state: Any, run: Callable[[People], Asking | Done[Any]]) -> Any:
        """Answer all that a move asks, and return the state after it."""

        def people(asking: Asking) -> Said:
            question = asking.questions[0]
            return Said(question.id, self.answer(question, state if asking.state is None else asking.state))

        try:
            result = run(people)
        except IllegalMove as refusal:
            raise self.fault(f"refuses what is played in it: {refusal}") from refusal
        assert isinstance(result, Done)  # noqa: S101 - nobody waits for an answer
        return result.value

    def answer(self, question: Question, state: Any) -> Json:
        """Return what the seat that is asked decides, or what the people answer."""
        if not self.match.strengths:
            return self.people.answer(question, state, self.luck)
        decide, strengths = self.game.decide, self.match.strengths
        seats = [seat.id for seat in self.game.seats(state)]
        seat = question.to or seats[0]
        assert decide is not None  # noqa: S101 - was checked before the first game
        self.decided += 1
        dilemma = Dilemma(
            strength=strengths[seats.index(seat) % len(strengths)],
            seat=seat,
            seen=self.game.seen(state, seat) if self.game.seen else self.game.public(state),
            question=question.id,
            options=offered(question),
            seed=f"{self.match.seed} {self.decided}",
            iterations=self.match.iterations,
        )
        return decide()(dilemma, lambda: 0.0).answer

    def fault(self, why: str) -> Unplayable:
        """Return the fault of this game, named so that it can be played again."""
        people = "" if self.match.strengths else f", stand-in {self.match.stand_in!r}"
        return Unplayable(f"A game of {self.game.id} (seed {self.match.seed!r}{people}) {why}.")
