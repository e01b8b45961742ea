"""A chain of placements that never ended would be stopped: no cards of the box can bring one."""

from dataclasses import replace
from typing import Any

import pytest

from engines.burgundy import GAME
from engines.burgundy.model.catalogue import Item
from engines.burgundy.model.state import items_of
from engines.burgundy.rules import workspace
from engines.core.game.move import Move
from tests.contract.player import Luck, perform


def test_an_eighth_placement_in_a_turn_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    state = perform(GAME, None, None, Luck("chain"), {"board": "dealt"}).after
    castles = tuple(replace(depot, tiles=("dg",) * len(depot.tiles)) for depot in state.depots)
    state = replace(state, depots=castles)

    def only_castles(card: int, state: Any) -> tuple[Item, ...]:
        return tuple(item.model_copy(update={"colour": "dg"}) for item in items_of(card, state))

    monkeypatch.setattr(workspace, "items_of", only_castles)
    with pytest.raises(RuntimeError, match=r"place\.6"):
        perform(GAME, state, Move("turn", {"seat": "a1"}), Luck("chain"))
