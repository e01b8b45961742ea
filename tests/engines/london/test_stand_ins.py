"""What plays for people in a simulation acts as people at a table would."""

from dataclasses import replace

from engines.core.game.move import Move
from engines.core.script.chance import Stream
from engines.london.model.state import State
from engines.london.moves.stand_ins import STAND_INS
from tests.engines.london import states

USUAL, IDLE = STAND_INS


def first_acts(state: State) -> list[Move]:
    """Return what the usual person does first, in some turns that go differently."""
    return [next(iter(USUAL.act(state, Stream(f"turn {n}")))) for n in range(20)]


def test_people_do_nothing_in_an_automartin_s_turn() -> None:
    state = states.fixed(states.begun(), t1="Vintners", turn="a1")
    for person in STAND_INS:
        assert not list(person.act(state, Stream("any")))


def test_a_section_is_said_to_be_used_up_with_its_last_card() -> None:
    """Section A has 25 of the 101 city cards (setup.15)."""
    begun = states.begun()
    for left, are_told in ((77, False), (76, True)):
        state = replace(begun, city_left=left)
        assert (Move("section") in list(IDLE.act(state, Stream("any")))) is are_told


def test_of_two_cards_that_are_equal_otherwise_the_one_that_takes_poverty_away_is_taken() -> None:
    state = states.fixed(states.begun(), t1="Lanes brown +4 p1", t2="Rows brown +4", t3="Homes brown +4 p-2")
    taken = [move for move in first_acts(state) if move.action == "take"]
    assert taken
    assert all(move.args == {"what": "t3"} for move in taken)
