"""What hypothesis plays London with."""

from hypothesis.stateful import invariant

from engines.core.text import Text
from engines.london import GAME
from engines.london.model.catalogue import boroughs
from engines.london.model.state import State, automa_card, copies_in
from tests.contract.machine import SHORTER, Session
from tests.contract.player import Played

MOST_STEPS = 8


class London(Session):
    """Every card lies in one place, nothing is owed, and each choice is explained."""

    game = GAME
    length = SHORTER
    state: State

    def done(self, played: Played) -> None:
        super().done(played)
        if played.move is None or played.move.action != "turn":
            return
        flipped = [event for event in played.events if event.id == "flipped"]
        limit = played.before.options.draw_another_limit
        assert 1 <= len(flipped) <= limit + 1
        for event in played.events:
            if event.id in ("chosen", "chosen-borough"):
                assert event.trace is not None
                assert event.trace.candidates
                assert len(event.trace.steps) < MOST_STEPS
                # Every line that was applied has a step, with the one candidate left at its end.
                seat = event.seat or ""
                assert seat.startswith("a")
                left = event.trace.steps[-1].left if event.trace.steps else event.trace.candidates
                assert left or event.rule == "draw.8"
                assert isinstance(event.args["card"], Text)

    @invariant()
    def each_card_lies_in_one_place(self) -> None:
        if self.state is None:
            return
        ids = [copy.id for copy in copies_in(self.state)]
        assert len(set(ids)) == len(ids)
        named = [copy.name for copy in copies_in(self.state)]
        for name in boroughs():
            assert named.count(name) <= 1, name

    @invariant()
    def the_automa_deck_is_whole(self) -> None:
        if self.state is None:
            return
        cards = [*self.state.deck, *self.state.pile]
        assert len(set(cards)) == len(cards)
        assert all(automa_card(self.state, card) for card in cards)

    @invariant()
    def nobody_owes(self) -> None:
        for seat in self.state.seats if self.state else ():
            assert min(seat.coins, seat.poverty, seat.prestige) >= 0

    @invariant()
    def the_board_has_its_places(self) -> None:
        if self.state is not None:
            assert len(self.state.board) == 2 * self.state.options.columns
            assert len(self.state.row) == 3
            assert set(self.state.order) >= {seat.id for seat in self.state.seats}


MACHINE = London
