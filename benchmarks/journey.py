"""A game from its start to its end at a table of its own, of which each press has to do something."""

import random
import re
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any, TypeVar

from benchmarks.subject import Refused, Subject
from bot.screens.controls.agreement import EndSure, UndoSure
from bot.screens.controls.answers import Answer, AsShown, Done, NoneOfThem, OpenForm, Pick, Select
from bot.screens.controls.looking import Look, LookAt
from bot.screens.controls.reports import MyTurn
from bot.screens.controls.seats import Go, On
from bot.screens.controls.table import TakeBack, Turn, Undo
from bot.screens.look import BOARD
from bot.wire.custom_id import Control, decode
from sandbox.components import Button
from sandbox.components import Select as Menu
from sandbox.driver import Call, Message

ANSWERS = (Answer, AsShown, NoneOfThem, Done)
MENUS = (Select, Pick)
SURE = (Turn, UndoSure, EndSure)
MOST_ASKED = 20
"""So often at most is asked back before something is saved."""
Part = TypeVar("Part", Button, Menu)


@dataclass(frozen=True)
class Course:
    """What is played, and what the person reports before each step: the next line, round and round."""

    game: str
    options: Mapping[str, str | int] = field(default_factory=dict)
    reports: tuple[str, ...] = ("",)
    """An empty line is no report."""


COURSES = (
    Course("burgundy", {"board": "search", "pace": "one"}, ("Ada: 1 forward on the track", "", "")),
    Course("caledonia", {"pace": "one"}, ("sold 1 wool; more", "bought 1 wool; more")),
    Course("london", {"pace": "one"}, ("drew 1",)),
    Course("scythe", {"pace": "one"}, ("worker G3 to G4", "worker G4 to G3")),
    Course("macrobber"),
)
"""All five games, with a press for each turn."""


class Journey:
    """A game that Ada plays in a channel of its own; the name of that decides what she answers."""

    def __init__(self, subject: Subject, course: Course, name: str) -> None:
        self.subject, self.course = subject, course
        self.sandbox = subject.sandbox
        self.ada = self.sandbox.user("Ada")
        self.channel = self.sandbox.add_channel(name)
        self.presses, self.saved = 0, 0
        self._luck = random.Random(name)
        self._own: Message | None = None
        """What she was asked alone."""
        self._lines = cycle(course.reports)
        self._has_told = False

    async def begin(self) -> None:
        """Start the game."""
        start, seed = f"start {self.course.game}", self.channel.name
        await self._act("start", self._slash(start, seed=seed, **self.course.options))

    async def go_on(self) -> None:
        """Answer what is asked, report what Ada did, or do what comes next; nothing while automas think."""
        if line := self._next_report():
            await self._act(f"report {line}", self._slash("report", action=line))
            return
        presses = filter(None, map(self._forward, self._shown))
        if press := next(presses, None):
            self._has_told = False
            await self._act("go on", press)

    async def look(self) -> None:
        """Look at the board."""
        opened = await self._sent(self._press(Look))
        shown = opened.message
        if shown is None or not (menus := _found(shown.selects, (LookAt,))):
            raise self._refused("look", opened)
        await self._sent(self.ada.select(shown, menus[0].custom_id, [BOARD]))

    async def status(self) -> None:
        """Let the bot show the table."""
        await self._sent(self._slash("status"))

    async def command(self, name: str) -> None:
        """Do what a command without options does."""
        await self._act(name, self._slash(name))

    async def undo(self) -> None:
        """Take back the last step."""
        await self._act("undo", self._press(TakeBack, Undo))

    async def end(self) -> None:
        """End the game; it is asked first whether that is meant."""
        await self._act("end", self._slash("end"))

    @property
    def _shown(self) -> Iterator[Message]:
        """Yield what can be pressed: what Ada was asked alone, and the table, if it is there already."""
        if self._own and not self._own.is_deleted:
            yield self._own
        public = [one for one in self.channel.messages(self.ada.user) if not one.is_ephemeral]
        yield from public[-1:]

    def _next_report(self) -> str:
        """Return what Ada reports before the next step; empty if she has done so, or can't now."""
        if self._has_told or not any(_found(one.buttons, (MyTurn,)) for one in self._shown):
            return ""
        self._has_told = True
        return next(self._lines)

    def _slash(self, command: str, **options: Any) -> Awaitable[Call]:
        return self.ada.slash(self.channel, f"automa {command}", **options)

    def _press(self, *kinds: type[Control]) -> Awaitable[Call]:
        """Return a press of the first such button."""
        for message in self._shown:
            if found := _found(message.buttons, kinds):
                return self.ada.press(message, found[0].custom_id)
        raise Refused(f"{self.course.game}: there is no button to {kinds[0].__name__.lower()}")

    async def _sent(self, press: Awaitable[Call]) -> Call:
        """Press, and return when the answer is there."""
        call = await press
        self.presses += 1
        if message := call.message:
            await self.sandbox.until(lambda: not message.is_thinking)
        return call

    async def _act(self, what: str, press: Awaitable[Call]) -> None:
        """Press, and answer what is asked back until it is saved. Raises Refused if it never is."""
        for _ in range(MOST_ASKED):
            call = await self._sent(press)
            if self.subject.has_saved(call.id):
                self.saved += 1
                self._own = call.message if call.message and call.message.is_ephemeral else None
                return
            if (more := self._more(call)) is None:
                break
            press = more
        raise self._refused(what, call)

    def _refused(self, what: str, call: Call) -> Refused:
        said = call.message.text if call.message else "nothing"
        return Refused(f"{self.course.game}, {what}: it had no effect. The bot said: {said}")

    def _more(self, call: Call) -> Awaitable[Call] | None:
        """Return what answers that which a press has brought, if it asks something."""
        if call.modal:
            return self.ada.submit(call, _filled_in(call.modal))
        return self._answer(call.message, SURE) if call.message else None

    def _forward(self, message: Message) -> Awaitable[Call] | None:
        """Return an answer, or a press of what goes on with the game; the automas are only woken at first."""
        return self._answer(message, (Turn, Go, On) if self.saved == 1 else (Turn, Go))

    def _answer(self, message: Message, others: tuple[type[Control], ...]) -> Awaitable[Call] | None:
        """Return an answer by lot to what is asked, or else a press of the first button of other kinds."""
        found: list[Button | Menu] = [*_found(message.buttons, ANSWERS), *_found(message.selects, MENUS)]
        if found:
            one = self._luck.choice(found)
            if isinstance(one, Button):
                return self.ada.press(message, one.custom_id)
            picked = self._luck.sample(one.values, max(1, one.min_values))
            return self.ada.select(message, one.custom_id, picked)
        forward = _found(message.buttons, (OpenForm,)) or _found(message.buttons, others)
        return self.ada.press(message, forward[0].custom_id) if forward else None


def _found(parts: Sequence[Part], kinds: tuple[type[Control], ...]) -> list[Part]:
    """Return the buttons or menus of these kinds."""
    marks = [(one, decode(one.custom_id or "")) for one in parts if not one.is_disabled]
    return [one for one, mark in marks if mark and isinstance(mark.control, kinds)]


def _filled_in(modal: Mapping[str, Any]) -> dict[str, str]:
    """Return what is typed into a form: what stands there already, or else the example that it shows."""
    fields = [part["component"] for part in modal["components"]]
    return {one["custom_id"]: _example(one) for one in fields if not one.get("options")}


def _example(field: Mapping[str, Any]) -> str:
    shown = str(field.get("value") or field.get("placeholder") or "").removeprefix("such as ")
    numbers = re.fullmatch(r"(\d+) to (\d+)", shown)
    return numbers[1] if numbers else shown
