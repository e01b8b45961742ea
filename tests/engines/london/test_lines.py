"""The line of a card as an answer: how it goes on while it is typed, and what stands as an example."""

from dataclasses import replace

import pytest

from engines.london.model.line import Place, notation
from engines.london.model.state import State
from tests.engines.london import states

CITY = Place(words=("empty",), may_be_last=True)
START = states.begun()


def more(state: State, place: Place, begun: str = "") -> list[str]:
    return list(notation(state, place).go_on(begun))


@pytest.mark.parametrize(
    ("place", "example"),
    [
        (Place(), "Oxford Street brown c4 +8 v2 p-1"),
        (Place(prefix="t1"), "Oxford Street brown c4 +8 v2 p-1"),
        (Place(prefix="t2"), "Vauxhall Gardens brown +2 v2 p-1"),
        (Place(prefix="b3"), "Woolwich Arsenal pink a7 v5"),
        (Place(is_borough=True), "borough Hackney c3 e2 d5"),
        (Place(is_borough=True, prefix="slot 1"), "borough Hackney c3 e2 d5"),
        (Place(is_borough=True, prefix="slot 2"), "borough St. Marylebone c5 e4 d3"),
    ],
)
def test_an_example_is_a_card_that_can_lie_there(place: Place, example: str) -> None:
    assert notation(START, place).example == example


def test_where_all_boroughs_are_out_a_usual_one_is_the_example() -> None:
    out = replace(START, boroughs=tuple(replace(one, name=f"B{one.id}") for one in START.boroughs))
    assert notation(out, Place(is_borough=True)).example == "borough Hackney c3 e2 d5"


def test_the_last_card_of_the_deck_is_marked_behind_its_values() -> None:
    """end.1, q.city."""
    for begun in ("mercers brown +5 l", "Mercers brown +5 last"):
        assert more(START, CITY, begun) == ["Mercers brown +5 last"]
    assert more(START, CITY, "mercers") == ["Mercers brown +5"]
    assert more(START, CITY, "mercers brown +5 x") == []
    assert more(START, Place(), "mercers brown +5 l") == []


def test_that_the_deck_is_empty_is_offered_where_it_may_be() -> None:
    assert more(START, CITY)[-1] == "Grand Hotel brown +4"
    assert more(START, CITY, "e") == ["East India Company brown c4 +12 e2", "empty"]
    assert more(states.fixed(START, city_left="9"), CITY)[-1] == "empty"
    assert "empty" not in more(states.fixed(START, city_left="10"), CITY)


def test_cards_of_the_section_come_first_and_the_group_s_own_last() -> None:
    own = replace(START, cards={"Pier": "Pier c2", "Mercers": "Mercers brown +9"}, section="B")
    found = more(own, Place())
    assert found[0] == "Oxford Street brown c4 +8 v2 p-1"
    assert found[-1] == "Pier c2"
    assert more(own, Place(), "merc") == ["Mercers brown +9"]


def test_a_borough_of_the_group_s_own_is_offered_in_slots_and_nowhere_else() -> None:
    own = replace(START, cards={"Chelsea": "borough Chelsea c2", "Pier": "Pier c2 !"})
    assert more(own, Place(is_borough=True), "borough chel") == ["borough Chelsea c2"]
    assert more(own, Place(is_borough=True), "pier") == []
    assert more(own, Place(), "borough chel") == []
    assert more(own, Place(), "pier") == ["Pier c2 !"]


def test_a_card_of_the_group_s_own_has_as_many_copies_as_anybody_says() -> None:
    own = replace(START, cards={"Pier": "Pier c2"})
    out = states.fixed(own, a1_stack=", ".join(["Pier"] * 60))
    assert more(out, Place(), "pier") == ["Pier c2"]


def test_that_a_card_is_named_later_is_offered_always() -> None:
    """q.aside."""
    assert more(START, Place(words=("later", "empty")))[-1] == "later"
