"""A whole game, press by press, played over the wire by people who pick at random."""

import re
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any

from bot.screens.controls.answers import Answer, Done, NoneOfThem, OpenForm, Pick, Retry, Select
from bot.screens.controls.reports import Mine, MyTurn, Record
from bot.screens.controls.table import Again, Turn
from bot.wire.custom_id import Control, decode
from sandbox.driver import Call, Channel, Message, Person, Sandbox
from tests.contract.player import Luck

WITHIN = 60.0
THINKS = "is thinking…"
REFUSED = "that was"
OTHERS = "Waiting for "
ANSWERS = (Answer, Done, NoneOfThem, Record)
MENUS = (Select, Pick, Mine)
FORMS = (OpenForm, Retry)
MOST_PICKS = 3
TIMES = " × "
LAST, LAST_ONE_IN = "last", 8
LONGEST = 3000


def control_of(custom_id: str | None) -> Control | None:
    """Return what a button or a menu is for."""
    mark = decode(custom_id or "")
    return mark.control if mark else None


def confirms(message: Message) -> bool:
    """Tell whether a message asks somebody alone whether a turn is to end."""
    return any(isinstance(control_of(one.custom_id), Turn) for one in message.buttons)


def asks(message: Message) -> bool:
    """Tell whether a message has something to answer."""
    marks = [*(one.custom_id for one in message.buttons), *(one.custom_id for one in message.selects)]
    return any(isinstance(control_of(one), (*ANSWERS, *MENUS, *FORMS)) for one in marks)


class Whole:
    """A game in a channel; iterating over it presses something and waits until all has settled."""

    def __init__(
        self, sandbox: Sandbox, channel: Channel, people: Sequence[Person], reports_one_in: int = 0
    ) -> None:
        self.sandbox, self.channel, self.people = sandbox, channel, people
        self.reports_one_in = reports_one_in
        self.luck = Luck(channel.name)

    @property
    def public(self) -> list[Message]:
        """What everybody sees."""
        return self.channel.messages()

    @property
    def table(self) -> Message:
        """The message with buttons."""
        return next(one for one in reversed(self.public) if one.buttons or one.selects)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return any(isinstance(control_of(one.custom_id), Again) for one in self.table.buttons)

    async def presses(self) -> AsyncIterator[Call]:
        """Play to the end; yield each press when all has settled after it."""
        for _ in range(LONGEST):
            if self.is_over:
                return
            person = self._whose()
            call = await self._turn(person)
            if self._dismisses(call.message):
                continue
            yield call
            while (
                (own := call.message)
                and own.is_ephemeral
                and not own.is_deleted
                and (asks(own) or confirms(own))
            ):
                call = await self._answer(person, own)
                if self._dismisses(call.message):
                    break
                yield call
        raise AssertionError("the game never ended")

    def _dismisses(self, own: Message | None) -> bool:
        """Let who was refused read why, and put that away; tell whether it was so."""
        is_refusal = (
            own is not None and own.is_ephemeral and not own.is_deleted and REFUSED in str(own.embeds)
        )
        if own and is_refusal:
            self.sandbox.delete_message(own)
        return is_refusal

    def _whose(self) -> Person:
        """Return who is to act: whom the table names or mentions last, or else who came first."""
        told = self.table.embeds[-1]
        words = f"{told.get('title', '')} {told.get('description', '')}"
        found = (one for one in self.people if one.name in words or f"<@{one.id}>" in words)
        return next(found, self.people[0])

    def _waits(self, own: Message | None) -> bool:
        """Tell whether the table is below all else, and it or a person's own message waits for a person."""
        texts = [self.table.text, own.text if own and not own.is_deleted else ""]
        is_held_up = any(THINKS in one or OTHERS in one for one in texts)
        return self.public[-1] is self.table and (self.is_over or not is_held_up)

    @property
    def _shown(self) -> tuple[int, list[str | None]]:
        return self.table.id, [one.custom_id for one in self.table.buttons]

    async def _turn(self, person: Person) -> Call:
        """Press what the table asks for, now and then with a report before."""
        buttons = [one for one in self.table.buttons if not one.is_disabled]
        mine = [one for one in buttons if isinstance(control_of(one.custom_id), MyTurn)]
        if mine and self.reports_one_in and self.luck.one_in(self.reports_one_in):
            return await self._settled(person.press(self.table, mine[0].custom_id))
        return await self._answer(person, self.table)

    async def _answer(self, person: Person, message: Message) -> Call:
        """Answer what a message asks, or press its first button."""
        picks = [one for one in message.selects if isinstance(control_of(one.custom_id), MENUS)]
        pressable = [one for one in message.buttons if not one.is_disabled]
        pressable.sort(
            key=lambda one: isinstance(control_of(one.custom_id), MyTurn)
        )  # what is told first is chosen above
        answers = [one for one in pressable if isinstance(control_of(one.custom_id), ANSWERS)]
        forms = [one for one in message.buttons if isinstance(control_of(one.custom_id), FORMS)]
        if picks and not (answers and self.luck.one_in(2)):
            menu = self.luck.pick(picks)
            most = min(menu.max_values, len(menu.values), MOST_PICKS)
            least = max(1, menu.min_values)
            first = self.luck.number(0, len(menu.values) - least)
            picked = menu.options[first : first + self.luck.number(least, max(least, most))]
            # Of one thing, "1 × good" or "2 × good": both are refused.
            chosen = list({label.partition(TIMES)[2] or value: value for label, value in picked}.values())
            return await self._settled(person.select(message, menu.custom_id, chosen))
        in_a_word = [one for one in self.table.buttons if isinstance(control_of(one.custom_id), ANSWERS)]
        if in_a_word and any(isinstance(control_of(one.custom_id), Retry) for one in message.buttons):
            return await self._settled(person.press(self.table, self.luck.pick(in_a_word).custom_id))
        if forms and not (picks and answers):
            form = await person.press(message, forms[0].custom_id)
            return await self._settled(self._type(person, form, is_again=message.is_ephemeral))
        found = answers or pressable[:1]
        return await self._settled(person.press(message, self.luck.pick(found).custom_id))

    async def _type(self, person: Person, form: Call, *, is_again: bool) -> Call:
        """Fill each field with what stands in it, or else with what it shows as example."""
        fields = [part["component"] for part in (form.modal or {})["components"] if "component" in part]
        entered = {field["custom_id"]: self._entered(field, is_again=is_again) for field in fields}
        return await person.submit(form, entered)

    def _entered(self, field: dict[str, Any], *, is_again: bool) -> str | list[str]:
        options = field.get("options", ())
        if options:
            return [next((one["value"] for one in options if one.get("default")), options[0]["value"])]
        shown = str(field.get("value") or field.get("placeholder") or "").removeprefix("such as ")
        numbers = re.fullmatch(r"(\d+) to (\d+)", shown)
        if numbers:
            return str(self.luck.number(*map(int, numbers.groups())))
        if named := re.findall("`(\\w+)`", self.table.embeds[-1].get("description", "")) if is_again else ():
            return str(named[-1])  # the example doesn't fit any more: a word that the question names does
        if f"`{LAST}`" in self.table.embeds[-1].get("description", "") and self.luck.one_in(LAST_ONE_IN):
            return f"{shown} {LAST}"  # else a deck that nobody counts never ends
        return re.sub(r":$", ": 3", shown, flags=re.MULTILINE)  # the lines of a form in one field

    async def _settled(self, press: Awaitable[Call]) -> Call:
        """Wait until all has settled and somebody is needed."""
        before = self._shown
        call = await press
        await self.sandbox.settle()
        await self.sandbox.until(lambda: self._waits(call.message), WITHIN)
        if call.message and call.message.is_ephemeral and call.message.is_deleted:
            # What was done in private shows on the table.
            await self.sandbox.until(lambda: self._shown != before, WITHIN)
            await self.sandbox.until(lambda: self._waits(None), WITHIN)
        await self.sandbox.settle()
        return call
