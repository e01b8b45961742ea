"""A long game: what is looked at reads what it shows, and not all that ever happened."""

from collections.abc import Awaitable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from bot.automas.absence import is_asleep
from bot.presses.kept import Kept
from bot.presses.press import Press
from bot.presses.suggestions import MOST_TURNS, suggest
from bot.presses.why import why_message
from bot.screens.localized_view import LocalizedView
from bot.screens.look import near_to
from bot.sessions.mentions import Mentions
from bot.sessions.moves import moves_of
from bot.sessions.view import View
from bot.words.words import Words
from tests.bot.conftest import ADA, CHANNEL, Table

LONG = 150
FEW = 40
"""Entries that may be read, however long the game is."""


class Reads:
    """Counts the entries that are read; the whole history may not be."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entries = 0
        read = table.store.entry

        async def entry(session: str, seq: int) -> Any:
            self.entries += 1
            return await read(session, seq)

        async def history(_: str) -> Any:
            raise AssertionError

        monkeypatch.setattr(table.store, "entry", entry)
        monkeypatch.setattr(table.store, "history", history)

    async def of(self, work: Awaitable[Any]) -> int:
        """Do the work and return how many entries it has read."""
        self.entries = 0
        await work
        return self.entries


async def corrected(table: Table) -> View:
    """Return a game with a turn and a great many corrections after it."""
    await table.start()
    await table.do("rest")
    for n in range(LONG):
        value = str(1 + n % 2)
        view = await table.sessions.fix(table.id, None, "pebbles", value, ADA)
    return view


@pytest.fixture
async def press(table: Table, words: Words) -> Press:
    pressed: Any = SimpleNamespace(
        sessions=table.sessions,
        own_of=partial(LocalizedView, words),
        speak=lambda local: local,
        by=ADA._replace(channel=CHANNEL),
        interaction=SimpleNamespace(locale="en"),
        context=SimpleNamespace(candidates=Kept()),
    )
    found: Press = pressed
    return found


async def test_why_reads_what_it_explains(
    table: Table, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = await corrected(table)
    reads = Reads(table, monkeypatch)
    assert await reads.of(why_message(press, view)) <= FEW
    assert await reads.of(why_message(press, view, 2)) <= FEW
    assert await reads.of(why_message(press, view, view.seq, since=1)) <= FEW  # a forged button
    assert "It rests" in str(await why_message(press, view, 2))


async def test_what_is_suggested_to_explain_is_bounded(
    table: Table, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    await corrected(table)
    reads = Reads(table, monkeypatch)
    assert 0 < await reads.of(suggest(press, "why", "turn", "")) <= MOST_TURNS
    assert await reads.of(suggest(press, "why", "turn", "t")) == 0


async def test_a_table_reads_what_it_tells(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    view = await corrected(table)
    mentions = Mentions(table.sessions, table.store, lambda: 0)
    await mentions.due(view)
    began = await table.sessions.history.turn_began_at(view)
    view = await table.sessions.fix(table.id, None, "pebbles", "3", ADA)
    reads = Reads(table, monkeypatch)
    assert await reads.of(table.sessions.history.news(view)) <= FEW
    assert await reads.of(mentions.due(view)) <= FEW
    assert await reads.of(table.sessions.history.turn_began_at(view)) <= FEW
    assert await table.sessions.history.turn_began_at(view) == began == 2
    assert await reads.of(table.sessions.history.view_after(view, 2)) <= FEW
    assert await reads.of(is_asleep(table.sessions, view, "a1", 0, 24)) <= FEW


async def test_the_beginning_of_a_turn_is_known_after_steps_back_too(table: Table) -> None:
    await corrected(table)
    for _ in range(3):
        view = await table.undo()
        assert await table.sessions.history.turn_began_at(view) == 2
    view = await table.do("rest")
    assert await table.sessions.history.turn_began_at(view) == view.seq
    view = await table.undo()
    assert await table.sessions.history.turn_began_at(view) == 2


async def test_what_was_told_is_the_same_read_one_by_one_and_all_at_once(table: Table) -> None:
    view = await corrected(table)
    await table.undo()
    await table.turn()
    view = await table.sessions.records.view(table.id)
    history = table.sessions.history
    count = await history.count_told(view)
    told = await history.played(view, await history.told(view, 1, count))
    whole = moves_of(await history.entries(table.id))
    assert told == [one for one in whole if one.events]


@pytest.mark.parametrize(("number", "of"), [(1, 1), (1, 5), (30, 60), (60, 60), (1, 60), (25, 25), (26, 26)])
def test_the_menu_of_turns_has_the_one_that_is_shown(number: int, of: int) -> None:
    near = near_to(number, of)
    assert number - 1 in near
    assert len(near) == min(25, of)
    assert near.stop <= of
