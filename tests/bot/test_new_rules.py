import json
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.screens.localized_view import LocalizedView
from bot.screens.table import table_message
from bot.sessions import errors
from bot.sessions.entry import Kind
from bot.sessions.export import export
from bot.sessions.service import Sessions, first
from bot.sessions.session import unfitting
from bot.sessions.snapshot import Fit
from bot.sessions.start import Origin
from bot.sessions.view import View
from bot.store.check import running
from bot.words.words import Words
from engines.core.errors import BadAnswer
from engines.core.game import registry
from engines.core.script import Script, ask, leave_to, tell
from engines.core.script.event import Event
from engines.core.script.requests import Option, Pick, YesNo
from engines.core.text import text
from tests.bot.conftest import ADA, BEN, Table, say, to_number


class TestNewRules:
    """The rules are updated while a turn waits for an answer."""

    async def asked_by_old_rules(self, table: Table) -> None:
        await to_number(table)
        await table.turn()

    def updated(self, table: Table, turn: Any) -> Table:
        game = registry.games()["pebbles"]
        scripts = {**game.scripts, "turn": turn}
        new = Table(table.store)
        new.id = table.id
        new.sessions = Sessions(
            table.store,
            {"pebbles": replace(game, scripts=scripts)},
            lambda: 99,
            Origin(lambda: "", lambda: ""),
        )
        return new

    @staticmethod
    def new_turn(state: Any) -> Script[Any]:
        yield from tell(Event("rested"))
        yield from ask(YesNo(id="again", ask=text("ask-dare")))
        return replace(state, automa=50)

    async def test_the_turn_begins_again_and_says_so(self, table: Table) -> None:
        await self.asked_by_old_rules(table)
        new = self.updated(table, self.new_turn)
        view = await new.sessions.records.view(table.id)
        assert view.has_restarted
        assert [question.id for question in view.questions] == ["again"]
        view = await new.answer("yours", 7, seq=3)
        assert view.has_restarted
        assert view.entry.kind == "restart"
        view = await new.answer("again", True, seq=4)
        assert not view.has_restarted
        assert view.state.automa == 50

    async def test_a_turn_that_the_rules_forbid_now_is_given_up(self, table: Table) -> None:
        await self.asked_by_old_rules(table)

        def turn(_: Any) -> Script[Any]:
            raise BadAnswer(text("not-legal-now", move="turn"))

        new = self.updated(table, turn)
        view = await new.answer("yours", 7, seq=3)
        assert view.has_restarted
        assert not view.questions
        assert view.entry.open == ""

    async def test_a_turn_at_which_the_rules_fail_now_is_given_up(self, table: Table, words: Words) -> None:
        await self.asked_by_old_rules(table)

        def turn(_: Any) -> Script[Any]:
            raise KeyError("a card that is gone")

        new = self.updated(table, turn)
        view = await new.sessions.records.view(table.id)
        assert (view.fit, view.questions) == (Fit.GIVEN_UP, ())
        assert "KeyError" in view.fault
        assert "given up" in str(table_message(LocalizedView(words, view)))
        assert view.turns

    async def test_a_turn_that_asks_nothing_any_more_is_begun_again_by_a_press(
        self, table: Table, words: Words
    ) -> None:
        await self.asked_by_old_rules(table)

        def turn(state: Any) -> Script[Any]:
            yield from tell(Event("rested"))
            return replace(state, automa=50)

        new = self.updated(table, turn)
        view = await new.sessions.records.view(table.id)
        assert (view.fit, view.questions) == (Fit.WAITING, ())
        assert "Begin again" in str(table_message(LocalizedView(words, view))["components"])
        with pytest.raises(errors.BeginsAgain):
            await new.turn()
        view = await new.sessions.begin_again(table.id, view.seq, ADA)
        assert view.state.automa == 50
        assert (await new.sessions.records.view(table.id)).fit == Fit.WHOLE
        with pytest.raises(errors.NotOffered):
            await new.sessions.begin_again(table.id, None, ADA)

    async def test_outcomes_of_chance_that_can_not_be_any_more_begin_it_again(self, table: Table) -> None:
        def drawing(*cards: str) -> Any:
            def turn(state: Any) -> Script[Any]:
                options = tuple(Option(one, text("number", n=1)) for one in cards)
                card = yield from leave_to(Pick(id="card", ask=text("ask-dare"), options=options))
                yield from ask(YesNo(id="again", ask=text("ask-dare")))
                return replace(state, bridge=card)

            return turn

        await table.start()
        await self.updated(table, drawing("gone")).turn()
        new = self.updated(table, drawing("new"))
        view = await new.sessions.records.view(table.id)
        assert (view.fit, len(view.questions)) == (Fit.ANEW, 1)
        await new.answer("again", True)
        assert (await new.answer("again", True)).state.bridge == "new"


class TestBroken:
    """What an earlier version has stored can't be read any more."""

    async def broken(self, table: Table, store_path: Path, where: str = "seq = 3") -> View:
        await to_number(table)
        await table.turn()
        with closing(sqlite3.connect(store_path, isolation_level=None)) as db:
            db.execute(f"UPDATE entries SET state = replace(state, '\"deck\"', '\"stack\"') WHERE {where}")
        return await self.anew(table).sessions.records.view(table.id)

    @staticmethod
    def anew(table: Table, **changes: Any) -> Table:
        """Return the table after a start of the bot."""
        new = Table(table.store)
        new.id = table.id
        game = replace(registry.games()["pebbles"], **changes)
        new.sessions = Sessions(table.store, {"pebbles": game}, lambda: 99, Origin(lambda: "", lambda: ""))
        return new

    @pytest.fixture
    def path(self, tmp_path: Path) -> Path:
        return tmp_path / "automa.db"

    async def test_the_table_says_so_and_has_the_ways_out(
        self, table: Table, path: Path, words: Words
    ) -> None:
        view = await self.broken(table, path)
        assert view.is_broken
        told = table_message(LocalizedView(words, view))
        assert "can't go on" in str(told["embeds"])
        assert "Back to what works" in str(told["components"])
        assert "End the game" in str(told["components"])
        (found,) = unfitting(registry.games(), running(path))
        assert found[0] == Fit.BROKEN
        assert f"session {table.id} (pebbles) can't go on: pebbles state: deck: " in found[1]

    async def test_every_press_is_told_so(self, table: Table, path: Path) -> None:
        await self.broken(table, path)
        new = self.anew(table).sessions
        presses: tuple[Callable[[], Awaitable[View]], ...] = (
            lambda: new.move(table.id, None, first, ADA),
            lambda: new.report(table.id, None, "took 1", ADA),
            lambda: new.fix(table.id, None, "automa", "3", ADA),
            lambda: new.answer(table.id, None, say("yours", 7), ADA),
            lambda: new.begin_again(table.id, None, ADA),
        )
        for press in presses:
            with pytest.raises(errors.CantGoOn) as caught:
                await press()
            assert caught.value.view is not None
        assert (await new.records.view(table.id)).seq == 3

    async def test_one_press_goes_back_to_the_last_moment_that_can_be_read(
        self, table: Table, path: Path
    ) -> None:
        await self.broken(table, path, "seq >= 2")
        new = self.anew(table)
        view = await new.sessions.rescue(table.id, 3, ADA)
        assert (view.entry.kind, view.entry.base, view.fit) == (Kind.UNDO, 1, Fit.WHOLE)
        view = await new.turn()
        assert view.fit == Fit.WHOLE
        with pytest.raises(errors.NotOffered):
            await new.sessions.rescue(table.id, None, ADA)

    async def test_without_such_a_moment_it_is_ended_and_exported(self, table: Table, path: Path) -> None:
        view = await self.broken(table, path, "seq > 0")
        new = self.anew(table)
        with pytest.raises(errors.NothingToUndo):
            await new.sessions.rescue(table.id, None, ADA)
        view = await new.sessions.end(table.id, None, ADA)
        assert view.is_ended
        view = await new.sessions.records.view(table.id)
        document = export(view.session, await new.sessions.history.entries(table.id), [])
        assert document["seed"] == "seed"
        assert [one["kind"] for one in document["entries"]] == ["start", "turn", "turn", "end"]

    async def test_a_stranger_neither_goes_back_nor_ends(self, table: Table, path: Path) -> None:
        await self.broken(table, path)
        new = self.anew(table).sessions
        for press in (new.rescue, new.end):
            with pytest.raises(errors.NotSeated):
                await press(table.id, None, BEN)

    async def test_a_state_of_which_the_rules_can_tell_nothing_is_no_better(self, table: Table) -> None:
        await to_number(table)
        game = registry.games()["pebbles"]

        def panel(state: Any) -> Any:
            return {8: game.panel}[len(state.deck)](state)

        new = self.anew(table, panel=panel)
        view = await new.sessions.records.view(table.id)
        assert view.is_broken
        assert "KeyError" in view.fault
        assert (await new.sessions.rescue(table.id, None, ADA)).fit == Fit.WHOLE

    async def test_an_open_move_that_can_not_be_read_is_no_better(self, table: Table, path: Path) -> None:
        await self.broken(table, path, "seq = 0")
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute('UPDATE entries SET open = \'{"kind": "dance"}\' WHERE seq = 3')
        assert (await self.anew(table).sessions.records.view(table.id)).is_broken

    async def test_a_set_up_that_the_rules_forbid_now_is_ended(self, table: Table) -> None:
        def start(_: Mapping[str, Any]) -> Script[Any]:
            raise BadAnswer(text("not-legal-now", move="start"))

        await table.start(pebbles=0)
        assert (await table.sessions.records.view(table.id)).state is None
        new = self.anew(table, start=start)
        view = await new.sessions.records.view(table.id)
        assert view.is_broken
        assert (await new.sessions.end(table.id, None, ADA)).is_ended
        assert json.loads(view.session.options)["pebbles"] == 0
