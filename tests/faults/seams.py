"""Where the bot touches what is outside: each touch is counted, and one of them goes wrong as ordered."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from tests.faults.clock import Loop

T = TypeVar("T")

STORE, HTTP, WORKER, PRESS = "store", "http", "worker", "press"
TRIES = 3
"""So often the bot sends an answer again of which nothing was heard."""
LAG = 1.5
"""Seconds after which a request arrives of which nothing was heard: what was lost is sent again before."""
LONG = 5.0
"""Seconds: longer than Discord waits for an answer, or people for one."""

TARDY = 2.5
"""Seconds: Discord still takes an answer then, but what waits for presses waits no more."""
UNHEARD = 1.0
"""Seconds: so long the bot waits for word of an answer, and doesn't send it again yet."""


LIFE: ContextVar[int] = ContextVar("LIFE", default=0)
"""Which start of the bot a task belongs to; 0 for people's."""


class Killed(BaseException):
    """The process has ended: nothing that is still on the stack reaches anything outside."""


class Touch(NamedTuple):
    """One touch: which seam, what is asked there, and whether that has changed anything."""

    kind: str
    name: str
    has_effect: bool


class Order(NamedTuple):
    """What goes wrong: which touch, counted from 0, and how (see `Seams.HOW`)."""

    number: int
    how: str


@dataclass
class Seams:
    """All touches of a run."""

    loop: Loop
    order: Order | None = None
    touches: list[Touch] = field(default_factory=list)
    is_counting: bool = False
    lost: str = ""
    """What is tried again in vain after it has arrived unheard, so many more `tries`."""
    tries: int = 0
    off: set[str] = field(default_factory=set)
    """The seams at which everything fails now."""
    life: int = -1
    """The start of the bot that is running, -1 for none: what an earlier one still wants comes to nothing."""
    meet: Callable[[], None] = lambda: None
    """Lets somebody press at this very moment."""
    answering: asyncio.Future[None] | None = None
    """Done as soon as the next press has its answer on the way; which then takes long."""
    telling: asyncio.Future[None] | None = None
    """Done as soon as the next press has its answer; of which the bot then hears late."""
    deny: Callable[[], None] = lambda: None
    """Takes the channel from the bot's sight."""
    end: Callable[[bool], None] = lambda _: None
    """Ends the bot's process; `True`: the machine has lost its power, what wasn't forced to disk is gone."""

    async def touch(
        self,
        kind: str,
        name: str,
        act: Callable[[], tuple[T, bool]],
        fault: Callable[[], Exception],
        *,
        hops: bool = True,
    ) -> T:
        """Return what `act` brings, or let it go wrong; `act` also tells whether it has changed anything.

        What `hops` lets other tasks run before it has its effect.
        """
        life = LIFE.get()
        if name.endswith("/callback"):
            await self._answers()

        def done() -> T:
            if self.life != life:
                raise Killed
            result, has_effect = act()
            if number >= 0:
                self.touches[number] = Touch(kind, name, has_effect)
            return result

        number = -1
        if self.lost == name and self.tries > 0:
            self.tries -= 1
            raise fault()
        if life != self.life:
            raise Killed
        if self.is_counting:
            number = len(self.touches)
            self.touches.append(Touch(kind, name, False))
        how = self._ordered(number, name)
        if how in ("off", "heard-off") or kind in self.off:
            self._go_off(how, kind, done)
            raise fault()
        if how in ("", "met"):
            result = await self._go_well(done, hops=hops)
            if name.endswith("/callback"):
                await self._tells()
            return result
        return await self._go_wrong(how, done, fault)

    def _go_off(self, how: str, kind: str, done: Callable[[], object]) -> None:
        """Let a seam fail from now on, before or after this has its effect."""
        if how == "heard-off":
            done()
        if how:
            self.off.add(kind)

    def _ordered(self, number: int, name: str) -> str:
        """Return how a touch is to go wrong, empty if it isn't."""
        how = self.order.how if self.order and self.order.number == number >= 0 else ""
        if how.startswith("met"):
            self.meet()
        if how == "lost":
            self.lost = name
        return how

    async def _answers(self) -> None:
        """Let the answer that is waited for be late by seconds."""
        if self.answering is not None and not self.answering.done():
            self.answering.set_result(None)
            await asyncio.sleep(TARDY)

    async def _tells(self) -> None:
        """Let the bot hear late of the answer that is waited for."""
        if self.telling is not None and not self.telling.done():
            self.telling.set_result(None)
            await asyncio.sleep(UNHEARD)

    def arrives(self, kind: str, name: str) -> str:
        """Count a touch from outside, and return how it goes wrong; empty if it doesn't."""
        if not self.is_counting:
            return ""
        self.touches.append(Touch(kind, name, True))
        return self.order.how if self.order and self.order.number == len(self.touches) - 1 else ""

    async def _go_well(self, done: Callable[[], T], *, hops: bool) -> T:
        if hops:
            await asyncio.sleep(0)
        result = done()
        if hops:
            await asyncio.sleep(0)
        return result

    async def _go_wrong(self, how: str, done: Callable[[], T], fault: Callable[[], Exception]) -> T:
        match how:
            case "fails":
                raise fault()
            case "unheard":
                done()
                raise fault()
            case "denied":
                done()
                self.deny()
                raise fault()
            case "lost":
                done()
                self.tries = TRIES
                raise fault()
            case "lags":
                self.loop.call_later(LAG, self._lagging, done)
                raise fault()
            case "tardy":
                await asyncio.sleep(TARDY)
                return done()
            case "met-amid" | "met-told":
                await self._meeting(how)
                return done()
            case "late" | "met-late":
                await self.loop.last_of_all()
                return done()
            case "old":
                result = done()
                await self.loop.last_of_all()
                return result
            case "slow" | "met-slow":
                return await asyncio.shield(asyncio.ensure_future(self._slow(done)))
            case "kill" | "power":
                done()
                self.end(how == "power")
                raise Killed
        raise ValueError(how)

    async def _meeting(self, how: str) -> None:
        """Return when the next press has its answer on the way, or has it, or nothing else can run."""
        met = self.loop.create_future()
        if how == "met-amid":
            self.answering = met
        else:
            self.telling = met
        late = self.loop.create_task(self.loop.last_of_all())
        await asyncio.wait((late, met), return_when=asyncio.FIRST_COMPLETED)

    def _lagging(self, done: Callable[[], object]) -> None:
        with suppress(Killed):
            done()

    async def _slow(self, done: Callable[[], T]) -> T:
        await asyncio.sleep(LONG)
        return done()
