"""Only the way of an answer is bad: it is sent again in time, and nothing untrue is said of it."""

import asyncio
import json
import signal
from collections.abc import Awaitable, Callable

import pytest

from sandbox.driver import Call, Channel, Message, Sandbox, TimedOut
from tests.wire.conftest import Bot, Table, body, has
from tests.wire.test_exact import suggested
from tests.wire.test_kept import DECK, OF, file
from tests.wire.test_outbox import CALLBACK, PRESS_IS_OVER, is_the_table_alone, logged, public

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

ONCE: dict[str, Callable[[Sandbox], object]] = {
    "cut": lambda one: one.faults.drop("POST", CALLBACK),
    "cut after arrival": lambda one: one.faults.drop("POST", CALLBACK, after=True),
    "cut twice": lambda one: one.faults.drop("POST", CALLBACK, times=2),
    "broken": lambda one: one.faults.fail("POST", CALLBACK, 502),
    "broken after arrival": lambda one: one.faults.fail("POST", CALLBACK, 502, after=True),
    "limited": lambda one: one.faults.rate_limit("POST", CALLBACK, 0.2),
    "unheard": lambda one: one.faults.delay("POST", CALLBACK, 2.0),
    "unheard after arrival": lambda one: one.faults.delay("POST", CALLBACK, 2.0, after=True),
}
"""What happens to the first try."""


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


async def command(table: Table) -> None:
    assert "It draws the card Plain." in body((await table.slash("turn")).message)


async def press(table: Table) -> None:
    assert "It draws the card Plain." in body((await table.press_panel("Turn of Automa")).message)


async def look(table: Table) -> None:
    assert "Pebbles" in body((await table.press_panel("Look")).message)


async def refusal(table: Table) -> None:
    assert "nothing to undo" in body((await table.slash("undo")).message)


async def form(table: Table) -> None:
    call = await table.sandbox.press_raw(table.ada, table.table, f"a1:{table.session}:1:rules")
    assert call.modal


async def suggestions(table: Table) -> None:
    assert await suggested(table, "fix", "field", "")


async def export(table: Table) -> None:
    call = await table.slash("export")
    await table.sandbox.until(lambda: call.message is not None and len(call.message.attachments) == 1)


async def thought(table: Table) -> None:
    call = await table.slash("deck", file=file(DECK), **OF)
    await table.sandbox.until(lambda: "Noted." in body(call.message))
    await table.sandbox.until(lambda: len(call.followups) == 1)


KINDS: tuple[Callable[[Table], Awaitable[None]], ...] = (
    command,
    press,
    look,
    refusal,
    form,
    suggestions,
    export,
    thought,
)


@pytest.mark.parametrize("fault", ONCE)
@pytest.mark.parametrize("kind", KINDS, ids=lambda one: one.__name__)
async def test_an_answer_that_is_lost_on_its_way_is_sent_again_in_time(
    table: Table, kind: Callable[[Table], Awaitable[None]], fault: str
) -> None:
    await table.start()
    table.sandbox.clear_log()
    ONCE[fault](table.sandbox)
    await kind(table)
    table.sandbox.faults.clear()
    tries = 3 if fault == "cut twice" else 2
    await table.sandbox.until(
        lambda: sum(one.path.endswith("/callback") for one in table.sandbox.requests) >= tries
    )
    await table.sandbox.settle()
    assert not any("Nothing was changed" in body(one) for one in table.messages())
    assert all(one.code == 40060 for one in table.sandbox.refusals)
    await table.sandbox.until(lambda: is_the_table_alone(table) or kind is thought)
    table.sandbox.refusals.clear()


def lose_for_good(table: Table, *, has_arrived: bool) -> None:
    """Let nothing be heard of the next answer, however often it is sent."""
    if has_arrived:
        table.sandbox.faults.drop("POST", CALLBACK, after=True)
    table.sandbox.faults.drop("POST", CALLBACK, times=None)


async def served(table: Table, act: Callable[[], Awaitable[Call]], *, is_killed: bool = False) -> None:
    """Do something and wait until the bot is done with it, or kill it when it has answered."""
    over = table.bot.logged().count(PRESS_IS_OVER)
    acting = asyncio.ensure_future(act())
    if is_killed:
        await acting
        await table.bot.restart(signal.SIGKILL)
    else:
        while table.bot.logged().count(PRESS_IS_OVER) == over:
            await table.sandbox.settle()
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)
    table.sandbox.faults.clear()
    await table.sandbox.settle()


def private(table: Table) -> list[Message]:
    return [one for one in table.messages() if one.is_ephemeral]


@pytest.mark.parametrize("verb", ["turn", "status", "score", "undo", "end"])
async def test_below_an_answer_that_arrived_unheard_nothing_else_is_said(table: Table, verb: str) -> None:
    await table.start()
    lose_for_good(table, has_arrived=True)
    await served(table, lambda: table.ada.slash(table.channel, f"automa {verb}"))
    told = [body(one) for one in private(table)]
    assert len(told) == (verb not in ("turn", "status"))
    assert "Discord" not in "".join(told)
    await table.sandbox.until(lambda: is_the_table_alone(table))


@pytest.mark.parametrize("has_arrived", [False, True])
async def test_a_change_of_what_is_kept_whose_answer_is_lost_is_not_called_untold(
    table: Table, has_arrived: bool
) -> None:
    lose_for_good(table, has_arrived=has_arrived)
    await served(table, lambda: table.ada.slash(table.channel, "automa deck", line="7 dare", **OF))
    assert not private(table)
    assert len(public(table)) == has_arrived


@pytest.mark.parametrize("verb", ["undo", "score"])
async def test_a_refusal_or_a_look_that_arrived_unheard_goes_with_the_next_press(
    table: Table, verb: str
) -> None:
    await table.start()
    lose_for_good(table, has_arrived=True)
    if verb == "undo":
        await served(table, lambda: table.ada.slash(table.channel, "automa undo"))
    else:
        await served(table, lambda: table.ada.press(table.table, label="Look"))
    assert len(private(table)) == 1
    await table.press_panel("Turn of Automa")
    await table.sandbox.until(lambda: not private(table))


async def test_a_saved_turn_whose_answer_never_arrived_is_at_the_table_all_the_same(table: Table) -> None:
    await table.start()
    lose_for_good(table, has_arrived=False)
    await served(table, lambda: table.ada.press(table.table, label="Turn of Automa"))
    await table.sandbox.until(
        lambda: is_the_table_alone(table) and "It draws the card Plain." in body(public(table)[-1])
    )
    assert not private(table)


async def test_what_did_not_begin_since_its_first_word_was_lost_says_so(table: Table) -> None:
    lose_for_good(table, has_arrived=True)
    await served(table, lambda: table.ada.slash(table.channel, "automa deck", file=file("9 dare\n"), **OF))
    assert "Nothing was changed" in body(private(table)[0])
    assert not public(table)
    assert len(private(table)) == 1


async def test_a_limit_longer_than_the_wait_for_an_answer_is_not_sat_out(table: Table) -> None:
    await table.start()
    table.sandbox.faults.rate_limit("POST", CALLBACK, 60.0)
    with pytest.raises(TimedOut):
        await table.ada.press(table.table, label="Turn of Automa")
    await table.sandbox.until(lambda: "It draws the card Plain." in body(public(table)[-1]))
    await table.press_panel("Look")
    assert has(table.table, "Look")


async def test_an_edit_of_an_answer_is_sent_again(table: Table) -> None:
    table.sandbox.faults.drop("PATCH", r"/webhooks/.*", after=True)
    call = await table.slash("deck", file=file(DECK), **OF)
    await table.sandbox.until(lambda: "Noted." in body(call.message))
    assert "Discord" not in body(call.message)
    assert len(call.followups) <= 1


async def test_a_typed_turn_whose_answer_arrived_unheard_is_told_after_a_kill_and_its_table_is_the_only_one(
    table: Table,
) -> None:
    await table.start(log="turns")
    lose_for_good(table, has_arrived=True)
    await served(table, lambda: table.ada.slash(table.channel, "automa turn"), is_killed=True)
    await table.sandbox.until(
        lambda: is_the_table_alone(table) and logged(table, "It draws the card Plain.") == 1, within=20.0
    )
    await table.sandbox.settle()
    assert len(public(table)) == 2


async def test_what_follows_an_answer_is_sent_once_whatever_discord_says(table: Table) -> None:
    """It may be there although Discord met a fault of its own: sent again it would be there twice."""
    await table.start()
    table.sandbox.clear_log()
    table.sandbox.faults.fail("POST", r"/webhooks/\d+/[^/]+", 502, after=True)
    call = await table.slash("deck", file=file(DECK), **OF)
    await table.sandbox.until(lambda: "answer-lost" in table.bot.logged())
    assert "Noted." in body(call.message)
    sent = [
        one for one in table.sandbox.requests if one.method == "POST" and one.path.startswith("/webhooks/")
    ]
    assert len(sent) == 1


async def test_a_thread_of_which_nothing_was_heard_may_be_there(table: Table) -> None:
    table.sandbox.faults.drop("POST", r"/channels/\d+/threads", times=None, after=True)
    call = await table.start(thread=True)
    await table.sandbox.until(lambda: "There may be a new thread" in body(call.message))
    assert "Nothing was changed" not in body(call.message)
    table.sandbox.faults.clear()
    assert table.sandbox.threads(table.channel)


def is_connected(log: str) -> bool:
    """Tell whether the newest start has met its servers: what comes before belongs to these."""
    return log.rfind('"connected"') > log.rfind('"started"')


async def test_the_log_says_what_became_of_a_press_and_which_servers_there_are(table: Table) -> None:
    await table.start()
    await table.press_panel("Turn of Automa")
    await table.slash("redo")
    await table.sandbox.press_raw(table.ada, table.table, f"a1:{table.session}:0:turn:turn")
    await table.sandbox.settle()
    lines = [json.loads(one) for one in table.bot.logged().splitlines()]
    became = [(one["what"], one["became"]) for one in lines if one["event"] == "press"]
    assert became[-3:] == [("turn", "done"), ("redo", "refused"), ("turn", "old")]
    await table.sandbox.until(lambda: is_connected(table.bot.log.read_text()))
    table.sandbox.add_guild("Another server", "general")
    await table.sandbox.until(lambda: '"server-joined"' in table.bot.logged())
