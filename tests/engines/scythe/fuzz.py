"""What hypothesis plays Scythe with."""

from collections import Counter

from hypothesis.stateful import invariant

from engines.core.script.trace import Trace
from engines.scythe import GAME
from engines.scythe.model.board import BASE, board
from engines.scythe.model.catalogue import KINDS, cards, faction_file, most_units
from engines.scythe.model.state import MOST_POWER, STARS, Automa, State
from tests.contract.machine import Session
from tests.contract.player import Played

CHOICES = ("moved", "stayed", "selected")


class Scythe(Session):
    """No unit is lost or stands nowhere, every decision is explained, the decks are whole."""

    game = GAME
    state: State

    def done(self, played: Played) -> None:
        super().done(played)
        for event in played.events:
            if event.id in CHOICES:
                assert isinstance(event.trace, Trace)
                assert event.trace.candidates
        if played.move is not None and played.move.action == "turn":
            for event in played.events:
                if event.id == "moved":
                    assert_alone(played.after, str(event.seat), str(event.args["hex"]))

    @invariant()
    def every_unit_is_somewhere(self) -> None:
        for seat in self.state.seats if self.state else ():
            assert set(seat.units) == set(KINDS)
            for kind, places in seat.units.items():
                assert len(places) <= most_units()[kind]
                assert set(places) <= {BASE, *board().at}
                assert list(places) == sorted(places, key=board().reading)
            assert 0 <= seat.stars <= STARS

    @invariant()
    def the_decks_are_whole(self) -> None:
        for seat in self.state.automas if self.state else ():
            assert sorted((*seat.deck, *seat.discards, *seat.fought)) == list(cards())
            assert 0 <= seat.power <= MOST_POWER
            assert seat.index < seat.track.spaces
            assert min(seat.coins, seat.cards) >= 0

    @invariant()
    def the_combat_cards_are_whole(self) -> None:
        if self.state and self.state.options.combat_cards == "bot":
            there = Counter((*self.state.combat_deck, *self.state.combat_discards))
            for seat in self.state.automas:
                assert len(seat.hand) == seat.cards
                there.update(seat.hand)
            assert there == faction_file().combat_deck

    @invariant()
    def the_sixth_star_ends_it(self) -> None:
        if self.state and any(isinstance(one, Automa) and one.stars > STARS for one in self.state.seats):
            raise AssertionError("more than six stars")


def assert_alone(state: State, seat: str, hex_: str) -> None:
    """Where an Automa's unit has gone and still is, there is no enemy."""
    if state.seat(seat).stands_at(hex_):
        assert not any(enemy.stands_at(hex_) for enemy in state.enemies(seat))


MACHINE = Scythe
