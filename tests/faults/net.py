"""Lets each touch of each journey go wrong in each way, and looks whether the promises hold.

`python -m tests.faults` runs all; with words those journeys whose names have them.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import tests.contract.conftest  # noqa: F401 - the demo game has to be found first
from bot.store.migrate import upgrade
from bot.worker.tree import tree
from sandbox.rest import Request
from sandbox.rest_commands import CommandRoutes
from tests.faults.acts import Does
from tests.faults.clock import NeverSettles
from tests.faults.journeys import Journey
from tests.faults.promises import Tale, broken, differences, tale_of
from tests.faults.scene import PATIENCE, Prepared, Scene, Stuck, new_world, saved
from tests.faults.seams import HTTP, PRESS, STORE, WORKER, Order, Touch
from tests.faults.server import ServerDisk
from tests.faults.store import Disk

READ = ("fails", "late", "old", "off")
MET = ("met", "met-late", "met-amid", "met-told", "met-slow")
"""Somebody else presses at that moment: nothing waits for that; or all that they do comes first; or all but
their answer, which is late by seconds, or but word of it; or it takes seconds itself."""
CHANGED = ("fails", "unheard", "late", "old", "slow", "off", "heard-off", "kill")
HOW = {
    (STORE, False): ("fails", "off"),  # nothing else runs meanwhile
    (STORE, True): CHANGED,
    (HTTP, False): (*READ, "slow"),
    (HTTP, True): (*CHANGED, "lags"),
    (WORKER, False): (*READ, "slow"),
    (PRESS, True): ("fails", "twice", "again"),
}

ALIKE = ("old", "heard-off")
"""What dear journeys leave out."""


@dataclass(frozen=True)
class Run:
    """One run of a journey: how it went, what was touched, and which promises were broken."""

    tale: Tale
    touches: tuple[Touch, ...]
    broken: tuple[str, ...]


def _met(touch: Touch, *, is_dear: bool) -> tuple[str, ...]:
    """Return how a touch may be met by a press."""
    if touch.kind == STORE and is_dear:
        return ("met-amid",) if touch.has_effect else ()
    if touch.kind == STORE:
        return ("met", "met-late", "met-amid", "met-slow") if touch.has_effect else ("met-amid",)
    return MET


class Net:
    """Runs journeys on a database, in a file of a folder or on a server."""

    def __init__(self, folder: Path, server: ServerDisk | None = None) -> None:
        self._folder = folder
        self._server = server
        self._prepared: dict[str, Prepared] = {}
        self._met: dict[str, tuple[Run, ...]] = {}

    @property
    def _disk(self) -> Disk | ServerDisk:
        return self._server or Disk(self._folder / "automa.db")

    def prepared(self, journey: Journey) -> Prepared:
        """Return how things stand when a journey begins."""
        if journey.name not in self._prepared:
            start = self._start()
            with Scene(self._disk, start) as scene:
                scene.world.commands = self._commands()
                scene.play(self._prepare(scene, journey))
                assert not scene.bot.bugs, scene.bot.bugs
                self._prepared[journey.name] = saved(scene, start)
        return self._prepared[journey.name]

    async def _prepare(self, scene: Scene, journey: Journey) -> None:
        scene.bot.start()
        await journey.before(scene)
        await scene.rest()

    @cache  # noqa: B019 - a net lives as long as the tests
    def _start(self) -> Prepared:
        if self._server:
            return new_world(self._server.empty)
        empty = self._folder / "empty.db"
        upgrade(f"sqlite:///{empty}")
        return new_world(empty.read_bytes())

    @cache  # noqa: B019
    def _commands(self) -> Any:
        with Scene(self._disk, self._start()) as scene:
            asked = {"application": str(scene.world.bot.id)}
            CommandRoutes(scene.world)._replace(Request(asked, {}, json.loads(tree({}, b"")), []))
            return scene.world.commands

    def unbroken(self, journey: Journey) -> tuple[Run, ...]:
        """Run a journey in which nothing goes wrong; what is done at once in it comes in either order."""
        turned = replace(journey, steps=[one[::-1] for one in journey.steps])
        return tuple(self.run(one) for one in (journey, turned))

    def met(self, journey: Journey) -> tuple[Run, ...]:
        """Run a journey with what another person does in it, before or after each of its steps."""
        if journey.name not in self._met:
            steps = journey.steps
            act = journey.meanwhile
            ways = [[*steps[:place], [act], *steps[place:]] for place in range(len(steps) + 1)] if act else []
            self._met[journey.name] = tuple(self.run(replace(journey, steps=one)) for one in ways)
        return self._met[journey.name]

    def run(self, journey: Journey, order: Order | None = None, bases: Sequence[Run] = ()) -> Run:
        """Run a journey; with an `order` something goes wrong in it, and it shall end as one of the bases."""
        if order and order.how in MET:
            bases = self.met(journey)
        with Scene(self._disk, self.prepared(journey), order) as scene:
            scene.world.commands = self._commands()
            if journey.meanwhile:
                scene.meets(journey.meanwhile)
            found: list[str] = []
            try:
                playing = self._play(scene, journey, order, [one.tale for one in bases], found)
                scene.play(playing)
            except Stuck as fault:
                found.append(f"people can't go on: {fault}")
            except NeverSettles:
                found.append("it never settles")
            return Run(tale_of(scene), tuple(scene.seams.touches), tuple(found))

    async def _play(
        self, scene: Scene, journey: Journey, order: Order | None, bases: Sequence[Tale], found: list[str]
    ) -> None:
        seams = scene.seams
        seams.is_counting = journey.is_start
        scene.bot.start(resumes=journey.is_start)
        await scene.rest(PATIENCE)
        seams.is_counting = True
        for acts in journey.steps:
            await scene.carry_out(*acts)
        await scene.met()
        await scene.rest(PATIENCE)
        scene.all_is_well()
        await scene.rest()
        seams.is_counting = False
        if order and order.how == "again":
            scene.restart()
        await scene.rest()
        hit = seams.touches[order.number] if order and order.number < len(seams.touches) else None
        found += broken(scene, order, hit, bases)
        if not found:
            await self._look_again(scene, found, is_asked=bool(order and order.number % 2))

    async def _look_again(self, scene: Scene, found: list[str], *, is_asked: bool) -> None:
        """Let somebody ask how things stand, or start the bot anew: everything was told already."""
        before, posted = tale_of(scene), scene.seen.posted
        if is_asked:
            await scene.slash("Ada", "status")
        else:
            scene.restart()
        await scene.rest()
        when = "press" if is_asked else "start"
        found += (f"at the next {when}: {one}" for one in differences(before.short, tale_of(scene).short))
        if scene.seen.posted != posted + is_asked:
            found.append("something was told once more at the next start")

    def writes(self, journey: Journey, does: Does) -> list[bool]:
        """Return what is written for a press where a journey begins; see `Disk.writes`."""
        disk = Disk(self._folder / "automa.db")
        with Scene(disk, self.prepared(journey)) as scene:
            scene.world.commands = self._commands()
            scene.play(self._press(scene, does))
            return disk.writes

    async def _press(self, scene: Scene, does: Does) -> None:
        scene.bot.start(resumes=False)
        await does(scene)
        await scene.rest()

    def orders(self, journey: Journey, base: Run) -> Iterator[Order]:
        """Yield everything that can go wrong in a journey that goes so."""
        if journey.is_denied:
            last = max(n for n, touch in enumerate(base.touches) if touch.kind == PRESS)
            yield from (Order(n, "denied") for n in range(last) if base.touches[n].kind == HTTP)
            return
        was_read = False
        for number, touch in enumerate(base.touches):
            is_read = touch.kind == STORE and not touch.has_effect
            hows = [
                one for one in HOW[touch.kind, touch.has_effect] if not (journey.is_dear and one in ALIKE)
            ]
            # Where one read follows another all that is off from the one on is off from the other on.
            yield from (Order(number, how) for how in hows if not (is_read and was_read and how == "off"))
            was_read = is_read
            if journey.meanwhile and touch.kind != PRESS:
                yield from (Order(number, how) for how in _met(touch, is_dear=journey.is_dear))
            if touch.name.endswith("/callback"):
                yield from (Order(number, how) for how in ("lost", "tardy"))
            if touch.has_effect and touch.kind != PRESS:
                yield Order(number, "power")
