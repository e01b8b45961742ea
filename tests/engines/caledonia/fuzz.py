"""What hypothesis plays Clan MacHina with."""

from collections import Counter

from hypothesis.stateful import invariant

from engines.caledonia import GAME
from engines.caledonia.model.catalogue import GOODS, STEPS, contracts, economy
from engines.caledonia.model.state import MacHina, State, units_left
from engines.caledonia.rules.deck import all_cards
from tests.contract.machine import Session
from tests.contract.player import Luck, Options, Played, option_sets


class Caledonia(Session):
    """Every MacHina owns what it can own, and nothing is in two places or gets lost."""

    game = GAME
    state: State

    def options(self, luck: Luck) -> Options:
        mixed = luck.pick(option_sets(self.game))
        machinas = luck.number(1, 3)
        return {**mixed, "automas": machinas, "players": luck.number(1, 4 - machinas)}

    def done(self, played: Played) -> None:
        super().done(played)
        if played.move is None or played.before is None or played.move.action != "turn":
            return
        before, after = played.before, played.after
        seat = str(played.move.args["seat"])
        done = [event.id for event in played.events if event.id in ACTIONS]
        assert done[:1] == ["delivered"] or len(done) == 1, done
        assert all(before.machina(one.id) == one for one in after.machinas if one.id != seat)
        assert_money_adds_up(played, before.machina(seat), after.machina(seat))
        assert_goods_add_up(played, before.machina(seat), after.machina(seat))

    @invariant()
    def each_machina_owns_what_it_can(self) -> None:
        for own in self.state.machinas if self.state else ():
            assert own.money >= 0
            assert min(own.goods.values()) >= 0
            assert economy().merchants.start <= own.hired <= economy().merchants.most
            assert own.available >= 0
            assert not own.buying.keys() & own.selling.keys()
            assert all(n > 0 for n in (*own.buying.values(), *own.selling.values()))
            assert 0 <= own.shipping <= economy().shipping_levels
            for unit, n in own.units.items():
                assert n >= 0
                assert units_left(self.state.options, own, unit) >= 0

    @invariant()
    def every_card_and_contract_is_in_one_place(self) -> None:
        if self.state is None:
            return
        assert sorted((*self.state.deck, *self.state.discard)) == sorted(all_cards(self.state))
        assert self.state.card == ""
        boxes = [one.box for one in self.state.machinas if one.box]
        piles = [done for one in self.state.machinas for done in one.fulfilled]
        known = Counter((*self.state.row, *boxes, *piles))
        assert set(known) <= set(contracts())
        assert all(n == 1 for n in known.values())
        assert len(self.state.row) <= self.state.row_size

    @invariant()
    def the_market_and_the_order_stand(self) -> None:
        if self.state is None:
            return
        assert all(0 <= self.state.index[good] < STEPS for good in GOODS)
        taken = [one for one in self.state.places if one]
        assert len(set(taken)) == len(taken)
        assert sorted(self.state.seats) == sorted(seat.id for seat in GAME.seats(self.state))
        if self.state.phase == "action":
            assert (self.state.at == "") == (len(taken) == len(self.state.seats))
            assert self.state.at not in taken


ACTIONS = ("delivered", "obtained", "placed", "traded", "technology", "shipping", "hired", "passed")
"""The events of which a turn has one; what a contract gives comes after its delivery."""
PAID = ("placed", "technology", "shipping", "hired")


def assert_money_adds_up(played: Played, before: MacHina, after: MacHina) -> None:
    """What was told of money is what has changed."""
    change = 0
    for event in played.events:
        args = event.args
        if event.id in PAID:
            change -= args["paid"]
        elif event.id in ("passed", "fulfilled", "imported", "ports"):
            change += args["money"]
        elif event.id in ("traded", "neighbour-bought"):
            change += args["total"] * (1 if args["side"] == "selling" else -1)
        elif event.id == "obtained":
            change += args["fee"] * (1 if args["way"] == "received" else -1)
        elif event.id == "factory-bonus":
            change -= args["fee"]
    assert after.money == before.money + change


def assert_goods_add_up(played: Played, before: MacHina, after: MacHina) -> None:
    """Goods come and go by trades and contracts only."""
    stock = Counter(before.goods)
    for event in played.events:
        if event.id in ("traded", "neighbour-bought"):
            n = event.args["n"] * (-1 if event.args["side"] == "selling" else 1)
            stock[event.args["good"].args["good"]] += n
        elif event.id == "delivered":
            needs = contracts()[before.box].needs
            stock.subtract({str(good): n for good, n in needs.items() if good in GOODS})
    assert {good: stock[good] for good in GOODS} == after.goods


MACHINE = Caledonia
