"""What hypothesis plays MacRobber with."""

from hypothesis.stateful import invariant, precondition, rule

from engines.core.script.run import Asking, Said
from engines.macrobber import GAME
from engines.macrobber.model.conservation import losses
from engines.macrobber.model.state import State
from tests.contract.machine import LUCK, SHORTER, Session
from tests.contract.player import Luck, step


class Macrobber(Session):
    """Every token, card and estate is somewhere, at every moment that somebody looks."""

    game = GAME
    length = SHORTER
    state: State

    @precondition(Session.is_running)
    @rule(luck=LUCK)
    def look_at_every_moment_of_a_turn(self, luck: Luck) -> None:
        (offer,) = self.game.offers(self.state)
        said: tuple[Said, ...] = ()
        while isinstance(result := step(self.game, self.state, offer.move, said), Asking):
            assert losses(result.state) == ""
            question = luck.pick(result.questions)
            said = (*result.said, Said(question.id, luck.answer(question)))
        self.history.append(self.state)
        self.state = result.value

    @invariant()
    def nothing_is_lost(self) -> None:
        if self.state is None:
            return
        assert losses(self.state) == ""
        for seat in self.state.seats:
            assert len(seat.hand) == seat.court.Y >= 3
            assert min(seat.points, *seat.court) >= 0
            assert len(seat.estates) == 2 + len(seat.tiles) <= 6
            assert seat.points == sum(seat.ledger.values())


MACHINE = Macrobber
