"""Whole hosted games of one, two and three people: nothing that one seat may know gets anywhere else.

They are the longest games on the wire. Those that one process plays share a bot, each in its own channel.
"""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.driver import Person, Sandbox
from tests.wire.conftest import Bot, has, running
from tests.wire.hall import Hall, asks
from tests.wire.watch import EVERYBODY, Watch

NUMBERED = Path(__file__).parent / "numbered"
LATEST_TURNS = 3
LOOK_EVERY = 30
"""So many turns apart everybody looks at everything there is to look at."""
COMMANDS = ("status", "score", "why", "hand", "seats", "help", "export")
TYPED = (("why", "turn"), ("report", "action"), ("fix", "field"), ("answer", "text"))


pytestmark = [
    pytest.mark.wire,
    pytest.mark.slow,
    pytest.mark.asyncio(loop_scope="module"),
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def long_bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bot]:
    folder = tmp_path_factory.mktemp("long")
    path = os.pathsep.join((str(Path(__file__).parents[2]), str(NUMBERED)))
    async with (
        Sandbox() as sandbox,
        running(sandbox, folder, is_first=True, PYTHONPATH=path, LOG_LEVEL="debug") as bot,
    ):
        yield bot


@pytest_asyncio.fixture(loop_scope="module")
async def numbered(long_bot: Bot) -> Hall:
    await long_bot.sandbox.settle()
    long_bot.sandbox.clear_log()  # the game before has told its seed at its end
    return Hall(long_bot.sandbox, long_bot, long_bot.sandbox.add_channel("a table of its own"))


async def look_around(hall: Hall, watch: Watch, people: dict[str, Person]) -> None:
    """Let everybody use every command that shows something, whoever has no seat first."""
    for seat, person in {EVERYBODY: hall.cleo, **people}.items():
        for command in COMMANDS:
            call = await person.slash(hall.channel, f"automa {command}")
            await hall.sandbox.settle()
            for file in call.message.attachments if call.message else ():
                await watch.read(file.content.decode(), seat)
            await watch.look()
        await look_at_all(hall, watch, person)
        for command, option in TYPED:
            found = await person.autocomplete(hall.channel, f"automa {command}", focused=option, value="")
            await watch.read(found, seat)


async def look_at_all(hall: Hall, watch: Watch, person: Person) -> None:
    """Turn to every page of what can be looked at, the turns so far among them."""
    message = (await hall.press(person, "Look")).message
    assert message is not None
    for page in sorted(message.selects[-1].values, key=lambda one: one == "turn"):
        await person.select(message, message.selects[-1].custom_id, [page])
        await hall.sandbox.settle()
        await watch.look()
    for turn in message.selects[0].values[-LATEST_TURNS:]:
        await person.select(message, message.selects[0].custom_id, [turn])
        await hall.sandbox.settle()
        await watch.look()


async def play_on(hall: Hall, watch: Watch, person: Person) -> None:
    """Let a person choose whatever comes."""
    call = await hall.press(person, "Play")
    while call.message is not None and asks(call.message):
        call = await hall.choose(person, call.message)
        await watch.look()
        await hall.sandbox.settle()
        if call.message is not None and call.message.is_deleted and hall.waits(person):
            call = await hall.press(person, "Play")  # a new choice has come down below the table


@pytest.mark.parametrize(("people", "automas"), [(1, 2), (2, 1), (3, 0)])
async def test_no_hidden_card_is_told_to_anybody_else(numbered: Hall, people: int, automas: int) -> None:
    hall = numbered
    everyone = {f"s{n}": one for n, one in enumerate((hall.ada, hall.ben, hall.dora)[:people], 1)}
    watch = Watch(hall.sandbox, hall.bot, everyone)
    await hall.start("numbered", automas=automas, drawn="a seed for nobody")
    for person in list(everyone.values())[1:]:
        await hall.press(person, "Join")
    if has(hall.panel, "Next turn"):
        await hall.press(hall.ada, "Next turn")
    await watch.open(str(hall.channel.id))
    turns = 0
    try:
        while not hall.is_over:
            await hall.until(lambda: hall.is_over or any(map(hall.waits, everyone.values())))
            await watch.look()
            for person in everyone.values():
                if hall.waits(person):
                    await play_on(hall, watch, person)
                    turns += 1
                    if turns % LOOK_EVERY == 0 and not hall.is_over:
                        await look_around(hall, watch, everyone)
    finally:
        await watch.close()
    assert watch.unseen
    assert watch.found
