"""Lets the automas of hosted games act, one after another, in the background."""

import asyncio
import dataclasses
import json
import math
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from bot.log import get_logger
from bot.sessions.dilemma import dilemma_of
from bot.sessions.errors import Refused, StaleSeq
from bot.sessions.holders import AUTOMA, strength_of
from bot.sessions.rights import Person, answering
from bot.sessions.seating import automa_to_act, waits_to_begin
from bot.sessions.service import Sessions, first
from bot.sessions.view import View
from bot.sessions.watch import Listener
from bot.shards.alone import everywhere
from bot.store.errors import StoreFault
from bot.worker.line import Table, table_of
from bot.worker.process import WorkerFault
from engines.core.script.requests import Question
from engines.core.script.run import Said

log = get_logger()

PACE = 0.5
"""Seconds; a secret answer that takes thought is given at a whole number of these: its time tells nothing."""
AT_ONCE = 0.05
SEARCH = 1.5
"""Seconds that a whole search counts as where none has taken longer: most take less on any machine."""
SEARCHES = 50
"""So many of the last searches tell how long one takes here."""
PAUSES = (1.0, 5.0, 20.0)
"""Seconds before a decision is tried again that the worker's trouble prevented."""
CUT = "automas play weaker than they can: give the bot more of a core, or raise SEARCH_SECONDS"
STARTING = 10.0
"""Seconds that a decision may take beyond its search: the process that searches may have to start."""


class Decides(Protocol):
    """What automas need of a worker."""

    async def do(  # noqa: D102
        self, task: str, head: dict[str, Any], body: bytes, within: float, table: Table
    ) -> bytes: ...


class Automas(Listener):
    """Plays for the automas of each session until a person is needed, one task for each session.

    At a table with people automas take their turns by themselves once somebody has let the game begin; at a
    table of automas only each turn is begun by a press, for whoever watches. An automa's answer is saved like
    a person's; should the bot stop in between, the next start or the next press goes on from there.
    """

    def __init__(
        self,
        sessions: Sessions,
        worker: Decides,
        announce: Callable[[View], Awaitable[None]],
        seconds: float,
        pace: float = PACE,
        serves: Callable[[str], bool] = everywhere,
    ) -> None:
        self._sessions = sessions
        self._worker = worker
        self._announce = announce
        self._seconds = seconds
        """After these a search is cut short."""
        self._searches: deque[float] = deque(maxlen=SEARCHES)
        """How many seconds the last ones took, without the wait for a worker."""
        self._pace = pace
        self._serves = serves
        """Whether a server is this process's to play for its automas."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._kicked: set[str] = set()
        """The sessions in which it came to an automa, maybe since their task last looked."""
        self._turns: dict[str, int] = {}
        """How many more turns the automas of a table without people take by themselves."""
        self._thinking: dict[tuple[str, int, str, str], asyncio.Task[dict[str, Any]]] = {}
        """What is being thought about: whoever asks for the same meanwhile waits for the same answer."""
        self._is_closing = False

    def allow(self, view: View, turns: int) -> None:
        """Let the automas of a table without people take so many more turns by themselves."""
        if turns:
            self._turns[view.id] = turns

    def may_act(self, view: View) -> None:
        """Let the automas act, if it is for one of them to act now."""
        if self._is_closing or not self._is_to_act(view):
            return
        self._kicked.add(view.id)
        if view.id not in self._tasks:
            self._tasks[view.id] = asyncio.create_task(self._work(view.id))

    async def quiet(self) -> None:
        """Wait until no automa acts."""
        while tasks := tuple(self._tasks.values()):
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop; what is not decided yet is decided after the next start."""
        self._is_closing = True
        tasks = [*self._tasks.values(), *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, session: str) -> None:
        try:
            while session in self._kicked:
                self._kicked.discard(session)
                try:
                    await self._play_on(session)
                except (Refused, StoreFault, WorkerFault) as fault:
                    log.warning("automa-stopped", session=session, fault=type(fault).__name__)
                except Exception:
                    log.exception("automa-failed", session=session)
        finally:
            self._tasks.pop(session, None)
            self._turns.pop(session, None)
            self._kicked.discard(session)

    async def _play_on(self, session: str) -> None:
        """Let automas act until a person is needed."""
        while self._is_to_act(view := await self._sessions.records.view(session)):
            if not (view.questions or view.holders.are_people):
                self._turns[session] -= 1
            try:
                done = await self._act(view)
            except StaleSeq:
                continue  # somebody has undone or ended what was being thought about
            await self._announce(done)

    def _is_to_act(self, view: View) -> bool:
        if view.most or not self._serves(view.session.guild):
            return False  # the session is full: only people can end it; or another process goes on with it
        goes_on = bool(view.questions) or (view.holders.are_people and not waits_to_begin(view))
        return (goes_on or self._turns.get(view.id, 0) > 0) and automa_to_act(view) is not None

    async def _act(self, view: View) -> View:
        """Begin the automa's turn, or answer what it is asked."""
        seat = automa_to_act(view) or ""
        by = Person(view.holders.of(seat) or AUTOMA, view.session.guild)
        question = next((one for one in view.questions if one.to == seat), None)
        if question is None:
            return await self._sessions.move(view.id, view.seq, first, by)
        began = asyncio.get_running_loop().time()
        thought = await self.think(view, question, strength_of(by.id))
        took = asyncio.get_running_loop().time() - began
        await asyncio.sleep(max(0.0, self._due(view, question, strength_of(by.id), took) - took))
        said = Said(question.id, thought.pop("answer"))
        return await self._sessions.answer(view.id, view.seq, answering(said), by, thought)

    def _due(self, view: View, question: Question, strength: str, took: float) -> float:
        """Return after how many seconds an answer is given, so that its time tells nothing.

        Where everybody sees the answer come, a choice without alternatives takes as long as a whole search,
        the longest of the last ones on this machine.
        """
        if question.always:
            longest = max((min(SEARCH, self._seconds), *self._searches))
            least = longest if strength in view.game.searching else 0.0
            return max(self._paced(least) + self._pace, self._paced(took))
        return self._paced(took) if question.private and took > AT_ONCE else took

    def _paced(self, seconds: float) -> float:
        return self._pace * math.ceil(seconds / self._pace)

    async def think(self, view: View, question: Question, strength: str) -> dict[str, Any]:
        """Return what an automa of that strength answers, as `answer`, with what it thought."""
        key = (view.id, view.seq, question.id, strength)
        thinking = self._thinking.get(key)
        if thinking is None:
            thinking = self._thinking[key] = asyncio.create_task(self._thought(view, question, strength))
            thinking.add_done_callback(lambda done: self._thought_of(key, done))
        return dict(await asyncio.shield(thinking))

    def _thought_of(self, key: tuple[str, int, str, str], done: asyncio.Task[dict[str, Any]]) -> None:
        del self._thinking[key]
        if not done.cancelled():
            done.exception()  # seen, even if nobody waits for it any more

    async def _thought(self, view: View, question: Question, strength: str) -> dict[str, Any]:
        dilemma = dilemma_of(view, question, strength, self._seconds)
        body = json.dumps(dataclasses.asdict(dilemma)).encode()
        thought: dict[str, Any] = json.loads(await self._made(view.game.id, body, table_of(view)))
        seconds = thought.pop("seconds")
        if thought["iterations"]:
            self._searches.append(seconds)
        if thought["is_cut"]:
            log.warning(
                "search-cut",
                session=view.id,
                tries=thought["iterations"],
                seconds=round(seconds, 1),
                hint=CUT,
            )
        return thought | {"strength": dilemma.strength}

    async def _made(self, game: str, body: bytes, table: Table) -> bytes:
        """Return what the worker makes of a dilemma; one that was killed is asked again."""
        within = self._seconds + STARTING
        for pause in PAUSES:
            try:
                return await self._worker.do("decide", {"game": game}, body, within, table)
            except WorkerFault as fault:
                log.warning("decision-retry", game=game, fault=type(fault).__name__)
                await asyncio.sleep(pause)
        return await self._worker.do("decide", {"game": game}, body, within, table)
