"""What is measured without Discord: an engine turn, a whole game, a typed line, a save beside a commit."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiosqlite

from benchmarks.bare_bot import ROW
from benchmarks.units import LINES, notation
from bot.posts.renderer import WITHIN
from bot.presses.suggestions import lines
from bot.sessions.rights import Person
from bot.sessions.service import Sessions
from bot.sessions.start import Origin, Start
from bot.store.migrate import upgrade
from bot.store.rows import Step
from bot.store.sqlite import SqliteStore
from bot.wire.json import Json
from bot.words.words import Words
from bot.worker.workers import Workers
from engines.core.game import Game
from engines.core.game.move import Move
from engines.core.game.play import begin, play
from engines.core.game.registry import game, games
from engines.core.game.stand_in import StandIn, at_random
from engines.core.script.chance import Stream
from engines.core.script.run import Asking, Done, Said

GAMES = 40
MOVES = 300
ADA = Person("1", "1")


def engine(name: str = "burgundy") -> tuple[float, float]:
    """Return the median of an automa's turn and of a whole game, in seconds; Burgundy's board is dealt."""
    played = game(name)
    turns: list[float] = []
    whole: list[float] = []
    for number in range(GAMES):
        began = time.perf_counter()
        turns += _game(played, f"bench-{number}")
        whole.append(time.perf_counter() - began)
    return statistics.median(turns), statistics.median(whole)


def _game(played: Game[Any], seed: str) -> list[float]:
    """Play a game to its end and return what each turn took; what is asked is answered by a stand-in."""
    luck = Stream(f"{seed} answers")
    answer = next((one.answer for one in played.stand_ins() if one.id == "usual"), at_random)
    options = {"board": "dealt"} if played.id == "burgundy" else {}
    state = _done(begin(played, options, seed))
    turns = []
    while not played.is_over(state):
        move = played.turns(state)[0].move
        began = time.perf_counter()
        said: tuple[Said, ...] = ()
        while isinstance(result := play(played, state, move, seed, said), Asking):
            question = result.questions[0]
            said = (*result.said, Said(question.id, answer(question, result.state or state, luck)))
        state = _done(result)
        if move.action == "turn":
            turns.append(time.perf_counter() - began)
    return turns


def _done(result: Any) -> Any:
    assert isinstance(result, Done)
    return result.value


async def drawings(drawn: Sequence[tuple[Json, bytes]]) -> list[float]:
    """Return how long (seconds) a warm worker that does nothing else takes for each of these SVGs."""
    worker, took = Workers(idle=60.0), list[float]()
    try:
        for head, svg in (drawn[0], *drawn):
            began = time.perf_counter()
            await worker.do("draw", head, svg, WITHIN)
            took.append(time.perf_counter() - began)
    finally:
        await worker.close(10)
    return took[1:]


def asking_turn() -> float:
    """Return the median of a turn of London's AutoMartin, whose questions are answered, in seconds."""
    london = game("london")
    people, luck = london.stand_ins()[0], Stream("bench")
    took: list[float] = []
    for number in range(GAMES // 4):
        state = _done(begin(london, {"level": "III"}, f"bench-{number}"))
        while not london.is_over(state):
            move = london.turns(state)[0].move
            for one in (*_cards(state, luck), move):
                state, seconds = _answered(london, people, state, one, luck)
            if move.action == "turn":
                took.append(seconds)
    return statistics.median(took)


def _cards(state: Any, luck: Stream) -> list[Move]:
    """Return what a person does before an AutoMartin's turn: a card is drawn, another put on the board."""
    if state.is_out or state.turn != "p1":
        return []
    drawn = min(1 + luck.below(2), state.most_drawn)
    return [Move("put", {"card": "?"}), Move("drew", {"n": drawn})]


def _answered(
    game: Game[Any], people: StandIn[Any], state: Any, move: Move, luck: Stream
) -> tuple[Any, float]:
    """Return the state after a move, and how long it took to run with all of its answers."""
    said: tuple[Said, ...] = ()
    while True:
        began = time.perf_counter()
        result = play(game, state, move, "bench", said)
        seconds = time.perf_counter() - began
        if isinstance(result, Done):
            return result.value, seconds
        question = result.questions[0]
        said = (*result.said, Said(question.id, people.answer(question, result.state or state, luck)))


class TimedStore(SqliteStore):
    """A store that notes how long (seconds) each entry took to be saved."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.took: list[float] = []

    async def append(self, *steps: Step) -> None:
        began = time.perf_counter()
        await super().append(*steps)
        self.took.append(time.perf_counter() - began)


def continued_line() -> float:
    """Return the 99th percentile of what going on with a line about 60 units takes, in seconds."""
    took = []
    words = Words((), is_strict=True)
    for _ in range(GAMES):
        for line in LINES:
            for length in range(len(line) + 1):
                began = time.perf_counter()
                lines(words, notation(), line[:length])
                took.append(time.perf_counter() - began)
    return statistics.quantiles(took, n=100)[98]


async def saved_move() -> tuple[float, float, float]:
    """Return the medians of a save, of a whole call (read, run, save), and of a bare commit of 2 kB."""
    with tempfile.TemporaryDirectory() as folder:
        whole, saved = await _saved(Path(folder) / "automa.db")
        return saved, whole, await _committed(f"{folder}/bare.db")


async def _saved(database: Path) -> tuple[float, float]:
    upgrade(f"sqlite:///{database}")
    store = TimedStore(database)
    await store.open()
    ids = iter(f"bench{number:03}" for number in range(MOVES))
    sessions = Sessions(store, games(), lambda: 0, Origin(lambda: next(ids), lambda: "seed"))
    took = []
    try:
        for number in range(MOVES // 20):
            view = await sessions.start(Start("burgundy", {"board": "dealt"}, str(number)), ADA)
            for _ in range(20):
                began = time.perf_counter()
                view = await sessions.move(
                    view.session.id, view.entry.seq, lambda offers: next(iter(offers)), ADA
                )
                took.append(time.perf_counter() - began)
    finally:
        await store.close()
    return statistics.median(took), statistics.median(store.took)


async def _committed(database: str) -> float:
    took = []
    async with aiosqlite.connect(database) as store:
        await store.execute("PRAGMA journal_mode=WAL")
        await store.execute("PRAGMA synchronous=FULL")
        await store.execute("CREATE TABLE presses (id INTEGER PRIMARY KEY, body TEXT)")
        for _ in range(MOVES):
            began = time.perf_counter()
            await store.execute("INSERT INTO presses (body) VALUES (?)", (ROW,))
            await store.commit()
            took.append(time.perf_counter() - began)
    return statistics.median(took)


if __name__ == "__main__":
    print(engine(), engine("caledonia"), asking_turn(), continued_line(), asyncio.run(saved_move()))
