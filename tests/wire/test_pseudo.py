"""Sessions of every game with a bot that speaks the pseudo-language: what is shown comes from a file."""

import random
import signal
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from sandbox.driver import Call, Message, Person, Sandbox
from tests.contract.pseudo import shown, strays
from tests.wire.conftest import Bot, Table

pytestmark = [pytest.mark.wire, pytest.mark.slow]

PRESSES = 60
CLANS = {"Ardroch", "Corrieglen", "Dunmorag", "Erskay", "Finlarig"}
NAMES = {"Automa", "Ada", "Ben", "nonsense", "dark", "green", "dg", "empty", *CLANS}
"""What the automa of Pebbles is called until people call it something else, people, and what they type."""
VERBS = ("help", "status", "hand", "seats", "score", "why", "undo", "redo", "turn", "end", "export")
TEXT_INPUT = 4
TYPED = ("7", "??", "1")


class PseudoBot(Bot):
    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        super().__init__(sandbox, folder)
        self.program = (str(Path(__file__).with_name("pseudo_bot.py")), str(folder))


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Bot]:
    pseudo = PseudoBot(sandbox, tmp_path)
    await pseudo.start()
    try:
        await sandbox.ready()
        yield pseudo
    finally:
        await pseudo.stop(signal.SIGKILL)
    assert "Traceback" not in pseudo.logged()
    assert "text-missing" not in pseudo.logged()
    assert sandbox.refusals == []


class Walk:
    """Two people who press whatever there is, and read all of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.luck = random.Random("walk")
        self.private: list[Message] = []
        self.found: set[str] = set()

    def read(self, parts: Any) -> None:
        for text in shown(parts):
            if words := set(strays(text)) - NAMES:
                self.found.add(f"{sorted(words)} in {text}")

    def look(self, call: Call) -> None:
        """Read the answer and all that is in the channel."""
        messages = [one for person in (self.table.ada, self.table.ben) for one in self.table.messages(person)]
        for one in (*messages, *([call.message] if call.message else [])):
            self.read([{"content": one.content}, one.embeds, one.components])
            self.read([{"description": file.description} for file in one.attachments])
        if call.message is not None and call.message.is_ephemeral:
            self.private = [*self.private[-2:], call.message]

    async def command(self, name: str, **options: Any) -> None:
        self.look(await self.table.slash(name, self.luck.choice((self.table.ada, self.table.ben)), **options))

    async def step(self) -> None:
        """Press or choose something in one of the newest messages."""
        public = [one for one in self.table.messages() if not one.is_ephemeral][-3:]
        usable = [one for one in (*public, *self.private) if not one.is_deleted and _parts(one)]
        if not usable:
            return  # automas are thinking
        message = self.luck.choice(usable)
        reader = message.visible_to
        person = self.luck.choice((self.table.ada, self.table.ben))
        if reader is not None:
            person = self.table.sandbox.user(reader.name)
        part = self.luck.choice(_parts(message))
        if isinstance(part, str):
            call = await person.press(message, part)
        else:
            custom_id, values, low = part
            call = await person.select(message, custom_id, self.luck.sample(values, low))
        await self.table.sandbox.settle()
        self.look(call)
        if call.modal is not None:
            await self.fill_in(person, call)

    async def fill_in(self, person: Person, opened: Call) -> None:
        self.read(opened.modal)
        fields = [label["component"] for label in (opened.modal or {})["components"] if "component" in label]
        typed = {one["custom_id"]: self.luck.choice(TYPED) for one in fields if one["type"] == TEXT_INPUT}
        call = await person.submit(opened, typed)
        await self.table.sandbox.settle()
        self.look(call)


def _parts(message: Message) -> Sequence[Any]:
    """Return what can be pressed or chosen, but for what ends the game."""
    buttons = [
        one.custom_id
        for one in message.buttons
        if one.custom_id and not one.is_disabled and ":endyes" not in one.custom_id
    ]
    menus = [
        (one.custom_id, one.values, max(1, one.min_values))
        for one in message.selects
        if one.values and not one.is_disabled
    ]
    return [*buttons, *menus]


@pytest.mark.parametrize("game", ["burgundy", "macrobber", "pebbles"])
async def test_all_that_two_people_see_comes_from_a_locale_file(table: Table, game: str) -> None:
    walk = Walk(table)
    await walk.command("help")
    await walk.command("turn")
    await walk.command(f"start {game}", seed="pseudo")
    await walk.command(f"start {game}")
    for number in range(PRESSES):
        await walk.step()
        if number % 5 == 0:
            await walk.command(VERBS[number // 5 % len(VERBS)])
    await walk.command("report", action="nonsense")
    await walk.command("fix", field="nonsense", value="1")
    for verb, focused in (("report", "action"), ("fix", "field"), ("why", "turn")):
        choices = await table.ada.autocomplete(table.channel, f"automa {verb}", focused=focused, value="")
        walk.read([{"name": one["name"]} for one in choices])
    sure = await table.slash("end")
    if sure.message is not None and (ends := [one for one in sure.message.buttons if one.custom_id]):
        walk.look(await table.ada.press(sure.message, ends[0].custom_id))
    await table.sandbox.settle()
    walk.look(sure)
    assert not walk.found, "\n".join(sorted(walk.found))
