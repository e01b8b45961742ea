from dataclasses import replace
from typing import Any

from bot.sessions.service import Sessions
from engines.core import registry
from engines.core.errors import BadAnswer
from engines.core.game import Game
from engines.core.move import Move
from engines.core.requests import Event, YesNo
from engines.core.script import Script, ask, tell
from engines.core.text import text
from tests.bot.conftest import Table, to_number


class TestNewRules:
    """The rules are updated while a turn waits for an answer."""

    async def asked_by_old_rules(self, table: Table) -> None:
        await to_number(table)
        await table.turn()

    def updated(self, table: Table, play: Any) -> Table:
        game = registry.games()["pebbles"]
        new = Table(table.store)
        new.id = table.id
        new.sessions = Sessions(
            table.store, {"pebbles": replace(game, play=play)}, lambda: 99, lambda: "", lambda: ""
        )
        return new

    def other_question(self, game: Game[Any]) -> Any:
        def play(state: Any, move: Move) -> Script[Any]:
            if move.action != "turn":
                return game.play(state, move)
            return self.new_turn(state)

        return play

    @staticmethod
    def new_turn(state: Any) -> Script[Any]:
        yield from tell(Event("rested"))
        yield from ask(YesNo(id="again", ask=text("ask-dare")))
        return replace(state, automa=50)

    async def test_the_turn_begins_again_and_says_so(self, table: Table) -> None:
        await self.asked_by_old_rules(table)
        new = self.updated(table, self.other_question(registry.games()["pebbles"]))
        view = await new.sessions.view(table.id)
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

        def play(_: Any, move: Move) -> Script[Any]:
            raise BadAnswer(text("not-now", move=move.code))

        new = self.updated(table, play)
        view = await new.answer("yours", 7, seq=3)
        assert view.has_restarted
        assert not view.questions
        assert view.entry.open == ""
