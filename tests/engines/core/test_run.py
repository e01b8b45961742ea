"""A script runs with what was said so far, until it asks something new or ends."""

from collections.abc import Sequence
from typing import Any

import pytest

from engines.core.errors import BadAnswer, Diverged
from engines.core.script import Script, ask, ask_together, is_as_before, leave_to, show, tell
from engines.core.script.chance import Stream
from engines.core.script.event import Event
from engines.core.script.notation import Notation
from engines.core.script.requests import (
    Choice,
    Draw,
    Handful,
    Line,
    MultiChoice,
    Number,
    Option,
    Pick,
    Roll,
    Shuffle,
    YesNo,
)
from engines.core.script.run import Asking, Done, Said, Settle, by_stream, run
from engines.core.text import text

ASK = text("ask")


def options(*ids: str) -> tuple[Option, ...]:
    return tuple(Option(one, text(one)) for one in ids)


def choice(name: str, *ids: str) -> Choice:
    return Choice(id=name, ask=ASK, options=options(*ids))


def go(script: Script[Any], *said: Said, settle: Settle = by_stream, seed: str = "castle") -> Any:
    return run(script, said, Stream(seed), settle)


def said(**answers: Any) -> tuple[Said, ...]:
    return tuple(Said(name, value) for name, value in answers.items())


def two_questions() -> Script[Any]:
    yield from tell(Event("begun"))
    first = yield from ask(choice("first", "a", "b"))
    yield from tell(Event("heard", {"what": first}))
    second = yield from ask(Number(id="second", ask=ASK, low=1, high=6))
    return first, second


def test_it_stops_at_the_first_open_question() -> None:
    result = go(two_questions())
    assert isinstance(result, Asking)
    assert [question.id for question in result.questions] == ["first"]
    assert [event.id for event in result.events] == ["begun"]
    assert result.said == ()


def test_an_answer_leads_to_the_next_question_and_the_last_to_the_end() -> None:
    result = go(two_questions(), *said(first="b"))
    assert isinstance(result, Asking)
    assert [question.id for question in result.questions] == ["second"]
    assert [event.id for event in result.events] == ["begun", "heard"]
    end = go(two_questions(), *said(first="b", second=6))
    assert isinstance(end, Done)
    assert end.value == ("b", 6)
    assert end.said == said(first="b", second=6)


def test_a_script_may_end_without_a_word() -> None:
    def silent() -> Script[int]:
        yield from ()
        return 7

    assert go(silent()) == Done(7, (), (), 0)


@pytest.mark.parametrize(
    "only",
    [
        choice("only", "a"),
        Number(id="only", ask=ASK, low=3, high=3),
        MultiChoice(id="only", ask=ASK, options=options("a"), high=0),
    ],
)
def test_a_question_with_one_answer_answers_itself(only: Any) -> None:
    end = go(ask(only))
    assert isinstance(end, Done)
    assert end.value in ("a", 3, ())
    assert end.said == ()


@pytest.mark.parametrize("together", [False, True])
def test_a_question_that_is_always_asked_waits_even_for_its_only_answer(together: bool) -> None:
    only = Choice(id="only", ask=ASK, options=options("a"), to="s1", private=True, always=True)

    def script() -> Script[Any]:
        return (yield from ask_together(only, choice("other", "b"))) if together else (yield from ask(only))

    result = go(script())
    assert isinstance(result, Asking)
    assert result.questions == (only,)
    assert go(script(), *said(only="a")).value == (["a", "b"] if together else "a")


def cards(n: int, **more: Any) -> MultiChoice:
    return MultiChoice(id="only", ask=ASK, options=options("a", "b"), low=n, high=2, was_asked=True, **more)


@pytest.mark.parametrize(
    ("only", "answer"),
    [(Choice(id="only", ask=ASK, options=options("a"), was_asked=True), "a"), (cards(2), ("a", "b"))],
)
def test_what_earlier_versions_have_asked_takes_their_answer_and_is_asked_no_more(
    only: Any, answer: Any
) -> None:
    def script() -> Script[Any]:
        first = yield from ask(only)
        return first, (yield from ask(choice("other", "b", "c")))

    result = go(script())
    assert isinstance(result, Asking)
    assert [one.id for one in result.questions] == ["other"]
    assert go(script(), *said(other="c")).value == (answer, "c")
    old = said(only=answer, other="c")
    again = go(script(), *old)
    assert isinstance(again, Done)
    assert (again.value, again.said) == ((answer, "c"), old)
    before = run(script(), (), Stream("a seed"), as_before=True)
    assert isinstance(before, Asking)
    assert before.questions == (only,)


@pytest.mark.parametrize("as_before", [True, False])
def test_a_script_does_as_earlier_versions_did_where_an_old_log_is_played(as_before: bool) -> None:
    result = run(is_as_before(), (), Stream("a seed"), as_before=as_before)
    assert isinstance(result, Done)
    assert result.value is as_before


def test_an_answer_in_an_old_log_that_was_not_possible_does_not_fit() -> None:
    with pytest.raises(Diverged):
        go(ask(Choice(id="only", ask=ASK, options=options("a"), was_asked=True)), *said(only="b", other="c"))


def test_a_question_that_leaves_a_choice_waits_whether_or_not_it_was_asked_before() -> None:
    assert isinstance(go(ask(cards(1))), Asking)
    assert isinstance(go(ask(cards(2, always=True))), Asking)


@pytest.mark.parametrize("order", [("x", "y", "z"), ("z", "y", "x"), ("y", "z", "x")])
def test_questions_asked_together_are_answered_in_any_order(order: Sequence[str]) -> None:
    script = ask_together(
        *(Choice(id=one, ask=ASK, options=options("1", "2"), to=f"seat {one}") for one in ("x", "y", "z"))
    )
    values = {"x": "1", "y": "2", "z": "1"}
    end = go(script, *(Said(one, values[one]) for one in order))
    assert isinstance(end, Done)
    assert end.value == ["1", "2", "1"]
    assert [one.id for one in end.said] == list(order)


def test_those_not_answered_yet_stay_open() -> None:
    def script() -> Script[Any]:
        return (yield from ask_together(choice("x", "1", "2"), choice("only", "1"), choice("y", "1", "2")))

    result = go(script(), *said(y="2"))
    assert isinstance(result, Asking)
    assert [question.id for question in result.questions] == ["x"]
    assert go(script(), *said(y="2", x="1")).value == ["1", "1", "2"]


def test_an_answer_to_another_question_does_not_fit() -> None:
    with pytest.raises(Diverged) as fault:
        go(two_questions(), *said(other="a"))
    assert (fault.value.expected, fault.value.got) == ("first", "other")


def test_an_answer_left_over_does_not_fit() -> None:
    with pytest.raises(Diverged) as fault:
        go(two_questions(), *said(first="a", second=1, third=1))
    assert (fault.value.expected, fault.value.got) == ("the end", "third")


def test_a_bad_last_answer_is_the_players_mistake_an_earlier_one_is_not() -> None:
    with pytest.raises(BadAnswer) as refusal:
        go(two_questions(), *said(first="c"))
    assert refusal.value.text.id == "bad-option"
    with pytest.raises(Diverged):
        go(two_questions(), *said(first="c", second=1))


def rolls(*, by_table: bool = False) -> Script[Any]:
    one = yield from leave_to(Roll(id="one", ask=ASK, by_table=by_table))
    answer = yield from ask(choice("between", "a", "b"))
    two = yield from leave_to(Roll(id="two", ask=ASK, by_table=by_table))
    return one, answer, two


def test_chance_comes_from_the_stream_also_after_a_question() -> None:
    stream = Stream("castle")
    one, two = 1 + stream.below(6), 1 + stream.below(6)
    asking = go(rolls())
    assert asking.said == (Said("one", one, "chance"),)
    assert asking.position == 1
    end = go(rolls(), *asking.said, *said(between="a"))
    assert end.value == (one, "a", two)
    assert end.position == 2
    assert end.said == (Said("one", one, "chance"), Said("between", "a"), Said("two", two, "chance"))


def test_what_was_said_of_chance_stands_and_the_stream_moves_on_all_the_same() -> None:
    usual = go(rolls(), Said("one", 1 + Stream("castle").below(6), "chance"), *said(between="a"))
    other = go(rolls(), Said("one", 6, "chance"), *said(between="a"))
    assert other.value == (6, *usual.value[1:])
    assert other.position == usual.position


def test_an_outcome_of_other_chance_does_not_fit() -> None:
    with pytest.raises(Diverged):
        go(rolls(), Said("two", 3, "chance"))


def test_only_new_chance_is_settled() -> None:
    settled = []

    def settle(request: Any, _: Stream) -> int:
        settled.append(request.id)
        return 4

    asking = go(rolls(), settle=settle)
    end = go(rolls(), *asking.said, *said(between="b"), settle=settle)
    assert end.value == (4, "b", 4)
    assert settled == ["one", "two"]


def test_a_table_that_rolls_itself_is_asked_and_the_script_gets_the_same_kind_of_number() -> None:
    asking = go(rolls(by_table=True))
    assert [option.id for option in asking.questions[0].options] == ["1", "2", "3", "4", "5", "6"]
    end = go(rolls(by_table=True), *said(one="5", between="a", two="6"))
    assert end.value == (5, "a", 6)
    assert end.position == 0
    assert all(one.by == "people" for one in end.said)
    with pytest.raises(BadAnswer):
        go(rolls(by_table=True), *said(one="7"))


def test_the_bot_draws_the_top_card_and_a_table_says_which_it_drew() -> None:
    def draw(by_table: bool) -> Script[Any]:
        return leave_to(Draw(id="card", ask=ASK, pile=options("c", "a", "b"), by_table=by_table))

    assert go(draw(by_table=False)).value == "c"
    asking = go(draw(by_table=True))
    assert [option.id for option in asking.questions[0].options] == ["a", "b", "c"]
    assert go(draw(by_table=True), *said(card="b")).value == "b"


def test_a_shuffle_is_secret_and_a_table_keeps_its_order_to_itself() -> None:
    items = (3, 1, 2, 5, 4)
    end = go(leave_to(Shuffle(id="deck", items=items)))
    assert end.value == list(Stream("castle").shuffled(items))
    assert end.said == (Said("deck", end.value, "secret"),)
    by_table = go(leave_to(Shuffle(id="deck", items=items, by_table=True)))
    assert by_table.value == [1, 2, 3, 4, 5]
    assert by_table.said == ()


def test_a_pick_is_one_of_the_options() -> None:
    def pick(by_table: bool) -> Script[Any]:
        return leave_to(Pick(id="pick", ask=ASK, options=options("a", "b", "c"), by_table=by_table))

    assert go(pick(by_table=False)).value == "abc"[Stream("castle").below(3)]
    assert go(pick(by_table=True), *said(pick="c")).value == "c"


def handful(n: int, *, by_table: bool = False) -> Script[Any]:
    bag = options("red", "blue", "green")
    return leave_to(Handful(id="bag", ask=ASK, bag=bag, counts=(2, 0, 5), n=n, by_table=by_table))


def test_a_handful_leaves_no_more_in_the_bag_than_there_was() -> None:
    end = go(handful(7))
    assert sorted(end.value) == ["green"] * 5 + ["red"] * 2
    assert end.position == 7
    assert end.said == (Said("bag", end.value, "chance"),)
    assert go(handful(0)).value == []
    with pytest.raises(ValueError, match="no number"):
        go(handful(8))


def test_a_handful_is_drawn_blind_one_after_the_other() -> None:
    left, stream = ["red"] * 2 + ["green"] * 5, Stream("castle")
    drawn = [left.pop(stream.below(len(left))) for _ in range(4)]
    assert go(handful(4)).value == drawn


def test_a_table_that_draws_a_handful_itself_says_what_it_drew() -> None:
    assert go(handful(3, by_table=True), *said(bag=["green", "red", "green"])).value == [
        "red",
        "green",
        "green",
    ]
    with pytest.raises(BadAnswer):
        go(handful(3, by_table=True), *said(bag=["green", "red"]))


def test_a_line_gives_the_script_what_its_parser_reads_and_keeps_what_was_typed() -> None:
    line = Line(id="line", ask=ASK, notation=Notation(lambda typed: tuple(typed.split())))
    end = go(ask(line), *said(line="  a b "))
    assert end.value == ("a", "b")
    assert end.said == said(line="  a b ")


def test_yes_and_no() -> None:
    question = YesNo(id="sure", ask=ASK)
    assert go(ask(question), *said(sure=True)).value is True
    assert go(ask(question), *said(sure=False)).value is False


def test_what_was_said_survives_json() -> None:
    for one in (Said("a", [1, "b"], "secret"), Said("b", None), Said("c", True, "chance")):
        assert Said.from_json(one.to_json()) == one


def test_the_state_shown_last_is_seen_while_the_script_waits() -> None:
    def script() -> Script[Any]:
        yield from show("first")
        yield from ask(choice("one", "a", "b"))
        yield from show("second")
        yield from ask(choice("two", "a", "b"))

    assert go(script()).state == "first"
    assert go(script(), Said("one", "a")).state == "second"
    assert go(two_questions()).state is None


def talk() -> Script[Any]:
    yield from show("before")
    both = (choice("first", "a", "b"), choice("other", "a", "b"))
    got = yield from ask_together(*both, shown=lambda answers: f"{len(answers)} of two")
    yield from tell(Event("heard", {"what": got[0]}))
    last = yield from ask(Number(id="last", ask=ASK, low=1, high=6))
    return (*got, last, (yield from leave_to(Roll(id="die", ask=ASK))))


def test_people_who_answer_at_once_are_asked_as_those_who_answer_one_after_the_other() -> None:
    answers = {"other": "b", "first": "a", "last": 3}
    waits, later = list[Asking](), list[Asking]()

    def answer(asking: Asking) -> Said:
        waits.append(asking)
        asked = asking.questions[-1].id
        return Said(asked, answers[asked])

    at_once = run(talk(), (), Stream("castle"), people=answer)
    assert [len(one.questions) for one in waits] == [2, 1, 1]
    result = go(talk())
    while isinstance(result, Asking):
        later.append(result)
        asked = result.questions[-1].id
        result = go(talk(), *result.said, Said(asked, answers[asked]))
    assert (waits, at_once) == (later, result)


def test_an_answer_at_once_that_does_not_fit_is_the_players_mistake() -> None:
    with pytest.raises(BadAnswer):
        run(talk(), (), Stream("castle"), people=lambda asking: Said(asking.questions[0].id, "c"))
    with pytest.raises(Diverged):
        run(talk(), (), Stream("castle"), people=lambda _: Said("nothing that was asked", "a"))
