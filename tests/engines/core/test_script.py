"""A question that is asked only if its answer matters."""

from collections.abc import Callable
from typing import Any

import pytest

from engines.core.script import Script, only_if_it_matters, tell
from engines.core.script.chance import Stream
from engines.core.script.event import Event
from engines.core.script.requests import Number, Question, YesNo
from engines.core.script.run import Asking, Done, Said, run
from engines.core.text import text

HEIGHT = Number(id="height", ask=text("ask-height"), low=0, high=9)


def script(
    decide: Callable[[Any], Any], possible: Any = (1, 2, 3), question: Question = HEIGHT
) -> Script[tuple[Any, Any]]:
    yield from tell(Event("before"))
    answer = yield from only_if_it_matters(question, possible, decide)
    yield from tell(Event("after"))
    return answer, decide(answer)


def test_it_is_asked_if_the_answers_lead_to_different_results() -> None:
    asking = run(script(lambda n: n > 2), [], Stream("castle"))
    assert isinstance(asking, Asking)
    assert asking.questions == (HEIGHT,)
    done = run(script(lambda n: n > 2), [Said("height", "3")], Stream("castle"))
    assert isinstance(done, Done)
    assert done.value == (3, True)


@pytest.mark.parametrize("possible", [(1, 2, 3), (4,), iter((1, 1))])
def test_else_the_script_goes_on_with_the_first(possible: Any) -> None:
    done = run(script(lambda n: n > 9, possible), [], Stream("castle"))
    assert isinstance(done, Done)
    assert done.value[1] is False
    assert done.value[0] in (1, 4)
    assert done.said == ()


def test_trying_tells_nothing_and_leaves_the_stream_where_it_stands() -> None:
    tried: list[int] = []

    def decide(n: int) -> bool:
        tried.append(n)
        return n < 9

    done = run(script(decide), [], Stream("castle"))
    assert isinstance(done, Done)
    assert tried[:3] == [1, 2, 3]
    assert ([event.id for event in done.events], done.position) == (["before", "after"], 0)


def test_answers_are_tried_as_the_question_reads_them() -> None:
    done = run(script(lambda n: n + 1, ["2", 2]), [], Stream("castle"))
    assert isinstance(done, Done)
    assert done.value == (2, 3)


def test_a_question_that_is_always_asked_is_asked_here_too() -> None:
    secret = YesNo(id="secret", ask=text("ask-secret"), to="p1", private=True, always=True)
    asking = run(script(lambda _: 0, (False, True), secret), [], Stream("castle"))
    assert isinstance(asking, Asking)


def test_a_script_decides_nothing() -> None:
    def decide(n: int) -> Script[int]:
        yield from tell(Event("tried"))
        return n

    with pytest.raises(TypeError, match="height: what decides is a script"):
        run(script(decide), [], Stream("castle"))


def test_without_a_possible_answer_there_is_nothing_to_go_on_with() -> None:
    with pytest.raises(ValueError, match="height: no answer is possible"):
        run(script(lambda n: n, ()), [], Stream("castle"))
