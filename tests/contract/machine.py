"""A session of any game at the hands of a careless table, as hypothesis plays it."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engines.core.errors import BadAnswer, IllegalMove
from engines.core.game import Game
from engines.core.game.move import REPORT, Fix, Move, Offer
from engines.core.script.run import Asking, Done, Said
from engines.core.state.cache import remembered
from tests.contract.player import Luck, Options, Played, can_write, option_sets, perform, step

LUCK = st.integers(0, 2**20).map(lambda number: Luck(str(number)))
HOSTILE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.text(max_size=20),
    st.lists(st.text(max_size=3), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=3),
)
STRANGE: list[dict[str, str | int]] = [
    {},
    {"seat": "a9"},
    {"depot": 7, "slot": 0},
    {"player": "p1", "depot": -1},
    {"n": "1"},
]
LONG = settings(max_examples=100, stateful_step_count=60)
SHORTER = settings(LONG, max_examples=40)
"""For a game whose every turn has many questions."""


class Session(RuleBasedStateMachine):
    """A session of one game at the hands of a careless table."""

    game: Game[Any]
    length = LONG

    def __init__(self) -> None:
        super().__init__()
        self.state: Any = None
        self.history: list[Any] = []
        self.once: list[Any] = []
        """Every state there was."""
        self.offers = remembered(self.game.offers)

    @initialize(luck=LUCK)
    def start(self, luck: Luck) -> None:
        self.done(perform(self.game, None, None, luck, self.options(luck)))

    def options(self, luck: Luck) -> Options:
        return luck.pick(option_sets(self.game))

    def done(self, played: Played) -> None:
        if played.before is not None:
            self.history.append(played.before)
            if played.asked:
                again = step(self.game, played.before, played.move, played.said)
                assert isinstance(again, Done)
                assert again.value == played.after
        self.state = played.after
        self.once.append(self.state)

    def is_running(self) -> bool:
        return self.state is not None and not self.game.is_over(self.state)

    @rule(turns=st.integers(1, 12), luck=LUCK)
    def take_turns(self, turns: int, luck: Luck) -> None:
        for _ in range(turns):
            if self.is_running():
                self.done(perform(self.game, self.state, self.game.turns(self.state)[0].move, luck))

    @precondition(is_running)
    @rule(luck=LUCK)
    def do_anything_offered(self, luck: Luck) -> None:
        offers = self.offers(self.state)
        action = luck.pick(sorted({offer.move.action for offer in offers}))
        chosen: Offer = luck.pick([offer for offer in offers if offer.move.action == action])
        self.done(perform(self.game, self.state, chosen.move, luck))

    @precondition(lambda self: self.is_running() and can_write(self.game, self.state))
    @rule(luck=LUCK)
    def write_a_line(self, luck: Luck) -> None:
        assert self.game.notation is not None
        line = luck.line(self.game.notation(self.state))
        self.done(perform(self.game, self.state, Move(REPORT, {"line": line}), luck))

    @precondition(is_running)
    @rule(luck=LUCK)
    def correct_to_what_once_was(self, luck: Luck) -> None:
        fixes: Sequence[Fix] = self.game.fixes(luck.pick(self.once))
        if not fixes:
            return
        fix = luck.pick(fixes)
        kept = self.game.dump(self.state)
        try:
            played = perform(self.game, self.state, Move("fix", {"field": fix.id, "value": fix.now}), luck)
        except IllegalMove:
            assert self.game.dump(self.state) == kept
        else:
            self.done(played)

    @rule()
    def undo(self) -> None:
        if self.history:
            self.state = self.game.load(self.game.dump(self.history.pop()))

    @precondition(is_running)
    @rule(action=st.sampled_from(("turn", "round", "phase", "end", "take", "ship", "x")), luck=LUCK)
    def try_a_move_that_is_not_offered(self, action: str, luck: Luck) -> None:
        move = Move(action, luck.pick(STRANGE))
        if all(offer.move.code != move.code for offer in self.offers(self.state)):
            kept = self.game.dump(self.state)
            with pytest.raises(IllegalMove):
                step(self.game, self.state, move)
            assert self.game.dump(self.state) == kept

    @precondition(is_running)
    @rule(luck=LUCK, answer=HOSTILE)
    def give_a_wrong_answer(self, luck: Luck, answer: Any) -> None:
        move = luck.pick(self.offers(self.state)).move
        asking = step(self.game, self.state, move)
        if not isinstance(asking, Asking):
            return
        question = asking.questions[0]
        try:
            question.check(answer)
        except BadAnswer:
            with pytest.raises(BadAnswer):
                step(self.game, self.state, move, (*asking.said, Said(question.id, answer)))
            assert step(self.game, self.state, move, asking.said) == asking

    @invariant()
    def shows_and_goes_on(self) -> None:
        if self.state is None:
            return
        self.game.panel(self.state)
        self.game.score(self.state)
        self.game.public(self.state)
        assert bool(self.offers(self.state)) is not self.game.is_over(self.state)
        assert self.game.load(self.game.dump(self.state)) == self.state
