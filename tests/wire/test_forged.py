"""Forged interactions: whatever a changed client sends gets a private word, and leaves no traceback."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.presses.serves import HANDLERS
from sandbox.driver import Call, Message, Sandbox
from sandbox.payloads import user_json
from tests.wire.conftest import Bot, Table, body, has
from tests.wire.hall import Hall

pytestmark = [pytest.mark.wire, pytest.mark.slow]

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
LETTERS = list(dict.fromkeys(kind.letters for kind in HANDLERS))
HUGE = "9" * 64
VALUES = (
    "",
    ":",
    ":1",
    ":-1",
    ":~",
    ":x:y:z",
    f":{HUGE}",
    f":1:{HUGE}",
    ":dare:yes:AAAA",
    ":s1:drover",
    ":=.-_~",
)


def custom_ids(session: str, seq: int) -> Iterator[str]:
    """Yield ids of the right shape that mean nothing, or something else than what was offered."""
    for letters in LETTERS:
        for value in VALUES:
            yield f"a1:{session}:{seq}:{letters}{value}"[:100]
        for odd in (0, seq - 1, seq + 1, 9_999_999_999):
            yield f"a1:{session}:{odd}:{letters}:dare:1"
        yield f"a1:aaaaaaaa:{seq}:{letters}"
        yield f"a1:{session}:{seq}:{letters}".upper()
    yield from ("", "a1", "a1:::", "\0", "\ud83c", "é" * 100, "x" * 4000, f"a1:{session}:{seq}:", "1" * 100)


CHOSEN: tuple[Any, ...] = (
    None,
    [],
    ["x"],
    ["sleep.s9"],
    ["give.s2.none"],
    ["take."],
    ["leave"] * 30,
    [HUGE],
    ["\ud83c"],
    [1],
    [None],
    {"a": 1},
    "leave",
)


def datas(custom_id: Any, luck: random.Random) -> dict[str, Any]:
    """Return the data of a press or a choice."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": luck.choice((2, 3)), "id": 1}
    if data["component_type"] == 3:
        data["values"] = luck.choice(CHOSEN)
    return data


def start(game: str, option: str, value: Any) -> list[dict[str, Any]]:
    inner = {"type": 1, "name": game, "options": [{"type": 3, "name": option, "value": value}]}
    return [{"type": 2, "name": "start", "options": [inner]}]


COMPONENTS: tuple[Any, ...] = (
    None,
    [],
    [{}],
    [None],
    ["x"],
    [{"type": 1, "components": []}],
    [{"type": 1, "components": [{"type": 4, "custom_id": "text"}]}],
    [{"type": 1, "components": [{"type": 4, "custom_id": "text", "value": None}]}],
    [{"type": 1, "components": [{"type": 4, "custom_id": "text", "value": "9" * 4000}]}],
    [{"type": 18, "component": {"type": 4, "custom_id": "text", "value": "\0"}}],
    [{"type": 18, "component": None}],
    {"type": 1},
    "text",
)

OPTIONS: tuple[Any, ...] = (
    None,
    [],
    [{}],
    [None],
    "turn",
    {"name": "turn"},
    [{"type": 1, "name": "drop"}],
    [{"type": 1, "name": None}],
    [{"type": 1, "name": "report"}],
    [{"type": 1, "name": "report", "options": [{}]}],
    [{"type": 1, "name": "report", "options": [{"type": 3, "name": "action"}]}],
    [{"type": 1, "name": "report", "options": [{"type": 3, "name": "action", "value": "x" * 6000}]}],
    [{"type": 1, "name": "report", "options": [{"type": 3, "name": "action", "value": [1]}]}],
    [{"type": 1, "name": "report", "options": 5}],
    [{"type": 1, "name": "fix", "options": [{"type": 3, "name": "field", "value": "\ud83c"}]}],
    [{"type": 1, "name": "why", "options": [{"type": 3, "name": "turn", "value": HUGE}]}],
    [{"type": 2, "name": "start"}],
    [{"type": 2, "name": "start", "options": []}],
    [{"type": 2, "name": "start", "options": [{"type": 1, "name": "chess"}]}],
    [{"type": 2, "name": "start", "options": [{"type": 1}]}],
    start("macrobber", "automas", "x"),
    start("macrobber", "automas", -1),
    start("macrobber", "automas", 10**30),
    start("macrobber", "seats", 10**30),
    start("macrobber", "seats", [1]),
    start("pebbles", "nonsense", 1),
    start("pebbles", "seed", {}),
)


@pytest.fixture
def hall(sandbox: Sandbox, bot: Bot) -> Hall:
    return Hall(sandbox, bot)


def session_of(message: Message) -> tuple[str, int]:
    ids = [one.custom_id or "" for one in message.buttons]
    found = re.match(r"a1:(\w+):(\d+)", next((one for one in ids if one.startswith("a1:")), ""))
    assert found
    return found[1], int(found[2])


async def press_everything(at: Table | Hall, panel: Message) -> int:
    """Press, choose and submit all that can be forged, and return how much that was."""
    luck = random.Random("forged")
    session, seq = session_of(panel)
    sent = 0
    for custom_id in custom_ids(session, seq):
        for data in (datas(custom_id, luck), datas(custom_id, luck)):
            person = luck.choice((at.ada, at.ben))
            assert_served(await at.sandbox.send_raw(person, at.channel, COMPONENT, data, panel))
            sent += 1
    for letters in LETTERS:  # numbers that are none, though Python calls them digits
        chosen = {"custom_id": f"a1:{session}:{seq}:{letters}", "component_type": 3, "values": ["turn.²"]}
        assert_served(await at.sandbox.send_raw(at.ada, at.channel, COMPONENT, chosen, panel))
        sent += 1
    for custom_id in (f"a1:{session}:{seq}:say:dare", f"a1:{session}:{seq}:say", "say", ""):
        for parts in COMPONENTS:
            form: dict[str, Any] = {"custom_id": custom_id, "components": parts}
            assert_served(await at.sandbox.send_raw(at.ada, at.channel, SUBMIT, form, panel))
            sent += 1
    return sent


def assert_served(call: Call) -> None:
    """Check that what was forged was answered, and is no bug: that would be an error with an id."""
    assert call.kind is not None
    if call.message is not None:
        assert "(Error " not in body(call.message), call.data


async def test_forged_presses_and_forms(table: Table) -> None:
    await table.start()
    await table.sandbox.until(lambda: has(table.last, "Turn of Automa"))
    assert await press_everything(table, table.last) > 700


async def test_forged_presses_of_a_hosted_game(hall: Hall) -> None:
    await hall.start(automas=1)
    await hall.press(hall.ben, "Join")
    await hall.until(lambda: bool(hall.panel.buttons))
    assert await press_everything(hall, hall.panel) > 700


async def test_forged_commands(table: Table) -> None:
    for is_begun in (False, True):
        if is_begun:
            await table.start()
        for kind in (COMMAND, AUTOCOMPLETE):
            for options in OPTIONS:
                data: dict[str, Any] = {"id": "1", "name": "automa", "type": 1, "options": options}
                if options is None:
                    del data["options"]
                assert_served(await table.sandbox.send_raw(table.ada, table.channel, kind, data))


async def test_an_interaction_without_a_server(table: Table) -> None:
    await table.start()
    await table.sandbox.until(lambda: has(table.last, "Turn of Automa"))
    member = user_json(table.ada.user)
    for kind, data in (
        (COMMAND, {"id": "1", "name": "automa", "type": 1, "options": [{"type": 1, "name": "status"}]}),
        (COMPONENT, {"custom_id": table.last.buttons[0].custom_id, "component_type": 2}),
    ):
        forged = {"guild_id": None, "guild": None, "user": member}
        call = await table.sandbox.send_raw(table.ada, table.channel, kind, data, forged=forged)
        assert_served(call)
