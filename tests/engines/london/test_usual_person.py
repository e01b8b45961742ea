"""How often people in a simulation take, build, buy and draw, and which cards they turn up."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engines.core.game.move import Move
from engines.core.game.play import play
from engines.core.script.chance import Stream
from engines.core.script.requests import Line
from engines.core.script.run import Asking, Done, Said
from engines.london import GAME
from engines.london.model.catalogue import boroughs, city_cards
from engines.london.model.state import State
from engines.london.moves.stand_ins import STAND_INS
from tests.engines.london import states
from tests.engines.london.test_ask import asked

USUAL, IDLE = STAND_INS
LAID = states.fixed(states.begun(), t1="Lanes brown v1", t2="Rows brown +2", slot_2="empty")


class Rolled(Stream):
    """A stream of given numbers, -1 for the highest there can be; then it is as low as can be."""

    def __init__(self, *numbers: int) -> None:
        super().__init__("rolled")
        self.numbers = list(numbers)

    def below(self, bound: int) -> int:
        number = self.numbers.pop(0) if self.numbers else 0
        assert -1 <= number < bound
        return number % bound


def yes(asking: Asking) -> Said:
    return Said(asking.questions[0].id, True)


def turn(state: State, *numbers: int, person: Any = USUAL) -> list[str]:
    """Return what a person does in a turn, each move carried out."""
    acts, done = person.act(state, Rolled(*numbers)), list[str]()
    try:
        move = next(acts)
        while True:
            done.append(move.code)
            played = play(
                GAME, state, move, "people", people=lambda asking: Said(asking.questions[0].id, True)
            )
            assert isinstance(played, Done)
            state = played.value
            move = acts.send(state)
    except StopIteration:
        return done


def test_in_40_of_100_turns_a_card_of_the_board_is_taken_else_one_is_drawn() -> None:
    first = Counter(turn(LAID, n, 99)[0] for n in range(100))
    assert first == {"take what=t1": 40, "drew n=1": 60}
    assert Counter(turn(states.begun(), n, 99)[0] for n in range(100)) == {"drew n=1": 100}


def test_then_40_build_12_buy_12_draw_three_and_the_others_run_their_city() -> None:
    kinds = Counter(" ".join(one.split(" ")[0] for one in turn(LAID, 99, n)) for n in range(100))
    assert kinds == {"drew put": 40, "drew buy drew": 12, "drew drew": 12, "drew": 36}


def test_who_builds_puts_down_one_card_or_two() -> None:
    assert turn(LAID, 99, 0, 0) == ["drew n=1", "put card=Vauxhall Gardens"]
    assert [one.split(" ")[0] for one in turn(LAID, 99, 0, -1)] == ["drew", "put", "put"]


def test_who_buys_draws_as_many_cards_as_the_borough_has() -> None:
    assert turn(LAID, 99, 40, 0) == ["drew n=1", "buy slot=1", "drew n=4"]
    third = states.fixed(LAID, slot_3="Fulham & Chelsea")
    assert turn(third, 99, 40, 1) == ["drew n=1", "buy slot=3", "drew n=2"]
    unknown = states.fixed(LAID, slot_3="?")
    assert turn(unknown, 99, 40, 1) == ["drew n=1", "buy slot=3", "drew n=3"]
    none = states.fixed(LAID, slot_1="empty", slot_3="empty")
    assert turn(none, 99, 40) == ["drew n=1"]


def test_who_draws_draws_three_or_as_many_as_are_left() -> None:
    assert turn(LAID, 99, 52) == ["drew n=1", "drew n=3"]
    few = states.fixed(LAID, city_left="3", section="C")
    assert turn(few, 99, 52) == ["drew n=1", "drew n=2"]
    assert turn(few, 99, 40, 0) == ["drew n=1", "buy slot=1", "drew n=2"]


def test_once_the_city_deck_is_out_nobody_draws() -> None:
    out = replace(states.fixed(LAID, section="C"), city_left=0, ending=("p1", "a1"))
    assert turn(out, 99, 60) == []
    assert turn(out, 99, 40, 0) == ["buy slot=1"]
    assert turn(out, 0, 99) == ["take what=t1"]
    assert turn(out, person=IDLE) == []


def test_who_is_idle_draws_a_card_and_says_that_a_section_is_used_up() -> None:
    """Section A has 25 of the 101 cards, A and B together 70 of those in play."""
    assert turn(LAID, person=IDLE) == ["drew n=1"]
    for section, last in (("A", 76), ("B", 31)):
        for left, told in ((last + 1, []), (last, ["section"])):
            state = states.fixed(LAID, section=section, city_left=str(left))
            assert turn(state, person=IDLE) == [*told, "drew n=1"]
    assert turn(states.fixed(LAID, section="C", city_left="3"), person=IDLE) == ["drew n=1"]
    assert turn(states.fixed(LAID, city_left="?"), person=IDLE) == ["drew n=1"]


@pytest.mark.parametrize(
    ("cards", "taken"),
    [
        (("Lanes v1", "Rows +2", "Homes c0"), "t1"),
        (("Lanes +2", "Rows v1", "Homes c0"), "t2"),
        (("Lanes v1", "Rows +4", "Homes c0"), "t2"),
        (("Lanes +4", "Rows e1", "Homes p-1 v1"), "t3"),
        (("Lanes +4 c2", "Rows +3", "Homes p1 +5"), "t2"),
        (("Lanes +3", "Rows v1", "Homes p-1"), "t1"),
        (("Lanes +8 p2", "Rows +3 c1", "Homes c0"), "t1"),
    ],
)
def test_three_coins_are_worth_as_much_as_a_prestige_or_a_poverty(cards: tuple[str, ...], taken: str) -> None:
    lines = {f"t{n}": f"{card} brown" for n, card in enumerate(cards, start=1)}
    assert turn(states.fixed(states.begun(), **lines), 0, 99) == [f"take what={taken}"]


def answered(state: State, card: str, *numbers: int) -> Any:
    return USUAL.answer(asked(state, card), state, Rolled(*numbers))


def test_a_card_of_the_section_is_turned_up_as_long_as_a_copy_is_left() -> None:
    start = states.begun(deck="designed")
    of_a = [one.name for one in city_cards() if one.section == "A" for _ in range(one.copies)]
    for card in ("I-08", "I-09"):
        for n in (0, 5, 24):
            assert answered(start, card, n).startswith(of_a[n])
    out = states.fixed(start, a1_stack=", ".join(f'"{name}"' for name in of_a))
    assert answered(out, "I-08", 0).startswith("Oxford Street")


def test_what_is_known_is_confirmed_and_what_is_not_is_a_card_that_is_left() -> None:
    start = states.fixed(
        states.begun(deck="designed"), t1="Mercers", t2="?", t3="?", a1_stack="Vauxhall Gardens"
    )
    said = answered(start, "I-01", 0, 0)
    assert said["t1"] == "Mercers brown +5"
    assert said["t2"].startswith("Woolwich Arsenal")
    assert said["t3"].startswith("East India Company")
    slots = states.fixed(states.begun(deck="designed"), slot_1="?", slot_3="?")
    said = answered(slots, "I-10", 0, 0)
    assert said["slot2"] == "borough Westminster c8 e6 d2"
    names = list(boroughs())
    assert said["slot1"].startswith(f"borough {names[0]}")
    assert said["slot3"].startswith(f"borough {names[2]}")


def test_values_that_are_asked_are_those_of_the_first_edition() -> None:
    start = states.begun(deck="designed")
    question = asked(start, "I-08", "Salters")
    assert isinstance(question, Line)
    assert USUAL.answer(question, start, Rolled()) == "Salters brown +4"


def test_people_have_so_much_poverty_that_it_does_not_count() -> None:
    state = replace(states.begun(players=2), city_left=0, ending=())
    result: Any = play(GAME, state, Move("end"), "people")
    said = USUAL.answer(result.questions[0], state, Rolled())
    assert said == {
        "p1.poverty": 99,
        "p1.total": "",
        "p1.boroughs": "",
        "p2.poverty": 99,
        "p2.total": "",
        "p2.boroughs": "",
    }


def test_when_the_count_says_so_the_city_deck_is_used_up() -> None:
    state = states.fixed(states.begun(), city_left="1", section="C")
    result: Any = play(GAME, state, Move("drew", {"n": 1}), "people")
    assert USUAL.answer(result.questions[0], state, Rolled()) is True
