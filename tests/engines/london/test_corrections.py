"""Corrections of London's table: the order in which they are offered, and what is refused."""

from dataclasses import replace

import pytest

from engines.core.errors import BadAnswer
from engines.core.game.correction import Correction
from engines.london import GAME
from engines.london.model.state import State
from tests.contract.words import words
from tests.engines.london import states

SAY = words(GAME)


def field(state: State, name: str) -> Correction[State]:
    return next(one for one in GAME.corrections(state) if one.id == name)


def test_the_board_comes_first_then_decks_automartins_and_cards() -> None:
    fields = [one.id for one in GAME.corrections(states.begun())]
    wanted = [
        "t1",
        "board",
        "slot-1",
        "city-left",
        "turn",
        "a1-coins",
        "a1-poverty",
        "a1-prestige",
        "a1-stack",
    ]
    assert [one for one in fields if one in wanted] == wanted
    assert fields[-1].startswith("card ")


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("a2-coins", "AutoMartin 2"),
        ("a2-stack", "AutoMartin 2"),
        ("a2-boroughs", "AutoMartin 2"),
        ("slot-2", "slot 2"),
        ("card Vintners", "Vintners"),
    ],
)
def test_a_field_says_what_it_is_of(name: str, label: str) -> None:
    assert label.casefold() in SAY(field(states.begun(automas=2), name).label).casefold()


@pytest.mark.parametrize(
    ("name", "value", "read"),
    [
        ("a1-coins", "999", "999"),
        ("city-left", "?", "?"),
        ("section", "b", "B"),
        ("automa-pile", "-", "-"),
        ("table", "0 2 4 +5", "0 2 4 +5"),
        ("t1", "?", "?"),
        ("t1", "-", "empty"),
        ("a1-stack", "-", "-"),
        ("a1-stack", "Vintners, ?, Mercers", "Vintners, ?, Mercers"),
        ("a1-boroughs", "Lambeth, ?, Hackney", "Lambeth, ?, Hackney"),
        ("board", "Vintners, ?, -, Wren", "Vintners, ?, -, Wren, -, -"),
        ("borough-deck", "Lambeth, ?, Hackney", "Lambeth, ?, Hackney"),
        ("slot-1", "?", "?"),
        ("slot-1", "empty", "empty"),
        ("slot-1", "-", "empty"),
        ("slot-1", "", "empty"),
        ("t1", "", "empty"),
        ("turn", "A1", "a1"),
        ("a1-poverty", "0", "0"),
        ("a1-prestige", "12", "12"),
        ("city-left", "101", "101"),
    ],
)
def test_a_value_is_read_as_it_was_written(name: str, value: str, read: str) -> None:
    state = states.fixed(states.begun(), **{name.replace("-", "_"): value})
    assert field(state, name).reads(state) == read


@pytest.mark.parametrize(
    ("name", "value"), [("a1-coins", "1000"), ("a1-poverty", "-1"), ("section", "D"), ("automa-pile", "Z-99")]
)
def test_what_cannot_be_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadAnswer):
        states.fixed(states.begun(), **{name.replace("-", "_"): value})


def test_a_seat_without_a_turn_to_come_is_refused_with_those_that_have_one() -> None:
    state = replace(states.begun(automas=2), city_left=0, ending=("a1", "a2"), turn="a1")
    with pytest.raises(BadAnswer) as refused:
        states.fixed(state, turn="p1")
    assert "a seat that still has a turn: a1, a2." in SAY(refused.value.text)


def test_no_card_lies_twice_on_the_automa_pile() -> None:
    first = states.begun().deck[0]
    assert states.fixed(states.begun(), automa_pile=first).pile == (first,)
    with pytest.raises(BadAnswer):
        states.fixed(states.begun(), automa_pile=f"{first}, {first}")


def test_boroughs_that_change_slots_leave_the_third_where_it_is() -> None:
    """setup.16."""
    state = states.begun()
    names = [one.name for one in state.row if one]
    swapped = states.fixed(state, slot_1=names[1])
    assert [one.name for one in swapped.row if one] == [names[1], names[0], names[2]]
    assert len({one.id for one in swapped.row if one}) == 3


def test_a_list_has_up_to_sixty_cards() -> None:
    assert len(states.fixed(states.begun(), a1_stack=", ".join(["?"] * 60)).seats[0].stack) == 60
    with pytest.raises(BadAnswer) as refused:
        states.fixed(states.begun(), a1_stack=", ".join(["?"] * 61))
    assert "At most 60 cards" in SAY(refused.value.text)
