"""A chain of placements that never ended would be stopped: no cards of the box can bring one."""

from dataclasses import replace
from typing import Any

import pytest

from engines.burgundy import GAME
from engines.burgundy.model.catalogue import Item
from engines.burgundy.rules import workspace as table
from engines.core.game.move import Move
from tests.contract.player import Luck, perform


def test_an_eighth_placement_in_a_turn_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    state = perform(GAME, None, None, Luck("chain"), {"board": "dealt"}).after
    castles = tuple(replace(depot, tiles=("dg",) * len(depot.tiles)) for depot in state.depots)
    state = replace(state, depots=castles)
    of_cards = table.items_of

    def only_castles(card: int, state: Any) -> tuple[Item, ...]:
        return tuple(item.model_copy(update={"colour": "dg"}) for item in of_cards(card, state))

    monkeypatch.setattr(table, "items_of", only_castles)
    with pytest.raises(RuntimeError, match=r"place\.6"):
        perform(GAME, state, Move("turn", {"seat": "a1"}), Luck("chain"))
