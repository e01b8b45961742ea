"""What plays for people in a simulation does as often as its words say."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engines.caledonia import GAME
from engines.caledonia.model.codes import tiles_notation
from engines.caledonia.model.state import State
from engines.caledonia.moves.stand_ins import answer, usual_player
from engines.caledonia.rules.score import final_question
from engines.core.game.move import Move
from engines.core.script.chance import Stream
from engines.core.script.form import takes
from engines.core.script.requests import Choice, Line, MultiChoice, Number, Option, Question
from engines.core.script.run import Asking, Done, Said
from engines.core.text import text
from tests.contract.player import step
from tests.engines.caledonia.test_table import begun, done


class Loaded(Stream):
    """A stream that begins with these numbers, and goes on as another."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(f"loaded {numbers}")
        self._left = list(numbers)
        self.asked: list[int] = []
        """Between how many numbers each was drawn."""

    def below(self, bound: int) -> int:
        self.asked.append(bound)
        return self._left.pop(0) if self._left else super().below(bound)


def table(row: Sequence[int] = (2, 24)) -> State:
    return replace(begun(), row=tuple(row))


def acts(state: State, *numbers: int) -> list[Move]:
    return list(usual_player(state, Loaded(*numbers)))


def test_of_100_turns_people_pass_trade_and_take_as_often_as_is_said() -> None:
    found = Counter(move.action for n in range(100) for move in acts(table(), n))
    assert found == {"pass": 12, "trade": 35, "take": 12}
    without = Counter(move.action for n in range(100) for move in acts(table(()), n))
    assert without == {"pass": 12, "trade": 35}


def test_a_usual_trade_sells_what_is_processed_twice_as_often_as_it_buys_it() -> None:
    for place, good in enumerate(("wool", "milk", "grain", "cheese", "bread", "whisky")):
        is_processed = place > 2
        found = [acts(table(), 12, place, n, 0)[0].args for n in range(3 if is_processed else 2)]
        assert {one["good"] for one in found} == {good}
        assert Counter(one["side"] for one in found) == (
            {"sell": 2, "buy": 1} if is_processed else {"sell": 1, "buy": 1}
        )
    assert [acts(table(), 46, 0, 0, n)[0].args["n"] for n in range(3)] == [1, 2, 3]
    for place, sides in ((0, 2), (3, 3)):
        luck = Loaded(12, place)
        assert [one.action for one in usual_player(table(), luck)] == ["trade"]
        assert luck.asked == [100, 6, sides, 3]


def test_any_five_scoring_tiles_can_come_in_a_simulation() -> None:
    question = Line(id="q.tiles", ask=text("near-yes"), notation=tiles_notation(()))
    told = [answer(question, None, Stream(f"tiles {n}")).split() for n in range(40)]
    assert {len(set(one)) for one in told} == {5}
    assert {tile for one in told for tile in one} == {"1", "2", "3", "4", "5", "6", "7", "8", "KS"}


def test_what_a_usual_player_does_can_be_done_and_leaves_the_turn_open() -> None:
    for n in (12, 30, 46, 47, 58):
        (move,) = acts(table(), n)
        assert done(table(), move).at == "p1"
    (move,) = acts(table(), 0)
    assert done(table(), move).places == ("p1", "")


@pytest.mark.parametrize("changes", [{"at": "a1"}, {"at": ""}, {"phase": "setup"}])
def test_in_no_other_turn_a_usual_player_does_anything(changes: dict[str, Any]) -> None:
    assert acts(replace(table(), **changes), 0) == []


def test_land_is_cheap_and_of_100_questions_12_find_no_hex() -> None:
    options = tuple(Option(str(n), text("land", n=n)) for n in range(1, 7))
    last = Option("none", text("no-hex", limit=6), is_back=True)
    question = Choice(id="q.cost", ask=text("land", n=1), options=(*options, last))
    found = Counter(answer(question, None, Loaded(0, n)) for n in range(100))
    assert found == {"none": 12, "1": 88}
    costs = [answer(question, None, Loaded(n, 99)) for n in range(9)]
    assert costs == ["1", "1", "1", "2", "2", "2", "3", "3", "4"]
    # Land that it can't pay is no hex where that can be said, else the dearest.
    dear = replace(question, options=(*options[:3], last))
    assert [answer(dear, None, Loaded(n, 99)) for n in (7, 8)] == ["3", "none"]
    assert answer(replace(question, options=options[:3]), None, Loaded(8, 99)) == "3"
    assert answer(replace(question, options=options), None, Loaded(0, 0)) == "1"


def test_of_100_units_60_are_near_water() -> None:
    question = Choice(id="q.near", ask=text("near-yes"), options=(Option("yes", text("near-yes")),))
    assert Counter(answer(question, None, Loaded(n)) for n in range(100)) == {"yes": 60, "no": 40}


@pytest.mark.parametrize("id_", ["q.split", "q.import"])
def test_few_animals_split_and_few_pounds_come_of_imports(id_: str) -> None:
    question = Number(id=id_, ask=text("near-yes"), low=0, high=5)
    assert [answer(question, None, Loaded(n)) for n in range(3)] == [0, 1, 2]
    assert answer(replace(question, high=1), None, Loaded(2)) == 1


def questions(people: int) -> list[Question]:
    """Return what the set-up asks a stand-in."""
    state, found = done(None, None, {"players": people}), []
    asking = step(GAME, state, Move("begin"))
    luck = Stream("set-up")
    while isinstance(asking, Asking):
        (question,) = asking.questions
        found.append(question)
        given = answer(question, state, luck)
        question.check(given)
        asking = step(GAME, state, Move("begin"), (*asking.said, Said(question.id, given)))
    assert isinstance(asking, Done)
    assert len(asking.value.row) == {1: 6, 2: 7, 3: 8}[people]
    assert all(asking.value.tiles)
    return found


@pytest.mark.parametrize("people", [1, 2, 3])
def test_a_stand_in_sets_a_table_up(people: int) -> None:
    found = questions(people)
    (start,) = (one for one in found if one.id == "q.start")
    assert isinstance(start, Line)
    tiles = [start.notation.check(str(answer(start, None, Loaded(n)))) for n in range(5)]
    assert tiles == [(55, {"wool": 2}), (58, {"grain": 1}), (55, {"milk": 2}), (60, {}), (55, {"cheese": 1})]


def test_the_row_is_filled_up() -> None:
    options = tuple(Option(str(n), text("number", n=n)) for n in range(1, 9))
    question = MultiChoice(id="q.refill", ask=text("near-yes"), options=options, high=3)
    found: list[str] = answer(question, None, Stream("refill"))
    assert len(set(found)) == 3
    assert set(found) <= {one.id for one in options}


def test_at_the_end_each_person_has_a_few_of_everything() -> None:
    state = replace(begun(people=2))
    own = replace(state.machinas[0], fulfilled=(28, 35, 12))  # 3 cotton, 3 tobacco, 4 sugar cane
    state = replace(state, machinas=(own,))
    form = final_question(state)
    least, most = (
        answer(form, state, Loaded(*[n] * 3, *[m] * 2, *[k] * 3)) for n, m, k in ((0, 0, 0), (7, 3, 5))
    )
    assert least == {"imports": "7 7 8", "contracts": "2 2", "settlements": "3 3 3"}
    assert most == {"imports": "21 21 22", "contracts": "5 5", "settlements": "8 8 8"}
    assert takes(form, least)
    luck = Loaded()
    answer(form, state, luck)
    assert luck.asked == [8, 8, 8, 4, 4, 6, 6, 6]


def test_a_simulation_can_be_played_by_either() -> None:
    assert [one.id for one in GAME.stand_ins()] == ["usual", "nobody"]
