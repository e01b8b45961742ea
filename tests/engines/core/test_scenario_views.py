"""A scenario looks at a turn that is still open, and at what everybody or one seat may see."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.game.move import Move, Offer
from engines.core.scenario import Scenario
from engines.core.scenario.trial import check
from engines.core.script import Script
from engines.core.script.chance import Stream
from engines.core.script.requests import Chance, Draw, Handful, Option, Pick, Roll, Shuffle
from engines.core.text import Text, text
from tests.engines.core.seated import COLOURS, GAME, State, turn

TURN: dict[str, Any] = {
    "scenario": "A turn",
    "game": "seated",
    "rules": ["seated.1"],
    "when": ["turn"],
    "chance": [{"tokens": ["Y", "B"]}],
    "answers": [{"keep": "B"}],
}
WORDS = text("ask")
CARDS = (Option("c1", text("card")), Option("c2", text("card")))


SAID = {
    "seat-name": "**Seat {n}**",
    "token-Y": "🟨 Y",
    "token-B": "🟦 B",
    "bad-option": "That isn't possible.",
}


def say(words: Text) -> str:
    return SAID.get(words.id, words.id).format(**words.args)


def faults(**changes: Any) -> list[str]:
    return check(GAME, Scenario.model_validate({**TURN, **changes}), say)


def test_items_of_a_list_are_named_by_their_id_too() -> None:
    given = {"state": {"seats": {"s2": {"tokens": ["Y"]}}}}
    assert faults(given=given, then={"state": {"seats": {"s2": {"tokens": ["Y"]}}}}) == []
    (fault,) = faults(given={"state": {"seats": {"s3": {}}}}, then={"state": {"first": "s1"}})
    assert fault.startswith("given.state.seats has no item 's3'")
    assert fault.endswith("named by place, from 0 or by id: s1, s2")


@pytest.mark.parametrize(
    ("state", "where"),
    [
        ({"marker": "s9"}, "given.state.marker: s9"),
        ({"first": "bob"}, "given.state.first: bob"),
        ({"seats": {1: {"id": "s3"}}}, "given.state.seats.1.id: s3"),
    ],
)
def test_a_patch_that_names_no_seat_fails(state: dict[str, Any], where: str) -> None:
    (fault,) = faults(given={"state": state}, then={"state": {"first": "s1"}})
    assert fault == f"{where} is no seat; the seats are s1, s2"


def test_an_open_turn_is_compared_at_its_last_question() -> None:
    then = {
        "open": {"sack": {"Y": 2, "B": 0}, "marker": ""},
        "asked": ["keep"],
        "shown": {"keep": ["Y", "B"]},
    }
    assert faults(answers=[], then=then) == []
    assert faults(answers=[], then={"open": {"sack": {"Y": 3}}}) == ["open.sack.Y is 2, not 3"]
    assert faults(then={"open": {}}) == ["the moves are done, and no question is open"]


def test_views_are_compared_with_what_may_be_seen() -> None:
    views = {"public": {"seats": {"s1": {"tokens": 2}}}, "seen": {"s1": {"own": ["Y", "B"]}}}
    assert faults(then=views) == []
    assert faults(answers=[], then={"open": {}, **views}) == []
    assert faults(then={"public": {"pile": 4}}) == ["public.pile is 3, not 4"]
    assert faults(then={"seen": {"s2": {"own": ["Y"]}}}) == ["seen.s2.own is [], not ['Y']"]
    assert faults(then={"seen": {"s3": {"own": []}}}) == ["then.seen: s3 is no seat; the seats are s1, s2"]


def test_what_is_hidden_is_nowhere_in_a_view_or_an_event() -> None:
    assert faults(then={"hidden": {"public": [7, 8, 9], "s2": [7, "Y"]}}) == []
    assert faults(then={"hidden": {"s1": ["Y"]}}) == ['"Y" isn\'t hidden from s1: it is in the view.own']
    assert faults(then={"hidden": {"s2": ["B"]}}) == [
        '"B" isn\'t hidden from s2: it is in the event kept.kept'
    ]


def test_a_set_up_takes_what_chance_can_give() -> None:
    set_up: dict[str, Any] = {"when": [], "answers": []}
    good: dict[str, Any] = {"state": {"pile": [9, 7, 8]}}
    assert faults(**set_up, chance=[{"pile": [9, 7, 8]}], then=good) == []
    (fault,) = faults(**set_up, chance=[{"pile": [9, 7, 7]}], then=good)
    assert fault == "chance can't decide pile so: it isn't an order of the 3 items: missing 1 x 8"


@pytest.mark.parametrize(
    ("request_", "outcomes"),
    [
        (Roll(id="die", ask=WORDS), [0, 7, "3", True, None, [3]]),
        (Draw(id="card", ask=WORDS, pile=CARDS), ["c3", 1, None]),
        (Pick(id="pick", ask=WORDS, options=CARDS), ["c3", 1, None]),
        (Shuffle(id="order", items=(1, 2, 2)), [[1, 2], [1, 2, 3], [1, 2, 2, 2], "122", 3, None]),
        (
            Handful(id="tokens", ask=WORDS, bag=COLOURS, counts=(3, 1), n=2),
            [["Y"], ["Y", "Y", "Y"], ["B", "B"], ["Y", "X"], "YB", 2, None, {"Y": 2}],
        ),
        (Handful(id="tokens", ask=WORDS, bag=COLOURS, counts=(-1, 3), n=2), [["Y", "B"]]),
    ],
)
def test_chance_takes_its_own_outcomes_and_no_others(request_: Chance, outcomes: list[Any]) -> None:
    if min(getattr(request_, "counts", (0,))) >= 0:
        request_.check(request_.outcome(Stream("any")))
    for outcome in outcomes:
        with pytest.raises(ValueError):
            request_.check(outcome)


def test_an_argument_that_is_called_seat_stands_beside_the_seat_of_the_event() -> None:
    assert faults(then={"events": [{"looked": {"seat": "s1", "$seat": "Seat 2"}}]}) == []
    assert faults(then={"args": {"looked": ["seat", "$tokens", "twice"]}}) == []
    (fault,) = faults(then={"events": [{"looked": {"$seat": "Seat 1"}}]})
    assert '"$seat": "**Seat 2**"' in fault
    assert faults(then={"never": [{"kept": {"$seat": "Seat 1"}}]}) == [
        "then.never: kept has no argument $seat; do you mean seat?; its arguments are kept"
    ]


def test_a_seat_that_is_not_there_is_told() -> None:
    assert faults(then={"never": [{"kept": {"seat": "s3"}}]}) == [
        "then.never: kept: s3 is no seat; the seats are s1, s2"
    ]


@pytest.mark.parametrize("tokens", [["Y", "B"], ["y", "🟨 b"], [{"t": ["token-Y", {}]}, "B"]])
def test_texts_are_written_as_people_see_them(tokens: list[Any]) -> None:
    assert faults(then={"events": [{"looked": {"tokens": tokens}}]}) == []


@pytest.mark.parametrize("tokens", [["B", "Y"], ["Y"], "Y", [], ["Y", "B", "B"], ["", ""], None, {}])
def test_other_texts_are_not_the_same(tokens: Any) -> None:
    assert faults(then={"never": [{"looked": {"tokens": tokens}}]}) == []


def test_a_word_that_yaml_takes_for_a_truth_value_is_still_the_word() -> None:
    assert faults(then={"events": [{"looked": {"twice": False}}]}) == []
    assert faults(then={"never": [{"looked": {"twice": True}}]}) == []


def test_a_move_that_is_offered_has_its_parameters_as_the_rules_do() -> None:
    def lay(state: State, card: str, on: str) -> Script[State]:
        assert (card, on) == ("07", "the old one")
        return turn(state)

    offer = Offer(Move("lay", {"card": "07", "on": "the old one"}), text("offer"), "report")
    game = replace(GAME, reports=lambda _: (offer,), scripts={"lay": lay})
    scenario = Scenario.model_validate(
        {**TURN, "when": ["lay card=07 on=the old one"], "then": {"events": ["kept"]}}
    )
    assert check(game, scenario, say) == []
    (fault,) = check(game, scenario.model_copy(update={"when": ("lay card=7 on=the old one",)}), say)
    assert "do you mean lay card=07 on=the old one?" in fault


def test_what_answers_for_a_sleeper_is_compared() -> None:
    assert faults(then={"asleep": {"keep": "Y"}}) == []
    assert faults(answers=[], then={"open": {}, "asleep": {"keep": "Y"}}) == []
    assert faults(then={"asleep": {"keep": "B"}}) == ['keep is answered with "Y" for who sleeps, not "B"']
    assert faults(then={"asleep": {"keep": None}}) == ['keep is answered with "Y" for who sleeps, not null']
    assert faults(then={"asleep": {"kep": "Y"}}) == ["kep isn't asked; do you mean keep?"]


def test_a_refusal_is_expected_by_its_id_or_in_words() -> None:
    wrong = {"answers": [{"keep": "G"}]}
    assert faults(**wrong, then={"refused": "bad-option"}) == []
    assert faults(**wrong, then={"refused": "That isn't possible."}) == []
    (fault,) = faults(**wrong, then={"refused": "That is possible."})
    assert fault.startswith(
        'refused: bad-option "That isn\'t possible.", not That is possible.: the answer "G" to '
    )
