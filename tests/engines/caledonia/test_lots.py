"""What is drawn of things on the map: any of those that are there, each as likely, and no others."""

from dataclasses import replace

import pytest

from engines.caledonia import GAME
from engines.caledonia.model.state import State
from engines.caledonia.rules.reach import SIDES
from engines.core.game.move import Move
from engines.core.script.run import Asking, Said
from tests.contract.player import step
from tests.engines.caledonia.test_table import begun, done


def herd() -> State:
    """Return the turn of a MacHina that needs two cows of four for its contract."""
    state = done(begun(), Move("done", {"seat": "p1"}))
    own = state.machinas[0]
    own = replace(own, box=3, goods=dict.fromkeys(own.goods, 0), units={**own.units, "cow": 4})
    return replace(state, machinas=(own,), deck=("MH01",), row=())


@pytest.mark.parametrize(
    ("splitting", "among", "drawn"),
    [(0, {"1", "2", "3", "4"}, "others"), (1, {"1", "2", "3"}, "others"), (3, {"1", "2", "3"}, "splitting")],
)
def test_each_animal_that_is_there_can_be_drawn_and_no_other(
    splitting: int, among: set[str], drawn: str
) -> None:
    found: set[str] = set()
    for position in range(60):
        state = replace(herd(), position=position)
        asked = step(GAME, state, Move("turn", {"seat": "a1"}))
        assert isinstance(asked, Asking)
        said = (*asked.said, Said("q.split", splitting))
        asking = step(GAME, state, Move("turn", {"seat": "a1"}), said)
        assert isinstance(asking, Asking)
        told = next(one for one in asking.events if one.id == "slaughtered")
        found.update(told.args[drawn].split())
    assert found == among


def test_of_up_to_twelve_tied_hexes_each_is_as_likely() -> None:
    assert [n for n in range(1, 13) if SIDES % n] == []
