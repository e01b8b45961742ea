"""States that the rules never reach stop the engine instead of going on wrongly."""

from dataclasses import replace

import pytest

from engines.burgundy.model.state import CardPlace, Options, Seat, State
from engines.burgundy.rules.turn import turn
from engines.burgundy.rules.workspace import Workspace

SEAT = Seat("a1", "easy", CardPlace(1, ("", "", "")), CardPlace(2, ("", "", "", "")), (3, 4, 5, 6, 7, 8, 9))
FULL = CardPlace(1, ("g", "lg:cow2", "y"))
STATE = State(Options(), (SEAT,), (("a1", "p1"),), white=1)


@pytest.mark.parametrize("seat", [replace(SEAT, left=FULL), replace(SEAT, right=FULL)], ids=["left", "right"])
def test_a_turn_does_not_begin_with_a_full_card(seat: Seat) -> None:
    with pytest.raises(RuntimeError, match=r"turn\.6"):
        next(turn(replace(STATE, seats=(seat,)), "a1"))


def test_a_turn_places_no_more_tiles_than_two_cards_have_items() -> None:
    table = Workspace(STATE, "a1")
    for _ in range(7):
        table.fill("left", 0, "g")
    with pytest.raises(RuntimeError, match=r"place\.6"):
        table.fill("left", 0, "g")
